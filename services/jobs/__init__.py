"""Background work: the queue, worker processes with limits, Celery."""
