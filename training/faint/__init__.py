"""Training of the net that finds figures of grey paint and of natural wood."""
