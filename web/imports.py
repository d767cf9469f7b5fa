"""Find what the page's modules import, so that browsers can request it at once instead of level by level."""

from __future__ import annotations

import posixpath
import re
import string
from collections import defaultdict
from collections.abc import Iterable, Mapping

IMPORT = re.compile(  # of names (on one line or several), of everything, or only for its effect
    r"""^(?:import|export)\b(?:[\w$*{},\s]*?\bfrom)?\s*["'](\.[^"']+)["']""", re.MULTILINE
)
ON_DEMAND = re.compile(r"""\bimport\(\s*["'](\.[^"']+)["']\s*\)""")
NAME = re.compile(r'"([\w/-]+)"')
FIRST = ("js/main.js",)  # what the document names; its imports follow
LETTERS = string.ascii_letters  # as in js/lib/preload.js

Files = Mapping[str, bytes]


def closure(files: Files, first: Iterable[str] = FIRST) -> list[str]:
    """`first` and all their direct and indirect imports."""
    wanted, found = list(first), dict[str, None]()
    while wanted:
        name = wanted.pop(0)
        if name not in found:
            found[name] = None
            wanted += _targets(IMPORT, name, files)
    return list(found)


def on_demand(files: Files) -> list[str]:
    """The modules that scripts import only when they are needed, and of which they name the preload."""
    scripts = [name for name in files if name.startswith("js/")]
    named = {name for script in scripts for name in NAME.findall(files[script].decode())}
    targets = {target for name in scripts for target in _targets(ON_DEMAND, name, files)}
    return sorted(target for target in targets if _short(target) in named)


def grouped(files: Files) -> str:
    """What `js/lib/preload.js` knows: the modules on demand, then their imports.

    Modules that the same of them need form one line, after the letters of these: smaller than lists for each.
    """
    entries, first = on_demand(files), set(closure(files))
    needed = defaultdict[str, str](str)
    for letter, entry in zip(LETTERS[: len(entries)], entries, strict=True):
        for name in closure(files, (entry,)):
            needed[name] += letter
    groups = defaultdict[str, list[str]](list)
    for name in sorted(needed.keys() - first):
        groups[needed[name]].append(_short(name))
    lines = [[_short(name) for name in entries], *([letters, *groups[letters]] for letters in sorted(groups))]
    return "\n".join(" ".join(line) for line in lines)


def _targets(pattern: re.Pattern[str], name: str, files: Files) -> list[str]:
    folder = posixpath.dirname(name)
    found = pattern.findall(files[name].decode())
    return [posixpath.normpath(posixpath.join(folder, target)) for target in found]


def _short(name: str) -> str:
    return name.removeprefix("js/").removesuffix(".js")
