"""Runs commands beside each other and says what each whole process cost."""

import os
import shutil
import statistics
import subprocess
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Callable

HERE = Path(__file__).resolve().parent
ASIDE = "aside"
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "TZ": "UTC", "NO_COLOR": "1"}


@dataclass
class Cost:
    """What one run took: seconds of CPU (user and system), seconds of wall time, bytes at the peak.

    `note` is set, and the figures mean nothing, when there is no figure: `not installed`, or how
    the command failed. `runs` is how many runs it is the median of, and `load` how many processes of
    the machine ran or waited then.
    """

    cpu: float = 0.0
    wall: float = 0.0
    memory: int = 0
    note: str = ""
    runs: int = 1
    load: float = 0.0

    def minus(self, other):
        """This cost without `other`; memory stays."""
        return replace(self, cpu=self.cpu - other.cpu, wall=self.wall - other.wall,
                       note=self.note or other.note)

    def times(self, factor):
        return replace(self, cpu=self.cpu * factor, wall=self.wall * factor)


@dataclass
class Candidate:
    """Commands whose cost counts as one: their times are added, the highest memory peak counts.

    `before` runs ahead of every run, followed by a sync, and is not counted. `check` runs once,
    after the warm-up, and returns what is wrong with the result, or nothing. `exits` are the exit
    codes that are success.
    """

    steps: list[list[str]] | None  # None: the program is not installed
    before: Callable[[], None] | None = None
    check: Callable[[], str] | None = None
    exits: tuple[int, ...] = (0,)
    costs: list[Cost] = field(default_factory=list)


class Harness:
    """Tools compiled and found, the folder to work in, and the runs."""

    def __init__(self, work: Path, assent: Path | None, runs: int, log):
        self.work, self.runs, self.log = work, runs, log
        self.assent = str(assent.resolve()) if assent else None
        work.mkdir(parents=True, exist_ok=True)
        self.measure = self.compiled("measure", [])
        self.baseline = self.compiled("baseline", ["-lcmark-gfm-extensions", "-lcmark-gfm"])
        self.md4c = self.compiled("md4c", ["-lmd4c-html", "-lmd4c"])
        if not self.measure:
            raise SystemExit("bench: cannot compile bench/measure.c; is a C compiler installed?")

    def compiled(self, name, libraries):
        """The path of the compiled `name.c`, or None where it cannot be compiled."""
        compiler = next((c for c in ("cc", "gcc", "clang") if shutil.which(c)), None)
        if not compiler:
            return None
        program = self.work / name
        command = [compiler, "-O2", "-o", str(program), str(HERE / f"{name}.c"), *libraries]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            self.log(f"cannot compile {name}.c: {done.stderr.strip().splitlines()[:1]}")
            return None
        return str(program)

    def once(self, candidate):
        """Runs all steps of `candidate` once."""
        if candidate.steps is None:
            return Cost(note="not installed")
        if candidate.before:
            candidate.before()
            os.sync()  # what an earlier run left to write is not this one's to wait for
        total = Cost()
        report = self.work / "report"
        for step in candidate.steps:
            report.unlink(missing_ok=True)
            quiet = subprocess.DEVNULL
            subprocess.run([self.measure, str(report), *step], stdin=quiet, stdout=quiet,
                           stderr=quiet, cwd=self.work, env=ENVIRONMENT)
            code, user, system, wall, peak = report.read_text().split()
            if int(code) not in candidate.exits:
                self.log(f"exit {code}: {' '.join(step)}")
                return Cost(note=f"failed (exit {code})")
            total.cpu += float(user) + float(system)
            total.wall += float(wall)
            total.memory = max(total.memory, int(peak) * 1024)
        total.load = os.getloadavg()[0]
        return total

    def alternate(self, runs=None, **candidates):
        """The median cost of each candidate: a warm-up of each, then in turns, A B A B."""
        for name, candidate in candidates.items():
            self.log(f"  warming up: {name}")
            candidate.costs = []
            cost = self.once(candidate)
            wrong = candidate.check() if candidate.check and not cost.note else ""
            if cost.note or wrong:
                candidate.costs = [Cost(note=cost.note or wrong)]
        going = [c for c in candidates.values() if not c.costs]
        for _ in range(runs or self.runs):
            for candidate in going:
                candidate.costs.append(self.once(candidate))
        return {name: median(candidate.costs) for name, candidate in candidates.items()}


def median(costs):
    failed = next((c for c in costs if c.note), None)
    if failed:
        return failed
    middle = statistics.median
    return Cost(middle(c.cpu for c in costs), middle(c.wall for c in costs),
                int(middle(c.memory for c in costs)), runs=len(costs),
                load=middle(c.load for c in costs))


def installed(program):
    return shutil.which(program) is not None


def emptied(*folders):
    """A step that makes `folders` empty, or absent folders into empty ones."""

    def empty():
        for folder in folders:
            put_aside(folder)
            Path(folder).mkdir(parents=True)

    return empty


def put_aside(folder):
    """Moves a folder out of the way, to be deleted when all is measured: a file system that has just
    deleted much writes several times slower."""
    folder = Path(folder)
    if folder.exists() and not any(folder.iterdir()):
        folder.rmdir()
    elif folder.exists():
        aside = folder.parent / ASIDE
        aside.mkdir(exist_ok=True)
        folder.rename(aside / str(len(os.listdir(aside))))
