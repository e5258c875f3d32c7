/// A stretch of a file whose characters are the bytes of UTF-8, read in another encoding.
package struct Damage: Hashable, Sendable {
  /// What the stretch said before.
  package enum Repair: Hashable, Sendable {
    /// Writing it in the encodings that misread it gives the damaged characters again.
    case exact(String)
    /// A byte is lost; what the stretch may have said, the likeliest first. Empty where nothing is
    /// known.
    case lost(candidates: [String])
  }

  /// Byte offsets in the file.
  package var range: Range<Int>
  /// The encodings it was read in, the last one first: `Windows-1252`.
  package var encodings: [String]
  package var repair: Repair

  /// Every damaged stretch of a file, in source order.
  ///
  /// - Parameter marks: the places at which damage may begin, ``TextScan/Kind/damage``.
  static func all(in bytes: [UInt8], marks: [TextScan.Mark]) -> [Damage] {
    let found = all(in: bytes, marks: marks, known: [])
    // Words of one letter tell too little alone, but enough beside other words of their script.
    let known = Set(found.flatMap(\.scripts))
    return known.isEmpty ? found : all(in: bytes, marks: marks, known: known)
  }

  private static func all(
    in bytes: [UInt8], marks: [TextScan.Mark], known: Set<Script>
  ) -> [Damage] {
    var found: [Damage] = []
    bytes.withUnsafeBytes { buffer in
      var position = 0
      for mark in marks where Int(mark.start) >= position {
        let start = Int(mark.start)
        if isQuotedCode(buffer, from: start) { continue }
        let run = Run(buffer, from: start)
        position = run.offsets.last ?? start + 1
        let reader = DamageReader(run.scalars, before: run.before, after: run.after, known: known)
        for part in reader.read() {
          found.append(
            Damage(
              range: run.offsets[part.range.lowerBound]..<run.offsets[part.range.upperBound],
              encodings: part.encodings.map(\.name), repair: part.repair))
        }
      }
    }
    return found
  }

  /// A script that damaged words are of, with the encoding they were read in.
  struct Script: Hashable, Sendable {
    var encoding: String
    var number: Int
  }

  /// The scripts of the repaired text, 0 for Latin and symbols. What Windows-1251 makes of Cyrillic is too
  /// near to real words, so it tells nothing of others.
  private var scripts: [Script] {
    guard case .exact(let text) = repair, let encoding = encodings.first,
      encoding != LegacyEncoding.windows1251.name
    else { return [] }
    return text.unicodeScalars.compactMap { scalar in
      switch Plausibility(scalar.value) {
      case .alone: Script(encoding: encoding, number: 0)
      case .inCompany(let number): Script(encoding: encoding, number: number)
      case .never: nil
      }
    }
  }

  /// Whether the run that begins at `start` is all of a code span: text about damage, not damage.
  private static func isQuotedCode(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Bool {
    guard start > 0, bytes[start - 1] == UInt8(ascii: "`") else { return false }
    var end = start
    while end < bytes.count, bytes[end] >= 0x80 { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "`")
  }

  /// Characters outside of ASCII that stand side by side, and their neighbors.
  private struct Run {
    var scalars: [UInt32] = []
    /// The byte offset of each character, and of the end.
    var offsets: [Int] = []
    var before: UInt32?
    var after: UInt32?

    init(_ bytes: UnsafeRawBufferPointer, from start: Int) {
      var index = start
      while index < bytes.count, bytes[index] >= 0x80 {
        let (scalar, length) = UTF8Reader.scalar(bytes, at: index)
        guard let scalar else { break }
        scalars.append(scalar)
        offsets.append(index)
        index += length
      }
      offsets.append(index)
      before = UTF8Reader.scalar(bytes, before: start)
      after = index < bytes.count && bytes[index] < 0x80 ? UInt32(bytes[index]) : nil
    }
  }
}
