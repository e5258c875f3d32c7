"""Sites with releases: the same texts as versions of few agreements, and as agreements of their own."""

import hashlib
import json
import shutil
import subprocess

from harness import ENVIRONMENT, emptied
from table import compare

AGREEMENTS = 100
VERSIONS = 10
CONFIGURATION = "profiles:\n  terms: { require: [] }\n"


def text(agreement, version):
    """A version of an agreement of about ten thousand characters. From one to the next, three
    clauses of forty change, and one is new."""
    lines = ["---", "kind: terms", f'title: "Terms {agreement}"', f'version: "{version + 1}.0"',
             f"effective: 2025-{version + 1:02}-01", "licensor: Example Press", "---", ""]
    for clause in range(40 + version):
        edition = version if (clause + version) % 14 == 0 else 0
        lines += [f"## {clause + 1}. Clause {clause + 1} of {agreement}", ""]
        lines += [f"The reader may copy part {clause} of work {agreement} at most {edition + 2} times "
                  f"within {30 + edition} days, and shall name its author in each copy. "
                  "Whoever passes a copy on passes these terms on with it, unless the law of the "
                  "place says otherwise.", ""]
    return "\n".join(lines)


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def write_flat(folder, agreements, versions):
    """Every text as an agreement of its own."""
    folder.mkdir(parents=True)
    (folder / "assent.yml").write_text(CONFIGURATION)
    for agreement in range(agreements):
        for version in range(versions):
            (folder / f"a{agreement}-v{version}.md").write_text(text(agreement, version))


def manifest(published):
    return json.loads((published / "manifest.json").read_bytes())


def write_releases(folder, manifest, agreements, versions):
    """The same texts as releases; `manifest` is that of the flat site, for the digests."""
    folder.mkdir(parents=True)
    (folder / "assent.yml").write_text(CONFIGURATION)
    listed = {d["id"]: d["releases"][0]["locales"]["en"] for d in manifest["documents"]}
    for agreement in range(agreements):
        name, ledger, previous = f"a{agreement}", b"", None
        for version in range(versions):
            entry = listed[f"a{agreement}-v{version}"]
            change = {"class": "initial", "computed": "initial", "reason": "", "signals": [],
                      "summary": {}}
            if version:
                change |= {"class": "material", "computed": "obligations", "from": f"{version}.0",
                           "summary": {"en": f"Version {version + 1}."}}
            day = f"2025-{version + 1:02}-01"
            event = {
                "at": day, "by": "legal@example.org", "change": change, "effective": day,
                "event": "released", "graceDays": 0, "revision": version + 1,
                "version": f"{version + 1}.0",
                "locales": {"en": {"authoritative": True, "file": f"{name}.md",
                                   "sourceDigest": entry["sourceDigest"],
                                   "textDigest": entry["textDigest"]}}}
            if previous:
                event["prev"] = "sha256:" + hashlib.sha256(previous).hexdigest()
            previous = canonical(event)
            ledger += previous + b"\n"
            frozen = folder / "releases" / name / f"{version + 1}.0"
            frozen.mkdir(parents=True)
            (frozen / f"{name}.md").write_text(text(agreement, version))
        (folder / "releases" / name / "ledger.ndjson").write_bytes(ledger)
        (folder / f"{name}.md").write_text(text(agreement, versions - 1))


class ReleaseMeasures:
    """Measures of sites with releases."""

    def sites(self):
        """The flat site and that of releases, made where they are not there yet."""
        flat, released = (self.harness.work / name for name in ("flat", "released"))
        if self.harness.assent and not released.exists():
            shutil.rmtree(flat, ignore_errors=True)
            write_flat(flat, AGREEMENTS, VERSIONS)
            emptied(self.output)()
            self.harness.once(self.building(flat))
            write_releases(released, manifest(self.output), AGREEMENTS, VERSIONS)
        return flat, released

    def releases(self):
        """All versions of few agreements, beside as many agreements of one version."""
        flat, released = self.sites()
        emptied(self.output)()
        costs = self.alternate(
            self.building(released, before=emptied(self.output), check=self.verified),
            flat=self.building(flat, before=emptied(self.output), check=self.verified))
        emptied(self.output)()
        self.harness.once(self.building(released))
        again = self.alternate(self.building(released))["assent"]
        emptied(self.output)()
        self.harness.once(self.building(flat))
        other = self.alternate(self.building(flat))["assent"]
        what = f"{AGREEMENTS * VERSIONS} releases of {AGREEMENTS} agreements"
        peer = f"{AGREEMENTS * VERSIONS} agreements"
        return [compare(f"first build of {what}, redlines included", costs["assent"],
                        costs["flat"], peer, q, t)
                for q, t in (("cpu", None), ("wall", 1.2), ("memory", None))] + [
            compare(f"build of {what}, no change", again, other, peer, "wall", 1.2)]

    def verified(self):
        """What is wrong with the output, if anything."""
        done = subprocess.run([self.harness.assent, "verify", str(self.output)],
                              capture_output=True, text=True, env=ENVIRONMENT)
        return "" if done.returncode == 0 else "wrong: " + done.stderr.strip().splitlines()[0]
