"""A terminal for journeys: a program behind a pseudo-terminal, and what its screen shows."""

import os
import select
import signal
import time

import pexpect
import pyte


def as_a_shell():
    """Signals as a shell hands them on: tests run in threads that hold them back."""
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGTERM, signal.SIGTSTP, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def hold_back():
    signal.pthread_sigmask(signal.SIG_SETMASK, signal.valid_signals())


class Terminal:
    """A program on a screen of its own. Every wait is bounded, and none is a pause.

    The bound is for what hangs: a machine under load takes a while to start a program.
    """

    limit = 120

    def __init__(
            self, arguments, rows=24, columns=80, environment=None, folder=None, held=False):
        """`held`: started with all signals held back, as by a thread of a program."""
        self.screen = pyte.HistoryScreen(columns, rows, history=10000)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        variables = dict(os.environ)
        variables.pop("NO_COLOR", None)
        variables.update({"TERM": "xterm-256color", "LANG": "C.UTF-8"})
        variables.update(environment or {})
        variables = {name: value for name, value in variables.items() if value is not None}
        self.process = pexpect.spawn(
            arguments[0], arguments[1:], dimensions=(rows, columns), env=variables, cwd=folder,
            timeout=self.limit, preexec_fn=hold_back if held else as_a_shell)

    def pump(self, wait=0.05):
        """Takes in what the program wrote; False where it has ended."""
        try:
            bytes = self.process.read_nonblocking(65536, timeout=wait)
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            self.drain()
            return False
        self.take(bytes)
        return True

    def take(self, bytes):
        self.raw += bytes
        self.stream.feed(bytes)

    def drain(self):
        """Takes in what the program wrote last: the end may be told before all of it was read."""
        descriptor = self.process.child_fd
        try:
            while select.select([descriptor], [], [], 1)[0]:
                bytes = os.read(descriptor, 65536)
                if not bytes:
                    break
                self.take(bytes)
        except OSError:
            pass  # A terminal whose other side is closed has no more.

    @property
    def text(self):
        return "\n".join(line.rstrip() for line in self.screen.display)

    def expect(self, *wanted, absent=()):
        """Waits until the screen shows all of some texts."""
        end = time.monotonic() + self.limit
        while True:
            running = self.pump()
            text = self.text
            if all(part in text for part in wanted) and not any(part in text for part in absent):
                return text
            if not running or time.monotonic() > end:
                raise AssertionError(
                    f"the screen does not show {wanted!r} without {absent!r}:\n{text}")

    def press(self, keys):
        self.process.send(keys)

    def resize(self, rows, columns):
        self.screen.resize(rows, columns)
        self.process.setwinsize(rows, columns)

    def signal(self, number):
        self.process.kill(number)

    def mode(self):
        """The modes of the terminal, as the kernel has them."""
        import termios
        return termios.tcgetattr(self.process.child_fd)

    def end(self):
        """Waits for the end; the exit code, negative for a signal."""
        end = time.monotonic() + self.limit
        while self.pump():
            if time.monotonic() > end:
                raise AssertionError("the program does not end:\n" + self.text)
        self.process.wait()
        if self.process.signalstatus is not None:
            return -self.process.signalstatus
        return self.process.exitstatus
