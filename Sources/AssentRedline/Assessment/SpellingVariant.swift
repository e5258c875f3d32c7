/// Whether two words are one word, spelled in two ways.
///
/// A spelling is told by its pattern alone, so pairs that look like one and are two words stand in a
/// table; and a word that either text uses elsewhere is no misspelling of another.
enum SpellingVariant {
  /// Whether `new` is `old` as others spell it, or one of them mistyped. Both are folded.
  ///
  /// - Parameter isKept: whether the text that has the other word uses this one elsewhere.
  static func isVariant(_ old: String, _ new: String, isKept: @autoclosure () -> Bool) -> Bool {
    if old == new { return true }
    if areEquivalent(old, new) || areOneInArabic(old, new) { return true }
    let (a, b) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    guard a.count >= 3, b.count >= 3, !falseFriends.contains(pair(old, new)),
      a.allSatisfy(isLetter), b.allSatisfy(isLetter)
    else { return false }
    if differInAccents(a, b) { return true }
    if canonical(old) == canonical(new) { return true }
    return isTypingError(a, b) && !isKept()
  }

  /// Signs and the words that are read for them; forms of a verb that follow their noun.
  private static func areEquivalent(_ old: String, _ new: String) -> Bool {
    for group in groups where group.contains(old) && group.contains(new) { return true }
    return false
  }

  private static let groups: [Set<String>] =
    ["and", "et", "und", "y", "e", "en", "i", "и", "ja", "och", "og"].map { ["&", $0] } + [
      ["%", "percent", "prozent", "procent"], ["§", "section"], ["is", "are"], ["was", "were"],
      ["has", "have"], ["does", "do"], ["this", "these"], ["that", "those"], ["that", "which"],
      ["who", "whom"], ["e mail", "email"], ["a", "an"],
    ]

  /// Whether words of Arabic differ in the seat of a hamza, or in how far a letter is drawn.
  private static func areOneInArabic(_ old: String, _ new: String) -> Bool {
    let (a, b) = (seatless(old), seatless(new))
    return a.count >= 4 && a == b
  }

  private static func seatless(_ word: String) -> [UInt32] {
    var out: [UInt32] = []
    for scalar in word.unicodeScalars {
      switch scalar.value {
      case 0x640: continue
      case 0x622, 0x623, 0x625, 0x671: out.append(0x627)
      case 0x624, 0x626: out.append(0x621)
      case let value where (0x600...0x6FF).contains(value): out.append(value)
      default: return []
      }
    }
    return out
  }

  private static func pair(_ one: String, _ other: String) -> String {
    one < other ? one + " " + other : other + " " + one
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ScalarClass(scalar.value) == .letter && scalar != "_"
  }

  // MARK: Patterns

  /// Whether only marks on letters differ, and not on the last one, where they tell tenses apart.
  private static func differInAccents(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Bool {
    guard a.count == b.count, zip(a, b).allSatisfy({ base($0) == base($1) }) else { return false }
    // Nobody has to write the points of Russian `ё`.
    return (a.count >= 4 && a.last == b.last) || a.contains("ё") || b.contains("ё")
  }

  private static func base(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xE0...0xE5: "a"
    case 0xE7: "c"
    case 0xE8...0xEB: "e"
    case 0xEC...0xEF: "i"
    case 0xF1: "n"
    case 0xF2...0xF6: "o"
    case 0xF9...0xFC: "u"
    case 0x451: "е"
    default: scalar
    }
  }

  /// The word in one of the spellings that English has for it, with double letters single.
  private static func canonical(_ word: String) -> String {
    var text = word
    if text.utf8.count > 4 {
      for (from, to) in spellings { text = text.replacing(from, with: to) }
      for (from, to) in endings where text.hasSuffix(from) {
        text = String(text.dropLast(from.count)) + to
        break
      }
    }
    guard text.utf8.count > 5 else { return text }
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where out.last != scalar { out.append(scalar) }
    return String(out)
  }

  private static let spellings = [
    ("isation", "ization"), ("ising", "izing"), ("our", "or"), ("judgement", "judgment"),
    ("licence", "license"), ("defence", "defense"), ("offence", "offense"),
    ("pretence", "pretense"),
    ("programme", "program"), ("fulfil", "fulfill"), ("enrol", "enroll"),
    ("acknowledgement", "acknowledgment"),
    ("catalogue", "catalog"), ("dialogue", "dialog"), ("cheque", "check"), ("ß", "ss"),
  ]
  private static let endings = [
    ("ise", "ize"), ("ised", "ized"), ("ises", "izes"), ("iser", "izer"), ("yse", "yze"),
    ("ysed", "yzed"), ("centre", "center"), ("theatre", "theater"), ("metre", "meter"),
    ("litre", "liter"), ("whilst", "while"), ("amongst", "among"), ("towards", "toward"),
  ]

  /// Whether one letter too many, too few or another, or two changed over, tell words apart; within
  /// a long word and not at its ends, where prefixes and cases stand.
  private static func isTypingError(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Bool {
    guard min(a.count, b.count) >= 6, abs(a.count - b.count) <= 1 else { return false }
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var end = 0
    while end < min(a.count, b.count) - start, a[a.count - 1 - end] == b[b.count - 1 - end] {
      end += 1
    }
    guard start >= 3, end >= 2 else { return false }
    let (left, right) = (a[start..<(a.count - end)], b[start..<(b.count - end)])
    if left.count + right.count == 1 { return true }
    if left.count == 2, right.count == 2 { return left.elementsEqual(right.reversed()) }
    return left.count == 1 && right.count == 1 && min(a.count, b.count) >= 7
  }

  /// Two words that look like one, in alphabetical order.
  private static let falseFriends: Set<String> = Set(
    """
    latter later; dessert desert; latter letter; causal casual; martial marital; prescribe proscribe
    prescribed proscribed; interstate intrastate; complement compliment; formally formerly
    exercise exorcise; personal personnel; principal principle; stationary stationery; eminent imminent
    counsel council; conscious conscience; affective effective; adopted adapted; adopts adapts
    assured insured; deferred differed; perspective prospective; respectfully respectively
    interpellation interpolation; appraise apprise; discreet discrete; disburse disperse; elicit illicit
    lessee lessor; licensee licensor; indemnitee indemnitor; assignee assignor; mortgagee mortgagor
    vendee vendor; employee employer; payee payer; addressee addresser; grantee grantor
    statute statue; statutes statues; precede proceed; preceding proceeding; allusion illusion
    decent descent; device devise; conform confirm; conformed confirmed; conforming confirming
    contact contract; contacts contracts; contracted contacted; costumer customer; costumers customers
    united untied; sever server; severs servers; unable enable; enabled unabled; devices devises
    including inducing; imposed imported; exempted excepted; expected excepted; accepted excepted
    все всё; comprise compromise; retained detained; remitted permitted; omitted emitted; admitted omitted
    """.split { $0 == ";" || $0 == "\n" }.map { row in
      row.split(separator: " ").sorted().joined(separator: " ")
    })
}
