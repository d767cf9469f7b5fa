"""Changes of matches as they are made: event streams, and notifications between servers."""
