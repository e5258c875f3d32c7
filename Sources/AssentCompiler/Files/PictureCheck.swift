import AssentDiagnostics

/// Looks for what runs or loads programs in SVG pictures, which are published as they are.
///
/// It reads tags and attributes, not XML: what it cannot make sense of, it does not trust.
enum PictureCheck {
  /// The findings about the SVG pictures of a content folder.
  static func findings(in content: ContentFolder) throws(InputError) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for entry in content.resources where entry.mediaType == "image/svg+xml" {
      let path = content.root + "/" + entry.path
      if let finding = finding(in: SourceFile(path: path, bytes: try FileSystem.read(path))) {
        findings.append(finding)
      }
    }
    return findings
  }

  /// The finding about an SVG picture, or `nil` for one that only draws.
  static func finding(in source: SourceFile) -> Diagnostic? {
    let bytes = source.bytes
    // UTF-16, or compressed: browsers read it, this does not.
    if bytes.contains(0) || bytes.starts(with: [0x1F, 0x8B]) {
      return diagnostic("is not written in UTF-8", 0..<0, source, "save it as plain SVG in UTF-8")
    }
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      if let end = endOfComment(bytes, start) {
        index = end
        continue
      }
      let tag = bytes[index..<endOfTag(bytes, index)]
      index = tag.endIndex
      if let what = problem(in: tag) {
        return diagnostic(what, start..<tag.endIndex, source, "remove it")
      }
    }
    return nil
  }

  private static let programs: Set = [
    "script", "foreignobject", "iframe", "embed", "object", "handler", "listener", "audio", "video",
  ]

  private static func problem(in tag: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: tag.map { (65...90).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    if text.hasPrefix("!entity") || (text.hasPrefix("!doctype") && text.contains("<!entity")) {
      return "declares entities"
    }
    guard !text.hasPrefix("!"), !text.hasPrefix("?"), !text.hasPrefix("/") else { return nil }
    let name = text.prefix { !$0.isWhitespace && $0 != "/" && $0 != ">" }
    let localName = name.split(separator: ":").last ?? name
    if programs.contains(String(localName)) { return "holds <\(name)>" }
    for attribute in attributes(of: text.dropFirst(name.count)) {
      let localName = attribute.name.split(separator: ":").last ?? attribute.name
      if localName.hasPrefix("on") { return "runs a script at '\(attribute.name)'" }
      let address = attribute.value.filter { !$0.isWhitespace && !$0.isASCIIControl }
      let animates = localName == "attributename" && address.hasSuffix("href")
      if address.hasPrefix("javascript:") || address.hasPrefix("vbscript:")
        || (localName == "href" && address.hasPrefix("data:text"))
        || (localName == "href" && address.prefix { $0 != ":" }.contains("&")) || animates
      {
        return "has an address that may run a script"
      }
    }
    return nil
  }

  private static func attributes(
    of text: Substring
  ) -> [(name: Substring, value: Substring)] {
    var found: [(name: Substring, value: Substring)] = []
    var rest = text
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" || $0 == "=" }
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" }
      guard !name.isEmpty else { return found }
      rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
      guard rest.first == "=" else {
        found.append((name, ""))
        continue
      }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      let value: Substring
      if let quote = rest.first, quote == "\"" || quote == "'" {
        value = rest.dropFirst().prefix { $0 != quote }
        rest = rest.dropFirst(value.count + 2)
      } else {
        value = rest.prefix { !$0.isWhitespace }
        rest = rest.dropFirst(value.count)
      }
      found.append((name, value))
    }
  }

  /// The offset after a comment or a section of plain text at `start`; `nil` when there is none.
  private static func endOfComment(_ bytes: [UInt8], _ start: Int) -> Int? {
    for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>")]
    where bytes[start...].starts(with: opening.utf8) {
      var index = start + opening.utf8.count
      while index < bytes.count, !bytes[index...].starts(with: closing.utf8) { index += 1 }
      return min(index + closing.utf8.count, bytes.count)
    }
    return nil
  }

  /// The offset of the `>` that ends a tag, outside of quotes; the end where there is none.
  private static func endOfTag(_ bytes: [UInt8], _ start: Int) -> Int {
    var quote: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return bytes.count
  }

  private static func diagnostic(
    _ what: String, _ range: Range<Int>, _ source: SourceFile, _ help: String
  ) -> Diagnostic {
    let line = source.range(ofBytes: range)
    return Diagnostic(
      rule: .unsafePicture, severity: .error, message: "picture \(what)", file: source.path,
      range: SourceRange(start: line.start, end: line.start), help: help)
  }
}

extension Character {
  fileprivate var isASCIIControl: Bool { asciiValue.map { $0 < 0x20 } ?? false }
}
