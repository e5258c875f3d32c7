extension SourceFile {
  /// The lines, from 1, at which Git begins and ends what two branches changed both: `<<<<<<< HEAD`
  /// and `>>>>>>> branch`.
  ///
  /// The line between them is left out, as it underlines a heading in Markdown. One that is left over
  /// counts, because whoever removed the others forgot it.
  package var mergeMarkers: [Int] {
    guard bytes.contains(UInt8(ascii: "<")) || bytes.contains(UInt8(ascii: ">")) else { return [] }
    return lineStarts.indices.compactMap { index in
      let start = Int(lineStarts[index])
      guard start + 8 < bytes.count else { return nil }
      let mark = bytes[start]
      guard mark == UInt8(ascii: "<") || mark == UInt8(ascii: ">"), bytes[start + 7] == 0x20,
        bytes[start + 8] > 0x20, bytes[start..<start + 7].allSatisfy({ $0 == mark })
      else { return nil }
      return index + 1
    }
  }
}
