extension SourceFile {
  /// The lines, from 1, at which Git begins and ends what two branches changed both: `<<<<<<< HEAD`
  /// and `>>>>>>> branch`, and what both came from, at `|||||||`.
  ///
  /// A conflict is an opening, a `=======` and a closing of one width, seven signs or more, in this
  /// order, with or without labels. The line between them is left out, as it underlines a heading in
  /// Markdown. A mark of seven signs with a label that is left over counts, because whoever removed the
  /// others forgot it; but not among other lines of a quotation.
  package var mergeMarkers: [Int] {
    var found: Set<Int> = []
    // By the width of their signs: the lines of a conflict that is open, and whether it is past the
    // line between its sides.
    var open: [Int: (lines: [Int], isDivided: Bool)] = [:]
    for (index, start) in lineStarts.enumerated()
    where MergeMark.mayBegin(in: bytes, at: Int(start)) {
      let number = index + 1
      guard let mark = MergeMark(line(number)) else { continue }
      if mark.isLeftOver, !isQuoted(number, mark) { found.insert(number) }
      switch mark.sign {
      case UInt8(ascii: "<"): open[mark.width] = ([number], false)
      case UInt8(ascii: "|"): open[mark.width]?.lines.append(number)
      case UInt8(ascii: "="): open[mark.width]?.isDivided = true
      default:
        guard let conflict = open[mark.width], conflict.isDivided else { continue }
        found.formUnion(conflict.lines + [number])
        open[mark.width] = nil
      }
    }
    return found.sorted()
  }

  /// Whether a closing is a line of a quotation, as the line before or after it is.
  private func isQuoted(_ number: Int, _ mark: MergeMark) -> Bool {
    mark.sign == UInt8(ascii: ">")
      && [number - 1, number + 1].contains { line($0).first == UInt8(ascii: ">") }
  }
}

/// A line of seven signs or more that Git may have written: `<<<<<<< HEAD`.
private struct MergeMark {
  var sign: UInt8
  var width: Int
  /// Whether it is a mark of Git by itself.
  var isLeftOver: Bool

  /// Whether seven equal signs may stand at `start`: the first and the seventh are looked at.
  static func mayBegin(in bytes: [UInt8], at start: Int) -> Bool {
    guard start + 6 < bytes.count, isSign(bytes[start]) else { return false }
    return bytes[start + 6] == bytes[start]
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "|") || byte == UInt8(ascii: "=")
      || byte == UInt8(ascii: ">")
  }

  init?(_ line: ArraySlice<UInt8>) {
    guard let sign = line.first, Self.isSign(sign) else { return nil }
    let rest = line.drop { $0 == sign }
    width = rest.startIndex - line.startIndex
    guard width >= 7, rest.first.map({ $0 == 0x20 || $0 == 0x09 }) ?? true else { return nil }
    self.sign = sign
    let label = rest.dropFirst()
    isLeftOver =
      width == 7 && sign != UInt8(ascii: "=") && label.first.map { $0 > 0x20 } ?? false
      // A row of a table has empty cells like these, and more bars.
      && !(sign == UInt8(ascii: "|") && label.contains(sign))
  }
}
