extension DamageReader {
  /// The sequences of the run that are UTF-8 in `encoding`, whole or short of one byte.
  func pieces(in encoding: LegacyEncoding) -> [Piece] {
    var pieces: [Piece] = []
    var index = 0
    while index < scalars.count {
      if let piece = piece(at: index, in: encoding) {
        pieces.append(piece)
        index = piece.range.upperBound
      } else {
        index += 1
      }
    }
    return pieces
  }

  private func piece(at start: Int, in encoding: LegacyEncoding) -> Piece? {
    guard let lead = encoding.byte(of: scalars[start]),
      let length = UTF8Reader.length(ofLead: lead)
    else { return nil }
    var bytes = [lead]
    var hole: Int?
    var end = start + 1
    while end < scalars.count, bytes.count + (hole == nil ? 0 : 1) < length {
      if let byte = encoding.byte(of: scalars[end]), byte < 0xC0 {
        bytes.append(byte)
      } else if scalars[end] == 0xFFFD, hole == nil, bytes.count > 1 || length == 2 {
        hole = bytes.count
      } else {
        break
      }
      end += 1
    }
    if bytes.count == length {
      guard let value = Self.value(of: bytes) else { return nil }
      return Piece(range: start..<end, values: [value], isExact: true)
    }
    guard bytes.count > 1 || hole != nil else { return nil }
    let values = Self.values(of: bytes, length: length, hole: hole, undefined: encoding.undefined)
    guard !values.isEmpty || bytes.starts(with: [0xF0, 0x9F]) else { return nil }
    return Piece(range: start..<end, values: values, isExact: false)
  }

  /// The scalar that a whole sequence encodes.
  private static func value(of bytes: [UInt8]) -> UInt32? {
    bytes.withUnsafeBytes { buffer in
      let (scalar, length) = UTF8Reader.scalar(buffer, at: 0)
      return length == bytes.count ? scalar : nil
    }
  }

  /// The scalars that a sequence without one of its bytes can have been, the likeliest first.
  private static func values(
    of bytes: [UInt8], length: Int, hole: Int?, undefined: [UInt8]
  ) -> [UInt32] {
    guard bytes.count == length - 1 else { return [] }
    let holes = hole.map { $0...$0 } ?? 1...(length - 1)
    var values: [UInt32] = []
    for hole in holes.reversed() {
      for byte in undefined where byte < 0xC0 {
        var whole = bytes
        whole.insert(byte, at: hole)
        if let value = value(of: whole), Plausibility(value) == .alone, !values.contains(value) {
          values.append(value)
        }
      }
    }
    // Stable: of two that are equally frequent, the one whose last byte is lost comes first.
    return values.enumerated()
      .sorted { (Frequency.rank($0.element), $0.offset) < (Frequency.rank($1.element), $1.offset) }
      .prefix(5).map(\.element)
  }
}
