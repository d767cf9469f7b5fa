"""Name the one tile that a picture shows, held up to the camera or lying on the table."""
