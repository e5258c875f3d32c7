/// How names of classes are written so that mermaid reads them.
enum ClassName {
  /// The name as it is, or between backticks; `nil` where mermaid has no way to write it.
  static func written(_ id: String) -> String? {
    if isWord(id) || isPath(id) { return id }
    let bytes = Array(id.utf8)
    guard let first = bytes.first, bytes.count <= 200, first != ASCII.quote,
      bytes.trimmed(0..<bytes.count).count == bytes.count,
      !bytes.contains(where: { $0 < 32 || $0 == 127 || $0 == ASCII.backtick }),
      !id.contains("~"), !id.contains("%%"), !id.contains("ﬂ"),
      !(id.contains("#") && id.contains(";"))
    else { return nil }
    var lexer = ClassLexer(Array("`\(id)` ".utf8))
    let token = lexer.next()
    guard token.kind == .backtick, token.end == bytes.count + 1,
      !id.lowercased().contains("direction ")
    else { return nil }
    return "`\(id)`"
  }

  /// Whether a name is one word that is no keyword, such as part of a namespace.
  static func isWord(_ id: String) -> Bool {
    let tokens = tokens(id)
    return !tokens.isEmpty
      && tokens.allSatisfy { $0 == .name || $0 == .letter || $0 == .minus }
  }

  /// Words with dots between.
  private static func isPath(_ id: String) -> Bool {
    id.contains(".")
      && id.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
        isWord(String($0))
      }
  }

  /// The tokens of a name among statements, without those that would join it to its neighbors.
  private static func tokens(_ id: String) -> [ClassTokenKind] {
    guard !id.isEmpty, id.utf8.count <= 200, !id.hasSuffix("direction"),
      id != "accTitle", id != "accDescr"
    else { return [] }
    let bytes = Array((id + " ").utf8)
    var lexer = ClassLexer(bytes)
    var kinds: [ClassTokenKind] = []
    while true {
      let token = lexer.next()
      if token.start >= bytes.count - 1 { return kinds }
      // White space inside, or a keyword that takes some.
      guard token.end < bytes.count else { return [] }
      if let last = kinds.last, last == .name, token.kind == .name { return [] }
      kinds.append(token.kind)
    }
  }

  static func isGeneric(_ type: String) -> Bool {
    guard let first = type.utf8.first, first != ASCII.quote,
      !type.utf8.contains(where: { $0 < 32 || genericSigns.contains($0) })
    else { return false }
    var lexer = ClassLexer(Array("~\(type)~".utf8))
    return lexer.next().kind == .generic && !type.lowercased().contains("direction ")
  }

  private static let genericSigns = Set("~<&#\\".utf8)
}
