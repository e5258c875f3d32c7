// Which manifest may be trusted: keys that are pinned, those that follow from them, and what was seen.

const MOST_BYTES = 64 << 20;

const isPath = (value) => typeof value === "string" && utf8(value).length <= 2048
  && !/[\0-\x1f\x7f-\x9f:\\]/.test(value)
  && value.split("/").every((part) => !/^\.{0,2}$/.test(part) && utf8(part).length <= 255);
const ARTIFACTS = [{
  path: isPath, type: SOME, bytes: isCount, digest: DIGEST, "integrity?": ANY, "columns?": isPositive,
}];
const TAKEN_BACK = { at: isDay, reason: ANY };
const CHANGE = {
  class: among("initial|editorial|material"),
  computed: among("initial|identical|markup|typography|link-target|date-line|punctuation|wording|obligations"),
};
const MANIFEST = {
  spec: ANY, "$schema?": ANY, critical: [ANY], product: { id: SOME, name: ANY },
  publisher: { name: ANY, contact: /^($|mailto:|tel:|https?:\/\/)/ },
  sequence: isCount, generated: isTime, "expires?": isTime,
  "previous?": { sequence: isCount, digest: DIGEST },
  keys: [{ id: SOME, algorithm: SOME, "publicKey?": ANY, "recovery?": isBool, "validUntil?": isTime }],
  documents: [{
    id: SOME, kind: among("license|eula|terms|privacy|policy|other"), title: ANY, "spdx?": ANY,
    required: isBool, current: VERSION, acceptanceRevision: isPositive,
    "asks?": among("agreement|acknowledgement|consent"), "order?": isCount, "page?": among("own|together"),
    gate: {
      scrollThreshold: (value) => isCount(value) && value <= 1000, requireAgreement: isBool,
      acceptWhenUnscrollable: isBool, "renewAfterDays?": isPositive, "acceptMigrated?": isBool,
      onStoreFailure: among("ask-again|refuse"), "signature?": among("none|typed-name"),
    },
    "audience?": { "who?": among("all|guests|members"), "minimumAge?": isCount, "guardianBelow?": isCount },
    releases: [{
      version: VERSION, revision: isPositive, published: isDay, effective: isMoment, graceDays: isCount,
      status: among("current|superseded|withdrawn|upcoming"), "withdrawn?": TAKEN_BACK,
      "supersededBy?": VERSION, "superseded?": TAKEN_BACK,
      change: { ...CHANGE, "from?": VERSION, summary: { "*": ANY }, sections: [ANY] },
      "redlines?": [{ ...CHANGE, from: VERSION, locales: { "*": { artifacts: ARTIFACTS } } }],
      locales: { "*": {
        authoritative: isBool, title: ANY, words: isCount, sourceDigest: DIGEST, textDigest: DIGEST,
        artifacts: ARTIFACTS,
      } },
    }],
  }],
  pages: [{ path: isPath, title: ANY, "version?": ANY, artifacts: ARTIFACTS }],
  extensions: { "files?": ARTIFACTS },
};

// What `critical` may name: each field that is read.
const namesIn = (shape) => (shape.test || shape.call ? []
  : Object.entries(shape).flatMap(([name, inner]) => [name.replace("?", ""), ...namesIn(inner)]));

const readManifest = (bytes) => {
  const refuse = (what) => { throw unreadable(`'manifest.json': ${what}`); };
  let manifest;
  try { manifest = parseStrict(bytes); } catch (error) { refuse(error.message); }
  const { spec, $schema = "urn:assent:schema:manifest:1", critical } = Object(manifest);
  if (!/^assent-manifest\/1(\.\d+)?$/.test(spec) || !/^urn:assent:schema:manifest:1(\.\d+)?$/.test($schema)) {
    if (typeof spec !== "string" || typeof $schema !== "string") refuse("spec or $schema is missing or wrong");
    throw new Refusal("unknownSpec", `'manifest.json': '${spec}'`);
  }
  if (misfit(critical, [ANY]) === undefined) {
    const known = namesIn(MANIFEST);
    const unknown = critical.find((name) => !known.includes(name));
    if (unknown !== undefined) throw new Refusal("unknownCritical", unknown);
  }
  const areTwice = (list, name) => new Set(list.map((each) => each[name])).size < list.length;
  const fault = misfit(manifest, MANIFEST) ?? (areTwice(manifest.documents, "id") ? "/documents" : undefined)
    ?? manifest.documents.find(({ current, releases }) => areTwice(releases, "version")
      || !releases.some(({ version }) => version === current)
      || releases.some(({ locales, redlines = [] }) => areTwice(redlines, "from")
        || Object.values(locales).filter(({ authoritative }) => authoritative).length !== 1))?.id;
  if (fault !== undefined) refuse(`${fault} is missing or wrong`);
  return manifest;
};

// Keys and signatures, as minisign writes them

const idOf = (bytes) => hex(bytes.slice(2, 10).reverse()).toUpperCase();
const isEd = (bytes, length) => bytes?.length === length && bytes[0] === 69 && bytes[1] === 100;
// The id of a public key; undefined for what is none.
const keyID = (key) => {
  const bytes = base64(key);
  return isEd(bytes, 42) ? idOf(bytes) : undefined;
};

// A signature in four lines; undefined for anything else.
const signatureOf = (file) => {
  const [untrusted, first, trusted, second, ...rest] = file.split("\n");
  const [one, two] = [base64(first), base64(second)];
  if (file.length > 4096 || file.includes("\r") || rest.join() || rest.length !== 1
    || !isEd(one, 74) || two?.length !== 64
    || !untrusted.startsWith("untrusted comment: ") || !trusted.startsWith("trusted comment: ")) return undefined;
  const own = one.slice(10);
  return { file, id: idOf(one), own, two, comment: new Uint8Array([...own, ...utf8(trusted.slice(17))]) };
};

// A file with what signs it; `content` is what it says, as far as that is known.
const signedFile = (bytes, made, content) => ({
  bytes, content, answers: new Map(), signatures: made.map(String).map(signatureOf).filter(Boolean).slice(0, 16),
});

const isValid = async (key, made, bytes) => {
  const imported = await subtle().importKey("raw", base64(key).slice(10), "Ed25519", false, ["verify"]);
  return await subtle().verify("Ed25519", imported, made.own, bytes)
    && subtle().verify("Ed25519", imported, made.two, made.comment);
};
// The first of some keys that made a signature of a file.
const makerOf = async ({ answers, bytes }, made, keys) => {
  for (const key of keys) {
    const question = key + made.file;
    if (keyID(key) === made.id && !answers.has(question)) {
      answers.set(question, await isValid(key, made, bytes).catch(() => false));
    }
    if (answers.get(question)) return key;
  }
  return undefined;
};
const isSigned = async (file, keys) => {
  for (const made of file.signatures) if (await makerOf(file, made, keys)) return true;
  return false;
};
// The keys that a file announces: those that sign, or those that revoke others.
const announced = (file, isRecovery = false) => (file?.content?.keys ?? [])
  .filter(({ recovery = false, publicKey }) => recovery === isRecovery && publicKey !== undefined)
  .slice(0, 32).map(({ publicKey }) => publicKey).filter(keyID);

// The keys to trust once revocations and rotations are followed, by the rules of `assent verify`.
const settle = async ({ keys, recovery: named, rotations, revocations }, current) => {
  const ends = new Map();
  for (const { publicKey, validUntil } of [...rotations, current].flatMap((file) => file?.content?.keys ?? [])) {
    if (validUntil && !(ends.get(publicKey) <= validUntil)) ends.set(publicKey, validUntil);
  }
  const recovery = new Set(named);
  const announcedNow = announced(current, true);
  let trusted;
  let revoked;
  // Each round adds a recovery key, or is the last one.
  for (let known = -1; known !== recovery.size;) {
    known = recovery.size;
    [trusted, revoked] = [new Set(), new Map()];
    // Where nobody named one, a key that is announced may take trust away, but give none.
    if (revocations && await isSigned(revocations, known ? recovery : announcedNow)) {
      for (const entry of revocations.content.revoked) revoked.set(entry.publicKey, entry);
    }
    // A key, or the one that the recovery key put in its place.
    const accept = (key) => {
      const seen = new Set();
      while (revoked.has(key)) {
        const { replacement } = revoked.get(key);
        if (!recovery.size || seen.has(key) || !replacement) return;
        seen.add(key);
        key = replacement;
      }
      trusted.add(key);
    };
    keys.forEach(accept);
    for (const file of rotations) {
      if (await isSigned(file, trusted)) announced(file).forEach(accept);
      // The list of a recovery key that the reader names counts, and no other.
      if (!named.length && await isSigned(file, [...trusted, ...keys])) {
        announced(file, true).forEach((key) => recovery.add(key));
      }
    }
  }
  return {
    trusted, recovery, revoked, ends, allRecovery: new Set([...recovery, ...announcedNow]),
    // Whose list counts.
    revokers: [...recovery.size ? recovery : announcedNow],
  };
};

const badSignature = (detail) => new Refusal("badSignature", `'manifest.json': ${detail}`);

// The key whose signature counts; none where no key is pinned.
const signerOf = async (trust, file) => {
  const { keys } = trust;
  if (!keys.length) return undefined;
  const { trusted, allRecovery, revoked, ends } = await settle(trust, file);
  let refusal;
  for (const made of file.signatures) {
    const key = await makerOf(file, made, new Set([...trusted, ...keys]));
    if (!key) continue;
    const why = revoked.has(key) ? `revoked at ${revoked.get(key).at}`
      : allRecovery.has(key) && !keys.includes(key) ? "only revokes"
      : ends.get(key) < file.content.generated ? `ended at ${ends.get(key)}`
      : trusted.has(key) ? "" : "is not trusted";
    if (!why) return key;
    const detail = `key ${made.id}: ${why}`;
    refusal ??= revoked.has(key) ? new Refusal("revokedKey", detail) : badSignature(detail);
  }
  throw refusal ?? badSignature("no trusted key signed it");
};

// The list of revoked keys with its signature; undefined where one of both is not what it should be.
const REVOKED = {
  spec: /^assent-revocations\/1(\.|$)/, sequence: isCount,
  critical: [among("\\$schema|critical|extensions|revoked|sequence|spec")],
  revoked: [{ publicKey: keyID, at: isTime, reason: ANY, "replacement?": keyID }],
};
const readRevocations = (list, signature) => {
  const content = list?.length <= 1 << 20 && strictly(list);
  if (!content || canonical(content) !== list || misfit(content, REVOKED) !== undefined) return undefined;
  const { revoked, sequence } = content;
  const keys = new Set(revoked.map(({ publicKey }) => publicKey));
  return keys.size === sequence && revoked.length === sequence
    && revoked.every(({ publicKey, replacement }) => publicKey !== replacement)
    ? { ...signedFile(utf8(list), [signature], content), list } : undefined;
};

const linkOf = ({ bytes, signatures }) => ({ manifest: text(bytes), signatures: signatures.map(({ file }) => file) });
const readLink = (link) => {
  try {
    const bytes = utf8(link.manifest);
    return signedFile(bytes, link.signatures, readManifest(bytes));
  } catch {
    return undefined;
  }
};

// Why a manifest does not follow on one that was seen.
const checkSequence = ({ sequence, previous }, digest, seen) => {
  const isOther = sequence === seen.sequence ? digest !== seen.digest
    : previous?.sequence === seen.sequence && previous.digest !== seen.digest;
  const kind = sequence < seen.sequence ? "rollback" : sequence - seen.sequence > 1e6 ? "fastForward"
    : isOther ? "equivocation" : undefined;
  if (kind) throw new Refusal(kind, `${sequence}, ${digest}, after ${seen.sequence}, ${seen.digest}`);
};

// Which agreement, version and language has which words, at which revision.
const versionsOf = ({ documents }) => documents.flatMap(({ id, releases }) => releases.flatMap(
  ({ version, revision, locales }) => Object.keys(locales).map(
    (tag) => [id, version, revision, tag, locales[tag].textDigest].join(" "))));

// Reads and checks what was published.
//
// `read(path, limit)` gives bytes by the path from the folder of the manifest, nothing where there is no
// such file. `keys` are pinned, `recovery` are those that revoke others; `memory` is as `memoryOf` makes
// it; `seen(product)` may give the highest manifest that a log names. Where what is published cannot be
// trusted, the last good manifest stands in: then `fallback` says why.
const openManifest = async ({ read, keys = [], recovery = [], product, memory, seen }) => {
  subtle();
  const wrong = [...keys, ...recovery].find((key) => !keyID(key));
  if (wrong !== undefined) throw badSignature(`'${wrong}' is no key`);
  if (keys.length && !await subtle().generateKey("Ed25519", false, ["sign", "verify"]).catch(() => {})) {
    throw new Refusal("noEd25519", "no Ed25519");
  }
  const stored = memory?.get("trust");
  const kept = strictly(stored) ?? {};
  const rotations = [kept.links ?? []].flat().map(readLink).filter(Boolean);
  // What holds no list, and has the name of its form, was damaged.
  const keptList = [kept.revocations ?? /assent-revocations.1/.exec(stored)?.[0]].flat();
  const trust = { keys, recovery, rotations, revocations: readRevocations(...keptList) };
  let last = readLink(kept);
  if (last) {
    rotations.push(last);
    try {
      last.signer = await signerOf(trust, last);
      if (![undefined, last.content.product.id].includes(product)) throw badSignature("");
      last.digest = await sha256(last.bytes);
    } catch {
      // What no key vouches for any more gives no trust, and does not stand in.
      last = undefined;
      rotations.pop();
    }
  }

  const readText = async (path, limit = 4096) => {
    const bytes = await read(path, limit);
    try { return bytes && text(bytes); } catch { return ""; }
  };
  // The signature beside the manifest, or the one with the id of a key in its name.
  const readSignature = (id) => readText(`manifest.json${id && "."}${id}.minisig`);
  const entries = () => trust.revocations?.content.revoked ?? [];
  const name = "revocations.json";
  // A list that one of some keys signed. One that was changed might as well not be there; one that names another
  // key says nothing.
  const checkList = async ([list, signature], keys) => {
    const found = readRevocations(list, signature);
    if (found && await isSigned(found, keys)) return found;
    const made = found?.signatures[0];
    if (list !== undefined && keys.some((key) => !made || keyID(key) === made.id)) throw badSignature(name);
    return undefined;
  };
  const takeRevocations = async (file) => {
    const { revokers } = await settle(trust, file);
    const old = trust.revocations;
    if (old && !await isSigned(old, revokers)) trust.revocations = undefined;
    if (!revokers[0]) return;
    const found = await checkList(
      await Promise.all([readText(name, 1 << 20), readText(`${name}.minisig`)]), revokers);
    // Keys are only ever added.
    if (found && entries().every(
      (entry, index) => canonical(entry) === canonical(found.content.revoked[index]))) trust.revocations = found;
    if (!trust.revocations) await checkList(keptList, revokers);
  };

  const published = async () => {
    const [bytes, first] = await Promise.all([
      read("manifest.json", MOST_BYTES), keys.length ? readSignature("") : undefined]);
    if (!bytes) throw unreadable("'manifest.json' is missing");
    if (!keys.length) {
      const content = readManifest(bytes);
      return signedFile(bytes, content.keys.length ? [await readSignature("")] : [], content);
    }
    await takeRevocations();
    const candidates = [...keys, ...rotations.flatMap((file) => announced(file)),
      ...entries().flatMap(({ replacement }) => replacement ?? [])];
    const check = async (made) => {
      const file = signedFile(bytes, made);
      // Before anything is read of bytes that nobody vouches for.
      if (!await isSigned(file, candidates)) {
        throw badSignature(made.some(Boolean) ? "changed, or by another key" : "not signed");
      }
      file.content = readManifest(bytes);
      // Where no recovery key was known, the one that the manifest announces may take trust away.
      if (!trust.revocations) await takeRevocations(file);
      file.signer = await signerOf(trust, file);
      // That of a pinned key may stand beside it.
      if (made.length < 2 && !keys.includes(file.signer)) throw badSignature("");
      return file;
    };
    return check([first]).catch(async (error) => {
      if (!["badSignature", "revokedKey"].includes(error.kind)) throw error;
      const ids = [...new Set(candidates.map(keyID))].slice(0, 15);
      return check([first, ...await Promise.all(ids.map(readSignature))]);
    });
  };

  const check = async (file) => {
    const { product: { id }, documents } = file.content;
    const expected = product ?? last?.content.product.id ?? id;
    if (id !== expected) throw new Refusal("otherProduct", `'${id}', not '${expected}'`);
    // One that asks nothing opens every gate: it is taken only for the product that is known to be meant.
    if ((product ?? last) === undefined && !documents.length) throw new Refusal("nothingToAccept", id);
    const known = [await seen?.(id), last && { sequence: last.content.sequence, digest: last.digest }];
    for (const before of known) if (before) checkSequence(file.content, file.digest, before);
    // What was published stays, whichever number is higher; apps look at all of AssentRecord/RewrittenHistory.
    const kept = versionsOf(file.content);
    const lost = last && versionsOf(last.content).find((one) => !kept.includes(one));
    if (lost) throw new Refusal("rewritten", lost);
  };

  // The last good manifest, and those that are needed to trust it, once it has taken the place of the last.
  const remember = async (file) => {
    let links = [];
    const isTrusted = () => signerOf({ ...trust, rotations: links }, file).then(() => true, () => false);
    if (!await isTrusted()) links = last ? rotations.slice(0, -1) : rotations;
    if (!await isTrusted()) links = rotations;
    const { revocations } = trust;
    const isKnown = revocations && await isSigned(revocations, (await settle(trust)).recovery);
    memory?.set("trust", canonical({
      ...linkOf(file), links: links.slice(-32).map(linkOf),
      revocations: isKnown ? [revocations.list, revocations.signatures[0].file] : kept.revocations,
    }));
  };

  const opened = ({ content, bytes, digest, signer, signatures }, more) => ({
    read, memory, manifest: content, bytes, digest, signer: signer && keyID(signer), notices: [],
    signatures: signatures.map(({ file }) => file), ...more,
  });
  try {
    const file = await published();
    file.digest = await sha256(file.bytes);
    await check(file);
    const memoryFault = await remember(file).catch((error) => error);
    return opened(file, { memoryFault });
  } catch (error) {
    const fallback = error instanceof Refusal ? error : unreadable(error.message);
    try {
      const { sequence } = last.content;
      await checkList(keptList, (await settle(trust, last)).revokers);
      const known = await seen?.(last.content.product.id) ?? { sequence: -1 };
      if (sequence > known.sequence || sequence === known.sequence && last.digest === known.digest) {
        return opened(last, { fallback, notices: [{ kind: "lastGood", refusal: fallback }] });
      }
    } catch { /* There is none, or nothing says that it is the newest. */ }
    throw fallback;
  }
};

// Bytes whose digest somebody vouches for.
const checkedBytes = async (bytes, digest, path) => {
  if (!bytes) throw unreadable(`'${path}' is missing`);
  const found = await sha256(bytes);
  if (found !== digest) throw unreadable(`'${path}' has ${found}, not ${digest}`);
  return bytes;
};
// A file that the manifest names, as an artifact.
const readFile = async ({ read, isCarried, address }, { path, bytes, digest }) => {
  if (bytes > MOST_BYTES) throw unreadable(`'${path}' is too long`);
  const found = await read(path, bytes);
  // A page that was mailed carries one version, and time goes on.
  if (!found && isCarried) throw new Refusal("notCarried", address);
  return checkedBytes(found, digest, path);
};

// The body of an answer, of no more bytes than a limit.
const bodyOf = async (response, limit) => {
  const parts = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part; reader && !(part = await reader.read()).done;) {
    size += part.value.length;
    if (size > limit) {
      reader.cancel().catch(() => {});
      throw unreadable(`'${response.url}' is too long`);
    }
    parts.push(part.value);
  }
  if (parts.length === 1) return parts[0];
  const bytes = new Uint8Array(size);
  for (const part of parts.reverse()) bytes.set(part, size -= part.length);
  return bytes;
};

// Reads files from the network, from the folder of the manifest: without cookies, and from nowhere else.
const networkReader = (manifest) => async (path, limit) => {
  const url = new URL(path.split("/").map(encodeURIComponent).join("/"), manifest);
  try {
    const response = await fetch(url, {
      redirect: "manual", credentials: "omit", referrerPolicy: "no-referrer", cache: "no-cache",
      signal: AbortSignal.timeout?.(30000),
    });
    const { status, headers } = response;
    const isManifest = path === "manifest.json";
    if ([403, 404, 410].includes(status) && !isManifest) return undefined;
    // Of a redirection nothing is told.
    if (!response.ok) throw new Error(status || "redirected");
    if (isManifest && /html/.test(headers.get("content-type"))) throw new Error("a page");
    return await bodyOf(response, limit);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal("offline", `'${url}': ${error.message}`);
  }
};
