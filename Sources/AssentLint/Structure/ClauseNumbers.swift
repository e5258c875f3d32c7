import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// The number of a clause beside the one before it in the same section.
struct ClauseNumberStep {
  var number: String
  var value: Int
  var range: SourceRange
  var lastNumber: String
  var last: Int
  var lastRange: SourceRange
}

extension LintSubject {
  /// Each numbered heading and paragraph that has one with the same kind of number before it,
  /// below the same clause.
  ///
  /// Items of Markdown lists are numbered when they are rendered, so they are left out.
  var clauseNumbers: [ClauseNumberStep] {
    var last: [Series: (value: Int, clause: Int)] = [:]
    var steps: [ClauseNumberStep] = []
    for (index, clause) in document.clauses.enumerated() {
      guard let number = clause.number, clause.form != .listItem else { continue }
      let all = readings(of: number, clause)
      let known = all.compactMap { reading in last[reading.0].map { (reading, $0) } }
      // `L` behind `K` is a letter, though it is a numeral as well.
      let chosen =
        known.first { $0.0.1 == $0.1.value + 1 } ?? known.max { $0.1.clause < $1.1.clause }
      guard let ((series, value), before) = chosen else {
        for (series, value) in all { last[series] = (value, index) }
        continue
      }
      last[series] = (value, index)
      // Where the clauses around paragraphs are not known, their numbers may begin anew.
      if clause.form == .paragraph, value == 1 { continue }
      let other = document.clauses[before.clause]
      steps.append(
        ClauseNumberStep(
          number: number, value: value, range: range(ofNumber: number, in: clause),
          lastNumber: other.number ?? "", last: before.value,
          lastRange: range(ofNumber: other.number ?? "", in: other)))
    }
    return steps
  }

  /// A sequence that numbers count in.
  private struct Series: Hashable {
    var parent: Int
    var form: Clause.Form
    var prefix: String
    var kind: Kind

    enum Kind { case decimal, roman, letter }
  }

  /// What a number counts; `I` and `v` are letters and numerals, the numeral first.
  private func readings(of number: String, _ clause: Clause) -> [(Series, Int)] {
    let parts = number.split(separator: ".", omittingEmptySubsequences: true)
    guard let final = parts.last else { return [] }
    let prefix = parts.dropLast().joined(separator: ".") + (number.hasPrefix("(") ? "(" : "")
    let text = final.filter { $0 != "(" && $0 != ")" }
    func series(_ kind: Series.Kind) -> Series {
      let isUpper = text.first?.isUppercase ?? false
      return Series(
        parent: clause.parent ?? -1, form: clause.form,
        prefix: prefix + (kind == .decimal ? "" : isUpper ? "A" : "a"), kind: kind)
    }
    if let value = Int(text) { return [(series(.decimal), value)] }
    var readings: [(Series, Int)] = []
    if let value = Self.roman(text) { readings.append((series(.roman), value)) }
    if text.utf8.count == 1, let byte = text.utf8.first, (byte | 0x20) &- 0x61 < 26 {
      readings.append((series(.letter), Int((byte | 0x20) - 0x60)))
    }
    return readings
  }

  private static func roman(_ text: String) -> Int? {
    var total = 0
    var last = 0
    for byte in text.utf8.reversed() {
      let value: Int
      switch byte | 0x20 {
      case UInt8(ascii: "i"): value = 1
      case UInt8(ascii: "v"): value = 5
      case UInt8(ascii: "x"): value = 10
      case UInt8(ascii: "l"): value = 50
      default: return nil
      }
      total += value < last ? -value : value
      last = max(last, value)
    }
    return total
  }

  /// The number alone, in the first line of the clause.
  private func range(ofNumber number: String, in clause: Clause) -> SourceRange {
    let node = document.document.nodes[clause.node]
    let start = source.offset(of: node.range.start)
    let line = source.line(Int(node.startLine))
    let bytes = Array(number.utf8)
    guard !bytes.isEmpty, start + bytes.count <= line.endIndex else { return node.range }
    for offset in start...line.endIndex - bytes.count
    where source.bytes[offset..<offset + bytes.count].elementsEqual(bytes) {
      return source.range(ofBytes: offset..<offset + bytes.count)
    }
    return node.range
  }
}
