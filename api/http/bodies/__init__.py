"""Bodies of requests, read strictly: JSON and forms."""
