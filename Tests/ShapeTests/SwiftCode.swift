import Foundation
import TestSupport

/// A Swift file of the project, as far as tests of its shape look into it.
struct SwiftCode: Sendable, CustomStringConvertible {
  /// Path below the package folder.
  var path: String
  var lines: [String]
  /// The lines without comments and without the text of string literals.
  var codeLines: [String]

  var description: String { path }

  /// The folder below `Sources` or `Tests` that the file is in.
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// The number of its lines, without rows of tables that stand in a string.
  var length: Int {
    zip(lines, codeLines).count { line, code in
      !code.allSatisfy(\.isWhitespace) || line.trimmingPrefix(/\s*/).hasPrefix("//") || line.isEmpty
    }
  }

  /// The modules it imports.
  var imports: [String] {
    codeLines.filter { $0.contains("import ") }.compactMap { line in
      line.wholeMatch(of: /\s*(?:@\w+ )*(?:(?:package|public|internal|private) )?import (\w+).*/)
        .map { String($0.1) }
    }
  }

  /// All Swift files below a folder of the package.
  static func files(below folder: String) -> [SwiftCode] {
    let root = PackageFolder.root.appending(path: folder)
    return PackageFolder.files(below: root, endings: [".swift"]).compactMap { file in
      // What a tutorial shows is compiled where it comes from.
      guard !file.path.contains(".docc/") else { return nil }
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
      let path = folder + file.path.dropFirst(root.path.count)
      return SwiftCode(path: path, text: text)
    }
  }

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    codeLines = Self.code(of: text).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// The places where the code, not a comment or a string, matches; `path:line: text`.
  func places(matching pattern: some RegexComponent) -> [String] {
    codeLines.enumerated().compactMap { index, line in
      line.contains(pattern)
        ? "\(path):\(index + 1): \(lines[index].trimmingCharacters(in: .whitespaces))" : nil
    }
  }

  /// The text with comments and the contents of string literals left out; lines stay.
  private static func code(of text: String) -> String {
    let bytes = Array(text.utf8)
    var out: [UInt8] = []
    var index = 0
    func at(_ offset: Int, _ word: String) -> Bool {
      bytes[min(offset, bytes.count)...].starts(with: word.utf8)
    }
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "#"): break
      default:
        out.append(bytes[index])
        index += 1
        continue
      }
      if at(index, "//") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if at(index, "/*") {
        var depth = 0
        repeat {
          if at(index, "/*") {
            depth += 1
            index += 2
          } else if at(index, "*/") {
            depth -= 1
            index += 2
          } else {
            if bytes[index] == UInt8(ascii: "\n") { out.append(bytes[index]) }
            index += 1
          }
        } while depth > 0 && index < bytes.count
      } else if let literal = stringOpening(at: index, in: bytes) {
        index = skipString(literal, from: index, in: bytes, newlines: &out)
      } else {
        out.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  private struct Opening {
    var hashes: Int
    var quotes: Int
  }

  private static func stringOpening(at index: Int, in bytes: [UInt8]) -> Opening? {
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    let quotes = bytes[(index + hashes)...].prefix { $0 == UInt8(ascii: "\"") }.count
    guard quotes > 0 else { return nil }
    // Two quotes are an empty string; the second ends what the first opens.
    return Opening(hashes: hashes, quotes: quotes >= 3 ? 3 : 1)
  }

  /// The offset after a string literal; an interpolation counts as part of it.
  private static func skipString(
    _ opening: Opening, from start: Int, in bytes: [UInt8], newlines: inout [UInt8]
  ) -> Int {
    let hashes = [UInt8](repeating: UInt8(ascii: "#"), count: opening.hashes)
    let end = [UInt8](repeating: UInt8(ascii: "\""), count: opening.quotes) + hashes
    let escape = [UInt8(ascii: "\\")] + hashes
    var index = start + end.count
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "\\"), UInt8(ascii: "\n"): break
      default:
        index += 1
        continue
      }
      if bytes[index...].starts(with: end) { return index + end.count }
      if bytes[index...].starts(with: escape) {
        index += escape.count
        guard index < bytes.count else { break }
        if bytes[index] == UInt8(ascii: "(") {
          index = skipInterpolation(from: index, in: bytes, newlines: &newlines)
          continue
        }
      }
      if bytes[index] == UInt8(ascii: "\n") { newlines.append(bytes[index]) }
      index += 1
    }
    return index
  }

  private static func skipInterpolation(
    from start: Int, in bytes: [UInt8], newlines: inout [UInt8]
  ) -> Int {
    var index = start
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "#"),
        let opening = stringOpening(at: index, in: bytes)
      {
        index = skipString(opening, from: index, in: bytes, newlines: &newlines)
        continue
      }
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if bytes[index] == UInt8(ascii: "\n") { newlines.append(bytes[index]) }
      index += 1
      if depth == 0 { break }
    }
    return index
  }
}
