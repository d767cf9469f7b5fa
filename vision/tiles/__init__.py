"""Which tile lies in each cell: candidates, a closer look at some of them."""
