// Checks the page that it stands in, without a network: the files that the page carries against the
// manifest, what is on screen against these files, and the manifest against its signatures.
(async () => {
  // A shadow root shows text that no comparison sees; a document that is parsed anew has none.
  const hasShadow = [...document.querySelectorAll("*")].some((element) => element.shadowRoot);
  document.body.replaceWith(document.adoptNode(
    new DOMParser().parseFromString(document.documentElement.outerHTML, "text/html").body));
  const section = document.getElementById("assent-proof");
  const result = document.getElementById("assent-result");
  const list = document.getElementById("assent-findings");
  const QUESTION = "Accept This page can ask you to accept the text. It keeps the record in this browser and sends "
    + "nothing; you can save a receipt for the publisher. Read and accept";
  const faults = [];
  const notes = [];
  if (hasShadow) faults.push("The page showed text that stands in none of its elements.");

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

  // RFC 8785: members sorted by UTF-16, numbers and texts as JSON.stringify writes them.
  const canonical = (value) => {
    if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
    if (!value || typeof value !== "object") return JSON.stringify(value);
    return `{${Object.keys(value).sort().map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join()}}`;
  };

  // A signature in the four lines of minisign.
  const signature = (text) => {
    const lines = text.split("\n");
    const first = bytesOf(lines[1]);
    const id = Array.from(first.slice(2, 10).reverse(), (byte) => byte.toString(16).padStart(2, "0"))
      .join("").toUpperCase();
    const usual = "untrusted comment: signature from minisign secret key";
    if (lines.length !== 5 || lines[4] || ![usual, `${usual} ${id}`].includes(lines[0])
      || !lines[2].startsWith("trusted comment: ") || first.length !== 74
      || String.fromCharCode(first[0], first[1]) !== "Ed") throw new Error("this is no signature");
    const own = first.slice(10);
    const comment = encoder.encode(lines[2].slice("trusted comment: ".length));
    return { id, own, comment: new Uint8Array([...own, ...comment]), second: bytesOf(lines[3]) };
  };

  // The id of a public key, as signatures name it.
  const idOf = (key) => Array.from(bytesOf(key).slice(2, 10).reverse(),
    (byte) => byte.toString(16).padStart(2, "0")).join("").toUpperCase();

  // Whether a key made both signatures, of a file and of what the comment says.
  const isValid = async (made, publicKey, bytes) => {
    const key = await crypto.subtle.importKey(
      "raw", bytesOf(publicKey).slice(10), { name: "Ed25519" }, false, ["verify"]).catch(() => null);
    return key !== null && await crypto.subtle.verify("Ed25519", key, made.own, bytes)
      && await crypto.subtle.verify("Ed25519", key, made.second, made.comment);
  };

  const check = async () => {
    const files = new Map();
    const texts = new Map();
    const text = document.getElementById("assent-data").textContent;
    if (await digest(encoder.encode(text)) !== document.querySelector("[data-digest]").dataset.digest) {
      faults.push("The files that the page carries were changed.");
    }
    const data = JSON.parse(text);
    if (canonical(data).replaceAll("<", "\\u003c") !== text) {
      faults.push("The files are not in the form in which the page was made.");
    }
    for (const [path, file] of Object.entries(data.files)) {
      files.set(path, "text" in file ? encoder.encode(file.text) : bytesOf(file.base64));
      if ("text" in file) texts.set(path, file.text);
    }
    const json = (path) => {
      if (!texts.has(path)) throw new Error(`The page does not carry ${path}.`);
      const value = JSON.parse(texts.get(path));
      if (canonical(value) !== texts.get(path)) faults.push(`${path} is not canonical JSON (RFC 8785).`);
      return value;
    };
    const bundle = json("bundle.json");
    const product = join(bundle.product, "manifest.json");
    // Nothing else is a manifest, whatever it is called.
    const manifests = new Map([...new Set(["manifest.json", product])]
      .filter((path) => path === product || files.has(path)).map((path) => [path, json(path)]));
    const signed = new Map(manifests);
    for (const path of ["site.json", "revocations.json"]) {
      if (files.has(path)) signed.set(path, json(path));
    }
    const manifest = manifests.get(product);
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
    if (!release) throw new Error(`The manifest does not list version ${bundle.version} of ${bundle.agreement}.`);

    // 1. The files that the page carries are those of the manifests.
    const entries = new Map();
    for (const [path, { documents, extensions }] of manifests) {
      for (const artifact of [
        ...documents.flatMap((entry) => entry.releases.flatMap(({ locales, redlines = [] }) => [
          ...Object.values(locales), ...redlines.flatMap((redline) => Object.values(redline.locales)),
        ].flatMap((locale) => locale.artifacts))), ...(extensions.files ?? []),
      ]) entries.set(join(folder(path), artifact.path), artifact);
    }
    const isOfLog = (path) => bundle.hasProof && (path === "log/checkpoint"
      || path === `log/${bundle.agreement.split("/").pop()}-${bundle.version}.tlog-proof`);
    const signatures = [];
    for (const [path, bytes] of files) {
      const name = path.match(/^(.*?)(?:\.([0-9A-Fa-f]{16}))?\.minisig$/);
      if (name && signed.has(name[1])) {
        signatures.push({ path, target: name[1], name: name[2]?.toUpperCase() });
        continue;
      }
      if (path === "bundle.json" || signed.has(path) || isOfLog(path)) continue;
      const entry = entries.get(path);
      const found = await digest(bytes);
      if (!entry) faults.push(`No manifest lists the file ${path}.`);
      else if (found !== entry.digest) {
        faults.push(`The digest of ${path} is ${found}; the manifest says ${entry.digest}.`);
      }
    }
    const site = signed.get("site.json");
    for (const [path, { product: { id, name }, sequence }] of site ? manifests : []) {
      const bytes = files.get(path);
      const here = { bytes: bytes.length, digest: await digest(bytes), id, name, path, sequence };
      if (!site.products.some((listed) => canonical(listed) === canonical(here))) {
        faults.push(`site.json does not list ${path} as it is here.`);
      }
    }

    // 2. The words are those whose digest the manifest states: those of the blocks, and the list of them.
    const said = (blocks) =>
      blocks.map((block) => (block.text ?? "") + said(block.blocks ?? [])).join("");
    const expected = [];
    for (const tag of bundle.locales) {
      const locale = release.locales[tag];
      let hasWords = false;
      for (const { path, type } of locale.artifacts) {
        if (type === "text/html") expected.push(join(bundle.product, path));
        if (type !== "application/json") continue;
        const { words, blocks } = JSON.parse(texts.get(join(bundle.product, path)));
        if (!words && !blocks) continue;
        hasWords = true;
        for (const text of [words?.text, blocks && said(blocks)]) {
          if (text === undefined) continue;
          const bare = text.normalize("NFC")
            .replace(/[\t-\r \x85\xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/g, "");
          const found = await digest(encoder.encode(bare));
          if (found === locale.textDigest) continue;
          faults.push(`The digest of the words (${tag}) is ${found}; the manifest says ${locale.textDigest}.`);
          break;
        }
      }
      if (!hasWords) faults.push(`No file has the words (${tag}), of which the manifest gives a digest.`);
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
    // Nothing else stands around them: no other element, attribute or text.
    const frame = {
      html: "lang dir", head: "", meta: "charset http-equiv content name", title: "", style: "", body: "",
      header: "class lang dir", dl: "class", div: "class lang dir data-file", aside: "class id lang dir hidden", button: "type", dt: "", dd: "dir data-fact", main: "", ul: "id", li: "",
      section: "class id data-digest data-state", h2: "", p: "id role", pre: "tabindex",
      code: "", details: "class open", summary: "", script: "type id",
    };
    const blank = ["html", "head", "body", "header", "dl", "div", "main", "ul", "section", "details", "aside"];
    for (const element of document.querySelectorAll("*")) {
      if (element.closest("article")) continue;
      const name = element.localName;
      const isKnown = name in frame
        && [...element.attributes].every((attribute) => frame[name].split(" ").includes(attribute.name));
      const texts = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join("");
      if (!isKnown || blank.includes(name) && texts.trim()
        || element.matches("main > :not(.shown, .changes), .changes > :not(.shown, summary), body > :not(header, main, aside, script)")) {
        faults.push(`The page has <${name}> where it says nothing of the agreement.`);
      }
    }
    const count = (selector) => document.querySelectorAll(selector).length;
    const { dir } = new DOMParser().parseFromString(texts.get(shown[0]?.dataset.file) ?? "", "text/html").documentElement;
    // Where the version is the one in force, the page can ask for it.
    const isAskable = documentEntry.current === bundle.version && release.status === "current";
    const asides = [...document.querySelectorAll("body > aside")];
    if (asides.length !== +isAskable || asides.some((aside) => aside.textContent.trim().replace(/\s+/g, " ") !== QUESTION)) {
      faults.push("The page asks in other words than it was made with.");
    }
    if (count("header") !== 1 + count("article header") || count("main") !== 1 || count("body > script") !== (isAskable ? 4 : 2)
      || count("head > *") !== 5 || count("meta[http-equiv]") !== 1 || document.documentElement.dir !== dir
      // The element, as document.title leaves out spaces that stand in a row.
      || document.head.querySelector("title").textContent !== `${documentEntry.title} ${release.version} · ${manifest.product.name}`) {
      faults.push("The frame of the page is not the one that it was made with.");
    }
    const binding = Object.keys(release.locales).find((tag) => release.locales[tag].authoritative);
    const facts = [
      ["Agreement", documentEntry.title], ["Version", release.version],
      ["Published", release.published], ["Effective date", release.effective],
      ["Languages", bundle.locales.map((tag) => tag === binding
        ? `${tag} (the text that binds)` : `${tag} (a translation; the text in ${binding} binds)`).join(", ")],
      ["Withdrawn", release.withdrawn && `${release.withdrawn.at}: ${release.withdrawn.reason}`],
      ["Superseded by", release.supersededBy && `version ${release.supersededBy}`],
      ["Product", manifest.product.name], ["Publisher", manifest.publisher.name],
      ["Manifest", String(manifest.sequence)],
      ["Digest of the manifest", await digest(files.get(product))],
    ].filter(([, fact]) => fact !== undefined);
    const head = document.querySelector("body > header");
    const [table] = head.children;
    const bare = (text) => text.replace(/\s/g, "");
    for (const [index, [label, fact]] of facts.entries()) {
      const said = [...table.children[index]?.children ?? []].map((part) => part.textContent).join(": ");
      if (said !== `${label}: ${fact}`) {
        faults.push(`The page says '${said}' where the manifest says '${label}: ${fact}'.`);
      }
    }
    if (bare(table.textContent) !== bare(facts.flat().join(""))
      || [...head.children].map((part) => part.id || part.className).join() !== "facts,assent-proof") {
      faults.push("The page says more of the agreement than the manifest does.");
    }

    // 4. The manifest is signed by a key that it announces, and that may sign.
    const keys = [...signed.values()].flatMap((file) => file.keys ?? []).filter((key) => key.publicKey);
    const recovery = new Set(keys.filter((key) => key.recovery).map((key) => key.publicKey));
    const ends = keys.filter((key) => key.validUntil);
    const revoked = new Map();
    const signers = [];
    for (const [path, file] of signed) {
      if (file.previous && file.previous.sequence >= file.sequence) {
        faults.push(`The number of ${path}, ${file.sequence}, is not above that of the one before.`);
      }
    }
    if (!await crypto.subtle.generateKey("Ed25519", false, ["sign", "verify"]).catch(() => null)) {
      notes.push("This browser cannot check Ed25519 signatures. Use the command below.");
      return { release, signers, announced: keys, bundle, documentEntry, manifest };
    }
    const seen = new Set();
    // The revoked keys first, as those may not sign what follows.
    const isList = (target) => target === "revocations.json";
    for (const { path, target, name } of signatures.sort((a, b) => isList(b.target) - isList(a.target))) {
      let made;
      try {
        made = signature(texts.get(path) ?? "");
      } catch {
        faults.push(`${path} is no signature in the form of minisign.`);
        continue;
      }
      const { id } = made;
      if (name && name !== id) faults.push(`${path} is a signature by the key ${id}.`);
      if (seen.has(`${target} ${id}`)) faults.push(`The key ${id} signed ${target} twice.`);
      seen.add(`${target} ${id}`).add(target);
      // Ids are free to choose, so there may be many keys of one.
      const known = [...new Set(keys.map((key) => key.publicKey))].filter((key) => idOf(key) === id).slice(0, 8);
      const isNamed = !keys.length || (signed.get(target).keys ?? []).some((key) => key.id.toUpperCase() === id);
      if (!known.length && isNamed && !isList(target)) {
        notes.push(`The signature ${path} is by the key ${id}, which the manifest does not give. It was not checked here.`);
        continue;
      }
      let signer;
      for (const key of known) {
        if (!signer && await isValid(made, key, files.get(target))) signer = key;
      }
      const ended = ends.find((key) => key.publicKey === signer && key.validUntil < signed.get(target).generated);
      if (!signer) {
        faults.push(`${path} is not a signature of ${target} by a key ${id} that is announced.`);
      } else if (isList(target)) {
        if (!recovery.has(signer)) faults.push(`The revoked keys are signed by ${id}, which is no recovery key.`);
        else for (const entry of signed.get(target).revoked) revoked.set(entry.publicKey, entry);
      } else if (recovery.has(signer)) {
        faults.push(`${target} is signed by the recovery key ${id}, which signs nothing but revoked keys.`);
      } else if (revoked.has(signer)) {
        faults.push(`${target} is signed by the key ${id}, which was revoked at ${revoked.get(signer).at}.`);
      } else if (ended) {
        faults.push(`${target} is signed by the key ${id}, which was valid until ${ended.validUntil}.`);
      } else if (target === product) signers.push(signer);
    }
    for (const path of signed.keys()) {
      if (seen.has(path)) continue;
      if (isList(path)) faults.push("The list of revoked keys is not signed.");
      else if (seen.size) notes.push(`${path} is not signed; other files are.`);
    }
    if (bundle.hasProof) {
      notes.push("That the release stands in the publisher's log was not checked here; the command below does.");
    }
    const named = section.querySelector("code").textContent.match(/ --key '?([A-Za-z0-9+/=]+)'?$/)?.[1];
    if (named && !keys.some((key) => key.publicKey === named && !key.recovery)) {
      faults.push(`The command names the key ${named}, which nothing announces.`);
    }
    const announced = manifest.keys.filter((key) => key.publicKey && !key.recovery);
    return { release, signers, announced, bundle, documentEntry, manifest };
  };

  // Offers the gate that the page carries, and a receipt of what was accepted.
  const offer = ({ signers, announced, bundle, documentEntry, manifest }) => {
    const aside = document.getElementById("assent-accept");
    if (!aside || !globalThis.customElements?.get("license-gate") || announced.length && !signers.length) return;
    const button = aside.querySelector("button");
    let gate;
    const ask = () => {
      if (gate) return gate.open();
      gate = document.createElement("license-gate");
      const wanted = navigator.languages.map((tag) => tag.split("-")[0]);
      const rank = (tag) => (wanted.indexOf(tag.split("-")[0]) + 1 || Infinity);
      const attributes = {
        source: "page", sheet: "", product: manifest.product.id, document: documentEntry.id,
        locale: [...bundle.locales].sort((a, b) => (rank(a) > rank(b)) - (rank(a) < rank(b))).join(" "),
      };
      if (signers.length) attributes.key = signers.join(" ");
      for (const [name, value] of Object.entries(attributes)) gate.setAttribute(name, value);
      gate.addEventListener("gate-accept", async ({ detail }) => {
        const link = document.createElement("a");
        link.download = `receipt-${bundle.agreement.split("/").pop()}-${bundle.version}.json`;
        link.href = URL.createObjectURL(new Blob([await detail.receipt()], { type: "application/json" }));
        link.textContent = "Save the receipt";
        const line = document.createElement("p");
        line.append(link);
        aside.append(line);
      });
      aside.append(gate);
    };
    button.addEventListener("click", ask);
    aside.hidden = false;
  };

  try {
    const found = await check();
    const { release, signers, announced } = found;
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
    offer(found);
  } catch (error) {
    faults.push(error.message);
    show("altered", "Do not rely on this page: it could not be checked.");
  }
})();
