"""Measures the recogniser on labelled and rendered photos. The service never imports it."""
