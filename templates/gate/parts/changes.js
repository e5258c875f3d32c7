// What changed between the version that somebody accepted and the one that is in force, as
// Session/Changes says it: the summary first, then the clauses.

// An element with attributes (a function listens) and what stands in it; nothing is parsed as HTML.
const make = (name, attributes = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key, value);
    else if (value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : value);
  }
  // A day stays on one line, and keeps its order among letters that run from right to left.
  element.append(...children.flatMap((child) => (typeof child !== "string" || /^(pre|option)$/.test(name) ? child
    : child.split(/(\d{4}-\d\d-\d\d)/).map((text, index) => {
      if (index % 2 === 0) return text;
      const day = document.createElement("bdi");
      day.className = "day";
      day.append(text);
      return day;
    }))));
  return element;
};

// Letters of scripts that put no blanks between words: each counts as a word.
const LETTERS = new RegExp("[\u0e00-\u109f\u1780-\u17ff\u1950-\u19df\u1a20-\u1aaf\u2e80-\u2fdf\u3005-\u3007"
  + "\u3041-\u31ff\u3400-\ua4cf\ua9e0-\ua9ff\uaa60-\uaadf\uf900-\ufaff\uff66-\uff9d\u{1aff0}-\u{1b16f}"
  + "\u{20000}-\u{3ffff}]", "gu");

// How many words came or went; a comma is a change as well.
const wordCount = (text) => ((text.match(LETTERS) ?? []).length
  + text.replace(LETTERS, "").split(" ").filter(Boolean).length) || 1;

// The language and the direction of what is said.
const speech = ({ language: lang, isRightToLeft }) => ({ lang, dir: isRightToLeft ? "rtl" : "ltr" });

// The clauses of a published comparison (`diff.schema.json`). Fields that are not known are passed over,
// words never are. Throws whatever for what cannot be read.
const readClauses = ({ spec, clauses }) => {
  if (!/^assent-diff\/1(\.|$)/.test(spec)) throw spec;
  // As its heading in the text, where it has one: `4. Fees`.
  const nameOf = (place, side, [{ form, runs } = {}]) => {
    if (!place) return place;
    const { number, title } = place;
    const text = form === "heading" ? runs.map((run) => (side === "deleted" ? run.former : undefined)
      ?? run.equal ?? run[side] ?? "").join("") : "";
    return title && text.endsWith(title) ? text : [number, title].filter(Boolean).join(" ");
  };
  // Words that are written in another way, as in capitals, went and came: so do defined terms change.
  const written = (run) => (run.former === undefined ? run : [{ deleted: run.former }, { inserted: run.equal }]);
  return clauses.map(({ kinds, old, new: fresh, blocks: read, mentions = [] }) => {
    const blocks = read.map((block) => ({ ...block, runs: block.runs.flatMap(written) }));
    const before = nameOf(old[0], "deleted", read);
    const title = nameOf(fresh[0], "inserted", read) ?? before;
    let words = 0;
    const changed = blocks.filter(({ form, runs }) => runs.filter(({ equal, deleted, inserted, sort }) => {
      const text = equal ?? deleted ?? inserted;
      if (equal === undefined && form !== "metadata") words += wordCount(text);
      // Words that stay and mention another clause now.
      return equal === undefined || sort === "reference";
    }).length);
    // The versions and their days are said in words before.
    const shown = changed.filter(({ form, runs }) => form !== "metadata"
      || !/^\s*(version|effective|published)\s*:/.test(runs.flatMap(Object.values).join("")));
    return { kinds, title, former: fresh[0] && before !== title && before, words, blocks: shown,
      mentions, isShown: shown.length || !changed.length };
  });
};

// What changed since the version that was accepted; nothing where there was none, or it was this one.
const whatChanged = async (opened, { document, release, locale, entry, outcome }) => {
  const { until, acceptance, since = until && acceptance.version } = outcome;
  if (!since || !release || since === release.version) return;
  const { change: { summary, from }, redlines = [] } = release;
  const tags = Object.keys(summary).sort();
  const tag = bestLocale([locale], tags) ?? tags[0];
  const changes = {
    since, until, release, document, tag, title: entry.title, summary: summary[tag], isLastStep: from !== since,
    before: document.releases.find(({ version }) => version === since),
  };
  const files = redlines.find((redline) => redline.from === since)?.locales ?? {};
  // Clauses in another language are better than none.
  changes.locale = [locale, ...Object.keys(files)].find((tag) => files[tag]);
  if (changes.locale) {
    try {
      const json = await readJSON(opened, files[changes.locale]);
      changes.unchanged = json.unchangedClauses;
      changes.clauses = readClauses(json);
    } catch {
      changes.isUnreadable = true;
    }
  }
  return changes;
};

// The JSON among the files of a text.
const readJSON = async (opened, { artifacts }, parse = parseStrict) => parse(
  await readFile(opened, artifacts.find(({ type }) => type === "application/json")));

// The clause in which the most words came or went; of equal ones the first.
const changedMost = (clauses) => clauses.reduce((a, b) => (b.words > a.words ? b : a), { words: 0 });

// Whole lines: what stands before the clauses, and after them which texts were compared.
const changeLines = ({ since, until, before, document, release, title, summary, isLastStep,
  clauses, unchanged, isUnreadable }, words) => [[
  until && words.text("countsUntil", title, since, lastDay(until)),
  summary && isLastStep ? words.text("summaryOfLastStep", release.version, summary) : summary,
  !clauses && words.text(isUnreadable ? "comparisonUnreadable" : "noComparison"),
], [
  words.text("comparedOld", since, before ? firstMoment(document, before) : "—"),
  words.text("comparedNew", release.version, firstMoment(document, release)),
  clauses && words.text("unchangedClauses", unchanged),
]].map((lines) => lines.filter(Boolean));

// Its title, and what happened to it where that is more than other words: `4.2 Fees (new)`.
const clauseHeading = ({ kinds, title, former, mentions }, words) => {
  const remarks = ["Added", "Removed", "Moved", "Split", "Joined"]
    .filter((kind) => kinds.includes(kind.toLowerCase())).map((kind) => words.text(`clause${kind}`));
  if (former) remarks.push(words.text("clauseFormerly", former));
  remarks.push(...mentions.map(({ text }) => words.text("clauseMeantOther", text)));
  return (title || words.text("beforeFirstClause")) + (remarks[0] ? ` (${remarks.join("; ")})` : "");
};

// A paragraph in pieces: an element's name, words, and for what came or went the words that say so.
// Neighbors of one fate are said once.
const piecesOf = ({ marker, runs }, words) => {
  const pieces = marker ? [["bdi", `${marker} `]] : [];
  for (const { equal, deleted, inserted } of runs) {
    const name = equal !== undefined ? "" : inserted ? "ins" : "del";
    const text = equal ?? inserted ?? deleted;
    if (pieces.at(-1)?.[0] === name) pieces.at(-1)[1] += text;
    else pieces.push([name, text, name && `[${words.text(name === "ins" ? "wordsInserted" : "wordsDeleted")}: `]);
  }
  return pieces;
};

// The clauses as they are shown, with their headings: that which changed most comes first, so that it is in
// view, then the others in order.
const clausesShown = ({ clauses = [] }, words) => {
  const most = changedMost(clauses);
  const isOneOfSeveral = clauses.filter(({ isShown }) => isShown).length > 1;
  const label = most.title && isOneOfSeveral ? `${words.text("changedMost")}: ` : "";
  return [most, ...clauses.filter((clause) => clause !== most)].filter(({ isShown }) => isShown)
    .map((clause) => [(clause === most ? label : "") + clauseHeading(clause, words), clause.blocks]);
};

// All of it in paragraphs, as it is shown and read aloud.
const changeParagraphs = (changes, words) => {
  const [lead, facts] = changeLines(changes, words);
  return [words.text("whatChanged", changes.since), ...lead,
    ...clausesShown(changes, words).flatMap(([heading, blocks]) => [heading, ...blocks.map((block) =>
      piecesOf(block, words).map(([, text, said]) => (said ? `${said}${text}]` : text)).join(""))]),
    ...facts];
};

// As many letters stand beside a change; what is much longer is folded, so that the change is in view.
const CONTEXT = 60;

// Where a text can be cut from a place on: at a blank that is near, or else between two letters.
const cutting = (text, place) => place
  + /^[^ ]{0,40}(?= )|^[\p{M}\p{Cs}\u200d]*/u.exec(text.slice(place))[0].length;

// Words that stayed, in nodes: their middle is one press away.
const unchangedNodes = (text, isFirst, isLast, words) => {
  const start = isFirst ? 0 : cutting(text, CONTEXT);
  const end = isLast ? text.length : cutting(text, text.length - CONTEXT);
  if (end - start < 2 * CONTEXT) return [text];
  const rest = make("span", { hidden: true, tabindex: "-1" }, text.slice(start, end));
  return [text.slice(0, start), make("button", {
    type: "button", part: "button fold", "aria-label": words.text("showText"), click: ({ target }) => {
      rest.hidden = false;
      rest.focus({ preventScroll: true });
      target.remove();
    },
  }, "…"), rest, text.slice(end)];
};

// `dir` is the direction of the text; what came and what went have their own, and move nothing around them.
const changedBlock = (block, words, dir) => {
  const { form, depth = 0 } = block;
  const hidden = (text) => make("bdi", { class: "said" }, text);
  const pieces = piecesOf(block, words);
  const node = make(form === "code" ? "pre" : "p",
    { class: `block ${form}`, dir: /^(code|metadata)$/.test(form) ? "auto" : dir },
    ...pieces.flatMap(([name, text, said], index) => (
      said ? make(name, { dir: "auto" }, hidden(said), text, hidden("]"))
        : name ? make(name, {}, text) : unchangedNodes(text, !index, index === pieces.length - 1, words))));
  node.style.setProperty("--depth", depth);
  return node;
};

// `more` stands before the clauses, which run in the direction `dir`.
const changesNode = (changes, words, dir, ...more) => {
  const { since, summary, tag, locale } = changes;
  const [lead, facts] = changeLines(changes, words).map((lines) => lines.map((line) => make("p",
    { dir: "auto", lang: line === summary ? tag : words.language }, line)));
  return make("section", { part: "changes" }, make("h2", {}, words.text("whatChanged", since)), ...lead, ...more,
    ...clausesShown(changes, words).map(([heading, blocks]) => make("section", { class: "clause", lang: locale },
      make("h3", { dir: "auto" }, heading), ...blocks.map((block) => changedBlock(block, words, dir)))),
    make("div", { class: "facts" }, ...facts));
};
