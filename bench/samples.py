"""Documents made from templates and numbers: the same number, the same document, on every machine.

No two numbers give the same document: words, names and figures are drawn by lot, so that nothing
can be kept from one document for the next.
"""

from random import Random

import graphs

PARTIES = ["the Licensor", "the Reader", "the Publisher", "the Operator", "the Customer"]
VERBS = ["publishes", "keeps", "delivers", "repairs", "describes", "returns", "copies", "reviews"]
THINGS = ["the map", "each record", "the Program", "a printed copy", "the archive", "every trail",
          "the invoice", "the index", "a photograph", "the guide"]
TIMES = ["within {} days", "once in {} weeks", "for {} months", "no later than {} days after receipt",
         "at least {} hours before"]
ENDS = ["and says so in writing", "unless the law of the place requires otherwise",
        "as Section {} provides", "at a cost of no more than {} euros",
        "without asking **for anything** in return", "see <https://example.org/part/{}>",
        'which this text calls the "Part {}"']
TITLES = ["Definitions", "Acceptance", "Grant of Rights", "Restrictions", "Payment", "Privacy",
          "Third-Party Components", "Warranty", "Liability", "Termination", "Changes",
          "Governing Law", "Contact"]
STEPS = ["Open the guide", "Read the terms", "Send the form", "Check the date", "Ask again",
         "Store the record", "Show the map", "Close the page", "Call the office", "Write a note"]


def short(number):
    """A heading and a line: 30 bytes."""
    return f"# Note {number:05}\n\nSee page {number:05}.\n"


def prose(number, size):
    """About `size` bytes of numbered sections: paragraphs, lists and a table now and then."""
    lot, parts, section = Random(f"prose {number}"), [f"# Handbook {number}"], 0
    length = 0
    while length < size:
        section += 1
        more = [f"## {section}. {lot.choice(TITLES)} {lot.randrange(1, 1000)}"]
        more += [paragraph(lot) for _ in range(lot.randrange(2, 5))]
        if section % 3 == 0:
            more.append("\n".join(f"- {sentence(lot)}" for _ in range(4)))
        if section % 7 == 0:
            rows = [f"| {lot.choice(STEPS)} | {lot.randrange(10, 9000)} |" for _ in range(5)]
            more.append("\n".join(["| step | pages |", "|---|---|", *rows]))
        length += sum(len(m) + 2 for m in more)
        parts += more
    return "\n\n".join(parts) + "\n"


def agreement(number, size):
    """About `size` bytes of terms, with front matter, defined terms and clauses that refer."""
    lot = Random(f"agreement {number}")
    head = ["---", "kind: terms", f'title: "Terms of Trail {number}"', 'version: "1.0"',
            f"effective: 2025-{lot.randrange(1, 13):02}-{lot.randrange(1, 29):02}", "language: en",
            "licensor: Example Press", "contact: mailto:legal@example.org", "---", "",
            f"# Terms of Trail {number}"]
    parts = ["\n".join(head)]
    for section, title in enumerate(TITLES, 1):
        parts.append(f"## {section}. {title}")
        if section == 1:
            parts.append("\n".join(f'- **"{thing.split()[-1].title()} {number}"** means '
                                   f"{sentence(lot).lower()}" for thing in THINGS))
        clause = 0
        length = 0
        while length < size / len(TITLES):
            clause += 1
            parts.append(f"{section}.{clause} {paragraph(lot)}")
            length += len(parts[-1]) + 2
    return "\n\n".join(parts) + "\n"


def paragraph(lot):
    words, lines, line = " ".join(sentence(lot) for _ in range(lot.randrange(2, 6))).split(), [], ""
    for word in words:
        if line and len(line) + 1 + len(word) > 96:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return "\n".join([*lines, line])


def sentence(lot):
    number = lot.randrange(2, 30)
    party, other = lot.sample(PARTIES, 2)
    text = (f"{party} {lot.choice(VERBS)} {lot.choice(THINGS)} that {other} {lot.choice(VERBS)} "
            f"{lot.choice(TIMES).format(number)}, {lot.choice(ENDS).format(number % 13 + 1)}.")
    return text[0].upper() + text[1:]


def boxes(number):
    """A page of box drawings: a chain that branches and joins, one that loops, one that is crooked."""
    lot = Random(f"boxes {number}")
    drawings = [branching(lot), looping(lot), crooked(looping(lot))]
    parts = [f"# Steps {number}"]
    for place, drawing in enumerate(drawings, 1):
        parts += [f"## Part {place}", paragraph(lot), "```\n" + "\n".join(drawing) + "\n```"]
    return "\n\n".join(parts) + "\n"


def box(*lines):
    """A box of 26 columns, with a line to what stands below it."""
    return ["┌────────────────────────┐", *(f"│{line:^24}│" for line in lines),
            "└───────────┬────────────┘"]


ARROW = ["            │", "            ▼"]


def branching(lot):
    """Two boxes, a choice between two more, and one at the end."""
    one, two, left, right, last = lot.sample(STEPS, 5)
    shift = " " * 16
    lines = [shift + line for line in [*box(one), *ARROW, *box(two, f"page {lot.randrange(900)}?")]]
    lines += [shift + "            │",
              "            ┌───────────────┴───────────────┐",
              "        yes │                            no │",
              "            ▼                               ▼"]
    lines += [f"{a}      {b}" for a, b in zip(box(left), box(right))]
    lines += ["            │                               │",
              "            └───────────────┬───────────────┘",
              "                            ▼"]
    return lines + [shift + line for line in closed(last)]


def looping(lot):
    """Four boxes in a row, with a line back from the last to the second."""
    lines = []
    for place, step in enumerate(lot.sample(STEPS, 4)):
        if place:
            lines += ARROW
        lines += box(step, f"in {lot.randrange(2, 90)} days") if place < 3 else closed(step)
    top, bottom = 7, len(lines) - 2
    for row in range(top + 1, bottom):
        lines[row] = f"{lines[row]:<26}      │"
    lines[top] += "◄─────┐"
    lines[bottom] = lines[bottom][:-1] + "├──────┘"
    return lines


def closed(step):
    """A box that nothing leads out of downwards."""
    return [*box(step)[:-1], "└────────────────────────┘"]


def crooked(lines):
    """The same with a wall that stands a column too far in one line."""
    return [line.replace("│", " │", 1) if row == 1 else line for row, line in enumerate(lines)]


def flows(number):
    """A page of mermaid: a flowchart of 16 nodes, a sequence, states, entities and classes."""
    lot = Random(f"flows {number}")
    parts = [f"# Flows {number}"]
    for block in (flowchart(number), sequence(lot), states(lot), entities(lot), classes(lot)):
        parts += [paragraph(lot), f"```mermaid\n{block}```"]
    return "\n\n".join(parts) + "\n"


def flowchart(number):
    return graphs.flow(16, number).mermaid()


def sequence(lot):
    names, steps = ["Reader", "Gate", "Store"], lot.sample(STEPS, 6)
    lines = ["sequenceDiagram", *(f"  participant {name}" for name in names)]
    lines += [f"  Reader->>Gate: {steps[0]}", f"  Gate->>Store: {steps[1]} {lot.randrange(99)}",
              f"  Store-->>Gate: {steps[2]}", f"  alt {steps[3]}", f"  Gate-->>Reader: {steps[4]}",
              "  else otherwise", f"  Gate-xReader: {steps[5]}", "  end",
              f"  Note over Gate,Store: {lot.randrange(99)} days"]
    return "\n".join(lines) + "\n"


def states(lot):
    one, two, three = lot.sample(STEPS, 3)
    return (f"stateDiagram-v2\n  [*] --> Reading\n  Reading --> Read: {one}\n"
            f"  Read --> Agreed: {two}\n  Agreed --> Read: {three}\n  state Agreed {{\n"
            f"    [*] --> Stored\n    Stored --> Sent: {lot.randrange(99)} days\n  }}\n"
            "  Agreed --> [*]\n")


def entities(lot):
    return (f"erDiagram\n  READER ||--o{{ RECORD : {lot.choice(VERBS)}\n"
            f"  RECORD }}o--|| VERSION : {lot.choice(VERBS)}\n  READER {{\n    string name\n"
            f"    int days{lot.randrange(99)}\n  }}\n  VERSION {{\n    string number PK\n"
            "    date effective\n  }\n")


def classes(lot):
    return (f"classDiagram\n  Gate <|-- PageGate\n  Gate o-- Store : {lot.choice(VERBS)}\n"
            f"  class Gate {{\n    +int days{lot.randrange(99)}\n    +open(Reader) bool\n  }}\n"
            "  class Store {\n    -records\n    +add(Record)\n  }\n")
