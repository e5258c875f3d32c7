"""What is measured: one function a measure, each returning rows of the report."""

import importlib.machinery
import importlib.util
import math
import re
import shutil
import subprocess
from pathlib import Path

import widths
from bundles import BundleMeasures
from diagrams import DiagramMeasures
from gate import GateMeasures
from harness import ENVIRONMENT, HERE, Candidate, Cost, emptied, installed, put_aside
from kinds import KindMeasures
from lint import LintMeasures
from redlines import RedlineMeasures
from releases import ReleaseMeasures
from signing import SigningMeasures
from table import Row, compare, limited, time
from web import WebMeasures

EXTENSIONS = ["table", "strikethrough", "autolink", "tagfilter", "tasklist"]
NOT_BUILT = Cost(note="not built")


def _make_corpus():
    loader = importlib.machinery.SourceFileLoader("make_corpus", str(HERE / "make-corpus"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("make_corpus", loader))
    loader.exec_module(module)
    return module


class Measures(
    BundleMeasures, DiagramMeasures, GateMeasures, KindMeasures, LintMeasures, RedlineMeasures, ReleaseMeasures,
    SigningMeasures, WebMeasures
):
    """The measures, over corpora that are made once and kept for all of them."""

    def __init__(self, harness, samples, number):
        self.harness, self.samples, self.number = harness, samples, number
        self.maker = _make_corpus()
        self.output = harness.work / "output"

    # What the measures share

    def corpus(self, number):
        """The folder of the corpus of `number` documents, made where it is not there yet."""
        folder = self.harness.work / f"corpus-{number}"
        if not folder.exists():
            partial = folder.with_suffix(".partial")
            shutil.rmtree(partial, ignore_errors=True)
            self.maker.write(partial, self.maker.corpus(self.samples, number))
            partial.rename(folder)
        return folder

    def paths(self, number):
        return sorted((self.corpus(number) / "flows").glob("*.md"))

    def listed(self, name, paths):
        """A file with one path a line, as the baseline reads it."""
        file = self.harness.work / f"{name}.list"
        file.write_text("".join(f"{p}\n" for p in paths))
        return str(file)

    def large(self, megabytes):
        """One document of that many megabytes: documents of the corpus one after the other, with other
        words in each megabyte."""
        file = self.harness.work / f"large-{megabytes}.md"
        if not file.exists():
            documents = self.maker.corpus(self.samples, max(1, 1_000_000 // self.maker.MEAN))
            file.write_bytes(b"".join(self.maker.varied(d, copy).rstrip() + b"\n\n"
                                      for copy in range(megabytes) for d in documents))
        return file

    def example(self):
        """The sample document nearest to the corpus's mean size."""
        documents = self.maker.sources(self.samples)
        return min(documents, key=lambda p: (abs(p.stat().st_size - self.maker.MEAN), str(p)))

    def ours(self, *commands, **settings):
        """A candidate that runs assent; each command is its arguments."""
        if not self.harness.assent:
            return Candidate(None, **settings)
        steps = [[self.harness.assent, *map(str, c)] for c in commands]
        return Candidate(steps, **settings)

    def alternate(self, assent, runs=None, **peers):
        """As the harness does, saying `not built` where the missing program is assent."""
        costs = self.harness.alternate(runs=runs, assent=assent, **peers)
        if assent.steps is None:
            costs["assent"] = NOT_BUILT
        return costs

    def peer(self, program, *commands, **settings):
        steps = [[program, *map(str, c)] for c in commands] if installed(program) else None
        return Candidate(steps, **settings)

    def base(self, format, list_):
        program = self.harness.baseline
        return Candidate([[program, "--to", format, list_]] if program else None)

    def building(self, content, *flags, **settings):
        return self.ours(["build", "--content", content, "--output", self.output,
                          "--width", 72, *flags], **settings)

    def in_memory(self, content):
        """`build --check` into an empty folder: everything but the writing. It exits with 1, for
        the output would change."""
        emptied(self.output)()
        return self.building(content, "--check", exits=(1,), check=lambda: self.proven(content))

    def proven(self, content):
        """What is wrong when the exit code 1 of `--check` meant something else: it wrote files, or
        the same build does not publish every document, or `--check` objects to what it published."""
        if any(self.output.iterdir()):
            return "wrong: --check wrote files"
        published = self.harness.once(self.building(content))
        wrong = published.note or self.complete(content)
        again = self.harness.once(self.building(content, "--check"))
        emptied(self.output)()
        return wrong or (f"wrong: --check after build, {again.note}" if again.note else "")

    def complete(self, content):
        """What is missing of three files a document, if anything. An agreement has a folder."""
        places = [self.output / p.relative_to(content) for p in content.rglob("*.md")]
        for ending in (".html", ".txt", ".json"):
            found = sum(p.with_suffix(ending).is_file() or any(p.with_suffix("").glob(f"*{ending}"))
                        for p in places)
            if found < len(places):
                return f"wrong: {found} of {len(places)} {ending} files"
        return ""

    def renders(self, file):
        """Whether each format of `file` comes out with something in it."""
        for format in ("html", "text", "json"):
            command = [self.harness.assent, "render", str(file), "--to", format]
            if not subprocess.run(command, capture_output=True, env=ENVIRONMENT).stdout.strip():
                return f"wrong: no {format}"
        return ""

    def hugo(self):
        """The hugo site of the same documents. Their front matter, written for other tools, gives
        way to a title."""
        site = self.harness.work / f"hugo-{self.number}"
        if not site.exists():
            partial = site.with_suffix(".partial")
            shutil.rmtree(partial, ignore_errors=True)
            shutil.copytree(HERE / "hugo", partial)
            pages = partial / "content" / "flows"
            pages.mkdir(parents=True)
            for path in self.paths(self.number):
                text = re.sub(rb"\A---\r?\n.*?\n---\r?\n", b"", path.read_bytes(), flags=re.S)
                title = f'---\ntitle: "{path.stem}"\n---\n'.encode()
                (pages / path.name).write_bytes(title + text)
            partial.rename(site)
        return site

    # The measures

    def check(self):
        """Everything in memory, beside parsing and HTML alone."""
        paths = self.paths(self.number)
        few = paths[:: max(1, len(paths) // 500)][:500]
        flags = [f for e in EXTENSIONS for f in ("-e", e)]
        costs = self.alternate(
            self.in_memory(self.corpus(self.number)),
            baseline=self.base("html", self.listed("all", paths)),
            tool=self.peer("cmark-gfm", *[[*flags, "--to", "html", p] for p in few]))
        scaled = costs["tool"].times(len(paths) / len(few))
        what = f"{self.number} documents in memory"
        name = f"cmark-gfm, a process a file ({len(few)}, scaled)"
        return [compare(what, costs["assent"], costs["baseline"], "libcmark-gfm, HTML only", q, t)
                for q, t in (("cpu", 4.5), ("wall", None))] + [
            compare(what, costs["assent"], scaled, name, "cpu", 1 / 10)]

    def noop(self):
        """A second build with no change."""
        content, site = self.corpus(self.number), self.hugo()
        public = self.harness.work / "public"
        emptied(self.output, public)()
        self.harness.once(self.building(content))
        before = stamps(self.output)

        def untouched():
            if not before:
                return "wrong: the first build wrote nothing"
            return "" if stamps(self.output) == before else "wrong: the second build wrote files"

        costs = self.alternate(
            self.building(content, check=untouched),
            hugo=self.peer("hugo", ["--quiet", "--source", site, "--destination", public]))
        what = f"build of {self.number} documents, no change"
        return [compare(what, costs["assent"], costs["hugo"], "hugo", q, 1 / 300)
                for q in ("wall", "cpu")]

    def cold(self):
        """A first build, written to an empty folder."""
        content, site = self.corpus(self.number), self.hugo()
        public = self.harness.work / "public"
        costs = self.alternate(
            self.building(content, before=emptied(self.output),
                          check=lambda: self.complete(content)),
            hugo=self.peer("hugo", ["--quiet", "--source", site, "--destination", public],
                           before=emptied(public)))
        what = f"first build of {self.number} documents"
        return [compare(what, costs["assent"], costs["hugo"], "hugo", q, t)
                for q, t in (("wall", 1 / 3), ("cpu", None), ("memory", None))]

    def files(self):
        """Creating the files, beside a copy of the same files."""
        content = self.corpus(self.number)
        first, copy = self.harness.work / "first", self.harness.work / "copy"
        emptied(self.output)()
        self.harness.once(self.building(content))
        put_aside(first)
        self.output.rename(first)
        count = sum(1 for p in first.rglob("*") if p.is_file())

        self.output.mkdir()
        memory = self.in_memory(content)
        memory.before = emptied(self.output)
        costs = self.alternate(
            self.building(content, before=emptied(self.output)), memory=memory,
            cp=Candidate([["cp", "-r", str(first), str(copy)]], before=lambda: put_aside(copy))
            if count else Candidate(None))
        if not count:
            costs["cp"] = Cost(note="no output to copy")
        writing = costs["assent"].minus(costs["memory"])
        what = f"creating {count or 'the'} files, first build less build in memory"
        return [compare(what, writing, costs["cp"], "cp -r", "wall", 1.3),
                compare(what, writing, costs["cp"], "cp -r", "cpu"),
                compare("the whole first build", costs["assent"], costs["cp"], "cp -r", "wall", 0.7)]

    def formats(self):
        """Three formats of one document, the start of each process included."""
        file = self.example()
        costs = self.alternate(
            self.ours(*[["render", file, "--to", f] for f in ("html", "text", "json")],
                      check=lambda: self.renders(file)),
            pandoc=self.peer("pandoc", *[["-f", "gfm", "-t", f, file]
                                         for f in ("html", "plain", "json")]))
        one = self.alternate(self.ours(["render", file], check=lambda: self.renders(file)))
        what = f"three formats of one document, {file.stat().st_size} bytes"
        return [compare(what, costs["assent"], costs["pandoc"], "pandoc", q, 1 / 25)
                for q in ("wall", "cpu")] + [
            limited("render of one document, process and all", one["assent"], "cpu", 0.0016)]

    def seeds(self):
        """Five documents in three formats: one build beside fifteen pandocs."""
        folder = self.samples / "seeds"
        if not folder.is_dir():
            folder = self.harness.work / "five"
            emptied(folder)()
            for path in self.maker.sources(self.samples)[:5]:
                shutil.copy(path, folder)
        files = sorted(folder.glob("*.md"))
        costs = self.alternate(
            self.building(folder, before=emptied(self.output),
                          check=lambda: self.complete(folder)),
            pandoc=self.peer("pandoc", *[["-f", "gfm", "-t", f, p] for p in files
                                         for f in ("html", "plain", "json")]))
        what = f"{len(files)} documents in three formats, written"
        return [compare(what, costs["assent"], costs["pandoc"], "pandoc", q, 1 / 40)
                for q in ("wall", "cpu")]

    def memory(self):
        """Peak memory of a first build of a tenth of the documents and of all."""
        few, rows = self.number // 10, []
        for name in ("first build", "build in memory"):
            peaks = []
            for number in (few, self.number):
                content = self.corpus(number)
                candidate = self.in_memory(content) if name == "build in memory" else \
                    self.building(content, before=emptied(self.output),
                                  check=lambda c=content: self.complete(c))
                peaks.append(self.alternate(candidate, runs=3)["assent"])
            row = compare(f"{name}, {self.number} documents beside {few}", peaks[1], peaks[0],
                          f"assent, {few}", "memory", 1.25)
            rows.append(row)
            more = (peaks[1].memory - peaks[0].memory) / (self.number - few)
            rows.append(Row(f"{name}, memory for one more document",
                            row.assent if peaks[1].note else f"{more / 1000:.1f} kB", "-",
                            target="<= 1.5 kB", met="yes" if more <= 1500 else "no"))
        return rows

    def linear(self):
        """How time grows: the exponent of CPU over count, and over the size of one document."""
        top = self.number * 8 // 10
        numbers = [top // 8, top // 4, top // 2, top]
        ours, theirs = [], []
        for number in numbers:
            costs = self.alternate(self.in_memory(self.corpus(number)), runs=3, baseline=self.base(
                "html", self.listed("some", self.paths(number))))
            ours.append(costs["assent"])
            theirs.append(costs["baseline"])
        name = f"exponent over {numbers[0]} to {numbers[-1]} documents"
        rows = [exponents(name, numbers, ours, theirs, "libcmark-gfm, HTML")]
        megabytes = [1, 2, 4, 8]
        files = [self.large(m) for m in megabytes]
        for format, base in (("html", "html"), ("text", "text"), ("json", "none")):
            ours, theirs = [], []
            for file in files:
                costs = self.alternate(self.ours(["render", file, "--to", format]), runs=3,
                                       baseline=self.base(base, self.listed("one", [file])))
                ours.append(costs["assent"])
                theirs.append(costs["baseline"])
            peer = {"none": "libcmark-gfm, parse"}.get(base, f"libcmark-gfm, {base}")
            name = f"exponent over one document of 1 to 8 MB, {format}"
            # A tree past the processor's cache costs libcmark-gfm an exponent of 1.16 here.
            rows.append(exponents(name, [f.stat().st_size for f in files], ours, theirs, peer, 1.2))
        return rows

    def text(self):
        """Plain text of one large document, and of one long list, beside cmark's renderer."""
        megabytes = 4
        file = self.large(megabytes)
        flags = [f for e in EXTENSIONS for f in ("-e", e)]
        costs = self.alternate(
            self.ours(["render", file, "--to", "text", "--width", 72]),
            parse=self.base("none", self.listed("large", [file])),
            cmark=self.peer("cmark-gfm",
                            [*flags, "--to", "plaintext", "--width", 72, file]))
        what = f"plain text of one document of {megabytes} MB"
        rows = [compare(what, costs["assent"], costs["cmark"], "cmark-gfm -t plaintext", "cpu"),
                compare(what + ", both less cmark's parsing", costs["assent"].minus(costs["parse"]),
                        costs["cmark"].minus(costs["parse"]), "cmark-gfm -t plaintext", "cpu",
                        1 / 2)]
        lengths, ours, theirs = [2_000, 4_000, 8_000, 16_000], [], []
        for length in lengths:
            list_ = self.harness.work / f"list-{length}.md"
            list_.write_text("1. an item of a list\n" * length)
            costs = self.alternate(
                self.ours(["render", list_, "--to", "text"]), runs=3,
                cmark=self.peer("cmark-gfm", ["--to", "plaintext", "--width", 72, list_]))
            ours.append(costs["assent"])
            theirs.append(costs["cmark"])
        name = f"exponent of plain text over a numbered list of {lengths[0]} to {lengths[-1]} items"
        rows.append(exponents(name, lengths, ours, theirs, "cmark-gfm -t plaintext"))
        name = f"plain text of a numbered list of {lengths[-1]} items"
        rows.append(compare(name, ours[-1], theirs[-1], "cmark-gfm -t plaintext", "cpu"))
        return rows

    def width(self):
        """Lines wider than the page that are not code, in the plain text of real agreements."""
        files = sorted((self.samples / "corpus/agreements").glob("*.md")) or \
            self.maker.sources(self.samples)
        if not installed("cmark-gfm"):
            return [Row("over-wide lines", "-", "cmark-gfm (finds the code): not installed")]
        code = {f: code_lines_or_none(f) for f in files}
        rows = []
        for columns in (72, 80):
            texts = {name: self.count(files, code, columns, command)
                     for name, command in self.pagers(columns).items()}
            ours = texts.pop("assent")
            for name, cell in texts.items():
                row = Row(f"over-wide lines of {len(files)} documents at {columns} columns",
                          words(ours), f"{name}: {words(cell)}")
                if name == next(iter(texts)):  # one promise, whoever stands beside it
                    row.target = "0"
                    row.met = "-" if ours == "not built" else "yes" if ours == (0, 0) else "no"
                rows.append(row)
        return rows

    def pagers(self, columns):
        """For each tool, the commands that make plain text of a file, each reading the last one."""
        html = ["cmark-gfm", "--to", "html", *[f for e in EXTENSIONS for f in ("-e", e)]]
        assent = [[self.harness.assent or "", "render", "FILE", "--to", "text", "--width",
                   str(columns)]]
        return {
            "assent": assent,
            "pandoc -t plain": [["pandoc", "-f", "gfm", "-t", "plain", f"--columns={columns}",
                                 "FILE"]],
            # Its own margin of four comes on top of the width it is told.
            "lowdown -Tterm": [["lowdown", "-Tterm", "--term-no-ansi", f"--term-columns={columns}",
                                f"--term-width={columns - 4}", "FILE"]],
            "w3m -dump": [[*html, "FILE"], ["w3m", "-dump", "-T", "text/html", "-I", "UTF-8", "-O",
                                            "UTF-8", "-cols", str(columns)]],
            "lynx -dump": [[*html, "FILE"], ["lynx", "-dump", "-stdin", "-force_html",
                                             f"-width={columns}", "-assume_charset=UTF-8",
                                             "-display_charset=UTF-8"]],
        }

    def count(self, files, code, columns, commands):
        """Over-wide lines of all files, and how many hold a word wider than the page; or a note."""
        if commands[0][0] == "":
            return "not built"
        if not all(installed(c[0]) for c in commands):
            return "not installed"
        wide = whole = 0
        for file in files:
            data = b""
            for command in commands:
                done = subprocess.run([str(file) if a == "FILE" else a for a in command],
                                      input=data, capture_output=True, env=ENVIRONMENT,
                                      cwd=self.harness.work)
                if done.returncode != 0:
                    return f"failed (exit {done.returncode}) on {file.name}"
                data = done.stdout
            more, unbreakable = widths.over_wide(data.decode("utf-8", "replace"), columns,
                                                 code[file])
            wide, whole = wide + more, whole + unbreakable
        return wide, whole


ALL = ["check", "kinds", "noop", "cold", "files", "formats", "seeds", "memory", "linear", "text", "width",
       "releases", "mermaid", "boxes", "terminal", "crossing", "graphs", "redline", "sign", "bundle",
       "gate", "web", "lint"]


def code_lines_or_none(file):
    try:
        return widths.code_lines(file)
    except Exception:  # a document whose XML is not well-formed has no known code
        return set()


def words(count):
    """`12` or `12, 3 by one word`: lines, and those of them with a word wider than the page."""
    if isinstance(count, str):
        return count
    return f"{count[0]}" + (f", {count[1]} by one word" if count[1] else "")


def stamps(folder):
    """When every file below `folder` was written, and which file it is."""
    return {str(p): (p.stat().st_mtime_ns, p.stat().st_ino)
            for p in folder.rglob("*") if p.is_file()}


def slope(sizes, costs):
    """The exponent e of cpu = c * size^e that fits best, or the note of a run that failed."""
    failed = next((c.note for c in costs if c.note), "")
    if failed:
        return failed
    xs = [math.log(s) for s in sizes]
    ys = [math.log(max(c.cpu, 1e-6)) for c in costs]
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    return sum((a - x) * (b - y) for a, b in zip(xs, ys)) / sum((a - x) ** 2 for a in xs)


def exponents(name, sizes, ours, theirs, peer, target=1.1):
    mine, other = slope(sizes, ours), slope(sizes, theirs)

    def cell(value, costs):
        if isinstance(value, str):
            return value
        return f"{value:.2f} ({time(costs[0].cpu)} to {time(costs[-1].cpu)})"

    row = Row(name, cell(mine, ours), f"{peer}: {cell(other, theirs)}", target=f"<= {target}")
    if not isinstance(mine, str):
        row.met = "yes" if mine <= target else "no"
    elif mine.startswith(("failed", "wrong")):
        row.met = "no"
    return row
