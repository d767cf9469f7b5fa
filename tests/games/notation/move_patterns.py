"""How each move is written, after the player and the name of the move."""

from __future__ import annotations

import re

from tests.games.notation.words import CELL

MOVES = {
    "place": re.compile(rf"(\S+)\s+{CELL}\s+([0-3])(?:\s+bridge\s+{CELL}\s+([NESW]\s+[NESW]))?"),
    "deploy": re.compile(rf"(\S+)\s+{CELL}\s+(.+)"),
    "phantom": re.compile(rf"(?:([a-z]+)\s+)?{CELL}\s+(.+)"),
    "building": re.compile(rf"(\S+)\s+{CELL}"),
    "discard": re.compile(r"(\S+)"),
    "retrieve": re.compile(CELL),
    "fairy": re.compile(rf"{CELL}(?:\s+(\S+)\s+(.+))?"),
    "take": re.compile(rf"(\S+)\s+(\S+)\s+(\S+)\s+{CELL}\s+(.+)"),
    "tower": re.compile(rf"{CELL}(?:\s+takes\s+(\S+)\s+(\S+)\s+{CELL}\s+(.+))?"),
    "exchange": re.compile(r"(\S+)"),
    "gold": re.compile(CELL),
    "ferry": re.compile(rf"{CELL}\s+([NESW](?:\s+[NESW])*)"),
    "castle": re.compile(rf"{CELL}\s+{CELL}"),
    "bridge": re.compile(rf"{CELL}\s+([NESW](?:\s+[NESW])*)"),
    "tunnel": re.compile(rf"([abc])\s+{CELL}\s+([NESW])"),
    "fly": re.compile(rf"(\S+)\s+([0-9])\s+(?:home|{CELL}\s+(.+))"),
    "mage": re.compile(rf"(?:remove|{CELL}\s+(.+))"),
    "witch": re.compile(rf"(?:remove|{CELL}\s+(.+))"),
    "robber": re.compile(r"(\S+)"),
    "message": re.compile(rf"(\S+)(?:\s+(points|action|both))?(?:\s+(\S+)\s+(\S+)\s+{CELL}\s+(.+))?"),
    "corn_circle": re.compile(r"(\S+)"),
    "teacher": re.compile(rf"{CELL}\s+(.+)"),
    "catapult": re.compile(
        rf"(\S+)(?:\s+(-?\d+))?((?:\s+\S+\s+\S+\s+{CELL}\s+[a-z]+(?: [A-Z]+)*)*)(?:\s+for\s+(\S+))?"
    ),
    "gift": re.compile(rf"(\S+)(?:\s+{CELL}\s+(.+?)(?:\s+for\s+(\S+))?)?"),
    "pyramid": re.compile(CELL),
    "tent": re.compile(r"(-?\d+)"),
    "ransom": re.compile(r"(\S+)\s+from\s+(\S+)"),
    "wagon": re.compile(rf"{CELL}\s+(.+?)\s+to\s+{CELL}\s+(.+)"),
    "march": re.compile(rf"(\S+)\s+(\S+)\s+{CELL}\s+(.+)"),
    "count": re.compile(r"(\S+)\s+(\S+?)(?:\s+moves\s+(\S+))?"),
    "offer": re.compile(r"(\S+)(?:\s+(-?\d+))?"),
    "bid": re.compile(r"(-?\d+|pass)"),
    "settle": re.compile(r"(buy|sell)"),
    "pass": re.compile(r"(\S+)"),
    "step": re.compile(CELL),
    "dragon": re.compile(rf"((?:{CELL}\s*)*)"),
    "draw": re.compile(r"(\S+)"),
    "flock": re.compile(rf"{CELL}\s+(.+?)\s+(expand|score)(?:\s+(\S+))?"),
    "pitch": re.compile(rf"{CELL}\s+(.+)"),
    "mine": re.compile(r""),
    "report": re.compile(r"((?:[\d?]+\s*)*)"),
    "reveal": re.compile(r"((?:[\d?]+\s*)*)"),
    "recall": re.compile(CELL),
    "end turn": re.compile(r""),
    "adjust": re.compile(r"(-?\d+)\s+(.+)"),
    "score": re.compile(r"(\S+)((?:\s+[A-Za-z-]+\s+\d+)*)(\s+final)?(?:\s+tied((?:\s+\S+)+))?"),
}
NAMES = {
    "end turn": "end_turn",
    "draw": "draw_token",
    "step": "dragon_step",
}  # of moves with another name in the API


EXAMPLES = (
    "'red place D (1,0) 2', "
    "'red deploy meeple (1,0) road W', 'red discard D', 'red retrieve (0,0)', "
    "'red dragon (1,0) (1,1)', 'red step (1,0)', 'red draw sheep-3', "
    "'red tower (0,0) takes blue meeple (2,0) road W', "
    "'red exchange big', 'red phantom (0,0) city N', 'red building shed (0,0)', "
    "'red ransom meeple from blue', 'red gold (0,0)', 'red tunnel a (0,0) S', 'red ferry (0,0) N S', "
    "'red castle (0,0) (0,-1)', 'red bridge (0,0) N S', 'red place D (1,0) 2 bridge (0,0) E W', "
    "'red mage (0,0) road W', 'red witch remove', "
    "'red pyramid (0,0)', 'red tent 5', 'red corn_circle add', "
    "'red teacher (0,0) road W', 'red catapult target 5', "
    "'red catapult knock_out blue meeple (0,0) road W', "
    "'red catapult seduction blue meeple (0,0) road W for big', "
    "'red gift synod (0,0) monastery for big', 'red gift road_sweeper (0,0) road W', 'red gift cash_out', "
    "'red robber blue', 'red offer D 2', 'red bid 3', 'red bid pass', 'red settle buy', "
    "'red message messenger', 'red message knights action', "
    "'red march meeple castle (2,1) city E', 'red count meeple castle moves market', "
    "'red fly meeple 2 (0,0) road W', 'red fly meeple 3 home', "
    "'red flock (0,0) field NL expand wolf', 'red pitch (0,0) mountain N', 'red mine', "
    "'red report 1 ?', 'red reveal 1 2', 'red recall (0,0)', 'red end turn', "
    "'red adjust 5 note', 'red score city tiles 3' and 'end game'"
)
