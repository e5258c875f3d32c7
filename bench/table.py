"""The rows of the report and how their figures are written."""

from dataclasses import dataclass

COLUMNS = ["measure", "assent", "peer", "ratio", "target", "met", "runs"]


@dataclass
class Row:
    measure: str
    assent: str
    peer: str
    ratio: str = "-"
    target: str = "-"
    met: str = "-"  # yes, no, or - where nothing was promised or a side has no figure
    runs: str = "-"  # of how many runs it is the median, and the load of the machine then

    def cells(self):
        return [self.measure, self.assent, self.peer, self.ratio, self.target, self.met, self.runs]


def time(seconds):
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{seconds * 1000:.0f} ms" if seconds >= 0.1 else f"{seconds * 1000:.1f} ms"


def size(count):
    return f"{count / 1e6:.1f} MB" if count < 1e9 else f"{count / 1e9:.2f} GB"


def times(ratio):
    """`1.53 x` from a half upwards, else `1/25.3`."""
    if ratio >= 0.5:
        return f"{ratio:.2f} x"
    return f"1/{1 / ratio:.1f}" if ratio > 0 else "0"


def bound(target):
    """A target as people say it: `2 x`, `0.7 x`, `1/100`."""
    if target is None:
        return "-"
    return f"<= {target:g} x" if target > 0.5 else f"<= 1/{round(1 / target)}"


def runs(cost):
    """`5, load 0.3`: how many runs, and how many processes ran or waited on the machine."""
    return "-" if cost.note else f"{cost.runs}, load {cost.load:.1f}"


def limited(measure, cost, quantity, limit):
    """A row for a cost that has a limit of its own, and no peer: seconds of `cpu` or of `wall`."""
    row = Row(f"{measure}, {quantity}", cost.note or time(getattr(cost, quantity)), "-",
              target=f"<= {time(limit)}", runs=runs(cost))
    row.met = "yes" if not cost.note and getattr(cost, quantity) <= limit else "no"
    return row


def compare(measure, ours, peer, name, quantity, target=None):
    """A row for two costs; `quantity` is `cpu`, `wall` or `memory`."""
    word = size if quantity == "memory" else time

    def cell(cost):
        return cost.note or word(getattr(cost, quantity))

    row = Row(f"{measure}, {quantity}", cell(ours), f"{name}: {cell(peer)}", target=bound(target),
              runs=runs(ours))
    if ours.note or peer.note:
        if target is not None and ours.note.startswith(("failed", "wrong")):
            row.met = "no"
        return row
    theirs = getattr(peer, quantity)
    if theirs <= 0:
        return row
    ratio = getattr(ours, quantity) / theirs
    row.ratio = times(ratio)
    if target is not None:
        row.met = "yes" if ratio <= target else "no"
    return row


def markdown(rows):
    lines = ["| " + " | ".join(COLUMNS) + " |", "|---" * len(COLUMNS) + "|"]
    return "\n".join(lines + ["| " + " | ".join(r.cells()) + " |" for r in rows]) + "\n"


def aligned(rows):
    """The table for a terminal."""
    cells = [COLUMNS] + [r.cells() for r in rows]
    widths = [max(len(c[i]) for c in cells) for i in range(len(COLUMNS))]
    lines = ["  ".join(t.ljust(w) for t, w in zip(c, widths)).rstrip() for c in cells]
    return "\n".join(lines) + "\n"
