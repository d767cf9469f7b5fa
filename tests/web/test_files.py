"""Static files of the page: their caching, and that nothing comes from elsewhere."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from flask.testing import FlaskClient

import web
from app import create_app
from referee.messages import languages
from settings import Settings
from tests import messages
from web import imports

FILES = sorted(web.PUBLIC)
START = "js/screens/start/start.js"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    folder = tmp_path_factory.mktemp("files")
    return create_app(Settings(data_dir=str(folder), ratelimit_enabled=False)).test_client()


def test_the_page_is_requested_again_its_files_are_kept(client: FlaskClient) -> None:
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
        if name.startswith(
            "vendor/"
        ):  # with addresses in comments; the policy of the page lets it fetch none
            continue
        text = web.FILES[name].decode()
        found = set(re.findall(r"https?://[^\s\"'<>)]+", text)) - {"http://www.w3.org/2000/svg"}
        assert found == set(), name


def test_every_word_that_the_scripts_ask_for_is_there() -> None:
    folder = Path(web.__file__).parent
    words = messages.of("en", "page.ftl")
    used = set()
    for path in folder.glob("js/**/*.js"):
        used |= set(re.findall(r"""\bt\(\s*"([^"$]+)\"""", path.read_text(encoding="utf-8")))
    assert len(used) > 80
    missing = {key for key in used if messages.message_id(key) not in words}
    assert missing == set()


def test_the_folders_and_modules_that_the_scripts_name_are_there() -> None:
    """As seen from the module: one that moves must still find its texts and styles."""
    named = re.compile(r"""(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*"(\.[^"]+)\"""")
    found = [
        (path.name, target, (path.parent / target).exists())
        for path in (Path(web.__file__).parent / "js").rglob("*.js")
        for target in named.findall(path.read_text(encoding="utf-8"))
    ]
    assert {"../../css/", "./tile.js"} <= {target for _, target, _ in found}
    served = {("i18n.js", "../../i18n/")}  # from locales
    assert {(name, target) for name, target, there in found if not there} == served


def test_the_first_load_is_small(client: FlaskClient) -> None:
    """The document's files, the start screen and the texts of the longest language, as transferred.

    `benchmarks/page.py` has the browser's measurements.
    """
    packed = {"Accept-Encoding": "gzip"}
    page = client.get("/")
    later = {f"/web/{web.VERSION}/{name}" for name in imports.closure(web.FILES, (START,))}
    paths = {"/", *re.findall(r'(?:src|href)="(/web/[^"]+)"', page.text), *later}
    assert len(paths) > 12
    texts = {f"/web/{web.VERSION}/i18n/{language}.ftl" for language in languages()}
    answers = {path: client.get(path, headers=packed) for path in paths | texts}
    assert {answer.headers["Content-Encoding"] for answer in answers.values()} == {"gzip"}
    sizes = {path: len(answer.data) for path, answer in answers.items()}
    assert sum(sizes[path] for path in paths) + max(sizes[path] for path in texts) < 72_000


def test_packing_round_trips(client: FlaskClient) -> None:
    path = f"/web/{web.VERSION}/js/main.js"
    plain, packed = client.get(path), client.get(path, headers={"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in plain.headers
    assert gzip.decompress(packed.data) == plain.data
    refused = client.get(path, headers={"Accept-Encoding": "gzip;q=0, identity"})
    assert refused.data == plain.data
    assert plain.headers["Vary"] == packed.headers["Vary"] == "Accept-Encoding"


def test_the_modules_of_the_first_load_are_named_and_no_others(client: FlaskClient) -> None:
    named = set(re.findall(r'rel="modulepreload" href="/web/[^/]+/([^"]+)"', client.get("/").text))
    assert {"js/main.js", "js/lib/i18n.js", "js/address.js"} <= named
    assert not {name for name in named if name.startswith(("js/screens", "js/board", "js/games", "js/match"))}


def test_lazy_modules_are_listed_with_their_imports() -> None:
    files = {
        "js/main.js": b'import "./always.js"; const load = () => import("./one/one.js"); preload("one/one");',
        "js/always.js": b"",
        "js/one/one.js": b'import "../always.js";\nimport "./both.js";',
        "js/one/both.js": b"",
        "js/two.js": b'const A = ["three", () => import("./three.js")];\nimport("./two.js"); // unnamed',
        "js/three.js": b'import "./one/both.js";\n/** @type {import("./two.js").Two} */',
    }
    assert imports.grouped(files) == "one/one three\na one/one\nab one/both\nb three"


def test_every_screen_has_a_module_to_preload() -> None:
    kind = re.compile(r'^  "?([\w/-]+)"?: (?:\{|")', re.MULTILINE)
    table = web.FILES["js/screen-modules.js"].decode()
    assert set(kind.findall(table)) == set(kind.findall(web.FILES["js/main.js"].decode()))
    own = web.FILES["js/game-screens/index.js"].decode()
    begins = [*re.findall(r'^  \S+: "(.+)",$', table, re.MULTILINE), *re.findall(r'begins: "(.+)"', own)]
    assert {f"js/{name}.js" for name in begins} <= set(imports.on_demand(web.FILES))


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('import { a } from "./b.js";', ["./b.js"]),
        ('import {\n  a,\n  b as c,\n} from "../d.js";\nimport * as e from "./f.js";', ["../d.js", "./f.js"]),
        ('import "./effect.js";\nexport * from "./all.js";', ["./effect.js", "./all.js"]),
        ("import{a}from'./b.js';", ["./b.js"]),
        ('export const late = () => import("./late.js");', []),
        ('export const a = 1; // moved\n// not from "./b.js"', []),
        ('export default function f() {\n  g(from, "./b.js");\n}', []),
    ],
)
def test_imports_are_found_however_they_are_written(source: str, found: list[str]) -> None:
    assert imports.IMPORT.findall(source) == found


def test_the_service_worker_names_every_file_of_this_version(client: FlaskClient) -> None:
    answer = client.get("/sw.js")
    assert answer.mimetype == "text/javascript"
    assert answer.headers["Cache-Control"] == "no-cache"
    assert f'"{web.VERSION}"' in answer.text
    assert set(re.findall(r'FILES = "([^"]+)"', answer.text)[0].split(" ")) == web.PUBLIC
    assert client.get("/sw.js", headers={"If-None-Match": answer.headers["ETag"]}).status_code == 304


def test_the_page_can_be_put_on_the_home_screen(client: FlaskClient) -> None:
    answer = client.get(f"/web/{web.VERSION}/page.webmanifest")
    assert answer.mimetype == "application/manifest+json"
    assert client.get(f"/web/{web.VERSION}/{answer.json['icons'][0]['src']}").status_code == 200
