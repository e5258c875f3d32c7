/// Words that stand for something still to be written.
extension ProseScan {
  /// The words that stand for something still to be written; `x` is the rarest letter of the host.
  private static let placeholderWords: [(word: StaticString, offset: Int)] = [
    ("TODO", 0), ("TBD", 0), ("FIXME", 0), ("example.com", 1),
  ]

  mutating func notePlaceholder(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ node: Int32
  ) {
    guard index + 2 < bytes.count else { return }
    let next = bytes[index + 1]
    guard
      next == UInt8(ascii: "O") || next == UInt8(ascii: "B") || next == UInt8(ascii: "I")
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
}
