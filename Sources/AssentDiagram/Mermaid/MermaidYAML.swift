/// The little YAML that mermaid has in `@{ … }`: one mapping of names to plain or quoted values.
struct MermaidYAML {
  enum Value: Hashable {
    case null
    case text(String)
    /// A number or a truth value, as written.
    case other(String)
    /// A mapping or a list; what is in it does not matter to a drawing.
    case collection

    /// As text, for a value that stands for itself.
    var text: String? {
      switch self {
      case .text(let text), .other(let text): text
      case .null, .collection: nil
      }
    }

    /// Whether a script takes it for true.
    var isTrue: Bool {
      switch self {
      case .null: false
      case .text(let text): !text.isEmpty
      case .other(let text): !["false", "False", "FALSE", "0", "-0", "0.0", ".nan"].contains(text)
      case .collection: true
      }
    }
  }

  private(set) var values: [String: Value] = [:]

  /// Reads `text`, or gives `nil` where a YAML reader would stop.
  ///
  /// Text of one line is the inside of a mapping in braces; text of several is a block.
  init?(_ text: String) {
    bytes = Array(text.utf8)
    let isRead = text.utf8.contains(ASCII.newline) ? readBlock() : readMapping()
    guard isRead else { return nil }
  }

  /// Of the lines of a block that hold something, the first at which a YAML reader would stop.
  static func faultyLine(_ lines: [[UInt8]]) -> Int? {
    var reader = MermaidYAML(line: Array(lines.joined(separator: [ASCII.newline])))
    return reader.readBlock() ? nil : reader.line
  }

  // MARK: Reading

  /// The number of the line that was read last.
  private var line = 0
  private let bytes: [UInt8]
  private var position = 0

  private var isAtEnd: Bool { position >= bytes.count }

  private func isAt(_ signs: StaticString) -> Bool { bytes.hasAny(signs, at: position) }

  private mutating func passSpace() { position = bytes.spaceEnd(from: position) }

  /// Whether a `:` stands at a place and nothing or white space behind it.
  private func isColon(at index: Int) -> Bool {
    bytes[index] == UInt8(ascii: ":")
      && (index + 1 == bytes.count || bytes.spaceLength(at: index + 1) > 0)
  }

  private mutating func readMapping() -> Bool {
    while true {
      passSpace()
      if isAtEnd { return true }
      guard let name = readScalar(isKey: true)?.text else { return false }
      passSpace()
      var value = Value.null
      if isAt(":") {
        position = bytes.spaceEnd(from: position + 1)
        if !isAtEnd, !isAt(",") {
          guard let read = readValue() else { return false }
          value = read
        }
      }
      guard values.updateValue(value, forKey: name) == nil else { return false }
      passSpace()
      if isAtEnd { return true }
      guard isAt(",") else { return false }
      position += 1
    }
  }

  private mutating func readValue() -> Value? {
    guard isAt("{[") else { return readScalar(isKey: false) }
    var closers: [UInt8] = []
    return readCollection(&closers) && closers.isEmpty ? .collection : nil
  }

  /// What the lines below a `key:` may be.
  private enum Continuation {
    case nothing, plain, literal, nested
    /// The rest of a collection in brackets, which these signs close, the last first.
    case collection([UInt8])

    var isLiteral: Bool { if case .literal = self { true } else { false } }
    var isNested: Bool { if case .nested = self { true } else { false } }
  }

  private mutating func readBlock() -> Bool {
    var indent: Int?
    var last = ""
    var continuation = Continuation.nothing
    // The lines below a key, by their numbers; `nil` in a list.
    var nested: [(number: Int, line: [UInt8])]? = []
    func isNestedFaulty() -> Bool {
      guard let below = nested, let fault = MermaidNestedYAML.faultyLine(below.map(\.line)) else {
        return false
      }
      line = below[fault].number
      return true
    }
    let lines = bytes.split(separator: ASCII.newline, omittingEmptySubsequences: true)
    for (number, line) in lines.enumerated() {
      self.line = number
      let line = Array(line)
      let first = line.spaceEnd(from: 0)
      if first == line.count { continue }
      if case .collection(var closers) = continuation {
        var reader = MermaidYAML(line: line)
        guard reader.readCollection(&closers) else { return false }
        continuation = closers.isEmpty ? .nothing : .collection(closers)
        continue
      }
      if line[first] == UInt8(ascii: "#"), !continuation.isLiteral { continue }
      if line[..<first].contains(9) { return false }
      if let indent, first > indent {
        let more = line.string(line.trimmed(first..<line.count))
        switch continuation {
        case .nothing: return false
        case .nested:
          nested?.append((number, line))
          continue
        case .plain:
          let reader = MermaidYAML(line: line)
          if line.indices.contains(where: reader.isColon) { return false }
        case .literal, .collection: break
        }
        if let value = values[last]?.text {
          values[last] = .text(value.isEmpty ? more : value + " " + more)
        }
        continue
      }
      if let indent, first != indent { return false }
      if continuation.isNested, line.has("- ", at: first) {
        nested = nil
        continue
      }
      if isNestedFaulty() { return false }
      indent = first
      var reader = MermaidYAML(line: Array(line[first...]))
      guard let (key, value) = reader.readEntry() else { return false }
      guard values.updateValue(value, forKey: key) == nil else { return false }
      last = key
      nested = []
      continuation = reader.continuation
    }
    if case .collection = continuation { return false }
    return !isNestedFaulty()
  }

  private var continuation = Continuation.plain

  private init(line: [UInt8]) { bytes = line }

  /// `key: value` of a block.
  private mutating func readEntry() -> (String, Value)? {
    guard let key = readScalar(isKey: true)?.text else { return nil }
    passSpace()
    guard !isAtEnd, isColon(at: position) else { return nil }
    position = bytes.spaceEnd(from: position + 1)
    guard !isAtEnd, !isAt("#") else {
      continuation = .nested
      return (key, .null)
    }
    if isAt("\"'{[") {
      var value = Value.collection
      var closers: [UInt8] = []
      if isAt("{[") {
        guard readCollection(&closers) else { return nil }
      } else {
        guard let read = readQuoted() else { return nil }
        value = read
      }
      continuation = closers.isEmpty ? .nothing : .collection(closers)
      passSpace()
      return isAtEnd || isAt("#") ? (key, value) : nil
    }
    if isAt("|>") {
      continuation = .literal
      return (key, .text(""))
    }
    guard isPlainStart() else { return nil }
    var end = position
    while end < bytes.count {
      if isColon(at: end) { return nil }
      if bytes[end] == UInt8(ascii: "#"), bytes.spaceLength(at: end - 1) > 0 { break }
      end += 1
    }
    return (key, Self.resolved(bytes.string(bytes.trimmed(position..<end))))
  }

  /// Reads to the end of a collection, or to the end of the text with what is still to be closed;
  /// gives false where a YAML reader would stop.
  private mutating func readCollection(_ closers: inout [UInt8]) -> Bool {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard closers.popLast() == bytes[position] else { return false }
      case ASCII.quote, UInt8(ascii: "'"):
        guard readQuoted() != nil else { return false }
        continue
      default: break
      }
      position += 1
      if closers.isEmpty { return true }
    }
    return true
  }

  private mutating func readScalar(isKey: Bool) -> Value? {
    if isAt("\"'") { return readQuoted() }
    guard isPlainStart() else { return nil }
    var end = position
    while end < bytes.count, !bytes.hasAny(",{}[]", at: end) {
      if isColon(at: end) || bytes.has(":,", at: end) { break }
      if bytes[end] == UInt8(ascii: "#"), end > 0, bytes.spaceLength(at: end - 1) > 0 { return nil }
      end += 1
    }
    let text = bytes.string(bytes.trimmed(position..<end))
    position = end
    return isKey ? .text(text) : Self.resolved(text)
  }

  /// Whether a text without quotes can begin here.
  private func isPlainStart() -> Bool {
    if isAt("-?:") {
      return position + 1 < bytes.count && bytes.spaceLength(at: position + 1) == 0
    }
    return !isAt(",[]{}#&*!|>%@`")
  }

  private mutating func readQuoted() -> Value? {
    let quote = bytes[position]
    var text: [UInt8] = []
    var index = position + 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        if quote == UInt8(ascii: "'"), index + 1 < bytes.count, bytes[index + 1] == quote {
          text.append(quote)
          index += 2
          continue
        }
        position = index + 1
        return .text(text.string(0..<text.count))
      }
      if quote == ASCII.quote, byte == UInt8(ascii: "\\") {
        guard index + 1 < bytes.count, let escaped = Self.escapes[bytes[index + 1]] else {
          return nil
        }
        text += Array(escaped.utf8)
        index += 2
        continue
      }
      text.append(byte)
      index += 1
    }
    return nil
  }

  private static let escapes: [UInt8: String] = [
    UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t", UInt8(ascii: "\""): "\"",
    UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "r"): "\r",
    UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "e"): "\u{1B}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "v"): "\u{B}",
    UInt8(ascii: "_"): "\u{A0}", UInt8(ascii: " "): " ",
  ]

  private static func resolved(_ text: String) -> Value {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE", "false", "False", "FALSE": return .other(text)
    default: break
    }
    let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
    let isNumber =
      !digits.isEmpty && digits.utf8.contains(where: ASCII.isDigit)
      && digits.utf8.allSatisfy { ASCII.isDigit($0) || $0 == UInt8(ascii: ".") }
      && digits.utf8.count(where: { $0 == UInt8(ascii: ".") }) <= 1
    return isNumber ? .other(text) : .text(text)
  }
}
