"""One module for each net that is trained."""
