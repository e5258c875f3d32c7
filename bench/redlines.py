"""What is measured of redlines: the pairs of the histories, a process a pair."""

from table import Row, compare


class RedlineMeasures:
    """The measures of redlines; they need the histories among the samples."""

    def redline(self):
        """Every neighbouring pair of the histories, and two pairs by themselves.

        A process a pair, start, reading and parsing included; what the engine takes in process is
        less and is told in BENCHMARKS.md.
        """
        pairs = self.history_pairs()
        if not pairs:
            return [Row("redlines", "no samples", "-")]
        largest = [max((p for p in pairs if p[1].stat().st_size < 50_000),
                       key=lambda p: (p[1].stat().st_size, str(p[1])))]
        rewrite = [max(pairs, key=lambda p: (p[0].stat().st_size, str(p[0])))]
        rows = []
        for what, some in ((f"{len(pairs)} redlines", pairs), ("redline of 45 kB", largest),
                           ("redline of the longest text", rewrite)):
            costs = self.alternate(
                self.ours(*[["diff", a, b, "--to", "json"] for a, b in some]),
                wdiff=self.peer("wdiff", *[[a, b] for a, b in some], exits=(0, 1)),
                dwdiff=self.peer("dwdiff", *[[a, b] for a, b in some], exits=(0, 1)),
                git=self.peer("git", *[["diff", "--no-index", "--word-diff", a, b]
                                       for a, b in some], exits=(0, 1)))
            names = {"wdiff": "wdiff", "dwdiff": "dwdiff", "git": "git diff --word-diff"}
            rows += [compare(what, costs["assent"], costs[n], names[n], "wall") for n in names]
        return rows

    def history_pairs(self):
        """Each version of a history with the one after it."""
        folder = self.samples / "corpus" / "histories"
        files = sorted(folder.glob("*/*.md")) if folder.is_dir() else []
        return [(a, b) for a, b in zip(files, files[1:]) if a.parent == b.parent]
