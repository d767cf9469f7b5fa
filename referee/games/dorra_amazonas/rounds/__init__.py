"""The course of a round: cards, order, income, tents."""
