import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// A clause whose number does not follow the one before it in the same section.
struct ClauseNumberStep: Sendable {
  /// Indices in ``LegalDocument/clauses``.
  var clause: Int
  var before: Int
  /// How far the number is from the one before: 2 or more for a gap, 0 or less for a repetition.
  var distance: Int

  /// The steps of a document, in source order.
  ///
  /// Headings and paragraphs are compared with those below the same clause that have the same kind
  /// of number. Items of Markdown lists are numbered when they are rendered, so they are left out.
  static func all(in document: LegalDocument) -> [ClauseNumberStep] {
    var steps: [ClauseNumberStep] = []
    var last: [Entry] = []
    var series: [Reading.Series: Int] = [:]
    // Bold paragraphs may go on with the numbers of headings.
    var headings: [Int: Clause.Form] = [:]
    for (index, clause) in document.clauses.enumerated() {
      guard let number = clause.number, clause.form != .listItem else { continue }
      if case .heading = clause.form { headings[clause.parent ?? -1] = clause.form }
      // `Annex 1` begins anew behind the clauses.
      let name = document.attachmentName(of: clause) ?? ""
      let readings = Reading.all(of: number, clause, name)
      // `L` behind `K` is a letter, though it is a numeral as well.
      var chosen: (entry: Int, reading: Reading)?
      for reading in readings {
        guard
          let entry = series[reading.series]
            ?? headings[reading.parent].flatMap({ form in
              series[reading.series.with(form)].flatMap {
                last[$0].reading.value + 1 == reading.value ? $0 : nil
              }
            })
        else { continue }
        if last[entry].reading.value + 1 == reading.value {
          chosen = (entry, reading)
          break
        }
        if let other = chosen, last[other.entry].clause >= last[entry].clause { continue }
        chosen = (entry, reading)
      }
      guard let (entry, reading) = chosen else {
        for reading in readings {
          series[reading.series] = last.count
          last.append(Entry(reading: reading, clause: index))
        }
        continue
      }
      let distance = reading.value - last[entry].reading.value
      // Where the clauses around paragraphs are not known, their numbers may begin anew.
      let beginsAnew =
        clause.form == .paragraph && reading.value == 1 && !document.hasParent(clause, number)
        && !(distance == 0 && document.isRightBehind(last[entry].clause, index))
      if distance != 1, !beginsAnew {
        steps.append(
          ClauseNumberStep(clause: index, before: last[entry].clause, distance: distance))
      }
      last[entry] = Entry(reading: reading, clause: index)
    }
    return steps
  }

  private struct Entry {
    var reading: Reading
    var clause: Int
  }
}

/// What a clause number counts, and how far it has come.
private struct Reading {
  enum Kind { case decimal, roman, letter, han, cyrillic }

  /// What numbers that follow one another have in common.
  struct Series: Hashable {
    var parent: Int
    var form: Clause.Form
    var prefix: String
    var kind: Kind
    var isUpper: Bool
    /// Of what is attached, the word for it: `annex`.
    var name: String

    func with(_ form: Clause.Form) -> Series {
      var series = self
      series.form = form
      return series
    }
  }

  var parent: Int
  var form: Clause.Form
  /// What stands before the part that counts: `2.` of `2.1`.
  var prefix: Substring.UTF8View
  var kind: Kind
  var isUpper = false
  var name = ""
  var value: Int

  /// The ways to read a number; `I` is a numeral and a letter, the numeral first.
  ///
  /// - Parameter name: the word for what is attached; empty for a clause.
  static func all(of number: String, _ clause: Clause, _ name: String) -> [Reading] {
    all(of: number, clause).map {
      var reading = $0
      reading.name = name
      return reading
    }
  }

  private static func all(of number: String, _ clause: Clause) -> [Reading] {
    if let reading = signs(number, clause) { return [reading] }
    let bytes = number.utf8[...]
    let isCounted = { (byte: UInt8) in (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 }
    guard let end = bytes.lastIndex(where: isCounted) else { return [] }
    var start = end
    while start > bytes.startIndex, isCounted(bytes[bytes.index(before: start)]) {
      start = bytes.index(before: start)
    }
    let text = bytes[start...end]
    var reading = Reading(
      parent: clause.parent ?? -1, form: clause.form, prefix: Substring(bytes[..<start]).utf8,
      kind: .decimal, value: 0)
    guard let first = text.first else { return [] }
    if first &- 0x30 < 10 {
      guard text.count <= 6, let value = Int(Substring(text)) else { return [] }
      reading.value = value
      return [reading]
    }
    reading.isUpper = first < 0x60
    var readings: [Reading] = []
    if let value = ClauseNumber.roman(Substring(text)) {
      reading.kind = .roman
      reading.value = value
      readings.append(reading)
    }
    if text.count == 1 {
      reading.kind = .letter
      reading.value = Int((first | 0x20) &- 0x60)
      readings.append(reading)
    }
    return readings
  }

  var series: Series {
    Series(
      parent: parent, form: form, prefix: String(Substring(prefix)), kind: kind, isUpper: isUpper,
      name: name)
  }

  /// A number in Han numerals, or one of the first Cyrillic letters, which all alphabets share.
  private static func signs(_ number: String, _ clause: Clause) -> Reading? {
    let signs = number.unicodeScalars.filter { !"()（）.".unicodeScalars.contains($0) }
    guard let first = signs.first, first.value >= 0x400 else { return nil }
    var reading = Reading(
      parent: clause.parent ?? -1, form: clause.form, prefix: ""[...].utf8, kind: .han, value: 0)
    if signs.count == 1, let place = Array("абвгд".unicodeScalars).firstIndex(of: first) {
      reading.kind = .cyrillic
      reading.value = place + 1
      return reading
    }
    if signs.count == 1, let place = Array("АБВГД".unicodeScalars).firstIndex(of: first) {
      reading.kind = .cyrillic
      reading.isUpper = true
      reading.value = place + 1
      return reading
    }
    guard let value = NumberPath.han(String(String.UnicodeScalarView(signs))) else { return nil }
    reading.value = value
    return reading
  }
}

extension LegalDocument {
  /// Whether a number goes on that of the clause around it: `2.3.1` within `2.3`.
  fileprivate func hasParent(_ clause: Clause, _ number: String) -> Bool {
    guard let parent = clause.parent, let above = clauses[parent].number, above.contains(".") else {
      return false
    }
    return number.hasPrefix(above + ".")
  }

  /// Whether nothing stands between two paragraphs with numbers, so that the second begins no list anew. What
  /// ends with a colon introduces one.
  fileprivate func isRightBehind(_ first: Int, _ second: Int) -> Bool {
    let (above, below) = (clauses[first].node, clauses[second].node)
    let nodes = markup.nodes
    guard above < below, nodes[above].kind == .paragraph,
      nodes[above].parent == nodes[below].parent,
      nodes[above + 1..<below].allSatisfy({ Int($0.parent) >= above })
    else { return false }
    let source = markup.source
    let text = source.bytes[source.bytes(of: nodes[above].range)].suffix(16)
    let last = String(decoding: text, as: UTF8.self).last { !$0.isWhitespace && !"*_".contains($0) }
    return last != ":" && last != "："
  }
}

extension LintSubject {
  /// The number of a clause alone, in its first line.
  func range(ofNumberOf clause: Clause) -> SourceRange {
    let node = document.markup.nodes[clause.node]
    let start = source.offset(of: node.range.start)
    let line = source.line(Int(node.startLine))
    let bytes = Array((clause.number ?? "").utf8)
    guard !bytes.isEmpty, start + bytes.count <= line.endIndex else { return node.range }
    for offset in start...line.endIndex - bytes.count
    where source.bytes[offset..<offset + bytes.count].elementsEqual(bytes) {
      return source.range(ofBytes: offset..<offset + bytes.count)
    }
    return node.range
  }
}
