"""The network architectures in training. Exported to ONNX they run without torch (see
vision/models/sessions.py)."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional as F

EMBEDDING = 128
EXTRA = 2  # logits in addition to the embedding: no tile here, pennant seen


def conv(a: int, b: int, size: int = 3, stride: int = 1, dilation: int = 1, groups: int = 1) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(a, b, size, stride, dilation * (size // 2), dilation, groups, bias=False),
        nn.BatchNorm2d(b),
        nn.ReLU(inplace=True),
    )


class Residual(nn.Module):
    def __init__(self, width: int, dilation: int = 1) -> None:
        super().__init__()
        self.first = conv(width, width, dilation=dilation)
        self.second = nn.Sequential(
            nn.Conv2d(width, width, 3, 1, dilation, dilation, bias=False), nn.BatchNorm2d(width)
        )

    def forward(self, x: Tensor) -> Tensor:
        return F.relu(x + self.second(self.first(x)))


class TileNet(nn.Module):
    """Map crops N x 3 x 64 x 64 (0 to 255, BGR) to N x (128 embedding, unit length; 2 logits)."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            *self.start(),  # 32
            conv(32, 64, 3, 2),
            Residual(64),  # 16
            conv(64, 112, 3, 2),
            Residual(112),  # 8
            conv(112, 48, 1),
            nn.Conv2d(48, 48, 3, 2, 1, bias=False),
            nn.BatchNorm2d(48),
            nn.ReLU(inplace=True),
        )
        self.head = nn.Linear(48 * 16, EMBEDDING)
        self.extra = nn.Linear(48 * 16, EXTRA)

    def forward(self, x: Tensor) -> Tensor:
        x = self.body(x / 128.0 - 1.0).flatten(1)
        vector = self.head(x)
        vector = vector / torch.sqrt((vector * vector).sum(1, keepdim=True) + 1e-8)
        return torch.cat([vector, self.extra(x)], 1)

    def start(self) -> list[nn.Module]:
        """Return the layers that lead to 32 channels of 32 x 32."""
        return [conv(3, 24, 5, 2), conv(24, 32)]


class FineNet(TileNet):
    """The same network for crops of 128 x 128 pixels."""

    def start(self) -> list[nn.Module]:
        return [conv(3, 24, 5, 2), conv(24, 32, 3, 2), Residual(32)]


TILE_NETS = {"tile": TileNet, "fine": FineNet}


class DenseNet(nn.Module):
    """Map pictures N x 3 x H x W (0 to 255, BGR; sides multiples of 32) to N x `out` x H/4 x W/4 logits."""

    def __init__(self, out: int, width: int = 16) -> None:
        super().__init__()
        w = width
        self.start = conv(3, w, 3, 2)
        self.quarter = nn.Sequential(conv(w, 2 * w, 3, 2), Residual(2 * w))
        self.eighth = nn.Sequential(conv(2 * w, 4 * w, 3, 2), Residual(4 * w))
        self.deep = nn.Sequential(
            conv(4 * w, 6 * w, 3, 2), Residual(6 * w, 1), Residual(6 * w, 2), Residual(6 * w, 4)
        )
        self.up = conv(6 * w, 4 * w, 1)
        self.merge = conv(4 * w, 2 * w, 3)
        self.last = conv(2 * w, 2 * w, 3)
        self.out = nn.Conv2d(2 * w, out, 1)
        nn.init.constant_(self.out.bias, -2.0)  # most pixels are background

    def forward(self, x: Tensor) -> Tensor:
        fine = self.quarter(self.start(x / 128.0 - 1.0))
        middle = self.eighth(fine)
        deep = F.interpolate(self.up(self.deep(middle)), scale_factor=2.0, mode="nearest")
        up = F.interpolate(self.merge(deep + middle), scale_factor=2.0, mode="nearest")
        return self.out(self.last(up + fine))
