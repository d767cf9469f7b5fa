"""Services: the glue between rules, recogniser and store. Independent of HTTP."""
