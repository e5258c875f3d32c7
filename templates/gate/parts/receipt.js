// What is recorded of a yes, and what the person and a server get of it.

const DEVICE = { type: "device" };

// What is on the screen when somebody is asked, with its digest: what stands before the text, the
// statement, and what stands below that, from the first to the last. `item.isPutOff` says that "Not now"
// stands in the place of Decline.
const presentation = async (item, layout, isGuardian) => {
  const { document, release, locale, entry, words, changes, state, text: { artifact } } = item;
  const { asks = "agreement" } = document;
  const sentence = isGuardian ? `guardian${asks[0].toUpperCase()}${asks.slice(1)}` : asks;
  const boxLabel = words.text(`${asks}Box`);
  const acceptLabel = words.text(`${asks}Accept`);
  const isPutOff = item.isPutOff && !isGuardian;
  const declineLabel = words.text(isPutOff ? "notNow" : "decline");
  const controls = [
    (isGuardian || state.flags & FLAG.needsTick) && ["box", boxLabel],
    !isGuardian && state.flags & FLAG.needsName && ["name-field", words.text("nameLabel")],
    [isPutOff ? "later-button" : "decline-button", declineLabel], ["accept-button", acceptLabel],
  ];
  const json = {
    above: [...isGuardian ? [words.text("guardianNeeded", entry.title)] : item.reasons, ...item.lead,
      ...changes ? changeParagraphs(changes, words) : []],
    controls: controls.filter(Boolean).map(([kind, label]) => ({ kind, label })),
    gate: "assent-gate-screen/1", labelLocale: words.language, layout, shownDigest: artifact.digest,
    spec: "assent-presentation/2", statement: words.text(`${sentence}Statement`, entry.title, release.version),
    text: { document: document.id, locale, textDigest: entry.textDigest, version: release.version },
  };
  return { json, digest: await sha256(utf8(canonical(json))), boxLabel, acceptLabel, declineLabel };
};

// The record of what a person, or their guardian, just did.
const record = (item, { opened: { manifest, digest }, person, app, at, isGuardian }) => {
  const { document: { asks = "agreement", gate }, release, state: { flags } } = item;
  const shown = isGuardian ? item.guardianPresentation : item.presentation;
  const { text, shownDigest, statement } = shown.json;
  return {
    ...text, shownDigest, statement, presentationDigest: shown.digest, asks, at, id: crypto.randomUUID(),
    event: isGuardian ? "guardian-approved" : "accepted", of: isGuardian ? item.acceptance.id : undefined,
    app: { id: app?.id ?? "", version: app?.version ?? "" }, revision: release.revision,
    manifest: { digest, sequence: manifest.sequence }, method: "web",
    evidence: {
      agreed: isGuardian ? item.guardian.isTicked : Boolean(flags & FLAG.hasTicked), ui: "web",
      maxScroll: (isGuardian ? item.guardian : item).progress.perMille, scrollThreshold: gate.scrollThreshold,
    },
    signedName: gate.signature === "typed-name" && !isGuardian ? item.signedName : undefined,
    validUntil: gate.renewAfterDays && addingDays(at, gate.renewAfterDays),
    actor: isGuardian ? "guardian" : undefined,
    guardian: flags & FLAG.needsGuardian ? Boolean(isGuardian) : undefined,
    subject: person?.subject ? { id: person.subject, type: "hmac-sha256" } : DEVICE,
  };
};

// What a line takes back or takes the place of, if it can be read: one of the marks of a record.
const markOf = ({ event, record, of, document, subject }) => {
  const key = keyOf(document, subject?.id);
  return {
    withdrawn: `record ${record}`, "guardian-approved": `record ${of}`, accepted: `text ${key}`, imported: `text ${key}`,
    reset: `reset ${key}`, erased: `erased ${keyOf(0, subject?.id)}`,
  }[event];
};
const marksOf = ({ id, document, subject }) => {
  const own = keyOf(document, subject?.id);
  const anybody = [keyOf(), keyOf(document), keyOf(0, subject?.id), own].map((key) => `reset ${key}`);
  return new Set([`record ${id}`, `text ${own}`, `erased ${keyOf(0, subject?.id)}`, ...anybody]);
};
// Whether a line takes a record back, or takes its place.
const concerns = (line, record, marks) => isBreak(line)
  || (marks.has(markOf(line)) && line.id !== record.id && isReadable(line));

// What a receipt needs of a text, with the manifest that the record names: what was kept, or what is
// published still.
const textsOf = async ({ memory }, opened, { textDigest, document, version, locale, manifest: { digest } }) => {
  // One manifest was kept for each text, whichever came first.
  const old = strictly(memory.get(`text:${textDigest}`));
  if (old && await sha256(utf8(old.manifest.bytes)) === digest) return old;
  const kept = opened?.digest === digest ? undefined : strictly(memory.get(`manifest:${digest}`));
  let fault = unreadable(`the text of '${document}' ${version} is gone`);
  for (const [manifest, content] of [
    [kept, strictly(kept?.bytes)], [opened && { bytes: text(opened.bytes), signatures: opened.signatures }, opened?.manifest],
  ]) {
    const entry = content?.documents.find(({ id }) => id === document)
      ?.releases.find((release) => release.version === version)?.locales[locale];
    if (entry?.textDigest !== textDigest) continue;
    const read = async (name) => {
      const artifact = entry.artifacts.find(({ type }) => type === name);
      return strictly(memory.get(`file:${artifact.digest}`)) ?? text(await readFile(Object(opened), artifact));
    };
    try {
      return { text: { plain: await read("text/plain"), document: await read("application/json") }, manifest };
    } catch (error) {
      fault = error;
    }
  }
  throw fault;
};

// Keeps what a receipt needs of a record that is about to be made: the screen, and each file once, by
// its digest. The record stands without it; whether all of it is kept is told.
const keepEvidence = async ({ memory }, shown, texts) => {
  let isKept = keep(memory, `screen:${shown.digest}`, shown.json);
  const { text: files, manifest } = await texts ?? {};
  if (!files) return false;
  for (const file of Object.values(files)) isKept = keep(memory, `file:${await sha256(utf8(file))}`, file) && isKept;
  return keep(memory, `manifest:${await sha256(utf8(manifest.bytes))}`, manifest) && isKept;
};

// The receipt of a record of the person, as `assent gate verify` takes it.
const receipt = async (log, id, opened) => {
  const { memory, lines } = log;
  const index = lines.findIndex(({ event }) =>
    event.id === id && log.isOwn(event) && isReadable(event) && EVENTS[event.event].statement);
  if (index < 0) throw unreadable(`the log has no record '${id}'`);
  const { text: line, digest, event } = lines[index];
  const marks = marksOf(event);
  const later = lines.slice(index + 1).filter((each) => concerns(each.event, event, marks)).map((each) => each.text);
  const { links, revocations } = strictly(opened?.memory?.get("trust")) ?? {};
  const trust = {
    "revocations.json": revocations?.[0], "revocations.json.minisig": revocations?.[1],
    "rotations.json": links?.length ? canonical({ links, spec: "assent-rotations/1" }) : undefined,
  };
  return canonical({
    ...await textsOf(log, opened, event), spec: "assent-receipt/1", record: { line, number: index + 1 },
    log: { head: lines.at(-1).digest, lines: lines.length },
    countersignatures: strictly(memory.get(`signed:${digest}`)) ?? [],
    presentation: strictly(memory.get(`screen:${event.presentationDigest}`)),
    later: later[0] ? later : undefined,
    trust: links?.length || revocations ? trust : undefined,
  });
};

// Asks a server for a nonce, and sends a receipt with it.
const post = async (hook, receipt, signal) => {
  const stop = AbortSignal.timeout?.(30000);
  const ask = async (body) => {
    const response = await fetch(hook, {
      method: body ? "POST" : "GET", body, headers: body && { "content-type": "application/json" },
      redirect: "error", cache: "no-store", signal: signal && stop ? AbortSignal.any?.([signal, stop]) ?? signal : signal ?? stop,
    });
    if (!response.ok) throw new Error(`'${hook}': ${response.status}`);
    return strictly(text(await bodyOf(response, 1 << 18)));
  };
  const nonce = (await ask())?.nonce;
  if (!/^[^]{1,1024}$/.test(nonce ?? "")) throw new Error(`'${hook}': no nonce`);
  return ask(canonical({ nonce, receipt }));
};

// The records of the person, each with how many lines after it concern it: in one pass, from the end.
const recordsOf = (log) => {
  const counts = new Map();
  const records = [];
  let breaks = 0;
  for (const { event, digest } of [...log.lines].reverse()) {
    if (isReadable(event)) {
      if (/^(accepted|guardian-approved)$/.test(event.event) && log.isOwn(event)) {
        const later = [...marksOf(event)].reduce((sum, mark) => sum + (counts.get(mark) ?? 0), breaks);
        records.unshift({ event, digest, later });
      }
      const mark = markOf(event);
      if (mark && event.event !== "accepted") counts.set(mark, (counts.get(mark) ?? 0) + 1);
    }
    breaks += isBreak(event);
  }
  return records;
};

// Hands records of the person to a server, or to what the page gave: those that it was not given yet, or
// to which something happened since, until `signal` says that somebody else may be asked. Gives
// `[{id, error}]`; what failed, or was left, is tried again at the next start.
const deliver = (log, opened, { hook, onrecord, signal }) => {
  const work = async () => {
    const results = [];
    const given = { ...strictly(log.memory.get("given")) };
    for (const { event, digest, later } of recordsOf(log)) {
      const { id } = event;
      if (signal?.aborted) break;
      if (has(given, id) && given[id] === later) continue;
      try {
        const made = await receipt(log, id, opened);
        if (signal?.aborted) break;
        const answer = await (onrecord ? onrecord({ record: event, receipt: made, nonce: randomHex() })
          : post(hook, made, signal));
        const { kind, line, bytes } = answer?.countersignature ?? {};
        if (line === digest && /^(minisign|rfc3161)$/.test(kind) && base64(bytes)?.length <= 65536) {
          keep(log.memory, `signed:${digest}`, [{ kind, line, bytes }]);
        }
        given[id] = later;
        keep(log.memory, "given", given);
        results.push({ id });
      } catch (error) {
        if (!signal?.aborted) results.push({ id, error });
      }
    }
    return results;
  };
  return (log.delivery = (log.delivery ?? Promise.resolve()).then(work));
};
