"""The page in a real browser, over a live server and a picture of a table that is drawn here."""
