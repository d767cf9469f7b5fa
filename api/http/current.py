"""The services of the current application."""

from flask import current_app

from services.container import Services


def services() -> Services:
    """The services that the application was created with."""
    found: Services = current_app.extensions["services"]
    return found
