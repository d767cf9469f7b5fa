"""One consistent board from the candidates of all cells, and the questions that remain."""
