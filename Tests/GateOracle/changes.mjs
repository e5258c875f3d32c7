// Prints what the gate in JavaScript says of changes, as JSON:
//   node changes.mjs SCRIPT INPUT
// SCRIPT holds the parts up to changes.js. INPUT is a list of `{decision, files, words}`: what `decide`
// gives, files by path, and a table of words. A result is null, or the heading, the lines, and the
// clauses, each as its heading and its paragraphs.
import assert from "node:assert";
import { readFileSync } from "node:fs";

class Node {
  constructor(name) {
    Object.assign(this, { name, children: [], attributes: {}, style: { setProperty() {} } });
  }
  setAttribute(name, value) { this.attributes[name] = String(value); }
  addEventListener() {}
  append(...children) { this.children.push(...children); }
  // Without the signs that keep a day in order, and the buttons that stand before what is folded.
  get textContent() {
    if (this.name === "button") return "";
    return this.children.map((child) => child.textContent ?? child.replace(/[\u2066\u2069]/g, "")).join("");
  }
}

globalThis.document = { createElement: (name) => new Node(name) };
globalThis.encoded = (text) => new TextEncoder().encode(text);
const [script, input] = process.argv.slice(2).map((file) => readFileSync(file, "utf8"));
const { whatChanged, changesNode, changeParagraphs, Words } = new Function(`"use strict";
const readFile = async ({ files }, { path }) => encoded(files[path]);
${script}
return { whatChanged, changesNode, changeParagraphs, Words };`)();

const results = [];
for (const { decision, files, words } of JSON.parse(input)) {
  const changes = await whatChanged({ files }, decision);
  const root = changes && changesNode(changes, new Words(words));
  const [heading, ...nodes] = root?.children ?? [];
  // What is kept with a record is what is on the screen.
  const paragraphs = changes ? changeParagraphs(changes, new Words(words)) : [];
  const shown = nodes.flatMap((node) => (["div", "section"].includes(node.name) ? node.children : node));
  assert.deepEqual(paragraphs, changes ? [heading, ...shown].map((node) => node.textContent) : []);
  results.push(changes ? {
    heading: heading.textContent,
    lines: nodes.flatMap((node) => (node.name === "div" ? node.children : node))
      .filter(({ name }) => name === "p").map((node) => node.textContent),
    clauses: nodes.filter(({ name }) => name === "section")
      .map(({ children }) => children.map((child) => child.textContent)),
  } : null);
}
console.log(JSON.stringify(results));
