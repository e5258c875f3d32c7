"""Pictures of all that a gate can show: `shots.py PROGRAM FOLDER PICTURES`, with an index.html of them."""

import html
import pathlib
import sys
import time

from chromium import DESKTOP, PHONE, Chromium
from looks import LARGE
from web import Site, _states, page

LOOKS = (("phone", PHONE, {}), ("desktop", DESKTOP, {}), ("dark", PHONE, {"prefers_color_scheme": "dark"}),
         ("arabic", PHONE, {}), ("forced", PHONE, {"forced_colors": "active"}), ("large", PHONE, {}))


def main():
    program, folder, target = sys.argv[1:4]
    looks = [look for look in LOOKS if not sys.argv[4:] or look[0] in sys.argv[4:]]
    pictures = pathlib.Path(target)
    pictures.mkdir(parents=True, exist_ok=True)
    site = Site(program, folder)
    web = Chromium(arguments=("--hide-scrollbars",))
    rows = {}
    try:
        for look, size, features in looks:
            site.reset(site.after)
            web.fresh()
            web.size(*size)
            if features:
                web.media(**features)
            if look == "arabic":
                web.languages("ar", "en")
            if look == "large":
                web.inject(LARGE)

            def seen(name):
                time.sleep(0.4)
                file = f"{look}-{name}.png"
                web.picture(pictures / file)
                rows.setdefault(name, {})[look] = file

            if look == "arabic":
                # The states with an Arabic text, as far as there is one.
                web.open(site.address(page("arabic")))
                web.reach("reading")
                seen("reading")
                web.end()
                web.reach("readyToAgree")
                web.tick()
                web.reach("agreed")
                seen("agreed")
                web.press("decline")
                web.reach("declining")
                seen("declining")
                web.press("reviewAgain")
                web.press("accept")
                web.behind()
                seen("accepted")
                web.script("document.querySelector('license-gate').openSettings()")
                time.sleep(0.5)
                seen("settings")
                site.answer("manifest.json.minisig", 404)
                web.open(site.address(page("other")))
                web.reach("unavailable")
                seen("unavailable")
                site.changes.clear()
                continue
            _states(web, site, seen)
    finally:
        web.quit()
    names = [look[0] for look in looks]
    out = ['<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>All that a gate shows</title><style>',
           "img { width: 16rem; border: 1px solid #999 } td, th { vertical-align: top; padding: .3rem }</style>",
           "<table><tr><th>Phase" + "".join(f"<th>{name}" for name in names)]
    for name, files in rows.items():
        out.append(f"<tr><th>{html.escape(name)}" + "".join(
            f'<td><img src="{files[look]}" alt="{name}, {look}">' if look in files else "<td>"
            for look in names))
    (pictures / "index.html").write_text("\n".join(out) + "</table>\n", encoding="utf-8")


if __name__ == "__main__":
    main()
