import AssentDiagnostics

/// Statements about looks and links: `style`, `linkStyle`, `classDef`, `class`, `click`.
extension FlowchartParser {
  /// `style id fill:#f9f,stroke:#333`.
  mutating func parseStyle() throws(Fault) {
    advance()
    try expect(.space, "a space after 'style'")
    let start = token.start
    let id = try parseID("a node after 'style'")
    let end = start + id.utf8.count
    try expect(.space, "a space after '\(id)'")
    let styles = try parseDeclarations()
    builder.addStyles(styles, to: id, range: start..<end)
  }

  /// `classDef name,name fill:#f9f`.
  mutating func parseClassDef() throws(Fault) {
    advance()
    try expect(.space, "a space after 'classDef'")
    let names = try parseID("a name after 'classDef'")
    try expect(.space, "a space after '\(names)'")
    builder.defineClass(names, styles: try parseDeclarations())
  }

  /// `class a,b name`.
  mutating func parseClass() throws(Fault) {
    advance()
    try expect(.space, "a space after 'class'")
    let ids = try parseID("nodes after 'class'")
    try expect(.space, "a space after '\(ids)'")
    builder.addClass(try parseID("the name of a class"), to: ids)
  }

  /// `linkStyle 0,1 stroke:#f00` or `linkStyle default …`.
  mutating func parseLinkStyle() throws(Fault) {
    advance()
    try expect(.space, "a space after 'linkStyle'")
    var numbers: [Int]?
    if !takes(.defaultWord) { numbers = try parseLinkNumbers() }
    try expect(.space, "a space before the style")
    if takes(.interpolate) {
      try expect(.space, "a space after 'interpolate'")
      try passWord("the name of a curve")
      guard takes(.space) else { return }
    }
    let styles = try parseDeclarations()
    if let numbers {
      builder.styleEdges(numbers, styles)
    } else {
      builder.styleAllEdges(styles)
    }
  }

  private mutating func parseLinkNumbers() throws(Fault) -> [Int] {
    var numbers: [Int] = []
    while true {
      guard at(.number) else { throw fault("the number of a link or 'default'") }
      let digits = string(token)
      let number = Int(digits) ?? Int.max
      if number >= builder.edgeCount || String(number) != digits {
        diagnostics.refuse(
          "no link \(digits) so far; links count from 0, \(builder.edgeCount) are above",
          at: token.range)
      } else {
        numbers.append(number)
      }
      advance()
      guard takes(.comma) else { return numbers }
    }
  }

  private mutating func passWord(_ expected: String) throws(Fault) {
    _ = try parseRun(expected) {
      Self.isIDPart($0) && $0 != .defaultWord || $0 == .headerDirection
    }
  }

  /// Declarations with commas between, to the end of the statement.
  private mutating func parseDeclarations() throws(Fault) -> [String] {
    let start = token.start
    var end = start
    var isEmpty = true
    while true {
      switch token.kind {
      case .number, .name, .colon, .space, .hash, .style: isEmpty = false
      case .comma:
        guard !isEmpty else { throw fault("a declaration such as 'fill:#f9f'") }
        isEmpty = true
      default:
        guard !isEmpty else { throw fault("a declaration such as 'fill:#f9f'") }
        return MermaidStyle.declarations(text.bytes.string(start..<end))
      }
      end = token.end
      advance()
    }
  }

  /// `click id "https://…" "tooltip" _blank`, `click id href "…"`, `click id call f()`.
  mutating func parseClick() throws(Fault) {
    let ids = string(token)
    advance()
    switch token.kind {
    case .callbackName:
      advance()
      _ = takes(.callbackArguments)
      if takes(.space) { try expect(.string, "a tooltip in quotes") }
    case .href:
      advance()
      guard at(.string) else { throw fault("an address in quotes") }
      try parseAddress(ids)
    case .string: try parseAddress(ids)
    default:
      try passWord("an address in quotes, 'href', 'call' or the name of a function")
      if takes(.space) { try expect(.string, "a tooltip in quotes") }
    }
  }

  private mutating func parseAddress(_ ids: String) throws(Fault) {
    let address = string(token)
    if MermaidStyle.link(address) == nil {
      diagnostics.report(
        .unsafeLinkScheme, .warning, "link '\(address)' is left out",
        at: text.range(token.range),
        help: "use an address that starts with https:, http: or mailto:")
    }
    builder.addLink(address, to: ids)
    advance()
    guard takes(.space) else { return }
    if takes(.string) {
      guard takes(.space) else { return }
      try expect(.linkTarget, "'_self', '_blank', '_parent' or '_top'")
    } else {
      try expect(.linkTarget, "a tooltip in quotes, '_self', '_blank', '_parent' or '_top'")
    }
  }
}
