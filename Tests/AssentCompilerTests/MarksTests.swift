import AssentCompiler
import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import AssentRecord
import AssentRender
import Testing

/// The marks of a block in JSON: what of its text is more than plain.
@Suite struct MarksTests {
  @Test(arguments: [
    ("plain\ntext", "plain text", []),
    ("a *b **c*** `d`", "a b c d", ["emphasis 2-5", "strong 4-5", "code 6-7"]),
    ("***all***", "all", ["emphasis 0-3", "strong 0-3"]),
    ("ä ~~b~~\\\nc", "ä b c", ["strikethrough 3-4", "hard-break 4-5"]),
    ("[a *b*](u \"t\")", "a b", ["link 0-3 u t", "emphasis 2-3"]),
    ("x ![i](p.png) <b>y</b>", "x i y", ["image 2-3 p.png"]),
    ("[](u)**b**", "b", ["link 0-0 u", "strong 0-1"]),
    ("a[^n] b\n\n[^n]: c", "a b", ["footnote-reference 1-1 n"]),
  ])
  func `marks point into the text of their block`(
    markdown: String, text: String, marks: [String]
  ) throws {
    let document = Document(parsing: SourceFile(path: "a.md", text: markdown))
    let json = JSONRenderer(generator: "").render(
      LegalDocument(interpreting: document, path: "a.md"), digest: TextDigest.digest(ofWords:))
    let value = try JSONValue(parsing: json.rendered.bytes)
    guard case .array(let blocks) = value["blocks"], let block = blocks.first else {
      Issue.record("no blocks")
      return
    }
    #expect(block["text"] == .string(text))
    #expect(block["marks"].map { Self.list($0) } ?? [] == marks)
  }

  private static func list(_ marks: JSONValue) -> [String] {
    guard case .array(let marks) = marks else { return [] }
    return marks.map { mark in
      var parts: [String] = []
      if case .string(let type) = mark["type"] { parts.append(type) }
      if case .array(let range) = mark["range"] {
        parts.append(
          range.map { if case .integer(let offset) = $0 { "\(offset)" } else { "?" } }
            .joined(separator: "-"))
      }
      for key in ["destination", "title", "label"] {
        if case .string(let text) = mark[key] { parts.append(text) }
      }
      return parts.joined(separator: " ")
    }
  }
}
