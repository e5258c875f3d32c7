import AssentDiagnostics

/// The words of a fact as they are written at a place, so that no reader takes them for markup.
enum FactWords {
  /// - Returns: `nil` where the words cannot stand there, with what is in the way.
  static func bytes(_ value: String, at place: FactPlace) -> (bytes: [UInt8]?, fault: String?) {
    let bytes = Array(value.utf8)
    switch place {
    case .prose: return (prose(bytes), nil)
    case .destination, .autolink: return (destination(bytes), nil)
    case .code(let isInTable):
      guard !bytes.contains(UInt8(ascii: "`")) else { return (nil, "has a backtick") }
      guard isInTable else { return (bytes, nil) }
      return (bytes.flatMap { $0 == UInt8(ascii: "|") ? [0x5C, $0] : [$0] }, nil)
    case .drawing:
      guard !bytes.contains(UInt8(ascii: "`")) else { return (nil, "has a backtick") }
      return (bytes, nil)
    case .mermaid:
      guard !bytes.contains(UInt8(ascii: "`")) else { return (nil, "has a backtick") }
      return (mermaid(bytes), nil)
    case .html: return (html(bytes), nil)
    case .frontMatter(let quote): return yaml(bytes, quote: quote)
    case .comment, .shape: return (nil, nil)
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !isWord(byte)
  }

  /// Backslashes before whatever could be markup there: marks anywhere, and others at the ends, where
  /// they would meet what the author wrote.
  private static func prose(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count + 8)
    let digits = bytes.prefix { $0 &- 0x30 < 10 }.count
    for (index, byte) in bytes.enumerated() {
      let isFirst = index == 0
      let isLast = index == bytes.count - 1
      let needsSlash: Bool
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "~"),
        UInt8(ascii: "|"), UInt8(ascii: "{"), UInt8(ascii: "\""):
        needsSlash = true
      case UInt8(ascii: "_"):
        needsSlash = isFirst || isLast || !isWord(bytes[index - 1]) || !isWord(bytes[index + 1])
      case UInt8(ascii: "&"):
        needsSlash = looksLikeEntity(bytes[(index + 1)...])
      case UInt8(ascii: "."), UInt8(ascii: ")"):
        // The number of an item.
        needsSlash = index == digits && digits > 0 && (isLast || bytes[index + 1] == 0x20)
      default:
        needsSlash =
          isFirst && isPunctuation(byte) && byte != UInt8(ascii: "'")
          || isLast && byte == UInt8(ascii: "!")
      }
      if needsSlash { out.append(UInt8(ascii: "\\")) }
      out.append(byte)
    }
    return out
  }

  /// Whether what follows an ampersand makes it an entity, or could with what the author wrote after it.
  private static func looksLikeEntity(_ rest: ArraySlice<UInt8>) -> Bool {
    let name = rest.prefix { isWord($0) && $0 < 0x80 || $0 == UInt8(ascii: "#") }
    return name.endIndex == rest.endIndex
      || !name.isEmpty && rest[name.endIndex] == UInt8(ascii: ";")
  }

  private static func destination(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x80...: out.append(byte)
      case UInt8(ascii: "&"):
        out += looksLikeEntity(bytes[(index + 1)...]) ? Array("&amp;".utf8) : [byte]
      case _ where isWord(byte) || "-._~:/?#@!$'+,;=%".utf8.contains(byte): out.append(byte)
      default: out += Array(("%" + hexadecimal(byte)).utf8)
      }
    }
    return out
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return text.utf8.count < 2 ? "0" + text : text
  }

  /// Signs of mermaid as its entities, `#35;`.
  private static func mermaid(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { byte -> [UInt8] in
      let isPlain = !isPunctuation(byte) || ".,:/@'-+_".utf8.contains(byte)
      return isPlain ? [byte] : Array("#\(byte);".utf8)
    }
  }

  private static func html(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "&"): Array("&amp;".utf8)
      case UInt8(ascii: "<"): Array("&lt;".utf8)
      case UInt8(ascii: ">"): Array("&gt;".utf8)
      case UInt8(ascii: "\""): Array("&quot;".utf8)
      case UInt8(ascii: "'"): Array("&#39;".utf8)
      default: [byte]
      }
    }
  }

  private static func yaml(
    _ bytes: [UInt8], quote: UInt8?
  ) -> (bytes: [UInt8]?, fault: String?) {
    switch quote {
    case UInt8(ascii: "\""):
      return (bytes.flatMap { $0 == 0x5C || $0 == 0x22 ? [0x5C, $0] : [$0] }, nil)
    case UInt8(ascii: "'"): return (bytes.flatMap { $0 == 0x27 ? [$0, $0] : [$0] }, nil)
    default:
      let isPlain =
        !bytes.indices.contains { index in
          bytes[index] == UInt8(ascii: ":")
            && (index + 1 == bytes.count || bytes[index + 1] == 0x20)
            || bytes[index] == UInt8(ascii: "#") && (index == 0 || bytes[index - 1] == 0x20)
        } && !(bytes.first.map { "-?:,[]{}#&*!|>'\"%@`".utf8.contains($0) } ?? false)
      return isPlain ? (bytes, nil) : (nil, "has a sign of YAML")
    }
  }
}
