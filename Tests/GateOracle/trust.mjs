// Compares what the gate in JavaScript trusts and keeps with what the gate in Swift came to:
//   node trust.mjs SCRIPT FILE
// SCRIPT holds the parts without a screen. FILE is named for what it holds, a row of JSON a line:
// histories.jsonl, logs.jsonl, damage.jsonl; or scene.jsonl, of which receipts are made. It prints how many
// rows were compared and what came out of them, or the first difference.
import { readFileSync, writeFileSync, mkdirSync } from "node:fs";
import { basename } from "node:path";

const names = "Refusal, StoreError, openManifest, readFile, canonical, Log, localStore, memoryOf, FLAG, "
  + "presentation, record, receipt, keepEvidence, textsOf, sha256, utf8, fold";
const [script, file] = process.argv.slice(2);
const gate = new Function(`"use strict"; ${readFileSync(script, "utf8")}; return { ${names} };`)();
const { canonical } = gate;

class Difference extends Error {}
const counts = new Map();
const count = (kind) => counts.set(kind, (counts.get(kind) ?? 0) + 1);
const compare = (what, found, expected) => {
  if (canonical(found) !== canonical(expected)) {
    throw new Difference(`${what}\nJavaScript: ${canonical(found)}\nSwift:      ${canonical(expected)}`);
  }
};

// A place in memory for what a browser keeps.
const area = (texts = new Map()) => () => ({
  texts, getItem: (name) => texts.get(name) ?? null,
  setItem: (name, value) => { texts.set(name, String(value)); }, removeItem: (name) => { texts.delete(name); },
});
const reader = (files) => async (path, limit) => {
  if (!Object.hasOwn(files, path)) return undefined;
  const bytes = new Uint8Array(Buffer.from(files[path], "base64"));
  if (bytes.length > limit) throw new gate.Refusal("unreadable", `${path} is larger than ${limit} bytes`);
  return bytes;
};

// Takes the end away of the list of revoked keys that is remembered, or of its signature.
const spoil = (memory, damage) => {
  const kept = damage && JSON.parse(memory.get("trust") ?? "{}");
  if (!kept?.revocations) return;
  const index = ["list", "signature"].indexOf(damage);
  kept.revocations[index] = kept.revocations[index].slice(0, -1);
  memory.set("trust", canonical(kept));
};

const checks = {
  // A folder that was published after others, in one memory.
  async "histories.jsonl"({ keys, recovery, steps }, row) {
    const memory = gate.memoryOf("app", area());
    for (const [index, { files, product, seen, damage, expected }] of steps.entries()) {
      spoil(memory, damage);
      let found;
      let detail;
      try {
        const opened = await gate.openManifest({
          read: reader(files), keys, recovery, product, memory, seen: async () => seen,
        });
        if (opened.memoryFault) throw opened.memoryFault;
        const page = opened.manifest.documents[0]?.releases[0]
          && Object.values(opened.manifest.documents[0].releases[0].locales)[0]
            .artifacts.find(({ type }) => type === "text/html");
        const text = page ? await gate.readFile(opened, page).then(() => "read", ({ kind }) => kind) : "none";
        found = {
          sequence: opened.manifest.sequence, signer: opened.signer, fallback: opened.fallback?.kind, text,
        };
        count(found.fallback ?? "opened");
        if (text !== "none") count(`text ${text}`);
      } catch (error) {
        if (!(error instanceof gate.Refusal)) throw error;
        found = { kind: error.kind };
        detail = error.detail;
        count(error.kind);
      }
      compare(`row ${row}, step ${index} (${detail})`, found, expected);
    }
  },

  // Events that were appended after one another, in a log that Swift wrote, too.
  async "logs.jsonl"({ batches }, row) {
    const place = area();
    const log = new gate.Log(gate.localStore("app", place), { product: "app" });
    for (const [index, { events, log: expected }] of batches.entries()) {
      const before = place().getItem("assent:app:log") ?? "";
      log.subject = events.find(({ subject }) => subject?.id)?.subject.id;
      const result = await log.append(events).then(() => undefined, ({ message }) => message);
      const found = place().getItem("assent:app:log") ?? "";
      compare(`row ${row}, batch ${index} (${result})`, found, expected ?? before);
      count(result === undefined ? "written" : "refused");
      if (result === undefined) {
        const again = new gate.Log(gate.localStore("app", place), { product: "app" });
        await again.load();
        compare(`row ${row}, read again`, summaryOf(again.summary), summaryOf(log.summary));
        compare(`row ${row}, its end`, again.summary.isShortened, false);
      }
    }
  },

  // A log that somebody changed, and one that goes on after it.
  async "damage.jsonl"({ log: bytes, head, expected, event, after, kind }, row) {
    const texts = new Map([["assent:app:log", bytes]]);
    if (head !== undefined) texts.set("assent:app:log.head", head);
    const place = area(texts);
    const log = new gate.Log(gate.localStore("app", place), { product: "app" });
    compare(`row ${row}`, summaryOf(await log.load()), expected);
    compare(`row ${row}, after it`, summaryOf(await log.append([event])), after);
    compare(`row ${row}, what it goes on after`, log.events.at(-1).after?.kind ?? null, kind ?? null);
    count(kind ?? "whole");
    // Nothing is lost.
    const all = [...texts].filter(([name]) => name.startsWith("assent:app:log")).map(([, text]) => text).join("");
    for (const line of bytes.split("\n")) {
      if (!all.includes(line)) throw new Difference(`row ${row}: a line is lost: ${line}`);
    }
  },

  // What a browser makes of a folder: receipts, and a log.
  async "scene.jsonl"({ files, key, phrases }) {
    const place = area();
    const memory = gate.memoryOf("app", place);
    const opened = await gate.openManifest({ read: reader(files), keys: [key], memory });
    const [document] = opened.manifest.documents;
    const [release] = document.releases;
    const [[locale, entry]] = Object.entries(release.locales);
    const words = {
      language: "en", text: (name, ...values) => phrases[name].replace(/%([12])/g, (_, number) => values[number - 1]),
    };
    const item = {
      document, release, locale, entry, words, signedName: "", progress: { perMille: 1000 }, reasons: [], lead: [],
      state: { flags: gate.FLAG.hasTicked }, text: { artifact: entry.artifacts[0] },
    };
    item.presentation = await gate.presentation(item, "web phone");
    const log = new gate.Log(gate.localStore("app", place), { product: "app", memory });
    await log.load();
    const { id } = document;
    const about = { document: id, version: release.version, locale, textDigest: entry.textDigest };
    await log.append([{ event: "presented", ...about, presentationDigest: item.presentation.digest }]);
    const made = gate.record(item, {
      opened, person: {}, app: { id: "app", version: "1" }, at: "2026-05-01T00:00:00Z",
    });
    await gate.keepEvidence(log, item.presentation, gate.textsOf(log, opened, made));
    await log.append([made]);
    writeFileSync("receipt.json", await gate.receipt(log, made.id, opened));
    await log.append([{ event: "withdrawn", document: id, record: made.id, at: "2026-05-02T00:00:00Z" }]);
    // From what was kept alone.
    writeFileSync("later.json", await gate.receipt(log, made.id, { ...opened, read: async () => undefined }));
    mkdirSync("store");
    writeFileSync("store/acceptances.ndjson", place().getItem("assent:app:log"));
    writeFileSync("store/acceptances.head", place().getItem("assent:app:log.head"));
  },
};

const summaryOf = ({ standings, damagedLine, isShortened, tornBytes, wasDamaged }) => ({
  accepted: [...standings.values()].map(({ acceptance }) => acceptance?.id).filter((id) => id !== undefined).sort(),
  damagedLine, isShortened: Boolean(isShortened), tornBytes: tornBytes ?? 0, wasDamaged,
});

try {
  const rows = readFileSync(file, "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line));
  for (const [index, row] of rows.entries()) await checks[basename(file)](row, index);
  console.log(rows.length, [...counts].map(([kind, times]) => `${kind}: ${times}`).sort().join(", "));
} catch (error) {
  console.log(error instanceof Difference ? error.message : error.stack);
  process.exit(1);
}
