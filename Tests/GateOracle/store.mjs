// What a log in a browser does where its store is full, forbidden or lies, with two tabs, and with a
// server:
//   node store.mjs SCRIPT
// SCRIPT holds the parts without a screen. It prints how many claims hold, or the first that does not.
import { readFileSync } from "node:fs";
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { hold } from "./claims.mjs";

const names = "StoreError, Refusal, Log, localStore, memoryOf, areaOf, canonical, parseText, deliver, openManifest, "
  + "networkReader, sha256, utf8, base64, signatureOf, receipt, keepEvidence, textsOf, erase, headOf, fold, decide";
const gate = new Function(`"use strict"; ${readFileSync(process.argv[2], "utf8")}; return { ${names} };`)();

const digest = `sha256:${"a".repeat(64)}`;
const accepted = (id, more) => ({
  event: "accepted", id, app: { id: "a", version: "1" }, asks: "agreement", document: "license", version: "1.0",
  revision: 1, locale: "en", textDigest: digest, shownDigest: digest, statement: "I agree.",
  manifest: { digest, sequence: 1 }, method: "web", subject: { type: "device" },
  evidence: { agreed: true, maxScroll: 1000, scrollThreshold: 950, ui: "web" }, ...more,
});
const place = (texts = new Map(), change = {}) => {
  const area = {
    texts, getItem: (name) => texts.get(name) ?? null,
    setItem: (name, value) => { texts.set(name, String(value)); }, removeItem: (name) => { texts.delete(name); },
    ...change,
  };
  return () => area;
};
const logIn = (area, more) => new gate.Log(gate.localStore("app", area), { product: "app", memory: gate.memoryOf("app", area), ...more });
const standing = ({ summary }) => [...summary.standings.values()].map(({ acceptance }) => acceptance?.id);
const quota = () => { throw new DOMException("full", "QuotaExceededError"); };
// A publication in memory of one text, as `openManifest` gives it; the number of its manifest is told.
const opened = async (sequence) => {
  const files = { "a.txt": "The words.", "a.json": "{}" };
  const artifacts = await Promise.all(Object.entries({ "text/plain": "a.txt", "application/json": "a.json" }).map(
    async ([type, path]) => ({ type, path, bytes: files[path].length, digest: await gate.sha256(gate.utf8(files[path])) })));
  const locales = { en: { textDigest: digest, artifacts } };
  const manifest = { documents: [{ id: "license", releases: [{ version: "1.0", locales }] }], sequence };
  const bytes = gate.utf8(gate.canonical(manifest));
  return {
    manifest, bytes, digest: await gate.sha256(bytes), signatures: [`signature ${sequence}`],
    read: async (path) => gate.utf8(files[path]),
  };
};
// A log with a record of a text under a manifest, and what was kept of it.
const accept = async (log, id, publication, more) => {
  const record = accepted(id, { manifest: { digest: publication.digest, sequence: publication.manifest.sequence }, ...more });
  await gate.keepEvidence(log, { digest, json: {} }, gate.textsOf(log, publication, record));
  await log.append([record]);
  return record;
};
// What a server is given where each record is taken.
const given = async (log) => {
  const ids = [];
  await gate.deliver(log, undefined, { onrecord: ({ record }) => { ids.push(record.id); } });
  return ids;
};

const claims = {
  async "a full store keeps nothing, says so, and has room again"() {
    const texts = new Map();
    let isFull = false;
    const area = place(texts, { setItem: (name, value) => (isFull ? quota() : texts.set(name, value)) });
    const log = logIn(area);
    await log.append([accepted("r1")]);
    isFull = true;
    await assert.rejects(log.append([accepted("r2")]), ({ name, reason }) => reason === "QuotaExceededError");
    assert.deepEqual(standing(log), ["r1"]);
    isFull = false;
    await log.append([accepted("r3")]);
    const again = logIn(area);
    await again.load();
    assert.deepEqual(standing(again), ["r3"]);
    assert.equal(again.summary.isShortened, false);
  },
  async "a store that is full between the two places is no false alarm"() {
    for (const fails of [1, 2, 3, 4]) {
      const texts = new Map();
      let writes = Infinity;
      const area = place(texts, { setItem: (name, value) => (writes-- > 0 ? texts.set(name, value) : quota()) });
      await logIn(area).append([accepted("r0")]);
      writes = fails - 1;
      const isKept = await logIn(area).append([accepted("r1")]).then(() => true, () => false);
      writes = Infinity;
      const again = logIn(area);
      await again.load();
      assert.equal(again.summary.isShortened, false);
      assert.deepEqual(standing(again), [isKept ? "r1" : "r0"]);
    }
  },
  async "a store that is forbidden, or keeps nothing, is told"() {
    const forbidden = () => { throw new DOMException("no", "SecurityError"); };
    await assert.rejects(logIn(forbidden).load(), ({ reason }) => reason === "SecurityError");
    await assert.rejects(logIn(forbidden).append([accepted("r1")]), gate.StoreError);
    await assert.rejects(logIn(place(new Map(), { setItem() {} })).append([accepted("r1")]), gate.StoreError);
    const lost = new gate.Log({ load: async () => null, save: async () => { throw new Error("503"); } }, { product: "app", memory: gate.memoryOf("app", forbidden) });
    await assert.rejects(lost.append([accepted("r1")]), gate.StoreError);
    assert.deepEqual(standing(lost), []);
  },
  async "a store of the page that takes everything and gives something else back has kept nothing"() {
    const memory = () => gate.memoryOf("app", place());
    for (const given of [null, "", "{}\n", undefined]) {
      const log = new gate.Log({ load: async () => given, save: async () => {} }, { product: "app", memory: memory() });
      await assert.rejects(log.append([accepted("r1")]), { message: "the log: not kept" });
      assert.deepEqual(standing(log), []);
    }
    // One whose space is taken by somebody else meanwhile, who holds no lock.
    let kept = "";
    const log = new gate.Log({ load: () => kept, save: () => { kept = "other\n"; } }, { product: "app", memory: memory() });
    await assert.rejects(log.append([accepted("r1")]), gate.StoreError);
    // No store at all, as some views of apps have it.
    for (const nothing of [null, undefined, {}]) {
      const none = logIn(() => nothing);
      await assert.rejects(none.load(), gate.StoreError);
      await assert.rejects(none.append([accepted("r1")]), gate.StoreError);
      assert.deepEqual(standing(none), []);
    }
  },
  async "a record under a name that nobody finds again is none"() {
    let kept = null;
    const own = { load: () => kept, save: (text) => { kept = text; } };
    const forbidden = () => { throw new DOMException("no", "SecurityError"); };
    const log = new gate.Log(own, { product: "app", person: "u", memory: gate.memoryOf("app", forbidden) });
    await log.load();
    const subject = { type: "hmac-sha256", id: log.subject };
    await assert.rejects(log.append([accepted("r1", { subject })]), gate.StoreError);
    assert.deepEqual([standing(log), kept], [[], null]);
  },
  async "two tabs lose no line, with locks and without"() {
    let last = Promise.resolve();
    const locks = { request: (name, options, task) => (last = last.then(task, task)) };
    for (const navigator of [{ locks }, {}]) {
      Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
      const area = place();
      const tabs = [logIn(area), logIn(area)];
      await Promise.all(tabs.map((tab) => tab.load()));
      if (navigator.locks) await Promise.all([0, 1, 2, 3].map((each) => tabs[each % 2].append([accepted(`r${each}`)])));
      else for (const each of [0, 1, 2, 3]) await tabs[each % 2].append([accepted(`r${each}`)]);
      const again = logIn(area);
      await again.load();
      assert.equal(again.lines.length, 4);
      assert.equal(again.summary.damagedLine, undefined);
    }
    Object.defineProperty(globalThis, "navigator", { value: { locks: {
      request: async () => { throw new DOMException("opaque", "SecurityError"); } } }, configurable: true });
    const log = logIn(place());
    await log.append([accepted("r1")]);
    assert.deepEqual(standing(log), ["r1"]);
    Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  },
  async "a log of 5 MB that nobody can read is kept aside, in a store of 6 MB"() {
    const texts = new Map();
    const area = place(texts, {
      setItem: (name, value) => {
        const size = [...texts].reduce((sum, [key, text]) => sum + (key === name ? 0 : text.length), value.length);
        return size > 6e6 ? quota() : texts.set(name, value);
      },
    });
    const garbage = "x\n".repeat(2.5e6);
    texts.set("assent:app:log", garbage);
    const log = logIn(area);
    const started = performance.now();
    await log.load();
    assert.equal(log.summary.damagedLine, 1);
    await log.append([accepted("r1")]);
    assert.ok(performance.now() - started < 5000);
    assert.ok([...texts.values()].includes(garbage));
    const again = logIn(area);
    await again.load();
    assert.deepEqual(standing(again), ["r1"]);
    assert.equal(again.summary.wasDamaged, true);
  },
  async "hostile texts in every place are read, and accept nothing"() {
    const hostile = ["", "\n", "{}\n", "[]\n", "null\n", "\"{\"\n", "{", "\ud800\n", "{\"__proto__\":{}}\n",
      `${"[".repeat(1e5)}\n`, "{\"after\":7}\n", "{\"event\":\"toString\"}\n", "1e999\n", "\u2028\n", "{\"more\":true}\n"];
    for (const log of hostile) {
      for (const other of [undefined, ...hostile, "{\"spec\":\"assent-head/1\",\"lines\":1e9}", "{\"key\":7}", "{\"answers\":7}", "{\"links\":7}",
        "{\"links\":[7,null],\"manifest\":7,\"signatures\":7,\"revocations\":[7,7]}", "{\"answers\":{\"\":null}}"]) {
        const texts = new Map([["assent:app:log", log]]);
        if (other !== undefined) {
          for (const name of ["log.head", "memory:subjects", "memory:age", "memory:trust", "memory:given"]) texts.set(`assent:app:${name}`, other);
        }
        const tab = logIn(place(texts), { person: "u" });
        await tab.load();
        assert.deepEqual(standing(tab).filter(Boolean), []);
        tab.age;
        tab.keepAge({ from: 13, below: 16 });
        const refusal = await gate.openManifest({ read: async () => undefined, memory: gate.memoryOf("app", place(texts)) })
          .then(() => undefined, (error) => error);
        assert.ok(refusal instanceof gate.Refusal, `${refusal?.stack}`);
        await tab.append([accepted("r1", { subject: { type: "hmac-sha256", id: tab.subject } })]);
        assert.deepEqual(standing(tab).filter(Boolean), ["r1"]);
      }
    }
  },
  async "a person has one name, others have another, and one that nobody keeps is asked again"() {
    const area = place();
    const [one, same, other] = [logIn(area, { person: "u" }), logIn(area, { person: "u" }), logIn(area, { person: "v" })];
    await one.load();
    await same.load();
    await other.load();
    assert.match(one.subject, /^[0-9a-f]{64}$/);
    assert.equal(one.subject, same.subject);
    assert.notEqual(one.subject, other.subject);
    assert.ok(![...area().texts.values()].some((text) => text.includes("\"u\"")));
    await assert.rejects(one.append([accepted("r1")]), gate.StoreError);
    const fresh = logIn(place(area().texts, { setItem: quota }), { person: "w" });
    await fresh.load();
    assert.match(fresh.subject, /^[0-9a-f]{64}$/);
  },
  async "salts that are none take nobody's name away"() {
    for (const salt of [["a".repeat(64)], { length: 64 }, 1, null, "a"]) {
      const area = place();
      area().setItem("assent:app:memory:subjects", JSON.stringify({ key: salt }));
      const log = logIn(area, { person: "anna" });
      await log.load();
      assert.match(log.subject, /^[0-9a-f]{64}$/);
    }
  },
  async "an age stands for thirty days against a better one, and that of another person does not"() {
    const area = place();
    const log = logIn(area);
    await log.load();
    assert.equal(log.age, undefined);
    assert.deepEqual(log.keepAge({ from: 0, below: 13 }), { from: 0, below: 13 });
    assert.deepEqual(log.keepAge({ from: 16 }), { from: 0, below: 13 });
    const other = logIn(area, { person: "u" });
    await other.load();
    assert.equal(other.age, undefined);
    assert.deepEqual(other.keepAge({ from: 13 }), { from: 13, below: undefined });
    assert.deepEqual(other.keepAge({ from: 16 }), { from: 16, below: undefined });
    assert.deepEqual(logIn(area).age, { from: 0, below: 13 });
    const name = "assent:app:memory:age";
    area().setItem(name, area().getItem(name).replace(/"at":"20../, "\"at\":\"2020"));
    assert.equal(logIn(area).age, undefined);
    assert.deepEqual(log.keepAge({ from: 16 }), { from: 16, below: undefined });
  },
  async "a server is given every record once, again after it was taken back, and later where it failed"() {
    const area = place();
    const log = logIn(area);
    await accept(log, "r1", await opened(1));
    const bodies = [];
    let status = 503;
    let answer = "";
    let nonces = 0;
    const server = createServer((request, response) => {
      let body = "";
      request.on("data", (part) => { body += part; });
      request.on("end", () => {
        if (request.method === "GET") return response.end(JSON.stringify({ nonce: `n${++nonces}` }));
        bodies.push(JSON.parse(body));
        response.statusCode = status;
        return response.end(answer);
      });
    });
    await new Promise((done) => { server.listen(0, "127.0.0.1", done); });
    const hook = `http://127.0.0.1:${server.address().port}/accept`;
    try {
      const [failed] = await gate.deliver(log, undefined, { hook });
      assert.equal(failed.id, "r1");
      assert.match(failed.error.message, /503/);
      assert.deepEqual(standing(log), ["r1"]);
      status = 200;
      const kind = "minisign";
      const line = log.lines[0].digest;
      answer = JSON.stringify({ countersignature: { kind, line, bytes: "AAAA", more: "<script>" } });
      assert.deepEqual(await gate.deliver(log, undefined, { hook }), [{ id: "r1" }]);
      assert.deepEqual(await gate.deliver(log, undefined, { hook }), []);
      assert.equal(bodies.length, 2);
      assert.equal(bodies[1].nonce, "n2");
      assert.equal(JSON.parse(bodies[1].receipt).record.line, log.lines[0].text);
      await log.append([{ event: "withdrawn", document: "license", record: "r1" }]);
      answer = "x".repeat(1 << 19);
      const [large] = await gate.deliver(log, undefined, { hook });
      assert.match(large.error.message, /too long/);
      answer = JSON.stringify({ countersignature: { kind, line: digest, bytes: "AAAA" } });
      await gate.deliver(log, undefined, { hook });
      const last = JSON.parse(bodies.at(-1).receipt);
      assert.equal(last.later.length, 1);
      assert.deepEqual(last.countersignatures, [{ bytes: "AAAA", kind, line }]);
      const [none] = await gate.deliver(log, undefined, { hook: "http://127.0.0.1:1/" });
      assert.equal(none, undefined);
    } finally {
      server.close();
    }
  },
  async "each record has the manifest that it names, also where the words are those of an earlier one"() {
    const area = place();
    const log = logIn(area);
    const publications = [await opened(1), await opened(2)];
    for (const each of publications) await accept(log, `r${each.manifest.sequence}`, each);
    for (const { manifest: { sequence }, bytes, digest } of publications) {
      const { manifest, text } = JSON.parse(await gate.receipt(log, `r${sequence}`));
      assert.equal(await gate.sha256(gate.utf8(manifest.bytes)), digest);
      assert.deepEqual(manifest.signatures, [`signature ${sequence}`]);
      assert.deepEqual([manifest.bytes, text.plain], [new TextDecoder().decode(bytes), "The words."]);
    }
    // Each file is there once.
    assert.equal([...area().texts.values()].filter((text) => text.includes("The words.")).length, 1);
    // Of what was not kept the receipt has what is published still.
    for (const name of [...area().texts.keys()]) if (/memory:(file|manifest)/.test(name)) area().removeItem(name);
    const { manifest } = JSON.parse(await gate.receipt(log, "r1", publications[1]));
    assert.equal(manifest.signatures[0], "signature 2");
    await assert.rejects(gate.receipt(log, "r1"), /is gone/);
    // An entry of the form before this one counts for the record whose manifest it has, and no other.
    const [{ bytes }] = publications;
    const entry = { text: { plain: "The words.", document: "{}" }, manifest: { bytes: new TextDecoder().decode(bytes), signatures: [] } };
    log.memory.set(`text:${digest}`, gate.canonical(entry));
    assert.deepEqual(JSON.parse(await gate.receipt(log, "r1", publications[1])).manifest, entry.manifest);
    assert.equal(JSON.parse(await gate.receipt(log, "r2", publications[1])).manifest.signatures[0], "signature 2");
  },
  async "what one person did is given to no server, and shown to nobody, in the session of another"() {
    const area = place();
    const logs = [logIn(area), logIn(area, { person: "anna" }), logIn(area, { person: "bernd" })];
    for (const [index, log] of logs.entries()) {
      await log.load();
      const subject = log.subject ? { id: log.subject, type: "hmac-sha256" } : { type: "device" };
      await accept(log, `r${index}`, await opened(1), { subject });
      await log.append([{ event: "withdrawn", document: "license", record: `r${index}` }]);
    }
    await logs[0].append([{ event: "reset" }]);
    for (const [index, log] of logs.entries()) {
      await log.load();
      assert.deepEqual(log.own.map(({ event, id, record }) => [event, id ?? record]),
        [["accepted", `r${index}`], ["withdrawn", `r${index}`], ["reset", undefined]]);
      assert.deepEqual(await given(log), [`r${index}`]);
      assert.deepEqual(await given(log), []);
      await assert.rejects(gate.receipt(log, `r${(index + 1) % 3}`), /no record/);
      assert.equal(JSON.parse(await gate.receipt(log, `r${index}`)).later.length, 2);
    }
  },
  async "records that wait while somebody else is asked are handed over when their person is asked again"() {
    const log = logIn(place());
    for (const id of ["r1", "r2"]) await accept(log, id, await opened(1));
    const stop = new AbortController();
    const ids = [];
    const onrecord = async ({ record }) => { ids.push(record.id); stop.abort(); };
    assert.deepEqual(await gate.deliver(log, undefined, { onrecord, signal: stop.signal }), [{ id: "r1" }]);
    assert.deepEqual(ids, ["r1"]);
    assert.deepEqual(await given(log), ["r2"]);
    // What is under way to a server is broken off.
    const server = createServer(() => {});
    await new Promise((done) => { server.listen(0, "127.0.0.1", done); });
    try {
      await accept(log, "r3", await opened(1));
      const hook = `http://127.0.0.1:${server.address().port}/accept`;
      assert.deepEqual(await gate.deliver(log, undefined, { hook, signal: stop.signal }), []);
      const other = new AbortController();
      setTimeout(() => other.abort(), 100);
      assert.deepEqual(await gate.deliver(log, undefined, { hook, signal: other.signal }), []);
    } finally {
      server.closeAllConnections();
      server.close();
    }
    assert.deepEqual(await given(log), ["r3"]);
  },
  async "a record is given again after each thing that happens to it, and a thousand are looked through at once"() {
    const area = place();
    const log = logIn(area);
    const publication = await opened(1);
    const happens = async (event, ids) => {
      await log.append([event]);
      assert.deepEqual(await given(log), ids, event.event);
      assert.deepEqual(await given(log), []);
    };
    const record = await accept(log, "r1", publication);
    assert.deepEqual(await given(log), ["r1"]);
    await happens({ ...record, event: "guardian-approved", id: "g1", of: "r1" }, ["r1", "g1"]);
    await happens({ event: "withdrawn", document: "license", record: "r1" }, ["r1"]);
    await happens({ event: "withdrawn", document: "license", record: "other" }, []);
    await happens({ event: "reset", document: "other" }, []);
    await happens({ event: "reset", document: "license" }, ["r1", "g1"]);
    await happens({ ...record, event: "imported", id: "i1", from: digest }, ["r1", "g1"]);
    await happens({ ...record, id: "r2" }, ["r2"]);
    await happens({ event: "reset", subject: { type: "device" } }, ["r1", "g1", "r2"]);
    await log.append(Array.from({ length: 1000 }, (_, index) => accepted(`m${index}`)));
    log.memory.set("given", gate.canonical(Object.fromEntries(log.events.flatMap(
      ({ event, id }) => (event === "accepted" || event === "guardian-approved" ? [[id, 0]] : [])))));
    // In time of the processor, in microseconds: machines that test are busy.
    const started = process.cpuUsage();
    assert.deepEqual(await given(log), ["r1", "g1", "r2"]);
    const { user } = process.cpuUsage(started);
    assert.ok(user < 3e6, `${user}`);
  },
  async "a log that cannot be read is told, counts as empty, and is read again"() {
    const area = place();
    await logIn(area).append([accepted("r1")]);
    let isLost = true;
    const log = new gate.Log({
      load: async () => { if (isLost) throw new Error("503"); return area().getItem("assent:app:log"); }, save: async () => {},
    }, { product: "app", memory: gate.memoryOf("app", area) });
    const manifest = { documents: [], sequence: 1, generated: "2026-01-01T00:00:00Z" };
    const notices = () => gate.decide({ manifest, digest }, log.summary, {}, "2026-02-01T00:00:00Z").notices
      .map(({ kind }) => kind).filter((kind) => kind !== "clockBehind");
    await assert.rejects(log.load(), gate.StoreError);
    assert.deepEqual([notices(), standing(log)], [["unreadableLog"], []]);
    await assert.rejects(log.append([accepted("r2")]), gate.StoreError);
    isLost = false;
    await log.load();
    assert.deepEqual([notices(), standing(log)], [[], ["r1"]]);
    isLost = true;
    await assert.rejects(log.load(), gate.StoreError);
    assert.deepEqual([notices(), standing(log)], [["unreadableLog"], []]);
  },
  async "what is kept of persons is deleted, and nothing else"() {
    const area = gate.areaOf(false);
    const log = logIn(area, { person: "u" });
    await log.load();
    await accept(log, "r1", await opened(1), { subject: { type: "hmac-sha256", id: log.subject } });
    log.keepAge({ from: 18 });
    await given(log);
    gate.memoryOf("app", area).set("trust", "{}");
    gate.memoryOf("app2", area).set("age", "{}");
    area().setItem("page", "1");
    area().setItem("assent:app:log.damaged-1", "x");
    assert.ok(Object.keys(area()).length > 10);
    gate.erase("app", area);
    assert.deepEqual(Object.keys(area()).sort(), ["assent:app2:memory:age", "assent:app:memory:trust", "page"]);
    const again = logIn(area, { person: "u" });
    await again.load();
    assert.deepEqual([again.lines, again.age, again.summary.isShortened], [[], undefined, false]);
    assert.notEqual(again.subject, log.subject);
  },
  async "who is erased has no log: what was still meant for it is kept nowhere"() {
    const area = gate.areaOf(false);
    const log = logIn(area);
    await log.load();
    const first = log.append([accepted("r1")]);
    const erased = log.erase();
    const second = log.append([accepted("r2")]);
    await Promise.all([first, erased, second]);
    log.memory.set("age", "{}");
    gate.erase("app", area);
    assert.deepEqual(Object.keys(area()), []);
    let kept = ["log", "head"];
    const own = { load: () => kept[0], save: (text) => { kept[0] = text; }, head: () => kept[1], saveHead: (head) => { kept[1] = head; } };
    await new gate.Log(own, { product: "app", memory: gate.memoryOf("app", area) }).erase();
    assert.deepEqual(kept, ["", gate.headOf([])]);
    // What cannot be emptied goes on, and is told.
    const full = { ...own, save() { throw new Error("full"); } };
    const stuck = new gate.Log(full, { product: "app", memory: gate.memoryOf("app", area) });
    await assert.rejects(stuck.erase(), gate.StoreError);
    assert.equal(stuck.store, full);
  },
  async "two who write into one store of the page lose no line"() {
    let last = Promise.resolve();
    const locks = { request: (name, options, task) => (last = last.then(task, task)) };
    Object.defineProperty(globalThis, "navigator", { value: { locks }, configurable: true });
    let kept = "";
    const pause = () => new Promise((go) => { setTimeout(go, 20); });
    const store = () => ({
      async load() { await pause(); return kept; }, async save(text) { await pause(); kept = text; },
    });
    const logs = [1, 2].map(() => new gate.Log(store(), { product: "app", memory: gate.memoryOf("app", place()) }));
    await Promise.all(logs.map((log, index) => log.append([accepted(`r${index}`)])));
    assert.equal(kept.split("\n").length, 3);
    Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  },
  async "a store that never answers has failed"() {
    const { setTimeout } = globalThis;
    globalThis.setTimeout = (work, wait) => setTimeout(work, wait / 1000);
    try {
      const never = new Promise(() => {});
      const memory = gate.memoryOf("app", gate.areaOf(false));
      const log = new gate.Log({ load: () => null, save: () => never }, { product: "app", memory });
      await assert.rejects(log.append([accepted("r1")]), gate.StoreError);
      assert.deepEqual(standing(log), []);
      await assert.rejects(new gate.Log({ load: () => never }, { product: "app", memory }).load(), gate.StoreError);
    } finally {
      globalThis.setTimeout = setTimeout;
    }
  },
  async "what leads elsewhere, is too large or is not there is told"() {
    const server = createServer(({ url }, response) => {
      if (url === "/a/moved") response.writeHead(302, { location: "/a/there" }).end();
      else if (url === "/a/there") response.end("there");
      else if (url === "/a/large") response.end("x".repeat(1 << 20));
      else if (url === "/a/b%3Fc%23%25") response.end("odd");
      else if (url === "/a/broken") { response.write("x"); response.destroy(); }
      else response.writeHead(url === "/a/down" ? 500 : 404).end("none");
    });
    await new Promise((done) => { server.listen(0, "127.0.0.1", done); });
    const read = gate.networkReader(`http://127.0.0.1:${server.address().port}/a/manifest.json?x#y`);
    const kind = (path) => read(path, 1000).then((bytes) => bytes && new TextDecoder().decode(bytes), (error) => error.kind);
    try {
      assert.equal(await kind("there"), "there");
      assert.equal(await kind("moved"), "offline");
      assert.equal(await kind("large"), "unreadable");
      assert.equal(await kind("down"), "offline");
      assert.equal(await kind("none"), undefined);
      assert.equal(await kind("b?c#%"), "odd");
      assert.equal(await kind("broken"), "offline");
    } finally {
      server.close();
    }
    assert.equal(await kind("there"), "offline");
  },
  async "without cryptography nothing is decided"() {
    const { crypto } = globalThis;
    const refusal = (keys) => gate.openManifest({ read: async () => gate.utf8("{}"), keys }).then(() => "", ({ kind }) => kind);
    const key = "RWQBAgMEBQYHAYqI4910CfGV/VLbLTy6XXLKZwm/HZQSG/N0iAG0D29c";
    const give = (value) => Object.defineProperty(globalThis, "crypto", { value, configurable: true });
    try {
      give({});
      assert.equal(await refusal([key]), "noCrypto");
      assert.equal(await refusal([]), "noCrypto");
      give({ subtle: { generateKey: async () => { throw new DOMException("", "NotSupportedError"); } } });
      assert.equal(await refusal([key]), "noEd25519");
    } finally {
      give(crypto);
    }
    assert.equal(await refusal([key]), "badSignature");
    assert.equal(await refusal(["RWQ"]), "badSignature");
  },
};

await hold(claims);
