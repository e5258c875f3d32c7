// The limits of what a browser keeps and hands on, on both sides of each:
//   node bounds.mjs SCRIPT
// SCRIPT holds the parts without a screen. It prints how many claims hold, or the first that does not.
import { readFileSync } from "node:fs";
import assert from "node:assert/strict";
import { hold } from "./claims.mjs";

const gate = new Function(`"use strict"; ${readFileSync(process.argv[2], "utf8")};
  return { Log, localStore, memoryOf, areaOf, canonical, sha256, utf8, deliver, receipt };`)();

const digest = `sha256:${"a".repeat(64)}`;
const bytes = "{}";
const manifest = { digest: await gate.sha256(gate.utf8(bytes)), sequence: 1 };
const device = { type: "device" };
const accepted = (id, more) => ({
  event: "accepted", id, app: { id: "a", version: "1" }, asks: "agreement", document: "license", version: "1.0",
  revision: 1, locale: "en", textDigest: digest, shownDigest: digest, statement: "I agree.", manifest, method: "web",
  subject: device, evidence: { agreed: true, maxScroll: 1000, scrollThreshold: 950, ui: "web" }, ...more,
});
const logIn = (area, more) =>
  new gate.Log(gate.localStore("app", area), { product: "app", memory: gate.memoryOf("app", area), ...more });
// A log with a record, and what a receipt needs of its text.
const begun = async (more) => {
  const area = gate.areaOf(false)();
  const log = logIn(() => area, more);
  await log.load();
  const subject = log.subject ? { id: log.subject, type: "hmac-sha256" } : device;
  log.memory.set(`text:${digest}`, gate.canonical({ text: { plain: "x", document: "{}" }, manifest: { bytes, signatures: [] } }));
  await log.append([accepted("r1", { subject })]);
  return { log, subject, area };
};
const laterOf = async (log) => (JSON.parse(await gate.receipt(log, "r1")).later ?? []).map((line) => JSON.parse(line));

const claims = {
  async "an age stands for thirty days, and no longer"() {
    for (const [days, expected] of [[29.9, 12], [30.1, 16]]) {
      const area = gate.areaOf(false);
      // The places of this area share one store.
      const { memory } = logIn(area);
      const at = `${new Date(Date.now() - days * 864e5).toISOString().slice(0, 19)}Z`;
      memory.set("age", gate.canonical({ answers: { "": { at, from: 12, below: 13 } }, spec: "assent-age/1" }));
      const log = logIn(area, { memory });
      assert.equal(log.keepAge({ from: 16 }).from, expected, `${days}`);
    }
  },
  async "a countersignature is of a known kind, of this line, and no larger than it may be"() {
    const { log } = await begun();
    const line = log.lines[0].digest;
    const sized = (count) => Buffer.alloc(count).toString("base64");
    const cases = [
      [{ kind: "minisign", line, bytes: sized(65536) }, true], [{ kind: "rfc3161", line, bytes: sized(1) }, true],
      [{ kind: "minisign", line, bytes: sized(65537) }, false], [{ kind: "pgp", line, bytes: sized(1) }, false],
      [{ kind: "xminisign", line, bytes: sized(1) }, false], [{ kind: "minisign", line: digest, bytes: sized(1) }, false],
      [{ kind: "minisign", line, bytes: "A" }, false], [{ kind: "minisign", line }, false],
    ];
    for (const [countersignature, isKept] of cases) {
      log.memory.set("given", "{}");
      log.memory.set(`signed:${line}`, "[]");
      const [result] = await gate.deliver(log, undefined, { onrecord: async () => ({ countersignature }) });
      assert.deepEqual(result, { id: "r1" });
      const kept = JSON.parse(await gate.receipt(log, "r1")).countersignatures;
      assert.deepEqual(kept, isKept ? [countersignature] : [], countersignature.kind);
    }
  },
  async "a log of 16 MB is read, and a larger one is not"() {
    for (const [length, isRead] of [[16 << 20, true], [(16 << 20) + 1, false]]) {
      const text = `${"x".repeat(length - 1)}\n`;
      const memory = gate.memoryOf("app", gate.areaOf(false));
      const log = new gate.Log({ load: () => text, save() {} }, { product: "app", memory });
      const found = await log.load().then(() => true, () => false);
      assert.deepEqual([found, log.summary.damagedLine], [isRead, isRead ? 1 : undefined]);
    }
  },
  async "a receipt has what took its record back or took its place, and nothing else"() {
    const { log, subject } = await begun({ person: "u" });
    const events = [
      [accepted("g1", { event: "guardian-approved", of: "r1", subject }), true],
      [accepted("r2", { subject }), true],
      [accepted("r3", { subject, document: "terms" }), false],
      [accepted("g2", { event: "guardian-approved", of: "r2", subject }), false],
      [{ event: "withdrawn", document: "license", record: "r1" }, true],
      [{ event: "withdrawn", document: "license", record: "r2" }, false],
      [{ event: "reset", document: "license", subject }, true],
      [{ event: "reset", document: "terms", subject }, false],
      [{ event: "reset" }, true],
      [{ event: "declined", document: "license", version: "1.0", locale: "en", textDigest: digest, subject }, false],
      [{ event: "erased", subject }, true],
    ];
    const expected = [];
    for (const [event, isLater] of events) {
      await log.append([event]);
      if (isLater) expected.push(event);
      const later = await laterOf(log);
      assert.deepEqual(later.map((each) => [each.event, each.id, each.document]),
        expected.map((each) => [each.event, each.id, each.document]), event.event);
    }
  },
  async "what a later program wrote counts where the log was broken before it"() {
    for (const [after, isLater] of [[{ kind: "damaged" }, true], [{ kind: "cut" }, true], [{ kind: "torn" }, false], [undefined, false]]) {
      const { log, area } = await begun();
      const { name } = log.store;
      const line = gate.canonical({ event: "foretold", after, at: log.events[0].at, prev: log.lines[0].digest, spec: "assent-acceptance/1" });
      area.setItem(name, `${area.getItem(name)}${line}\n`);
      await log.load();
      assert.equal(log.lines.length, 2);
      assert.equal((await laterOf(log)).length, isLater ? 1 : 0, after?.kind);
    }
  },
  async "of what came later a receipt has all lines"() {
    const { log } = await begun();
    await log.append(Array.from({ length: 1001 }, (_, index) => accepted(`m${index}`)));
    const later = await laterOf(log);
    assert.equal(later.length, 1001);
    assert.deepEqual([later[0].id, later.at(-1).id], ["m0", "m1000"]);
  },
};

await hold(claims);
