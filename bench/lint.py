"""Lint: many documents at once, and one from the start of the process to its end."""

from table import compare, limited

# Seconds of wall time: 10,000 documents with two threads, and one document.
ALL_TARGET = 2.0
ONE_TARGET = 0.005


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
        one = self.alternate(self.ours(["lint", self.example(), "--fail-on", "never"]))["assent"]
        all_ = limited(f"lint of {self.number} documents, two threads", costs["assent"], "wall",
                       ALL_TARGET)
        if self.number != 10_000:
            all_.met = "-"
        return [
            all_,
            compare(f"lint of {self.number} documents", costs["assent"], scaled,
                    f"pymarkdown, {len(some)} scaled", "cpu"),
            limited("lint of one document, a process", one, "wall", ONE_TARGET),
        ]
