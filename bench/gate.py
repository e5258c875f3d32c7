"""What is measured of a gate: a long log of acceptances, and how soon the first screen is there."""

import os
import pty
import shutil
import signal
import statistics
import subprocess
import time as clock

from harness import ENVIRONMENT, HERE
from table import Row, time

PROGRAM = HERE.parent / ".build/release/store-writer"
RECORDS, DOCUMENTS = 100_000, 1_000


class GateMeasures:
    """Measures in process, by the program that the tests kill: what a gate does before it decides."""

    def gate(self):
        """All lines of a log checked, what they come to, and the first screen of `gate run`."""
        return self.log() + [self.first_screen()]

    def first_screen(self):
        """From the start of the program to the end of its first screen, on a terminal; the median."""
        measure = "gate run, start to first screen, wall"
        folder = self.harness.work / "gated"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for words in (["init", "--product", "Trail Notes", "--holder", "Example Press", "--contact",
                       "mailto:legal@example.org", "--ci", "none", "."], ["build"]):
            subprocess.run([self.harness.assent, *words], cwd=folder, env=ENVIRONMENT, check=True,
                           stdin=subprocess.DEVNULL, capture_output=True)
        times = [self.screen(folder) for _ in range(1 + max(5, self.harness.runs))]
        return self.limited(measure, statistics.median(times[1:]), 0.010)

    def screen(self, folder):
        """Seconds to the button of the first screen."""
        words = [self.harness.assent, "gate", "run", "--state", str(folder / "state"), "--", "true"]
        start = clock.perf_counter()
        child, terminal = pty.fork()
        if child == 0:
            os.chdir(folder)
            os.execve(words[0], words, {**ENVIRONMENT, "TERM": "xterm", "LANG": "C.UTF-8"})
        seen = b""
        try:
            while b"( Agree )" not in seen:
                seen += os.read(terminal, 65536)
            return clock.perf_counter() - start
        finally:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            os.close(terminal)

    def log(self):
        if not os.access(PROGRAM, os.X_OK):
            return [Row("log of acceptances", "not built", "-")]
        folder = self.harness.work / "acceptances"
        done = subprocess.run(
            [PROGRAM, "measure", folder, str(RECORDS), str(DOCUMENTS)], capture_output=True,
            text=True, env=ENVIRONMENT, check=True)
        whole, cpu, checkpoint, decision, decision_cpu, is_open, size = done.stdout.split()
        assert is_open == "true"
        what = f"log of {RECORDS:,} acceptances ({int(size) / 1e6:.0f} MB)"
        return [self.limited(f"{what}, whole chain checked, wall", float(whole) / 1e3, 1),
                Row(f"{what}, whole chain checked, CPU", time(float(cpu) / 1e3), "-"),
                self.limited(f"{what}, read from a checkpoint, wall", float(checkpoint) / 1e3, 0.005),
                self.limited(f"{what}, read from a checkpoint, and a manifest of {DOCUMENTS:,} "
                             "documents decided, wall", float(decision) / 1e3, 0.005),
                Row(f"{what}, read from a checkpoint and decided, CPU",
                    time(float(decision_cpu) / 1e3), "-")]

    @staticmethod
    def limited(measure, seconds, limit):
        return Row(measure, time(seconds), "-", target=f"<= {time(limit)}",
                   met="yes" if seconds <= limit else "no")
