/// Which keys a table may hold, so that most words are told from those of it at one look.
///
/// A Bloom filter with one hash: what it says of a key that it does not hold is certain.
package struct KeyFilter: Sendable {
  /// One bit for each hash.
  @usableFromInline var marks: [UInt64]
  /// How far a hash is shifted to leave the number of its bit.
  @usableFromInline let shift: UInt64

  /// A filter without keys.
  ///
  /// - Parameter bits: how many bits of a hash count, from 6; each more halves the mistakes and doubles the room.
  package init(bits: Int = 12) {
    marks = Array(repeating: 0, count: 1 << (bits - 6))
    shift = UInt64(64 - bits)
  }

  @inlinable
  package init(_ keys: some Sequence<UInt64>, bits: Int = 12) {
    self.init(bits: bits)
    for key in keys { insert(key) }
  }

  package mutating func insert(_ key: UInt64) {
    let bit = bit(of: key)
    marks[Int(bit >> 6)] |= 1 << (bit & 63)
  }

  /// Whether a key may be in the table; `false` is certain.
  @inlinable
  package func mayContain(_ key: UInt64) -> Bool {
    let bit = bit(of: key)
    return marks[Int(bit >> 6)] & (1 << (bit & 63)) != 0
  }

  @inlinable
  func bit(of key: UInt64) -> UInt64 { (key &* 0x9E37_79B9_7F4A_7C15) >> shift }
}
