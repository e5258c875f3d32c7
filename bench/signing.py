"""Measures signing and checking a site beside the sums of the same files."""

import subprocess

from harness import ENVIRONMENT, Candidate, emptied, installed
from table import compare


class SigningMeasures:
    """Measures of signed sites."""

    def sign(self):
        """Sign and verify a site, beside sha256sum over each of its files."""
        content, key = self.corpus(self.number), self.harness.work / "bench.key"
        emptied(self.output)()
        self.harness.once(self.building(content))
        if self.harness.assent and not key.exists():
            subprocess.run([self.harness.assent, "keygen", "-o", str(key.with_suffix(""))],
                           capture_output=True, env=ENVIRONMENT, check=True)
        sums = Candidate([["sh", "-c", 'cd "$0" && find . -type f -print0 | xargs -0 sha256sum',
                           str(self.output)]] if installed("sha256sum") else None)
        unsigned = self.remover("*.minisig")
        signed = self.alternate(
            self.ours(["sign", self.output, "--key", key], before=unsigned), sums=sums)
        checked = self.alternate(
            self.ours(["verify", self.output, "--key", key.with_suffix(".pub")]), sums=sums)
        what = f"a site of {self.number:,} documents"
        return [compare(f"{verb} {what}", costs["assent"], costs["sums"], "sha256sum", q, t)
                for verb, costs in (("sign", signed), ("verify", checked))
                for q, t in (("wall", 1.1), ("cpu", None), ("memory", None))]

    def remover(self, pattern):
        """What removes files of the output, to be called before a run."""
        def remove():
            for path in self.output.rglob(pattern):
                path.unlink()
        return remove
