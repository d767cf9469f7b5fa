"""What lies on the table: tiles and their ports, boards, regions, positions."""
