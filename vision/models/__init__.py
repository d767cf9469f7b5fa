"""The learnt parts of the recogniser: ONNX files, galleries, and how they are run."""

import os

# Official builds of onnxruntime send usage events to Microsoft and store an id of the machine in the home
# folder. They read this variable when they are imported, so it is set before `sessions` imports them.
os.putenv("ORT_DISABLE_TELEMETRY", "1")
