import AssentDiagnostics
import AssentMarkup

extension DocumentKind {
  /// The kind of a file, by what its front matter states, its name, its title, and failing all of
  /// them by the words of its text.
  ///
  /// - Parameters:
  ///   - path: the path of the file; its last part may name the kind in many languages, as
  ///     `privacy-policy.md`, `AGB.md` and `利用規約.md` do.
  ///   - frontMatter: what `kind:` states, where something does.
  ///   - text: the bytes of the file.
  /// - Returns: ``other`` for what is no agreement as far as its words tell.
  package static func judged(path: String, frontMatter: String?, text: [UInt8]) -> DocumentKind {
    if let frontMatter, let kind = DocumentKind(stated: frontMatter) { return kind }
    let name = path.pathNames.last.map(String.init) ?? path
    let exact = DocumentKind.named(by: name).kind
    if exact != .other { return exact }
    let stem = Array(name.prefix { $0 != "." }.utf8)
    let folder = path.pathNames.dropLast().last.map { Array($0.utf8) } ?? []
    let words = KindWords.Count(text)
    if words.mayBeLegal, let kind = KindWords.kind(named: stem) { return kind }
    if words.isLegal,
      let kind = KindWords.kind(ofTitle: text) ?? KindWords.kind(named: folder)
    {
      return kind
    }
    return words.kind
  }
}

extension DocumentKind {
  /// The kind of agreement that a document without a kind seems to be: its name or its title says one, and
  /// its words are those of an agreement.
  package static func suspected(path: String, text: [UInt8]) -> DocumentKind? {
    let name = path.pathNames.last.map(String.init) ?? path
    let named = KindWords.kind(named: Array(name.prefix { $0 != "." }.utf8))
    // A name that tells is enough, but of a policy.
    let titled = named == nil || named == .policy ? KindWords.kind(ofTitle: text) : nil
    guard let kind = named ?? titled else { return nil }
    let words = KindWords.Count(text, most: 8_192, tellsKind: false)
    // A refund policy is short, and has few of the words of the law.
    if named == .policy, titled == .policy, text.count < 4_096, words.hasLegalWord { return kind }
    return named != nil && words.mayBeLegal || words.isLegal ? kind : nil
  }

  /// The name by which a file is an agreement of a kind, with the language that its own name ends in:
  /// `privacy.de.md` for `PRIVACY_POLICY_DE.md`; `nil` for a policy, which has to say so.
  package func fileName(insteadOf path: String) -> String? {
    guard isAgreement, self != .policy else { return nil }
    let name = path.pathNames.last.map(String.init) ?? path
    let language =
      DocumentKind.locale(in: name)
      ?? DocumentKind.language(atEndOf: name).flatMap { LanguageTag.isKnown($0) ? $0 : nil }
    return rawValue + (language.map { ".\($0)" } ?? "") + ".md"
  }

  /// What stands between the last `_` or `-` of a file name and its ending, in small letters: `de` of `TERMS_DE.md`.
  package static func language(atEndOf fileName: String) -> String? {
    guard isMarkdown(fileName), let dot = fileName.lastIndex(of: ".") else { return nil }
    let stem = fileName[..<dot]
    guard let mark = stem.lastIndex(where: { $0 == "_" || $0 == "-" }), mark > stem.startIndex
    else {
      return nil
    }
    let word = stem[stem.index(after: mark)...].lowercased()
    return word.utf8.count == 2 ? word : nil
  }

  /// What it is called in a sentence, with its article.
  package var phrase: String {
    switch self {
    case .license: "a license"
    case .eula: "a license agreement"
    case .terms: "terms of service"
    case .privacy: "a privacy policy"
    case .policy: "a policy"
    case .other: "a page"
    }
  }

  /// The same as something that is known: `the terms have`.
  package var subject: (name: String, has: String, does: String) {
    switch self {
    case .license: ("the license", "has", "does")
    case .eula: ("the license agreement", "has", "does")
    case .terms: ("the terms", "have", "do")
    case .privacy: ("the privacy policy", "has", "does")
    case .policy: ("the policy", "has", "does")
    case .other: ("the document", "has", "does")
    }
  }
}

extension Document {
  /// What a file that is no Markdown by its name is, by its name and its words; `nil` for Markdown.
  package var kindOfPlainText: DocumentKind? {
    let name = source.path.pathNames.last.map(String.init) ?? source.path
    guard name.lowercased().hasSuffix(".txt"), frontMatter == nil else { return nil }
    return DocumentKind.judged(path: name, frontMatter: nil, text: source.bytes)
  }
}
