"""One module for each subject; handlers of a few lines."""
