import AssentDiagnostics
import AssentMarkup

/// What the front matter of a file says of its kind.
package enum DeclaredKind: Hashable, Sendable {
  case known(DocumentKind)
  /// A word that is no kind.
  case unknown(String)
}

extension LegalDocument {
  /// The kind that the front matter of a file states, without reading anything else of it; `nil`
  /// where it states none.
  ///
  /// Front matter that cannot be read, or is not closed, is searched for a line that begins with
  /// `kind:`, so that a fault elsewhere in it does not make another kind of the document.
  package static func declaredKind(in source: SourceFile) -> DeclaredKind? {
    var stated: String?
    if let frontMatter = FrontMatter(in: source) {
      let reader = FrontMatterReader(frontMatter, of: source)
      stated = reader.metadata.kinds.first?.value
      if stated == nil, reader.diagnostics.isEmpty { return nil }
    } else if FrontMatterReader.misplaced(in: source) == nil {
      return nil
    }
    guard let word = stated ?? wordOfKind(in: source) else { return nil }
    return DocumentKind(stated: word).map(DeclaredKind.known) ?? .unknown(word)
  }

  /// Whether the front matter of a file says that it is the authoritative text of its agreement,
  /// without reading anything else of it.
  package static func saysItIsAuthoritative(_ source: SourceFile) -> Bool {
    guard let frontMatter = FrontMatter(in: source),
      source.bytes.firstOffsets(of: "uthoritative", in: frontMatter.content) != nil
    else { return false }
    return FrontMatterReader(frontMatter, of: source).metadata.authoritative?.value ?? false
  }

  /// How many lines of front matter that cannot be read are searched.
  private static let mostLines = 200

  private static func wordOfKind(in source: SourceFile) -> String? {
    var isOpen = false
    for number in 1...max(1, min(source.lineCount, mostLines)) {
      let line = String(decoding: source.line(number).prefix(200), as: UTF8.self)
      if line.hasPrefix("---") || line.hasPrefix("\u{FEFF}---") {
        if isOpen { return nil }
        isOpen = true
        continue
      }
      guard let colon = line.firstIndex(of: ":"),
        line[..<colon].trimmingPrefix(while: \.isWhitespace).lowercased() == "kind"
      else { continue }
      let word = line[line.index(after: colon)...].split { $0.isWhitespace || "\"'#".contains($0) }
      return word.first.map(String.init)
    }
    return nil
  }
}
