"""Train the nets of the recogniser from scans of tiles. Never imported by the running program."""

import vision.models  # noqa: F401   # before onnxruntime: turns its telemetry off
