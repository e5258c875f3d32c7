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
  private var outline: TemplateOutline
  private var diagnostics: [Diagnostic] = []

  /// A template with so many faults is not looked at any further.
  private static let maximumFaults = 100

  /// The findings for a template whose pages offer `keys` and that may include `partials`, and what
  /// it includes.
  static func check(
    _ source: SourceFile, keys: TemplateKeys, partials: Set<String>
  ) -> (diagnostics: [Diagnostic], outline: TemplateOutline) {
    guard case .object(let top) = keys else { return ([], TemplateOutline(source: source)) }
    var scanner = TemplateScanner(source: source, scopes: [("", top)])
    if scanner.hasFitSize { scanner.scan(partials: partials) }
    return (scanner.diagnostics, scanner.outline)
  }

  private init(source: SourceFile, scopes: [(name: String, keys: [String: TemplateKeys])]) {
    self.source = source
    self.scopes = scopes
    outline = TemplateOutline(source: source)
  }

  private var hasFitSize: Bool {
    mutating get {
      let size = source.bytes.count
      guard size > TemplateGraph.maximumFileSize else { return true }
      diagnostics.append(
        Diagnostic(
          rule: .invalidTemplate, severity: .error,
          message: "template has \(size) bytes; the limit is \(TemplateGraph.maximumFileSize)",
          file: source.path, help: "put style and script into assent.css and assent.js"))
      return false
    }
  }

  private mutating func scan(partials: Set<String>) {
    let bytes = source.bytes
    var index = 0
    while diagnostics.count < Self.maximumFaults, let tag = nextTag(from: index, in: bytes) {
      let depth = openLists.count { TemplateOutput.isList($0) }
      outline.output.add(text: bytes[index..<tag.start], depth: depth)
      outline.output.add(tag: tag.isValue ? valueName(tag) : nil, depth: depth)
      outline.steps += bytes.count - tag.start
      index = tag.end
      if let fault = outline.output.fault {
        reportStructure(fault.message, tag, help: fault.help)
        return
      }
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
        outline.inclusions.append(
          TemplateOutline.Inclusion(
            name: tag.name, range: tag.range, depth: sections.count, lists: Set(openLists),
            listDepth: depth, indentation: indentation(before: tag)))
      case UInt8(ascii: "#"), UInt8(ascii: "^"):
        sections.append(tag)
        outline.depth = max(outline.depth, sections.count)
        guard sections.count <= TemplateGraph.maximumDepth else {
          reportStructure(
            "section '\(tag.name)' is more than \(TemplateGraph.maximumDepth) deep", tag,
            help: "nest less")
          return
        }
        let found = resolve(tag)
        if tag.sign == UInt8(ascii: "#"), case .object(let keys)? = found {
          let list = Self.listName(tag.name)
          if openLists.contains(list) {
            reportStructure(
              "section '\(tag.name)' is nested in itself", tag, help: "remove one of the two")
          }
          outline.lists.insert(list)
          scopes.append((tag.name, keys))
          let depth = openLists.count { TemplateOutput.isList($0) }
          outline.output.listDepth = max(outline.output.listDepth, depth)
          if let fault = outline.output.fault {
            reportStructure(fault.message, tag, help: fault.help)
            return
          }
        } else {
          scopes.append((tag.name, [:]))
        }
      case UInt8(ascii: "="), UInt8(ascii: "$"), UInt8(ascii: "<"), UInt8(ascii: "*"):
        report("tag '\(tag.name)' changes delimiters or inherits, which templates here do not", tag)
      default:
        if tag.name != "." { _ = resolve(tag) }
      }
    }
    outline.output.add(text: bytes[min(index, bytes.count)...], depth: 0)
    for open in sections { reportStructure("section '\(open.name)' is not closed", open) }
  }

  /// The value that a tag writes, by the last part of its name; a label by all of it.
  private func valueName(_ tag: Tag) -> String {
    guard tag.name == "." else {
      return tag.name.hasPrefix("labels.") ? tag.name : Self.listName(tag.name)
    }
    // A section makes its value the current one, unless that is true or false.
    let names = sections.map { Self.listName($0.name) }
    return names.last(where: TemplateOutput.isLarge) ?? names.last ?? tag.name
  }

  /// The spaces between the start of the line and a tag.
  private func indentation(before tag: Tag) -> Int {
    var start = tag.start
    while start > 0, source.bytes[start - 1] == 0x20 || source.bytes[start - 1] == 0x09 {
      start -= 1
    }
    return tag.start - start
  }

  /// The open sections that may repeat what is in them.
  private var openLists: [String] {
    zip(sections, scopes.dropFirst()).compactMap { section, scope in
      scope.keys.isEmpty ? nil : Self.listName(section.name)
    }
  }

  /// A list is the same one by whatever way it is named.
  private static func listName(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  fileprivate struct Tag {
    var sign: UInt8
    var name: String
    var range: Range<Int>
    /// From the first brace to behind the last.
    var start: Int
    var end: Int

    var isValue: Bool { sign == 0 || sign == UInt8(ascii: "{") || sign == UInt8(ascii: "&") }
  }

  private func nextTag(from first: Int, in bytes: [UInt8]) -> Tag? {
    let open = UInt8(ascii: "{")
    let close = UInt8(ascii: "}")
    var index = first
    while index + 1 < bytes.count {
      guard bytes[index] == open, bytes[index + 1] == open else {
        index += 1
        continue
      }
      let start = index
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
        start: start,
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

  private mutating func reportStructure(
    _ message: String, _ tag: Tag, help: String = "close every section with {{/name}}"
  ) {
    diagnostics.append(
      Diagnostic(
        rule: .invalidTemplate, severity: .error, message: message, file: source.path,
        range: source.range(ofBytes: tag.range), help: help))
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
