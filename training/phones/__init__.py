"""The labelled photos as other families' phones would take and send them."""
