import AssentLicense

/// Whether two words are one word, spelled in two ways.
///
/// Tables and closed rules tell that, and never how like two words look: *consent* and *content* do.
enum SpellingVariant {
  /// Whether `new` is `old` as others spell it, or one of them mistyped. Both are folded.
  static func isVariant(_ old: String, _ new: String) -> Bool {
    if old == new || areEquivalent(old, new) || areOneInArabic(old, new) { return true }
    guard old.allSatisfy(\.isLetter), new.allSatisfy(\.isLetter),
      !falseFriends.contains(pair(old, new)), !tellsByDoubleS(old), !tellsByDoubleS(new)
    else { return false }
    return canonical(old) == canonical(new)
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

  // MARK: Patterns

  /// Whether `ß` is what tells a word from another: `Maße` and `Masse`. Elsewhere Swiss texts have
  /// `ss` for it.
  private static func tellsByDoubleS(_ word: String) -> Bool {
    ["maß", "maße", "maßen", "buße", "bußen", "floß", "schoß", "muße"].contains(
      where: word.hasSuffix)
  }

  /// Whether a hyphen is what tells a word from another: who re-signs stays, and who resigns goes.
  static func tellsByHyphen(_ word: String) -> Bool {
    hyphenated.contains(where: word.hasPrefix)
  }

  private static let hyphenated = [
    "resign", "recover", "recreat", "reform", "release", "releasing", "resent", "resort", "redress",
    "remark", "repress", "reserv", "retreat", "reprove", "recount", "relay", "recollect", "resound",
    "unioni", "reprise",
  ]

  /// The word in one of the spellings that English has for it, without the points of Russian `ё`,
  /// which nobody has to write.
  private static func canonical(_ word: String) -> String {
    var text = misspellings[word] ?? word
    if text.contains("ё") { text = text.replacing("ё", with: "е") }
    return EnglishSpelling.canonical(text)
  }

  /// What is often mistyped and then no word at all.
  private static let misspellings: [String: String] = {
    var table: [String: String] = [:]
    for row in """
    recieve receive; recieved received; recieving receiving; reciept receipt; seperate separate
    seperately separately; agrement agreement; agreeement agreement; occured occurred
    occurence occurrence; accomodate accommodate; neccessary necessary; goverment government
    refered referred; transfered transferred; commited committed; recomend recommend
    maintainance maintenance; publically publicly; succesful successful
    succesfully successfully; priviledge privilege; beleive believe; acheive achieve
    definately definitely; enviroment environment; independant independent; existance existence
    responsability responsibility; responsibilty responsibility; infomation information
    accross across; begining beginning; committment commitment; knowlege knowledge
    liason liaison; posession possession; prefered preferred; proceedure procedure
    condtions conditions; untill until; wich which
    """.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      let words = row.split(separator: " ").map(String.init)
      if let wrong = words.first, let right = words.last { table[wrong] = right }
    }
    return table
  }()

  /// Two words that look like one, in alphabetical order.
  private static let falseFriends: Set<String> = Set(
    """
    prise prize; prised prized; prises prizes; все всё; совершенный совершённый; берет берёт
    признаем признаём; узнаем узнаём; падеж падёж; нем нём; чем чём
    """.split { $0 == ";" || $0 == "\n" }.map { row in
      row.split(separator: " ").sorted().joined(separator: " ")
    })
}
