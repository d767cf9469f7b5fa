"""What is legal, what it scores and why, and what is wrong with a table."""
