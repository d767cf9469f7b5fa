"""The command line: score a photo, print a board, show the address."""
