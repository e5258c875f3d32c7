"""A server for the pages of a journey: what it answers can be changed, and it keeps what it was sent."""

import http.server
import threading

POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
          "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-src *")
TRUSTED = "; require-trusted-types-for 'script'; trusted-types assent-gate"
PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>A page of somebody</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
%s
</head>
<body>
%s
</body>
</html>
"""


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        site = self.server.site
        path = self.path.split("?")[0]
        site.asked.append((self.headers["Host"], path))
        for end, change in site.changes.items():
            if path.endswith(end):
                try:
                    return self.answer(*change(site.root / path.lstrip("/")))
                except ConnectionError:
                    # As a network that went away.
                    self.close_connection = True
                    return None
        if path in site.pages:
            page, policy = site.pages[path]
            kind = "text/html; charset=utf-8" if path.endswith(".html") else self.guess_type(path)
            return self.answer(200, page.encode(), kind, policy)
        file = site.root / path.lstrip("/")
        if not file.is_file():
            return self.answer(404, b"there is no such page", "text/plain")
        return self.answer(200, file.read_bytes())

    def answer(self, code, content=b"", kind=None, policy=None, location=None):
        self.send_response(code)
        path = self.path.split("?")[0]
        self.send_header("Content-Type", kind or self.guess_type(path))
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "no-store")
        self.send_header("X-Content-Type-Options", "nosniff")
        if policy:
            self.send_header("Content-Security-Policy", policy)
        if location:
            self.send_header("Location", location)
        self.end_headers()
        self.wfile.write(content)


class Served:
    """A published folder at an address of this machine."""

    def __init__(self, root):
        self.root = root
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        # Who leaves before the answer is there is no fault.
        self.server.handle_error = lambda *arguments: None
        self.server.site = self
        self.port = self.server.server_port
        self.reset(root)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def reset(self, root):
        self.root = root
        # What is answered in place of a file, by the end of its path: a function of the file, that
        # gives a status, and bytes.
        self.changes = {}
        self.pages = {"/page.css": ("body { margin: 0; font: 1rem/1.4 sans-serif }", None)}
        self.asked = []

    def address(self, path="", host="127.0.0.1"):
        return f"http://{host}:{self.port}/{path}"

    def edit(self, end, old, new):
        """Answers with one word of a file changed."""
        def change(file):
            content = file.read_bytes()
            if old not in content:
                raise AssertionError(f"{file} has no {old}")
            return 200, content.replace(old, new)
        self.changes[end] = change

    def answer(self, end, code, content=b"", **more):
        self.changes[end] = lambda file: (code, content, *more.values())

    def lose(self, end):
        def fail(file):
            raise ConnectionError
        self.changes[end] = fail

    def embed(self, product, attributes="page", before="", inside="", after="", head="", host="127.0.0.1",
              policy=POLICY + TRUSTED, name="embed.html", links=""):
        """A page of somebody with the gate of a product in it."""
        gate = (f'{before}<license-gate id="gate" manifest="manifest.json" {attributes}>{links}'
                f'<main id="behind"><h1>Behind</h1><p>What the gate keeps.</p>{inside}</main>'
                f'</license-gate>{after}')
        script = '<script src="/assets/gate.js"></script>'
        path = f"{product}/{name}"
        self.pages["/" + path] = (PAGE % (script + head, gate), policy)
        return self.address(path, host)
