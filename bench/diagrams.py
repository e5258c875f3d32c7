"""What is measured of diagrams: how fast they are drawn, how wide, and how often lines cross."""

import json
import re
import shutil
import statistics
import subprocess
import sys

import crossings
import graphs
import widths
from harness import ENVIRONMENT, HERE, Candidate, emptied, installed
from table import Row, compare

FLOWS = "004-user-flow-chart.md"
DRAWINGS = ["000-license-flow-diagrams.md", "001-license-architecture.md", "003-onboarding-flow.md"]
# One of the flowcharts has two labels that mermaid refuses, too: it is drawn, and told.
DRAWN = (0, 1)
BUDGETS = {"mermaid": 0.030, "boxes": 0.020}


class DiagramMeasures:
    """The measures of diagrams; they need the sample documents."""

    def mermaid(self):
        """The mermaid flowcharts of one document, parsed, laid out and drawn as SVG."""
        file = self.samples / "seeds" / FLOWS
        if not file.is_file():
            return [Row("mermaid to SVG", "no samples", "-")]
        blocks = self.blocks(file)
        out = self.harness.work / "svg"
        ours = self.ours(["diagram", file, "--to", "svg", "--output", out], before=emptied(out),
                         check=lambda: drawn(out, len(blocks)), exits=DRAWN)
        peers = {name: self.python_peer(name, blocks) for name in ("mmdr", "termaid", "mermaidx")}
        slow = peers.pop("mermaidx")
        costs = self.alternate(ours, **peers)
        costs |= self.harness.alternate(runs=1, mermaidx=slow)
        what = f"{len(blocks)} mermaid flowcharts to SVG in one process"
        rows = [within(what, costs["assent"], BUDGETS["mermaid"])]
        names = {"mmdr": "mmdr (merman)", "termaid": "termaid, as text",
                 "mermaidx": "mermaidx (mermaid.js in QuickJS)"}
        return rows + [compare(what, costs["assent"], costs[n], names[n], "wall") for n in names]

    def boxes(self):
        """The box drawings of three documents, read, laid out and drawn as SVG."""
        files = [self.samples / "seeds" / n for n in DRAWINGS]
        if not all(f.is_file() for f in files):
            return [Row("box drawings to SVG", "no samples", "-")]
        out = self.harness.work / "svg"
        blocks = [b for f in files for b in self.blocks(f, "")]
        costs = self.alternate(
            self.ours(["diagram", *files, "--to", "svg", "--output", out], before=emptied(out)),
            goat=self.peer("goat", *[["-i", b, "-o", "/dev/null"] for b in blocks]),
            guard=self.peer("ascii-guard", ["lint", *files], exits=(0, 1)))
        number = sum(1 for _ in out.glob("*.svg")) if out.is_dir() else 0
        what = f"{number} box drawings of {len(files)} documents to SVG in one process"
        name = f"goat, a process a drawing ({len(blocks)} fences)"
        return [within(what, costs["assent"], BUDGETS["boxes"]),
                compare(what, costs["assent"], costs["goat"], name, "wall"),
                compare(what, costs["assent"], costs["guard"], "ascii-guard lint, no picture",
                        "wall")]

    def terminal(self):
        """The same flowcharts as text for 80 and 100 columns."""
        file = self.samples / "seeds" / FLOWS
        if not file.is_file():
            return [Row("mermaid as text", "no samples", "-")]
        blocks, rows = self.blocks(file), []
        for width in (100, 80):
            costs = self.alternate(
                self.ours(["diagram", file, "--to", "text", "--width", width], exits=DRAWN),
                termaid=self.python_peer("termaid", blocks))
            what = f"{len(blocks)} mermaid flowcharts as text, {width} columns"
            rows.append(compare(what, costs["assent"], costs["termaid"], "termaid", "wall"))
            mine = [fits(self.printed([self.harness.assent, "diagram", str(b), "--to", "text",
                                    "--width", str(width)]), width) for b in blocks]
            theirs = [fits(self.printed(["termaid", "--width", str(width), str(b)]), width)
                      for b in blocks]
            peer = f"{sum(theirs)}" if installed("termaid") else "not installed"
            row = Row(f"of {len(blocks)} flowcharts within {width} columns",
                      f"{sum(mine)}" if self.harness.assent else "not built", f"termaid: {peer}",
                      target=f"{len(blocks)}")
            if self.harness.assent:
                row.met = "yes" if all(mine) else "no"
            rows.append(row)
        return rows

    def crossing(self):
        """How often lines cross, beside dot, over one document and the blocks of many projects."""
        flows = self.samples / "seeds" / FLOWS
        files = ([flows] if flows.is_file() else []) + sorted(
            (self.samples / "corpus" / "mermaid").glob("*.mmd"))
        if not files or not self.harness.assent:
            return [Row("crossings", "not built" if files else "no samples", "-")]
        out, ours, theirs, graphs = self.harness.work / "svg", 0, 0, 0
        for file in files:
            emptied(out)()
            program = [self.harness.assent, "diagram", str(file)]
            subprocess.run([*program, "--to", "svg", "--output", str(out)], capture_output=True,
                           env=ENVIRONMENT)
            ours += sum(crossings.crossings(crossings.in_svg(p.read_text()))
                        for p in sorted(out.glob("*.svg")))
            for graph in json.loads(self.printed([*program, "--to", "json"])):
                graphs += 1
                if installed("dot"):
                    theirs += crossings.crossings(crossings.in_dot(graph))
        row = Row(f"crossings in {graphs} mermaid diagrams", str(ours),
                  f"dot: {theirs if installed('dot') else 'not installed'}", target="<= dot")
        if installed("dot"):
            row.met = "yes" if ours <= theirs else "no"
        return [row]

    def graphs(self):
        """Generated graphs beside dot: crossings, area and time."""
        if not self.harness.assent or not installed("dot"):
            return [Row("generated graphs", "not built" if installed("dot") else "-",
                        "dot" if installed("dot") else "dot: not installed")]
        made = {"140 graphs of 10 to 80 nodes": graphs.small(),
                "graphs of 500 and 1,000 nodes": graphs.large()}
        return [row for what, some in made.items() for row in self.beside_dot(what, some)]

    def beside_dot(self, what, some):
        """The rows for some generated graphs, each drawn by a process of its own on both sides."""
        folder = self.harness.work / "graphs"
        folder.mkdir(exist_ok=True)
        pairs, steps, dot_steps = [], [], []
        for graph in some:
            file, dot = folder / f"{graph.name}.mmd", folder / f"{graph.name}.dot"
            file.write_text(graph.mermaid())
            svg = self.printed([self.harness.assent, "diagram", str(file), "--to", "svg"])
            dot.write_text(graphs.dot_text(graph, svg))
            pairs.append((graphs.ours(svg), graphs.dots(dot.read_text())))
            out = ["--to", "svg", "--output", folder / "svg"]
            steps.append(["diagram", file, *out])
            dot_steps.append(["-Tsvg", dot, "-o", folder / "dot.svg"])
        costs = self.alternate(self.ours(*steps), dot=self.peer("dot", *dot_steps))
        worse = sum(one.crossings > two.crossings for one, two in pairs)
        mine, theirs = (sum(p[k].crossings for p in pairs) for k in (0, 1))
        areas = sorted(one.area / two.area for one, two in pairs)
        wide = sum(area > 1.5 for area in areas)
        return [
            Row(f"{what}: crossings", f"{mine}, more on {worse}", f"dot: {theirs}",
                target="<= dot on each", met="no" if worse else "yes"),
            Row(f"{what}: area", f"median {statistics.median(areas):.2f} x, most {areas[-1]:.2f} x",
                "dot", target="<= 1.5 x", met="no" if wide else "yes"),
            compare(f"{what}: to SVG, a process each", costs["assent"], costs["dot"], "dot", "wall",
                    1 / 5)]

    # What they share

    def blocks(self, file, language="mermaid"):
        """The fences of a document that have this language, each as a file of its own."""
        folder = self.harness.work / "blocks"
        folder.mkdir(exist_ok=True)
        fence = re.compile(r"^```" + language + r"[ \t]*\n(.*?)^```[ \t]*$", re.M | re.S)
        ending = ".mmd" if language else ".txt"
        paths = []
        for number, found in enumerate(fence.finditer(file.read_text())):
            path = folder / f"{file.stem}-{number}{ending}"
            path.write_text(found.group(1))
            paths.append(path)
        return paths

    def python_peer(self, name, files):
        """A Python package that draws all files in one process, with the Python it is installed
        for."""
        program = shutil.which(name)
        if not program:
            return Candidate(None)
        with open(program, errors="replace") as script:
            first = script.readline()
        python = first[2:].strip() if first.startswith("#!") else sys.executable
        out = self.harness.work / "peer"
        command = [python, str(HERE / "peers.py"), name, str(out), *map(str, files)]
        return Candidate([command], before=emptied(out))

    def printed(self, command):
        if not installed(command[0]):
            return ""
        return subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT).stdout


def within(what, cost, budget):
    """A row for a time that is promised by itself."""
    row = compare(what, cost, cost, "-", "wall")
    row.peer, row.ratio, row.target = "-", "-", f"<= {budget * 1000:.0f} ms"
    if not cost.note:
        row.met = "yes" if cost.wall <= budget else "no"
    return row


def drawn(folder, number):
    """What is missing of a picture for every diagram, if anything."""
    found = sum(1 for _ in folder.glob("*.svg"))
    return "" if found == number else f"wrong: {found} of {number} pictures"


def fits(text, width):
    return bool(text.strip()) and all(widths.columns(line) <= width for line in text.splitlines())
