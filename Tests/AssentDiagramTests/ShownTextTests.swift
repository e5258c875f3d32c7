import AssentDiagnostics
import Testing

@testable import AssentDiagram

/// Nothing that a document says is obeyed by a terminal or a browser, however it is written.
struct ShownTextTests {
  /// Every control character, and one at least of each kind of invisible one.
  private static let scalars: [Unicode.Scalar] =
    ((0..<0x20).map { $0 } + (0x7F..<0xA0).map { $0 }
    + [
      0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202B, 0x202C, 0x202D,
      0x202E, 0x2060, 0x2061, 0x2066, 0x2067, 0x2068, 0x2069, 0x206A, 0xFEFF, 0xFFF9, 0xFFFB,
      0x1D173, 0xE0001, 0xE0041, 0x200C, 0x200D,
    ]).filter { $0 != 0x0A }.compactMap(Unicode.Scalar.init)

  @Test func `the bytes of a scalar tell whether it is shown as it is`() {
    let missed = ((0 as UInt32)...0x10FFFF).lazy.compactMap(Unicode.Scalar.init).filter { scalar in
      var text = String(scalar)
      let isShown = text.withUTF8 { beginsShown($0, at: 0) }
      return isShown && (scalar.isObeyed || scalar == "\u{200C}" || scalar == "\u{200D}")
    }
    #expect(Array(missed).isEmpty)
  }

  /// A diagram with a text in each place that can hold one.
  private static func notations(_ sign: String) -> [(info: String, text: String)] {
    let wide = String(repeating: "─", count: 42)
    return [
      ("", "┌──────────┐\n│ a\(sign)b       │\n└──────────┘\nfree \(sign)]0;own words\n"),
      (
        "",
        "┌\(wide)┐      ┌────────────────────────┐\n│ a\(String(repeating: " ", count: 40))│─\(sign)─x─▶│ b\(sign)[2J                  │\n└\(wide)┘      └────────────────────────┘\n"
      ),
      ("", "A\(sign)x → B\(sign)[31m → C\n"),
      ("", "top\n├── a\(sign)b\n└── c\n"),
      ("", "foo\(sign) bar │ \(sign)\n"),
      (
        "mermaid",
        "---\ntitle: T\(sign)i\n---\nflowchart LR\naccTitle: x\(sign)y\naccDescr: d\(sign)e\na\(sign)c[\"a\(sign)b\"] -->|l\(sign)m| b[\"a#x202E;#27;#8238;b\"]\nsubgraph s\(sign)t [\"u\(sign)\"]\nc\nend\nclick c \"https://example.org/\(sign)\"\nclass c k\(sign)l\n"
      ),
      (
        "mermaid",
        "sequenceDiagram\nparticipant a as x\(sign)y\na->>b\(sign): m\(sign)n\nNote over a,b: o\(sign)p\nloop q\(sign)r\nb-->>a: s\nend\nbox t\(sign)\nparticipant c\nend\n"
      ),
      (
        "mermaid",
        "stateDiagram-v2\n[*] --> a\(sign)b\nstate \"c\(sign)d\" as e\ne --> a : f\(sign)g\nnote right of e : h\(sign)i\n"
      ),
      ("mermaid", "foo\(sign)[2J bar\n"), ("mermaid", "pie\n\"a\(sign)b\" : 3\n"),
    ]
  }

  private static func outputs(_ info: String, _ text: String) -> [(name: String, text: String)] {
    let bytes = Array(text.utf8)
    let source = DiagramSource(
      file: SourceFile(path: "a.md", bytes: bytes), text: bytes, info: info, fenceLine: 0)
    guard let reading = DiagramReading(source) else { return [] }
    let graph = reading.graph
    var found = [
      ("mermaid", graph.mermaidText(from: source)), ("mermaid", graph.mermaidText),
      ("alternative", graph.textAlternative),
    ]
    for width in [80, 40, 20, 8] {
      for isASCII in [false, true] {
        let drawing = TerminalDrawing(graph, from: source, width: width, isASCII: isASCII)
        found.append(("text \(width)", drawing.lines.joined(separator: "\n")))
        if !graph.nodes.isEmpty {
          let drawn = TerminalDrawing(graph, width: width, isASCII: isASCII)
          found.append(("drawn \(width)", drawn.lines.joined(separator: "\n")))
        }
      }
    }
    for isStandalone in [true, false] {
      let picture = try? DiagramPicture(
        of: graph, from: source, read: reading, prefix: "a", isStandalone: isStandalone)
      if let picture { found.append(("svg", picture.svg)) }
    }
    return found
  }

  /// Characters of an output that would be obeyed, or that join nothing.
  private static func obeyed(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter {
      $0 != "\n" && ($0.isObeyed || $0.value == 0x200C || $0.value == 0x200D)
    }
  }

  @Test(arguments: scalars)
  func `no output of a diagram holds a character that is obeyed`(scalar: Unicode.Scalar) {
    var names: Set<String> = []
    for (info, text) in Self.notations(String(scalar)) {
      for (name, output) in Self.outputs(info, text) {
        names.insert(name)
        #expect(
          Self.obeyed(output).isEmpty,
          "\(name) of \(text.debugDescription): \(output.debugDescription)")
      }
    }
    #expect(names.count == 11)
  }

  @Test(arguments: [
    ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("👨\u{200D}👩\u{200D}👧", "👨\u{200D}👩\u{200D}👧"),
    ("क्\u{200D}ष", "क्\u{200D}ष"), ("Soft\u{200D}ware", "Software"), ("a\tb", "a       b"),
    ("日\tb", "日      b"), ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴\u{E0067}\u{E0062}\u{E007F}"),
    ("a\u{202E}b", "ab"), ("Größe → 日本", "Größe → 日本"),
  ])
  func `what a script needs is kept`(text: String, shown: String) {
    #expect(text.shown.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }
}
