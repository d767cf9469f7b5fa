"""How long a training runs and how fast it learns meanwhile."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Plan:
    """A fixed number of steps, so that the same seed gives the same weights on a fast and a slow machine."""

    steps: int
    rate: float = 2e-3

    def over(self, step: int) -> bool:
        return step >= self.steps

    def rate_at(self, step: int) -> float:
        """Warms up over 60 steps, then falls along a cosine to nearly nothing."""
        fallen = 0.5 + 0.5 * math.cos(math.pi * min(1.0, step / self.steps))
        return self.rate * min(1.0, (step + 1) / 60) * fallen + 1e-6
