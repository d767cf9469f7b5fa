"""Photos: uploaded, read in the background, corrected, shown, deleted."""
