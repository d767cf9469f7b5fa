"""HTTP: routes, problems, headers. Decides nothing about rules, pictures or storage."""

from api.blueprint import Blueprint
from api.health import blueprint as operations
from api.library import blueprint as library
from api.photos import blueprint as photos
from api.questions import blueprint as questions

BLUEPRINTS: tuple[Blueprint, ...] = (questions, library, photos, operations)
"""Every blueprint of /api/v1, in the order in which the docs list them."""
