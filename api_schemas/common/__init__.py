"""What all schemas share."""
