"""One version of an agreement, packed with all that proves it."""

import subprocess

from harness import ENVIRONMENT, HERE, emptied
from table import Row, time

# Seconds of wall time that packing a version may take.
TARGET = 0.030


class BundleMeasures:
    """Measures of bundles, over the project's own content."""

    def bundle(self):
        """One version as an archive and as a page, and the check of it."""
        emptied(self.output)()
        self.harness.once(self.building(HERE.parent / "content"))
        rows = []
        for format in ("tar.gz", "zip", "html"):
            file = self.harness.work / f"bundle.{format}"
            options = ["bundle", "license@1.0", "--published", self.output, "--content",
                       HERE.parent / "content", "--format", format, "--output", file]
            if not (HERE.parent / "content/releases/license").is_dir():
                del options[4:6]
            packed = self.alternate(self.ours(options, check=lambda f=file: self.sound(f)))["assent"]
            checked = self.alternate(self.ours(["verify", file]))["assent"]
            for what, cost in ((f"bundle of a version, {format}", packed),
                               (f"check of a bundle, {format}", checked)):
                met = "no" if cost.note else "yes" if cost.wall <= TARGET else "no"
                rows.append(Row(f"{what}, wall", cost.note or time(cost.wall), "-",
                                target=time(TARGET), met=met))
        return rows

    def sound(self, file):
        """What is wrong with a bundle, if anything."""
        done = subprocess.run([self.harness.assent, "verify", str(file)], capture_output=True,
                              text=True, env=ENVIRONMENT)
        return "" if done.returncode == 0 else "wrong: " + done.stderr.strip().splitlines()[0]
