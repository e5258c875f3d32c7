// The settings panel: what a publisher says of a product, and what a person answered to its texts.

// What a gate lets its panel know, by element: a function that gives `{opened, items, words, history,
// appVersion, isDebug, isOpen, root, showText(item), receipt(id), withdraw(document), reset()}`.
const gates = new WeakMap();
const gateOf = (host) => gates.get(host)();

// A block of a published document (`document.schema.json`), in its plain words.
const ELEMENTS = {
  list: "ul", "list-item": "li", "block-quote": "blockquote", "code-block": "pre",
  table: "table", "table-row": "tr", "table-cell": "td",
};
const blockNode = ({ type, text = "", blocks = [], ordered, start }) => make(
  ordered ? "ol" : ELEMENTS[type] ?? "p", { start, dir: "auto" }, text, ...blocks.map(blockNode));

const saveFile = (name, content) => {
  const href = URL.createObjectURL(new Blob([content]));
  make("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60000);
};

// What happened, as a sentence; nothing for what says nothing to a person.
const eventSentence = ({ event, asks, version, acceptedAt, at }, title, words) => {
  const phrase = {
    accepted: YES[asks], imported: YES[asks], declined: "declinedOn", withdrawn: "withdrawnOn",
    "guardian-approved": "guardianOn",
  }[event];
  return phrase && words.text(phrase, title, version ?? "", utcDay(acceptedAt ?? at));
};

// The panel, without empty sections; `again` makes it anew.
const settingsNode = async (gate, again) => {
  const { opened, items, words, history } = gate;
  // What may be written in another direction keeps that, in a line of the panel.
  const line = (...content) => make("p", {}, ...content);
  const named = (element, text) => make(element, {}, make("bdi", {}, text));
  if (!opened) return line(words.text("unavailable"));
  const { product, publisher, pages } = opened.manifest;
  // What fails says so where it was pressed.
  const button = (name, action) => make("button", { type: "button", part: "button",
    click: ({ target }) => action().catch((error) => target.after(" ", words.text(
      error instanceof StoreError ? "notStoredNotCounted" : "refusedUnreadable"))) }, words.text(name));
  const link = (href, text) => (/^(https?|mailto|tel):/.test(href)
    ? make("a", { href, target: "_blank", rel: "noopener noreferrer" }, make("bdi", {}, text)) : text);
  const more = (name, ...content) => make("details", {}, named("summary", name), ...content);

  const texts = (await Promise.all(items.map(async (item) => {
    // Where its JSON cannot be read its clauses are left out; whoever opens the text is told.
    const json = item.entry && await readJSON(opened, item.entry).catch(() => {});
    return json && { ...json, item };
  }))).filter(Boolean);
  const flat = (clauses = []) => clauses.flatMap((clause) => [clause, ...flat(clause.clauses)]);
  // The section of an agreement on something: of several the one that is about the least besides.
  const clauseOn = (...meanings) => {
    for (const { clauses, blocks, language } of texts) {
      const [found] = flat(clauses).filter((clause) => clause.meanings?.some((one) => meanings.includes(one)))
        .sort((a, b) => a.meanings.length - b.meanings.length);
      const first = blocks.findIndex(({ anchor }) => anchor && anchor === found?.anchor);
      if (first < 0) continue;
      const rest = blocks.slice(first + 1);
      const end = rest.findIndex(({ level }) => level <= blocks[first].level);
      const node = more(blocks[first].text, ...rest.slice(0, end < 0 ? undefined : end).map(blockNode));
      node.lang = language;
      return [node];
    }
    return [];
  };

  const agreement = (item) => {
    const { document, document: { id }, release, entry, acceptance, state } = item;
    const title = titleOf(item);
    const events = history.filter((event) => event.document === id).flatMap((event) => {
      const sentence = eventSentence(event, title, words);
      return sentence ? [make("li", {}, line(sentence),
        ...event.statement ? [line(button("receipt", async () => saveFile(`receipt-${event.id}.json`, await gate.receipt(event.id))))] : [])] : [];
    });
    const plain = entry?.artifacts.find(({ type }) => type === "text/plain");
    return make("section", {}, named("h4", title),
      ...entry ? [line(words.text("comparedNew", release.version, firstMoment(document, release))),
        line(button("showText", async () => gate.showText(item)),
          button("save", async () => saveFile(`${id}-${release.version}.txt`, await readFile(opened, plain))))] : [],
      ...events.length ? [more(words.text("history"), make("ul", {}, ...events))] : [],
      ...acceptance && isOpen(state.phase) ? [more(words.text("withdraw"), line(words.text("withdrawQuestion", title)),
        button("withdraw", async () => again(await gate.withdraw(id))))] : []);
  };
  const agreements = (isPrivacy) => items.filter(({ document: { kind }, outcome }) =>
    (kind === "privacy") === isPrivacy && outcome.kind !== "notForThisPerson").map(agreement);

  const main = texts.find(({ licensor }) => licensor);
  const { document: { releases, spdx } = {}, release } = main?.item ?? {};
  const years = main && new Set([releases[0], release].map(({ published }) => published.slice(0, 4)));
  const privacy = agreements(true);
  const sections = {
    about: [named("p", `${product.name} ${gate.appVersion ?? ""}`), named("p", publisher.name)],
    copyright: [...main ? [named("p", `© ${[...years].join("–")} ${main.licensor}`)] : [],
      ...spdx ? [named("p", spdx)] : [], ...clauseOn("copyright")],
    license: [...agreements(false),
      ...gate.isDebug ? [button("resetAnswers", async () => again(await gate.reset()))] : []],
    privacy: privacy.length ? privacy : clauseOn("privacy", "data-collected"),
    credits: [...clauseOn("acknowledgments", "attribution", "third-party"),
      ...pages.filter(({ title }) => title.toLowerCase().includes(words.text("credits").toLowerCase()))
        .map(({ path, title }) => line(link(new URL(path, opened.url), title)))],
    support: [...publisher.contact
      ? [line(link(publisher.contact, publisher.contact.replace(/^(mailto|tel):/, "")))] : [],
    ...clauseOn("support", "contact")],
  };
  return make("div", { part: "settings", ...speech(words) },
    make("h2", { id: "settings" }, words.text("settings")),
    ...Object.keys(sections).filter((name) => sections[name].length).map((name) =>
      make("section", {}, make("h3", {}, words.text(name)), ...sections[name])));
};

// The panel as a dialog over the page, which gives the focus back to what had it.
const openSettings = async (host) => {
  await host.ready;
  const { root, words } = gateOf(host);
  const dialog = make("dialog",
    { part: "dialog reader", ...speech(words), tabindex: "-1", "aria-labelledby": "settings", close: () => dialog.remove() });
  const fill = async () => {
    dialog.replaceChildren(await settingsNode(gateOf(host), fill), make("div", { part: "buttons" },
      make("button", { type: "button", part: "button", click: () => dialog.close() }, words.text("close"))));
    dialog.focus();
  };
  root.append(dialog);
  dialog.showModal();
  await fill();
};

// `<license-settings for="id">`: the panel as a part of a page. Behind the gate it waits until that is open.
customElements.define("license-settings", class extends HTMLElement {
  async connectedCallback() {
    // The gate may stand further down.
    if (document.readyState === "loading") await new Promise((go) => addEventListener("DOMContentLoaded", go));
    await customElements.whenDefined("license-gate");
    const host = document.getElementById(this.getAttribute("for")) ?? document.querySelector("license-gate");
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    const fill = async () => {
      if (!this.isConnected) return;
      const gate = gateOf(host);
      if (host.contains(this) && !gate.isOpen && !root.firstChild) return;
      root.adoptedStyleSheets = gate.root.adoptedStyleSheets;
      root.replaceChildren(await settingsNode(gate, fill));
    };
    for (const name of ["open", "withdraw", "ask", "exit", "unavailable"]) host.addEventListener(`gate-${name}`, fill);
    // What was said of one person is said to no other.
    new MutationObserver(() => host.hasAttribute("phase") || root.replaceChildren())
      .observe(host, { attributeFilter: ["phase"] });
    await host.ready;
    await fill();
  }
});
