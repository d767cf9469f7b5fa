# Stage 1: the locked environment. Stage 2: the environment and the project, run by an unprivileged user.
# To pin the base image:  docker build --build-arg PYTHON=python@sha256:...  with the output of
# docker buildx imagetools inspect python:3.11-slim --format '{{.Manifest.Digest}}'
ARG PYTHON=python:3.11-slim
FROM ${PYTHON} AS environment
WORKDIR /srv/referee
COPY requirements.lock ./
RUN python -m venv /srv/venv \
 && /srv/venv/bin/pip install --no-cache-dir --require-hashes -r requirements.lock

FROM ${PYTHON}
RUN useradd --system --uid 10001 --home-dir /srv/referee referee \
 && install -d -o referee -g referee /srv/referee /srv/data
WORKDIR /srv/referee
COPY --from=environment /srv/venv /srv/venv
COPY app.py settings.py worker.py manage.py gunicorn.conf.py ./
COPY server ./server
COPY tile_referee ./tile_referee
COPY referee ./referee
COPY formats ./formats
COPY locales ./locales
COPY vision ./vision
COPY catalog ./catalog
COPY api_schemas ./api_schemas
COPY api ./api
COPY services ./services
COPY store ./store
COPY web ./web
ENV PATH=/srv/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 DATA_DIR=/srv/data PORT=8000
USER referee
VOLUME /srv/data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen(f'http://127.0.0.1:{os.environ[\"PORT\"]}/api/v1/health', timeout=4)"]
CMD ["gunicorn", "-c", "gunicorn.conf.py", "app:create_app()"]
