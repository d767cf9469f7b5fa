"""The one tile in a picture, held up to the camera, named at once."""
