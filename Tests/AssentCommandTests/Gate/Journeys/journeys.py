"""Journeys through the gate on a terminal: `journeys.py PROGRAM FOLDER NAME`.

Each is a function of a site; what it finds wrong it raises. `--list` prints their names, `--screens
FOLDER` saves each screen that a journey names.
"""

import json
import os
import pathlib
import shlex
import signal
import subprocess
import sys
import termios

from site_of import Site, day
from terminal import Terminal

screens = None


def save(terminal, name):
    if screens:
        (pathlib.Path(screens) / f"{name}.txt").write_text(terminal.text + "\n", encoding="utf-8")


def start(site, *command, rows=24, columns=80, environment=None, options=()):
    command = command or ("echo", "it", "runs")
    return Terminal(
        [site.program, "gate", "run", "--state", str(site.state), *options, "--", *command],
        rows=rows, columns=columns, environment=environment, folder=site.folder)


def agree(terminal, button="Agree"):
    """From the text to the acceptance, as a person does it."""
    terminal.press("G")
    terminal.expect("100% read", "Tick the box")
    terminal.press("\t ")
    terminal.expect("[x]")
    terminal.press("\t\t")
    terminal.expect(f"> [ {button} ]")
    terminal.press("\r")


def accept_first(site, *options):
    """Version 1.0, published, released and accepted."""
    site.agreement(version="1.0")
    site.release()
    site.publish()
    terminal = start(site, options=options)
    terminal.expect("[ ] I agree")
    agree(terminal)
    assert terminal.end() == 0


def read_lines(terminal, until):
    """Reads on in lines until something is asked that is not to go on."""
    while until not in terminal.text:
        terminal.press("\r")
        terminal.pump(0.2)


def accepted(site):
    return site.log.count('"event":"accepted"')


def restored(terminal):
    """The terminal is as it was: keys by lines, echo, signals, the screen of the shell."""
    flags = terminal.mode()[3]
    assert flags & termios.ICANON and flags & termios.ECHO and flags & termios.ISIG, flags
    assert terminal.raw.rindex(b"\x1b[?1049l") > terminal.raw.rindex(b"\x1b[?1049h")
    assert b"\x1b[?25h" in terminal.raw[terminal.raw.rindex(b"\x1b[?1049h"):]


def first_launch(site):
    terminal = start(site)
    text = terminal.expect("Trail Notes", "Scroll to the end", "[ ] I agree", "( Agree )", "% read")
    save(terminal, "first-80x24")
    assert "100% read" not in text
    terminal.press("\t ")
    terminal.expect("> [ ] I agree", "Scroll to the end")
    terminal.press("\x1b[Z")
    agree(terminal)
    assert terminal.end() == 0
    assert b"it runs" in terminal.raw
    restored(terminal)
    assert accepted(site) == 1, site.log
    assert '"method":"tui"' in site.log and '"maxScroll":1000' in site.log
    assert site.log.index('"event":"presented"') < site.log.index('"event":"accepted"'), site.log


def second_visit(site):
    first_launch(site)
    terminal = start(site, "sh", "-c", "echo again; exit 7")
    assert terminal.end() == 7
    assert b"again" in terminal.raw and b"1049" not in terminal.raw


def signal_of_command(site):
    first_launch(site)
    terminal = start(site, "sh", "-c", "kill -TERM $$")
    assert terminal.end() == -signal.SIGTERM


def missing_command(site):
    first_launch(site)
    terminal = start(site, "no-such-command-here")
    assert terminal.end() == 127
    assert b"no such command" in terminal.raw
    terminal = start(site, "/")
    assert terminal.end() == 126


def decline(site):
    terminal = start(site)
    terminal.expect("[ ] I agree")
    terminal.press("  ")
    before = terminal.expect("Part 6")
    terminal.press("d")
    terminal.expect("Decline “License Agreement”?", "> [ Review again ]", "[ Exit ]", absent=["[ ] I agree"])
    save(terminal, "decline-80x24")
    terminal.press("\r")
    after = terminal.expect("[ ] I agree", "Part 6")
    assert place(before) == place(after), (before, after)
    terminal.press("d")
    terminal.expect("Review again")
    terminal.press("\t\r")
    assert terminal.end() == 125
    assert b"it runs" not in terminal.raw
    restored(terminal)
    assert accepted(site) == 0 and '"event":"declined"' in site.log


def place(text):
    return [line for line in text.split("\n")[2:14] if line.strip()]


def killed_before_accept(site):
    terminal = start(site)
    terminal.expect("[ ] I agree")
    terminal.press("G\t ")
    terminal.expect("[x]")
    terminal.signal(signal.SIGKILL)
    assert terminal.end() == -signal.SIGKILL
    # That the text was on the screen is on record; that it was accepted is not.
    assert site.log.count('"event":"presented"') == 1 and accepted(site) == 0, site.log
    terminal = start(site)
    terminal.expect("[ ] I agree", "Scroll to the end")
    terminal.press("\x03")
    assert terminal.end() == -signal.SIGINT


def held_enter(site):
    """Neither a held Enter nor a held space accepts anything."""
    for keys in ("\r" * 400, " " * 400, "\r \r " * 100):
        terminal = start(site)
        terminal.expect("[ ] I agree")
        terminal.press(keys)
        terminal.expect("100% read", "[ ] I agree")
        terminal.press("\x03")
        assert terminal.end() == -signal.SIGINT
    assert accepted(site) == 0


def paste(site):
    """What is pasted presses nothing."""
    terminal = start(site)
    terminal.expect("[ ] I agree")
    terminal.press("\x1b[200~G\t \t\t\r\x1b[201~G")
    terminal.expect("100% read", "[ ] I agree")
    terminal.press("\x03")
    assert terminal.end() == -signal.SIGINT
    assert accepted(site) == 0


def resize(site):
    terminal = start(site)
    terminal.expect("[ ] I agree")
    terminal.press("   ")
    before = terminal.expect("Part 9")
    percent = read(before)
    terminal.resize(12, 40)
    small = terminal.expect("[ ] I agree", absent=["s: save"])
    save(terminal, "resized-40x12")
    assert read(small) == percent, (percent, small)
    terminal.resize(5, 15)
    terminal.expect("too", "small", absent=["I agree"])
    shown = len(terminal.raw)
    terminal.press("G\t \t\t\r\x0c")
    while b"small" not in terminal.raw[shown:]:
        assert terminal.pump()
    terminal.resize(24, 80)
    large = terminal.expect("[ ] I agree", "s: save")
    assert read(large) == percent, (percent, large)
    terminal.press("\x03")
    terminal.end()
    assert accepted(site) == 0


def read(text):
    import re
    return int(re.search(r"(\d+)% read", text).group(1))


def small_screen(site):
    terminal = start(site, rows=12, columns=40)
    terminal.expect("[ ] I agree", "Scroll")
    save(terminal, "first-40x12")
    agree(terminal)
    assert terminal.end() == 0
    assert accepted(site) == 1


def unseen(site):
    """Nothing says that a text was shown where the window has no room for it."""
    terminal = start(site, rows=2, columns=10)
    terminal.expect("window is")
    assert '"presented"' not in site.log
    terminal.press("\x03")
    terminal.end()
    assert '"presented"' not in site.log
    terminal = start(site, rows=2, columns=10)
    terminal.expect("window is")
    terminal.resize(24, 80)
    terminal.expect("[ ] I agree", "Scroll")
    agree(terminal)
    assert terminal.end() == 0
    assert accepted(site) == 1 and site.log.count('"presented"') == 1


def short_text(site):
    site.agreement(sections=0)
    site.republish()
    terminal = start(site, rows=40)
    terminal.expect("100% read", "Tick the box")
    save(terminal, "short-80x40")
    terminal.press("\t ")
    terminal.expect("[x]")
    terminal.press("\t\t\r")
    assert terminal.end() == 0


def long_text(site):
    site.agreement(sections=3000)
    site.republish()
    terminal = start(site)
    terminal.expect("0% read")
    agree(terminal)
    assert terminal.end() == 0


def plain(site):
    terminal = start(site, options=("--plain",))
    terminal.expect("Press Enter to read on")
    save(terminal, "plain-80x24")
    while "Type \"I agree\"" not in terminal.text:
        terminal.press("\r")
        terminal.pump(0.2)
    terminal.press("yes\r")
    terminal.press("I agree\r")
    assert terminal.end() == 0
    save(terminal, "plain-end-80x24")
    assert b"it runs" in terminal.raw
    assert b"\x1b[" not in terminal.raw, terminal.raw
    assert '"ui":"plain"' in site.log


def plain_decline(site):
    terminal = start(site, environment={"TERM": "dumb"})
    terminal.expect("Press Enter to read on")
    terminal.press("decline\r")
    terminal.expect("Type \"exit\"")
    terminal.press("exit\r")
    assert terminal.end() == 125
    assert accepted(site) == 0
    terminal = start(site, environment={"TERM": None})
    terminal.expect("Press Enter to read on")
    terminal.press("\x04")
    assert terminal.end() == 125
    assert b"\x1b[" not in terminal.raw


def no_color(site):
    terminal = start(site, environment={"NO_COLOR": "1"})
    terminal.expect("[ ] I agree")
    terminal.press("\x03")
    terminal.end()
    import re
    assert not re.search(rb"\x1b\[[1-9][0-9;]*m", terminal.raw), terminal.raw


def no_terminal(site):
    done = site.gate("run", "--", "echo", "it runs", code=125)
    assert "it runs" not in done.stdout
    assert "no terminal" in done.stderr and "gate accept" in done.stderr
    line = next(line for line in done.stderr.split("\n") if "gate accept" in line)
    import subprocess
    bin = pathlib.Path(site.folder) / "bin"
    bin.mkdir()
    (bin / "assent").symlink_to(site.program)
    subprocess.run(
        ["sh", "-c", line.strip()], cwd=site.folder, check=True, stdin=subprocess.DEVNULL,
        env={**os.environ, "PATH": f"{bin}:{os.environ['PATH']}"}, capture_output=True)
    done = site.gate("run", "--", "echo", "it runs")
    assert "it runs" in done.stdout
    assert '"method":"cli"' in site.log


def signals(site):
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGUSR1,
                   signal.SIGALRM):
        terminal = start(site)
        terminal.expect("[ ] I agree")
        terminal.signal(number)
        assert terminal.end() == -number, number
        restored_bytes(terminal)
    assert accepted(site) == 0


def signals_held_back(site):
    """A program may be started by a thread that holds signals back; the screen still follows them."""
    command = [site.program, "gate", "run", "--state", str(site.state), "--", "echo", "it runs"]
    for end in (lambda terminal: terminal.press("\x03"),
                lambda terminal: terminal.signal(signal.SIGINT)):
        terminal = Terminal(command, folder=site.folder, held=True)
        terminal.expect("[ ] I agree")
        terminal.resize(12, 40)
        terminal.expect("[ ] I agree")
        end(terminal)
        assert terminal.end() == -signal.SIGINT
        restored_bytes(terminal)
    assert accepted(site) == 0


def restored_bytes(terminal):
    assert terminal.raw.rindex(b"\x1b[?1049l") > terminal.raw.rindex(b"\x1b[?1049h")


def suspended(site):
    """Ctrl-Z gives the terminal back, and fg shows the same place."""
    terminal = Terminal(["sh", "-i"], folder=site.folder, environment={"PS1": "ready> "})
    terminal.expect("ready>")
    terminal.press(f"{site.program} gate run --state {site.state} -- echo it runs\r")
    terminal.expect("[ ] I agree")
    terminal.press("  ")
    before = terminal.expect("Part 6")
    terminal.press("\x1a")
    terminal.expect("ready>", "[1]")
    terminal.press("fg\r")
    after = terminal.expect("[ ] I agree", "Part 6", "?: help", absent=["ready>"])
    assert place(before) == place(after)
    agree(terminal)
    terminal.expect("it runs")
    terminal.press("exit\r")
    terminal.end()


def read_only_state(site):
    if os.geteuid() == 0:
        # Nothing is read-only for root, but no folder can be made below a file.
        (site.folder / "blocked").write_text("")
        site.state = site.folder / "blocked" / "state"
    else:
        site.state.mkdir(mode=0o500)
    terminal = start(site)
    terminal.expect("[ ] I agree")
    agree(terminal)
    terminal.expect("could not be saved", "[ Continue ]")
    save(terminal, "unsaved-80x24")
    terminal.press("\r")
    assert terminal.end() == 0
    assert b"it runs" in terminal.raw


def tampered(site):
    file = next((site.folder / "Output").rglob("license.json"))
    for file in (site.folder / "Output").rglob("license.json"):
        file.write_bytes(file.read_bytes().replace(b"may", b"MAY"))
    terminal = start(site)
    terminal.expect("cannot be shown", "[ Try again ]", "[ Exit ]", absent=["I agree"])
    save(terminal, "unavailable-80x24")
    for file in (site.folder / "Output").rglob("license.json"):
        file.write_bytes(file.read_bytes().replace(b"MAY", b"may"))
    terminal.press("\r")
    terminal.expect("[ ] I agree")
    terminal.press("\x03")
    terminal.end()
    for file in (site.folder / "Output").rglob("license.json"):
        file.write_bytes(file.read_bytes().replace(b"may", b"MAY"))
    terminal = start(site)
    terminal.expect("cannot be shown")
    terminal.press("\t\r")
    assert terminal.end() == 125
    assert b"it runs" not in terminal.raw


def new_version(site):
    """What changed comes first, then the whole text."""
    site.agreement(version="1.0")
    site.release()
    site.publish()
    terminal = start(site)
    terminal.expect("[ ] I agree")
    agree(terminal)
    assert terminal.end() == 0
    site.second_version()
    terminal = start(site)
    text = terminal.expect("What changed since version 1.0", "You may sell copies as well.",
                           "0% read", "1. Part 1", "[inserted: and sell]")
    assert "version:" not in text, text
    save(terminal, "changed-80x24")
    agree(terminal)
    assert terminal.end() == 0
    assert accepted(site) == 2


def editorial(site):
    site.agreement(version="1.0")
    site.release()
    site.publish()
    terminal = start(site)
    terminal.expect("[ ] I agree")
    agree(terminal)
    assert terminal.end() == 0
    path = site.agreement(version="1.0.1", effective=day(-10))
    path.write_text(path.read_text().replace("Please read it.", "Please read it!"))
    site.release("--change", "editorial", "--reason", "A sign.")
    site.publish()
    terminal = start(site)
    assert terminal.end() == 0
    assert b"it runs" in terminal.raw and b"1049" not in terminal.raw


def right_to_left(site):
    site.agreement(
        title="اتفاقية الترخيص", language="ar", words="يجوز لك نسخ هذا النص وتوزيعه كما تشاء.")
    site.republish()
    terminal = start(site, environment={"LANG": "ar_EG.UTF-8"})
    terminal.expect("اتفاقية", "٪")
    save(terminal, "right-to-left-80x24")
    terminal.press("G\t ")
    terminal.expect("[x]")
    terminal.press("\t\t\r")
    assert terminal.end() == 0


def grace(site):
    """A new version while the older one still counts: "Not now" goes on, also from the text."""
    accept_first(site)
    site.second_version("--grace", "30")
    terminal = start(site)
    terminal.expect("There is a new version", "> [ Not now ]", "[ View the full text ]")
    save(terminal, "grace-80x24")
    terminal.press("\r")
    assert terminal.end() == 0 and b"it runs" in terminal.raw
    terminal = start(site)
    terminal.expect("> [ Not now ]")
    terminal.press("\t\r")
    terminal.expect("What changed since version 1.0", "[ Not now ]", "( Agree )", absent=["Decline"])
    terminal.press("d")
    assert terminal.end() == 0 and b"it runs" in terminal.raw
    assert accepted(site) == 1 and '"declined"' not in site.log
    shown = site.gate("show", "--changes").stdout
    assert "[inserted: and sell]" in shown, shown
    terminal = start(site)
    terminal.expect("> [ Not now ]")
    terminal.press("\t\r")
    terminal.expect("[ ] I agree")
    agree(terminal)
    assert terminal.end() == 0 and accepted(site) == 2
    terminal = start(site)
    assert terminal.end() == 0 and b"1049" not in terminal.raw


def age_site(site, audience="{minimum-age: 13, guardian-below: 18}"):
    site.agreement(front=f"audience: {audience}\n")
    site.republish()


def born(years):
    return str(int(day(0)[:4]) - years)


def too_young(site):
    """Nobody tries another answer until one fits."""
    age_site(site)
    terminal = start(site)
    terminal.expect("When were you born?", "Year of birth", absent=["13", "18"])
    save(terminal, "age-80x24")
    terminal.press(born(6) + "\r")
    terminal.expect("You cannot answer", "> [ Exit ]", absent=["answer a question", "I agree"])
    save(terminal, "too-young-80x24")
    terminal.press("\r")
    assert terminal.end() == 125
    terminal = start(site)
    terminal.expect("You cannot answer", absent=["When were you born?"])
    terminal.press("q")
    assert terminal.end() == 125
    terminal = start(site, options=("--age", "40"))
    terminal.expect("You cannot answer")
    terminal.press("q")
    assert terminal.end() == 125
    assert accepted(site) == 0
    # The answer is of the person without a name, and of nobody else.
    terminal = start(site, options=("--person", "alice"))
    terminal.expect("When were you born?")
    terminal.press(born(40) + "\r")
    terminal.expect("[ ] I agree")
    agree(terminal)
    assert terminal.end() == 0 and accepted(site) == 1
    assert "alice" not in site.log
    site.gate("status", "--person", "alice", "--age", "40")


def age_by_command(site):
    """An age that a command gave stands as one that was typed."""
    age_site(site)
    line = next(line for line in site.gate("status", code=1).stdout.split("\n") if "gate accept" in line)
    assert "YOUR AGE" in line, line
    words = shlex.split(line)[3:]
    words[words.index("YOUR AGE")] = "10"
    site.gate("accept", *words, code=1)
    words[words.index("10")] = "40"
    site.gate("accept", *words, code=1)
    assert accepted(site) == 0


def guardian(site):
    """A guardian reads the text before they answer, and a start later as well."""
    age_site(site)
    terminal = start(site)
    terminal.expect("Year of birth")
    terminal.press(born(15) + "\r")
    terminal.expect("[ ] I agree", "Scroll")
    agree(terminal)
    terminal.expect("A parent or guardian has to answer", "Please read it.", "[ ] I agree",
                    "( Agree )", absent=["100% read"])
    save(terminal, "guardian-80x24")
    terminal.press("\t ")
    terminal.expect("> [ ] I agree")
    terminal.press("\x03")
    assert terminal.end() == -signal.SIGINT
    status = site.gate("status", code=1).stdout
    assert "guardian" in status and "gate run" in status, status
    terminal = start(site)
    terminal.expect("A parent or guardian", "Please read it.", "Scroll to the end", "[ ] I agree")
    agree(terminal)
    assert terminal.end() == 0 and b"it runs" in terminal.raw
    assert '"event":"guardian-approved"' in site.log


def guardian_declines(site):
    age_site(site)
    terminal = start(site)
    terminal.expect("Year of birth")
    terminal.press(born(15) + "\r")
    terminal.expect("[ ] I agree", "Scroll")
    agree(terminal)
    terminal.expect("A parent or guardian", "( Agree )")
    terminal.press("G")
    terminal.expect("100% read")
    terminal.press("\t\t")
    terminal.expect("> [ Decline ]")
    terminal.press("\r")
    terminal.expect("> [ Review again ]", "[ Exit ]")
    terminal.press("\r")
    terminal.expect("A parent or guardian", "100% read", "[ ] I agree")
    terminal.press("d")
    terminal.expect("> [ Review again ]")
    terminal.press("\t\r")
    assert terminal.end() == 125
    assert '"guardian-approved"' not in site.log


def guardian_plain(site):
    """In lines, too, the text comes before the words of the guardian."""
    age_site(site)
    terminal = start(site, options=("--plain",))
    terminal.expect("Year of birth")
    terminal.press(born(15) + "\r")
    read_lines(terminal, 'Type "I agree"')
    terminal.press("I agree\r")
    terminal.expect("A parent or guardian")
    shown = len(terminal.raw)
    while b"I am a parent or guardian" not in terminal.raw[shown:]:
        terminal.press("\r")
        terminal.pump(0.2)
    assert b"This is part 12 of it" in terminal.raw[shown:]
    terminal.press("I agree\r")
    assert terminal.end() == 0
    assert '"event":"guardian-approved"' in site.log


def typed_name(site):
    site.agreement(sections=2, front="gate: {signature: typed-name}\n")
    site.republish()
    terminal = start(site, rows=40)
    terminal.expect("[ ] I agree", "Full name")
    save(terminal, "name-80x40")
    terminal.press("\t ")
    terminal.expect("[x]", "Type your full name")
    terminal.press("\t")
    terminal.press("Ada Lovelacf\x7fe")
    terminal.expect("Ada Lovelace", "[ Agree ]")
    terminal.press("\t\t\r")
    assert terminal.end() == 0
    assert '"signedName":"Ada Lovelace"' in site.log


def consents(site):
    """Boxes are empty, an Accept that is off does nothing, and no consent stands in the way."""
    site.agreement(sections=0)
    for name in ("news", "study"):
        site.agreement(name, sections=0, front="asks: consent\npage: together\norder: 1\n")
    site.republish()
    terminal = start(site, rows=40)
    terminal.expect("License Agreement", "[ ] I agree")
    agree(terminal)
    terminal.expect("News Agreement", "Study Agreement", "[ ] I consent", absent=["[x]"])
    save(terminal, "consents-80x40")
    terminal.press("\t\t\t\t")
    terminal.expect("> ( Consent )")
    terminal.press("\r")
    terminal.expect("Tick the box", "> ( Consent )")
    assert '"declined"' not in site.log
    terminal.press("\x1b[Z\x1b[Z ")
    terminal.expect("[x] I consent", "[ Consent ]")
    terminal.press("\t\t\r")
    assert terminal.end() == 0
    assert accepted(site) == 2 and site.log.count('"declined"') == 1
    assert "You said no" in site.gate("status").stdout
    # A no is not asked again, and a yes can be taken back.
    assert start(site).end() == 0
    site.gate("withdraw", "--document", "study")
    assert start(site).end() == 0


def next_page(site):
    """One press answers one page: the keys go to the text of the next."""
    front = "gate: {require-agreement: false}\n"
    site.agreement(sections=0, front="order: 1\n" + front)
    site.agreement("terms", sections=0, front="order: 2\n" + front)
    site.republish()
    terminal = start(site, rows=40)
    terminal.expect("License Agreement", "[ Agree ]")
    terminal.press("\t\t\r\r\r")
    terminal.expect("Terms Agreement", "[ Agree ]", absent=["> ["])
    assert accepted(site) == 1
    terminal.press("\x03")
    terminal.end()


def consent_declined(site):
    site.agreement(sections=0, front="asks: consent\n")
    site.republish()
    terminal = start(site, rows=40)
    terminal.expect("[ ] I consent")
    terminal.press("d")
    assert terminal.end() == 0 and b"it runs" in terminal.raw
    assert accepted(site) == 0 and '"declined"' in site.log


def several(site):
    """Documents one after the other, and together only those that ask for the same yes."""
    site.agreement(front="order: 1\npage: together\n", sections=1)
    site.agreement("terms", front="order: 2\npage: together\n", sections=1)
    site.agreement(
        "privacy", front="asks: acknowledgement\norder: 3\npage: together\n", sections=1)
    site.republish()
    terminal = start(site, rows=48)
    terminal.expect("License Agreement", "Terms Agreement", "1 of 2", "[ Decline ]", "( Agree )",
                    absent=["Privacy"])
    save(terminal, "several-80x48")
    terminal.press("\t \t ")
    terminal.expect("[ Agree ]", absent=["[ ] I agree"])
    terminal.press("\t\t\r")
    terminal.expect("Privacy Agreement", "2 of 2", "( Confirm reading )")
    agree(terminal, "Confirm reading")
    assert terminal.end() == 0 and accepted(site) == 3


def upcoming(site):
    """What will be in force is told beside what is asked, and in `status`."""
    site.agreement(version="1.0")
    site.release()
    site.agreement("terms", version="1.0", front="order: 2\n", sections=0)
    site.publish()
    terminal = start(site, rows=40)
    terminal.expect("License Agreement", "[ ] I agree")
    agree(terminal)
    terminal.expect("Terms Agreement")
    terminal.press("\x03")
    terminal.end()
    site.agreement(version="2.0", effective=day(20), words="You may sell this text.")
    site.run("release", "license", "--by", "legal@example.org", "--change", "material", "--summary", "Sell.")
    site.publish()
    sentence = f"will apply from {day(20)}"
    assert sentence in site.gate("status", code=1).stdout
    terminal = start(site, rows=40)
    terminal.expect(sentence, "> [ Continue ]", absent=["I agree"])
    save(terminal, "upcoming-80x40")
    # The text is behind the news.
    before = site.log.count('"presented"')
    terminal.press("\x03")
    terminal.end()
    assert site.log.count('"presented"') == before
    terminal = start(site, rows=40)
    terminal.expect(sentence, "> [ Continue ]", absent=["I agree"])
    terminal.press("\r")
    terminal.expect("Terms Agreement", "[ ] I agree")
    agree(terminal)
    assert terminal.end() == 0


def damaged_log(site):
    """A log that was changed is told before anything is asked."""
    accept_first(site)
    file = site.state / "acceptances.ndjson"
    file.write_bytes(file.read_bytes().replace(b'"terminal 80x24"', b'', 1).replace(
        b'"event":"presented"', b'"event":"presentex"', 1))
    status = site.gate("status", code=1).stdout
    assert "A part of your record is damaged" in status and "stands before it" not in status, status
    assert "nothing of it counts" in site.gate("status", "--verbose", code=1).stdout
    terminal = start(site)
    terminal.expect("A part of your record is damaged", "> [ Continue ]")
    save(terminal, "damaged-80x24")
    terminal.press("\r")
    terminal.expect("[ ] I agree")
    terminal.press("\x03")
    terminal.end()


def last_good(site):
    """An older manifest, or none, is told; the last good one stands in."""
    accept_first(site)
    old = (site.folder / "Output" / "manifest.json").read_bytes()
    site.second_version()
    # To look remembers nothing; to ask does.
    site.gate("run", "--", "echo", "it runs", code=125)
    (site.folder / "Output" / "manifest.json").write_bytes(old)
    terminal = start(site)
    terminal.expect("could not be verified", "> [ Continue ]")
    save(terminal, "last-good-80x24")
    terminal.press("\r")
    terminal.expect("What changed since version 1.0", "[ ] I agree")
    agree(terminal)
    assert terminal.end() == 0
    # Nothing is owed, and it is told all the same.
    terminal = start(site)
    assert terminal.end() == 0
    assert b"could not be verified" in terminal.raw and b"1049" not in terminal.raw
    assert "'other'" in site.gate("status", "--product", "other", code=1).stderr
    (site.folder / "Output" / "manifest.json").unlink()
    done = site.run("gate", "status", code=3, environment={"XDG_STATE_HOME": str(site.folder)})
    assert "--product" in done.stderr, done.stderr
    product = json.loads(old)["product"]["id"]
    site.gate("status", "--product", product)


def system(site):
    """What an administrator accepts counts for all of the machine."""
    words = [site.program, "gate", "accept", "--system", "--published", "Output"]
    line = next(line for line in site.gate("status", code=1).stdout.split("\n") if "gate accept" in line)
    words += shlex.split(line)[5:]
    script = ("mount -t tmpfs none /var/lib && " + shlex.join(words) + " && "
              + shlex.join([site.program, "gate", "run", "--", "echo", "it runs"])
              + " && stat -c %a /var/lib/assent/*/acceptances.ndjson /var/lib/assent/*")
    space = ["unshare", "-m"] if os.geteuid() == 0 else ["unshare", "-rm"]
    able = subprocess.run([*space, "mount", "-t", "tmpfs", "none", "/var/lib"], capture_output=True)
    if able.returncode:
        # No folder of its own to try it in: then it may write nothing either.
        if os.geteuid() != 0:
            done = subprocess.run(words, cwd=site.folder, capture_output=True, text=True)
            assert done.returncode == 3 and "/var/lib/assent" in done.stderr, done
        return
    done = subprocess.run(
        [*space, "sh", "-c", script], cwd=site.folder, capture_output=True, text=True,
        stdin=subprocess.DEVNULL, env={**os.environ, "HOME": str(site.folder)})
    assert done.returncode == 0 and "it runs" in done.stdout, done
    assert "644" in done.stdout and "755" in done.stdout, done.stdout


def persons(site):
    """Looking writes nothing; what one person says counts for that one."""
    site.agreement(sections=0, front="asks: consent\n")
    site.republish()
    site.gate("status", "--person", "bob")
    assert not (site.state / "subjects").exists()
    site.gate("history", "--person", "bob", code=1)
    site.gate("decline", "--document", "license", "--person", "bob")
    assert "You said no" in site.gate("status", "--person", "bob").stdout
    assert "You said no" not in site.gate("status").stdout
    assert site.gate("history", "--person", "bob").stdout.count("declined") == 1
    before = site.log
    site.gate("show")
    site.gate("show", "--changes")
    site.gate("status", "--format", "json")
    assert site.log == before


def text_is_gone(site):
    """Nobody accepts what cannot be shown, by a command neither."""
    line = next(line for line in site.gate("status", code=1).stdout.split("\n") if "gate accept" in line)
    for file in (site.folder / "Output").rglob("license.json"):
        file.unlink()
    site.gate("accept", *shlex.split(line)[5:], code=3)
    assert accepted(site) == 0
    assert "gate accept" not in site.gate("status", code=1).stdout


def small_help(site):
    """Help that is longer than the window moves, and nothing is answered by it."""
    terminal = start(site, rows=12, columns=40)
    terminal.expect("[ ] I agree")
    terminal.press("?")
    terminal.expect("Up, Down", "[ Back ]", absent=["too small"])
    terminal.press("\x1b[B" * 30)
    terminal.expect("Ctrl+C")
    save(terminal, "help-40x12")
    terminal.press("\r")
    terminal.expect("[ ] I agree")
    terminal.press("\x03")
    terminal.end()


def plain_review(site):
    """Who declines on a page and reviews again goes on at that page."""
    terminal = start(site, options=("--plain",))
    terminal.expect("Press Enter to read on")
    terminal.press("\r")
    terminal.expect("Part 6")
    terminal.press("decline\r")
    terminal.expect('Type "exit"')
    shown = len(terminal.raw)
    terminal.press("\r")
    while b"read on" not in terminal.raw[shown:] and b'Type "I agree"' not in terminal.raw[shown:]:
        assert terminal.pump()
    assert b"Please read it" not in terminal.raw[shown:]
    terminal.press("\x04")
    assert terminal.end() == 125


def main():
    global screens
    arguments = sys.argv[1:]
    journeys = {
        name: value for name, value in globals().items()
        if callable(value) and getattr(value, "__code__", None)
        and value.__code__.co_varnames[:1] == ("site",) and value.__code__.co_argcount == 1
        and not value.__code__.co_flags & 0x04 and name != "accepted"
    }
    if arguments == ["--list"]:
        print("\n".join(journeys))
        return
    if arguments[0] == "--screens":
        screens = arguments[1]
        arguments = arguments[2:]
    program, folder, name = arguments
    site = Site(program, folder)
    site.publish()
    journeys[name](site)


if __name__ == "__main__":
    main()
