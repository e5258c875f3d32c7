// `<license-gate>`: what a page says of its gate, and what it hears from it.

const SCRIPT = document.currentScript?.src || location.href;
const carried = (id) => {
  const node = document.getElementById(id);
  return node && JSON.parse(node.textContent);
};

// The style and the words, which have to be those that the script was published with.
const assets = new Map();
const asset = (name) => {
  if (!assets.has(name)) {
    const read = async () => {
      const own = carried("assent-gate-files")?.[name];
      const bytes = own === undefined ? await networkReader(SCRIPT)(name, 1 << 20) : utf8(own);
      // Without cryptography nothing is asked: the words say no more than that.
      return text(globalThis.crypto?.subtle ? await checkedBytes(bytes, ASSETS[name], name) : bytes);
    };
    assets.set(name, read().catch((error) => {
      assets.delete(name);
      throw error;
    }));
  }
  return assets.get(name);
};
const LANGUAGES = Object.keys(ASSETS).flatMap((name) => /^gate-(.+)\.json$/.exec(name)?.[1] ?? [])
  .sort((a, b) => (b === "en") - (a === "en"));
const wordsFor = async (languages) => new Words(JSON.parse(
  await asset(`gate-${bestLocale(languages, LANGUAGES) ?? "en"}.json`)));

// Reads the files that the page itself carries.
const pageReader = () => {
  const { files } = carried("assent-data");
  const { product } = JSON.parse(files["bundle.json"].text);
  return async (path) => {
    const file = files[product ? `${product}/${path}` : path];
    return file && ("text" in file ? utf8(file.text) : base64(file.base64));
  };
};

// Whoever frames the page could have its buttons pressed without being seen: so could any page between it
// and the window. What cannot be asked is somebody else.
const isFramed = () => {
  try {
    let frame = window;
    while (frame !== frame.parent && frame.parent.location.href) frame = frame.parent;
    return frame !== frame.parent;
  } catch {
    return true;
  }
};

// Until the style is there, nothing that follows moves, and where there is none, what is wrong can be
// read; where the text alone is printed, nothing else is.
const sheetOf = (css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};
const FIRST = sheetOf(":host{display:block;font:1rem/1.5 system-ui,sans-serif}"
  + ":host(:not([sheet],[manual],[phase])){min-block-size:var(--gate-height,100dvh)}"
  + "[part~=message]{padding:2rem 1.5rem;overflow-wrap:anywhere}"
  + "button{min-block-size:2.75rem;padding:.5rem 1.1rem;font:inherit}");
const PRINTED = sheetOf("@media print{body *:not(license-gate,:has(license-gate)){display:none!important}}");

// A sentence for whoever wrote the page.
const badAttribute = (detail) => {
  console.error(`license-gate: ${detail}`);
  return new Refusal("badAttribute", detail);
};
const some = (value) => (/\S/.test(value) ? value : undefined);
const several = (value) => value.match(/[^\s,]+/g) ?? undefined;
const oneOf = (...names) => (value) => (names.includes(value) ? value : undefined);
// "13-15", "18+", and "15" for fifteen.
const bracketOf = (value) => {
  const [, from, isOpenEnded, to = from] = /^(\d{1,3})(?:(\+)|-(\d{1,3}))?$/.exec(value) ?? [];
  return +to >= +from ? { from: +from, below: isOpenEnded ? undefined : +to + 1 } : undefined;
};
// The attributes with a value, and what is made of it: nothing where it says nothing that is known. Such
// a one is refused: a gate that takes it for another, or for none, may let somebody in.
const ATTRIBUTES = {
  manifest: some, key: several, "public-key": several, "recovery-key": several, product: some,
  document: several, locale: several, person: some, audience: oneOf("guest", "member"), age: bracketOf,
  hook: some, store: oneOf("local", "none"), "app-id": some, "app-version": some,
  source: oneOf("network", "page"),
};
const settingsOf = (host) => {
  const settings = { __proto__: null };
  for (const [name, read] of Object.entries(ATTRIBUTES)) {
    const value = host.getAttribute(name);
    if (value === null) continue;
    settings[name] = read(value);
    if (!settings[name]) settings.fault ??= badAttribute(`${name}="${value}" is not known`);
  }
  return settings;
};
// What was begun for somebody else, or in a page that it is not in any more.
const STALE = new Error("stale");

class LicenseGate extends HTMLElement {
  // What is recorded names sheet or page: it stays what was built.
  static observedAttributes = [...Object.keys(ATTRIBUTES), "sheet"];

  #root = this.attachShadow({ mode: "open" });
  #face = new Face(
    this, this.#root, (work) => this.#act(work), (name, detail) => this.#emit(name, detail));
  #queue = Promise.resolve();
  #store;
  #told;
  #area;
  // What was on the screen, with nothing missing, when the person last pressed something beside the gate.
  #pressed;
  #heed = ({ target, isTrusted }) => {
    if (isTrusted) this.#pressed = target !== this && this.canAccept && this.#face.isStill ? this.#face.view : undefined;
  };
  // Another one as soon as somebody else is asked, or for something else.
  #start;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [FIRST];
    gates.set(this, () => this.#panel());
  }

  connectedCallback() {
    addEventListener("click", this.#heed, true);
    // What was set before the script ran hides the property of its name.
    if (has(this, "store")) {
      const { store } = this;
      delete this.store;
      this.store = store;
    }
    // What was read before it was in the page is watched by nobody.
    this.#forget();
    this.#ask();
  }

  disconnectedCallback() {
    removeEventListener("click", this.#heed, true);
    this.#forget();
  }

  attributeChangedCallback(name, before, after) {
    if (before !== after) this.#restart(name);
  }

  // Asks anew, once for all that changes at a time; where the page opens the gate, once it did.
  #restart(name) {
    if (["person", "store"].includes(name)) this.log = undefined;
    this.#forget();
    queueMicrotask(() => this.#ask());
  }

  // Where the page opens the gate itself, nothing is asked before it did.
  #ask() {
    if (this.isConnected && (this.#isBegun || !this.hasAttribute("manual"))) this.ready ??= this.retry();
  }

  // What was asked before opens nothing, and hears of nothing, from here on.
  #forget() {
    this.#watching?.abort();
    this.#print(false);
    this.ready = this.#start = this.#session = this.#refusal = this.#told = undefined;
    this.#face.close();
  }

  #isBegun = false;
  // While a page stays open, a version begins, or an acceptance ends.
  #timer;
  #watching;

  // Reads everything again, as after an error or when a new manifest has arrived.
  retry() {
    this.#isBegun = true;
    return (this.ready = this.#act(() => {
      if (!this.ready) throw STALE;
      return this.#begin();
    }));
  }

  // Does one thing after another, and shows what came of it.
  #act(work) {
    const done = this.#queue.then(work).then(() => this.#show());
    this.#queue = done.catch((error) => {
      if (error === STALE) return;
      this.#session = undefined;
      this.#refusal = error instanceof Refusal ? error : unreadable(String(error?.message ?? error));
      this.#show();
      // Whatever becomes of one thing, the next one has its turn.
    }).catch((error) => console.error(error));
    return this.#queue;
  }

  // What is behind the gate is on the screen only while there is a session that found that nothing is owed.
  #known;
  get #session() { return this.#known; }
  set #session(session) {
    this.#known = session;
    if (!session) this.#face.shut();
  }
  #refusal;
  #words = new Words();

  async #begin() {
    const start = (this.#start = {});
    const current = (value) => {
      if (this.#start !== start) throw STALE;
      return value;
    };
    await this.#read(start, current).catch((error) => { throw current(error); });
  }

  // `current` gives its value back, and throws where what is read is for nobody any more.
  async #read(start, current) {
    this.#refusal = undefined;
    this.#session = undefined;
    this.#words = new Words();
    const settings = settingsOf(this);
    const { product, person, fault = isFramed() && new Refusal("framed") } = settings;
    const languages = [...settings.locale ?? [], ...navigator.languages];
    const style = asset("gate.css").then((css) => {
      this.#root.adoptedStyleSheets = [FIRST, sheetOf(css)];
    });
    const found = wordsFor(languages).then((words) => {
      this.#words = words;
    });
    const url = new URL(settings.manifest ?? "manifest.json", document.baseURI).href;
    const read = settings.source === "page" ? pageReader() : networkReader(url);
    const area = this.#area = areaOf(settings.store !== "none");
    let loading;
    const logOf = async (id) => {
      current();
      if (this.log?.product !== id || this.log.person !== person) {
        const memory = memoryOf(id, area);
        const store = this.#store ?? localStore(id, area);
        this.log = new Log(store, { product: id, person, memory });
        loading = undefined;
      }
      // What cannot be read counts as empty, and is told.
      await (loading ??= this.log.load().catch(() => {}));
      return this.log;
    };
    const opening = fault ? Promise.reject(fault) : openManifest({
      read, product, keys: settings["public-key"] ?? settings.key, recovery: settings["recovery-key"],
      memory: memoryOf(product ?? url, area), seen: async (id) => (await logOf(id)).summary.seen,
    });
    // Whatever became of it is told in words; in those of the script, where others cannot be had either.
    const dressed = Promise.all([found, style]);
    await Promise.all([globalThis.crypto?.subtle ? dressed : dressed.catch(() => {}), opening.catch(() => {})]);
    const opened = current(await opening);
    Object.assign(opened, {
      url, isCarried: settings.source === "page", address: document.querySelector("link[rel=canonical]")?.href,
    });
    const log = current(await logOf(opened.manifest.product.id));
    const unknown = settings.document?.filter((one) => opened.manifest.documents.every(({ id }) => id !== one));
    if (unknown?.length) throw badAttribute(`document="${unknown.join(" ")}" is not known`);
    const session = new Session({
      opened, log, words: this.#words, only: settings.document,
      person: {
        languages, membership: settings.audience, subject: log.subject, age: settings.age ?? log.age,
      },
      app: { id: settings["app-id"] ?? opened.manifest.product.id, version: settings["app-version"] ?? "" },
      seen: () => this.#face.seen(session),
      layout: () => `web ${this.hasAttribute("sheet") ? "sheet" : "page"} ${innerWidth}x${innerHeight}`,
      wordsFor: (locale) => wordsFor([locale, ...languages].filter(Boolean)),
      render: (item, type, content, { path }) => textNode(
        type, content, `${item.document.id}-`, new URL(path, url)),
      // Of somebody else, or of a page that is left, nobody here is told.
      onEvent: (event, isTextKept) => this.#start === start && this.#heard(event, isTextKept),
    });
    await session.start();
    current();
    this.#session = session;
    if (!this.isConnected) return;
    this.#watching?.abort();
    const { signal } = (this.#watching = new AbortController());
    signal.addEventListener("abort", log.watch(this.#look));
    // Nobody means with a press what came to the front with it.
    addEventListener("focus", () => this.#face.calm(), { signal });
    document.addEventListener("visibilitychange", () => { this.#face.calm(); this.#look(); }, { signal });
    signal.addEventListener("abort", () => clearTimeout(this.#timer));
    this.#deliver();
  }

  // Another tab wrote, or the page comes back after some time: nobody is disturbed who reads, unless
  // nothing is asked any more.
  #look = () => document.visibilityState === "hidden" || this.#act(() => this.#again());
  async #again() {
    const session = this.#session;
    if (!session) return;
    try { await session.log.load(); } catch { return; }
    if (this.#session !== session) return;
    const { documents } = session.decided();
    const isOwed = documents.some(
      ({ document, outcome }) => document.required && OWED.includes(outcome.kind));
    if (session.isOpen === isOwed) await this.#begin();
  }

  #show() {
    const session = this.#session;
    if (!session && !this.#refusal) return;
    clearTimeout(this.#timer);
    const next = Math.min(...session?.moments ?? []);
    // A timer holds no more than 24 days.
    if (next < Infinity && this.isConnected) {
      this.#timer = setTimeout(this.#look, Math.min(next - Date.now(), 864e5));
    }
    this.#face.show(session, this.#refusal, this.#words);
    const refusal = this.#refusal ?? session?.refusal ?? this.#face.view?.refusal;
    const state = refusal ? "unavailable" : session?.isOpen ? "open" : session?.isExited ? "exit" : "ask";
    this.#print((state === "ask" || this.#face.isReading) && this.getRootNode() === document);
    if (refusal && this.getAttribute("phase") !== "unavailable") {
      this.setAttribute("phase", "unavailable");
      this.#emit("state", { phase: "unavailable" });
    }
    if (state === this.#told) return;
    this.#told = state;
    this.#emit(state, refusal && { reason: refusal.kind, sentence: refusalSentence(refusal, this.#words) });
  }

  #print(isOn) {
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== PRINTED);
    if (isOn || others.length < document.adoptedStyleSheets.length) {
      document.adoptedStyleSheets = isOn ? [...others, PRINTED] : others;
    }
  }

  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(`gate-${name}`, { bubbles: true, composed: true, detail }));
  }

  #heard(event, isTextKept) {
    const name = {
      accepted: "accept", "guardian-approved": "accept", declined: "decline", withdrawn: "withdraw",
    }[event.event];
    if (!name) return;
    const { document } = event;
    this.#emit(name, {
      record: event, document, ...name === "accept" && { isTextKept, receipt: () => this.receipt(event.id) },
    });
    if (name !== "decline") this.#deliver();
  }

  // Hands records to who wants them; what fails stays here, and is tried again at the next start.
  async #deliver() {
    const hook = this.getAttribute("hook");
    const { onrecord, log } = this;
    if (!log || !(hook || onrecord)) return;
    // What is of somebody else waits until they are asked again.
    const { signal } = this.#watching ?? {};
    const results = await deliver(log, this.#session?.opened, { hook, onrecord, signal });
    for (const { id, error } of results) this.#emit(error ? "undelivered" : "delivered", { id, error });
  }

  // What an app asks

  get needsLicenseAcceptance() { return !this.#session?.isOpen; }
  get #item() { return this.#session?.shown[0] ?? this.#session?.items.find(({ isListed }) => isListed); }
  get hasScrolledToBottom() {
    const flags = this.#item?.state.flags ?? FLAG.needsScroll;
    return !(flags & FLAG.needsScroll) || Boolean(flags & FLAG.hasScrolled);
  }
  get hasAgreed() { return Boolean(this.#item && isTicked(this.#item)); }
  get scrollProgress() { return (this.#item?.progress.perMille ?? 0) / 1000; }
  get canAccept() { return Boolean(this.#session?.canAccept); }
  get licenseAcceptanceDate() {
    const found = this.#session?.items.find(
      ({ state, acceptance }) => acceptance && isOpen(state.phase))?.acceptance;
    return found ? new Date(found.acceptedAt ?? found.at) : null;
  }
  get store() { return this.#store; }
  set store(store) {
    // Frameworks set the attribute by the property of its name.
    if (typeof store === "string") return void this.setAttribute("store", store);
    this.#store = store;
    this.#restart("store");
  }

  // Until what was asked for last is there: where nothing was, it is asked for now.
  async #settled() {
    await (this.ready ??= this.retry());
  }

  // Accepts where the person did all that is asked, and pressed something of the page just now, after it
  // was done; otherwise it says what is missing. Whether nothing is owed afterwards. A press is used up by
  // it, and is one of what was on the screen then.
  async acceptLicense() {
    const pressed = this.#pressed;
    this.#pressed = undefined;
    await this.#settled();
    if (this.needsLicenseAcceptance) {
      const isMeant = pressed && pressed === this.#face.view && this.canAccept && navigator.userActivation?.isActive;
      if (isMeant) await this.#face.act(() => this.#session.accept());
      else this.#face.refuse();
    }
    return !this.needsLicenseAcceptance;
  }

  // Shows again what was left, put off or declined.
  open() {
    const session = this.#session;
    if (!session?.isOpen) return this.retry();
    return this.#act(async () => {
      const item = session.items.find(({ state }) => ["grace", "declined"].includes(state.phase));
      if (item) await session.send(item, "opened");
    });
  }

  // Asks for everything anew; what was recorded stays on record.
  async resetAcceptance() {
    await this.#settled();
    const { subject } = this.log;
    await this.log.append([{ event: "reset", subject: subject && { type: "hmac-sha256", id: subject } }]);
    return this.retry();
  }

  // Whether it is on record that a yes was taken back.
  withdraw(document) { return this.#withdraw(document).catch(() => false); }

  async #withdraw(document) {
    await this.#settled();
    const session = this.#session;
    const item = session?.items.find((each) => each.document.id === document && each.acceptance);
    if (!item) return false;
    await this.#act(() => session.send(item, "withdrawn"));
    if (item.storeError) throw item.storeError;
    return true;
  }

  // Deletes what this browser keeps of everybody who used the product here, and asks anew.
  async erase() {
    await this.#settled();
    const { log } = this;
    if (this.#store) await log?.erase();
    else await log?.erase().catch(() => {});
    erase(this.log?.product ?? this.getAttribute("product"), this.#area ?? areaOf(true), log);
    this.log = undefined;
    return this.retry();
  }

  history() { return this.log?.own ?? []; }
  receipt(id) { return receipt(this.log, id, this.#session?.opened); }
  openSettings() { return openSettings(this); }

  #panel() {
    const session = this.#session;
    return {
      opened: session?.opened, items: session?.items ?? [], words: this.#words,
      history: this.history(), appVersion: this.getAttribute("app-version"),
      isDebug: this.hasAttribute("debug"),
      isOpen: Boolean(session?.isOpen), root: this.#root,
      showText: (item) => this.#act(() => this.#readText(item)),
      receipt: (id) => this.receipt(id), withdraw: (document) => this.#withdraw(document),
      reset: () => this.resetAcceptance(),
    };
  }

  // A text to read, which asks for nothing.
  async #readText({ document }) {
    const session = this.#session;
    const item = session.items.find((each) => each.document.id === document.id);
    if (item.text || await session.prepare(item)) this.#face.read(item);
  }
}

customElements.define("license-gate", LicenseGate);
