/// Splits the text of a class diagram into tokens, by modes, after the rules of mermaid 11.16.
///
/// Within a mode the first rule that matches wins, in the order of mermaid's own grammar
/// (`classDiagram.jison`), so that a text is refused here exactly when it is refused there.
struct ClassLexer {
  enum Mode {
    case statements
    /// After `namespace`, up to its brace, and between its braces.
    case namespace, namespaceBody
    /// After `class`, up to the end of the line, and between its braces.
    case classWord, classBody
    case string, generic, backtick
    case title, description, descriptionBlock
    case callbackName, callbackArguments
  }

  private var cursor: MermaidCursor
  private var modes: [Mode] = [.statements]
  private var isDone = false
  private var directions: InnerDirections

  init(_ text: [UInt8]) {
    cursor = MermaidCursor(text)
    directions = InnerDirections(text, hasTopDown: false)
  }

  private var text: [UInt8] { cursor.text }

  private var position: Int {
    get { cursor.position }
    set { cursor.position = newValue }
  }

  /// Goes on at `position`, between statements, `depth` namespaces deep.
  mutating func restart(at position: Int, depth: Int, inClass: Bool) {
    self.position = position
    modes = [.statements]
    for _ in 0..<depth { modes += [.namespace, .namespaceBody] }
    if inClass { modes += [.classWord, .classBody] }
    isDone = false
  }

  mutating func next() -> ClassToken {
    while true {
      guard position < text.count else { return atEnd() }
      if let token = step() { return token }
    }
  }

  /// A mode that takes any text takes none, too; after it nothing more comes.
  private mutating func atEnd() -> ClassToken {
    defer { isDone = true }
    guard !isDone else { return take(.stop, to: position) }
    switch modes[modes.count - 1] {
    case .statements, .namespace, .classWord, .backtick: return take(.endOfText, to: position)
    case .namespaceBody, .classBody: return take(.endInside, to: position)
    case .string: return take(.string, to: position)
    case .generic: return take(.generic, to: position)
    case .title: return take(.titleValue, to: position)
    case .description: return take(.descriptionValue, to: position)
    case .descriptionBlock: return take(.descriptionBlock, to: position)
    case .callbackName: return take(.callbackName, to: position)
    case .callbackArguments: return take(.callbackArguments, to: position)
    }
  }

  // MARK: Modes

  /// The next token; `nil` where something was passed that is none.
  private mutating func step() -> ClassToken? {
    let mode = modes[modes.count - 1]
    switch mode {
    case .string: return lexEnclosed(.string, until: ASCII.quote)
    case .title: return popping(.titleValue, to: cursor.lineEnd())
    case .description: return popping(.descriptionValue, to: cursor.lineEnd())
    case .descriptionBlock: return lexEnclosed(.descriptionBlock, until: UInt8(ascii: "}"))
    case .callbackName: return lexCallbackName()
    case .callbackArguments: return lexEnclosed(.callbackArguments, until: UInt8(ascii: ")"))
    case .statements:
      if let (direction, end) = directions.match(at: position) {
        return take(.direction(direction), to: end)
      }
      if skipsComment() || skipsDescriptionOpening() { return nil }
      if let token = lexAccessibility() ?? lexNewline() ?? lexHeader() { return token }
      if skipsSpace() || skipsCall() { return nil }
    case .namespace, .namespaceBody, .classWord, .classBody, .generic, .backtick: break
    }
    if text[position] == ASCII.quote {
      modes.append(.string)
      position += 1
      return nil
    }
    switch mode {
    case .namespace, .namespaceBody, .classWord:
      if let found = lexBlock(mode) { return found.token }
    case .classBody: return lexClassBody()
    case .generic: return lexKeyword() ?? lexEnclosed(.generic, until: UInt8(ascii: "~"))
    case .backtick where text[position] != UInt8(ascii: "~"):
      return lexKeyword() ?? lexEnclosed(.backtick, until: ASCII.backtick)
    case .statements:
      if let token = lexStatementWord() { return token }
    default: break
    }
    return lexKeyword() ?? lexSign(isStatement: mode == .statements)
  }

  /// The text up to the sign that ends the mode, or that sign.
  private mutating func lexEnclosed(_ kind: ClassToken.Kind, until sign: UInt8) -> ClassToken? {
    if text[position] == sign {
      pop()
      position += 1
      return nil
    }
    return take(kind, to: text[position...].firstIndex(of: sign) ?? text.count)
  }

  private mutating func lexCallbackName() -> ClassToken? {
    guard text[position] == UInt8(ascii: "(") else {
      return take(
        .callbackName, to: text[position...].firstIndex(of: UInt8(ascii: "(")) ?? text.count)
    }
    pop()
    let end = text.spaceEnd(from: position + 1)
    if end < text.count, text[end] == UInt8(ascii: ")") {
      position = end + 1
    } else {
      position += 1
      modes.append(.callbackArguments)
    }
    return nil
  }

  // MARK: Between statements

  /// A comment takes the line ends after it with it.
  private mutating func skipsComment() -> Bool {
    guard text.has("%%", at: position) else { return false }
    position = cursor.lineEnd()
    while position < text.count, text[position] == ASCII.newline { position += 1 }
    return true
  }

  private mutating func skipsDescriptionOpening() -> Bool {
    guard text.has("accDescr", at: position) else { return false }
    let sign = text.spaceEnd(from: position + 8)
    guard text.has("{", at: sign) else { return false }
    modes.append(.descriptionBlock)
    position = text.spaceEnd(from: sign + 1)
    return true
  }

  private mutating func lexAccessibility() -> ClassToken? {
    let isTitle = text.has("accTitle", at: position)
    guard isTitle || text.has("accDescr", at: position) else { return nil }
    let sign = text.spaceEnd(from: position + 8)
    guard text.has(":", at: sign) else { return nil }
    modes.append(isTitle ? .title : .description)
    return take(isTitle ? .titleKey : .descriptionKey, to: text.spaceEnd(from: sign + 1))
  }

  /// White space with a line end in it, up to the last one.
  private mutating func lexNewline() -> ClassToken? {
    let end = text.spaceEnd(from: position)
    guard let last = text[position..<end].lastIndex(of: ASCII.newline) else { return nil }
    return take(.newline, to: last + 1)
  }

  private mutating func skipsSpace() -> Bool {
    let end = text.spaceEnd(from: position)
    defer { position = end }
    return end > position
  }

  private mutating func lexHeader() -> ClassToken? {
    if text.hasWord("classDiagram-v2", at: position) {
      return take(.header, word: "classDiagram-v2")
    }
    if text.hasWord("classDiagram", at: position) { return take(.header, word: "classDiagram") }
    return text.has("[*]", at: position) ? take(.terminal, word: "[*]") : nil
  }

  private mutating func skipsCall() -> Bool {
    guard text.has("call", at: position) else { return false }
    let end = text.spaceEnd(from: position + 4)
    guard end > position + 4 else { return false }
    modes.append(.callbackName)
    position = end
    return true
  }

  private mutating func lexStatementWord() -> ClassToken? {
    if text.hasWord("style", at: position) { return take(.style, word: "style") }
    if text.hasWord("classDef", at: position) { return take(.classDef, word: "classDef") }
    return lexNamespaceWord() ?? lexClassWord()
  }

  private mutating func lexNamespaceWord() -> ClassToken? {
    guard text.hasWord("namespace", at: position) else { return nil }
    modes.append(.namespace)
    return take(.namespace, word: "namespace")
  }

  private mutating func lexClassWord() -> ClassToken? {
    guard text.hasWord("class", at: position) else { return nil }
    modes.append(.classWord)
    return take(.classWord, word: "class")
  }

  // MARK: Classes and namespaces

  /// A token, or none where something was passed.
  private typealias Found = (token: ClassToken?, Void)

  private mutating func lexBlock(_ mode: Mode) -> Found? {
    if mode != .classWord, let token = lexNamespaceWord() { return (token, ()) }
    let byte = text[position]
    if mode == .namespaceBody, byte == UInt8(ascii: "}") {
      pop()
      return (take(.close, word: "}"), ())
    }
    if let token = lexNewline() {
      if mode != .namespaceBody { pop() }
      return (token, ())
    }
    if skipsSpace() { return (nil, ()) }
    switch (mode, byte) {
    case (.namespace, UInt8(ascii: "{")):
      modes.append(.namespaceBody)
      return (take(.open, word: "{"), ())
    case (.namespace, UInt8(ascii: "}")):
      // It is read again in the mode around.
      guard modes.count > 1 else { return nil }
      pop()
      return (nil, ())
    case (.namespaceBody, _):
      if text.has("[*]", at: position) { return (take(.terminal, word: "[*]"), ()) }
      return lexClassWord().map { ($0, ()) }
    case (.classWord, UInt8(ascii: "}")):
      pop()
      pop()
      return (take(.close, word: "}"), ())
    case (.classWord, UInt8(ascii: "{")):
      modes.append(.classBody)
      return (take(.open, word: "{"), ())
    default: return nil
    }
  }

  private mutating func lexClassBody() -> ClassToken? {
    switch text[position] {
    case UInt8(ascii: "}"):
      pop()
      return take(.close, word: "}")
    case UInt8(ascii: "{"): return take(.openInside, word: "{")
    case ASCII.newline:
      position += 1
      return nil
    default:
      if text.has("[*]", at: position) { return take(.terminal, word: "[*]") }
      let end = text[position...].firstIndex {
        $0 == ASCII.newline || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}")
      }
      return take(.member, to: end ?? text.count)
    }
  }

  // MARK: Anywhere

  /// The words and signs that count in every mode, in quotation marks, too.
  private mutating func lexKeyword() -> ClassToken? {
    switch text[position] {
    case UInt8(ascii: "c"):
      if text.hasWord("cssClass", at: position) { return take(.cssClass, word: "cssClass") }
      if text.hasWord("callback", at: position) { return take(.callback, word: "callback") }
      return text.hasWord("click", at: position) ? take(.click, word: "click") : nil
    case UInt8(ascii: "l"):
      return text.hasWord("link", at: position) ? take(.link, word: "link") : nil
    case UInt8(ascii: "n"):
      if text.hasWord("note for", at: position) { return take(.noteFor, word: "note for") }
      return text.hasWord("note", at: position) ? take(.note, word: "note") : nil
    case UInt8(ascii: "<"):
      return text.has("<<", at: position) ? take(.annotationStart, word: "<<") : nil
    case UInt8(ascii: ">"):
      return text.has(">>", at: position) ? take(.annotationEnd, word: ">>") : nil
    case UInt8(ascii: "h"):
      return text.hasWord("href", at: position) ? take(.href, word: "href") : nil
    default: return nil
    }
  }

  private mutating func lexSign(isStatement: Bool) -> ClassToken? {
    switch text[position] {
    case UInt8(ascii: "~"):
      modes.append(.generic)
      position += 1
      return nil
    case ASCII.backtick:
      modes.append(.backtick)
      position += 1
      return nil
    case UInt8(ascii: "<"):
      return text.has("<|", at: position)
        ? take(.end(.extension), word: "<|") : take(.end(.dependency), word: "<")
    case UInt8(ascii: "|"):
      return text.has("|>", at: position)
        ? take(.end(.extension), word: "|>") : take(.stray, word: "|")
    case UInt8(ascii: ">"): return take(.end(.dependency), word: ">")
    case UInt8(ascii: "*"): return take(.end(.composition), word: "*")
    case UInt8(ascii: "o") where text.isWordEnd(position + 1):
      return take(.end(.aggregation), word: "o")
    case UInt8(ascii: "("):
      return text.has("()", at: position)
        ? take(.end(.lollipop), word: "()") : take(.stray, word: "(")
    case UInt8(ascii: "-"):
      return text.has("--", at: position) ? take(.line, word: "--") : take(.minus, word: "-")
    case UInt8(ascii: "."):
      return text.has("..", at: position) ? take(.dottedLine, word: "..") : take(.dot, word: ".")
    case UInt8(ascii: ":"): return lexColon(isStatement: isStatement)
    case UInt8(ascii: "+"): return take(.plus, word: "+")
    case UInt8(ascii: ","): return take(isStatement ? .comma : .punctuation, word: ",")
    case UInt8(ascii: "#"): return take(isStatement ? .hash : .punctuation, word: "#")
    case UInt8(ascii: "%"): return take(.percent, word: "%")
    case UInt8(ascii: "="): return take(.equals, word: "=")
    case UInt8(ascii: "["): return take(.openBracket, word: "[")
    case UInt8(ascii: "]"): return take(.closeBracket, word: "]")
    case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"),
      UInt8(ascii: "?"), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return take(.punctuation, word: "/")
    default: return lexName()
    }
  }

  private mutating func lexColon(isStatement: Bool) -> ClassToken {
    let end = cursor.end(from: position + 1) {
      $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") && $0 != ASCII.newline
    }
    if end > position + 1 { return take(.label, to: end) }
    if text.has(":::", at: position) { return take(.classMark, word: ":::") }
    return take(isStatement ? .colon : .stray, word: ":")
  }

  private mutating func lexName() -> ClassToken {
    for word: StaticString in ["_self", "_blank", "_parent", "_top"]
    where text.hasWord(word, at: position) { return take(.linkTarget, word: word) }
    let end = cursor.end(from: position, while: ASCII.isWord)
    if end > position { return take(.name, to: end) }
    let length = text.scalarLength(at: position)
    return take(text.isLetter(at: position) ? .letter : .stray, to: position + length)
  }

  // MARK: Helpers

  private mutating func pop() { if modes.count > 1 { modes.removeLast() } }

  private mutating func popping(_ kind: ClassToken.Kind, to end: Int) -> ClassToken {
    pop()
    return take(kind, to: end)
  }

  @inline(__always)
  private mutating func take(_ kind: ClassToken.Kind, to end: Int) -> ClassToken {
    let token = ClassToken(kind: kind, start: position, end: end)
    position = end
    return token
  }

  private mutating func take(_ kind: ClassToken.Kind, word: StaticString) -> ClassToken {
    take(kind, to: position + word.utf8CodeUnitCount)
  }
}
