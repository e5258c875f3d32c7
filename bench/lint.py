"""Lint: many documents at once, and one from the start of the process to its end."""

from table import Row, compare, time

# Seconds of wall time: 10,000 documents with two threads, and one document.
ALL_TARGET = 2.0
ONE_TARGET = 0.005


def limited(what, cost, target, number=None):
    """A row with a target in seconds of wall time, of the whole number of documents."""
    met = "no" if cost.note or cost.wall > target else "yes"
    if number:
        met = "-"
    return Row(f"{what}, wall", cost.note or time(cost.wall), "-", target=time(target), met=met)


class LintMeasures:
    """Measures of lint, over the corpus that builds are measured with."""

    def lint(self):
        """Lint of all documents with two threads, and of one."""
        folder = self.corpus(self.number)
        files = self.paths(self.number)
        ours = self.ours(["lint", folder, "--jobs", 2, "--fail-on", "never"])
        # The peer looks at Markdown alone, and takes so long that a hundredth has to do.
        some = files[:max(1, len(files) // 100)]
        peer = self.peer("pymarkdown", ["scan", *map(str, some)], exits=(0, 1))
        costs = self.alternate(ours, pymarkdown=peer)
        scaled = costs["pymarkdown"].times(len(files) / len(some))
        of_all = self.number if self.number != 10_000 else None
        one = self.alternate(self.ours(["lint", self.example(), "--fail-on", "never"]))["assent"]
        return [
            limited(f"lint of {self.number} documents, two threads", costs["assent"], ALL_TARGET,
                    of_all),
            compare(f"lint of {self.number} documents", costs["assent"], scaled,
                    f"pymarkdown, {len(some)} scaled", "cpu"),
            limited("lint of one document, a process", one, ONE_TARGET),
        ]
