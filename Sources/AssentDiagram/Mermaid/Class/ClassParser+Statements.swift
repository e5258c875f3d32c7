import AssentDiagnostics

/// The statements of a class diagram.
extension ClassParser {
  // MARK: Names

  /// The name of a class, with its type between `~`, or of a namespace, with dots.
  ///
  /// Words beside one another are one name.
  mutating func parseName(
    _ expected: String, isNamespace: Bool = false
  ) throws(Fault) -> String {
    var name = ""
    while true {
      let isQuoted = at(.backtick)
      guard let part = words(of: .backtick) ?? wordPart() else { throw fault(expected) }
      name += part
      if !isNamespace, let type = words(of: .generic) { return "\(name)~\(type)~" }
      if isQuoted { return name }
      if takes(.dot) {
        name += "."
      } else if !at(.backtick), !isWordPart {
        return name
      }
    }
  }

  private var isWordPart: Bool { at(.name) || at(.letter) || at(.minus) }

  /// Passes a word, or one of the signs that names have in them.
  private mutating func wordPart() -> String? {
    isWordPart ? words(of: token.kind) : nil
  }

  /// `["words"]`.
  mutating func parseLabel() throws(Fault) -> String {
    try expect(.openBracket, "'['")
    let words = try expect(.string, "a text in quotation marks")
    try expect(.closeBracket, "']'")
    return string(words)
  }

  /// A name that is one token.
  mutating func parseWord(_ expected: String) throws(Fault) -> String {
    guard let word = wordPart() else { throw fault(expected) }
    return word
  }

  private mutating func parseString(_ expected: String) throws(Fault) -> String {
    string(try expect(.string, expected))
  }

  // MARK: Classes

  mutating func parseClass() throws(Fault) {
    advance()
    let start = token.start
    let name = try parseName("the name of a class")
    let index = builder.addClass(name, range: start..<token.start)
    hold(class: index)
    if at(.openBracket) { builder.setLabel(index, try parseLabel()) }
    switch token.kind {
    case .classMark:
      advance()
      let style = try parseWord("the name of a style class")
      builder.addClassName(style, to: name)
      if at(.open) { try parseMembers(of: index, isOptional: false) }
    case .annotationStart:
      advance()
      let words = try parseWord("one word between '<<' and '>>'")
      try expect(.annotationEnd, "'>>'")
      builder.addAnnotation(index, words)
      if at(.open) { try parseMembers(of: index, isOptional: true) }
    case .open: try parseMembers(of: index, isOptional: true)
    default: break
    }
  }

  /// `<<interface>> Name`, of a class that is there.
  mutating func parseAnnotation() throws(Fault) {
    advance()
    let words = try parseWord("one word between '<<' and '>>'")
    try expect(.annotationEnd, "'>>'")
    let start = token.start
    let name = try parseName("the name of a class after '>>'")
    let range = text.bytes.trimmed(start..<token.start)
    if !builder.hasClass(name) {
      diagnostics.refuse(
        "class '\(ClassBuilder.parts(name).id)' has an annotation before it is declared",
        at: range, help: "write 'class \(ClassBuilder.parts(name).id)' before it")
    }
    builder.addAnnotation(builder.addClass(name, range: range), words)
  }

  // MARK: Relations and members

  mutating func parseRelationOrMember() throws(Fault) {
    let start = token.start
    let from = try parseName("a class")
    let fromRange = text.bytes.trimmed(start..<token.start)
    switch token.kind {
    case .label:
      let index = builder.addClass(from, range: fromRange)
      addMember(to: index, text.bytes.trimmed(token.content))
      advance()
      return
    case .string, .end, .line, .dottedLine: break
    default: return
    }
    let tailText = words(of: .string)
    let tail = parseEndSign()
    let isDotted = at(.dottedLine)
    guard isDotted || at(.line) else { throw fault("'--' or '..'") }
    advance()
    let head = parseEndSign()
    let headText = words(of: .string)
    let toStart = token.start
    let to = try parseName("a class")
    let toRange = text.bytes.trimmed(toStart..<token.start)
    let end = at(.label) ? token.end : token.start
    let label = words(of: .label)
    var relation = FlowGraph.Edge(
      from: from, to: to, range: text.range(text.bytes.trimmed(start..<end)))
    relation.style = isDotted ? .dotted : .solid
    relation.arrowTail = tail
    relation.arrow = head
    relation.labelTail = ClassBuilder.endText(tailText)
    relation.labelHead = ClassBuilder.endText(headText)
    if let label { relation.label = MermaidLabel(text: label).lines }
    builder.addRelation(relation, fromRange: fromRange, toRange: toRange)
  }

  private mutating func parseEndSign() -> FlowGraph.Edge.Head {
    guard case .end(let end) = token.kind else { return .none }
    advance()
    return end
  }

  // MARK: Notes

  mutating func parseNote() throws(Fault) {
    let first = token
    advance()
    let target = first.kind == .noteFor ? try parseName("the name of a class") : nil
    let words = try parseString("a text in quotation marks")
    let index = builder.addNote(
      words, to: target, range: text.bytes.trimmed(first.start..<token.start))
    hold(note: index)
  }

  // MARK: Looks

  mutating func parseStyle() throws(Fault) {
    let kind = token.kind
    advance()
    switch kind {
    case .cssClass:
      let ids = try parseString("names of classes in quotation marks")
      let name = try expect(.name, "the name of a style class")
      builder.addClassName(string(name), to: ids)
    case .classDef:
      var names = [string(try expect(.name, "the name of a style class"))]
      while takes(.comma) {
        names.append(string(try expect(.name, "the name of a style class")))
      }
      let styles = try parseDeclarations()
      for name in names { builder.defineClass(name, styles) }
    default:
      let name = try expect(.name, "the name of a class")
      builder.addStyles(try parseDeclarations(), to: string(name))
    }
  }

  private mutating func parseDeclarations() throws(Fault) -> [String] {
    let start = token.start
    var end = start
    var isFirst = true
    while true {
      switch token.kind {
      case .name, .colon, .hash, .style, .percent, .label: isFirst = false
      case .comma where !isFirst: isFirst = true
      case .minus where !isFirst:
        throw fault("a style", help: "put a property without '-' first")
      default:
        guard !isFirst else { throw fault("a style such as 'fill:#f9f'") }
        return MermaidStyle.declarations(text.bytes.string(start..<end))
      }
      end = token.end
      advance()
    }
  }

  // MARK: Links

  mutating func parseClick() throws(Fault) {
    let kind = token.kind
    advance()
    let name = try parseName("the name of a class")
    switch (kind, token.kind) {
    case (.callback, _):
      _ = try parseString("the name of a function in quotation marks")
      _ = takes(.string)
    case (.click, .callbackName):
      advance()
      _ = takes(.callbackArguments)
      _ = takes(.string)
    case (.click, .href), (.link, _):
      if kind == .click { advance() }
      let address = try parseString("an address in quotation marks")
      _ = takes(.string)
      _ = takes(.linkTarget)
      builder.setLink(name, address)
    default: throw fault("'href' or 'call'")
    }
  }
}
