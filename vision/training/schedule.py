"""How long a training runs, how fast it learns meanwhile, and one step of it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn

# Half-sized numbers where the processor knows them: elsewhere they are eight times as slow as whole ones.
HALF = torch.backends.cpu.get_cpu_capability() == "AVX512"


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


class Learner:
    """A net and what makes it learn as planned. `also`: parameters beside the net's own."""

    def __init__(self, net: nn.Module, plan: Plan, decay: float, also: Iterable[nn.Parameter] = ()) -> None:
        self.net, self.plan, self.steps = net, plan, 0
        self._optimiser = torch.optim.AdamW([*net.parameters(), *also], lr=plan.rate, weight_decay=decay)

    @property
    def over(self) -> bool:
        """Whether all planned steps are done."""
        return self.plan.over(self.steps)

    def learn(self, pictures: np.ndarray, loss_of: Callable[[Tensor], Tensor]) -> tuple[Tensor, float]:
        """One step on N x H x W x 3 pictures: what the net made of them before it, and the loss of that."""
        for group in self._optimiser.param_groups:
            group["lr"] = self.plan.rate_at(self.steps)
        with torch.autocast("cpu", torch.bfloat16, enabled=HALF):
            result = self.net(torch.from_numpy(pictures).permute(0, 3, 1, 2).float())
        loss = loss_of(result)
        self._optimiser.zero_grad()
        loss.backward()
        self._optimiser.step()
        self.steps += 1
        return result.detach(), float(loss.detach())
