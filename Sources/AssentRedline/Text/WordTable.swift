/// Gives equal words equal numbers, so that all else compares integers.
///
/// Numbers are given in the order in which words are first seen, from 0. The hash has a seed of its own
/// in each process, so nobody can write words that collide.
struct WordTable {
  private(set) var count = 0
  /// Number of a word plus one, or 0; as many as a power of two.
  private var slots: [Int32] = Array(repeating: 0, count: 4096)
  private var hashes: [Int] = []
  private var ends: [Int32] = [0]
  private var storage: [UInt8] = []
  /// For each word that was asked for the number of its ``WordFold``; -1 for others.
  private var folds: [Int32] = []
  /// The first word of each fold that holds more than ASCII: strings that are canonically equivalent
  /// are one key.
  private var foldedNumbers: [String: Int32] = [:]
  private let seed = Self.seed

  private static let seed = UInt64(truncatingIfNeeded: "word".hashValue)

  init() {
    hashes.reserveCapacity(4096)
    storage.reserveCapacity(1 << 16)
  }

  /// The number of a word.
  mutating func number(of word: UnsafeRawBufferPointer) -> Int32 {
    number(of: word, hash: Self.hash(of: word, seed))
  }

  private mutating func number(of word: UnsafeRawBufferPointer, hash: Int) -> Int32 {
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, isEqual(number, word) { return Int32(number) }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(count + 1)
    hashes.append(hash)
    storage.append(contentsOf: word)
    ends.append(Int32(truncatingIfNeeded: storage.count))
    count += 1
    if count * 2 > slots.count { grow() }
    return Int32(count - 1)
  }

  mutating func number(of word: String) -> Int32 {
    var word = word
    return word.withUTF8 { number(of: UnsafeRawBufferPointer($0)) }
  }

  /// The number of a row of numbers, by the bytes that hold them.
  mutating func number(of numbers: [Int32]) -> Int32 {
    numbers.withUnsafeBytes { number(of: $0) }
  }

  /// The numbers that the words of another table have here, by those that they have there.
  mutating func numbers(of other: WordTable) -> [Int32] {
    other.storage.withUnsafeBytes { bytes in
      (0..<other.count).map { number in
        let range = Int(other.ends[number])..<Int(other.ends[number + 1])
        return self.number(
          of: UnsafeRawBufferPointer(rebasing: bytes[range]), hash: other.hashes[number])
      }
    }
  }

  /// The number that a word has in common with all that are the same but for their spelling.
  mutating func folded(_ number: Int32) -> Int32 {
    let place = Int(number)
    if place < folds.count, folds[place] >= 0 { return folds[place] }
    let fold = WordFold.folded(storage[Int(ends[place])..<Int(ends[place + 1])])
    let result: Int32
    if fold.allSatisfy({ $0 < 0x80 }) {
      result = fold.withUnsafeBytes { self.number(of: $0) }
    } else {
      let key = String(decoding: fold, as: UTF8.self)
      result = foldedNumbers[key] ?? self.number(of: key)
      foldedNumbers[key] = result
    }
    while folds.count < count { folds.append(-1) }
    folds[place] = result
    return result
  }

  private func isEqual(_ number: Int, _ word: UnsafeRawBufferPointer) -> Bool {
    let start = Int(ends[number])
    guard Int(ends[number + 1]) - start == word.count else { return false }
    return storage.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= word.count {
        guard
          bytes.loadUnaligned(fromByteOffset: start + offset, as: UInt64.self)
            == word.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        else { return false }
        offset += 8
      }
      while offset < word.count {
        guard bytes[start + offset] == word[offset] else { return false }
        offset += 1
      }
      return true
    }
  }

  /// Eight bytes at a time, each product folded.
  private static func hash(of word: UnsafeRawBufferPointer, _ seed: UInt64) -> Int {
    var hash = seed ^ UInt64(truncatingIfNeeded: word.count)
    func mix(_ value: UInt64) {
      let product = (hash ^ value).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.low ^ product.high ^ seed
    }
    var offset = 0
    while offset + 8 <= word.count {
      mix(word.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < word.count {
      rest = rest << 8 | UInt64(word[offset])
      offset += 1
    }
    mix(rest)
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for number in hashes.indices {
      var slot = hashes[number] & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number + 1)
    }
  }
}
