"""Photos of tables and of single tiles."""
