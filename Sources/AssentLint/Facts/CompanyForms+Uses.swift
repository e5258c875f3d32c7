extension CompanyForms {
  /// The places where a name stands as a word with a form.
  static func uses(
    of base: String, in bytes: [UInt8]
  ) -> [(form: String, range: Range<Int>)] {
    let name = Array(base.utf8)
    guard let first = name.first, bytes.count >= name.count else { return [] }
    var found: [(form: String, range: Range<Int>)] = []
    var index = 0
    let last = bytes.count - name.count
    while index <= last, found.count < 20 {
      defer { index += 1 }
      guard bytes[index] == first, bytes[index + name.count - 1] == name[name.count - 1],
        bytes[index..<index + name.count].elementsEqual(name),
        !isWordBefore(index, in: bytes)
      else { continue }
      let place = index..<index + name.count
      if let use = form(around: place, in: bytes) { found.append(use) }
    }
    return found
  }

  /// Whether a name goes on before a byte: a letter, or a word with a capital.
  private static func isWordBefore(_ index: Int, in bytes: [UInt8]) -> Bool {
    guard index > 0, bytes[index] < 0x80 else { return false }
    if (bytes[index - 1] | 0x20) &- 0x61 < 26 || bytes[index - 1] >= 0x80 { return true }
    guard bytes[index - 1] == 0x20 else { return false }
    var start = index - 1
    while start > 0, bytes[start - 1] > 0x20, bytes[start - 1] < 0x80 { start -= 1 }
    let word = String(decoding: bytes[start..<index - 1], as: UTF8.self)
    let openings: Set = [
      "The", "By", "Ask", "From", "Of", "To", "Write", "Contact", "And", "At", "Die", "Der", "La",
      "Le", "For", "Copyright", "Licensor:", "Company:",
    ]
    return word.first?.isUppercase ?? false && word.allSatisfy(\.isLetter)
      && !openings.contains(word)
  }
}
