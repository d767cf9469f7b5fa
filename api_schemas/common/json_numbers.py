"""Numbers in JSON from outside. One without a fraction is a whole number, as in JSON Schema: 1.0 is 1."""


def number(text: str) -> int | float:
    """The value of a number with a point or an exponent; `parse_float` of a JSON decoder."""
    value = float(text)
    return int(value) if value.is_integer() else value
