"""The learnt parts of the recogniser: ONNX files, galleries, and how they are run."""
