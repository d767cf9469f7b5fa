"""What the end of the game pays: from the table, or from what players enter on the score pad."""
