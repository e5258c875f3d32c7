import AssentManifest
import AssentRecord
import Crypto

/// What a person gets of an acceptance: the record, the exact text, what was on the screen, and what
/// others signed; `assent-receipt/1`, one file that can be checked without the log.
public struct Receipt: Hashable, Sendable {
  /// The largest receipt that is read, in bytes.
  public static let mostBytes = 256 << 20
  static let spec = "assent-receipt/1"

  /// The line of the record as it stands in the log, without its newline.
  public var line: [UInt8]
  /// Which line of the log it is, from 1.
  public var number: Int
  /// How many lines the log had, and its last one.
  public var logLines: Int
  /// SHA-256 of the last line of the log.
  public var logHead: Manifest.Digest
  /// The text as it is printed.
  public var plain: [UInt8]
  /// The text as JSON, the file that the screen was made from; `nil` where it was not to be had.
  public var document: [UInt8]?
  /// What was on the screen; `nil` where it was not kept.
  public var presentation: Presentation?
  /// The manifest that lists the text, with its signature files.
  public var manifest: [UInt8]
  /// The signature files of the manifest.
  public var signatures: [[UInt8]]
  /// That the release stands in the log of the publisher (C2SP tlog-proof).
  public var proof: [UInt8]?
  /// What others signed of the line: servers and authorities of time.
  public var countersignatures: [Countersignature]
  /// Later lines of the log, without newlines, that took the record back or took its place, and those of
  /// a guardian: what they say is told by the check.
  public var later: [[UInt8]]
  /// What was known of the publisher's keys besides the manifest: those that were replaced and revoked.
  public var trust: [MemoryName: [UInt8]]

  /// What of a memory goes with a receipt.
  static let trustNames: [MemoryName] = [.revocations, .revocationsSignature, .rotations]

  /// A receipt of one line of a log, with what it takes to check it.
  public init(
    line: [UInt8], number: Int, logLines: Int, logHead: Manifest.Digest, plain: [UInt8],
    document: [UInt8]? = nil, presentation: Presentation? = nil, manifest: [UInt8],
    signatures: [[UInt8]], proof: [UInt8]? = nil, countersignatures: [Countersignature] = [],
    later: [[UInt8]] = [], trust: [MemoryName: [UInt8]] = [:]
  ) {
    (self.line, self.number) = (line, number)
    (self.logLines, self.logHead) = (logLines, logHead)
    (self.plain, self.document, self.presentation) = (plain, document, presentation)
    (self.manifest, self.signatures, self.proof) = (manifest, signatures, proof)
    self.countersignatures = countersignatures
    (self.later, self.trust) = (later, trust)
  }

  /// The file: canonical JSON, with no newline at the end. What was signed stands in it as text, byte
  /// for byte.
  public var bytes: [UInt8] {
    func text(_ bytes: [UInt8]) -> JSONValue { .string(String(decoding: bytes, as: UTF8.self)) }
    var object: JSONObject = [
      "countersignatures": .array(countersignatures.map { .object($0.json) }),
      "log": [
        "head": .string(logHead.description), "lines": AcceptanceForm.integer(logLines),
      ],
      "manifest": [
        "bytes": text(manifest), "signatures": .array(signatures.map { text($0) }),
      ],
      "record": ["line": text(line), "number": AcceptanceForm.integer(number)],
      "spec": .string(Self.spec),
    ]
    var words: JSONObject = ["plain": text(plain)]
    words["document"] = document.map { text($0) }
    object["text"] = .object(words)
    object["presentation"] = presentation.map { .object($0.json) }
    if !later.isEmpty { object["later"] = .array(later.map { text($0) }) }
    object["proof"] = proof.map { text($0) }
    var names: JSONObject = [:]
    for name in Self.trustNames { names[name.rawValue] = trust[name].map { text($0) } }
    if trust.keys.contains(where: Self.trustNames.contains) { object["trust"] = .object(names) }
    return CanonicalJSON.bytes(of: .object(object))
  }

  /// Reads a receipt.
  ///
  /// - Throws: ``ReceiptError`` for what is none; whether what it says is true, `check` tells.
  public init(parsing bytes: [UInt8]) throws(ReceiptError) {
    guard bytes.count <= Self.mostBytes else {
      throw ReceiptError("the receipt has more than \(Self.mostBytes) bytes")
    }
    let value: JSONValue
    do { value = try JSONValue(parsing: bytes) } catch {
      throw ReceiptError("the receipt is not JSON: \(error)")
    }
    guard let spec = value["spec"]?.string else {
      throw ReceiptError("the file is no receipt: it has no 'spec'")
    }
    guard spec == Self.spec || spec.hasPrefix(Self.spec + ".") else {
      throw ReceiptError("'\(Self.shown(spec))' is not supported; expected '\(Self.spec)'")
    }
    func missing(_ name: String) -> ReceiptError { ReceiptError("the receipt has no '\(name)'") }
    func text(_ path: String...) -> [UInt8]? {
      path.reduce(value as JSONValue?) { $0?[$1] }?.string.map { Array($0.utf8) }
    }
    guard let line = text("record", "line") else { throw missing("record.line") }
    guard let number = value["record"]?["number"]?.integer else { throw missing("record.number") }
    guard let lines = value["log"]?["lines"]?.integer else { throw missing("log.lines") }
    guard let head = value["log"]?["head"]?.string.flatMap({ Manifest.Digest($0) }) else {
      throw missing("log.head")
    }
    guard let plain = text("text", "plain") else { throw missing("text.plain") }
    guard let manifest = text("manifest", "bytes") else { throw missing("manifest.bytes") }
    let presentation = value["presentation"].flatMap { Presentation(reading: $0) }
    guard (presentation == nil) == (value["presentation"] == nil) else {
      throw ReceiptError("'presentation' lacks a field")
    }
    let countersignatures = value["countersignatures"]?.array ?? []
    let read = countersignatures.map { Countersignature(reading: $0) }
    if let unreadable = read.firstIndex(of: nil) {
      throw ReceiptError(
        "countersignature \(unreadable + 1) of \(read.count) cannot be read"
          + Self.fault(in: countersignatures[unreadable])
          + "; ask whoever made the receipt for it once more: 'assent gate export'")
    }
    var trust: [MemoryName: [UInt8]] = [:]
    for name in Self.trustNames { trust[name] = text("trust", name.rawValue) }
    self.init(
      line: line, number: number, logLines: lines, logHead: head, plain: plain,
      document: text("text", "document"), presentation: presentation, manifest: manifest,
      signatures: (value["manifest"]?["signatures"]?.array ?? []).compactMap(\.string)
        .map { Array($0.utf8) },
      proof: text("proof"), countersignatures: read.compactMap(\.self),
      later: try Self.later(in: value), trust: trust)
  }

  private static func later(in value: JSONValue) throws(ReceiptError) -> [[UInt8]] {
    guard let found = value["later"] else { return [] }
    guard let lines = found.array else { throw ReceiptError("'later' is no list") }
    let read = lines.compactMap(\.string)
    guard read.count == lines.count else { throw ReceiptError("'later' has what is no line") }
    return read.map { Array($0.utf8) }
  }

  /// Why a value is no countersignature, as the rest of a sentence.
  static func fault(in value: JSONValue) -> String {
    guard let kind = value["kind"]?.string else { return ": it has no 'kind'" }
    guard Countersignature.Kind(rawValue: kind) != nil else {
      return ": its kind '\(shown(kind))' is not known here"
    }
    let line = value["line"]?.string.flatMap { Manifest.Digest($0) }
    return line == nil
      ? ": its 'line' is no digest" : ": its 'bytes' are no base64, or more than a signature has"
  }

  /// A name from outside, as a message shows it.
  static func shown(_ text: String) -> String { LedgerText.shown(text, limit: 80) }

  /// The record; `nil` where the line has none.
  public var acceptance: Acceptance? { event?.acceptance }

  /// What the line says happened.
  var event: AcceptanceEvent? { Self.event(of: line) }

  private static func event(of line: [UInt8]) -> AcceptanceEvent? {
    guard line.count <= AcceptanceChain.mostBytesOfLine,
      let object = CanonicalObject(line, in: 0..<line.count)
    else { return nil }
    return (try? AcceptanceEvent(reading: AcceptanceFields(object))) ?? nil
  }
}

/// Why a receipt cannot be made or read.
public struct ReceiptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why, as a sentence without a point.
  public var description: String
  /// The store that could not be read or written, where that is why.
  public var failure: StoreError?

  /// An error that says why.
  public init(_ description: String, failure: StoreError? = nil) {
    self.description = description
    self.failure = failure
  }

  /// An error of the store.
  public init(_ failure: StoreError) { self.init(failure.description, failure: failure) }
}
