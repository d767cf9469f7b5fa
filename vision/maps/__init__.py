"""Printed maps and boards of villages, compared with a photo of the empty one."""
