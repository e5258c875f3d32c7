/// The entities of HTML that labels use.
enum HTMLEntity {
  /// What an entity stands for: `quot`, `#35` or `#x23`, without `&` and `;`.
  static func text(_ name: String) -> String? {
    if let text = names[name] { return text }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.hasPrefix("x") || digits.hasPrefix("X")
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let value, value >= 32, let scalar = Unicode.Scalar(value) else { return nil }
    return String(Character(scalar))
  }

  /// What stands for itself without a semicolon at the beginning of `word`, as in `&amp` and `&#35`,
  /// and how many bytes it has; `nil` for most entities, which need one.
  static func unended(_ word: String) -> (text: String, length: Int)? {
    if word.hasPrefix("#") {
      let isHex = word.hasPrefix("#x") || word.hasPrefix("#X")
      let digits = word.dropFirst(isHex ? 2 : 1).prefix { isHex ? $0.isHexDigit : $0.isNumber }
      let name = word.prefix(digits.count + (isHex ? 2 : 1))
      return text(String(name)).map { ($0, name.utf8.count) }
    }
    for length in stride(from: min(word.utf8.count, 6), to: 1, by: -1) {
      let name = String(word.prefix(length))
      if older.contains(name), let text = names[name] { return (text, length) }
    }
    return nil
  }

  /// Source: HTML standard, section 13.5, those of `names` that are listed without a semicolon, too.
  private static let older: Set<String> = [
    "quot", "amp", "lt", "gt", "nbsp", "laquo", "raquo", "copy", "reg", "deg", "plusmn", "times",
    "divide", "micro", "para", "sect", "middot", "pound", "yen", "cent", "szlig", "auml", "ouml",
    "uuml", "Auml", "Ouml", "Uuml", "eacute", "egrave", "agrave", "ccedil", "ntilde",
  ]

  /// Source: HTML standard, section 13.5, those that are in use in diagrams.
  private static let names: [String: String] = [
    "quot": "\"", "amp": "&", "lt": "<", "gt": ">", "apos": "'", "nbsp": "\u{A0}",
    "equals": "=", "num": "#", "semi": ";", "colon": ":", "comma": ",", "period": ".",
    "lpar": "(", "rpar": ")", "lsqb": "[", "rsqb": "]", "lbrack": "[", "rbrack": "]",
    "lcub": "{", "rcub": "}", "lbrace": "{", "rbrace": "}", "vert": "|", "verbar": "|",
    "sol": "/", "bsol": "\\", "excl": "!", "quest": "?", "ast": "*", "plus": "+", "lowbar": "_",
    "percnt": "%", "dollar": "$", "commat": "@", "grave": "`", "Hat": "^", "tilde": "˜",
    "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "harr": "↔", "lArr": "⇐", "rArr": "⇒",
    "hArr": "⇔", "check": "✓", "cross": "✗", "hearts": "♥", "infin": "∞", "bull": "•",
    "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "laquo": "«", "raquo": "»", "copy": "©", "reg": "®", "trade": "™", "deg": "°",
    "plusmn": "±", "times": "×", "divide": "÷", "ne": "≠", "le": "≤", "ge": "≥", "asymp": "≈",
    "micro": "µ", "para": "¶", "sect": "§", "middot": "·", "euro": "€", "pound": "£", "yen": "¥",
    "cent": "¢", "szlig": "ß", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö",
    "Uuml": "Ü", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ",
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "lambda": "λ", "mu": "μ", "pi": "π",
    "sigma": "σ", "Sigma": "Σ", "omega": "ω", "Omega": "Ω", "Delta": "Δ",
  ]
}
