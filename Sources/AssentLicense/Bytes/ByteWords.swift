/// Words that are looked for in a text all at once, most of whose bytes are skipped (Wu and Manber, 1994).
///
/// What two bytes stand at the end of six says how far the next word can be.
struct ByteWords: Sendable {
  private let words: [[UInt8]]
  /// By the hash of two bytes, how many bytes further a word may end at the nearest; 0 where one may end here.
  private var shifts = [UInt8](repeating: UInt8(length - 1), count: slots)

  /// How many bytes of each word are looked at before the word itself is.
  private static let length = 6
  private static let slots = 4_096

  /// - Parameter words: of six bytes and more; shorter ones are left out.
  init(_ words: [StaticString]) {
    let all = words.map { word in word.withUTF8Buffer { Array($0) } }
    self.words = all.filter { $0.count >= Self.length }
    assert(self.words.count == all.count, "words of six bytes and more")
    for word in self.words {
      for end in 1..<Self.length {
        let slot = Self.slot(word[end - 1], word[end])
        shifts[slot] = min(shifts[slot], UInt8(Self.length - 1 - end))
      }
    }
  }

  @inline(__always)
  private static func slot(_ first: UInt8, _ second: UInt8) -> Int {
    (Int(first) << 5 ^ Int(second)) & (slots - 1)
  }

  /// Where words begin, in ascending order.
  ///
  /// - Parameter limit: how many are looked for.
  func places(in text: [UInt8], limit: Int) -> [Int] {
    var places: [Int] = []
    text.withUnsafeBufferPointer { text in
      shifts.withUnsafeBufferPointer { shifts in
        var last = Self.length - 1
        while last < text.count, places.count < limit {
          let shift = Int(shifts[Self.slot(text[last - 1], text[last])])
          if shift == 0, begins(at: last + 1 - Self.length, in: text) {
            places.append(last + 1 - Self.length)
          }
          last += max(1, shift)
        }
      }
    }
    return places
  }

  /// Whether one of the words begins at an index.
  private func begins(at start: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    words.contains { word in
      word[0] == text[start] && start + word.count <= text.count
        && word.indices.allSatisfy { text[start + $0] == word[$0] }
    }
  }
}
