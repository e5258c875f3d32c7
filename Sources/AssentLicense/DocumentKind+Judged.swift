extension DocumentKind {
  /// The kind of a file, by what its front matter states and by its name.
  ///
  /// - Parameters:
  ///   - path: the path of the file, whose last part may name the kind.
  ///   - frontMatter: what `kind:` states, where something does.
  ///   - text: the bytes of the file.
  package static func judged(path: String, frontMatter: String?, text: [UInt8]) -> DocumentKind {
    if let frontMatter, let kind = DocumentKind(stated: frontMatter) { return kind }
    return DocumentKind.named(by: path.split(separator: "/").last.map(String.init) ?? path).kind
  }
}
