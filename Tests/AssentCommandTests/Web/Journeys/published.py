"""What journeys walk through: two states of one site, published and signed by the program."""

import base64
import datetime
import pathlib
import shutil
import subprocess


def day(offset):
    now = datetime.datetime.now(datetime.timezone.utc)
    return (now + datetime.timedelta(days=offset)).strftime("%Y-%m-%d")


ARABIC = "يجوز لك نسخ هذا النص وتوزيعه كما تشاء، بشرط أن تذكر اسم صاحبه."


LONG = " ".join(["It may be read by everybody, as long as it takes."] * 40)


class Published:
    """A product for each thing that is tried, in `before`; some of them have changed in `after`."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = pathlib.Path(folder).resolve()
        self.content = self.folder / "content"
        self.products = []
        self.run("keygen", "-o", "legal")
        self.before = self.folder / "before"
        self.after = self.folder / "after"
        self.first()
        self.publish(self.before)
        shutil.copytree(self.before, self.folder / "Output")
        self.second()
        self.publish(self.folder / "Output")
        (self.folder / "Output").rename(self.after)
        self.run("bundle", "plain/license@1.0", "--format", "html", "--published", "after",
                 "-o", "license.html")

    def run(self, *arguments):
        done = subprocess.run(
            [self.program, *arguments], cwd=self.folder, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=300)
        if done.returncode:
            raise AssertionError(
                f"{arguments} ended with {done.returncode}:\n{done.stdout}\n{done.stderr}")
        return done.stdout

    def configure(self):
        key = (self.folder / "legal.pub").read_text().split("\n")[1]
        lines = ["site: { name: Trail Notes, language: en }",
                 "publisher: { name: Example Press, contact: 'mailto:legal@example.org' }",
                 f"signing: {{ keys: [{{ key: {key} }}], expires: {day(200)} }}",
                 "profiles: { license: { require: [] }, privacy: { require: [] } }", "products:"]
        lines += [f"  {name}: {{ id: {name}, name: Trail Notes }}" for name in self.products]
        (self.content / "assent.yml").write_text("\n".join(lines) + "\n", encoding="utf-8")

    def publish(self, place):
        self.run("build", "--output", str(place))
        self.run("sign", str(place), "--key", "legal.key", "--no-log")

    def agreement(self, product, name="license", version="1.0", sections=12, front="", effective=None,
                  title=None, words="You may copy this text.", language="en", kind="license"):
        title = title or name.capitalize() + " Agreement"
        if product not in self.products:
            self.products.append(product)
            (self.content / product).mkdir(parents=True)
        text = (
            f'---\nkind: {kind}\ntitle: "{title}"\nversion: "{version}"\n'
            f'published: "{day(-30)}"\neffective: "{effective or day(-30)}"\nlanguage: {language}\n'
            f'licensor: "Example Press"\ncontact: "mailto:legal@example.org"\n'
            f'description: "What is agreed."\n{front}---\n\n# {title}\n\nPlease read it.\n')
        for number in range(1, sections + 1):
            text += f"\n## {number}. Part {number}\n\n{words} This is part {number} of it.\n"
        path = self.content / product / f"{name}.md"
        path.write_text(text, encoding="utf-8")
        return path

    def release(self, product, *arguments):
        self.run("release", f"{product}/license", "--by", "legal@example.org", *arguments)

    def first(self):
        self.agreement("plain")
        (self.content / "plain" / "credits.md").write_text("# Credits\n\nFonts by others.\n")
        (self.content / "plain" / "steps.md").write_text(
            "# Steps\n\n## All of them\n\n```mermaid\nflowchart TD\n" + "".join(
                f"  a{step} --> a{step + 1}\n" for step in range(30)) + "```\n")
        self.agreement("other")
        self.agreement("short", sections=0)
        self.agreement("long", sections=1500)
        self.agreement("typed", sections=2, front="gate: { signature: typed-name }\n")
        self.agreement("strict", front="gate: { on-store-failure: refuse }\n")
        self.agreement("young", front="audience: { minimum-age: 13, guardian-below: 18 }\n")
        self.agreement("members", front="audience: { who: members }\n")
        self.agreement("arabic", title="اتفاقية الترخيص", language="ar", words=ARABIC)
        self.agreement("several", sections=1, front="order: 1\npage: together\n")
        self.agreement("several", "terms", sections=1, front="order: 2\npage: together\n")
        self.agreement("several", "privacy", sections=1, kind="privacy",
                       front="asks: acknowledgement\norder: 3\npage: together\n")
        for order in range(8):
            self.agreement("many", f"doc{order}", sections=2, title=f"Terms {order}",
                           front=f"order: {order}\npage: together\n")
        for order, name in enumerate(("license", "terms")):
            self.agreement("pages", name, sections=0,
                           front=f"order: {order}\ngate: {{ require-agreement: false }}\n")
        for order, name in enumerate(("license", "terms", "privacy")):
            self.agreement(
                "lax", name, sections=3, kind="privacy" if name == "privacy" else "license",
                front=f"order: {order}\ngate: {{ require-agreement: false, scroll-threshold: 0 }}\n")
        self.agreement("consents", sections=0)
        for name in ("news", "study"):
            self.agreement(
                "consents", name, sections=0, front="asks: consent\npage: together\norder: 1\n")
        rich = self.agreement("rich", sections=3)
        with open(rich, "a", encoding="utf-8") as file:
            file.write(
                "\n## 4. Prices\n\n| Edition | Price | Devices |\n|---|---:|---|\n| Home | 12 € | 3 |\n"
                "| School | 120 € | as many as there are pupils |\n\n> Nothing is due before it is used.\n\n"
                "1. First, [read the site](https://example.org/).\n2. Then write to us:\n   - by mail,\n"
                "   - by letter.\n\n```\nassent verify --a-long-option-that-does-not-fit-on-a-phone-at-all\n"
                "```\n\n**Bold**, *italic*, `code`, and [part 1](#1-part-1).\n"
                "\n- [ ] open\n- [x] done\n")
        names = "ABCDEFGH"
        self.agreement("drawing", sections=2, words="```mermaid\nsequenceDiagram\n" + "".join(
            f"  participant {name} as Somebody, {name}\n" for name in names) + "".join(
            f"  {one}->>{other}: a letter\n" for one, other in zip(names, names[1:])) + "```\n\n![A seal](seal.png)\n\n")
        (self.content / "drawing" / "seal.png").write_bytes(base64.b64decode(
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="))
        path = self.agreement("anchors", language="ja", title="規約", words="*この文*を複製できます。")
        names = ("Gebühren", "الرسوم", "料金-その他")
        path.write_text(path.read_text(encoding="utf-8").replace(
            "Please read it.", " ".join(f"[{name}](#{name.lower()})" for name in names)) + "".join(
            f"\n## {name.replace('-', ' ')}\n\n" + "これはその部分です。\n\n" * 30 for name in names), encoding="utf-8")
        for product in ("again", "grace", "edited", "upcoming"):
            self.agreement(product)
        self.agreement("paragraph", sections=1, words=LONG + " It costs nothing. " + LONG)
        self.agreement("turned", language="ar", title="Trail Notes License", words=ARABIC)
        self.configure()
        for product in ("again", "grace", "edited", "upcoming", "paragraph", "turned"):
            self.release(product, "--effective-in-past")

    def second(self):
        """Version 2.0 beside the first one, in force for ten days where nothing else is said."""
        change = ("--change", "material", "--summary", "You may sell copies as well.")
        selling = "You may copy and sell this text."
        for product, more in (("again", ()), ("grace", ("--grace", "30"))):
            self.agreement(product, version="2.0", effective=day(-10), words=selling)
            self.release(product, "--effective-in-past", *change, *more)
        self.agreement("paragraph", sections=1, version="2.0", effective=day(-10),
                       words=LONG + " It costs a thousand. " + LONG)
        self.agreement("turned", language="ar", title="Trail Notes License", version="2.0", effective=day(-10),
                       words="Trail Notes: " + ARABIC)
        for product in ("paragraph", "turned"):
            self.release(product, "--effective-in-past", *change)
        self.agreement("upcoming", version="2.0", effective=day(20), words=selling)
        self.release("upcoming", *change)
        path = self.agreement("edited", version="1.0.1", effective=day(-10))
        path.write_text(path.read_text().replace("Please read it.", "Please read it!"))
        self.release("edited", "--effective-in-past", "--change", "editorial", "--reason", "A sign.")
