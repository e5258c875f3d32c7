#!/usr/bin/env python3
"""Compares what assent reads in documents with truth that was written by hand: README.md says in which form.

  score.py PROGRAM DOCUMENTS [-v] [NAME ...]

DOCUMENTS holds the documents of addresses.tsv, by the names that stand there: A/01-de-freistil-tos.md. -v lists what
differs. NAME is a part of a name: "A/" for one half.
"""
import collections, json, os, pathlib, re, subprocess, sys, tempfile, unicodedata

program = os.path.abspath(sys.argv[1])
folder = pathlib.Path(sys.argv[2])
verbose = "-v" in sys.argv
only = [a for a in sys.argv[3:] if a != "-v"]
totals = collections.defaultdict(lambda: [0, 0, 0])  # found, wanted, extra
defects = collections.defaultdict(lambda: [0, 0])

def fold(text):
    text = unicodedata.normalize("NFKC", text).casefold()
    return re.sub(r"[\W_]+", " ", text).strip()

def say(name, what, row):
    if verbose:
        print(f"  {name}: {what}: {row}")

def run(*args):
    done = subprocess.run([program, *args], capture_output=True)
    try:
        return json.loads(done.stdout)
    except ValueError:
        print("cannot read", args, done.stderr.decode()[:300])
        return {} if args[0] == "render" else []

def flat(clauses, depth=1, above=()):
    for clause in clauses:
        yield clause, depth, above
        yield from flat(clause["clauses"], depth + 1, above + (clause,))

def tally(kind, found, wanted, extra=0):
    for index, value in enumerate((found, wanted, extra)):
        totals[kind][index] += value

for tsv in sorted((pathlib.Path(__file__).parent / "truth").glob("*.tsv")):
    name = tsv.stem.replace("-", "/", 1)
    if only and not any(part in name for part in only):
        continue
    source = next((p for p in (folder / f"{name}.md", folder / f"{name}.txt") if p.exists()), None)
    if not source:
        continue
    rows = [line.split("\t") for line in tsv.read_text().splitlines() if line.strip() and not line.startswith("#")]
    of = lambda kind: [row for row in rows if row[0] == kind]
    kind = (of("kind") or [["", "", "terms"]])[0][2].strip()
    with tempfile.TemporaryDirectory() as place:
        file = pathlib.Path(place) / f"{'terms' if kind == 'policy' else kind}{source.suffix}"
        file.write_bytes(source.read_bytes())
        read = run("render", str(file), "--to", "json")
        found = run("lint", "--format", "json", str(file))
    findings = found.get("diagnostics", found.get("findings", [])) if isinstance(found, dict) else found
    print(name) if verbose else None
    # facts
    for key in ("title", "version", "effective", "updated", "licensor", "contact"):
        wanted = [row[2] for row in of(key)]
        got = read.get(key)
        if key == "updated" and got is None:
            got = read.get("published")
        if not wanted and got is None:
            continue
        if key in ("effective", "updated"):
            right = got is not None and got[:10] in [w[:10] for w in wanted]
        else:
            g = fold(str(got)) if got else None
            right = g is not None and any(g == fold(w) or (key != "version" and (g in fold(w) or fold(w) in g)) for w in wanted)
        tally(key, int(right and bool(wanted)), int(bool(wanted)), int(got is not None and not wanted))
        if not right:
            say(name, key, f"{got!r} where {wanted} is")
    tags = [row[2] for row in of("language")]
    if tags:
        right = str(read.get("language")).split("-")[0] == tags[0].split("-")[0]
        tally("language", int(right), 1)
        if not right:
            say(name, "language", f"{read.get('language')} where {tags[0]} is")
    # clauses
    clauses = list(flat(read.get("clauses", [])))
    by_line = {}
    for clause, depth, above in clauses:
        by_line.setdefault(clause["range"][0], []).append((clause, depth, above))
    wanted = of("clause")
    lines = collections.Counter(int(row[1]) for row in wanted)
    found_count = 0
    for row in wanted:
        line, depth, number = int(row[1]), int(row[2]), row[3]
        here = by_line.get(line, [])
        match = next((h for h in here if fold(h[0].get("number", "-")) == fold(number)), here[0] if len(here) == 1 else None)
        if not match:
            say(name, "clause missing", row[1:])
        elif match[1] != depth:
            say(name, f"clause at depth {match[1]}", row[1:])
        else:
            found_count += 1
            if fold(match[0].get("number", "-")) != fold(number):
                say(name, f"clause number {match[0].get('number')}", row[1:])
    extra = sum(max(0, len(here) - lines.get(line, 0)) for line, here in by_line.items())
    tally("clauses", found_count, len(wanted), extra)
    for line, here in by_line.items():
        if len(here) > lines.get(line, 0):
            say(name, "clause that is none", [(line, c.get("number"), c["title"][:40]) for c, _, _ in here])
    # terms
    got = collections.Counter(fold(term["name"]) for term in read.get("terms", []))
    want = {fold(row[2]): row for row in of("term")}
    right = [key for key in want if key in got]
    tally("terms", len(right), len(want), len([key for key in got if key not in want]))
    for key, row in want.items():
        if key not in got:
            say(name, "term missing", row[1:])
    for key in got:
        if key not in want:
            say(name, "term that is none", key)
    # references
    anchors = {clause["anchor"]: clause["range"][0] for clause, _, _ in clauses if "anchor" in clause}
    references = list(read.get("references", []))
    for row in of("ref"):
        line, text, target = int(row[1]), fold(row[2]), row[3].strip()
        near = [r for r in references if r["range"][0] <= line <= r["range"][2] or abs(r["range"][0] - line) <= 1]
        match = next((r for r in near if fold(r["text"]) and (fold(r["text"]) in text or text in fold(r["text"]))), None)
        if target == "foreign":
            tally("foreign references left alone", int(match is None or not match.get("anchor")), 1)
            if match is not None and match.get("anchor"):
                say(name, "foreign reference taken", row[1:] + [match.get("anchor")])
            continue
        if target == "missing":
            right = match is not None and not match.get("anchor")
        else:
            right = match is not None and anchors.get(match.get("anchor")) == int(target)
        tally("references", int(right), 1)
        if not right:
            say(name, "reference", row[1:] + [match and (match["text"], match.get("anchor"))])
        if match in references and match is not None:
            references.remove(match)
    # sections by meaning
    want = {(int(row[1]), row[2].strip()) for row in of("section")}
    got = {(clause["range"][0], m) for clause, _, _ in clauses for m in clause.get("meanings", [])}
    tally("sections", len(want & got), len(want), len(got - want))
    for pair in sorted(want - got):
        say(name, "section missed", pair)
    for pair in sorted(got - want):
        say(name, "section that is none", pair)
    # defects
    places = collections.defaultdict(set)
    for finding in findings:
        for place in [finding, *finding.get("notes", [])]:
            places[finding["rule"]].add(place.get("line", 0))
    for row in of("defect"):
        line, rule = int(row[1]) if row[1].isdigit() else 0, row[2].strip()
        hit = any(abs(line - other) <= 1 for other in places.get(rule, ())) or (line == 0 and rule in places)
        any_hit = hit or any(abs(line - other) <= 0 for lines_ in places.values() for other in lines_)
        defects[rule][0] += int(hit)
        defects[rule][1] += 1
        tally("defects", int(hit), 1)
        tally("defects, told by any rule", int(any_hit), 1)
        if not hit:
            say(name, "defect missed", row[1:])

for kind, (found, wanted, extra) in totals.items():
    share = f"{100 * found / wanted:5.1f} %" if wanted else "   -   "
    print(f"{kind:32} {found:4} of {wanted:4} {share}   {extra} extra")
print("defects by class: " + ", ".join(f"{rule} {a}/{b}" for rule, (a, b) in sorted(defects.items())))
