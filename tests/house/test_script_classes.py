"""Classes of the page's scripts stay small, too: few public members, with those they inherit, and few bases.

The scripts are formatted by prettier: a class begins and ends at the start of a line, and its members are
indented by two spaces. So expressions that look at whole lines find them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from tests.house.test_classes import MOST_BASES, MOST_MEMBERS
from tests.house.test_sizes import scripts

CLASS = re.compile(
    r"^(?:export )?(?:default )?class (\w+)(?: extends (\w+))? \{(?:\}|\n(.*?)^\})", re.M | re.S
)
MEMBER = re.compile(r"^  (?:static |async |get |set |\*)*([A-Za-z]\w*)(?=[(;]| =)", re.M)
ASSIGNED = re.compile(r"\bthis\.([A-Za-z]\w*) (?:[-+*/]|\?\?|\|\||&&)?=(?!=)")
ROW_ASSIGNED = re.compile(r"^ *\[(this\.[^\]=]*)\] = ", re.M)
ALL_ASSIGNED = re.compile(r"Object\.assign\(this, \{([^}]*)\}")
LIBRARY = {"Error"}


@dataclass(frozen=True)
class ScriptClass:
    """What a class declares: methods, accessors and fields; also those that it assigns to `this`."""

    base: str
    members: frozenset[str]


def definitions(source: str) -> dict[str, ScriptClass]:
    return {name: ScriptClass(base or "", _members(body)) for name, base, body in CLASS.findall(source)}


def _members(body: str) -> frozenset[str]:
    found = {*MEMBER.findall(body), *ASSIGNED.findall(body)}
    for row in ROW_ASSIGNED.findall(body):
        found.update(re.findall(r"this\.([A-Za-z]\w*)", row))
    for row in ALL_ASSIGNED.findall(body):
        found.update(re.findall(r"(?<![\w.])([A-Za-z]\w*)(?=:|,|\s*$)", row))
    return frozenset(found - {"constructor"})


def complaints(known: dict[str, ScriptClass]) -> dict[str, str]:
    found = {}
    for name, one in known.items():
        members, bases = set(one.members), 0
        while one.base in known:
            one = known[one.base]
            members |= one.members
            bases += 1
        if bases > MOST_BASES or len(members) > MOST_MEMBERS:
            found[name] = f"{bases} bases, {len(members)} public members"
    return found


def test_classes_of_the_page_have_few_bases_and_few_public_members() -> None:
    known: dict[str, ScriptClass] = {}
    for path, source in scripts().items():
        found = definitions(source)
        assert len(found) == len(re.findall(r"^\s*(?:export )?(?:default )?class \w", source, re.M)), path
        assert not found.keys() & known.keys(), path
        known |= found
    assert len(known) > 50
    assert {one.base for one in known.values()} - known.keys() <= {"", *LIBRARY}
    assert complaints(known) == {}


MANY = "".join(f"  m{n}() {{}}\n" for n in range(16))


@pytest.mark.parametrize(
    "source",
    [
        "class A {\n" + MANY + "}\n",
        "export class A {\n" + "".join(f"  a{n} = 0;\n  get b{n}() {{}}\n" for n in range(8)) + "}\n",
        "class A {\n  constructor() {\n" + "".join(f"    this.a{n} = 0;\n" for n in range(16)) + "  }\n}\n",
        "class A {\n  constructor() {\n    Object.assign(this, { "
        + ", ".join(f"a{n}" for n in range(16))
        + " });\n  }\n}\n",
        "class A {\n  f() {\n    [" + ", ".join(f"this.a{n}" for n in range(16)) + "] = [];\n  }\n}\n",
        "class A {\n" + "".join(f"  async a{n}() {{}}\n" for n in range(8)) + "}\n"
        "class B extends A {\n" + "".join(f"  static b{n} = 0;\n" for n in range(8)) + "}\n",
        "class A {\n}\nclass B extends A {\n}\nclass C extends B {\n}\nclass D extends C {\n}\n",
    ],
)
def test_planted_classes_are_caught(source: str) -> None:
    assert complaints(definitions(source))


def test_private_members_and_what_others_own_are_not_counted() -> None:
    private = "".join(f"  #a{n} = 0;\n  #m{n}() {{\n    this.#a{n} = one.b{n};\n  }}\n" for n in range(16))
    used = "  f() {\n" + "".join(f"    if (this.f.a{n} === 0) one.a{n} = 0;\n" for n in range(16)) + "  }\n"
    assert not complaints(definitions("class A {\n" + private + used + "}\n"))
