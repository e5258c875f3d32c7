/// Words that stand for something still to be written.
extension ProseScan {
  /// The words that stand for something still to be written; `x` is the rarest letter of the host.
  private static let placeholderWords: [(word: StaticString, offset: Int)] = [
    ("TODO", 0), ("TBD", 0), ("TBC", 0), ("TBA", 0), ("FIXME", 0), ("example.com", 1),
    ("À FAIRE", 3), ("A FAIRE", 2), ("À COMPLÉTER", 10), ("A COMPLETER", 8),
  ]

  mutating func notePlaceholder(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ node: Int32
  ) {
    guard index + 2 < bytes.count else { return }
    let next = bytes[index + 1]
    guard
      next == UInt8(ascii: "O") || next == UInt8(ascii: "B") || next == UInt8(ascii: "I")
        || next == UInt8(ascii: "A") || next == UInt8(ascii: "E")
        || next == UInt8(ascii: "a") && bytes[index] == UInt8(ascii: "x")
    else { return }
    for (word, offset) in Self.placeholderWords where index >= offset {
      let start = index - offset
      let count = word.utf8CodeUnitCount
      guard start + count <= bytes.count,
        (0..<count).allSatisfy({ bytes[start + $0] == word.utf8Start[$0] }),
        start == 0 || !Self.isInWord(bytes[start - 1]),
        start + count == bytes.count || !Self.isInWord(bytes[start + count])
      else { continue }
      placeholders.append(Self.place(node, start, count))
    }
  }

  mutating func noteLoremIpsum(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ node: Int32
  ) {
    let words: StaticString = "lorem ipsum"
    let count = words.utf8CodeUnitCount
    guard start + count <= bytes.count,
      (0..<count).allSatisfy({ bytes[start + $0] | 0x20 == words.utf8Start[$0] })
    else { return }
    placeholders.append(Self.place(node, start, count))
  }

  /// `N.N.` at its first point, for somebody still to be named. What stands before a surname are initials.
  mutating func noteNobody(_ bytes: UnsafeBufferPointer<UInt8>, _ point: Int, _ node: Int32) {
    guard point > 0, bytes[point - 1] == UInt8(ascii: "N"), point + 2 < bytes.count,
      point == 1 || !Self.isInWord(bytes[point - 2]) && bytes[point - 2] != UInt8(ascii: ".")
    else { return }
    let second = bytes[point + 1] == 0x20 ? point + 2 : point + 1
    guard second + 1 < bytes.count, bytes[second] == UInt8(ascii: "N"),
      bytes[second + 1] == UInt8(ascii: ".")
    else { return }
    let end = second + 2
    let next = end < bytes.count && bytes[end] == 0x20 ? end + 1 : end
    let isInitials = next < bytes.count && (bytes[next] &- 0x41 < 26 || Self.isInWord(bytes[end]))
    if !isInitials { placeholders.append(Self.place(node, point - 1, end - point + 1)) }
  }
}
