// The rules of the gate, by the table that is made of the machine: nothing of them is written here.
const FLAG = TABLE.flags;
const EFFECT = TABLE.effects;
const PHASES = new Map(TABLE.phases.map((phase) => [phase.name, phase]));
const ROWS = new Map();
for (const row of TABLE.rows) {
  for (const from of row.from) {
    const key = `${from} ${row.event}`;
    ROWS.set(key, [...(ROWS.get(key) ?? []), row]);
  }
}

const holds = (when, flags) => !when || (flags & when.mask) === when.value;

// What follows from an event in a state; an event that means nothing there changes nothing.
const next = ({ phase, flags }, event) => {
  const row = ROWS.get(`${phase} ${event}`)?.find((each) => holds(each.when, flags));
  if (!row) return { phase, flags, effects: 0 };
  flags = (flags & ~(row.clear ?? 0)) | (row.set ?? 0);
  let to = row.to ?? phase;
  if (to === "shown") to = TABLE.shown.find((each) => holds(each.when, flags))?.to ?? phase;
  return { phase: to, flags, effects: row.effects ?? 0 };
};

const isOpen = (phase) => PHASES.get(phase).isOpen;
const isShown = (phase) => PHASES.get(phase).isShown;
const isClosed = (phase) => PHASES.get(phase).isClosed;
const canPass = ({ flags }) => !(flags & TABLE.required);
const canAccept = ({ phase }) => phase === TABLE.accept;
const canTick = ({ phase }) => TABLE.tick.includes(phase);
// What is not required keeps nobody from what is behind the gate, even where it cannot be shown.
const isSettled = (state) => isOpen(state.phase) || (isClosed(state.phase) && canPass(state));

const DEEDS = [
  [FLAG.needsScroll, FLAG.hasScrolled], [FLAG.needsTick, FLAG.hasTicked],
  [FLAG.needsName, FLAG.hasName], [FLAG.needsProof, FLAG.hasProof],
];

// What the step asks for and was not done, by the flags that ask for it.
const missing = ({ flags }) => DEEDS.reduce(
  (bits, [needs, has]) => bits | (flags & has ? 0 : flags & needs), 0);
