/// The hash function BLAKE2b without a key (RFC 7693): minisign checks its key files with it.
enum BLAKE2b {
  /// The digest of some bytes.
  ///
  /// - Parameter length: of the digest, in bytes, from 1 to 64.
  static func digest(of bytes: [UInt8], length: Int) -> [UInt8] {
    var state = initial
    state[0] ^= 0x0101_0000 ^ UInt64(length)
    // The last block is not empty unless the message is.
    let last = max(0, (bytes.count - 1) / blockSize)
    for block in 0...last {
      let start = block * blockSize
      let part = bytes[start..<min(start + blockSize, bytes.count)]
      compress(part, into: &state, total: UInt64(start + part.count), isLast: block == last)
    }
    return Array(state.flatMap { withUnsafeBytes(of: $0.littleEndian, Array.init) }.prefix(length))
  }

  private static let blockSize = 128

  /// - Parameter total: how many bytes of the message have been taken in with this block.
  private static func compress(
    _ block: ArraySlice<UInt8>, into state: inout [UInt64], total: UInt64, isLast: Bool
  ) {
    var words = [UInt64](repeating: 0, count: 16)
    for (place, byte) in block.enumerated() {
      words[place / 8] |= UInt64(byte) << UInt64(place % 8 * 8)
    }
    var v = state + initial
    v[12] ^= total
    if isLast { v[14] = ~v[14] }
    for round in 0..<12 {
      let order = orders[round % 10]
      for (step, (a, b, c, d)) in steps.enumerated() {
        v[a] = v[a] &+ v[b] &+ words[order[2 * step]]
        v[d] = rotated(v[d] ^ v[a], 32)
        v[c] = v[c] &+ v[d]
        v[b] = rotated(v[b] ^ v[c], 24)
        v[a] = v[a] &+ v[b] &+ words[order[2 * step + 1]]
        v[d] = rotated(v[d] ^ v[a], 16)
        v[c] = v[c] &+ v[d]
        v[b] = rotated(v[b] ^ v[c], 63)
      }
    }
    for place in state.indices { state[place] ^= v[place] ^ v[place + 8] }
  }

  private static func rotated(_ word: UInt64, _ places: UInt64) -> UInt64 {
    word >> places | word << (64 - places)
  }

  /// Columns, then diagonals (RFC 7693, section 3.2).
  private static let steps = [
    (0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
    (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14),
  ]

  /// The constants that SHA-512 begins with (RFC 7693, section 2.6).
  private static let initial: [UInt64] = [
    0x6a09_e667_f3bc_c908, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b, 0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1, 0x9b05_688c_2b3e_6c1f, 0x1f83_d9ab_fb41_bd6b, 0x5be0_cd19_137e_2179,
  ]

  /// The order of the words in each round (RFC 7693, section 2.7).
  private static let orders = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
    [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
    [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
    [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
    [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
    [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
    [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
    [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
    [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
  ]
}
