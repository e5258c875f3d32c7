// Compares the rules of the gate in JavaScript with what the rules in Swift came to:
//   node rules.mjs SCRIPT FILE…
// SCRIPT holds the parts without a screen. FILE is named for what it holds: machine.json, progress.bin,
// locales.jsonl, decisions.jsonl. It prints how much was compared, or the first difference.
//   node rules.mjs --mutants SCRIPT FILE…
// changes one operator or number of SCRIPT after the other, and prints the changes that nothing noticed.
import { readFileSync } from "node:fs";
import { basename } from "node:path";

const names = "TABLE, next, missing, isSettled, canTick, canAccept, perMille, Progress, fold, decide, " +
  "bestLocale, keyOf, canonical";
const isMutating = process.argv[2] === "--mutants";
const [script, ...files] = process.argv.slice(isMutating ? 3 : 2);

class Difference extends Error {}
const differ = (what, found, expected) => {
  throw new Difference(`${what}\nJavaScript: ${found}\nSwift:      ${expected}`);
};

// One hash for each phase and event, over the sets of flags in steps.
function machine({ TABLE, next, missing, isSettled }, bytes) {
  const { step, hashes, states } = JSON.parse(bytes);
  const places = new Map(TABLE.phases.map((phase, index) => [phase.name, index]));
  const limit = 1 << Object.keys(TABLE.flags).length;
  let compared = 0;
  const mix = (hash, value) => Math.imul(hash ^ value, 16777619) >>> 0;
  for (const phase of places.keys()) {
    for (const event of TABLE.events) {
      let hash = 2166136261;
      for (let flags = 0; flags < limit; flags += step) {
        const found = next({ phase, flags }, event);
        hash = mix(mix(mix(hash, places.get(found.phase)), found.flags), found.effects);
      }
      if (hash !== hashes[compared]) differ(`${event} in ${phase}`, hash, hashes[compared]);
      compared += 1;
    }
  }
  for (const [phase, index] of places) {
    let hash = 2166136261;
    for (let flags = 0; flags < limit; flags += step) {
      hash = mix(mix(hash, missing({ phase, flags })), Number(isSettled({ phase, flags })));
    }
    if (hash !== states[index]) differ(`what is missing in ${phase}`, hash, states[index]);
  }
  return compared * Math.ceil(limit / step);
}

// Rows of eight doubles: an operation, its values, and what it comes to.
function progress({ Progress, perMille }, bytes) {
  const rows = new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  let reading;
  for (let at = 0; at < rows.length; at += 8) {
    const [operation, a, b, c, d, block, part, expected] = rows.subarray(at, at + 8);
    const measure = { offset: a, viewport: b, content: c, tolerance: d };
    let found;
    if (operation === 0) reading = new Progress(a, b === 1);
    if (operation === 1) found = perMille(measure);
    if (operation === 2) reading.see({ ...measure, place: block < 0 ? undefined : { block, part } });
    if (operation === 3) reading.reachEnd();
    found ??= reading.perMille + (reading.hasReachedEnd ? 0.5 : 0);
    if (found !== expected) differ(`row ${at / 8}: ${[...rows.subarray(at, at + 7)]}`, found, expected);
  }
  return rows.length / 8;
}

const linesOf = (bytes) => bytes.toString("utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line));

function locales({ bestLocale }, bytes) {
  const cases = linesOf(bytes);
  for (const [ranges, tags, expected] of cases) {
    const found = bestLocale(ranges, tags) ?? null;
    if (found !== expected) differ(`${ranges} among ${tags}`, found, expected);
  }
  return cases.length;
}

function decisions({ fold, decide, keyOf, canonical }, bytes) {
  let opened;
  let compared = 0;
  const short = (acceptance) => acceptance && {
    id: acceptance.id, at: acceptance.at, version: acceptance.version, guardian: acceptance.guardian };
  for (const each of linesOf(bytes)) {
    if (each.manifest) {
      opened = { manifest: each.manifest, digest: each.digest };
      continue;
    }
    const summary = each.lines ? fold(each.lines, each.damage) : {
      ...each.summary,
      standings: new Map(each.standings.map(([document, subject, standing]) =>
        [keyOf(document, subject ?? undefined), standing])),
    };
    const { documents, notices, refusal } = decide(opened, summary, each.person, each.now);
    const found = canonical({
      documents: documents.map(({ document, release, locale, entry, outcome, upcoming, isWithdrawn }) => ({
        id: document.id, required: document.required, release: release?.version, locale,
        text: entry?.textDigest, upcoming: upcoming?.version, isWithdrawn: isWithdrawn || undefined,
        outcome: { ...outcome, acceptance: short(outcome.acceptance) },
      })),
      notices, refusal,
    });
    const expected = canonical(each.expected);
    if (found !== expected) differ(`case ${compared}: ${JSON.stringify(each)}`, found, expected);
    compared += 1;
  }
  return compared;
}

const checks = { "machine.json": machine, "progress.bin": progress, "locales.jsonl": locales,
  "decisions.jsonl": decisions };
const inputs = files.map((file) => [checks[basename(file)], readFileSync(file)]);
const compare = (source) => {
  const rules = new Function(`"use strict"; ${source}; return { ${names} };`)();
  return inputs.map(([check, bytes]) => check(rules, bytes));
};

const source = readFileSync(script, "utf8");
if (!isMutating) {
  try {
    console.log(compare(source).join(" "));
  } catch (error) {
    console.log(error instanceof Difference ? error.message : error.stack);
    process.exit(1);
  }
} else {
  // What is made from the machine, and what others own, is left as it is.
  const start = source.indexOf("const FLAG");
  const changes = [[/ <= /g, " < "], [/ < /g, " <= "], [/ >= /g, " > "], [/ > /g, " >= "],
    [/ === /g, " !== "], [/ !== /g, " === "], [/ && /g, " || "], [/ \|\| /g, " && "], [/ \?\? /g, " && "],
    [/\btrue\b/g, "false"], [/\bfalse\b/g, "true"], [/!(?=[a-zA-Z(])/g, ""], [/\b0\b/g, "1"],
    [/\b1\b/g, "2"], [/ \+ /g, " - "], [/\.some\(/g, ".every("], [/\.sort\(\)/g, ""],
    [/\bmin\(/g, "max("], [/\bmax\(/g, "min("], [/\?\./g, "."]];
  let tried = 0;
  for (const [pattern, replacement] of changes) {
    for (const { index, 0: token } of source.matchAll(pattern)) {
      if (index < start) continue;
      tried += 1;
      const mutant = source.slice(0, index) + replacement + source.slice(index + token.length);
      let isNoticed = false;
      try { compare(mutant); } catch { isNoticed = true; }
      if (!isNoticed) {
        const line = source.slice(0, index).split("\n").length;
        console.log(`${source.split("\n")[line - 1].trim()}   [${token.trim()} -> ${replacement.trim()}]`);
      }
    }
  }
  console.log(tried);
}
