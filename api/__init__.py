"""HTTP: routes, problems, headers. Decides nothing about rules, pictures or storage."""

from api.blueprint import Blueprint

BLUEPRINTS: tuple[Blueprint, ...] = ()
"""Every blueprint of /api/v1, in the order in which the docs list them."""
