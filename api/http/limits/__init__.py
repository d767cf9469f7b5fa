"""Rate limits: their counters, and requests that are refused by their heads."""
