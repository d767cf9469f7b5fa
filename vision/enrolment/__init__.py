"""Own tile sets: cards found in photos, proposals for them, prototypes learnt from them."""
