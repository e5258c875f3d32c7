import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

extension Rule {
  static let undefinedTerm = Rule(
    id: .undefinedTerm, group: .legal, severity: .info, scope: .agreements,
    summary: "A word is written like a defined term, and is not defined.",
    rationale:
      "A capital letter promises a definition; without one a word means whatever each side reads in it.",
    accepts: [
      "# License\n\n“Work” means it. “User” means you. “Fee” means money.\n\nOf the Work.\n\nTo the Work. Of the Work and the Work.\n",
      "# License\n\n“Work” means it. “User” means you. “Fee” means money.\n\nOn the Internet.\n\nOf the Internet. To the Internet and the Internet.\n",
      "# License\n\n“Work” means it. “User” means you. “Fee” means money.\n\nOf [the Owner].\n\nTo [the Owner]. Of [the Owner] and [the Owner].\n",
      "# License\n\n“Work” means it. “User” means you. “Fee” means money.\n\nOf the Agency of Gardens.\n\nTo the Agency. Of the Agency and the Agency.\n",
      "# License\n\n“Work” means it. “User” means you. “Fee” means money.\n\nOf the Plugin.\n\nTo the Plugin. Of the Plugin and a plugin.\n",
    ],
    rejects: [
      """
      # License

      “Work” means it. “User” means you. “Fee” means money for the Work of a User.

      Each copy goes to the ⟪Vendor⟫. We pay the Vendor the Fee.

      It binds the Vendor, and any Vendor after it. Run `vendor`, or read [this](https://a.example/vendor).

      """,
      """
      # License

      Ada Ltd. grants this to the ⟪Subscriber⟫. Run `subscriber`, or read [this](https://a.example/subscriber). It asks the Subscriber to pay.

      It binds the Subscriber.

      """,
    ]
  ) { subject, findings in
    let document = subject.document
    for role in subject.words.roles(in: subject.document).roles
    where !role.isDefined && !role.isMarked && role.capitals.count > 2 && role.blocks.count > 1
      && role.capitals.count >= 2 * role.smalls.count
    {
      let titles = document.metadata.titles.map { Array($0.value.lowercased().utf8) }
      let stem = Array(role.stem.utf8)
      guard !titles.contains(where: { $0.firstOffsets(of: stem, in: $0.indices) != nil }) else {
        continue
      }
      let text = String(decoding: bytes(of: role.capitals[0], subject), as: UTF8.self)
      findings.report(
        "'\(text)' is written as a term and not defined", atBytes: role.capitals[0],
        help: "say who is meant where it first stands, or write it without a capital",
        cause: role.stem)
    }
    // Where few terms are defined, capitals promise nothing.
    guard Set(document.terms.map(\.name)).count(where: { $0.first?.isUppercase == true }) >= 3,
      let language = determiners[LanguageTag.language(of: document.language)]
    else { return }
    let words = subject.words.all(in: document)
    let bytes = subject.source.bytes
    /// Whether the word before, unless it has a capital of its own, is one that a term stands behind.
    func isDetermined(_ index: Int) -> Bool {
      guard index > 0, !words[index].isFirst else { return false }
      let word = words[index - 1]
      if word.form == .small { return language.contains(bytes[word.range]) }
      guard word.isFirst || word.isBehindStop, word.range.count <= mostLetters else { return false }
      return language.contains(bytes[word.range].map { $0 | 0x20 })
    }
    var uses: [Use] = []
    var places: [String: Int] = [:]
    for (index, word) in words.enumerated()
    where word.form == .capital && !word.isFirst && !word.isBehindStop && !word.isBeforeCapital
      && word.range.count > 3
    {
      guard isDetermined(index), !isInField(word.range, bytes) else { continue }
      let fold = folded(bytes[word.range])
      let place = places[fold] ?? uses.count
      if place == uses.count {
        places[fold] = place
        uses.append(Use(fold: fold, first: word.range))
      }
      uses[place].add(word.block)
    }
    uses.removeAll { $0.count < 3 || $0.blocks < 2 }
    guard !uses.isEmpty else { return }
    var known = Set(document.terms.flatMap { Rule.words(of: $0.name) })
    for title in document.metadata.titles { known.formUnion(Rule.words(of: title.value)) }
    for clause in document.clauses { known.formUnion(Rule.words(of: clause.title)) }
    // What also stands in small letters promises nothing; a name that needs no article is a proper one.
    var unfit: Set<String> = []
    var starts = [Bool](repeating: false, count: startCount)
    for use in uses { starts[start(Array(use.fold.utf8)[...])] = true }
    starts[otherStart] = true
    for index in words.indices.dropLast(2)
    where words[index].form == .capital && words[index + 1].form == .small
      && words[index + 2].form == .capital
    {
      // `Agency for the Protection of Data`
      guard starts[start(bytes[words[index].range])],
        words[index].block == words[index + 2].block,
        words[index + 2].range.lowerBound - words[index].range.upperBound <= 7,
        joints.contains(bytes[words[index + 1].range])
      else { continue }
      unfit.insert(folded(bytes[words[index].range]))
    }
    let hashes = Set(uses.compactMap { hash(Array($0.fold.utf8)[...]) })
    for (index, word) in words.enumerated() where starts[start(bytes[word.range])] {
      guard hash(withoutPlural(bytes[word.range])).map(hashes.contains) ?? true,
        word.form == .small
          || word.form == .capital && !word.isFirst && !word.isBehindStop && !isDetermined(index)
      else { continue }
      unfit.insert(folded(bytes[word.range]))
    }
    let roles = RoleWords.tables[LanguageTag.language(of: document.language)]
    for use in uses {
      guard !unfit.contains(use.fold), !known.contains(use.fold), !isEveryday(use.fold),
        roles?.role(of: Array(use.fold.utf8)[...]) == nil
      else { continue }
      let text = String(decoding: bytes[use.first], as: UTF8.self)
      findings.report(
        "'\(text)' is written as a term and not defined", atBytes: use.first,
        help: "define it, or write it without a capital")
    }
  }

  /// Whether a word stands in brackets that are to be filled in, as in `[Nome da Empresa]`.
  private static func isInField(_ word: Range<Int>, _ bytes: [UInt8]) -> Bool {
    func isBracket(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") || byte == 0x0A
    }
    let before = bytes[max(0, word.lowerBound - 60)..<word.lowerBound]
    let after = bytes[word.upperBound..<min(bytes.count, word.upperBound + 60)]
    guard let open = before.last(where: isBracket), open == UInt8(ascii: "["),
      let close = after.firstIndex(where: isBracket), bytes[close] == UInt8(ascii: "]")
    else { return false }
    return close + 1 >= bytes.count || !"([".utf8.contains(bytes[close + 1])
  }

  private static func bytes(of range: Range<Int>, _ subject: LintSubject) -> ArraySlice<UInt8> {
    subject.source.bytes[range]
  }

  private static func words(of name: String) -> [String] {
    name.lowercased().split { !$0.isLetter }.map { singular(String($0)) }
  }

  private static func singular(_ word: String) -> String {
    guard word.utf8.last == UInt8(ascii: "s"), word.utf8.count > 4, word.count > 4 else {
      return word
    }
    return String(word.dropLast())
  }

  /// A word in small letters, without the letter of a plural.
  private static func folded(_ word: ArraySlice<UInt8>) -> String {
    singular(String(decoding: word, as: UTF8.self).lowercased())
  }

  /// The same of a word of ASCII in any case.
  private static func withoutPlural(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    word.count > 4 && word.last.map { $0 | 0x20 } == UInt8(ascii: "s") ? word.dropLast() : word
  }

  /// The hash of a word of ASCII in any case; `nil` for other words.
  private static func hash(_ word: ArraySlice<UInt8>) -> UInt64? {
    var hash = WordHash()
    for byte in word {
      guard byte < 0x80 else { return nil }
      hash.add(UInt32(byte | 0x20))
    }
    return hash.value
  }

  /// What a word and its fold have in common: the first two letters without their case, where the first is of ASCII.
  private static func start(_ word: ArraySlice<UInt8>) -> Int {
    guard word.count > 1, let first = word.first, first < 0x80 else { return otherStart }
    let second = word[word.startIndex + 1]
    return Int(first & 0x1F) << 6 | Int(second < 0x80 ? second & 0x1F : 0x20)
  }

  private static let otherStart = 0x1F << 6
  private static let startCount = 0x20 << 6

  /// Where a word stands like a term.
  private struct Use {
    let fold: String
    let first: Range<Int>
    private(set) var count = 0
    /// The number of paragraphs.
    private(set) var blocks = 0
    private var block: Int?

    init(fold: String, first: Range<Int>) {
      self.fold = fold
      self.first = first
    }

    mutating func add(_ block: Int) {
      count += 1
      if self.block != block { blocks += 1 }
      self.block = block
    }
  }

  /// Words behind which a term stands, by language; German writes every noun with a capital.
  static let determiners: [String: WordSet] = [
    "en": WordSet("the a an any each such every no this that all"),
    "fr": WordSet("le la les un une du des au aux chaque tout ce cette"),
    "es": WordSet("el la los las un una del al cada dicho este esta"),
    "it": WordSet("il lo la i gli le un una del della dei delle al alla"),
    "pt": WordSet("o a os as um uma do da dos das ao cada"),
    "nl": WordSet("de het een elke deze dit iedere"),
  ]

  /// Words that join the words of a proper name.
  private static let joints = WordSet("of for de del di da do du van der des")

  /// How many letters the longest of them has.
  private static let mostLetters = 6

  /// Words that have a capital without being terms.
  private static let everyday: Set<String> = [
    "internet", "web", "state", "union", "court", "act", "law", "code", "commission",
    "part", "parliament", "council", "government", "republic", "constitution", "regulation",
    "directive", "god", "paragraph", "estado", "état", "unión", "stato", "união", "código",
    "codice",
    "ley", "lei", "legge", "loi", "tribunal", "tribunale", "ministerio", "constitución", "european",
    "europea", "européenne", "monday", "sunday",
  ]

  private static func isEveryday(_ word: String) -> Bool {
    let rank = ReferenceNames.rank(of: word.utf8)
    return rank == .clause || rank == .attachment || everyday.contains(word)
  }
}
