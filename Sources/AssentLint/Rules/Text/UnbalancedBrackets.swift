import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let unbalancedBrackets = Rule(
    id: .unbalancedBrackets, group: .text, severity: .warning,
    summary: "A bracket has no partner in its section.",
    rationale:
      "Where a parenthesis ends decides what it limits. Numbers of items such as 'a)' and smileys "
      + "need no partner.",
    accepts: [
      "a) first (or second)\n\n1) x and ii) y :)\n\n(get it? :) )\n",
      "The Software (including\n\n- its documentation;\n- its data)\n\nis licensed.\n",
      "`f(` and \\[a]\n", "from [0, 1)\n", "items a)–d)\n", "本サービス（以下「サービス」) とは\n",
      "dane (art. 6 ust. 1 lit. b) RODO), oraz\n", "(see items a) and b) below)\n",
      "l'art. 6.1.f) du RGPD\n", "## 1º) Asamblea\n\n2ª) La junta\n",
      "[a]({{ page.url }}) b\n",
    ],
    rejects: [
      "The Software ⟪(⟫the program is licensed.\n", "The Software the program⟪)⟫ is licensed.\n",
      "## A\n\nOne ⟪(⟫two.\n\n## B\n\nthree⟪)⟫\n", "See ⟪[⟫Section 2.\n", "See [here⟪)⟫ first.\n",
      "(lit. b) GDPR) and more⟪)⟫.\n",
    ]
  ) { subject, findings in
    guard !subject.prose.blocks.isEmpty else { return }
    var open = OpenBrackets()
    var section = -1
    var lone: [ProseScan.Mark] = []
    for block in subject.prose.blocks {
      if block.section != section {
        lone += open.marks
        open = OpenBrackets()
        section = block.section
      }
      // Numbers of items that closed a parenthesis opened before: `(art. 6 lit. b) GDPR)`.
      var itemNumbers = 0
      for mark in subject.prose.marks[block.marks] {
        switch mark.form {
        case .openParenthesis, .openBracket:
          if mark.byteBefore != UInt8(ascii: ":") { open.append(mark) }
        case .closeParenthesis, .closeBracket:
          let partner: ProseScan.Mark.Form =
            mark.form == .closeParenthesis ? .openParenthesis : .openBracket
          if mark.form == .closeParenthesis, mayBeSmiley(mark), subject.isSmiley(before: mark) {
            continue
          } else if open.last?.form == partner {
            if mark.form == .closeParenthesis, subject.isItemNumber(before: mark),
              subject.isWordBefore(mark)
            {
              itemNumbers += 1
            }
            open.removeLast()
          } else if let last = open.last, subject.isInterval(from: last, to: mark) {
            open.removeLast()
          } else if mark.form == .closeParenthesis, subject.isItemNumber(before: mark) {
            continue
          } else if let inner = open.close(partner) {
            lone += inner
          } else if mark.form == .closeParenthesis, itemNumbers > 0 {
            itemNumbers -= 1
          } else {
            lone.append(mark)
            // `[a)` is one fault, reported at its end.
            if let last = open.last, last.place.node == mark.place.node { open.removeLast() }
          }
        case .straightQuote, .highLeftQuote, .highRightQuote, .lowQuote, .leftGuillemet,
          .rightGuillemet, .openCorner, .openWhiteCorner, .closeCorner, .closeWhiteCorner:
          break
        }
      }
    }
    // A link that is broken is reported as such.
    for mark in lone + open.marks
    where mark.form != .openParenthesis || mark.byteBefore != UInt8(ascii: "]") {
      let text = subject.string(of: mark.place)
      let isOpening = mark.form == .openParenthesis || mark.form == .openBracket
      findings.report(
        isOpening ? "'\(text)' is not closed in its section" : "'\(text)' closes nothing",
        atBytes: subject.bytes(of: mark.place),
        help: isOpening ? "add the closing bracket" : "add the opening bracket, or remove this one")
    }
  }

  private static func mayBeSmiley(_ mark: ProseScan.Mark) -> Bool {
    switch mark.byteBefore {
    case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "-"): true
    default: false
    }
  }
}

/// The brackets that are open, the innermost one last.
private struct OpenBrackets {
  private(set) var marks: [ProseScan.Mark] = []
  private var parentheses = 0

  var last: ProseScan.Mark? { marks.last }

  mutating func append(_ mark: ProseScan.Mark) {
    marks.append(mark)
    if mark.form == .openParenthesis { parentheses += 1 }
  }

  mutating func removeLast() {
    if marks.popLast()?.form == .openParenthesis { parentheses -= 1 }
  }

  /// Closes the innermost one of a form.
  ///
  /// - Returns: those within it, which nothing closes any more; `nil` where none of the form is open.
  mutating func close(_ form: ProseScan.Mark.Form) -> ArraySlice<ProseScan.Mark>? {
    // What is passed on the way to it is not looked at again.
    guard form == .openParenthesis ? parentheses > 0 : marks.count > parentheses,
      let index = marks.lastIndex(where: { $0.form == form })
    else { return nil }
    let inner = marks[(index + 1)...]
    parentheses -= marks[index...].count { $0.form == .openParenthesis }
    marks.removeSubrange(index...)
    return inner
  }
}

extension LintSubject {
  /// Whether the parenthesis is a mouth: `:)`, `;-)`.
  fileprivate func isSmiley(before mark: ProseScan.Mark) -> Bool {
    let literal = document.markup.nodes[Int(mark.place.node)].literal
    var text = document.markup.text[literal.range].prefix(Int(mark.place.start))
    if text.last == UInt8(ascii: "-") { text.removeLast() }
    guard let eyes = text.popLast(), eyes == UInt8(ascii: ":") || eyes == UInt8(ascii: ";") else {
      return false
    }
    return text.last.map { $0 == 0x20 } ?? true
  }

  /// Whether the parenthesis belongs to the number of an item, `a)` or `iv)`.
  fileprivate func isItemNumber(before mark: ProseScan.Mark) -> Bool {
    let literal = document.markup.nodes[Int(mark.place.node)].literal
    let text = document.markup.text[literal.range].prefix(Int(mark.place.start))
    let token = text.suffix(Self.longestNumber).suffix(while: {
      // The last byte of a dash ends it as well: `a)–d)`.
      $0 != 0x20 && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "/") && $0 != 0x93
    })
    // `1º)`
    let isOrdinal = token.count > 2 && Self.ordinals.contains(Array(token.suffix(2)))
    let isNumber = token.dropLast(isOrdinal ? 2 : 0).allSatisfy {
      $0 &- 0x30 < 10 || $0 == 0x2E || Self.numerals.contains($0)
    }
    // `f)`, and `6.1.f)` of an article.
    let letters = token.suffix(while: { ($0 | 0x20) &- 0x61 < 26 })
    let before = token.dropLast(letters.count)
    let isLetter =
      letters.count <= 2
      && (before.isEmpty
        || before.last == 0x2E && before.allSatisfy { $0 &- 0x30 < 10 || $0 == 0x2E })
    return !token.isEmpty && (token.count <= 5 && isNumber || !letters.isEmpty && isLetter)
  }

  /// Whether the number before a parenthesis stands behind a space: `lit. b)`, and not `(b)`.
  fileprivate func isWordBefore(_ mark: ProseScan.Mark) -> Bool {
    let literal = document.markup.nodes[Int(mark.place.node)].literal
    let text = document.markup.text[literal.range].prefix(Int(mark.place.start))
    let token = text.suffix(Self.longestNumber)
      .suffix(while: { $0 != 0x20 && $0 != UInt8(ascii: "(") })
    return token.startIndex > text.startIndex && text[token.startIndex - 1] == 0x20
  }

  /// How far the number of an item is looked for.
  private static let longestNumber = 64
  private static let numerals = Array("ivxlIVXL".utf8)
  private static let ordinals = ["º", "ª", "°"].map { Array($0.utf8) }

  /// Whether two brackets enclose numbers, as in `[0, 1)`.
  fileprivate func isInterval(from open: ProseScan.Mark, to close: ProseScan.Mark) -> Bool {
    guard open.place.node == close.place.node, close.place.start > open.place.start else {
      return false
    }
    let literal = document.markup.nodes[Int(open.place.node)].literal
    let between =
      Int(literal.start + open.place.start + 1)..<Int(literal.start + close.place.start)
    return document.markup.text[between].allSatisfy {
      $0 &- 0x30 < 10 || $0 == 0x20 || $0 == 0x2C || $0 == 0x2E || $0 == 0x2D
    }
  }
}

extension ArraySlice<UInt8> {
  /// The longest ending whose bytes all satisfy `condition`.
  func suffix(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var start = endIndex
    while start > startIndex, condition(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
