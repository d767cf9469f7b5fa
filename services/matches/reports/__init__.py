"""A match in numbers, words and pictures, and as a file."""
