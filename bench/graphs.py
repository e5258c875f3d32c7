"""Graphs made from numbers: layered, flow-like and dense; the same number, the same graph.

`Picture` is what is measured of one: crossings and area, ours and dot's. dot is given the sizes of
our nodes and labels, the distance of our nodes (28 points) and that of our ranks (36 points, its
default). Run by itself, `bench/graphs.py PROGRAM`, this prints every graph.
"""

import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import crossings

WORDS = ["Accept", "license", "sheet", "review", "of terms", "send", "archive", "the record",
         "notify", "approve", "draft", "sign"]
SVG = "{http://www.w3.org/2000/svg}"
NODE_GAP, RANK_GAP = 28, 36  # of PictureScale, in pixels; a point for each in dot


@dataclass
class Graph:
    name: str
    labels: list[str] = field(default_factory=list)
    edges: list[tuple[int, int, str]] = field(default_factory=list)

    def mermaid(self):
        """The graph as a mermaid flowchart of boxes."""
        lines = ["flowchart TB"] + [f"  n{k}[{label}]" for k, label in enumerate(self.labels)]
        for a, b, label in self.edges:
            lines.append(f"  n{a} -->{'|' + label + '|' if label else ''} n{b}")
        return "\n".join(lines) + "\n"


def small():
    """The 140 graphs of 10 to 80 nodes."""
    return ([layered(10 + k, k) for k in range(70)] + [flow(10 + 2 * k, k) for k in range(35)]
            + [dense(10 + 2 * k, k) for k in range(35)])


def large():
    """The graphs of 500 and 1,000 nodes."""
    return [layered(500, 1), flow(500, 1), layered(1000, 1), flow(1000, 1)]


def named(kind, size, seed, random):
    labels = [" ".join(random.choice(WORDS) for _ in range(random.randint(1, 2)))
              for _ in range(size)]
    return Graph(f"{kind}-{size}-{seed}", labels)


def layered(size, seed):
    """Nodes in rows; most edges lead to the next row, one in eight farther."""
    random = Random(f"layered {size} {seed}")
    graph = named("layered", size, seed, random)
    wide = max(3, round(size ** 0.5))
    rows = []
    while sum(map(len, rows)) < size:
        start = sum(map(len, rows))
        count = min(size - start, random.randint(max(2, wide // 2), wide + wide // 2))
        rows.append(range(start, start + count))
    found = set()
    for number, row in enumerate(rows[1:], 1):
        for node in row:
            found.add((random.choice(rows[number - 1]), node))
            if random.random() < 0.5:
                back = 1 if random.random() < 0.75 else random.randint(1, min(number, 4))
                found.add((random.choice(rows[number - back]), node))
    graph.edges = [(a, b, "") for a, b in sorted(found)]
    return graph


def flow(size, seed):
    """Steps and decisions that branch and join again, with labels and loops back."""
    random = Random(f"flow {size} {seed}")
    graph = named("flow", size, seed, random)
    found, open_ends, used = {}, [0], 1
    while used < size:
        end = open_ends.pop(random.randrange(len(open_ends)))
        draw = random.random()
        if draw < 0.35 and used + 2 <= size:
            for label in ("yes", "no"):
                found[end, used] = label
                open_ends.append(used)
                used += 1
            if draw < 0.12 and used < size:
                found[end, used] = "other"
                open_ends.append(used)
                used += 1
        else:
            found[end, used] = ""
            if draw < 0.6 and open_ends:
                other = open_ends.pop(random.randrange(len(open_ends)))
                found[other, used] = ""
            if draw > 0.85:
                back = random.randrange(max(0, used - 12), used)
                found.setdefault((used, back), "again" if draw > 0.92 else "")
            open_ends.append(used)
            used += 1
    graph.edges = [(a, b, label) for (a, b), label in sorted(found.items())]
    return graph


def dense(size, seed):
    """Twice as many edges as nodes, from anywhere to anywhere later."""
    random = Random(f"dense {size} {seed}")
    graph = named("dense", size, seed, random)
    found = set()
    for node in range(1, size):
        found.add((random.randrange(node), node))
    while len(found) < 2 * size - 3:
        a, b = sorted(random.sample(range(size), 2))
        found.add((a, b))
    graph.edges = [(a, b, "") for a, b in sorted(found)]
    return graph


@dataclass
class Picture:
    """The crossings and the area of a picture."""

    crossings: int
    width: float
    height: float

    @property
    def area(self):
        return self.width * self.height


def ours(svg):
    """What is measured of a picture of assent's, without the margin around it."""
    box = [float(n) for n in ElementTree.fromstring(svg).get("viewBox").split()]
    margin = -box[0]
    return Picture(crossings.crossings(crossings.in_svg(svg)), box[2] - 2 * margin,
                   box[3] - 2 * margin)


def dots(text):
    lines, (width, height) = crossings.drawn_by_dot(text)
    return Picture(crossings.crossings(lines), width, height)


def dot_text(graph, svg):
    """A graph as dot, with the sizes of the boxes and labels of our picture of it.

    A box of ours is found by the words in it: the same words make the same size.
    """
    sizes, words = sizes_of_words(svg), dict.fromkeys(label for *_, label in graph.edges if label)
    out = [f"digraph {{ nodesep={NODE_GAP / 72}; ranksep={RANK_GAP / 72};",
           'node [shape=box, fixedsize=true, label=""];']
    for number, label in enumerate(graph.labels):
        width, height = sizes[label]
        out.append(f"n{number} [width={width / 72}, height={height / 72}];")
    for word in words:
        # PictureScale: 12 pixels high letters, 15 a line, 8 and 3 around.
        words[word] = (len(word) * 6.5 + 8, 18)
    for a, b, label in graph.edges:
        look = ""
        if label:
            look = ('[label=<<table border="0" cellborder="0" cellspacing="0" cellpadding="0" '
                    'fixedsize="true" width="%d" height="%d"><tr><td></td></tr></table>>]'
                    % words[label])
        out.append(f"n{a} -> n{b} {look};")
    return "\n".join(out) + "\n}\n"


def sizes_of_words(svg):
    """Width and height of the box around each label of a node, in a picture of assent's."""
    root = ElementTree.fromstring(svg)
    groups = {(g.get("class") or ""): g for g in root.iter(SVG + "g")}
    boxes = defaultdict(list)
    for box in groups["dn"].iter(SVG + "rect"):
        x, y, width, height = (float(box.get(k)) for k in ("x", "y", "width", "height"))
        boxes[x + width / 2].append((y, width, height))
    sizes = {}
    for text in groups["dt"].iter(SVG + "text"):
        x, y = float(text.get("x")), float(text.get("y"))
        for top, width, height in boxes.get(x, []):
            if top <= y <= top + height:
                # A label may be broken into lines.
                sizes[" ".join(text.itertext())] = (width, height)
    return sizes


def main():
    program = sys.argv[1]
    for graph in small() + large():
        file = Path("/tmp") / f"{graph.name}.mmd"
        file.write_text(graph.mermaid())
        svg = subprocess.run([program, "diagram", file, "--to", "svg"], capture_output=True,
                             text=True).stdout
        file.unlink()
        one, two = ours(svg), dots(dot_text(graph, svg))
        print(f"{graph.name:16} crossings {one.crossings:5} dot {two.crossings:5}, "
              f"area {one.area / two.area:.2f} ({one.width:.0f} x {one.height:.0f}, "
              f"dot {two.width:.0f} x {two.height:.0f})")


if __name__ == "__main__":
    main()
