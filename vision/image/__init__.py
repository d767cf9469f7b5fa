"""Images: opened, checked, toned, flattened, drawn over."""
