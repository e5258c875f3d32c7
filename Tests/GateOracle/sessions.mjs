// Compares whole sessions of the gate in JavaScript with those in Swift, step by step:
//   node sessions.mjs SCRIPT sessions.jsonl words.json
// SCRIPT holds the parts without a screen; words.json the words of all languages. It prints how many steps were compared, or the first difference.
import assert from "node:assert";
import { readFileSync } from "node:fs";

const [script, file, languages] = process.argv.slice(2);
const { Session, Log, Words, memoryOf, areaOf, canonical, sha256, utf8, receipt, bestLocale, isShown, missingOf,
  changeParagraphs, TABLE } = new Function(
  `"use strict"; ${readFileSync(script, "utf8")}
  return { Session, Log, Words, memoryOf, areaOf, canonical, sha256, utf8, receipt, bestLocale, isShown, missingOf,
  changeParagraphs, TABLE };`)();

// The words of all languages, as a page loads them.
const tables = JSON.parse(readFileSync(languages, "utf8")).languages;
const wordsFor = (ranges) => new Words(tables.find(({ language }) =>
  language === (bestLocale(ranges, tables.map((table) => table.language)) ?? "en")));
const phases = TABLE.phases.map(({ name }) => name);

const stateOf = (session, screens) => {
  const { page, missing } = session;
  return {
    items: session.items.map(({ state, progress, signedName, isListed, storeError }) => [
      phases.indexOf(state.phase), state.flags, progress.perMille, signedName, isListed ? 1 : 0, storeError ? 1 : 0]),
    page: page?.map((item) => session.items.indexOf(item)) ?? [],
    missing: missing ? [session.items.indexOf(missing.item), missing.phrase] : [],
    isOpen: session.isOpen, isExited: session.isExited, canAccept: session.canAccept,
    canPutOff: session.canPutOff, notices: session.notices.map(({ kind }) => kind),
    sentences: session.items.map((item) => session.sentence(item)), news: session.news,
    screens: session.items.map((item) => screenOf(item, screens)),
    lacks: session.items.map((item) => (isAsked(item) && missingOf(item)) || ""),
  };
};

const isAsked = ({ state: { phase } }) => phase === "awaitingGuardian" || isShown(phase);
// What is on the screen with a text, for the person or their guardian.
const screenOf = ({ state: { phase }, presentation, guardianPresentation, changes, words }, screens) =>
  (phase === "awaitingGuardian" ? [guardianPresentation] : isShown(phase) ? [presentation] : [])
    .map(({ json, digest }) => {
      if (!screens.has(digest)) screens.set(digest, screens.size);
      const said = changes ? changeParagraphs(changes, words) : [];
      const first = json.above.length - said.length;
      assert.deepEqual(json.above.slice(Math.max(0, first)), said);
      return { ...json, above: json.above.slice(0, first), digest: said.length ? undefined : digest,
        isChanged: said.length > 0 };
    });

const storyOf = (lines, screens) => lines.map(({ event, document, version, at, guardian, validUntil, until, signedName,
  revision, asks, locale, evidence, more, textDigest, presentationDigest, statement, actor }) => ({
  event, document, version, at, guardian, validUntil, until, signedName, revision, asks, locale, more, textDigest,
  presentationDigest: screens ? screens.get(presentationDigest) ?? presentationDigest : presentationDigest,
  statement, actor, evidence: event === "accepted" ? [evidence.maxScroll, evidence.agreed] : undefined,
}));

const steps = {
  see: (session, item, offset, viewport, content, block, part) => session.see(session.items[item], {
    offset: offset / 1000, viewport: viewport / 1000, content: content / 1000, tolerance: 1,
    place: block < 0 ? undefined : { block, part },
  }),
  reachEnd: (session, item) => session.reachEnd(session.items[item]),
  sign: (session, item, name) => session.sign(session.items[item], name),
  send: (session, item, event) => session.send(session.items[item], event),
  accept: (session) => session.accept(),
  decline: (session) => session.decline(),
  putOff: (session) => session.putOff(),
  age: (session, year, month) => session.answerAge(year, month ?? undefined),
  clock: (session, moment) => { Date.now = () => Date.parse(moment); },
  news: (session) => session.noteNews(),
};

let compared = 0;
for (const [number, text] of readFileSync(file, "utf8").split("\n").entries()) {
  if (!text) continue;
  const { manifest, files, person, runs, before, log: expectedLog } = JSON.parse(text);
  const memory = memoryOf("app", areaOf(false));
  const screens = new Map();
  let kept = before ?? null;
  let isFailing = false;
  let isLost = false;
  const store = {
    load: () => { if (isLost) throw new Error("lost"); return kept; },
    save: (log) => { if (isFailing) throw new Error("full"); kept = log; },
  };
  const log = new Log(store, { product: "app", memory });
  const opened = {
    manifest: JSON.parse(manifest), bytes: utf8(manifest), digest: await sha256(utf8(manifest)),
    signatures: [], notices: [],
    read: async (path) => (files[path] === undefined ? undefined : utf8(files[path])),
  };
  for (const [turn, run] of runs.entries()) {
    Date.now = () => Date.parse(run.now);
    ({ isLost } = run);
    await log.load().catch(() => {});
    // What a page hears of is kept already: it may go elsewhere at once.
    const hear = ({ event, presentationDigest, manifest: named }) => {
      if (event !== "accepted" && event !== "guardian-approved") return;
      for (const key of [`screen:${presentationDigest}`, `manifest:${named.digest}`]) {
        if (memory.get(key) === undefined) throw new Error(`'${key}' is not kept when it is told`);
      }
    };
    const session = new Session({
      opened, log, person: { ...person, age: person.age ?? log.age }, app: { id: "app", version: "1" },
      words: wordsFor(person.languages),
      wordsFor: async (locale) => wordsFor([locale, ...person.languages].filter(Boolean)), layout: () => "test",
      onEvent: hear, render: () => ({}),
    });
    await session.start();
    for (const [at, { step, found: expected }] of [{ step: ["start"], found: run.start }, ...run.steps].entries()) {
      const [name, ...values] = step;
      let effects;
      if (name === "fail") [isFailing] = values;
      else if (name !== "start") effects = await steps[name](session, ...values);
      // That a text was shown is noted beside.
      await session.noted;
      const found = { ...stateOf(session, screens), effects: name === "send" ? effects : undefined };
      if (canonical(found) !== canonical(expected)) {
        console.log(`scenario ${number}, run ${turn} at ${run.now}, step ${at}: ${step}\n`
          + `before: ${run.steps.slice(0, Math.max(0, at - 1)).map((each) => each.step.join(" ")).join(", ")}\n`
          + `documents: ${canonical(opened.manifest.documents.map(({ releases, title, ...rest }) => rest))}\n`
          + `failure: ${session.items.map((item) => item.failure?.stack ?? item.storeError?.message ?? "")}\n`
          + `JavaScript: ${canonical(found)}\nSwift:      ${canonical(expected)}`);
        process.exit(1);
      }
      compared += 1;
    }
  }
  isLost = false;
  await log.load();
  // Of each record there is a receipt, of what was kept alone.
  for (const { event, id } of log.events) {
    if (before?.includes(`"id":"${id}"`)) continue;
    if (/^(accepted|guardian-approved)$/.test(event)) await receipt(log, id);
  }
  // What somebody said no to has a screen to show for it.
  for (const [index, { event, document, at }] of log.events.entries()) {
    if (event !== "declined" || runs.some(({ steps }) => steps.some(({ step: [name] }) => name === "fail"))) continue;
    const shown = log.events.slice(0, index).findLast(
      (other) => other.event === "presented" && other.document === document && other.at === at);
    if (shown && !memory.get(`screen:${shown.presentationDigest}`)) {
      console.log(`scenario ${number}: the screen of what was declined was not kept: ${canonical(shown)}`);
      process.exit(1);
    }
  }
  const [found, expected] = [storyOf(log.events, screens), storyOf(expectedLog)].map(canonical);
  if (found !== expected) {
    console.log(`scenario ${number}: the log\nJavaScript: ${found}\nSwift:      ${expected}`);
    process.exit(1);
  }
}
console.log(compared);
