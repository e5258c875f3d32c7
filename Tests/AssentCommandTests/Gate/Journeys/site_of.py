"""What journeys walk through: sites of small agreements."""

import datetime
import os
import pathlib
import shutil
import subprocess


def day(offset):
    return (datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=offset)).strftime(
        "%Y-%m-%d")


class Site:
    """A project in a folder, published by the program."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = pathlib.Path(folder)
        self.state = self.folder / "state"
        self.run("init", "--product", "Trail Notes", "--holder", "Example Press", "--contact",
                 "mailto:legal@example.org", "--ci", "none", ".")
        with open(self.folder / "content" / "assent.yml", "a", encoding="utf-8") as file:
            file.write("\nprofiles:\n  license:\n    require: []\n")
        self.agreement()

    def run(self, *arguments, code=0, environment=None):
        variables = dict(os.environ)
        variables.update(environment or {})
        done = subprocess.run(
            [self.program, *arguments], cwd=self.folder, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=120, env=variables)
        if code is not None and done.returncode != code:
            raise AssertionError(
                f"{arguments} ended with {done.returncode}, not {code}:\n{done.stdout}\n{done.stderr}")
        return done

    def agreement(self, name="license", version="1.0", sections=12, front="", effective=None,
                  title=None, words="You may copy this text.", language="en", kind="license"):
        """Writes an agreement with so many sections."""
        title = title or name.capitalize() + " Agreement"
        text = (
            f'---\nkind: {kind}\ntitle: "{title}"\nversion: "{version}"\n'
            f'published: "{day(-30)}"\neffective: "{effective or day(-30)}"\nlanguage: {language}\n'
            f'licensor: "Example Press"\ncontact: "mailto:legal@example.org"\nproduct: "Trail Notes"\n'
            f'description: "What is agreed."\n{front}---\n\n# {title}\n\nPlease read it.\n')
        for number in range(1, sections + 1):
            text += f"\n## {number}. Part {number}\n\n{words} This is part {number} of it.\n"
        path = self.folder / "content" / f"{name}.md"
        path.write_text(text, encoding="utf-8")
        return path

    def publish(self):
        done = self.run("build", code=None)
        if done.returncode != 0:
            raise AssertionError(done.stdout + done.stderr)

    def republish(self):
        """Publishes as if nothing had been published before."""
        shutil.rmtree(self.folder / "Output", ignore_errors=True)
        self.publish()

    def release(self, *arguments, name="license"):
        self.run("release", name, "--by", "legal@example.org", "--effective-in-past", *arguments)

    def second_version(self, *arguments, words="You may copy and sell this text."):
        """Another version of the license beside the first, in force for ten days."""
        self.agreement(version="2.0", effective=day(-10), words=words)
        self.release("--change", "material", "--summary", "You may sell copies as well.", *arguments)
        self.publish()

    def gate(self, *arguments, code=0, **keywords):
        return self.run("gate", arguments[0], "--state", str(self.state), *arguments[1:], code=code,
                        **keywords)

    @property
    def log(self):
        file = self.state / "acceptances.ndjson"
        return file.read_text() if file.exists() else ""
