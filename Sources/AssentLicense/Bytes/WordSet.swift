import AssentManifest

/// Words of tables, found by the bytes of a text without copying them.
package struct WordSet: Sendable {
  /// The words, one behind the other.
  private var text: [UInt8] = []
  /// Where words end in `text` and how many bytes they have, found by hashing; 0 is a free slot.
  private var slots: [UInt32]

  /// The words of tables in the form in which they are compared.
  package init(_ tables: TableText...) {
    var count = 0
    for table in tables { table.forEachWord { _ in count += 1 } }
    self.init(count: count)
    for table in tables {
      text.reserveCapacity(text.count + table.range.count)
      table.forEachFoldedWord { add($0) }
    }
  }

  /// Words as they are, of fewer than 256 bytes.
  init(_ words: [[UInt8]]) {
    self.init(count: words.count)
    for word in words { word.withUnsafeBufferPointer { add($0) } }
  }

  /// With room for so many words.
  private init(count: Int) {
    var slotCount = 16
    while slotCount < 2 * count { slotCount *= 2 }
    slots = Array(repeating: 0, count: slotCount)
  }

  private mutating func add(_ word: UnsafeBufferPointer<UInt8>) {
    assert(word.count < 256)
    let slot = slot(of: word)
    guard slots[slot] == 0 else { return }
    text += word
    slots[slot] = UInt32(text.count + 1) << 8 | UInt32(word.count)
  }

  package func contains(_ word: [UInt8]) -> Bool { slots[word.withUnsafeBufferPointer(slot)] != 0 }

  package func contains(_ word: ArraySlice<UInt8>) -> Bool {
    slots[word.withUnsafeBufferPointer(slot)] != 0
  }

  /// The slot of a word, or the free one where it would be.
  private func slot(of word: UnsafeBufferPointer<UInt8>) -> Int {
    // FNV-1a
    let hash = word.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    var slot = Int(hash ^ hash >> 16) & (slots.count - 1)
    while slots[slot] != 0, !holds(slot, word) { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private func holds(_ slot: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard slots[slot] & 0xFF == word.count else { return false }
    let start = Int(slots[slot] >> 8) - 1 - word.count
    for index in 0..<word.count where text[start + index] != word[index] { return false }
    return true
  }
}
