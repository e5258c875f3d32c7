import AssentMarkup

/// How deep a clause stands below those that are open.
extension ClauseReader {
  /// How many clauses stay open around one with a name: those around the last of the same name; a
  /// name that is new is a part of what other names and bold titles head.
  func depth(ofName name: String) -> Int {
    if let sibling = open.lastIndex(where: { $0.name == name }) { return sibling }
    let above = open.lastIndex { $0.name != nil || $0.level < Self.boldLevel || $0.style == nil }
    return above.map { $0 + 1 } ?? 0
  }

  /// How many clauses stay open around a title with a number.
  func depth(ofTitle number: ClauseNumber, list: Int) -> Int {
    let isTitle = { (candidate: Open) in
      candidate.level == Self.boldLevel && candidate.name == nil
    }
    if list > 0 {
      if let sibling = open.lastIndex(where: {
        isTitle($0) && $0.style == number.style && ($0.list > 0 || continues(number, $0))
      }) {
        return sibling
      }
      return open.lastIndex { $0.level <= Self.boldLevel }.map { $0 + 1 } ?? 0
    }
    let named = open.lastIndex { $0.name != nil }.map { $0 + 1 } ?? 0
    return open[named...].firstIndex { $0.level >= Self.boldLevel } ?? open.count
  }

  /// How many clauses stay open around a numbered paragraph or item: those around its nearest
  /// sibling, or those down to the clause it is a part of.
  func depth(of number: ClauseNumber, node: Int, list: Int) -> Int {
    if list > 0, let sibling = open.lastIndex(where: { $0.list == list }) { return sibling }
    let base = depthOfItem(around: list > 0 ? list : node)
    var fallback: Int?
    for depth in open.indices.reversed() where depth >= base && open[depth].level >= Self.boldLevel
    {
      let candidate = open[depth]
      if case .decimal(let parts) = number.style, case .decimal(let others)? = candidate.style,
        candidate.name == nil || parts > 1
      {
        if parts > others {
          if isPart(number.text, of: candidate) { return depth + 1 }
          if candidate.name == nil { fallback = depth }
        } else if parts == others {
          if list == 0, candidate.list == 0 { return depth }
          if continues(number, candidate) { return depth }
        }
      } else if number.style == candidate.style, candidate.name == nil {
        if list == 0, candidate.list == 0 { return depth }
        if continues(number, candidate) { return depth }
      }
    }
    if let fallback { return fallback }
    guard list > 0 else { return open.count }
    // An item is never part of an item of a list that ended before.
    var depth = open.count
    while depth > base, open[depth - 1].list > 0, open[depth - 1].level > Self.boldLevel,
      Int(document.nodes[open[depth - 1].list].end) <= list
    {
      depth -= 1
    }
    return depth
  }

  /// How many clauses are open around what stands in the item of a list that is the innermost
  /// clause around a node; 0 outside of lists.
  func depthOfItem(around node: Int) -> Int {
    var parent = Int(document.nodes[node].parent)
    while parent > 0 {
      if document.nodes[parent].isListItem,
        let item = open.lastIndex(where: { clauses[$0.clause].node == parent })
      {
        return item + 1
      }
      parent = Int(document.nodes[parent].parent)
    }
    return 0
  }

  /// The place of the open heading with the number before that of a bold paragraph, written with the same word or sign:
  /// `**§ 4 Fees**` behind `## § 3 Scope`.
  func continuedHeading(before number: ClauseNumber, _ bytes: [UInt8]) -> Int? {
    // A number with a word or a sign is none of the items below a heading.
    guard
      let place = open.lastIndex(where: {
        continues(number, $0) && (!number.isNamed || $0.level < Self.boldLevel)
      }), case let candidate = open[place], candidate.level < Self.boldLevel,
      candidate.style == number.style,
      let before = beginning(of: clauses[candidate.clause]),
      let last = ClauseNumber(before, before.indices, inHeading: true),
      last.isNamed == number.isNamed, !number.isNamed || name(before) == name(bytes)
    else { return nil }
    return place
  }

  /// The words of a heading, or of a bold paragraph that goes on with headings.
  private func beginning(of clause: Clause) -> [UInt8]? {
    guard case .heading = clause.form else {
      return RunIn(document, paragraph: clause.node)?.bytes
    }
    return HeadingText(document, heading: clause.node).bytes
  }

  /// Whether a number is the one after that of an open clause.
  func continues(_ number: ClauseNumber, _ candidate: Open) -> Bool {
    guard let last = clauses[candidate.clause].number else { return false }
    return ClauseOrder.follows(number.text, last)
  }

  /// `(c) 2004 …` and `(c) Oak` are copyright notices, unless they stand behind `(b)`; behind `(a)`
  /// alone only the year tells.
  func isCopyrightSign(_ number: ClauseNumber, _ bytes: [UInt8]) -> Bool {
    guard number.text == "(c)" || number.text == "(C)" else { return false }
    let before = Set(open.compactMap { clauses[$0.clause].number?.lowercased() })
    if before.contains("(b)") { return false }
    return !before.contains("(a)") || bytes[number.end...].first.map(isASCIIDigit) ?? false
  }

  /// `(i)` behind `(h)` is a letter, `(v)` behind `(iv)` a numeral.
  func settleRoman(_ number: inout ClauseNumber) {
    let letters = number.text.filter(\.isLetter)
    guard letters.count == 1, let letter = letters.unicodeScalars.first else { return }
    switch number.style {
    case .roman, .lowerLetter, .upperLetter: break
    case .decimal, .parenthesizedDecimal, .han, .parenthesizedHan, .circled, .letter, .other:
      return
    }
    let isLower = letter.value >= 0x61
    for entry in open.reversed() {
      guard let text = clauses[entry.clause].number?.filter(\.isLetter) else { continue }
      if entry.style == (isLower ? .lowerLetter : .upperLetter), text.count == 1,
        text.unicodeScalars.first.map({ $0.value + 1 == letter.value }) ?? false
      {
        number.style = isLower ? .lowerLetter : .upperLetter
        return
      }
      if entry.style == .roman, let last = ClauseNumber.roman(text),
        ClauseNumber.roman(letters) == last + 1
      {
        number.style = .roman
        return
      }
    }
  }
}
