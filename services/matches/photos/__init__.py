"""Photos of a match in progress: the moves that lead to what they show."""
