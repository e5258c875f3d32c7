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
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let exact = DocumentKind.named(by: name).kind
    if exact != .other { return exact }
    let stem = Array(name.prefix { $0 != "." }.utf8)
    let folder = path.split(separator: "/").dropLast().last.map { Array($0.utf8) } ?? []
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

extension Document {
  /// What a file that is no Markdown by its name is, by its name and its words; `nil` for Markdown.
  package var kindOfPlainText: DocumentKind? {
    let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
    guard name.lowercased().hasSuffix(".txt"), frontMatter == nil else { return nil }
    return DocumentKind.judged(path: name, frontMatter: nil, text: source.bytes)
  }
}
