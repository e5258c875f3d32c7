// Whether a person has to be asked for each document, and why.

// Regions whose texts serve readers of others before the language alone does (CLDR 45).
const WORLD_ENGLISH = "150 AE AT AU BE BM CH CN CY DE DK EU FI GB GG GH HK IE IL IM IN JE KE MT MY NG " +
  "NL NZ PK SE SG SI TZ UG ZA ZM ZW";
const AMERICAN_SPANISH = "419 AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE";
const EUROPEAN_PORTUGUESE = "AO CH CV FR GQ GW LU MO MZ ST TL";
// Languages that readers of one another understand in writing, the reader's own first.
const ALIKE = { no: ["no", "nb", "nn"], nb: ["nb", "no", "nn"], nn: ["nn", "no", "nb"], yue: ["yue", "zh"] };
// Languages whose readers read another one as well (language matching of CLDR).
const READ_ALSO = {
  de: "gsw lb", zh: "cdo cjy gan hak hsn nan wuu",
  ar: "aao abh abv acm acq acw acx adf aeb aec afb apc apd arq ars ary arz auz avl ayh ayl ayn ayp pga shu ssh",
};
// Scripts that are others in another hand, or parts of them (ISO 15924).
const WRITTEN = { Aran: "Arab", Hang: "Kore", Hira: "Jpan", Hrkt: "Jpan", Kana: "Jpan", Latf: "Latn", Latg: "Latn" };

// What a tag leaves unsaid, where it is known (likely subtags of CLDR).
const likely = (base, part) => (base.length === 2 || base === "yue"
  ? new Intl.Locale(base + (part ? `-${part}` : "")).maximize() : {});

// The parts of a language tag or range by which locales are matched; none of what is no tag.
const subtags = (text) => {
  // `zh-yue` is `yue` (RFC 5646, section 4.5).
  const tag = text.trim().split(/[;. ]/)[0].replaceAll("_", "-").replace(/^(zh|ar)-(?=[a-z]{3}\b)/i, "");
  try {
    const { language, script, region = "", baseName } = new Intl.Locale(tag);
    const base = Object.keys(READ_ALSO).find((name) => READ_ALSO[name].split(" ").includes(language)) ?? language;
    return {
      language, base, region, script: WRITTEN[script] ?? script ?? likely(base, region).script,
      variants: baseName.split("-").filter((part) => ![language, script, region].includes(part)).join(),
    };
  } catch {
    return {};
  }
};

// The regions to look at before the language alone, and the one to look at after it.
const regionsOf = ({ language, base, script, region }) => {
  const isIn = (regions) => region && regions.includes(region);
  const home = likely(base, script).region;
  switch (language) {
  case "en": return [isIn(WORLD_ENGLISH) ? ["001", "GB"] : [], home];
  case "es": return isIn(AMERICAN_SPANISH) ? [["419"], "MX"] : [[], home];
  case "pt": return [isIn(EUROPEAN_PORTUGUESE) ? ["PT"] : [], region && region !== "BR" ? "PT" : home];
  default: return [language === "zh" && region === "MO" ? ["HK"] : [], home];
  }
};

// The tag that serves readers best who ask for languages in the order of `ranges` (RFC 4647, lookup);
// of two equally good ones the first; none where no range is served.
const bestLocale = (ranges, tags) => {
  const offered = tags.map(subtags);
  // Readers of Hindi in Latin letters get English (parent locales of CLDR).
  for (const range of ranges.flatMap((range) => (/^ *hi[-_]latn\b/i.test(range) ? [range, "en-IN"] : range))) {
    if (range === "*" && tags.length) return tags[0];
    const wanted = subtags(range);
    const { language, base, script, region, variants } = wanted;
    if (!language) continue;
    const [parents, home] = regionsOf(wanted);
    for (const name of ALIKE[language] ?? [language, base]) {
      // Another script cannot be read by everyone, so it is no substitute.
      const readable = (tag) => tag.language === name &&
        (tag.script === script || !tag.script || !script);
      const of = (place, isPlain) => (tag) => readable(tag) && tag.region === place &&
        !(isPlain && tag.variants);
      const tests = [
        (tag) => of(region)(tag) && tag.script === script && tag.variants === variants,
        of(region, true), of(region), ...parents.map((parent) => of(parent)), of("", true), of(""),
        of(home), readable,
      ];
      for (const test of tests) {
        const index = offered.findIndex(test);
        if (index >= 0) return tags[index];
      }
    }
  }
  return undefined;
};

// Moments are texts of one form, which are ordered as time is; beyond the calendar is for ever.
const startOf = (day) => day + "T00:00:00Z";
const addingDays = (start, days) => {
  const time = Date.parse(start) + days * 86400000;
  return time < 253402300800000 ? stamp(time) : "9999-12-31T00:00:00Z";
};

// What the age of a person means for a document: a bracket with a limit inside says nothing.
const ageFinding = (age, audience) => {
  const minimum = audience?.minimumAge ?? 0;
  const guardian = audience?.guardianBelow ?? 0;
  if (minimum <= 0 && guardian <= 0) return "sufficient";
  const below = age?.below ?? Infinity;
  if (!(age?.from >= 0 && below > age.from)) return "unknown";
  if (below <= minimum) return "tooYoung";
  if (age.from < minimum) return "unknown";
  if (age.from >= guardian) return "sufficient";
  return below <= guardian ? "needsGuardian" : "unknown";
};

const decideDocument = (entry, standing, isDamaged, person, now, notices) => {
  const asks = entry.asks ?? "agreement";
  // A consent is never a condition, whatever the manifest says.
  const document = { __proto__: null, ...entry, required: entry.required && asks !== "consent" };
  const { releases, gate, audience } = document;
  const { acceptance, declined, migrated, lastVersion } = standing;

  // When each takes effect: not before the day it could be read on. The first takes nobody's place.
  const starts = releases.map(({ effective, published }, index) =>
    (index === 0 || effective.slice(0, 10) >= published
      ? stamp(effective) : startOf(published)));
  const isOffered = ({ supersededBy, withdrawn, status }) =>
    !supersededBy && (withdrawn ? startOf(withdrawn.at) > now : status !== "withdrawn");
  const place = releases.map((each, index) => isOffered(each) && starts[index] <= now).lastIndexOf(true);
  const release = releases[place];
  const upcoming = releases.reduce((found, each, index) =>
    (isOffered(each) && starts[index] > now && !(starts[found] <= starts[index]) ? index : found), -1);
  const indexOf = (version) => releases.findIndex((each) => each.version === version);
  const accepted = indexOf(acceptance?.version);

  // The text that was accepted, as it is published, whatever the case of its tag.
  const locales = Object.entries(releases[accepted]?.locales ?? {});
  const tags = [acceptance?.locale, acceptance?.locale.toLowerCase()];
  const published = (locales.find(([tag]) => tag === tags[0]) ??
    locales.find(([tag]) => tag.toLowerCase() === tags[1]))?.[1].textDigest;

  const covers = (index) => {
    const { revision } = releases[index];
    if (index === place || revision > release.revision) return index === place || isOffered(releases[index]);
    // The manifest may ask for less than the newest revision, and never for more than the one in force.
    return revision >= release.revision ||
      (release.version === document.current && revision >= document.acceptanceRevision);
  };

  // Until when an acceptance counts although material releases came after it: the shortest grace.
  const graceEnd = () => releases
    .map((each, index) => index > accepted && index <= place && isOffered(each) && starts[index] <= now &&
      each.change.class !== "editorial" && each.revision > releases[accepted].revision
      && addingDays(starts[index], each.graceDays))
    .filter(Boolean).sort()[0];

  // The version that an app kept before it had a log.
  const known = VERSION.test(migrated ?? "") ? migrated : undefined;

  // What covers what is in force, or why nothing does.
  const coverage = () => {
    if (!acceptance) {
      return gate.acceptMigrated && indexOf(known) >= 0 && covers(indexOf(known))
        ? { kind: "allowedMigrated", version: known } : {};
    }
    // Who agrees has read it; a consent is nothing else.
    if (acceptance.asks !== asks && (acceptance.asks !== "agreement" || asks !== "acknowledgement")) {
      return { reason: "first" };
    }
    // What is not listed was of the time before there was a ledger, was wrong and taken out, or is of
    // another product: nobody can say whose words those were.
    if (published !== acceptance.textDigest) return { reason: "material" };
    const { renewAfterDays } = gate;
    // What is dated more than a day ahead was made by a wrong clock: its days cannot be counted.
    const renewal = acceptance.at > addingDays(now, 1) ? now : addingDays(acceptance.at, renewAfterDays);
    const ends = [renewAfterDays && renewal, acceptance.validUntil].filter(Boolean);
    if (ends.some((end) => end <= now)) return { reason: "renewal" };
    if (covers(accepted)) return { kind: "allowed", acceptance };
    const grace = accepted < place && graceEnd();
    return grace > now
      ? { kind: "allowedUntil", until: [grace, ...ends].sort()[0], acceptance } : { reason: "material" };
  };

  // Whether the person said no to what is not required, in this version or one that is no different.
  const isDeclined = () => {
    if (document.required || (acceptance && !declined)) return false;
    // To take a consent back is to say no.
    const index = indexOf(declined ?? (standing.isWithdrawn ? lastVersion : undefined));
    return index >= place || releases[index]?.revision >= release.revision;
  };

  const outcome = () => {
    if (!["all", `${person.membership ?? "member"}s`].includes(audience?.who ?? "all")) {
      return { kind: "notForThisPerson" };
    }
    if (!release) return { kind: "nothingInForce" };
    const age = ageFinding(person.age, audience);
    if (age === "tooYoung") return { kind: "tooYoung", minimumAge: audience.minimumAge };
    const covered = { __proto__: null, ...coverage() };
    if (covered.acceptance) {
      // What was asked for when it was accepted still is, until the age says otherwise.
      const { guardian } = acceptance;
      return (age === "needsGuardian" && !guardian) || (age === "unknown" && guardian === false)
        ? { kind: "awaitingGuardian", acceptance } : covered;
    }
    if (covered.kind && age === "sufficient") return covered;
    if (isDeclined()) return { kind: "declined" };
    if (age === "unknown") return { kind: "ageUnknown" };
    return {
      kind: "ask", since: acceptance?.version ?? lastVersion ?? known,
      // Nothing of a damaged log counts, so what is missing may have been accepted.
      reason: covered.reason ?? (standing.isWithdrawn ? "withdrawn" : isDamaged ? "damagedLog"
        : known && known !== release.version ? "material" : "first"),
    };
  };

  const found = outcome();
  if (published && published !== acceptance.textDigest && found.kind !== "notForThisPerson") {
    const { version, textDigest } = acceptance;
    notices.push({ kind: "textChanged", document: document.id, version, accepted: textDigest, published });
  }
  // That the version which was accepted before is offered no more.
  const end = found.kind === "ask" && found.reason !== "first" && releases[indexOf(found.since)]?.withdrawn;
  const withdrawn = end && startOf(end.at) <= now ? end : undefined;
  const offered = Object.keys(release?.locales ?? {});
  const binding = offered.find((tag) => release.locales[tag].authoritative);
  // Of two equally good ones the text that binds is chosen.
  const others = offered.filter((tag) => tag !== binding).sort();
  const locale = (others.length && bestLocale(person.languages ?? [], [binding, ...others])) || binding;
  return {
    document, release, locale, entry: release?.locales[locale], outcome: found,
    upcoming: releases[upcoming], isWithdrawn: standing.isWithdrawn && !declined, withdrawn,
  };
};

// By the order of the publisher, equal ones by the bytes of their ids.
const orderKey = ({ order = 0, id }) => String(order).padStart(16, 0) + hex(utf8(id));

// What the gate does with a person at a moment, of a manifest that was verified. The moment that the
// manifest was made counts where the clock is behind it, so that turning it back brings no older version.
const decide = ({ manifest, digest }, summary, person, now) => {
  const { seen, damagedLine, isShortened, tornBytes, wasDamaged, isUnreadable } = summary;
  const { sequence, generated, expires } = manifest;
  const notices = [];
  const refuse = (refusal) => ({ documents: [], notices, refusal });
  if (sequence < seen?.sequence) return refuse({ kind: "rollback", sequence, seen: seen.sequence });
  if (sequence === seen?.sequence && digest !== seen.digest) {
    return refuse({ kind: "equivocation", sequence, digest, seen: seen.digest });
  }
  const newest = later(generated, summary.newest);
  const told = [
    [damagedLine, { kind: "damagedLog", line: damagedLine }], [isShortened, { kind: "shortenedLog" }],
    [tornBytes, { kind: "tornLog", bytes: tornBytes }], [isUnreadable, { kind: "unreadableLog" }], [expires < now, { kind: "expired", at: expires }],
    [newest > now, { kind: "clockBehind", at: newest }],
  ];
  for (const [isTold, notice] of told) if (isTold) notices.push(notice);
  const documents = manifest.documents.map((document) => [orderKey(document), document])
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, document]) => decideDocument(
      document, standingOf(summary, document.id, person.subject),
      damagedLine || isShortened || wasDamaged, person, later(now, generated), notices));
  return { documents, notices };
};
