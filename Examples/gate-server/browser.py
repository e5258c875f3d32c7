"""What a browser does with the server: accept both texts, have the records delivered, take one back.

python3 browser.py ADDRESS FOLDER     writes the receipt of the license that the browser has to FOLDER
"""

import json
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Tests/AssentCommandTests/Web/Journeys"))

from chromium import Chromium  # noqa: E402

WITNESS = """
window.told = [];
for (const name of ["gate-delivered", "gate-undelivered"]) {
  addEventListener(name, ({detail}) => window.told.push([name, detail.id, String(detail.error ?? "")]));
}
addEventListener("securitypolicyviolation", (event) => window.told.push(["policy", event.violatedDirective, event.blockedURI]));
"""
ADDRESS, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])

web = Chromium()
try:
    web.inject(WITNESS)
    web.open(f"{ADDRESS}/gate.html")
    web.agree()
    web.wait("the second text", lambda: "Privacy" in web.text() and web.phase in ("reading", "readyToAgree"))
    web.agree()
    web.behind()
    told = lambda: web.script("return window.told")  # noqa: E731
    web.wait("two records that are delivered", lambda: len(told()) >= 2)
    assert [name for name, *_ in told()] == ["gate-delivered"] * 2, told()
    record = web.script("""return document.querySelector("license-gate").history()
        .find(({event, document}) => event === "accepted" && document === "license").id""")
    receipt = web.driver.execute_async_script("""const [id, done] = arguments;
        document.querySelector("license-gate").receipt(id).then(done, (error) => done(String(error)))""", record)
    assert len(json.loads(receipt)["countersignatures"]) == 1, receipt[:2000]
    (FOLDER / "browser.json").write_text(receipt)
    web.script("""document.querySelector("license-gate").withdraw("license")""")
    web.reach("reading", "readyToAgree")
    # At the latest when the page is opened again.
    web.open(f"{ADDRESS}/gate.html")
    web.wait("what was taken back, delivered", lambda: ["gate-delivered", record, ""] in told())

    # Where the script is blocked there is a form; only a browser says what it sends with one.
    web.command("Network.enable")
    web.command("Network.setBlockedURLs", urls=["*/gate.js"])
    web.driver.get(f"{ADDRESS}/gate.html")

    def find(selector):
        node = web.driver.find_element("css selector", selector)
        web.script("arguments[0].scrollIntoView({behavior: 'instant', block: 'center'})", node)
        return node

    find("input[name=agreement]").click()
    find("input[name=acknowledgement]").click()
    find("input[name=name]").send_keys("Ann Example")
    find("input[name=date]").send_keys(time.strftime("%m%d%Y", time.gmtime()))
    find("form.acceptance button").click()
    body = web.wait("the answer to the form",
                    lambda: "/accept" in web.driver.current_url and find("body").text)
    assert "from Ann Example at 2" in body and "License of Trail Map 1.0" in body, body
    print(record)
finally:
    web.driver.quit()
