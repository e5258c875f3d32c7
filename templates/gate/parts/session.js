// What stands between a person and what is behind the gate: every document that concerns them, and how
// far each is. As Session/GateSession and GateKeeper; it shows nothing.

const OWED = ["ask", "ageUnknown", "tooYoung", "awaitingGuardian"];
const NAMED = { agreement: "namedAgreement", acknowledgement: "namedAcknowledgement", consent: "namedConsent" };
const YES = { agreement: "agreedOn", acknowledgement: "readOn", consent: "consentedOn" };
const REFUSED = {
  rollback: "Older", equivocation: "TwoVersions", fastForward: "Number", rewritten: "Rewritten",
  badSignature: "Unverified",  revokedKey: "Revoked", otherProduct: "OtherProduct", nothingToAccept: "Nothing", unknownCritical: "TooNew",
  unknownSpec: "Form", noCrypto: "NoCrypto", noEd25519: "NoEd25519", framed: "Framed", offline: "Offline",
  notCarried: "NotCarried",
};

const asksOf = ({ document }) => document.asks ?? "agreement";
const dayOf = (moment) => moment.slice(0, 10);
// Of what happened; a publisher's own days are told as they are written.
const utcDay = (moment) => `${dayOf(moment)} (UTC)`;
// The last whole day before a moment at which something ends.
const lastDay = (end) => utcDay(stamp(Date.parse(end) - 1));
// From when a release binds, as the publisher writes it: not before the day it could be read on. The first
// one takes nobody's place.
const firstMoment = ({ releases }, { version, effective, published }) =>
  (releases[0].version === version || dayOf(effective) >= published ? effective : published);

const refusalSentence = (refusal, words) => words.text(`refused${REFUSED[refusal?.kind] ?? "Unreadable"}`);

const NOTICES = {
  expired: ({ at }) => ["noticeExpired", dayOf(at)],
  damagedLog: () => ["noticeDamaged"],
  shortenedLog: () => ["noticeShortened"],
  tornLog: () => ["noticeTorn"],
  unreadableLog: () => ["noticeUnreadable"],
  clockBehind: ({ at }) => ["noticeClock", at],
  textChanged: ({ document, version }) => ["noticeTextChanged", document, version],
  lastGood: () => ["noticeLastGood"],
};

// What the document asks for, as the machine knows it.
const demandsOf = (item) => {
  const { gate, required } = item.document;
  // A consent is given by a box of its own, and is no condition, whatever the manifest says.
  const isConsent = asksOf(item) === "consent";
  return (gate.scrollThreshold > 0 ? FLAG.needsScroll : 0)
    | (gate.requireAgreement || isConsent ? FLAG.needsTick : 0)
    | (gate.signature === "typed-name" ? FLAG.needsName : 0)
    | (required && !isConsent ? FLAG.isRequired : 0)
    | (gate.onStoreFailure === "refuse" ? FLAG.isStrict : 0);
};

const newProgress = ({ document: { gate } }) =>
  new Progress(gate.scrollThreshold, gate.acceptWhenUnscrollable);
const titleOf = ({ entry, document }) => entry?.title ?? document.title;
const isTooYoung = ({ state: { phase, flags } }) =>
  phase === "underAge" || (phase === "exited" && Boolean(flags & FLAG.isTooYoung));
const isTicked = ({ state }) => Boolean(state.flags & FLAG.hasTicked);

// What has to be done first with a text: by the guardian, while they are asked, or by the person.
const canGuardianTick = ({ guardian, state }) => Boolean(guardian)
  && (!(state.flags & FLAG.needsScroll) || guardian.progress.hasReachedEnd);
const missingOf = (item) => {
  if (item.state.phase === "awaitingGuardian") {
    return !canGuardianTick(item) ? "scrollToContinue" : item.guardian.isTicked ? undefined : "tickToContinue";
  }
  const bits = missing(item.state);
  return bits & FLAG.needsScroll ? "scrollToContinue" : bits & FLAG.needsTick ? "tickToContinue"
    : bits & FLAG.needsName ? "typeYourName" : undefined;
};

// The rules are members of objects that nothing can be added to.
bare(TABLE);

// The ages at which something changes, and what an answer to the question of age comes to: a bracket, or
// nothing where the month is missing or nobody was born then.
const ageBracket = (items, year, month, today) => {
  const limits = items.flatMap(({ document: { audience } }) => [
    audience?.minimumAge, audience?.guardianBelow])
    .filter((limit) => limit > 0).sort((a, b) => a - b);
  const [thisYear, thisMonth] = today.split("-").map(Number);
  const years = thisYear - year;
  if (!(years >= 0 && years <= 130) || (month && (month > 12 || (!years && month > thisMonth)))) return {};
  // In the month of birth the birthday may still come.
  const oldest = years - (month > thisMonth ? 1 : 0);
  const youngest = month ? years - (month >= thisMonth ? 1 : 0) : oldest - 1;
  const bracket = (age) => ({
    from: limits.findLast((limit) => limit <= age) ?? 0, below: limits.find((limit) => limit > age),
  });
  const age = bracket(Math.max(0, youngest));
  return age.from === bracket(oldest).from || month ? { age } : { needsMonth: true };
};

// A name is one line, without white space around it, at most 200 code points.
const lineOf = (name) => {
  const line = [...name].slice(0, 2000).join("").replace(/[\p{Cc}\p{White_Space}]+/gu, " ").replace(/^ /, "");
  return [...line].slice(0, 200).join("").replace(/ $/, "");
};

class Session {
  items = [];
  notices = [];
  // What is being noted of versions to come, by the digests of their texts.
  #heard = new Set();

  // `opened` as `openManifest` gives it, `log`, `person`, `app`, `words`, `only` with ids where not every
  // document is meant; `wordsFor(locale)`, `layout()`, `onEvent(event, isTextKept)` for what is recorded,
  // `seen()`, which is kept once something is on the screen (without it, at once), and
  // `render(item, type, content, artifact)`, which gives nothing where it cannot show a type.
  constructor(context) {
    Object.assign(this, context);
  }

  // Brings the first page on the screen that has to be answered.
  async start() {
    this.#decide();
    this.items = await Promise.all(this.decision.documents.map(async (found) => this.#item(
      found, await this.wordsFor(found.locale))));
    for (const item of this.items) {
      this.#apply(item, "launched");
      item.isListed = OWED.includes(item.outcome.kind);
      if (!item.isListed) await this.#answer(item);
    }
    await this.#turn();
  }

  // What the gate would do with the person now, of the documents that are meant.
  decided() {
    const { opened, log, person, only } = this;
    // What could not be stored counts until the page is left, as long as it would if it had been.
    const unsaved = this.items.flatMap(({ state, unsaved }) => (state.phase === "acceptedUnsaved" ? unsaved : []))
      .map((event) => strictly(canonical({ ...event, spec: "assent-acceptance/1" })));
    const standings = new Map([...log.summary.standings, ...fold(unsaved).standings]);
    const decision = decide(opened, { ...log.summary, standings }, person, now());
    const documents = decision.documents.filter(({ document }) => only?.includes(document.id) ?? true);
    return { ...decision, documents };
  }

  // When something else may be owed: a version begins, binds after all or is withdrawn, or a yes ends.
  get moments() {
    return this.items.flatMap(({ document: { releases, gate: { renewAfterDays } }, acceptance }) => [
      ...releases.flatMap(({ effective, published, withdrawn, graceDays }) => [
        ...[stamp(effective), startOf(published)].flatMap((day) => [day, addingDays(day, graceDays)]),
        withdrawn && startOf(withdrawn.at)]),
      acceptance?.validUntil, acceptance && renewAfterDays && addingDays(acceptance.at, renewAfterDays),
    ]).map((moment) => Date.parse(moment)).filter((moment) => moment > Date.now());
  }

  #decide() {
    this.decision = this.decided();
    this.notices = [...this.opened.notices ?? [], ...this.decision.notices];
    this.refusal = this.decision.refusal;
  }

  #item(found, words) {
    const item = { ...found, words, signedName: "", acceptance: found.outcome.acceptance };
    item.isStored = Boolean(item.acceptance);
    item.state = { phase: TABLE.initial, flags: demandsOf(item) };
    item.progress = newProgress(item);
    return item;
  }

  // Where the person stands

  get isOpen() { return !this.refusal && this.items.every(({ state }) => isSettled(state)); }

  get isExited() { return this.items.some(({ state }) => state.phase === "exited" && !isSettled(state)); }

  // Neighbors share a page where the manifest says so of each, and they ask for the same sort of yes.
  get pages() {
    const pages = [];
    for (const item of this.items.filter(({ isListed }) => isListed)) {
      const last = pages.at(-1)?.at(-1);
      if (last && [item, last].every(({ document }) => document.page === "together")
        && asksOf(item) === asksOf(last)) pages.at(-1).push(item);
      else pages.push([item]);
    }
    return pages;
  }

  // The items of the page that has to be answered; nothing where nothing is left.
  get page() { return this.pages.find((page) => page.some(({ state }) => !isSettled(state))); }

  get shown() { return (this.page ?? []).filter(({ state }) => isShown(state.phase)); }

  // What the person has to do first on the page: `{item, phrase}`. All texts are read before a box is ticked,
  // and all boxes ticked before a name is typed. What is not required and has an empty box beside others is no
  // condition; where every box is empty, the first one is what is missing.
  get missing() {
    const { shown } = this;
    const asked = shown.filter(({ state }) => shown.length < 2 || state.flags & FLAG.isRequired
      || !(missing(state) & FLAG.needsTick));
    const all = (asked.length ? asked : shown.slice(0, 1)).map((item) => ({ item, phrase: missingOf(item) }));
    for (const first of ["scrollToContinue", "tickToContinue", "typeYourName"]) {
      const found = all.find(({ phrase }) => phrase === first);
      if (found) return found;
    }
    return undefined;
  }

  get canAccept() { return !this.missing && this.shown.some(({ state }) => canAccept(state)); }

  // "Not now": an older acceptance of a text on the page counts still, and nothing else has to be answered.
  get canPutOff() {
    const flags = this.shown.map(({ state }) => state.flags);
    return flags.some((bits) => bits & FLAG.hasGrace)
      && flags.every((bits) => bits & FLAG.hasGrace || !(bits & FLAG.isRequired));
  }

  // What the person does

  see(item, measure) { this.#read(item, (progress) => progress.see({ tolerance: 1, ...measure })); }

  reachEnd(item) { this.#read(item, (progress) => progress.reachEnd()); }

  #read(item, change) {
    // What a guardian reads is measured apart from what the person read.
    if (item.state.phase === "awaitingGuardian") {
      if (item.guardian) change(item.guardian.progress);
      return;
    }
    if (!isShown(item.state.phase)) return;
    change(item.progress);
    const isNew = !(item.state.flags & FLAG.hasScrolled) && item.progress.hasReachedEnd;
    this.#apply(item, isNew ? "reachedEnd" : "scrolled");
  }

  sign(item, name) {
    if (canTick(item.state)) item.signedName = lineOf(name);
    this.#apply(item, item.signedName || !canTick(item.state) ? "named" : "unnamed");
  }

  // An event of a face, and all that follows from it.
  async send(item, event, turns = true) {
    // From behind the gate a text is opened only if there is one: nobody is locked out by looking.
    if (event === "opened" && !await this.prepare(item)) return EFFECT.sayUnavailable;
    return this.#follow(item, this.#apply(item, event), turns);
  }

  // What is not required and has an empty box is declined, once all that was accepted is settled with.
  async accept() {
    if (!this.canAccept) return;
    const { shown } = this;
    const accepted = shown.filter(({ state }) => canAccept(state));
    // The screen is the one that was pressed on until all of it is answered.
    for (const item of accepted) await this.send(item, "acceptPressed", false);
    if (!accepted.some(({ state }) => isShown(state.phase))) {
      for (const item of shown) if (!accepted.includes(item)) await this.send(item, "declinePressed", false);
    }
    await this.#turn();
  }

  async decline() {
    const { shown } = this;
    const required = shown.find(({ state }) => state.flags & FLAG.isRequired);
    for (const item of required ? [required] : shown) await this.send(item, "declinePressed");
  }

  async putOff() {
    if (this.canPutOff) for (const item of this.shown) await this.send(item, "later");
  }

  // Takes in a year of birth, and the month where the year leaves a limit open; says what is missing.
  async answerAge(year, month) {
    const { age, needsMonth } = ageBracket(this.items, year, month, now());
    if (!age) return needsMonth ? "month" : "year";
    // An earlier answer of the same person stands against another one.
    this.person.age = this.log.keepAge(age);
    for (const item of this.items.filter(({ state }) => state.phase === "askingAge")) {
      const finding = ageFinding(this.person.age, item.document.audience);
      const event = {
        sufficient: "ageSufficient", needsGuardian: "ageNeedsGuardian", tooYoung: "tooYoung",
      }[finding];
      if (event) await this.#follow(item, this.#apply(item, event), true);
    }
    return undefined;
  }

  // What follows

  #apply(item, event) {
    item.isGuardianAsked = item.state.phase === "awaitingGuardian";
    // What a receipt needs is there before Accept is pressed.
    if (event === "ticked") this.#texts(item);
    const asGuardian = item.isGuardianAsked && this.#asGuardian(item, event);
    if (asGuardian) return asGuardian;
    const { effects, ...state } = next(item.state, event);
    item.state = state;
    if (effects & EFFECT.showText) {
      Object.assign(item, {
        progress: newProgress(item), signedName: "", storeError: undefined, guardian: undefined,
      });
    }
    if (effects & EFFECT.askGuardian) {
      // Who begins does so at the start of the text; one whose answer could not be stored answers again.
      const known = effects & EFFECT.sayRefused && item.guardian?.progress;
      item.guardian = { progress: known || newProgress(item), isTicked: false };
    }
    if (!isOpen(state.phase)) item.isListed = true;
    return effects;
  }

  // A guardian reads the text and ticks the box as the person did, before they answer.
  #asGuardian(item, event) {
    const { guardian } = item;
    if (event === "unticked" || (event === "ticked" && canGuardianTick(item))) {
      if (guardian) guardian.isTicked = event === "ticked";
      return EFFECT.update;
    }
    return event === "ticked" || (event === "guardianApproved" && missingOf(item)) ? EFFECT.sayMissing : 0;
  }

  // An answer can ask for more: a decision for the text, a record for the guardian.
  async #follow(item, effects, turns) {
    let all = effects;
    for (let rest = effects; rest;) {
      if (rest & EFFECT.recordPresented) await this.#arrange();
      await this.#note(item, rest);
      const answer = await this.#reply(item, rest);
      if (!answer) break;
      rest = this.#apply(item, answer);
      all |= rest;
    }
    if (turns) await this.#turn();
    return all;
  }

  #reply(item, effects) {
    if (item.state.phase === "storing") {
      if (this.#hasLapsed(item)) {
        item.state = { phase: TABLE.initial, flags: demandsOf(item) };
        return this.#decideAgain(item);
      }
      if (effects & EFFECT.store) return this.#store(item);
      if (effects & EFFECT.storeGuardian) return this.#store(item, true);
    }
    return effects & EFFECT.decide ? this.#decideAgain(item) : undefined;
  }

  // Whether another version came into force while the text was read.
  #hasLapsed({ document, release }) {
    const { documents } = decide(this.opened, fold([]), this.person, now());
    const found = documents.find((each) => each.document.id === document.id);
    return found?.release?.version !== release.version;
  }

  async #decideAgain(item) {
    this.#decide();
    if (this.refusal) {
      item.failure = this.refusal;
      return "failed";
    }
    const found = this.decision.documents.find(({ document }) => document.id === item.document.id);
    if (!found) return "nothingOwed";
    const { state, isListed } = item;
    Object.assign(item, { text: undefined, failure: undefined, isPutOff: false },
      this.#item(found, item.words), { state, isListed });
    return this.#event(item);
  }

  // Brings up the page that has to be answered next.
  async #turn() {
    while (!this.isExited) {
      const waiting = (this.page ?? []).filter(({ state }) => state.phase === TABLE.initial);
      if (!waiting.length) return this.#arrange();
      // What is on the screen together is there before any of it is noted.
      const all = [];
      for (const item of waiting) all.push(this.#apply(item, await this.#event(item)));
      for (const [index, item] of waiting.entries()) await this.#follow(item, all[index], false);
    }
  }

  // Makes what stands around the texts of a page that of one screen: words of one language, and "Not now"
  // on all of them or on none.
  async #arrange() {
    const { page = [], canPutOff } = this;
    const [{ words } = {}] = page;
    for (const item of page) {
      const isPutOff = isShown(item.state.phase) && canPutOff;
      if (item.words.language === words.language && Boolean(item.isPutOff) === isPutOff) continue;
      Object.assign(item, { words, isPutOff });
      if (item.text) await this.#present(item);
    }
  }

  async #answer(item) {
    const event = await this.#event(item);
    await this.#follow(item, this.#apply(item, event), false);
  }

  // The event that a decision is for the machine, with the text where that is shown.
  async #event(item) {
    const age = ageFinding(this.person.age, item.document.audience);
    if (age === "needsGuardian") item.state.flags |= FLAG.needsGuardian;
    const { kind } = item.outcome;
    if (kind === "declined") return "declinedBefore";
    if (kind === "allowedUntil") return "owedInGrace";
    if (kind === "tooYoung") return kind;
    if (!OWED.includes(kind)) return "nothingOwed";
    if (!await this.prepare(item)) return "failed";
    if (kind === "awaitingGuardian") return "guardianPending";
    if (kind === "ask") return "owed";
    // The question is asked once, whatever the number of documents.
    return { tooYoung: "tooYoung", unknown: "ageUnknown" }[age] ?? "owed";
  }

  // Reads and verifies the text of an item, and makes what stands around it; whether it can be shown.
  async prepare(item) {
    try {
      if (!item.entry) throw unreadable("no version is in force");
      item.text = item.texts = item.failure = undefined;
      // What it says of itself stands around it on its page, and is not among its words.
      const about = readJSON(this.opened, item.entry, (bytes) => JSON.parse(text(bytes)));
      about.catch(() => {});
      for (const type of ["text/html", "text/plain"]) {
        const artifact = item.entry.artifacts.find((each) => each.type === type);
        if (!artifact) continue;
        const node = this.render(item, type, text(await readFile(this.opened, artifact)), artifact);
        item.text ??= node && { artifact, node, rest: [] };
        if (node) break;
      }
      if (!item.text) throw unreadable("no file can be shown");
      item.about = await about;
      item.changes = await whatChanged(this.opened, item);
      await this.#present(item);
      return true;
    } catch (error) {
      item.failure = error;
      return false;
    }
  }

  async #present(item) {
    // What stands before a text and its changes: for who is asked again the reasons, and which text it is.
    const { words, changes, release, document, about: { licensor, effective, authoritative } } = item;
    item.reasons = this.#reasons(item);
    item.lead = [
      authoritative?.sentence, licensor && words.text("publishedBy", licensor),
      effective && !changes && words.text("comparedNew", release.version, firstMoment(document, release)),
    ].filter(Boolean);
    [item.presentation, item.guardianPresentation] = await Promise.all(
      [false, true].map((isGuardian) => presentation(item, this.layout(), isGuardian)));
  }

  // The files of a text that a receipt needs.
  #texts(item) {
    return item.presentation && (item.texts ??= textsOf(
      this.log, this.opened, { ...item.presentation.json.text, manifest: this.opened },
    ).catch(() => { item.texts = undefined; }));
  }

  // One write: whoever is stopped leaves all of a record or nothing of it. First the screen and the text,
  // then the record that names them by their digests; nobody waits long for what it stands without.
  async #store(item, isGuardian) {
    try {
      await this.#present(item);
      const shown = isGuardian ? item.guardianPresentation : item.presentation;
      let timer;
      const isTextKept = await Promise.race([
        keepEvidence(this.log, shown, this.#texts(item)).catch(() => false),
        new Promise((go) => { timer = setTimeout(go, 2000, false); })]);
      clearTimeout(timer);
      const made = record(item, { ...this, at: now(), isGuardian });
      const events = [made];
      if (!isGuardian) item.acceptance = made;
      // Where the record of the person could not be kept before, both are, or none.
      else if (!item.isStored) events.unshift(item.acceptance);
      item.unsaved = [isGuardian && item.acceptance, made].filter(Boolean);
      await this.log.append(events);
      item.isStored = true;
      item.storeError = undefined;
      this.onEvent(made, isTextKept);
      return "stored";
    } catch (error) {
      item.storeError = error;
      return "storeFailed";
    }
  }

  // What is noted besides acceptances. Nobody is kept out because a note could not be kept.
  async #note(item, effects) {
    const { document, release, locale, entry, acceptance } = item;
    const about = entry && this.#about(document, release, locale, entry);
    const today = dayOf(now());
    const notes = [
      about && effects & EFFECT.recordPresented
        && { event: "presented", ...about, presentationDigest: item.presentation?.digest },
      about && effects & EFFECT.recordNotified
        && !this.#notices(about, true).some(({ at }) => dayOf(at) === today)
        && { event: "notified", ...about, until: item.outcome.until },
      about && effects & EFFECT.recordDeclined && {
        event: "declined", ...about, ...item.isGuardianAsked && { actor: "guardian" },
      },
      acceptance && effects & EFFECT.recordWithdrawn
        && { event: "withdrawn", document: acceptance.document, record: acceptance.id },
    ].filter(Boolean);
    if (!notes.length) return;
    // Of a no there is no record: what was on the screen is kept with the line that names it.
    const { shown } = item;
    if (shown && effects & EFFECT.recordDeclined) keep(this.log.memory, `screen:${shown.digest}`, shown.json);
    if (effects & EFFECT.recordPresented) item.shown = item.presentation;
    // That a text was shown is no answer. Nobody waits to read until it is noted that they can, and nobody
    // is told where it could not be.
    const isAnswer = notes[0].event !== "presented";
    const isSeen = ["presented", "notified"].includes(notes[0].event) && this.seen?.();
    const write = () => this.log.append(notes.map((note) => ({ at: now(), ...note }))).then(() => {
      if (isAnswer) item.storeError = undefined;
      notes.forEach((note) => this.onEvent(note));
    }, (error) => {
      if (isAnswer) item.storeError = error;
      this.storeError = error;
    });
    this.noted = isSeen ? isSeen.then(write) : write();
    if (isAnswer && !isSeen) await this.noted;
  }

  // Notes that a person heard of versions to come: once for each version.
  async noteNews() {
    const heard = this.items.filter(({ upcoming, state }) => upcoming && isOpen(state.phase))
      .map(({ document, upcoming, locale: shown }) => {
        const locale = shown in upcoming.locales ? shown : Object.keys(upcoming.locales).sort()[0];
        return this.#about(document, upcoming, locale, upcoming.locales[locale]);
      }).filter((about) => !this.#heard.has(about.textDigest) && !this.#notices(about, false).length);
    if (!heard.length) return;
    for (const { textDigest } of heard) this.#heard.add(textDigest);
    await this.seen?.();
    await this.log.append(heard.map((about) => ({ event: "notified", at: now(), ...about })))
      .catch(() => this.#heard.clear());
  }

  #about({ id }, { version }, locale, { textDigest }) {
    const { subject } = this.person;
    return {
      document: id, version, locale, textDigest,
      subject: subject ? { type: "hmac-sha256", id: subject } : { type: "device" },
    };
  }

  // What the log says that a person heard of a text.
  #notices({ document, version, subject }, isGrace) {
    return this.log.events.filter((event) => event.event === "notified" && event.document === document
      && event.version === version && event.subject?.id === subject.id && "until" in event === isGrace);
  }

  // What people are told

  sentence(item) {
    const { state, words, release } = item;
    const title = titleOf(item);
    if (isTooYoung(item)) return words.text("tooYoung", title, item.document.audience?.minimumAge ?? 0);
    const phrase = {
      askingAge: "ageNeeded", awaitingGuardian: "guardianNeeded",
      declining: "declineQuestion", acceptedUnsaved: "notStoredAskedAgain",
      declined: item.outcome.kind !== "declined" && "wasDeclined",
    }[state.phase];
    if (phrase) return words.text(phrase, title, release?.version ?? "");
    if (state.phase === "unavailable") {
      return item.failure ? refusalSentence(item.failure, words) : words.text("unavailable");
    }
    if (state.phase === "accepted" && item.acceptance) return this.#yes(item, item.acceptance);
    return this.#asked(item, title);
  }

  #yes(item, { asks, version, acceptedAt, at, shownDigest, presentationDigest }) {
    const day = acceptedAt ?? at;
    // Nobody said a sentence that was not shown.
    return shownDigest || presentationDigest ? item.words.text(YES[asks], titleOf(item), version, utcDay(day))
      : item.words.text(NAMED[asks], titleOf(item), version, dayOf(day));
  }

  #asked(item, title) {
    const {
      words, isWithdrawn, outcome: { kind, reason, since, until, acceptance, version, minimumAge },
    } = item;
    const current = item.release?.version ?? "";
    if (kind === "allowed") return this.#yes(item, acceptance);
    if (kind === "allowedUntil") return words.text("countsUntil", title, acceptance.version, lastDay(until));
    if (kind === "allowedMigrated") return words.text("migratedCounts", title, version);
    if (kind === "tooYoung") return words.text(kind, title, minimumAge);
    const phrase = {
      notForThisPerson: "notForYou", nothingInForce: kind,
      declined: isWithdrawn ? "wasWithdrawn" : "wasDeclined",
    }[kind] ?? {
      renewal: "askRenewal", withdrawn: "askWithdrawn", damagedLog: "askDamaged",
      // It did not change: another version holds again.
      material: item.withdrawn ? "askFirst"
        : since && since !== current ? "askChanged" : "askChangedSinceUnknown",
    }[reason] ?? "askFirst";
    return words.text(phrase, title, current, since ?? "");
  }

  // Why somebody is asked again, a paragraph each: what became of their answer, and of the text it was to.
  #reasons(item) {
    const { words, outcome: { kind, reason, since } } = item;
    if (kind !== "ask" || reason === "first") return [];
    const { withdrawn: end } = item;
    return [...end ? [words.text("versionWithdrawn", since, end.at, end.reason)] : [],
      this.#asked(item, titleOf(item))];
  }

  // What a person should hear besides: what is wrong, and which version comes next.
  get news() {
    const news = this.notices.map((notice) => NOTICES[notice.kind]?.(notice)).filter(Boolean)
      .map((values) => this.words.text(...values));
    for (const item of this.items) {
      const { document, upcoming, words } = item;
      if (upcoming && isOpen(item.state.phase)) {
        news.push(words.text("noticeUpcoming", titleOf(item), upcoming.version, firstMoment(document, upcoming)));
      }
    }
    return news;
  }
}
