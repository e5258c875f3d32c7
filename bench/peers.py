"""Draws mermaid files with a Python package, all in one process: peers.py PACKAGE OUT FILE..."""

import sys
from pathlib import Path


def drawing(package, text):
    if package == "termaid":
        import termaid

        return termaid.render(text)
    if package == "mmdr":
        import mmdr

        return str(mmdr.render(text).svg())
    import mermaidx

    return str(mermaidx.render(text).svg())


def main():
    package, out, *files = sys.argv[1:]
    drawn = 0
    for number, file in enumerate(files):
        try:
            text = drawing(package, Path(file).read_text())
        except Exception as fault:  # a diagram that the peer refuses
            print(f"{file}: {fault}", file=sys.stderr)
            continue
        drawn += bool(text)
        Path(out, f"{package}-{number}").write_text(text)
    return 0 if drawn else 1


if __name__ == "__main__":
    sys.exit(main())
