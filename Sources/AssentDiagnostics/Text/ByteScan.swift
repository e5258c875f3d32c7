extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first `byte` from `start` on; `nil` where there is none.
  package func firstOffset(of byte: UInt8, from start: Int) -> Int? {
    firstOffset(of: byte, or: byte, from: start)
  }

  /// The offset of the first of two bytes from `start` on; `nil` where there is none.
  ///
  /// It looks at sixteen bytes at a time.
  package func firstOffset(of byte: UInt8, or other: UInt8, from start: Int) -> Int? {
    typealias Block = SIMD16<UInt8>
    guard let base = UnsafeRawPointer(baseAddress) else { return nil }
    var index = start
    while index + 16 <= count {
      let block = base.loadUnaligned(fromByteOffset: index, as: Block.self)
      let found = (block .== Block(repeating: byte)) .| (block .== Block(repeating: other))
      let words = unsafeBitCast(found, to: SIMD2<UInt64>.self)
      if words[0] != 0 { return index + words[0].littleEndian.trailingZeroBitCount / 8 }
      if words[1] != 0 { return index + 8 + words[1].littleEndian.trailingZeroBitCount / 8 }
      index += 16
    }
    while index < count {
      if self[index] == byte || self[index] == other { return index }
      index += 1
    }
    return nil
  }

  /// The offset of the first of two bytes that follow each other, from `start` on; `nil` where they stand
  /// nowhere.
  ///
  /// It looks at sixteen places at a time.
  package func firstOffset(ofPair pair: (UInt8, UInt8), from start: Int) -> Int? {
    typealias Block = SIMD16<UInt8>
    guard let base = UnsafeRawPointer(baseAddress) else { return nil }
    var index = start
    while index + 17 <= count {
      let block = base.loadUnaligned(fromByteOffset: index, as: Block.self)
      let next = base.loadUnaligned(fromByteOffset: index + 1, as: Block.self)
      let found = (block .== Block(repeating: pair.0)) .& (next .== Block(repeating: pair.1))
      let words = unsafeBitCast(found, to: SIMD2<UInt64>.self)
      if words[0] != 0 { return index + words[0].littleEndian.trailingZeroBitCount / 8 }
      if words[1] != 0 { return index + 8 + words[1].littleEndian.trailingZeroBitCount / 8 }
      index += 16
    }
    while index + 1 < count {
      if self[index] == pair.0, self[index + 1] == pair.1 { return index }
      index += 1
    }
    return nil
  }
}
