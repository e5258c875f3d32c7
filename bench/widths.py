"""Counts the lines of a plain text that are wider than the page and are not the author's code."""

import re
import subprocess
import unicodedata
from xml.etree import ElementTree

try:
    from wcwidth import wcswidth as _exact
    TABLE = "wcwidth"
except ImportError:
    _exact = None
    TABLE = "East Asian Width of python's unicodedata"

ESCAPES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]|\x1b\]8;[^\x07\x1b]*(?:\x07|\x1b\\)|.\x08")
FRAME = " \t│|>▏▎┃"
NAMESPACE = "{http://commonmark.org/xml/1.0}"


def columns(line):
    """The width of `line` in cells of a terminal."""
    if _exact and (width := _exact(line)) >= 0:
        return width
    total = last = 0
    for character in line:
        if character == "\ufe0f":  # the emoji form of the character before is two cells
            total, last = total + 2 - last, 2
            continue
        category = unicodedata.category(character)
        if category in ("Mn", "Me", "Cf", "Cc"):
            continue
        last = 2 if unicodedata.east_asian_width(character) in "WF" else 1
        total += last
    return total


def code_lines(path):
    """The lines of all code blocks in the Markdown document at `path`, without their margins."""
    command = ["cmark-gfm", "-t", "xml", "-e", "table", "--unsafe", str(path)]
    xml = subprocess.run(command, capture_output=True, check=True).stdout.decode("utf-8", "replace")
    xml = re.sub(r"[\x00-\x08\x0b\x0c\x0e-\x1f]", "", xml)
    blocks = ElementTree.fromstring(xml).iter(NAMESPACE + "code_block")
    return {l.expandtabs(8).strip(FRAME) for b in blocks for l in (b.text or "").splitlines()}


def over_wide(text, width, code):
    """How many lines of `text` are wider than `width` without being code, and how many of those
    hold one word that is itself wider than the page, such as an address."""
    wide = whole = 0
    for line in ESCAPES.sub("", text).replace("\f", "\n").splitlines():
        line = line.expandtabs(8).rstrip()
        if columns(line) <= width:
            continue
        words = line.strip(FRAME)
        if words in code or any(len(c) > 20 and c in words for c in code):
            continue
        wide += 1
        whole += any(columns(word) > width for word in words.split())
    return wide, whole
