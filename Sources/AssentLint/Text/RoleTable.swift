import AssentLicense

/// The words of a language that name sides, found by the bytes they begin with.
struct RoleTable: Sendable {
  /// A word without its endings.
  private struct Stem: Sendable {
    var text: String
    var bytes: [UInt8]
    var group: Int
  }

  /// By what they begin with, in the order of their groups.
  private var stems: [UInt64: [Stem]] = [:]
  private var starts = KeyFilter()

  init(_ groups: [[String]]) {
    for (number, group) in groups.enumerated() {
      for stem in group {
        let bytes = Array(stem.utf8)
        let start = Self.start(bytes[...])
        starts.insert(start)
        stems[start, default: []].append(Stem(text: stem, bytes: bytes, group: number))
      }
    }
  }

  /// The stem that a word has in whatever case, with its group; `nil` for other words.
  func role(of word: ArraySlice<UInt8>) -> (stem: String, group: Int)? {
    let start = Self.start(word)
    guard starts.mayContain(start), let stems = stems[start] else { return nil }
    let isASCII = word.allSatisfy { $0 < 0x80 }
    let text = isASCII ? "" : String(decoding: word, as: UTF8.self).lowercased()
    for stem in stems {
      let isOf =
        isASCII
        ? Self.isWord(word, of: stem.bytes)
        : text.hasPrefix(stem.text) && Self.isWord(text, of: stem.text)
      if isOf { return (stem.text, stem.group) }
    }
    return nil
  }

  /// Whether a word of ASCII is a stem with an ending.
  private static func isWord(_ word: ArraySlice<UInt8>, of stem: [UInt8]) -> Bool {
    guard (stem.count...stem.count + 3).contains(word.count),
      zip(word, stem).allSatisfy({ $0 | 0x20 == $1 })
    else { return false }
    // An adjective, as in `Uživatelský účet`.
    return !word.dropFirst(stem.count).prefix(2).map({ $0 | 0x20 }).elementsEqual("sk".utf8)
  }

  /// The same of a word in lower case that begins with the stem.
  private static func isWord(_ word: String, of stem: String) -> Bool {
    word.count - stem.count <= 3 && !word.dropFirst(stem.count).hasPrefix("sk")
  }

  /// The first three letters, as far as they are ASCII, in lower case.
  @inline(__always)
  private static func start(_ word: ArraySlice<UInt8>) -> UInt64 {
    var start: UInt64 = 0
    for byte in word.prefix(3) {
      guard byte < 0x80 else { break }
      start = start << 8 | UInt64(byte | 0x20)
    }
    return start
  }
}
