"""Tables rendered in three dimensions: boards, figures, clutter, light, camera."""
