// The record of a browser: lines chained by `prev`, as the stores of Assent write them.

// A place that keeps texts by name: that of the browser, or one that is gone with the page.
const areaOf = (isKept) => {
  const texts = Object.create({
    getItem(name) { return has(this, name) ? this[name] : null; },
    setItem(name, value) { this[name] = value; },
    removeItem(name) { delete this[name]; },
  });
  return () => (isKept ? localStorage : texts);
};

// Those in this page who hear of what another one writes, by log: storage tells other pages alone.
const watchers = new Map();
const tell = (product, writer) => {
  for (const [log, callback] of watchers) if (log !== writer && log.product === product) callback();
};

// Deletes what is kept of a product, besides what is known of its manifests and keys.
const erase = (product, area, log) => {
  for (const name of Object.keys(area())) {
    if (name.startsWith(`assent:${product}:`) && !name.endsWith(":memory:trust")) area().removeItem(name);
  }
  tell(product, log);
};

// What a page remembers by name, besides the log. What cannot be read was never there.
const memoryOf = (name, area = areaOf(true)) => ({
  get(key) {
    try { return area().getItem(`assent:${name}:memory:${key}`) ?? undefined; } catch { return undefined; }
  },
  set(key, value) {
    try { area().setItem(`assent:${name}:memory:${key}`, value); } catch (error) { throw new StoreError(key, error); }
  },
});
const keep = (memory, key, value) => {
  try { memory.set(key, canonical(value)); return true; } catch { return false; }
};

// The log of a product in the browser, with what says how it ends, and what was put aside.
const localStore = (product, area = areaOf(true)) => {
  const name = `assent:${product}:log`;
  const set = (key, value) => area().setItem(key, value);
  return {
    name,
    load: () => area().getItem(name),
    save: (log) => set(name, log),
    head: () => area().getItem(`${name}.head`),
    saveHead: (head) => set(`${name}.head`, head),
    // Puts a damaged log, or its torn end, aside. There may be no room for both copies of a log.
    aside(place, log) {
      try { set(`${name}.${place}`, log); } catch (error) {
        if (area().getItem(name) !== log) throw error;
        area().removeItem(name);
        try { set(`${name}.${place}`, log); } catch (fault) {
          set(name, log);
          throw fault;
        }
      }
    },
  };
};

// What a page keeps records with may never answer.
const STORE_WAIT = 10000;
const inTime = (answer) => {
  if (typeof answer?.then !== "function") return answer;
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error("no answer")), STORE_WAIT);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};

const hmac = async (key, id) => {
  const bytes = Uint8Array.from(key.match(/../g), (pair) => parseInt(pair, 16));
  const imported = await subtle().importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return hex(await subtle().sign("HMAC", imported, utf8(id)));
};
const SALT = /^[0-9a-f]{64}$/;
const randomHex = () => hex(crypto.getRandomValues(new Uint8Array(32)));
const joined = (lines) => lines.map(({ text }) => `${text}\n`).join("");
const headOf = (lines) => canonical({
  spec: "assent-head/1", lines: lines.length, bytes: utf8(joined(lines)).length, head: lines.at(-1)?.digest,
});
// A line breaks off what stands before it.
const isBreak = ({ after }) => after !== undefined && after?.kind !== "torn";

class Log {
  summary = fold([]);
  // Those that count, the first one of the log first: `{text, digest, event}`.
  lines = [];
  #last = Promise.resolve();
  #read;
  // Whether who comes back finds the name that the log has for them.
  #isNamed = true;

  // `store` is `{load() → text or null, save(text)}`; `person` is the id that the page has for somebody,
  // none for the one person of the browser.
  constructor(store, { product, person, memory = memoryOf(product) }) {
    Object.assign(this, { store, product, person, memory });
  }

  get events() { return this.lines.map(({ event }) => event); }

  // Whether a line names the person, or everybody, as it does where it names nobody.
  isOwn({ event, subject }) { return subject?.id === this.subject || (event === "reset" && !subject); }

  // What the person did, and what was done to it. A line that takes a record back names that alone.
  get own() {
    const ids = new Set();
    return this.events.filter((event) => {
      const isOwn = event.event === "withdrawn" ? ids.has(event.record) : this.isOwn(event);
      if (isOwn && event.id) ids.add(event.id);
      return isOwn;
    });
  }

  // Reads the log; the summary says what counts. `subject` is the name that the log has for the person.
  // Where it cannot be read, nothing counts, and the summary says why.
  load() {
    return this.#next(async () => {
      try {
        await this.#load();
      } catch (error) {
        this.#read = undefined;
        this.lines = [];
        this.summary = fold([], { isUnreadable: true });
        throw error;
      }
      return this.summary;
    });
  }

  // HMAC-SHA256 of the id, with a salt that no other person has, found by another HMAC of it. Where it
  // cannot be kept, the person is another one next time, and asked again.
  async #name(id) {
    const salts = { ...strictly(this.memory.get("subjects")) };
    const salt = (place) => (misfit(salts[place], SALT) === undefined ? salts[place] : (salts[place] = randomHex()));
    const own = salt(await hmac(salt("key"), id));
    this.#isNamed = keep(this.memory, "subjects", salts);
    return hmac(own, id);
  }

  // One thing after another.
  #next(task) {
    const turn = this.#last.then(task).catch((error) => {
      throw error instanceof StoreError || error instanceof Refusal ? error : new StoreError("the log", error);
    });
    this.#last = turn.catch(() => {});
    return turn;
  }

  // What no other gate of this origin does at the same time, wherever the record of the product is kept.
  async #alone(task) {
    const name = `assent:${this.product}:log`;
    const { locks } = globalThis.navigator ?? {};
    let isRun = false;
    const run = () => { isRun = true; return task(); };
    try {
      return await (locks ? locks.request(name, { signal: AbortSignal.timeout?.(10000) }, run) : run());
    } catch (error) {
      // A page without an origin of its own has no locks.
      if (isRun || error.name === "TimeoutError") throw error;
      return task();
    }
  }

  async #load() {
    if (this.person && !this.subject) this.subject = await this.#name(this.person);
    const log = await inTime(this.store.load()) ?? "";
    const head = await inTime(this.store.head?.());
    if (this.#read === log + head) return;
    if (log.length > 16 << 20) throw new Error("over 16 MB");
    const lines = [];
    const texts = log.split("\n");
    texts.pop();
    let damagedLine;
    let whole = 0;
    for (const text of texts) {
      const event = strictly(text);
      if (!event || canonical(event) !== text || text[0] !== "{" || utf8(text).length > 1 << 18
        || event.prev !== lines.at(-1)?.digest) {
        damagedLine = lines.length + 1;
        break;
      }
      lines.push({ text, event, digest: await sha256(utf8(text)) });
      // Lines that were appended together count together, or not at all.
      if (event.more !== true) whole = lines.length;
    }
    lines.length = whole;
    this.#take(lines, log, head, damagedLine);
  }

  #take(lines, log, head, damagedLine) {
    const mirror = strictly(head);
    const isKnown = mirror?.spec === "assent-head/1" && isCount(mirror.lines);
    const isShortened = !damagedLine && head !== undefined && (isKnown
      ? mirror.lines > 0 && lines[mirror.lines - 1]?.digest !== mirror.head : lines.length > 0);
    const rest = log.slice(joined(lines).length);
    Object.assign(this, { lines, log, rest, mirror: isKnown ? mirror : undefined });
    this.#read = log + head;
    const tornBytes = damagedLine ? 0 : utf8(rest).length;
    this.summary = fold(this.events, { damagedLine, isShortened, tornBytes });
  }

  // Adds events, all or none, and says what counts now. Throws where nothing was added.
  append(events) {
    return this.#next(() => this.#alone(async () => {
      await this.#load();
      if (!this.#isNamed) throw new Error("no name is kept");
      const { store, summary: { damagedLine, isShortened, tornBytes, standings }, mirror } = this;
      // What a guardian accepted names a record that counts, or one beside it.
      const ids = new Set([...standings.values()].map(({ acceptance }) => acceptance?.id));
      for (const { event, id, of, subject } of events) {
        if (subject && subject.id !== this.subject) throw new Error("of another person");
        if (event === "guardian-approved" && !ids.has(of)) throw new Error(`no record '${of}'`);
        if (event === "accepted") ids.add(id);
      }
      const lines = damagedLine ? [] : [...this.lines];
      const isBroken = damagedLine || isShortened;
      let after;
      if (isBroken || tornBytes) {
        after = { kind: damagedLine ? "damaged" : isShortened ? "cut" : "torn" };
        if (isBroken) Object.assign(after, { lines: mirror?.lines, head: mirror?.head });
        // Nothing is lost: what cannot be read stays under a name of its own.
        const aside = damagedLine ? this.log : this.rest;
        if (aside) {
          after.file = `${after.kind}-${(await sha256(utf8(aside))).slice(7, 23)}`;
          await (store.aside ? inTime(store.aside(after.file, aside)) : this.memory.set(after.file, aside));
        }
      }
      for (const [index, event] of events.entries()) {
        const text = canonical({
          at: now(), ...event, spec: "assent-acceptance/1", prev: lines.at(-1)?.digest,
          after: index ? undefined : after, more: index + 1 < events.length || undefined,
        });
        if (utf8(text).length > 1 << 18) throw new Error("too long");
        lines.push({ text, digest: await sha256(utf8(text)), event: strictly(text) });
      }
      // What says how the log ends comes first where there was none, or where it goes on after damage:
      // one that stays behind is right, and one that is ahead tells of what is missing.
      if (isBroken || !mirror) await inTime(store.saveHead?.(headOf(isBroken ? lines : [])));
      const log = joined(lines);
      await inTime(store.save(log));
      // Some take everything and keep nothing.
      if (await inTime(store.load()) !== log) throw new Error("not kept");
      try { await inTime(store.saveHead?.(headOf(lines))); } catch { /* As said. */ }
      this.#take(lines, log, await inTime(store.head?.()));
      tell(this.product, this);
      return this.summary;
    }));
  }

  // Empties the store, after what is being written; what is still meant for this log is kept nowhere.
  erase() {
    return this.#next(async () => {
      const { store, product } = this;
      await inTime(store.saveHead?.(headOf([])));
      await inTime(store.save(""));
      const nowhere = areaOf(false);
      Object.assign(this, { memory: memoryOf(product, nowhere), store: localStore(product, nowhere) });
    });
  }

  // The bracket that the person named before, where it still stands: people grow older.
  get age() {
    const { at, ...age } = this.#answers[this.subject ?? ""] ?? {};
    return isTime(at) && (age.below === undefined || now() < addingDays(at, 30)) ? age : undefined;
  }

  get #answers() { return strictly(this.memory.get("age"))?.answers ?? {}; }

  // Keeps an answer to the question of age, and gives what counts: while an earlier one of the person
  // stands, it may only be said more precisely.
  keepAge({ from, below }) {
    const { age } = this;
    if (age && (from < age.from || (below ?? Infinity) > (age.below ?? Infinity))) return age;
    const answers = this.#answers;
    const subject = this.subject ?? "";
    const at = age ? answers[subject].at : now();
    // What cannot be kept counts for this page.
    keep(this.memory, "age", { answers: { ...answers, [subject]: { at, from, below } }, spec: "assent-age/1" });
    return { from, below };
  }

  // Calls back when another tab, or another gate of the page, wrote; gives what ends that.
  watch(callback) {
    const heard = ({ key }) => (key === null || key === this.store.name) && callback();
    addEventListener("storage", heard);
    watchers.set(this, callback);
    return () => {
      removeEventListener("storage", heard);
      if (watchers.get(this) === callback) watchers.delete(this);
    };
  }
}
