import AssentDiagnostics
import AssentMarkup
import AssentRender
import Foundation
import Testing

/// One example of a file in the form of the CommonMark specification.
struct Example: Sendable, CustomTestStringConvertible {
  /// The name of the file without its ending.
  var file: String
  /// Its place among the examples of the file, from 1; those that are disabled count.
  var number: Int
  var line: Int
  /// The words after `example` on its first line.
  var words: [String]
  var markdown: [UInt8] = []
  /// The HTML it shows; `nil` where any output will do.
  var expected: String?

  /// Whether the specification itself takes it out of the tests.
  var isDisabled: Bool { words.contains("disabled") }

  var id: String { "\(file) \(number)" }

  var testDescription: String { "\(id), line \(line)" }

  /// The extensions that it names.
  var extensions: Extensions {
    Extensions.named.reduce(into: []) { set, named in
      if words.contains(named.name) { set.insert(named.value) }
    }
  }

  /// Reads all examples of a file.
  static func read(_ url: URL) -> [Example] {
    guard let data = try? Data(contentsOf: url) else { return [] }
    return parse([UInt8](data), file: url.deletingPathExtension().lastPathComponent)
  }

  /// Reads the examples of a text: a fence of 32 backticks with the word `example` opens one, a
  /// line with a dot stands before the HTML, a bare fence ends it, and `→` is a tab.
  static func parse(_ bytes: [UInt8], file: String) -> [Example] {
    let fence = [UInt8](repeating: UInt8(ascii: "`"), count: 32)
    var examples: [Example] = []
    var open: Example?
    var isHTML = false
    var html: [UInt8] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard var example = open else {
        guard line.starts(with: fence) else { continue }
        let words = String(decoding: line.dropFirst(32), as: UTF8.self).split(separator: " ")
        guard words.first == "example" else { continue }
        open = Example(
          file: file, number: examples.count + 1, line: index + 1,
          words: words.dropFirst().map(String.init))
        isHTML = false
        html = []
        continue
      }
      if line.elementsEqual(fence) {
        example.expected =
          html.elementsEqual("<IGNORE>\n".utf8) ? nil : String(decoding: html, as: UTF8.self)
        examples.append(example)
        open = nil
      } else if !isHTML, line.elementsEqual(".".utf8) {
        isHTML = true
      } else if isHTML {
        html += withTabs(line) + [UInt8(ascii: "\n")]
      } else {
        open?.markdown += withTabs(line) + [UInt8(ascii: "\n")]
      }
    }
    return examples
  }

  private static func withTabs(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard line.contains(0xE2) else { return Array(line) }
    return Array(String(decoding: line, as: UTF8.self).replacing("→", with: "\t").utf8)
  }
}

extension Example {
  /// The extensions to render it with: those it names. An example that names none is one of plain
  /// CommonMark, but in the file about extensions, where it is one of all of them.
  var extensionsInUse: Extensions {
    file == "gfm-extensions" && extensions.isEmpty ? .all : extensions
  }

  /// What the renderer makes of it, raw HTML included.
  func html(with extensions: Extensions) -> String {
    let source = SourceFile(path: "example.md", bytes: markdown)
    let document = Document(parsing: source, extensions: extensions)
    guard document.diagnostics.isEmpty else {
      return "refused: \(document.diagnostics.map(\.message))"
    }
    return String(
      decoding: HTMLRenderer(isUnsafe: true).render(document).bytes, as: UTF8.self)
  }
}
