import AssentManifest
import Crypto

/// Reads a ``HashChain`` line by line as its bytes come, without keeping what was read.
///
/// For chains that are too long to be held as trees: it checks the same rules on the bytes themselves.
package struct ChainReader: Sendable {
  /// One line, checked.
  package struct Line: Sendable {
    package var object: CanonicalObject
    /// Of the bytes of the line without its newline, in the bytes of ``object``.
    package var range: Range<Int>
    /// From 1.
    package var number: Int
  }

  /// Whole lines that were read.
  package private(set) var lines = 0
  /// Their bytes, newlines included.
  package private(set) var byteCount = 0
  /// The bytes of the last line, without its newline.
  package private(set) var lastLength = 0
  /// The digest of the last line as text, `sha256:` included; empty before the first one.
  private var headText: [UInt8] = []

  /// Before the first line.
  package init() {}

  /// Behind lines that were read before.
  package init(lines: Int, byteCount: Int, lastLength: Int, head: Manifest.Digest?) {
    self.lines = lines
    self.byteCount = byteCount
    self.lastLength = lastLength
    headText = head.map { Array($0.description.utf8) } ?? []
  }

  /// The digest of the last line; `nil` before the first one.
  package var head: Manifest.Digest? {
    Manifest.Digest(String(decoding: headText, as: UTF8.self))
  }

  /// Reads the whole lines of a piece.
  ///
  /// - Parameters:
  ///   - piece: what follows the bytes that were read.
  ///   - limit: longer lines, in bytes, are an error.
  ///   - line: is given each line, after ``head``, ``lines`` and ``byteCount`` went past it.
  /// - Returns: how many bytes were read: up to the last newline.
  /// - Throws: ``HashChainError`` at the first line that is not canonical, or does not follow; then
  ///   the lines before it were read.
  package mutating func read(
    _ piece: [UInt8], limit: Int, _ line: (ChainReader, Line) -> Void
  ) throws(HashChainError) -> Int {
    var start = 0
    while start < piece.count, let end = piece[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let number = lines + 1
      guard end - start <= limit else { throw HashChainError(line: number, reason: .tooLong) }
      guard let object = CanonicalObject(piece, in: start..<end) else {
        throw HashChainError(line: number, reason: .notCanonical)
      }
      guard follows(object) else { throw HashChainError(line: number, reason: .doesNotFollow) }
      var hash = SHA256()
      piece.withUnsafeBytes { hash.update(bufferPointer: .init(rebasing: $0[start..<end])) }
      headText = Self.text(of: hash.finalize())
      lines = number
      byteCount += end + 1 - start
      lastLength = end - start
      line(self, Line(object: object, range: start..<end, number: number))
      start = end + 1
    }
    guard piece.count - start <= limit else {
      throw HashChainError(line: lines + 1, reason: .tooLong)
    }
    return start
  }

  /// Adds a line behind those that were read.
  ///
  /// - Parameter object: its members; `prev` is set here.
  /// - Returns: its bytes, its newline among them.
  package mutating func append(_ object: JSONObject) -> [UInt8] {
    var object = object
    object["prev"] = head.map { .string($0.description) }
    let bytes = CanonicalJSON.bytes(of: .object(object))
    headText = Self.text(of: SHA256.hash(data: bytes))
    lines += 1
    byteCount += bytes.count + 1
    lastLength = bytes.count
    return bytes + [UInt8(ascii: "\n")]
  }

  private func follows(_ object: CanonicalObject) -> Bool {
    guard let range = object.value("prev") else { return headText.isEmpty }
    // A string between its quotes; a digest has no escapes.
    return !headText.isEmpty && range.count == headText.count + 2
      && object.bytes[range].first == UInt8(ascii: "\"")
      && object.bytes[(range.lowerBound + 1)..<(range.upperBound - 1)].elementsEqual(headText)
  }

  private static func text(of digest: SHA256.Digest) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(71)
    text.append(contentsOf: "sha256:".utf8)
    digest.withUnsafeBytes { bytes in
      for byte in bytes {
        text.append(digits[Int(byte >> 4)])
        text.append(digits[Int(byte & 0xF)])
      }
    }
    return text
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
