"""The jobs of the house, in words: glue between rules, recogniser and store. Knows no HTTP."""
