import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let lostList = Rule(
    id: .lostList, group: .structure, severity: .warning,
    summary: "Lines that begin with letters or bullets are no list, and run together.",
    rationale:
      "Markdown joins the lines of a paragraph: items that stand in lines of their own in the file "
      + "are one run of words on the page, and their letters point at nothing.",
    accepts: [
      "You may not\n\n- copy it;\n- sell it;\n- rent it.\n",
      "You may not (a) copy, (b) sell or\n(c) rent it.\n",
      "You may not\\\na) copy it;\\\nb) sell it;\\\nc) rent it.\n",
      "You may (a) copy it, (b) sell it,\n(c) rent it, (d) lend it or\n(e) keep it.\n",
    ],
    rejects: [
      "You may not\n⟪a)⟫ copy it;\nb) sell it;\nc) rent it.\n",
      "⟪(i)⟫ copies;\n(ii) parts;\n(iii) both.\n",
      "⟪(a)⟫  access to it; and\n(b)  support.\n", "⟪⦁⟫ copies\n\n⦁ parts\n\n⦁ both\n",
      "You get\n⟪•⟫ the program;\n• the manual.\n",
    ]
  ) { subject, findings in
    // The lines of plain text stand as they are.
    guard !subject.source.path.hasSuffix(".txt") else { return }
    let nodes = subject.document.markup.nodes
    if let first = subject.firstOfBulletParagraphs {
      findings.report(
        "paragraphs from '\(subject.string(of: first))' on are a list that was not read as one",
        atBytes: subject.bytes(of: first), help: "write '- ' before each of them", cause: "bullets")
    }
    var block = -1
    var markers: [LineMarker] = []
    func close() {
      guard let first = LineMarker.firstOfList(in: markers, startingAt: block + 1) else { return }
      findings.report(
        "lines from '\(subject.string(of: first.place))' on run together",
        atBytes: subject.bytes(of: first.place), help: "write '- ' or '1. ' before each of them",
        cause: "lines")
    }
    for index in nodes.indices {
      switch nodes[index].kind {
      case .paragraph:
        close()
        markers.removeAll()
        block = index
        if let marker = subject.marker(at: index + 1) { markers.append(marker) }
      case .heading, .tableCell:
        close()
        markers.removeAll()
        block = -1
      case .softBreak where block >= 0:
        if let marker = subject.marker(at: index + 1) { markers.append(marker) }
      default: break
      }
    }
    close()
  }
}

/// A sign with which a line of a paragraph begins as an item of a list does.
private struct LineMarker {
  enum Form: Hashable {
    case bullet
    /// `a)` and `a.`
    case letter
    /// `(a)`
    case enclosed
  }

  var form: Form
  /// The values that the sign may have: `i)` is 1 and 9.
  var values: Set<Int>
  var place: ProseScan.Place

  /// The first of a row of markers that follow one another: three, or two where they are bullets or
  /// begin with the paragraph.
  static func firstOfList(in markers: [LineMarker], startingAt node: Int) -> LineMarker? {
    for (index, first) in markers.enumerated()
    where first.form == .bullet || first.values.contains(1) {
      var count = 1
      for next in markers[(index + 1)...] where next.form == first.form {
        guard first.form == .bullet || next.values.contains(count + 1) else { break }
        count += 1
      }
      let isWhole = first.form == .enclosed && Int(first.place.node) == node
      if count >= (first.form == .bullet || isWhole ? 2 : 3) { return first }
    }
    return nil
  }
}

extension LintSubject {
  /// The sign of the first of three paragraphs in a row that begin with a bullet.
  fileprivate var firstOfBulletParagraphs: ProseScan.Place? {
    let nodes = document.markup.nodes
    var row: [ProseScan.Place] = []
    var end = -1
    for index in nodes.indices {
      guard case .paragraph = nodes[index].kind else { continue }
      guard let bullet = bullet(at: index + 1) else {
        row.removeAll()
        continue
      }
      if index != end { row.removeAll() }
      row.append(bullet)
      end = Int(nodes[index].end)
      if row.count == 3 { return row.first }
    }
    return nil
  }

  /// The bullet of a line whose first node has an index.
  private func bullet(at index: Int) -> ProseScan.Place? {
    let nodes = document.markup.nodes
    guard index < nodes.count, case .text = nodes[index].kind else { return nil }
    let text = document.markup.bytes(nodes[index].literal)
    guard let first = text.first, first >= 0x80,
      let bullet = Self.bullets.first(where: { text.starts(with: $0.utf8) })
    else { return nil }
    return ProseScan.Place(node: Int32(index), start: 0, count: Int32(bullet.utf8.count))
  }

  private static let bullets = ["•", "⦁", "‣", "◦", "▪", "●", "·", "➢"]

  /// The marker of a line whose first node has an index.
  fileprivate func marker(at index: Int) -> LineMarker? {
    let nodes = document.markup.nodes
    guard index < nodes.count, case .text = nodes[index].kind else { return nil }
    if let bullet = bullet(at: index) {
      return LineMarker(form: .bullet, values: [], place: bullet)
    }
    let text = document.markup.bytes(nodes[index].literal).prefix(12)
    // A name of up to four characters in parentheses, or less.
    guard text.prefix(6).contains(where: { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: ".") })
    else { return nil }
    let isEnclosed = text.first == UInt8(ascii: "(")
    let name = text.dropFirst(isEnclosed ? 1 : 0).prefix {
      ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10
    }
    let rest = text[name.endIndex...]
    guard (1...4).contains(name.count), let end = rest.first, rest.dropFirst().first == 0x20,
      end == UInt8(ascii: ")") || !isEnclosed && end == UInt8(ascii: ".") && name.count == 1
    else { return nil }
    let values = Self.values(of: String(decoding: name, as: UTF8.self).lowercased())
    guard !values.isEmpty else { return nil }
    return LineMarker(
      form: isEnclosed ? .enclosed : .letter, values: values,
      place: ProseScan.Place(
        node: Int32(index), start: 0, count: Int32(name.count + (isEnclosed ? 2 : 1))))
  }

  private static let numerals = [
    "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii",
  ]

  private static func values(of name: String) -> Set<Int> {
    var values: Set<Int> = []
    if let number = Int(name) { values.insert(number) }
    if name.utf8.count == 1, let letter = name.utf8.first, letter &- 0x61 < 26 {
      values.insert(Int(letter) - 0x60)
    }
    if let numeral = numerals.firstIndex(of: name) { values.insert(numeral + 1) }
    return values
  }
}
