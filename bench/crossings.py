"""Counts how often the lines of drawn graphs cross, ours and dot's, by one rule."""

import json
import re
import subprocess
import xml.etree.ElementTree as ElementTree
from collections import defaultdict

SVG = "{http://www.w3.org/2000/svg}"


def crossings(lines):
    """Pairs of parts of two polylines that cross within both; a shared end is no crossing.

    Parts are compared where they pass the same cell of a grid, and a crossing counts in the cell
    that it is in, so that pictures of a thousand nodes are counted as well.
    """
    parts = [(number, a, b) for number, line in enumerate(lines)
             for a, b in zip(line, line[1:]) if a != b]
    if not parts:
        return 0
    size = max(20, sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) for _, a, b in parts) / len(parts))
    cells = defaultdict(list)
    for part in parts:
        _, a, b = part
        for x in range(int(min(a[0], b[0]) // size), int(max(a[0], b[0]) // size) + 1):
            for y in range(int(min(a[1], b[1]) // size), int(max(a[1], b[1]) // size) + 1):
                cells[x, y].append(part)
    count = 0
    for cell, near in cells.items():
        for position, (one, a, b) in enumerate(near):
            for other, c, d in near[:position]:
                if other != one:
                    at = crossing(a, b, c, d)
                    count += at is not None and (at[0] // size, at[1] // size) == cell
    return count


def crossing(a, b, c, d):
    """Where two parts cross within both, or nothing."""
    r, s = (b[0] - a[0], b[1] - a[1]), (d[0] - c[0], d[1] - c[1])
    turn = r[0] * s[1] - r[1] * s[0]
    if abs(turn) < 1e-9:
        return None
    t = ((c[0] - a[0]) * s[1] - (c[1] - a[1]) * s[0]) / turn
    u = ((c[0] - a[0]) * r[1] - (c[1] - a[1]) * r[0]) / turn
    if 1e-7 < t < 1 - 1e-7 and 1e-7 < u < 1 - 1e-7:
        return a[0] + t * r[0], a[1] + t * r[1]
    return None


def in_svg(text):
    """The polylines of the edges of a picture of assent's."""
    return [polyline(path.get("d")) for group in ElementTree.fromstring(text).iter(SVG + "g")
            if "de" in (group.get("class") or "").split() for path in group.iter(SVG + "path")]


def polyline(d):
    """The corners of a path; a rounded corner counts as the point that it rounds."""
    points, x, y = [], 0.0, 0.0
    for letter, numbers in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        values = [float(n) for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", numbers)]
        size = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "A": 7, "C": 6}.get(letter.upper())
        for k in range(0, len(values), size or 1):
            part = values[k:k + size] if size else []
            if letter.islower():
                if letter == "v":
                    part = [part[0] + y]
                elif letter == "a":
                    part = part[:5] + [part[5] + x, part[6] + y]
                else:
                    part = [v + (x if i % 2 == 0 else y) for i, v in enumerate(part)]
            kind = letter.upper()
            if kind == "H":
                x = part[0]
            elif kind == "V":
                y = part[0]
            else:
                if kind == "Q":
                    points.append((part[0], part[1]))
                x, y = part[-2:]
            points.append((x, y))
    return points


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def dot_text(graph):
    """A graph of `assent diagram --to json` as dot: the same nodes, edges, labels and groups."""
    nodes = {n["id"]: n for n in graph["nodes"]}
    groups = {g["id"]: g for g in graph["groups"]}
    inner = {m for g in graph["groups"] for m in g["nodes"]}
    out = [f"digraph {{ compound=true; rankdir={graph.get('direction', 'TB')}; node [shape=box];"]

    def node(id_):
        out.append(f"{quoted(id_)} [label={quoted(chr(10).join(nodes[id_]['lines']))}];")

    def group(id_, depth):
        out.append(f"subgraph {quoted('cluster_' + id_)} {{ label={quoted(groups[id_]['title'])};")
        for member in groups[id_]["nodes"]:
            if member in groups and depth < 50:
                group(member, depth + 1)
            elif member in nodes:
                node(member)
        if not groups[id_]["nodes"]:
            out.append(f"{quoted(id_)} [label=\"\"];")
        out.append("}")

    def end(id_):
        for _ in range(50):
            if id_ not in groups or not groups[id_]["nodes"]:
                break
            id_ = groups[id_]["nodes"][0]
        return id_

    for id_ in groups:
        if id_ not in inner:
            group(id_, 0)
    for id_ in nodes:
        if id_ not in inner and id_ not in groups:
            node(id_)
    for edge in graph["edges"]:
        if edge["style"] == "invisible":
            continue
        looks = [f"minlen={edge.get('length', 1)}", f"label={quoted(edge.get('label', ''))}"]
        looks += [f"{a}={quoted('cluster_' + edge[b])}" for a, b in (("lhead", "to"), ("ltail", "from"))
                  if edge[b] in groups]
        out.append(f"{quoted(end(edge['from']))} -> {quoted(end(edge['to']))} [{', '.join(looks)}];")
    return "\n".join(out) + "\n}\n"


def in_dot(graph):
    """The polylines that dot draws of a graph of `assent diagram --to json`."""
    return drawn_by_dot(dot_text(graph))[0]


def drawn_by_dot(text):
    """The polylines that dot draws, its curves in sixteen parts each, and the picture's size."""
    done = subprocess.run(["dot", "-Tjson"], input=text, capture_output=True, text=True)
    picture = json.loads(done.stdout or "{}")
    lines = []
    for edge in picture.get("edges", []):
        curve = next(([tuple(p) for p in d["points"]] for d in edge.get("_draw_", [])
                      if d["op"] in "bB"), None)
        if not curve:
            continue
        line = [curve[0]]
        for k in range(0, len(curve) - 3, 3):
            a, b, c, d = curve[k:k + 4]
            for step in range(1, 17):
                t = step / 16
                u = 1 - t
                line.append(tuple(u**3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i]
                                  + t**3 * d[i] for i in (0, 1)))
        lines.append(line)
    box = [float(n) for n in picture.get("bb", "0,0,0,0").split(",")]
    return lines, (box[2] - box[0], box[3] - box[1])
