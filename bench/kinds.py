"""Kinds of documents by themselves, beside C parsers: what a mix of all would hide."""

import shutil

import samples
from harness import Candidate, Cost, installed
from table import compare

# What everything in memory may cost, beside libcmark-gfm with HTML only.
TARGETS = {"prose": 2.2, "drawings": 20}
SUMMED = 64_000_000  # bytes of the file that SHA-256 is measured with


class KindMeasures:
    """Everything in memory for one kind of document at a time; no document stands there twice."""

    def kinds(self):
        """Prose, drawings, short documents, agreements and SHA-256, each by itself."""
        rows = []
        for name, documents in self.of_each_kind().items():
            folder = self.harness.work / f"kind-{name}"
            shutil.rmtree(folder, ignore_errors=True)
            self.maker.write(folder, documents)
            list_ = self.listed(f"kind-{name}", sorted((folder / "flows").glob("*.md")))
            costs = self.alternate(self.in_memory(folder), cmark=self.base("html", list_),
                                   md4c=self.md4c(list_))
            size = sum(map(len, documents)) / 1e6
            what = f"{name}: {len(documents)} documents, {size:.1f} MB, in memory"
            rows += [compare(what, costs["assent"], costs["cmark"], "libcmark-gfm, HTML only",
                             "cpu", TARGETS.get(name)),
                     compare(what, costs["assent"], costs["md4c"], "md4c, HTML only", "cpu")]
        return rows + [self.sums()]

    def of_each_kind(self):
        """The documents of each kind, all different."""
        texts = self.maker.texts(self.samples)
        prose = self.maker.texts(self.samples, self.maker.PROSE)
        seeds = [p.read_bytes() for p in sorted((self.samples / "seeds").glob("*.md"))]
        number = max(10, self.number // 20)
        return {
            "prose": self.maker.several([t for t in prose if len(t) >= 20_000] or texts, number),
            "drawings": self.maker.several(seeds or [samples.boxes(0).encode()], number // 5),
            "short": [samples.short(n).encode() for n in range(self.number)],
            "agreements with front matter":
                [samples.agreement(n, 40_000).encode() for n in range(number // 5)]}

    def md4c(self, list_):
        program = self.harness.md4c
        return Candidate([[program, list_]] if program else None)

    def sums(self):
        """SHA-256 by itself: a large file that is published as it is, less a build without it."""
        folders = [self.harness.work / name for name in ("unsummed", "summed")]
        for folder, size in zip(folders, (0, SUMMED)):
            shutil.rmtree(folder, ignore_errors=True)
            self.maker.write(folder, [samples.short(0).encode()])
            (folder / "public").mkdir()
            (folder / "public/large").write_bytes(bytes(size))
        sum_ = ["sha256sum", str(folders[1] / "public/large")]
        costs = self.alternate(
            self.in_memory(folders[1]), without=self.in_memory(folders[0]),
            sums=Candidate([sum_] if installed("sha256sum") else None))
        return compare(f"SHA-256 of {SUMMED // 1_000_000} MB within a build, less the build without",
                       costs["assent"].minus(costs["without"]), costs["sums"], "sha256sum", "cpu")
