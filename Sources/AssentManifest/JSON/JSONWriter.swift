/// Writes JSON piece by piece, without spaces; commas come by themselves.
///
/// The order of keys is the caller's: what is to be canonical has them sorted.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false
  /// What is left of the bytes to be compared with; `nil` where what is written is kept.
  private var expected: ArraySlice<UInt8>?
  /// Whether all that was compared was as expected.
  private var isSameSoFar = true

  /// Writes what is kept in ``bytes``, for which there is room from the first.
  init(minimumCapacity: Int = 0) { bytes.reserveCapacity(minimumCapacity) }

  /// Writes what is held against some bytes, piece by piece, and not kept.
  init(comparingWith expected: [UInt8]) { self.expected = expected[...] }

  /// Whether all that was written is what it was to be compared with.
  var isSame: Bool {
    isSameSoFar && (expected.map { $0.count == bytes.count && beginsWithBytes($0) } ?? true)
  }

  /// Compares what is there, where that is much.
  mutating func compareLongPiece() {
    guard bytes.count >= 1 << 16, let expected else { return }
    isSameSoFar = isSameSoFar && beginsWithBytes(expected)
    self.expected = expected.dropFirst(bytes.count)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Whether others begin with what is there; by places, not by iterators, which cost ten times as much.
  private func beginsWithBytes(_ others: ArraySlice<UInt8>) -> Bool {
    others.withUnsafeBufferPointer { others in
      bytes.withUnsafeBufferPointer { bytes in
        bytes.count <= others.count && bytes.indices.allSatisfy { bytes[$0] == others[$0] }
      }
    }
  }

  mutating func beginObject() { open(UInt8(ascii: "{")) }
  mutating func endObject() { close(UInt8(ascii: "}")) }
  mutating func beginArray() { open(UInt8(ascii: "[")) }
  mutating func endArray() { close(UInt8(ascii: "]")) }

  mutating func key(_ key: String) {
    append(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func append(_ flag: Bool) { literal(flag ? "true" : "false") }

  mutating func append(_ number: Int) {
    precondition(
      Int64(number).magnitude <= JSONValue.largestInteger.magnitude,
      "an integer beyond 2^53 - 1 has no canonical form")
    separate()
    bytes.append(contentsOf: String(number).utf8)
  }

  mutating func append(_ digest: Manifest.Digest) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    digest.withText { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Escapes as `JSON.stringify` does (ECMA-262, QuoteJSONString), and nothing else.
  mutating func append(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      // Most texts have nothing to escape.
      guard utf8.contains(where: Self.isEscaped) else {
        bytes.append(contentsOf: utf8)
        return
      }
      var copied = 0
      for index in utf8.indices where Self.isEscaped(utf8[index]) {
        bytes.append(contentsOf: utf8[copied..<index])
        escape(utf8[index])
        copied = index + 1
      }
      bytes.append(contentsOf: utf8[copied...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Keeps its own stack, so that depth is no danger.
  mutating func append(_ value: JSONValue) {
    var open: [OpenContainer] = []
    var next: JSONValue? = value
    while true {
      switch next {
      case nil: break
      case .null?: literal("null")
      case .bool(let flag)?: append(flag)
      case .integer(let number)?: append(number)
      case .string(let text)?: append(text)
      case .array(let elements)?:
        beginArray()
        open.append(.array(elements[...]))
      case .object(let object)?:
        beginObject()
        open.append(.object(object.members[...]))
      }
      switch open.popLast() {
      case nil: return
      case .array(var rest)?:
        next = rest.popFirst()
        if next == nil { endArray() } else { open.append(.array(rest)) }
      case .object(var rest)?:
        let member = rest.popFirst()
        next = member?.value
        if let member {
          key(member.key)
          open.append(.object(rest))
        } else {
          endObject()
        }
      }
    }
  }

  private enum OpenContainer {
    /// The elements still to be written.
    case array(ArraySlice<JSONValue>)
    case object(ArraySlice<JSONObject.Member>)
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func literal(_ word: StaticString) {
    separate()
    word.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    default:
      bytes.append(contentsOf: "u00".utf8)
      bytes.append(Hexadecimal.digit(byte >> 4))
      bytes.append(Hexadecimal.digit(byte & 0xF))
    }
  }
}
