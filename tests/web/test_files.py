"""How the page is served: its files, how long they are kept, and that nothing comes from elsewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from flask.testing import FlaskClient

import web
from app import create_app
from settings import Settings

FILES = sorted(web.PUBLIC)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    folder = tmp_path_factory.mktemp("files")
    return create_app(Settings(data_dir=str(folder), ratelimit_enabled=False)).test_client()


def test_the_page_is_asked_anew_its_files_are_kept(client: FlaskClient) -> None:
    page = client.get("/")
    assert page.mimetype == "text/html"
    assert page.headers["Cache-Control"] == "no-cache"
    assert client.get("/", headers={"If-None-Match": page.headers["ETag"]}).status_code == 304
    files = re.findall(r'(?:src|href)="(/web/[^"]+)"', page.text)
    assert len(files) >= 4
    for file in files:
        answer = client.get(file)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["Cache-Control"]
        answer.close()


def test_a_file_under_an_old_version_is_not_kept(client: FlaskClient) -> None:
    answer = client.get("/web/old/js/main.js")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.mimetype == "text/javascript"
    answer.close()


@pytest.mark.parametrize("name", ["__init__.py", "index.html", "../app.py", "js/none.js", "js"])
def test_only_the_files_of_the_page_are_served(client: FlaskClient, name: str) -> None:
    assert client.get(f"/web/{web.VERSION}/{name}").status_code == 404


def test_the_policy_allows_nothing_inline_and_nobody_else(client: FlaskClient) -> None:
    page = client.get("/")
    policy = page.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert not re.search(r"https?:", policy)
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", page.text)


def test_no_file_names_another_address() -> None:
    assert len(FILES) > 15
    for name in FILES:
        text = (Path(web.__file__).parent / name).read_text(encoding="utf-8")
        found = set(re.findall(r"https?://[^\s\"'<>)]+", text)) - {"http://www.w3.org/2000/svg"}
        assert found == set(), name


def test_every_word_that_the_scripts_ask_for_is_there() -> None:
    folder = Path(web.__file__).parent
    words = json.loads((folder / "i18n/en.json").read_text(encoding="utf-8"))
    asked = set()
    for path in folder.glob("js/**/*.js"):
        asked |= set(re.findall(r"""\bt\(\s*"([^"$]+)\"""", path.read_text(encoding="utf-8")))
    assert len(asked) > 80
    missing = {key for key in asked if key not in words and f"{key}.other" not in words}
    assert missing == set()
