"""What they sent, and what we answer: the border's shapes as marshmallow schemas."""
