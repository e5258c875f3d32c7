// Checks the page that it stands in, without a network: the files that the page carries against the
// manifest, what is on screen against these files, and the manifest against its signatures.
(async () => {
  const section = document.getElementById("assent-proof");
  const result = document.getElementById("assent-result");
  const list = document.getElementById("assent-findings");
  const faults = [];
  const notes = [];

  const show = (state, text) => {
    section.dataset.state = state;
    result.textContent = text;
    list.textContent = "";
    for (const line of [...faults, ...notes]) {
      const item = document.createElement("li");
      item.textContent = line;
      list.append(item);
    }
  };
  if (!globalThis.crypto?.subtle) {
    show("unchecked", "This page could not check itself: the browser has no cryptography here. Use the command below.");
    return;
  }

  const encoder = new TextEncoder();
  const bytesOf = (base64) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const digest = async (bytes) => "sha256:" + Array.from(
    new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)),
    (byte) => byte.toString(16).padStart(2, "0")).join("");
  const folder = (path) => path.slice(0, Math.max(0, path.lastIndexOf("/")));
  const join = (a, b) => (a ? a + "/" + b : b);

  // Where an address of a page leads, below the root of what was published.
  const target = (address, from) => {
    const path = address.split(/[#?]/)[0];
    if (!path || path.startsWith("/") || path.includes(":")) return null;
    const parts = from.split("/").filter(Boolean);
    for (const part of path.split("/")) {
      if (!part || part === ".") continue;
      if (part !== "..") parts.push(decodeURIComponent(part));
      else if (parts.pop() === undefined) return null;
    }
    return parts.join("/");
  };

  const check = async () => {
    const files = new Map();
    const texts = new Map();
    const text = document.getElementById("assent-data").textContent;
    if (await digest(encoder.encode(text)) !== document.querySelector("[data-digest]").dataset.digest) {
      faults.push("The files that the page carries were changed.");
    }
    const data = JSON.parse(text);
    for (const [path, file] of Object.entries(data.files)) {
      files.set(path, "text" in file ? encoder.encode(file.text) : bytesOf(file.base64));
      if ("text" in file) texts.set(path, file.text);
    }
    const bundle = JSON.parse(texts.get("bundle.json"));
    const product = join(bundle.product, "manifest.json");
    const manifests = [...files.keys()].filter((path) => path.split("/").pop() === "manifest.json");
    const entries = new Map();
    const manifest = JSON.parse(texts.get(product));
    let release, documentEntry;
    for (const entry of manifest.documents) {
      for (const candidate of entry.releases) {
        const first = Object.values(candidate.locales).find((locale) => locale.authoritative);
        const key = join(bundle.product, folder(folder(folder(first.artifacts[0].path))));
        if (candidate.version === bundle.version && key === bundle.agreement) {
          [release, documentEntry] = [candidate, entry];
        }
      }
    }
    if (!release) throw new Error(`the manifest does not list version ${bundle.version} of ${bundle.agreement}`);

    // 1. The files that the page carries are those of the manifests.
    for (const path of manifests) {
      const { documents, extensions } = JSON.parse(texts.get(path));
      for (const artifact of [
        ...documents.flatMap((entry) => entry.releases.flatMap(({ locales, redlines = [] }) => [
          ...Object.values(locales), ...redlines.flatMap((redline) => Object.values(redline.locales)),
        ].flatMap((locale) => locale.artifacts))), ...(extensions.files ?? []),
      ]) entries.set(join(folder(path), artifact.path), artifact);
    }
    const isSigned = /(^|\/)(manifest|site|revocations)\.json(\.minisig|\.[0-9A-Fa-f]{16}\.minisig)?$/;
    for (const [path, bytes] of files) {
      if (path === "bundle.json" || isSigned.test(path)) continue;
      const entry = entries.get(path);
      const found = await digest(bytes);
      if (!entry) faults.push(`No manifest lists the file ${path}.`);
      else if (found !== entry.digest) {
        faults.push(`The digest of ${path} is ${found}; the manifest says ${entry.digest}.`);
      }
    }

    // 2. The words are those whose digest the manifest states.
    const expected = [];
    for (const tag of bundle.locales) {
      const locale = release.locales[tag];
      for (const { path, type } of locale.artifacts) {
        if (type === "text/html") expected.push(join(bundle.product, path));
        if (type !== "application/json") continue;
        const { words } = JSON.parse(texts.get(join(bundle.product, path)));
        const bare = words.text.normalize("NFC")
          .replace(/[\t-\r \x85\xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/g, "");
        const found = await digest(encoder.encode(bare));
        if (found !== locale.textDigest) {
          faults.push(`The digest of the words (${tag}) is ${found}; the manifest says ${locale.textDigest}.`);
        }
      }
    }
    for (const redline of release.redlines ?? []) {
      if (redline.from !== release.change.from) continue;
      for (const tag of bundle.locales) {
        for (const { path, type } of redline.locales[tag]?.artifacts ?? []) {
          if (type === "text/html") expected.push(join(bundle.product, path));
        }
      }
    }

    // 3. What is on screen is what these files say.
    const shown = [...document.querySelectorAll(".shown")];
    if (shown.map((part) => part.dataset.file).sort().join("\n") !== expected.sort().join("\n")) {
      faults.push("The page shows other texts than it carries.");
    }
    for (const part of shown) {
      const path = part.dataset.file;
      const page = new DOMParser().parseFromString(texts.get(path) ?? "", "text/html");
      const article = page.querySelector("article");
      for (const element of article?.querySelectorAll("[src]") ?? []) {
        const picture = target(element.getAttribute("src"), folder(path));
        const entry = entries.get(picture);
        if (!entry || !files.has(picture)) element.removeAttribute("src");
        else {
          let binary = "";
          for (const byte of files.get(picture)) binary += String.fromCharCode(byte);
          element.setAttribute("src", `data:${entry.type};base64,${btoa(binary)}`);
        }
      }
      for (const element of article?.querySelectorAll("[href]") ?? []) {
        if (!/^(#|[A-Za-z][A-Za-z0-9+.-]*:)/.test(element.getAttribute("href"))) element.removeAttribute("href");
      }
      const inside = part.querySelector("article");
      if (!article || part.children.length !== 1 || !inside?.isEqualNode(article) || part.textContent.trim() !== inside.textContent.trim()) {
        faults.push(`What the page shows is not what ${path} says.`);
      }
    }
    const outside = [...document.querySelectorAll("body *")].filter((element) =>
      element.matches("main > :not(.shown, .changes), .changes > :not(.shown, summary), body > :not(header, main, script)"));
    if (outside.length) faults.push("The page shows text that is not of the agreement.");
    const facts = {
      title: documentEntry.title, version: release.version, published: release.published,
      effective: release.effective, product: manifest.product.name, publisher: manifest.publisher.name,
      sequence: String(manifest.sequence), digest: await digest(files.get(product)),
    };
    for (const element of document.querySelectorAll("[data-fact]")) {
      const fact = facts[element.dataset.fact];
      if (element.textContent !== fact) {
        faults.push(`The page says '${element.textContent}' where the manifest says '${fact}'.`);
      }
    }

    // 4. The manifest is signed by a key that it announces.
    let signers = [];
    for (const path of [...files.keys()].filter((path) => path.endsWith(".minisig"))) {
      const signed = path.replace(/(\.[0-9A-Fa-f]{16})?\.minisig$/, "");
      const lines = texts.get(path).split("\n");
      const first = bytesOf(lines[1]);
      const id = Array.from(first.slice(2, 10).reverse(), (byte) => byte.toString(16).padStart(2, "0"))
        .join("").toUpperCase();
      const announced = [manifest, ...manifests.map((path) => JSON.parse(texts.get(path)))]
        .flatMap(({ keys }) => keys).find((key) => key.id.toUpperCase() === id && key.publicKey);
      if (!announced) {
        notes.push(`The signature ${path} is by the key ${id}, which the manifest does not give. It was not checked here.`);
        continue;
      }
      let key;
      try {
        key = await crypto.subtle.importKey(
          "raw", bytesOf(announced.publicKey).slice(10), { name: "Ed25519" }, false, ["verify"]);
      } catch {
        notes.push("This browser cannot check Ed25519 signatures. Use the command below.");
        break;
      }
      const comment = encoder.encode(lines[2].slice("trusted comment: ".length));
      const signature = bytesOf(lines[1]).slice(10);
      const isValid =
        await crypto.subtle.verify("Ed25519", key, signature, files.get(signed) ?? new Uint8Array())
        && await crypto.subtle.verify(
          "Ed25519", key, bytesOf(lines[3]), new Uint8Array([...signature, ...comment]));
      if (!isValid) faults.push(`${path} is not a signature of ${signed} by the key ${id}.`);
      else if (signed === product) signers.push(announced.publicKey);
    }
    return { release, signers, announced: manifest.keys.filter((key) => key.publicKey && !key.recovery) };
  };

  try {
    const { release, signers, announced } = await check();
    if (faults.length) return show("altered", "Do not rely on this page: it was altered.");
    const sound = `The text shown is version ${release.version} as the manifest in this page states it`;
    const keys = announced.map((key) => key.id).join(", ");
    if (signers.length) {
      notes.unshift("Compare the key with the one that the publisher gives elsewhere: a page can bring a key of its own.");
      show("sound", `${sound}, and the manifest is signed by the key ${signers.join(", ")}.`);
    } else {
      notes.unshift("So far the page shows no more than that it agrees with itself.");
      show("unsigned", keys ? `${sound}. No signature by a key that the manifest announces (${keys}) was found in order.` : `${sound}. The manifest is not signed.`);
    }
  } catch (error) {
    faults.push(error.message);
    show("altered", "Do not rely on this page: it could not be checked.");
  }
})();
