/// Makes keys of the bytes that a terminal sends (ECMA-48, and what xterm adds).
///
/// What is not understood is ``Key/other`` and never a letter, so that no sequence presses anything.
struct KeyReader: Sendable {
  /// Bytes of a key that is not complete.
  private var pending: [UInt8] = []
  /// What was pasted so far; `nil` outside of a paste.
  private var pasted: [UInt8]?

  /// More of a paste is dropped; a name is shorter.
  static let longestPaste = 4096
  private static let longestSequence = 64
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Whether a lone Escape may be waiting for the rest of a sequence.
  var isWaiting: Bool { !pending.isEmpty && pasted == nil }

  /// The keys that are complete with these bytes.
  mutating func read(_ bytes: [UInt8]) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    var index = 0
    while index < pending.count {
      if pasted != nil {
        guard let end = paste(from: index, &keys) else { break }
        index = end
        continue
      }
      guard let (key, length) = Self.key(in: pending[index...]) else { break }
      index += length
      if case .pasted = key { pasted = [] } else { keys.append(key) }
    }
    pending.removeFirst(index)
    return keys
  }

  /// What is waiting counts as it is: an Escape alone is the key.
  mutating func flush() -> [Key] {
    guard isWaiting else { return [] }
    defer { pending = [] }
    return [pending == [0x1B] ? .escape : .other]
  }

  /// Takes in what is pasted; the index after it, or `nil` where its end may have begun.
  private mutating func paste(from start: Int, _ keys: inout [Key]) -> Int? {
    var index = start
    while index < pending.count {
      let rest = pending[index...].prefix(Self.pasteEnd.count)
      if rest.elementsEqual(Self.pasteEnd) {
        keys.append(.pasted(String(decoding: pasted ?? [], as: UTF8.self)))
        pasted = nil
        return index + Self.pasteEnd.count
      }
      if Self.pasteEnd.starts(with: rest) { break }
      // No paste keeps a person from leaving, one that never ends neither.
      if pending[index] == 0x03 {
        pasted = nil
        return index
      }
      if pasted?.count ?? 0 < Self.longestPaste { pasted?.append(pending[index]) }
      index += 1
    }
    return index > start ? index : nil
  }

  /// The first key and its length in bytes; `nil` where it is not complete. A paste begins as an empty one.
  private static func key(in bytes: ArraySlice<UInt8>) -> (Key, Int)? {
    let bytes = Array(bytes.prefix(longestSequence + 8))
    switch bytes[0] {
    case 0x03: return (.interrupt, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case 0x09: return (.tab, 1)
    case 0x0A, 0x0D: return (.enter, 1)
    case 0x0C: return (.redraw, 1)
    case 0x1A: return (.suspend, 1)
    case 0x1C: return (.quit, 1)
    case 0x1B: return sequence(bytes)
    case 0x00..<0x20: return (.other, 1)
    case 0x20..<0x7F: return (.character(Unicode.Scalar(bytes[0])), 1)
    default: return character(bytes)
    }
  }

  private static func character(_ bytes: [UInt8]) -> (Key, Int)? {
    let length = bytes[0] >= 0xF0 ? 4 : bytes[0] >= 0xE0 ? 3 : bytes[0] >= 0xC2 ? 2 : 1
    guard length > 1, bytes[0] < 0xF5 else { return (.other, 1) }
    let tail = bytes.dropFirst().prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }
    guard tail.count == length - 1 else {
      return bytes.count > tail.count + 1 ? (.other, tail.count + 1) : nil
    }
    let text = String(decoding: bytes[..<length], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1,
      scalar != "\u{FFFD}"
    else { return (.other, length) }
    return (.character(scalar), length)
  }

  private static func sequence(_ bytes: [UInt8]) -> (Key, Int)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      return (final(bytes[2], parameter: ""), 3)
    case UInt8(ascii: "["):
      // Parameters and intermediates, then one byte that ends it.
      guard let end = bytes.dropFirst(2).firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
        return bytes.count > longestSequence ? (.other, bytes.count) : nil
      }
      guard (0x40...0x7E).contains(bytes[end]) else { return (.other, end) }
      let parameters = String(decoding: bytes[2..<end], as: UTF8.self)
      return (
        final(bytes[end], parameter: String(parameters.prefix { $0 != ";" })), end + 1
      )
    case 0x1B: return (.escape, 1)
    default: return (.other, 2)
    }
  }

  private static func final(_ byte: UInt8, parameter: String) -> Key {
    switch (Character(Unicode.Scalar(byte)), parameter) {
    case ("A", _): .up
    case ("B", _): .down
    case ("C", _): .right
    case ("D", _): .left
    case ("H", _), ("~", "1"), ("~", "7"): .home
    case ("F", _), ("~", "4"), ("~", "8"): .end
    case ("Z", _): .backTab
    case ("~", "5"): .pageUp
    case ("~", "6"): .pageDown
    case ("~", "200"): .pasted("")
    case ("M", _): .other
    default: .other
    }
  }
}
