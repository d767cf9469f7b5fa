"""gunicorn's threaded worker, with threads that never wait for a client.

One event loop reads each request completely (head and body; larger bodies into an unnamed file) before a
thread is used, and sends the part of an answer that the client does not accept at once. The head of a
request whose body is large or slow is passed to the application alone, which may refuse the body. So slow
clients cost a file descriptor but no thread, and each is limited in time: see `phases.HEAD_SECONDS`,
`timeouts.LEAST_BYTES_PER_SECOND` and `worker.SPOOLED_MOST_BYTES`.

This is custom code because none of gunicorn's worker classes limits how long a client may send: see
docs/operations.md.
"""
