import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let placeholderLeft = Rule(
    id: .placeholderLeft, group: .legal, severity: .error, scope: .agreements,
    summary: "A placeholder of a template was not replaced.",
    rationale: "An agreement with '[YEAR]' or '<copyright holders>' binds nobody.",
    accepts: [
      "# Todo\n\nEspañol: todo, [see the notes] and [1].\n", "`[YEAR]`, [name](name.md)\n",
      "Version {{ version }}, [your feedback]\n", "domains (example.com)\n",
      "line one<br>line two <b>bold</b>\n",
    ],
    rejects: [
      "Copyright ⟪[YEAR]⟫ ⟪<copyright holders>⟫\n",
      "⟪TODO⟫ add a clause. ⟪TBD⟫. From ⟪[TBD]⟫ on.\n",
      "Copyright ⟪[yyyy]⟫ ⟪[name of copyright owner]⟫\n", "⟪Lorem ipsum⟫ dolor\n",
      "Effective Date: ⟪XX/XX/20XX⟫\n", "Write to legal@⟪example.com⟫\n",
      "between ⟪[Insert Company Name]⟫ and you\n",
    ]
  ) { subject, findings in
    let brackets = reportBrackets(in: subject, &findings)
    for place in subject.prose.placeholders where !subject.isIllustration(place) {
      let bytes = subject.bytes(of: place)
      if brackets.contains(where: { $0.contains(bytes.lowerBound) }) { continue }
      report(subject.string(of: place), at: bytes, in: &findings)
    }
    reportTags(in: subject, &findings)
  }

  private static func report(
    _ text: String, at range: Range<Int>, in findings: inout Findings
  ) {
    findings.report(
      "placeholder '\(text)' is left", atBytes: range, help: "replace it")
  }

  /// Reports words in brackets, `[YEAR]`, and returns where they stand.
  private static func reportBrackets(
    in subject: LintSubject, _ findings: inout Findings
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    let marks = subject.prose.marks
    for (open, close) in zip(marks, marks.dropFirst())
    where open.form == .openBracket && close.form == .closeBracket
      && open.place.node == close.place.node
    {
      var place = open.place
      place.start += 1
      place.count = close.place.start - place.start
      guard (3...60).contains(place.count), isTemplate(subject.string(of: place)) else { continue }
      place.start -= 1
      place.count += 2
      found.append(subject.bytes(of: place))
      report(subject.string(of: place), at: subject.bytes(of: place), in: &findings)
    }
    return found
  }

  /// Words in angle brackets, which Markdown takes for tags: `<copyright holders>`.
  private static func reportTags(in subject: LintSubject, _ findings: inout Findings) {
    let document = subject.document.markup
    for index in subject.prose.html {
      let node = document.nodes[index]
      guard node.kind == .htmlInline, node.literal.count <= 60 else { continue }
      let tag = document.string(node.literal)
      guard tag.hasPrefix("<"), tag.hasSuffix(">"), !tag.hasPrefix("</"), !tag.contains("=") else {
        continue
      }
      if isTemplate(String(tag.dropFirst().dropLast())) {
        report(tag, at: node.range, in: &findings)
      }
    }
  }

  private static func report(
    _ text: String, at range: SourceRange, in findings: inout Findings
  ) {
    findings.report("placeholder '\(text)' is left", at: range, help: "replace it")
  }

  /// Whether words in brackets are those of the license templates in use.
  private static func isTemplate(_ text: String) -> Bool {
    let words = text.lowercased().split(separator: " ")
    guard let first = words.first else { return false }
    if first == "insert" || first == "enter" { return words.count > 1 }
    if first == "your", let next = words.dropFirst().first { return yours.contains(String(next)) }
    return whole.contains(words.joined(separator: " "))
  }

  private static let yours: Set = [
    "name", "company", "app", "product", "organization", "website", "site", "email", "e-mail",
    "address", "country", "state", "city", "jurisdiction", "contact", "business", "url", "domain",
    "phone", "service",
  ]

  /// Fields of the templates of common licenses and policies.
  private static let whole: Set = [
    "year", "yyyy", "years", "date", "name", "fullname", "full name", "owner", "organization",
    "copyright holder", "copyright holders", "copyright owner", "name of copyright owner",
    "name of author", "author", "licensor", "licensor name", "company", "company name",
    "app name", "product name", "project name", "website", "website url", "email",
    "email address", "contact email", "effective date", "version", "state", "country",
    "jurisdiction", "address", "phone number", "program", "project", "todo", "tbd",
  ]
}

extension LintSubject {
  /// Whether an `example.com` is a word about addresses and not an address to be replaced: without
  /// a scheme or an at sign before it, or after "e.g.".
  fileprivate func isIllustration(_ place: ProseScan.Place) -> Bool {
    guard string(of: place) == "example.com" else { return false }
    let literal = document.markup.nodes[Int(place.node)].literal
    let before = document.markup.text[literal.range].prefix(Int(place.start))
    let text = String(decoding: before.suffix(40), as: UTF8.self).lowercased()
    if text.contains("e.g.") || text.contains("example:") || text.contains("such as")
      || text.contains("for example")
    {
      return true
    }
    return !["@", "/", "www."].contains { text.hasSuffix($0) }
  }
}
