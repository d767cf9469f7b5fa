"""Boxes whose pictures neither nets nor galleries have seen: measuring and fitting on tables of them."""
