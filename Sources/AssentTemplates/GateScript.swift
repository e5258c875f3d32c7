import CTemplates

/// The script of the gate for web pages, made of the files in `gate/parts/` by `gate/minify`.
package enum GateScript {
  /// The names of its parts without `.js`, each after those that it uses.
  package static let parts = [
    "table", "progress", "form", "trust", "fold", "decide", "log", "receipt", "words", "session",
    "changes", "published", "face", "settings", "element",
  ]

  /// The style sheet of the gate, which `--templates` may replace.
  package static let style = bare([UInt8](template_gate_css()))

  /// The table of the machine, `gate.json`: what `GateTable` makes of it, worked out once for all builds.
  package static let table = [UInt8](template_gate_json())

  /// The script, one function around all parts.
  ///
  /// - Parameters:
  ///   - table: the rules of the gate as JSON, the constant `TABLE`.
  ///   - digests: those of the files that it loads, by name, as JSON: the constant `ASSETS`.
  ///   - words: sentences that are needed before any were loaded, as JSON: the constant `BUILT_IN`.
  package static func bytes(table: [UInt8], digests: [UInt8], words: [UInt8]) -> [UInt8] {
    var out = Array("(() => {\n\"use strict\";\nconst TABLE = ".utf8)
    out += ascii(table)
    out += ";\nconst ASSETS = ".utf8
    out += ascii(digests)
    out += ";\nconst BUILT_IN = ".utf8
    out += ascii(words)
    out += ";\n".utf8
    return out + minified + "})();\n".utf8
  }

  /// JSON whose letters beyond ASCII are escaped: a browser reads a script in the encoding of its page.
  private static func ascii(_ json: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(json.count)
    for unit in String(decoding: json, as: UTF8.self).utf16 {
      guard unit >= 0x80 else {
        out.append(UInt8(unit))
        continue
      }
      let digits = String(unit, radix: 16)
      out += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
    }
    return out
  }

  /// All parts, minified; the line that names what they were made of is not published.
  package static let minified = Array(
    [UInt8](template_gate_min_js()).drop { $0 != UInt8(ascii: "\n") }.dropFirst())

  /// Lines without indentation, empty lines and lines that are nothing but a comment.
  ///
  /// It does not look into text, so no text of more than one line may stand in a source.
  package static func bare(_ source: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(source.count)
    var isInComment = false
    for line in source.split(separator: UInt8(ascii: "\n")) {
      guard let start = line.firstIndex(where: { !isBlank($0) }),
        let last = line.lastIndex(where: { !isBlank($0) })
      else { continue }
      let text = line[start...last]
      if !isInComment, text.starts(with: "//".utf8) { continue }
      let begins = text.starts(with: "/*".utf8)
      if isInComment || begins {
        // What stands after the end of a comment, on its line, is kept.
        let body = begins && !isInComment ? text.dropFirst(2) : text
        guard let end = endOfComment(in: body) else {
          isInComment = true
          continue
        }
        isInComment = false
        guard let rest = body[end...].firstIndex(where: { !isBlank($0) }) else { continue }
        out += body[rest...]
      } else {
        out += text
      }
      out.append(UInt8(ascii: "\n"))
    }
    return out
  }

  /// The place behind the first `*/`.
  private static func endOfComment(in line: ArraySlice<UInt8>) -> Int? {
    line.indices.dropFirst().first {
      line[$0] == UInt8(ascii: "/") && line[$0 - 1] == UInt8(ascii: "*")
    }.map { $0 + 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
