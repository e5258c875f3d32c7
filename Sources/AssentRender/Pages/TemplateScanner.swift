import AssentDiagnostics

/// Finds the tags of a Mustache template that name a key no page offers.
///
/// swift-mustache renders an unknown key as nothing, so that a slip of the pen would publish a page
/// with a hole in it.
struct TemplateScanner {
  let source: SourceFile
  private var scopes: [(name: String, keys: [String: TemplateKeys])]
  /// The opening tags of the sections that are open.
  private var sections: [Tag] = []
  private var diagnostics: [Diagnostic] = []

  /// The findings for a template whose pages offer `keys` and that may include `partials`.
  static func check(
    _ source: SourceFile, keys: TemplateKeys, partials: Set<String>
  ) -> [Diagnostic] {
    guard case .object(let top) = keys else { return [] }
    var scanner = TemplateScanner(source: source, scopes: [("", top)])
    scanner.scan(partials: partials)
    return scanner.diagnostics
  }

  private init(source: SourceFile, scopes: [(name: String, keys: [String: TemplateKeys])]) {
    self.source = source
    self.scopes = scopes
  }

  private mutating func scan(partials: Set<String>) {
    let bytes = source.bytes
    var index = 0
    while let tag = nextTag(from: index, in: bytes) {
      index = tag.end
      switch tag.sign {
      case UInt8(ascii: "!"):
        continue
      case UInt8(ascii: "/"):
        if let open = sections.popLast() {
          scopes.removeLast()
          if open.name != tag.name {
            reportStructure("section '\(open.name)' is closed as '\(tag.name)'", tag)
          }
        } else {
          reportStructure("'\(tag.name)' is closed, but not open", tag)
        }
      case UInt8(ascii: ">"):
        if !partials.contains(tag.name) {
          let pages = Set(PageTemplates.Page.allCases.map(\.rawValue))
          report(
            "partial '\(tag.name)' does not exist", tag,
            among: partials.subtracting(pages).sorted())
        }
      case UInt8(ascii: "#"), UInt8(ascii: "^"):
        sections.append(tag)
        let found = resolve(tag)
        if tag.sign == UInt8(ascii: "#"), case .object(let keys)? = found {
          scopes.append((tag.name, keys))
        } else {
          scopes.append((tag.name, [:]))
        }
      case UInt8(ascii: "="), UInt8(ascii: "$"), UInt8(ascii: "<"), UInt8(ascii: "*"):
        report("tag '\(tag.name)' changes delimiters or inherits, which templates here do not", tag)
      default:
        if tag.name != "." { _ = resolve(tag) }
      }
    }
    for open in sections { reportStructure("section '\(open.name)' is not closed", open) }
  }

  fileprivate struct Tag {
    var sign: UInt8
    var name: String
    var range: Range<Int>
    var end: Int
  }

  private func nextTag(from start: Int, in bytes: [UInt8]) -> Tag? {
    let open = UInt8(ascii: "{")
    let close = UInt8(ascii: "}")
    var index = start
    while index + 1 < bytes.count {
      guard bytes[index] == open, bytes[index + 1] == open else {
        index += 1
        continue
      }
      index += 2
      var sign: UInt8 = 0
      if index < bytes.count, "!/>#^=$<*&{".utf8.contains(bytes[index]) {
        sign = bytes[index]
        index += 1
      }
      var stop = index
      while stop + 1 < bytes.count, !(bytes[stop] == close && bytes[stop + 1] == close) {
        stop += 1
      }
      var from = index
      var to = stop
      while from < to, bytes[from] <= 0x20 { from += 1 }
      while to > from, bytes[to - 1] <= 0x20 { to -= 1 }
      return Tag(
        sign: sign, name: String(decoding: bytes[from..<to], as: UTF8.self), range: from..<to,
        end: min(stop + 2, bytes.count))
    }
    return nil
  }

  /// The key that a tag names, looked up from the innermost section outwards; reported if unknown.
  private mutating func resolve(_ tag: Tag) -> TemplateKeys? {
    let parts = tag.name.split(separator: ".").map(String.init)
    guard let first = parts.first else { return nil }
    for scope in scopes.reversed() {
      guard var found = scope.keys[first] else { continue }
      var isKnown = true
      for part in parts.dropFirst() {
        guard case .object(let keys) = found else {
          isKnown = false
          break
        }
        guard let inner = keys[part] else {
          report(
            "unknown key '\(tag.name)' in a template", tag,
            among: keys.keys.sorted().map { "\(first).\($0)" })
          return nil
        }
        found = inner
      }
      if isKnown { return found }
    }
    report("unknown key '\(tag.name)' in a template", tag, among: allKeys)
    return nil
  }

  private var allKeys: [String] {
    Array(Set(scopes.flatMap { $0.keys.keys })).sorted()
  }

  private mutating func reportStructure(_ message: String, _ tag: Tag) {
    diagnostics.append(
      Diagnostic(
        rule: .invalidTemplate, severity: .error, message: message, file: source.path,
        range: source.range(ofBytes: tag.range), help: "close every section with {{/name}}"))
  }

  private mutating func report(_ message: String, _ tag: Tag, among names: [String] = []) {
    let guess = suggestion(for: tag.name, among: names)
    diagnostics.append(
      Diagnostic(
        rule: .unknownTemplateKey, severity: .error,
        message: guess.map { "\(message); did you mean '\($0)'?" } ?? message,
        file: source.path, range: source.range(ofBytes: tag.range),
        help: guess.map { "use '\($0)'" } ?? "use one of: \(names.joined(separator: ", "))"))
  }
}
