import AssentDiagnostics
import AssentMarkup

// Front matter that is no front matter, because a line of hyphens is missing or stands elsewhere.
extension FrontMatterReader {
  /// The finding for a file that opens front matter and never closes it, or opens it too late.
  static func misplaced(in source: SourceFile) -> Diagnostic? {
    unclosed(in: source) ?? late(in: source) ?? inTOML(source) ?? unopened(in: source)
  }

  /// The finding for a file that begins with the keys of front matter, and the line that closes it.
  private static func unopened(in source: SourceFile) -> Diagnostic? {
    var keys = 0
    var isBelowComment = false
    let opening = source.line(1)
    let isOpened = isAlmostFence(opening)
    for number in (isOpened ? 2 : 1)...max(isOpened ? 2 : 1, min(source.lineCount, 60)) {
      let line = source.line(number)
      if line.first == UInt8(ascii: "#") {
        isBelowComment = true
        continue
      }
      if isBlank(line) {
        // What stands above a blank line is a heading.
        guard keys > 0 || !isBelowComment else { return nil }
        continue
      }
      if line.elementsEqual("---".utf8) || isOpened && line.elementsEqual(opening) {
        guard keys > 1 else { return nil }
        if isOpened {
          return readAsText(
            "front matter begins with another line than '---'", 0..<opening.count, of: source,
            "write '---', without blanks before it, above and below its keys")
        }
        return readAsText(
          "front matter that ends at line \(number) has no opening '---'", 0..<0, of: source,
          "write '---' on a line of its own above it")
      }
      // Below the keys may stand their lists.
      if keys > 0, line.first == 0x20 { continue }
      // Words in capitals are those of a text: `Version: 1.0`.
      guard let key = key(line), key.first?.isLowercase ?? false else { return nil }
      if MetadataKey(named: key) != nil { keys += 1 }
    }
    return nil
  }

  /// Whether a line was meant as the three hyphens that open front matter: it has others, dashes, or blanks before them.
  private static func isAlmostFence(_ line: ArraySlice<UInt8>) -> Bool {
    // Most lines begin with a letter.
    guard let first = line.first, !(0x21..<0x7F).contains(first) || "-_=*~".utf8.contains(first)
    else { return false }
    let text = String(decoding: line.prefix(80), as: UTF8.self).drop(while: \.isWhitespace)
    return text.count > 1 && text.allSatisfy { "-–—−_=*~ ".contains($0) }
      && !line.elementsEqual("---".utf8)
  }

  /// The finding for a file that begins with front matter between lines of three plus signs, as Hugo has it.
  private static func inTOML(_ source: SourceFile) -> Diagnostic? {
    guard source.bytes.starts(with: "+++".utf8), source.line(1).elementsEqual("+++".utf8) else {
      return nil
    }
    let lines = 2...max(2, min(source.lineCount, 200))
    guard lines.contains(where: { source.line($0).elementsEqual("+++".utf8) }) else { return nil }
    return readAsText(
      "front matter between '+++' is TOML", 0..<3, of: source,
      "write it as YAML between lines of three hyphens: 'title: Terms'")
  }

  /// The finding for a file with front matter below blank lines or a comment, where Markdown reads it as text.
  private static func late(in source: SourceFile) -> Diagnostic? {
    let isComment =
      source.bytes.starts(with: "<!--".utf8) && source.line(1).suffix(3).elementsEqual("-->".utf8)
    guard let fence = fence(in: source, below: isComment ? 1 : 0), fence.line > 1 else {
      return nil
    }
    return readAsText(
      "front matter begins at line \(fence.line)", fence.range, of: source,
      "remove the lines above it")
  }

  /// The finding for a file with front matter right below its front matter, where it is read as text.
  static func second(in source: SourceFile, below first: FrontMatter) -> Diagnostic? {
    guard let fence = fence(in: source, below: first.lineCount), fence.line < source.lineCount,
      let key = key(source.line(fence.line + 1)), MetadataKey(named: key) != nil
    else { return nil }
    return readAsText(
      "a second front matter begins at line \(fence.line)", fence.range, of: source,
      "move its keys into the first one")
  }

  /// The line of three hyphens that begins front matter below so many lines and blank ones, were it at the top
  /// of a file.
  private static func fence(
    in source: SourceFile, below lines: Int
  ) -> (line: Int, range: Range<Int>)? {
    var number = lines + 1
    while number <= min(source.lineCount, lines + 50), isBlank(source.line(number)) { number += 1 }
    guard number <= source.lineCount, source.line(number).elementsEqual("---".utf8) else {
      return nil
    }
    let start = Int(source.lineStarts[number - 1])
    let rest = SourceFile(path: source.path, bytes: Array(source.bytes[start...]))
    return FrontMatter(in: rest) == nil ? nil : (number, start..<start + 3)
  }

  private static func readAsText(
    _ what: String, _ range: Range<Int>, of source: SourceFile, _ help: String
  ) -> Diagnostic {
    Diagnostic(
      rule: .invalidFrontMatter, severity: .error, message: what + ", so it is read as text",
      file: source.path, range: source.range(ofBytes: range), help: help)
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The finding for a file that opens front matter and never closes it.
  static func unclosed(in source: SourceFile) -> Diagnostic? {
    guard source.bytes.starts(with: "---".utf8), source.line(1).elementsEqual("---".utf8)
    else { return nil }
    var number = 2
    // Comments may stand before the first key, and look like headings.
    while number <= source.lineCount, source.line(number).first == UInt8(ascii: "#") { number += 1 }
    guard number <= source.lineCount, let key = key(source.line(number)),
      number == 2 || MetadataKey(named: key) != nil
    else { return nil }
    return Diagnostic(
      rule: .unclosedFrontMatter, severity: .error,
      message: "front matter that begins at line 1 has no closing '---'", file: source.path,
      range: source.range(ofBytes: 0..<3), help: "write '---' on a line after the last key")
  }

  /// The key that a line begins with: `title: Terms`.
  private static func key(_ line: ArraySlice<UInt8>) -> String? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon - line.startIndex <= 30,
      colon > line.startIndex, isASCIILetter(line[line.startIndex]),
      !line[..<colon].contains(0x20),
      colon + 1 == line.endIndex || line[colon + 1] == 0x20
    else { return nil }
    return String(decoding: line[..<colon], as: UTF8.self)
  }
}
