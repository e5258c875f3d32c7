import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let placeholderLeft = Rule(
    id: .placeholderLeft, group: .legal, severity: .error, scope: .agreements,
    summary: "A placeholder of a template was not replaced.",
    rationale:
      "An agreement with '[YEAR]' or '<copyright holders>' binds nobody. Lines to sign on, and what a "
      + "license says of how to apply it are left alone, and outside of a content folder the tags of "
      + "a site generator below front matter with a layout.",
    accepts: [
      "# Todo\n\nEspañol: todo, [see the notes] and [1].\n", "`[YEAR]`, [name](name.md)\n",
      "We ask for [your feedback].\n",
      "You send it, marking the work as \"Sent on behalf of: [named here]\".\n",
      "You send it, marking the work as\n\"Sent on behalf of: [named here]\".\n",
      "Send us this:\n\n> I, ____, of ____, withdraw my order of ____.\n",
      "domains (example.com)\n", "line one<br>line two <b>bold</b>\n",
      "A key is written OAK-XXX-XXX, a number XXX-XX-1234.\n",
      "# License\n\n## How to apply these terms\n\nCopyright [yyyy] [name of copyright owner]\n",
      "Name: ______\n\nSignature: ______\n\nDate ______.\n\nFull name ______\n",
      "Article XXX and [...] of 二〇〇五年\n",
      "For example:\n\n> Copyright Yoyodyne (http://example.com)\n",
      "---\nlanguage: es\n---\n\nA PESAR DE TODO LO CONTRARIO, TODO USO ES LIBRE\n",
      "---\nlanguage: pt\n---\n\nEM TODO O CASO, TODO. USO\n",
      "---\nlanguage: fr\n---\n\nCE QU'IL RESTE À FAIRE : RIEN. À FAIRE VALOIR\n",
      "Replace \"[Company Name]\" with your name, and write days as YYYY-MM-DD.\n",
      "**Format of dates:** YYYY-MM-DD\n",
      "50% of A and 60%, $5 {so}, %E3%BD\n",
      "As the survey found,[5] days are long [6]. Years [7] later, [sic] [RESERVED] [INTENTIONALLY OMITTED]\n",
      "The App \\{{braces}} is ours.\n",
      "See [SIC — as it stands] and [EU — GDPR] of [the city — Lisbon].\n",
      "N.N. Smith and A.N.N. of Article XX (\"[sic] words\") and WORD [optional] XX.\n",
    ],
    rejects: [
      "---\nlayout: page\n---\n\nVersion ⟪{{ version }}⟫.\n",
      "Copyright ⟪[YEAR]⟫ ⟪<copyright holders>⟫\n",
      "---\nlanguage: ja\n---\n\n⟪【会社名】⟫は鍵を渡す。\n",
      "En ⟪[Dirección por confirmar]⟫, o ⟪[inserir]⟫.\n",
      "⟪TODO⟫ add a clause. ⟪TBD⟫. From ⟪[TBD]⟫ on.\n",
      "Copyright ⟪[yyyy]⟫ ⟪[name of copyright owner]⟫\n", "⟪Lorem ipsum⟫ dolor\n",
      "Order OAK-⟪XXX⟫ of 15-⟪XXX⟫-2026 by [⟪XXX⟫-Company].\n", "Effective Date: ⟪XX/XX/20XX⟫\n",
      "Write to legal@⟪example.com⟫\n",
      "between ⟪[Insert Company Name]⟫ and you\n", "of ⟪«Name_of_company»⟫ and «City_of_company»\n",
      "a empresa de CNPJ ⟪[CNPJ]⟫, com sede em ⟪[ENDEREÇO — Lisboa]⟫, e o foro de ⟪[COMARCA – Lisboa]⟫\n",
      "a fee of ⟪[●]⟫ euros, of ⟪____⟫ euros in words, or of ⟪XXX⟫ euros\n",
      "by ⟪{{company}}⟫, ⟪${COMPANY}⟫ or ⟪%COMPANY%⟫\n",
      "zwischen ⟪[Firma einsetzen]⟫ und ⟪[Name des Kunden]⟫, ⟪Musterstraße⟫ 1\n",
      "le prestataire ⟪[nom de la société]⟫, ⟪[à compléter]⟫, ⟪[ville à compléter]⟫\n",
      "Venue is ⟪______⟫.\n\nGerichtsstand ist ⟪[Ort]⟫, in ⟪[city to be completed]⟫.\n",
      "---\nlanguage: fr\n---\n\n⟪À FAIRE⟫ : le prix. 9.1 ⟪À COMPLÉTER⟫ le lieu.\n",
      "株式会社⟪○○⟫と⟪[会社名]⟫\n",
      "in ⟪[Uw stad]⟫ of ⟪[In aanvraag/Uw nummer]⟫ en ⟪[SUPPORT-EPOST]⟫\n",
      "of ⟪{{company}}⟫ and {{country}}\n",
      "**Last updated:** ⟪YYYY-MM-DD⟫\n\nStand: ⟪TT.MM.JJJJ⟫\n\nEffective ⟪MM/DD/YYYY⟫.\n",
      "use of ⟪[Software Name]⟫ by \"⟪[Company Name]⟫\" at ⟪[Email Address or Website]⟫\n",
      "We provide ⟪[DESCRIBE THE SERVICE]⟫ within ⟪[5]⟫ days, for ⟪[X]⟫ % or € ⟪[1.000]⟫.\n",
      "por ⟪[DESCREVER SERVIÇO]⟫, de ⟪[DD/MM/AAAA]⟫ em ⟪[15/30]⟫ dias, por R$ ⟪[VALOR]⟫\n",
      "innerhalb von ⟪[14]⟫ Tagen, dans un délai de ⟪[X]⟫ jours, en ⟪[30]⟫ días, w ciągu ⟪[7]⟫ dni\n",
      "CNPJ: ⟪[A ser preenchido pela empresa]⟫, tel. ⟪[to be completed]⟫\n",
      "door ⟪[organisatie]⟫ in ⟪[land]⟫, zie ⟪[link naar het privacybeleid]⟫\n",
      "for ⟪[amount]⟫ euros, EUR ⟪XX⟫ or €⟪XX⟫, ⟪XX⟫ % or ⟪XX⟫ days\n",
      "between ACME (\"⟪[Supplier]⟫\"), (the “⟪[Client]⟫”) and Mrs ⟪N.N.⟫ of Bonn\n",
      "⟪[OPTIONAL]⟫ The fee is EUR ⟪____⟫. It is due on ⟪TBC⟫, or within ⟪[  ]⟫ weeks.\n",
      "---\nlanguage: es\n---\n\n⟪TODO⟫ escribir. ⟪TODO⟫: LUGAR\n",
    ]
  ) { subject, findings in
    var found = brackets(in: subject) + fields(in: subject)
    found += blanks(in: subject) + tags(in: subject) + days(in: subject) + mergeFields(in: subject)
    found += lenticular(in: subject)
    guard !found.isEmpty else { return }
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
    let appendix = subject.startOfAppendix
    // What is the tag of a fact is said once, as that.
    let facts = subject.source.origin?.faults.map(\.range) ?? []
    var end = 0
    for field in found
    where field.range.lowerBound >= end && field.range.lowerBound < appendix
      && !facts.contains(where: { $0.overlaps(field.range) })
    {
      findings.report(
        "placeholder '\(field.text)' is left", atBytes: field.range, help: "replace it",
        // A text that a program fills in is one matter, however many fields it has.
        cause: field.text.hasPrefix("{{") || field.text.hasPrefix("«") ? "fields" : nil)
      end = field.range.upperBound
    }
  }

  private struct Field {
    var text: String
    var range: Range<Int>
  }

  /// Words in brackets, `[YEAR]`.
  private static func brackets(in subject: LintSubject) -> [Field] {
    var found: [Field] = []
    let marks = subject.prose.marks
    for (open, close) in zip(marks, marks.dropFirst())
    where open.form == .openBracket && close.form == .closeBracket
      && open.place.node == close.place.node
    {
      var place = open.place
      place.start += 1
      place.count = close.place.start - place.start
      guard (1...90).contains(place.count),
        place.count > 1 && TemplateWords.asksToReplace(subject.string(of: place))
          || subject.isNumberToFill(place) || subject.isNameToGive(place)
      else { continue }
      place.start -= 1
      place.count += 2
      let range = subject.bytes(of: place)
      guard !subject.isQuotedByInstruction(range) else { continue }
      found.append(Field(text: subject.string(of: place), range: range))
    }
    return found
  }

  /// The fields of a form letter, `«Name_of_company»`.
  private static func mergeFields(in subject: LintSubject) -> [Field] {
    let document = subject.document.markup
    let text = document.text
    guard text.withUnsafeBufferPointer({ $0.firstOffset(of: 0xAB, from: 0) }) != nil else {
      return []
    }
    var found: [Field] = []
    for (index, node) in document.nodes.enumerated() where node.kind == .text {
      var start = node.literal.range.lowerBound
      let end = node.literal.range.upperBound
      while let open = text[start..<end].firstIndex(of: 0xAB) {
        start = open + 1
        guard open > 0, text[open - 1] == 0xC2,
          let close = text[start..<min(end, start + 60)].firstIndex(of: 0xBB),
          text[close - 1] == 0xC2, text[start..<close].contains(UInt8(ascii: "_")),
          !text[start..<close].contains(0x20)
        else { continue }
        let place = ProseScan.Place(
          node: Int32(index), start: Int32(open - 1 - node.literal.range.lowerBound),
          count: Int32(close + 2 - open))
        found.append(Field(text: subject.string(of: place), range: subject.bytes(of: place)))
        start = close
      }
    }
    return found
  }

  /// Days still to be written, `YYYY-MM-DD`.
  private static func days(in subject: LintSubject) -> [Field] {
    subject.unwrittenDays.map { Field(text: subject.string(of: $0), range: subject.bytes(of: $0)) }
  }

  /// `TODO`, `{{name}}`, `XXX` and their kin.
  private static func fields(in subject: LintSubject) -> [Field] {
    guard !subject.prose.placeholders.isEmpty else { return [] }
    let isGenerated = subject.isForSiteGenerator
    return subject.prose.placeholders.compactMap { place in
      let text = subject.string(of: place)
      if text.hasPrefix("{{"), isGenerated || isOfSiteGenerator(text) { return nil }
      let range = subject.bytes(of: place)
      // What was escaped is meant as it stands.
      if text.hasPrefix("{"), subject.isBehindBackslash(range) || range.count > place.count {
        return nil
      }
      if text == "TODO", subject.isWordInCapitals(place) { return nil }
      if text.hasPrefix("XX"), subject.isPattern(around: range) { return nil }
      if text.first == "À" || text.hasPrefix("A "), !subject.isNote(place) { return nil }
      return subject.isIllustration(place) ? nil : Field(text: text, range: range)
    }
  }

  /// Whether a tag is of the variables of Jekyll, `{{ site.email }}`, or of Hugo, `{{< contact >}}`.
  static func isOfSiteGenerator(_ text: String) -> Bool {
    guard text.hasPrefix("{{") else { return false }
    let name = text.drop { $0 == "{" || $0 == " " }
    return ["site.", "page.", "include.", "layout.", "%", "<"].contains { name.hasPrefix($0) }
  }

  /// Lines to fill in within a sentence, `____`.
  private static func blanks(in subject: LintSubject) -> [Field] {
    // A quotation with three and more is a form for the reader to copy.
    var counts: [Int: Int] = [:]
    for place in subject.prose.blanks {
      if let quote = subject.quotation(around: place) { counts[quote, default: 0] += 1 }
    }
    return subject.prose.blanks.compactMap { place in
      let isForm = subject.quotation(around: place).map { counts[$0] ?? 0 > 2 } ?? false
      return isForm || subject.isToBeSigned(place)
        ? nil : Field(text: subject.string(of: place), range: subject.bytes(of: place))
    }
  }

  /// Fields in brackets of East Asia, `【会社名】`.
  private static func lenticular(in subject: LintSubject) -> [Field] {
    guard ["ja", "zh", "ko"].contains(LanguageTag.language(of: subject.document.language)) else {
      return []
    }
    let document = subject.document.markup
    var found: [Field] = []
    for (index, node) in document.nodes.enumerated() where node.kind == .text {
      let text = document.string(node.literal)
      var rest = text[...]
      while let open = rest.firstIndex(of: "【"),
        let close = rest[open...].prefix(24).firstIndex(of: "】")
      {
        let field = rest[open...close]
        if TemplateWords.asksToReplace(String(field.dropFirst().dropLast())) {
          let place = ProseScan.Place(
            node: Int32(index), start: Int32(text[..<open].utf8.count),
            count: Int32(field.utf8.count))
          found.append(Field(text: String(field), range: subject.bytes(of: place)))
        }
        rest = rest[text.index(after: close)...]
      }
    }
    return found
  }

  /// Words in angle brackets, which Markdown takes for tags: `<copyright holders>`.
  private static func tags(in subject: LintSubject) -> [Field] {
    let document = subject.document.markup
    return subject.prose.html.compactMap { index in
      let node = document.nodes[index]
      guard node.kind == .htmlInline, node.literal.count <= 60 else { return nil }
      let tag = document.string(node.literal)
      guard tag.hasPrefix("<"), tag.hasSuffix(">"), !tag.hasPrefix("</"), !tag.contains("=") else {
        return nil
      }
      let name = String(tag.dropFirst().dropLast())
      guard !elements.contains(name.lowercased()), TemplateWords.asksToReplace(name) else {
        return nil
      }
      return Field(text: tag, range: document.source.bytes(of: node.range))
    }
  }

  /// Elements of HTML, and of SVG, whose names fields have as well.
  private static let elements: Set = ["address", "data", "link", "title"]
}

extension LintSubject {
  /// The innermost quotation in which a place stands.
  fileprivate func quotation(around place: ProseScan.Place) -> Int? {
    let nodes = document.markup.nodes
    var parent = Int(nodes[Int(place.node)].parent)
    while parent > 0 {
      if nodes[parent].kind == .blockQuote { return parent }
      parent = Int(nodes[parent].parent)
    }
    return nil
  }

  /// Whether an `example.com` is a word about addresses and not an address to be replaced: without
  /// a scheme or an at sign before it, after "e.g.", or in a quotation.
  fileprivate func isIllustration(_ place: ProseScan.Place) -> Bool {
    guard string(of: place) == "example.com" else { return false }
    if quotation(around: place) != nil { return true }
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

  /// Whether `XXX` is one of two groups and more that stand between hyphens beside other signs: `OAK-XXX-XXX` says how numbers
  /// are written. `2026-XX-XX` is a day to be filled in, and `OAK-XXX` a number.
  fileprivate func isPattern(around range: Range<Int>) -> Bool {
    let hyphen = UInt8(ascii: "-")
    func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
    func belongs(_ byte: UInt8) -> Bool { isLetter(byte) || byte &- 0x30 < 10 || byte == hyphen }
    let before = source.bytes[..<range.lowerBound].suffix(40).reversed().prefix(while: belongs)
    let after = source.bytes[range.upperBound...].prefix(40).prefix(while: belongs)
    guard before.first == hyphen || after.first == hyphen else { return false }
    let groups = [before.reversed(), Array(after)].joined().split(separator: hyphen)
      .count { $0.allSatisfy { $0 == UInt8(ascii: "X") } }
    guard groups > 0 else { return false }
    let others = (after + before).filter { $0 != UInt8(ascii: "X") && $0 != hyphen }
    return others.contains(where: isLetter) || !others.isEmpty && range.count > 2
  }

  /// Whether the front matter is that of a site generator, which replaces `{{ }}` itself; what a site of this program
  /// publishes is shown as it stands.
  var isForSiteGenerator: Bool {
    guard isPublished == nil, let frontMatter = document.markup.frontMatter else { return false }
    let text = String(decoding: source.bytes[frontMatter.content], as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).contains { line in
      ["layout:", "permalink:", "redirect_from:", "nav_order:", "parent:", "tags:"].contains {
        line.hasPrefix($0)
      }
    }
  }

  /// Whether a line to fill in is one to sign on, or beside its label, and not a gap in a sentence.
  fileprivate func isToBeSigned(_ place: ProseScan.Place) -> Bool {
    let literal = document.markup.nodes[Int(place.node)].literal
    let text = document.markup.text[literal.range]
    let before = text.prefix(Int(place.start)).suffix(60)
    let after = text.dropFirst(Int(place.start + place.count)).prefix(60)
    let isLetter: (UInt8) -> Bool = { ($0 | 0x20) &- 0x61 < 26 || $0 >= 0x80 }
    // `EUR ____`
    if UnitsBesideFields.end(before.suffix(12)) { return false }
    let label = before.last { $0 != 0x20 }
    if label == UInt8(ascii: ":") || label == nil && !after.contains(where: isLetter) {
      return true
    }
    let words = [before, after].map { $0.split { !isLetter($0) }.count }
    // `Venue is ____.` is a sentence.
    let endsSentence = after.first == UInt8(ascii: ".") && after.dropFirst().first ?? 0x20 == 0x20
    return words[0] + words[1] < (endsSentence ? 2 : 3)
  }

  /// Where the part begins that says how to apply the license, whose fields are no gaps of this text;
  /// behind the end where there is none.
  fileprivate var startOfAppendix: Int {
    for index in document.markup.nodes.indices {
      let node = document.markup.nodes[index]
      guard node.kind == .text, node.literal.count >= 12 else { continue }
      let text = document.markup.bytes(node.literal)
      guard let first = text.first(where: { $0 > 0x20 }),
        Self.appendixLetters.contains(first | 0x20)
      else { continue }
      let head = String(decoding: text.prefix(90), as: UTF8.self).lowercased()
      if Self.appendices.contains(where: { head.contains($0) }) {
        return source.offset(of: node.range.start)
      }
    }
    return source.bytes.count
  }

  private static let appendixLetters = Set("heatwcu".utf8)
  private static let appendices = [
    "how to apply", "end of terms and conditions", "to apply the apache license",
    "attach the following", "anhang: wie unterstellen", "wie unterstellen sie",
    "exhibit a - source code form license notice", "exhibit a -mozilla", "exhibit a - mozilla",
    "comment appliquer", "using these terms", "using this license", "cómo aplicar",
    "create a text file (typically named",
  ]
}
