import AssentLicense

/// What tells that a field is a number: a unit behind it, or a currency on either side.
enum UnitsBesideFields {
  /// Whether a unit of time or money, or a sign of percent, begins a text, behind spaces.
  static func begin(_ bytes: some Sequence<UInt8>) -> Bool {
    let text = String(decoding: Array(bytes), as: UTF8.self).drop {
      $0.isWhitespace || $0 == "*"
    }
    .lowercased()
    guard let first = text.first else { return false }
    return UnitWords.rows.contains { row in
      row.unit != "other"
        && row.words.contains { word in
          guard word.first == first else { return false }
          if word.last == "*" { return text.hasPrefix(word.dropLast()) }
          return text.hasPrefix(word)
            && !(text.dropFirst(word.count).first?.isLetter ?? false && first.isLetter)
        }
    }
  }

  /// Whether a text ends with a sign or code of money, before spaces.
  static func end(_ bytes: some Sequence<UInt8>) -> Bool {
    let words = String(decoding: Array(bytes), as: UTF8.self).split {
      $0.isWhitespace || $0 == "*"
    }
    guard let word = words.last, let last = word.last else { return false }
    return "€$£¥₽₩₪₹".contains(last) || UnitWords.currencies.contains(String(word))
  }
}
