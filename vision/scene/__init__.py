"""What else lies on the table: other boards, other planes; two readings of one table."""
