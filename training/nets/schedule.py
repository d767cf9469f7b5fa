"""Schedule of a training: its duration, its learning rate over time, and a single step."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

# Half precision where the processor supports it: elsewhere it is eight times as slow as single precision.
HALF = torch.backends.cpu.get_cpu_capability() == "AVX512"


@dataclass(frozen=True)
class Plan:
    """A fixed number of steps, so that the same seed gives the same weights on a fast and a slow machine."""

    steps: int
    rate: float = 2e-3

    def over(self, step: int) -> bool:
        return step >= self.steps

    def rate_at(self, step: int) -> float:
        """Return the learning rate: a warm-up over 60 steps, then a cosine decay to nearly nothing."""
        fallen = 0.5 + 0.5 * math.cos(math.pi * min(1.0, step / self.steps))
        return self.rate * min(1.0, (step + 1) / 60) * fallen + 1e-6


class Learner:
    """A net with its optimiser and plan; its weights are saved to `out`. `also`: parameters in addition to
    the net's."""

    def __init__(
        self, net: nn.Module, plan: Plan, decay: float, out: Path, also: Iterable[nn.Parameter] = ()
    ) -> None:
        self.net, self.plan, self.out = net, plan, out
        self.steps, self.losses = 0, list[float]()
        self._began = time.time()
        self._optimiser = torch.optim.AdamW([*net.parameters(), *also], lr=plan.rate, weight_decay=decay)

    @property
    def over(self) -> bool:
        """Whether all planned steps are done."""
        return self.plan.over(self.steps)

    def learn(self, pictures: np.ndarray, loss_of: Callable[[Tensor], Tensor]) -> Tensor:
        """Do one step on N x H x W x 3 pictures; return the net's output before it."""
        for group in self._optimiser.param_groups:
            group["lr"] = self.plan.rate_at(self.steps)
        with torch.autocast("cpu", torch.bfloat16, enabled=HALF):
            result = self.net(torch.from_numpy(pictures).permute(0, 3, 1, 2).float())
        loss = loss_of(result)
        self._optimiser.zero_grad()
        loss.backward()
        self._optimiser.step()
        self.steps += 1
        self.losses.append(float(loss.detach()))
        return result.detach()

    def report(self, last: int, more: str = "") -> None:
        """Print the progress with the mean loss of the last steps."""
        loss = np.mean(self.losses[-last:])
        print(f"{time.time() - self._began:6.0f} s  step {self.steps}  loss {loss:.4f}{more}", flush=True)

    def save(self, **more: object) -> None:
        """Save the current weights, and what belongs to them."""
        torch.save({"net": self.net.state_dict(), "steps": self.steps, **more}, self.out)
