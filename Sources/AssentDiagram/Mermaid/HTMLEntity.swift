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
