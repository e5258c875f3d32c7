#!/usr/bin/env python3
"""Says which findings were judged, and how: judged.tsv has the verdicts of two readers.

  judge.py PROGRAM DOCUMENTS [HALF]

DOCUMENTS holds the documents of addresses.tsv as A/NAME and B/NAME. A finding that nobody judged is counted by itself:
read it beside its document, and add it.
"""
import collections, csv, json, os, pathlib, subprocess, sys

program, documents = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2])
halves = sys.argv[3:] or ["A", "B", "C"]
here = pathlib.Path(__file__).parent
verdicts = collections.defaultdict(list)
for row in csv.DictReader(open(here / "judged.tsv"), delimiter="\t"):
    verdicts[row["half"], row["file"], row["rule"], row["line"]].append(row["verdict"])
ORDER = ["useful", "useless", "false", "unjudged"]
rules = collections.defaultdict(collections.Counter)
totals = collections.defaultdict(collections.Counter)
words = 0
for row in csv.DictReader(open(here / "addresses.tsv"), delimiter="\t"):
    if row["half"] not in halves:
        continue
    file = documents / row["half"] / row["file"]
    text = file.read_bytes().decode(errors="replace")
    # Two letters count as a word where words are not parted.
    words += len(text) // 2 if row["lang"][:2] in ("ja", "zh", "ko") else len(text.split())
    command = [program, "lint", "--kind", row["kind"], "--format", "json", str(file)]
    found = json.loads(subprocess.run(command, capture_output=True).stdout)["diagnostics"]
    for finding in found:
        known = verdicts.get((row["half"], row["file"], finding["rule"], str(finding.get("line", 0))), [])
        verdict = (known.pop(0) if len(known) > 1 else known[0]) if known else "unjudged"
        if finding["severity"] == "info" and verdict == "unjudged":
            continue
        rules[finding["severity"], finding["rule"]][verdict] += 1
        totals[finding["severity"]][verdict] += 1


def line(name, counts):
    judged = sum(counts[v] for v in ORDER[:3])
    true = f"{100 * (judged - counts['false']) / judged:4.0f} %" if judged else "    -"
    return f"{name:36}" + "".join(f"{counts[v]:9}" for v in ORDER) + f"  {true}"


print(f"{'':36}" + "".join(f"{v:>9}" for v in ORDER) + "    true")
for (severity, rule), counts in sorted(rules.items(), key=lambda each: (each[0][0], -sum(each[1].values()))):
    print(line(f"{severity} {rule}", counts))
both = totals["error"] + totals["warning"]
print(line("errors and warnings", both))
print(f"{sum(both.values()) * 1000 / max(words, 1):.2f} errors and warnings per 1,000 of {words} words")
