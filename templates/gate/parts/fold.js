// What the lines of a log come to, in their order, whatever the clocks said.

// Texts of no more than some bytes: what is longer is no name, and no sentence that was asked.
const upTo = (most) => (value) => typeof value === "string" && utf8(value).length <= most;
const NAME = upTo(1 << 10);
const SENTENCE = upTo(1 << 14);
const SUBJECT = { type: among("hmac-sha256"), id: NAME };
const TEXT = {
  document: NAME, version: VERSION, locale: TAG, textDigest: DIGEST,
  "subject?": (value) => value?.type === "device" || misfit(value, SUBJECT) === undefined,
};
const RECORD = {
  ...TEXT, id: NAME, revision: Number.isInteger, asks: among("agreement|acknowledgement|consent"),
  manifest: { sequence: Number.isInteger, digest: DIGEST }, statement: SENTENCE,
  evidence: { maxScroll: Number.isInteger, scrollThreshold: Number.isInteger, agreed: isBool, ui: ANY },
  method: among("gui|tui|cli|web"), app: { id: ANY, version: ANY }, "acceptedAt?": isTime,
  "shownDigest?": DIGEST, "presentationDigest?": DIGEST, "signedName?": SENTENCE, "actor?": ANY,
  "onBehalfOf?": { id: ANY, note: ANY }, "validUntil?": isTime, "guardian?": isBool,
};
const EVENTS = {
  presented: { ...TEXT, "presentationDigest?": DIGEST }, notified: { ...TEXT, "until?": isTime },
  accepted: RECORD, declined: { ...TEXT, "actor?": ANY }, withdrawn: { document: NAME, record: NAME },
  reset: { "document?": NAME, "subject?": TEXT["subject?"] },
  "guardian-approved": { ...RECORD, of: NAME },
  migrated: { document: NAME, version: ANY, "date?": isTime }, imported: { ...RECORD, from: DIGEST },
  merged: { head: DIGEST, lines: Number.isInteger, name: ANY }, erased: { subject: SUBJECT },
};
// A line that is not known, or lacks a field, accepts nothing and takes nothing back.
const isReadable = (line) => has(EVENTS, line?.event) && misfit(line, {
  ...EVENTS[line.event], spec: /^assent-acceptance\/1(\.\d+)?$/, at: isTime,
}) === undefined;

const keyOf = (document, subject) => JSON.stringify([document ?? 0, subject ?? 0]);
const later = (one, other) => (other > one ? other : one ?? other);
const rankOf = ({ at, revision, id }) => at + String(revision).padStart(16, 0) + id;

// What stands for a person of a document.
const standingOf = (summary, document, subject) =>
  summary.standings.get(keyOf(document, subject)) ?? { __proto__: null };

// Of all lines that count, in order, from the first one of the log. `damage` is what is wrong with the log
// besides: `{damagedLine, isShortened, tornBytes}`; where it is damaged, nothing of it counts.
const fold = (lines, damage = {}) => {
  const entries = new Map();
  // The entry that each record stands in.
  const holders = new Map();
  const withdrawn = new Set();
  const resets = new Map();
  const erased = new Map();
  let seen;
  let newest;
  let wasDamaged = false;
  let line = 0;

  const entryOf = (document, subject) => {
    const key = keyOf(document, subject);
    const scopes = [keyOf(), keyOf(document), keyOf(0, subject), key];
    if (!entries.has(key)) entries.set(key, { key, document, subject, scopes, standing: { __proto__: null }, line: 0 });
    return entries.get(key);
  };
  const isReset = (entry) => entry.scopes.some((scope) => resets.get(scope)?.line >= entry.line);
  // Without what was reset.
  const standing = (entry, isLost = isReset(entry)) =>
    (isLost ? { __proto__: null, lastVersion: entry.standing.lastVersion } : entry.standing);
  const change = (entry, values) => {
    entry.standing = { __proto__: null, ...standing(entry), ...values };
    entry.line = line;
  };
  const stand = (entry, record) => {
    holders.delete(entry.standing.acceptance?.id);
    change(entry, {
      acceptance: record, isWithdrawn: false, declined: undefined, migrated: undefined,
      lastVersion: record.version,
    });
    holders.set(record.id, entry);
  };
  const holder = (id) => {
    const entry = holders.get(id);
    return entry?.standing.acceptance?.id === id ? entry : undefined;
  };

  const apply = {
    __proto__: null,
    accepted(record, entry) {
      if (!(record.manifest.sequence <= seen?.sequence)) seen = record.manifest;
      if (!withdrawn.has(record.id)) stand(entry, record);
    },
    declined: ({ version }, entry) => change(entry, { declined: version }),
    withdrawn({ document, record, at }) {
      withdrawn.add(record);
      // A later acceptance is not taken back by naming an earlier one.
      const entry = holder(record);
      if (entry?.document !== document) return;
      change(entry, { acceptance: undefined, migrated: undefined, isWithdrawn: true, withdrawnAt: at });
    },
    reset: ({ document, subject, at }) => resets.set(keyOf(document, subject), { line, at }),
    "guardian-approved"({ of }) {
      const entry = holder(of);
      if (entry && !isReset(entry)) {
        change(entry, { acceptance: { ...entry.standing.acceptance, guardian: true } });
      }
    },
    migrated: ({ version }, entry) => change(entry, { migrated: version }),
    // A record that was made elsewhere: of two the later one counts, by their times.
    imported(record, entry) {
      const { acceptance, withdrawnAt } = standing(entry);
      if (withdrawn.has(record.id) || record.at <= withdrawnAt ||
        entry.scopes.some((scope) => record.at <= resets.get(scope)?.at)) return;
      if (acceptance?.id !== record.id) {
        if (!acceptance || rankOf(acceptance) < rankOf(record)) stand(entry, record);
      } else if (record.guardian && acceptance.guardian === false) {
        change(entry, { acceptance: { ...acceptance, guardian: true } });
      }
    },
    erased: ({ subject }) => erased.set(subject, line),
  };

  for (const event of lines) {
    line += 1;
    if (event?.after !== undefined && event.after?.kind !== "torn") {
      resets.set(keyOf(), { ...resets.get(keyOf()), line: line - 1 });
      wasDamaged = true;
    }
    if (!isReadable(event)) continue;
    newest = later(newest, event.at);
    const subject = event.subject?.type === "device" ? undefined : event.subject?.id;
    let at = event.acceptedAt ?? event.at;
    // What was imported cannot be of later than the line that brought it.
    if (event.event === "imported" && at > event.at) at = event.at;
    apply[event.event]?.({ ...event, at, subject }, entryOf(event.document, subject));
  }

  const standings = new Map();
  for (const entry of entries.values()) {
    if (erased.get(entry.subject) >= entry.line) continue;
    const isLost = damage.damagedLine || damage.isShortened || isReset(entry);
    standings.set(entry.key, standing(entry, isLost));
  }
  return { standings, seen, newest, wasDamaged, ...damage };
};
