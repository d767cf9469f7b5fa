"""Health checks and retention, across all services."""
