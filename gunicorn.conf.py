"""gunicorn -c gunicorn.conf.py 'app:create_app()'. One worker by default: rate limits and the pool that reads
photos are counted per worker; its threads share them."""

from settings import Settings

_settings = Settings.from_environment()

bind = f"{_settings.bind_address}:{_settings.port}"
workers = _settings.web_workers
worker_class = "gthread"
threads = _settings.web_threads
timeout = 60  # of the worker's heartbeat; a slow request does not stop it
graceful_timeout = 20
keepalive = 5
limit_request_line = 8190
limit_request_fields = 60
limit_request_field_size = 8190
control_socket_disable = True  # its default place is in the home folder, which a container may not write
accesslog = "-"
access_log_format = "%(t)s %(m)s %(U)s %(s)s %(B)s bytes %(D)s us"  # no address, no query, no agent
