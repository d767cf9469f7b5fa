"""Uploaded pictures: opened in a worker process, stored upright and without metadata."""
