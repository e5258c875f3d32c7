"""Journeys through the gate in Firefox: `firefox.py PROGRAM FOLDER [NAME…]`, those of `web.py` that ask for
nothing that only Chromium has.

Debian has no driver of Firefox, and none is needed: Firefox speaks WebDriver BiDi itself.
"""

import base64
import itertools
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import traceback

import websocket
from selenium.common.exceptions import JavascriptException, StaleElementReferenceException

from chromium import DESKTOP, PATIENCE, WITNESS, Chromium, found
from web import Site, journeys

# Not `keyboard_only`: without a screen, Firefox gives its window no focus, and a key then presses nothing.
NAMES = [
    "first_visit", "end_key", "short_text", "very_long_text", "resize", "second_visit", "new_version",
    "editorial", "grace", "upcoming", "decline", "storage_full", "storage_forbidden", "damaged_log",
    "tampered", "tampered_parts", "tampered_script", "missing_files", "rolled_back", "expired", "unsigned",
    "offline", "plain_http", "untrusted", "programmatic", "too_young", "guardian", "consents", "several",
    "typed_name", "persons", "settings", "receipt", "content_policy", "formatted", "bundle_page",
    "small_screens", "right_to_left", "axe_states",
]

SETTINGS = {
    # Every name is this machine.
    "network.dns.native-is-localhost": True,
    "intl.accept_languages": "en-US,en",
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "extensions.update.enabled": False,
    "ui.prefersReducedMotion": 1,
}


class Missing(Exception):
    """What this browser cannot be asked for."""


class Node:
    """An element of a page."""

    def __init__(self, browser, shared):
        self.browser = browser
        self.shared = shared

    def click(self):
        self.browser.script("arguments[0].scrollIntoView({block: 'nearest', behavior: 'instant'})", self)
        self.browser.act({
            "type": "pointer", "id": "mouse", "actions": [
                {"type": "pointerMove", "x": 0, "y": 0, "origin": {
                    "type": "element", "element": {"sharedId": self.shared}}},
                {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]})

    def get_attribute(self, name):
        return self.browser.script("return arguments[0][arguments[1]] ?? arguments[0].getAttribute(arguments[1])"
                                   if name in ("href", "target") else
                                   "return arguments[0].getAttribute(arguments[1])", self, name)

    def send_keys(self, text):
        self.browser.script("arguments[0].focus()", self)
        self.browser.keys(text)

    def is_displayed(self):
        return self.browser.script("return arguments[0].checkVisibility()", self)


class Driver:
    """What journeys ask a driver for by itself."""

    def __init__(self, browser):
        self.browser = browser

    def execute_script(self, script, *values):
        return self.browser.script(script, *values)

    def execute_async_script(self, script, *values):
        return self.browser.script(
            "return new Promise((done) => { (function () {" + script + "}).call(null, ...arguments, done); })",
            *values)

    def get_log(self, kind):
        return []

    @property
    def current_url(self):
        return self.browser.script("return location.href")


class Firefox(Chromium):
    def __init__(self):
        self.profile = tempfile.mkdtemp()
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in SETTINGS.items()]
        (pathlib.Path(self.profile) / "user.js").write_text("\n".join(lines))
        self.output = open(pathlib.Path(self.profile) / "output", "w+b")
        self.process = subprocess.Popen(
            [found("firefox-esr"), "--headless", "--no-remote", "--profile", self.profile,
             "--remote-debugging-port", "0"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=self.output)
        end = time.monotonic() + PATIENCE * 2
        while not (address := re.search(
                r"ws://127\.0\.0\.1:\d+", (pathlib.Path(self.profile) / "output").read_text(errors="replace"))):
            if time.monotonic() > end or self.process.poll() is not None:
                raise AssertionError("Firefox does not start")
            time.sleep(0.1)
        self.socket = websocket.create_connection(address[0] + "/session", timeout=PATIENCE * 2,
                                                  suppress_origin=True)
        self.numbers = itertools.count(1)
        self.ask("session.new", capabilities={})
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.driver = Driver(self)
        self.scripts = []
        self.origins = set()
        self.inject(WITNESS)
        self.size(*DESKTOP)

    def ask(self, method, **params):
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == number:
                if answer.get("error") in ("no such node", "stale element reference", "no such frame"):
                    raise StaleElementReferenceException(answer["message"])
                if answer["type"] == "error":
                    raise AssertionError(f"{method}: {answer['error']} {answer['message']}")
                return answer["result"]

    def command(self, name, **values):
        raise Missing(name)

    def act(self, *sources):
        self.ask("input.performActions", context=self.context, actions=list(sources))

    def keys(self, *keys):
        self.act({"type": "key", "id": "keys", "actions": [
            action for key in "".join(keys) for action in (
                {"type": "keyDown", "value": key}, {"type": "keyUp", "value": key})]})

    def inject(self, script):
        self.scripts.append(self.ask(
            "script.addPreloadScript", functionDeclaration="() => {" + script + "}")["script"])

    def fresh(self):
        for script in self.scripts[1:]:
            self.ask("script.removePreloadScript", script=script)
        del self.scripts[1:]
        for origin in self.origins:
            # An address that holds nothing but the store of its origin.
            self.ask("browsingContext.navigate", context=self.context, url=origin + "/page.css", wait="complete")
            self.script("localStorage.clear(); sessionStorage.clear()")
        self.origins.clear()
        self.size(*DESKTOP)

    def size(self, width, height):
        self.ask("browsingContext.setViewport", context=self.context,
                 viewport={"width": width, "height": height})

    def languages(self, *tags):
        self.inject("Object.defineProperty(navigator, 'languages', {get: () => %s})" % json.dumps(tags))

    def media(self, **features):
        raise Missing("media")

    def open(self, address):
        if address.startswith("http"):
            self.origins.add("/".join(address.split("/")[:3]))
        self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def script(self, script, *values):
        found = self.ask(
            "script.callFunction", target={"context": self.context}, awaitPromise=True,
            functionDeclaration="function () {" + script + "}",
            arguments=[self.local(value) for value in values],
            serializationOptions={"maxDomDepth": 0})
        if found["type"] == "exception":
            raise JavascriptException(found["exceptionDetails"]["text"])
        return self.remote(found["result"])

    def local(self, value):
        if isinstance(value, Node):
            return {"sharedId": value.shared}
        if isinstance(value, bool):
            return {"type": "boolean", "value": value}
        if isinstance(value, (int, float)):
            return {"type": "number", "value": value}
        if isinstance(value, (list, tuple)):
            return {"type": "array", "value": [self.local(each) for each in value]}
        return {"type": "string", "value": value}

    def remote(self, value):
        kind = value["type"]
        if kind == "node":
            return Node(self, value["sharedId"])
        if kind in ("array", "nodelist"):
            return [self.remote(each) for each in value["value"]]
        if kind == "object":
            return {name: self.remote(each) for name, each in value["value"]}
        return value.get("value")

    def picture(self, path):
        data = self.ask("browsingContext.captureScreenshot", context=self.context)["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def is_clean(self):
        violations = self.script("return window.violations ?? []")
        assert not violations, violations

    def state(self):
        try:
            return f"phase {self.phase}, heard {self.heard()}\n{self.text()}"
        except AssertionError as error:
            return str(error)

    def axe(self, file):
        self.script(file.read_text(encoding="utf-8"))

    def quit(self):
        self.socket.close()
        self.process.kill()
        self.process.wait()
        self.output.close()
        shutil.rmtree(self.profile, ignore_errors=True)


def main():
    program, folder, *names = sys.argv[1:]
    site = Site(program, folder)
    web = Firefox()
    failed = []
    try:
        for name in names or NAMES:
            began = time.monotonic()
            try:
                site.reset(site.after)
                web.fresh()
                journeys()[name](web, site)
                print(f"ok {name} {time.monotonic() - began:.1f}", flush=True)
            except Exception:
                failed.append(name)
                print(f"FAILED {name}\n{traceback.format_exc()}", flush=True)
    finally:
        web.quit()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
