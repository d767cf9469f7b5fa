"""Makes clients with three generators; each has to compile, play a match, ask for a ruling and read a photo.

Needs the network (PyPI, npm) and, for openapi-generator, Java: therefore a script, whose last result is
clients.json.

    python -m tests.soak.clients
"""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
import sys
import tempfile
import threading
import venv
from pathlib import Path
from typing import Any

from werkzeug.serving import make_server

from app import create_app
from tests.api.border import API
from tests.api.examples import settings
from tests.api.photo_house import picture
from tests.js.support.api_types import digest, schemas

HERE = Path(__file__).parent
RESULT = HERE / "clients.json"
SCHEMAS = "sha256 of the schemas, as in web/types/api.d.ts"
TYPESCRIPT = "openapi-typescript@7.13.0"
PYTHON = (
    *("openapi-python-client==0.29.1", "openapi-generator-cli==7.26.0"),
    *("mypy", "pydantic", "types-python-dateutil"),
)
TSC = ("npx", "-y", "-p", "typescript@5", "tsc", "--strict", "--target", "es2022", "--module", "esnext",
       "--moduleResolution", "bundler", "--lib", "es2022,dom")  # fmt: skip


def run(*command: str, folder: Path) -> str:
    """The output of a command. Raises RuntimeError if it fails."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
    return done.stdout


def linted(command: str, *more: str, folder: Path) -> str:
    """The last line that a linter of the document prints."""
    return run("npx", "-y", command, "lint", "openapi.json", *more, folder=folder).strip().splitlines()[-1]


def main() -> dict[str, Any]:
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        app = create_app(settings(str(folder / "data")))
        server = make_server("127.0.0.1", 0, app, threaded=True)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        origin = f"http://127.0.0.1:{server.server_port}"
        document = app.test_client().get(f"{API}/openapi.json").get_data()
        (folder / "openapi.json").write_bytes(document)
        found[SCHEMAS] = digest(schemas(json.loads(document)))
        (folder / "package.json").write_text('{"type": "module"}')
        (folder / "spectral.yaml").write_text('extends: ["spectral:oas"]')
        (folder / "photo.png").write_bytes(picture())

        run(
            "npx",
            "-y",
            "@redocly/cli@2.77.0",
            "lint",
            "openapi.json",
            "--extends",
            "recommended",
            folder=folder,
        )
        found["redocly recommended"] = "no errors"
        spectral = ("-r", "spectral.yaml", "--fail-severity", "warn")
        found["spectral:oas"] = linted("@stoplight/spectral-cli@6.16.3", *spectral, folder=folder)

        venv.create(folder / "venv", with_pip=True)
        python = str(folder / "venv/bin/python")
        run(python, "-m", "pip", "install", "-q", *PYTHON, folder=folder)
        generate = ("generate", "--path", "openapi.json", "--output-path", "client", "--meta", "none")
        run(str(folder / "venv/bin/openapi-python-client"), *generate, folder=folder)
        shutil.copy(HERE / "match_client.py", folder)
        run(python, "-m", "mypy", "--strict", "client", "match_client.py", folder=folder)
        played = run(python, "match_client.py", origin, "photo.png", folder=folder)
        found["openapi-python-client, mypy --strict"] = json.loads(played)

        run("npx", "-y", TYPESCRIPT, "openapi.json", "-o", "api.d.ts", folder=folder)
        shutil.copy(HERE / "match_client.ts", folder)
        run(*TSC, "match_client.ts", folder=folder)
        sent = base64.b64encode(picture()).decode()
        played = run("node", "match_client.js", origin, sent, folder=folder)
        found["openapi-typescript, tsc --strict"] = json.loads(played)

        generate = (str(folder / "venv/bin/openapi-generator-cli"), "generate", "-i", "openapi.json")
        ending = "--additional-properties=importFileExtension=.js"  # as node resolves modules
        run(*generate, "-g", "typescript-fetch", "-o", "ts", ending, folder=folder)
        shutil.copy(HERE / "generator_client.ts", folder)
        run(*TSC, "generator_client.ts", folder=folder)
        played = run("node", "generator_client.js", origin, sent, folder=folder)
        found["openapi-generator typescript-fetch, tsc --strict"] = json.loads(played)
        name = ("--package-name", "referee_client")
        run(*generate, "-g", "python", "-o", "py", *name, folder=folder)
        run(python, "-m", "pip", "install", "-q", "-r", "py/requirements.txt", folder=folder)
        shutil.copy(HERE / "generator_client.py", folder / "py")
        own = ("mypy", "--strict", "--follow-imports", "silent", "py/generator_client.py")  # see docs/api.md
        run(python, "-m", *own, folder=folder)
        played = run(python, "py/generator_client.py", origin, "photo.png", folder=folder)
        found["openapi-generator python, mypy --strict of the caller"] = json.loads(played)
        server.shutdown()
        app.extensions["services"].stop()
    return found


if __name__ == "__main__":
    result = main()
    RESULT.write_text(json.dumps(result, indent=1) + "\n", "utf-8")
    json.dump(result, sys.stdout, indent=1)
