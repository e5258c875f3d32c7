// Bytes and texts, JSON in strict and in canonical form, digests, times, and shapes of values.

// Why nothing can be decided, or no text can be shown: kinds are those of GateRefusal, and besides
// "noCrypto", "noEd25519", "framed", "offline", "badAttribute".
class Refusal extends Error {
  constructor(kind, detail) {
    super(detail);
    this.kind = kind;
    this.detail = detail;
  }
}
const unreadable = (detail) => new Refusal("unreadable", detail);

// Why a store cannot be read or written.
class StoreError extends Error {
  constructor(place, reason) {
    super(`${place}: ${reason?.message ?? reason}`);
    this.place = place;
    // QuotaExceededError, SecurityError, …
    this.reason = reason?.name ?? "Error";
  }
}

const utf8 = (text) => new TextEncoder().encode(text);
const text = (bytes) => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
const has = (object, name) => Object.hasOwn(object, name);

// The bytes of base64 as `btoa` writes it; undefined for anything else.
const base64 = (text) => {
  try {
    const bytes = atob(text);
    return btoa(bytes) === text ? Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)) : undefined;
  } catch {
    return undefined;
  }
};
const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

const subtle = () => {
  if (globalThis.crypto?.subtle) return crypto.subtle;
  throw new Refusal("noCrypto", "no WebCrypto");
};
const sha256 = async (bytes) => "sha256:" + hex(await subtle().digest("SHA-256", bytes));

// RFC 8785: members by UTF-16 code units, texts as JSON.stringify writes them. Members that are
// undefined are left out, and half of a surrogate pair, which has no UTF-8, becomes U+FFFD.
const canonical = (value) => {
  if (typeof value === "string") return JSON.stringify(value.replace(/\p{Cs}/gu, "\ufffd"));
  if (!value || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  return `{${Object.keys(value).filter((name) => value[name] !== undefined).sort()
    .map((name) => `${canonical(name)}:${canonical(value[name])}`).join()}}`;
};

// Without a prototype: what a page adds to that of all objects is no member of what was read.
const bare = (value) => {
  if (value && typeof value === "object") {
    if (!Array.isArray(value)) Object.setPrototypeOf(value, null);
    Object.values(value).forEach(bare);
  }
  return value;
};

// JSON without what readers disagree on: no key twice, integers within ±(2^53 - 1), no more than 128
// arrays and objects open, no half of a surrogate pair.
const parseText = (text) => {
  const value = JSON.parse(text);
  const open = [];
  const fail = (token) => { throw unreadable(`not strict at ${token.slice(0, 40)}`); };
  for (const [token, colon] of text.matchAll(/"[^"\\]*(?:\\[^][^"\\]*)*"(\s*:)?|-?\d[^\s,\]}]*|[{}[\]]/g)) {
    if (token[0] === '"') {
      const string = JSON.parse(colon ? token.slice(0, -colon.length) : token);
      if (token.includes("\\") && /\p{Cs}/u.test(string)) fail(token);
      if (!colon) continue;
      const keys = open.at(-1);
      if (keys.has(string)) fail(token);
      keys.add(string);
    } else if (/[{[]/.test(token)) {
      if (open.push(new Set()) > 128) fail(token);
    } else if (/[}\]]/.test(token)) {
      open.pop();
    } else if (/[.e]/i.test(token) || !Number.isSafeInteger(+token)) {
      fail(token);
    }
  }
  return bare(value);
};
const parseStrict = (bytes) => parseText(text(bytes));
const strictly = (json) => {
  try { return parseText(json); } catch { return undefined; }
};

// "2026-11-22T10:00:00Z"
const stamp = (date) => new Date(date).toISOString().slice(0, 19) + "Z";
const now = () => stamp(Date.now());

// Shapes: a pattern of a text, a test, an array of one shape, or an object of shapes. A name that ends in
// "?" may be missing; "*" stands for every language tag.
const ANY = /^/;
const SOME = /[^]/;
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const VERSION = /^(?!.*\.\.|.{65})[A-Za-z0-9]([A-Za-z0-9.+_-]*[A-Za-z0-9])?$/;
const TAG = /^(?!.{64})[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$/;
const among = (names) => RegExp(`^(${names})$`);
const isBool = (value) => typeof value === "boolean";
const isCount = (value) => Number.isInteger(value) && value >= 0;
const isPositive = (value) => isCount(value) && value > 0;
const isTime = (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value) && value >= "1583"
  && !isNaN(Date.parse(value)) && stamp(value) === value;
const isDay = (value) => typeof value === "string" && isTime(`${value}T00:00:00Z`);
const isMoment = (value) => isDay(value) || /^.{19}(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/.test(value)
  && isTime(`${value.slice(0, 19)}Z`) && isTime(stamp(value));

// The path to what does not fit; undefined where all does.
const misfit = (value, shape, path = "") => {
  if (typeof shape === "function") return shape(value) ? undefined : path;
  if (shape.test) return typeof value === "string" && shape.test(value) ? undefined : path;
  const isList = Array.isArray(shape);
  if (!value || typeof value !== "object" || Array.isArray(value) !== isList) return path;
  const names = isList || shape["*"] ? Object.keys(value) : Object.keys(shape);
  for (const rule of names) {
    const name = isList ? rule : rule.replace("?", "");
    const inner = `${path}/${name}`;
    if (shape["*"] && !TAG.test(name)) return inner;
    if (name !== rule && !has(value, name)) continue;
    if (!has(value, name)) return inner;
    const fault = misfit(value[name], isList ? shape[0] : shape["*"] ?? shape[rule], inner);
    if (fault !== undefined) return fault;
  }
  return undefined;
};
