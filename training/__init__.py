"""Train the nets of the recogniser from scans of tiles. Never imported by the running program."""
