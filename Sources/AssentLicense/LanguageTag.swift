/// Language tags as BCP 47 (RFC 5646) writes them, so far as documents need them.
package enum LanguageTag {
  /// Whether `tag` is a language with optional script, region and variants: `de`, `zh-Hant-TW`.
  package static func isWellFormed(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.utf8.count),
      language.utf8.allSatisfy(isLetter)
    else { return false }
    return parts.dropFirst().allSatisfy {
      (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy { isLetter($0) || isDigit($0) }
    }
  }

  /// The tag in its conventional case (RFC 5646, section 2.1.1): `zh-hant-tw` is `zh-Hant-TW`.
  package static func canonical(_ tag: String) -> String {
    let parts = tag.split(separator: "-").enumerated().map { index, part -> String in
      if index == 0 { return part.lowercased() }
      switch part.utf8.count {
      case 2: return part.uppercased()
      case 4 where part.utf8.allSatisfy(isLetter):
        return part.prefix(1).uppercased() + part.dropFirst().lowercased()
      default: return part.lowercased()
      }
    }
    return parts.joined(separator: "-")
  }

  /// The language alone: `zh` of `zh-Hant-TW`.
  package static func language(of tag: String) -> String {
    if tag.utf8.allSatisfy({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }) { return tag }
    return tag.split(separator: "-").first.map { $0.lowercased() } ?? tag
  }

  /// Whether the language of `tag` is written from right to left.
  package static func isRightToLeft(_ tag: String) -> Bool {
    rightToLeft.contains(language(of: tag)) && !tag.contains("-Latn")
  }

  private static let rightToLeft: Set = [
    "ar", "arc", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
