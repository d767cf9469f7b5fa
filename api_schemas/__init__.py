"""marshmallow schemas of all requests and answers of the API."""
