/// The hash of a word in lower case: of letters of ASCII alone, eight of them at a time; of others FNV-1a.
struct WordHash {
  static let start: UInt64 = 0xCBF2_9CE4_8422_2325

  private var hash = start
  /// Up to eight letters, the first in the lowest byte.
  private var eight: UInt64 = 0
  private var count: UInt64 = 0
  private var isASCII = true
  private var other = start

  /// The hash of the letters so far.
  var value: UInt64 {
    guard isASCII else { return other }
    return eight == 0 ? hash : Self.adding(eight, to: hash)
  }

  /// Adds a letter in lower case.
  mutating func add(_ letter: UInt32) {
    other = Self.fnv(letter, other)
    guard letter < 0x80 else {
      isASCII = false
      return
    }
    eight |= UInt64(letter) << (8 * count)
    count += 1
    guard count == 8 else { return }
    hash = Self.adding(eight, to: hash)
    (eight, count) = (0, 0)
  }

  /// The hash with up to eight letters more; with no more than these, no two words have the same.
  @inline(__always)
  static func adding(_ eight: UInt64, to hash: UInt64) -> UInt64 {
    let product = (hash ^ eight) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  /// Eight times a byte.
  @inline(__always)
  static func eight(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  /// One step of FNV-1a.
  static func fnv(_ letter: UInt32, _ hash: UInt64) -> UInt64 {
    (hash ^ UInt64(letter)) &* 0x100_0000_01B3
  }

  /// The hash of a word in lower case.
  static func of(_ word: some StringProtocol) -> UInt64 {
    var hash = WordHash()
    for scalar in word.unicodeScalars { hash.add(scalar.value) }
    return hash.value
  }
}
