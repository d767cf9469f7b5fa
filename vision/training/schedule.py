"""How long a training runs and how fast it learns meanwhile."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field


@dataclass
class Plan:
    """Ends after `steps` (the same on every machine) or, if None, after `minutes` of processor time."""

    minutes: float
    steps: int | None = None
    rate: float = 3e-3
    began: float = field(default_factory=time.process_time)

    def progress(self, step: int) -> float:
        return step / self.steps if self.steps else (time.process_time() - self.began) / (60 * self.minutes)

    def over(self, step: int) -> bool:
        return self.progress(step) >= 1

    def rate_at(self, step: int) -> float:
        """Warms up over 60 steps, then falls along a cosine to nearly nothing."""
        return (
            self.rate
            * min(1.0, (step + 1) / 60)
            * (0.5 + 0.5 * math.cos(math.pi * min(1.0, self.progress(step))))
            + 1e-6
        )
