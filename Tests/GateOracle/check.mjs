// Compares a published table, as the gate in a browser reads it, with the machine in WebAssembly, in all
// phases, with all flags and events:
//   node check.mjs gate.json machine.wasm table.js
import { readFileSync } from "node:fs";

const table = JSON.parse(readFileSync(process.argv[2], "utf8"));
const module = await WebAssembly.instantiate(readFileSync(process.argv[3]));
const machine = module.instance.exports;

const phases = table.phases.map((phase) => phase.name);
const { next } = new Function("TABLE", `${readFileSync(process.argv[4], "utf8")}; return { next };`)(table);

let compared = 0;
for (const [number, phase] of phases.entries())
  for (const [index, event] of table.events.entries())
    for (let flags = 0; flags < 1 << Object.keys(table.flags).length; flags++) {
      const packed = machine.outcome(number, flags, index);
      const found = next({ phase, flags }, event);
      const to = phases[Number(packed & 255n)];
      const then = Number((packed >> 8n) & 65535n);
      const effects = Number(packed >> 24n);
      if (found.phase !== to || found.flags !== then || found.effects !== effects) {
        console.log(`${event} in ${phase} with flags ${flags}: the table leads to`, found,
          "and the machine to", { phase: to, flags: then, effects });
        process.exit(1);
      }
      compared += 1;
    }

const unit = table.progress.unit;
for (const { offset, viewport, content, tolerance, perMille } of table.progress.examples) {
  const found = machine.perMille(offset / unit, viewport / unit, content / unit, tolerance / unit);
  if (found !== perMille) {
    console.log(`progress at ${offset} of ${content}: ${perMille} in the table, ${found} computed`);
    process.exit(1);
  }
}
console.log(compared);
