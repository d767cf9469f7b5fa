"""What the nets learn from: scans, labelled photos, rendered photos kept on disk."""
