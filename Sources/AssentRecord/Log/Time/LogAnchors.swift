import AssentManifest
import Crypto

/// The timestamps that a publisher obtained for checkpoints: the file `anchors.ndjson`, chained as
/// ledgers are.
///
/// They are about checkpoints and no version, so they stand in no ledger, and are no entries of the log.
package struct LogAnchors: Sendable {
  /// More timestamps than this are in no list.
  package static let mostAnchors = 10_000

  private var chain = HashChain()
  package private(set) var all: [LogAnchor] = []

  /// No timestamps.
  package init() {}

  /// - Throws: ``LogAnchorsError`` at the first line that is damaged.
  package init(parsing bytes: [UInt8]) throws(LogAnchorsError) {
    do throws(HashChainError) { chain = try HashChain(parsing: bytes) } catch {
      throw .brokenChain(error)
    }
    guard chain.links.count <= Self.mostAnchors else { throw .tooMany }
    for link in chain.links {
      guard let anchor = LogAnchor(link.object) else { throw .noAnchor(line: link.line) }
      all.append(anchor)
    }
  }

  /// - Returns: the bytes of the line, newline included.
  package mutating func append(_ anchor: LogAnchor) -> [UInt8] {
    all.append(anchor)
    return chain.append(anchor.object)
  }
}

/// That somebody else saw a checkpoint at some time, or promised to say so.
package struct LogAnchor: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case rfc3161
    case openTimestamps = "opentimestamps"

    /// The ending of its file.
    package var ending: String {
      switch self {
      case .rfc3161: "tsr"
      case .openTimestamps: "ots"
      }
    }
  }

  /// The day on which it was taken in, as it was given.
  package var at: Manifest.Day
  /// Of the checkpoint.
  package var size: Int
  /// Of the bytes of the checkpoint, with the signatures that it had.
  package var checkpoint: Manifest.Digest
  package var kind: Kind
  /// Below the folder of the log: `timestamps/12.tsr`.
  package var file: String
  package var fileDigest: Manifest.Digest
  /// What an authority states; `nil` of OpenTimestamps, whose blocks have the time.
  package var time: Manifest.Timestamp?

  /// Takes a timestamp of a checkpoint in.
  ///
  /// - Returns: `nil` where it stamps another file.
  /// - Throws: ``TimestampError`` or ``OpenTimestampError``.
  package init?(
    _ bytes: [UInt8], _ kind: Kind, of checkpoint: Checkpoint, file: String, at day: Manifest.Day
  ) throws {
    let (digest, time) = try Self.stamped(bytes, kind)
    guard checkpoint.stampedDigests.contains(digest) else { return nil }
    at = day
    size = checkpoint.size
    self.checkpoint = digest
    self.kind = kind
    self.file = file
    fileDigest = Manifest.Digest(sha256: SHA256.hash(data: bytes))
    self.time = time
  }

  /// The digest that a file stamps, and the time that it states.
  package static func stamped(
    _ bytes: [UInt8], _ kind: Kind
  ) throws -> (digest: Manifest.Digest, time: Manifest.Timestamp?) {
    switch kind {
    case .rfc3161:
      let token = try TimestampToken(parsing: bytes)
      return (token.digest, token.time)
    case .openTimestamps: return (try OpenTimestamp(parsing: bytes).digest, nil)
    }
  }

  /// How its file, or the checkpoint, contradicts it, in words.
  package func fault(file bytes: [UInt8]?, checkpoint: Checkpoint?) -> String? {
    guard let bytes else { return "the timestamp '\(file)' is missing" }
    let digest = Manifest.Digest(sha256: SHA256.hash(data: bytes))
    guard digest == fileDigest else {
      return "the timestamp '\(file)' has the digest \(digest), and the list says \(fileDigest)"
    }
    guard let checkpoint else { return "the checkpoint of size \(size), of \(file), is missing" }
    guard checkpoint.stampedDigests.contains(self.checkpoint) else {
      return "the checkpoint of size \(size) is not the one that '\(file)' stamps"
    }
    do {
      let stamped = try Self.stamped(bytes, kind)
      guard stamped.digest == self.checkpoint else {
        return
          "'\(file)' stamps \(stamped.digest), and the checkpoint of size \(size) is "
          + "\(self.checkpoint)"
      }
      guard stamped.time == time else { return "'\(file)' states another time than the list" }
    } catch {
      return "'\(file)' proves nothing: \(error)"
    }
    return nil
  }

  fileprivate init?(_ object: JSONObject) {
    guard object["event"]?.string == "anchored",
      let at = object["at"]?.string.flatMap({ Manifest.Day($0) }),
      let size = object["size"]?.integer, size > 0,
      let checkpoint = object["checkpoint"]?.string.flatMap({ Manifest.Digest($0) }),
      let kind = object["kind"]?.string.flatMap(Kind.init), let file = object["file"]?.string,
      Manifest.Path(file) != nil,
      let fileDigest = object["fileDigest"]?.string.flatMap({ Manifest.Digest($0) })
    else { return nil }
    self.at = at
    self.size = size
    self.checkpoint = checkpoint
    self.kind = kind
    self.file = file
    self.fileDigest = fileDigest
    time = object["time"]?.string.flatMap { Manifest.Timestamp($0) }
  }

  fileprivate var object: JSONObject {
    var object: JSONObject = [
      "at": .string(at.description), "checkpoint": .string(checkpoint.description),
      "event": "anchored", "file": .string(file), "fileDigest": .string(fileDigest.description),
      "kind": .string(kind.rawValue), "size": .integer(size),
    ]
    object["time"] = time.map { .string($0.description) }
    return object
  }
}

extension Checkpoint {
  /// The digests of the file as it is, and as it was before later signatures came to its end.
  package var stampedDigests: Set<Manifest.Digest> { Set(digestsOfBeginnings.map(\.digest)) }

  /// How many lines of the file, from its beginning, have a digest: those that were there when it was
  /// stamped; `nil` for none.
  package func lines(stampedAs digest: Manifest.Digest) -> Int? {
    digestsOfBeginnings.first { $0.digest == digest }?.lines
  }

  private var digestsOfBeginnings: [(lines: Int, digest: Manifest.Digest)] {
    var digests: [(lines: Int, digest: Manifest.Digest)] = []
    var hash = SHA256()
    let start = note.text.count { $0 == UInt8(ascii: "\n") } + 1
    for count in 1...max(1, note.lines.count) {
      let bytes = count == 1 ? note.bytes(lines: 1) : note.lines[count - 1].bytes
      hash.update(data: bytes)
      digests.append((start + count, Manifest.Digest(sha256: hash.finalize())))
    }
    return digests
  }
}

/// Why the list of timestamps cannot be read.
package enum LogAnchorsError: Error, Hashable, Sendable, CustomStringConvertible {
  case brokenChain(HashChainError)
  /// From 1.
  case noAnchor(line: Int)
  case tooMany

  package var description: String {
    switch self {
    case .brokenChain(let error): error.description
    case .tooMany: "it has more than \(LogAnchors.mostAnchors) lines"
    case .noAnchor(let line): "line \(line) does not name a timestamp"
    }
  }
}
