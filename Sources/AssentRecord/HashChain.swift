import AssentManifest
import Crypto

/// Lines of canonical JSON in which each names the SHA-256 of the line before: what is in the middle
/// cannot be changed, removed or put elsewhere without a trace.
///
/// The form of ledgers and of acceptance logs. A line ends with one newline, which is not part of
/// what is hashed; the first line has no `prev`.
package struct HashChain: Sendable {
  /// One line, read.
  package struct Link: Hashable, Sendable {
    /// The members, `prev` among them.
    package var object: JSONObject
    /// Of the bytes of the line.
    package var digest: Manifest.Digest
    /// From 1.
    package var line: Int
  }

  package private(set) var links: [Link] = []

  /// A chain without links.
  package init() {}

  /// Reads a chain.
  ///
  /// - Throws: ``HashChainError`` at the first line that is not canonical, or does not follow.
  package init(parsing bytes: [UInt8]) throws(HashChainError) {
    var start = 0
    while start < bytes.count {
      let number = links.count + 1
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else {
        throw HashChainError(line: number, reason: .noNewline)
      }
      links.append(try Self.link(Array(bytes[start..<end]), number, after: links.last?.digest))
      start = end + 1
    }
  }

  /// The digest of the last line; `nil` of an empty chain.
  package var head: Manifest.Digest? { links.last?.digest }

  /// Adds a line.
  ///
  /// - Parameter object: its members; `prev` is set here.
  /// - Returns: its bytes, its newline among them.
  package mutating func append(_ object: JSONObject) -> [UInt8] {
    var object = object
    object["prev"] = head.map { .string($0.description) }
    let bytes = CanonicalJSON.bytes(of: .object(object))
    links.append(
      Link(
        object: object, digest: Manifest.Digest(sha256: SHA256.hash(data: bytes)),
        line: links.count + 1))
    return bytes + [UInt8(ascii: "\n")]
  }

  private static func link(
    _ bytes: [UInt8], _ number: Int, after previous: Manifest.Digest?
  ) throws(HashChainError) -> Link {
    let value: JSONValue
    do { value = try JSONValue(parsing: bytes) } catch {
      throw HashChainError(line: number, reason: .notJSON(error))
    }
    guard case .object(let object) = value, CanonicalJSON.bytes(of: value) == bytes else {
      throw HashChainError(line: number, reason: .notCanonical)
    }
    guard object["prev"] == previous.map({ .string($0.description) }) else {
      throw HashChainError(line: number, reason: .doesNotFollow)
    }
    let digest = Manifest.Digest(sha256: SHA256.hash(data: bytes))
    return Link(object: object, digest: digest, line: number)
  }
}

/// Where a chain is broken.
package struct HashChainError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    /// The last line has no newline: it was not written to its end.
    case noNewline
    case notJSON(JSONError)
    case notCanonical
    /// `prev` is not the digest of the line before.
    case doesNotFollow
    /// It has more bytes than are read.
    case tooLong
  }

  /// From 1.
  package var line: Int
  package var reason: Reason

  package init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  package var description: String {
    switch reason {
    case .tooLong: "line \(line) is too long"
    case .noNewline: "line \(line) does not end with a newline"
    case .notJSON(let error): "line \(line) is not JSON (\(error))"
    case .notCanonical: "line \(line) is not canonical JSON"
    case .doesNotFollow: "line \(line) does not follow from the line before it"
    }
  }
}
