import AssentManifest

/// Tells mentions of statutes and of other documents from mentions of the document's own clauses.
enum ForeignLaw {
  /// Whether the words before a number name a statute or another text: `17 U.S.C. §`, `개인정보보호법 제29조`.
  static func precedes(
    _ bytes: [UInt8], _ range: Range<Int>, others: OtherInstruments
  ) -> OtherInstruments.Finding? {
    if let finding = owner(bytes, range, others: others) { return finding }
    return namesLaw(bytes, range) ? .law : nil
  }

  private static func namesLaw(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let range = withoutSuffix(bytes, range)
    let folded = FoldedText(bytes, lastWords(bytes, range)).bytes
    guard !folded.isEmpty else { return false }
    let last = folded[(folded.lastIndex(of: 0x20).map { $0 + 1 } ?? 0)...]
    let raw = lastToken(bytes, range)
    if isShortName(raw, ofNamed: false) { return true }
    if endsJoinedLaw(bytes, range) { return true }
    if isLaw(Array(last))
      || lawSuffixes.contains(where: {
        last.count > $0.count && last.suffix($0.count).elementsEqual($0)
      })
    {
      return true
    }
    if bytes[range].reversed().first(where: { !isASCIISpace($0) }) == UInt8(ascii: ".") {
      // `U.S.C. § 512` ends with a point that ends no sentence.
      let points = raw.count { $0 == UInt8(ascii: ".") }
      return shortLaws.contains(last) || (last.count == 1 && points > 1)
    }
    return shortLaws.contains(last)
  }

  /// The end of a range that has its last word, from a space on.
  private static func lastWords(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var start = range.upperBound
    var hasWord = false
    while start > range.lowerBound, !hasWord || !isASCIISpace(bytes[start - 1]) {
      start -= 1
      let byte = bytes[start]
      if byte >= 0x80 { return range }
      hasWord = hasWord || isASCIILetter(byte) || isASCIIDigit(byte)
    }
    return start..<range.upperBound
  }

  /// What stands at the end of a range, behind spaces, asterisks and opening parentheses.
  private static func lastToken(_ bytes: [UInt8], _ range: Range<Int>) -> ArraySlice<UInt8> {
    func parts(_ byte: UInt8) -> Bool {
      isASCIISpace(byte) || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "(")
    }
    var end = range.upperBound
    while end > range.lowerBound, parts(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > range.lowerBound, !parts(bytes[start - 1]) { start -= 1 }
    return bytes[start..<end]
  }

  /// The words without a Turkish ending behind an apostrophe: `Kanunu’nun`.
  private static func withoutSuffix(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isASCIISpace(bytes[end - 1]) { end -= 1 }
    var index = end
    while index > range.lowerBound, end - index < 6, !isASCIISpace(bytes[index - 1]) {
      index -= 1
      if bytes[index] == 0x27 { return range.lowerBound..<index }
      if bytes[index] == 0xE2, bytes[index..<end].starts(with: "’".utf8) {
        return range.lowerBound..<index
      }
    }
    return range
  }

  /// Whether a law's name in a script without capitals stands right before: `民法典》第`, `法第`.
  private static func endsJoinedLaw(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var end = range.upperBound
    while end > range.lowerBound, isASCIISpace(bytes[end - 1]) { end -= 1 }
    let tail = bytes[max(range.lowerBound, end - 24)..<end]
    return joinedLaws.contains { tail.count > $0.count && tail.suffix($0.count).elementsEqual($0) }
      && !ownJoined.contains { tail.suffix($0.count).elementsEqual($0) }
  }

  /// What the words behind a number name: `of the Civil Code`, `BGB`, `des Hauptvertrags`; `nil` for
  /// nothing, or for the text itself.
  static func follows(
    _ bytes: [UInt8], _ range: Range<Int>, others: OtherInstruments
  ) -> OtherInstruments.Finding? {
    var words = Words(bytes: bytes, index: range.lowerBound, end: range.upperBound)
    words.skipParenthesis()
    var isGerman = false
    var hasPreposition = false
    var hasName = false
    var count = 0
    while true {
      let end = words.index
      guard let word = words.next() else { return nil }
      let isBehindComma = bytes[end..<word.lowerBound].contains(UInt8(ascii: ","))
      if !isBehindComma, isShortName(bytes[word], ofNamed: hasPreposition) { return .law }
      let folded = FoldedText(bytes, word).bytes
      // `of this agreement`, `niniejszej umowy`
      let isNear =
        !isBehindComma && (hasPreposition ? count < 2 : demonstrativeGenitives.contains(folded))
      if isNear, demonstratives.contains(folded), names(phrase(words), others) { return .this }
      guard hasPreposition else {
        // `Abs. 1 lit. a` and the like stand between the number and the name of the law.
        if subdivisions.contains(folded) || folded.allSatisfy(isASCIIDigit)
          || (folded.count == 1 && !prepositions.contains(folded))
          || (bytes[word].allSatisfy { $0 &- 0x41 < 26 }
            && ClauseNumber.roman(String(decoding: folded, as: UTF8.self)) != nil)
        {
          continue
        }
        if locators.contains(folded) { return located(words, others) }
        if prepositions.contains(folded) {
          hasPreposition = true
          isGerman = germanArticles.contains(folded)
          if let finding = others.finding(phrase(words), isName: ownNames.contains) {
            return finding
          }
          continue
        }
        // A genitive needs no preposition: `§ 5 umowy głównej`.
        if count == 0, !isBehindComma, others.mayBegin(folded) || ownNames.contains(folded) {
          return others.finding([folded] + phrase(words), isName: ownNames.contains)
        }
        if isCompound(words, behind: word) || !isBehindComma && isNamedLaw(words, from: word) {
          return .law
        }
        if isLaw(folded) {
          let isCapital = bytes[word].first.map { $0 < 0x61 || $0 >= 0xC3 } ?? false
          return isCapital || inflected.contains(folded) ? .law : nil
        }
        if joinedSuffixes.contains(where: {
          folded.count > $0.count + 2 && folded.suffix($0.count).elementsEqual($0)
        }) {
          return .law
        }
        if directionLeads.contains(folded) { continue }
        if directions.contains(folded) { return .this }
        // `статья 2 Гражданского кодекса`: one word of a name may stand before the word for a law.
        guard !hasName, bytes[word].first.map({ $0 >= 0xC3 }) ?? false,
          LetterCase(of: bytes[word]) == .capital
        else { return nil }
        hasName = true
        continue
      }
      if wholeNames.contains(folded) { return .this }
      if demonstratives.contains(folded) || ownNames.contains(folded) { return nil }
      if isLaw(folded) { return .law }
      if isGerman {
        if lawSuffixes.contains(where: {
          folded.count > $0.count && folded.suffix($0.count).elementsEqual($0)
        }) {
          return .law
        }
      } else if !articles.contains(folded), LetterCase(of: bytes[word]) == .capital,
        MonthNames.month(in: folded, at: 0) == nil
      {
        return phrase(words).contains(where: ownNames.contains) ? .other : .law
      }
      count += 1
      if count > 4 { return nil }
    }
  }

  /// What the words behind `in` name; places and times are none: `in Germany`, `in January`.
  private static func located(
    _ words: Words, _ others: OtherInstruments
  ) -> OtherInstruments.Finding? {
    let phrase = phrase(words)
    if let finding = others.finding(phrase, isName: ownNames.contains) { return finding }
    // `in the Data Processing Addendum`
    var words = words
    while let word = words.next() {
      let folded = FoldedText(words.bytes, word).bytes
      if articles.contains(folded) { continue }
      return LetterCase(of: words.bytes[word]) == .capital && !ownNames.contains(folded)
        && !others.isOwn(folded) && phrase.dropFirst().contains(where: ownNames.contains)
        ? .other : nil
    }
    return nil
  }

  /// Whether the first words behind one that points at a text name it: `this license agreement`.
  private static func names(_ phrase: [[UInt8]], _ others: OtherInstruments) -> Bool {
    phrase.prefix(3).contains { ownNames.contains($0) || others.isOwn($0) }
      && !phrase.prefix(2).contains(where: isLaw)
  }

  /// What the words right before a mention name: `the lease's clause 5`, `the main agreement (section 5)`.
  private static func owner(
    _ bytes: [UInt8], _ range: Range<Int>, others: OtherInstruments
  ) -> OtherInstruments.Finding? {
    func isMark(_ byte: UInt8) -> Bool {
      isASCIISpace(byte) || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_")
    }
    var end = range.upperBound
    while end > range.lowerBound, isMark(bytes[end - 1]) { end -= 1 }
    // `the Lease (clause 5)`, `Anlage A, Ziffer 5`
    let isParenthesis =
      end > range.lowerBound
      && (bytes[end - 1] == UInt8(ascii: "(") || bytes[end - 1] == UInt8(ascii: ","))
    if isParenthesis { end -= 1 }
    while end > range.lowerBound, isMark(bytes[end - 1]) { end -= 1 }
    let noun = withoutSuffix(bytes, range.lowerBound..<end)
    let suffix = String(decoding: bytes[noun.upperBound..<end], as: UTF8.self)
    let isPossessive =
      ["'s", "’s"].contains(suffix) || bytes[noun].last == 0x73 && ["'", "’"].contains(suffix)
    let ends = Array(",;:.()".utf8)
    var start = noun.upperBound
    while start > noun.lowerBound, !ends.contains(bytes[start - 1]) { start -= 1 }
    let written = bytes[start..<noun.upperBound].split(whereSeparator: isMark).suffix(5)
    func fold(_ word: ArraySlice<UInt8>) -> [UInt8] { FoldedText(bytes, word.indices).bytes }
    guard let last = written.last.map(fold) else { return nil }
    if !isParenthesis, others.precedes(last, before: written.dropLast().last.map(fold)) {
      return .other
    }
    guard isParenthesis || isPossessive else { return nil }
    let folded = written.map(fold)
    guard !folded.contains(where: demonstratives.contains) else { return nil }
    let first = folded.lastIndex(where: articles.contains).map { $0 + 1 } ?? 0
    guard first < folded.count else { return nil }
    // `the Data Processing Addendum`
    let isTitle =
      first + 1 < folded.count && ownNames.contains(last) && !others.isOwn(folded[first])
      && LetterCase(of: written[written.startIndex + first]) == .capital
    guard isTitle || others.finding(Array(folded[first...]), isName: ownNames.contains) == .other
    else { return nil }
    // In parentheses or behind a comma it may as well be where this text speaks of the other.
    return isParenthesis ? .perhapsOther : .other
  }

  /// The next words, up to a comma or a word that points at this text.
  private static func phrase(_ words: Words) -> [[UInt8]] {
    var words = words
    var phrase: [[UInt8]] = []
    var end = words.index
    while phrase.count < 8, let word = words.next(),
      !words.bytes[end..<word.lowerBound].contains(UInt8(ascii: ","))
    {
      let folded = FoldedText(words.bytes, word).bytes
      if demonstratives.contains(folded) { break }
      phrase.append(folded)
      end = word.upperBound
    }
    return phrase
  }

  /// Whether words with capitals go on to one for a law: `§ 86 German Criminal Code`.
  private static func isNamedLaw(_ words: Words, from word: Range<Int>) -> Bool {
    guard LetterCase(of: words.bytes[word]) == .capital else { return false }
    var words = words
    for _ in 0..<3 {
      let end = words.index
      guard let next = words.next(), LetterCase(of: words.bytes[next]) == .capital,
        !words.bytes[end..<next.lowerBound].contains(UInt8(ascii: ","))
      else { return false }
      if statutes.contains(FoldedText(words.bytes, next).bytes) { return true }
    }
    return false
  }

  private static let statutes = WordSet("code act law statute ordinance regulation directive")

  /// Whether a hyphen joins a word to the name of a law: `Datenschutz-Grundverordnung`.
  private static func isCompound(_ words: Words, behind word: Range<Int>) -> Bool {
    guard word.upperBound + 1 < words.end, words.bytes[word.upperBound] == UInt8(ascii: "-"),
      LetterCase(of: words.bytes[word]) == .capital
    else { return false }
    var words = words
    guard let next = words.next(), next.lowerBound == word.upperBound + 1 else { return false }
    let folded = FoldedText(words.bytes, next).bytes
    return isLaw(folded) || lawSuffixes.contains { folded.suffix($0.count).elementsEqual($0) }
  }

  /// Whether a word is one for a law, in whatever case or number.
  private static func isLaw(_ word: [UInt8]) -> Bool {
    lawWords.contains(word) || word.count > 9 && word.suffix(6).elementsEqual("gesetz".utf8)
      || lawStems.contains { word.starts(with: $0) }
        && !adjectives.contains { word.starts(with: $0) }
  }

  /// Whether a word is the short name of a law: `EU`, `UrhG`.
  ///
  /// So are names of firms written, such as `GitHub`: one in small letters and capitals ends with a capital, or
  /// stands behind a preposition.
  private static func isShortName(_ word: ArraySlice<UInt8>, ofNamed: Bool) -> Bool {
    func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
    guard let first = word.first, let last = word.last, isCapital(first), word.count <= 8,
      word.count(where: isCapital) >= 2
    else { return false }
    return word.contains { $0 &- 0x61 < 26 } ? ofNamed || isCapital(last) : laws.contains(word)
  }

  private struct Words {
    let bytes: [UInt8]
    var index: Int
    let end: Int

    /// The next word, unless a mark that ends the phrase stands before it.
    mutating func next() -> Range<Int>? {
      while index < end, !isWord(bytes[index]) || bytes[index] == 0xC2 || isApostrophe {
        if isApostrophe {
          index += 3
          continue
        }
        if bytes[index] == 0xC2 {
          // `Article 6 §2` and no-break spaces go on.
          index += 2
          continue
        }
        switch bytes[index] {
        case UInt8(ascii: ";"), UInt8(ascii: ":"): return nil
        case UInt8(ascii: "("):
          // `(1)(a)` is a part; other parentheses hold a remark.
          guard index + 2 < end, bytes[index + 2] == UInt8(ascii: ")") else { return nil }
        case UInt8(ascii: ")"):
          // `Ziffer 2 b) der GPL` goes on, `(Section 4) of …` does not.
          guard index > 1, isASCIILetter(bytes[index - 1]), !isWord(bytes[index - 2]) else {
            return nil
          }
        case UInt8(ascii: "."):
          if index + 1 == end || isASCIISpace(bytes[index + 1]), !isAfterAbbreviation { return nil }
        default: break
        }
        index += 1
      }
      let start = index
      while index < end, isWord(bytes[index]), !isApostrophe { index += 1 }
      return start < index ? start..<index : nil
    }

    /// `(Acceptable Use)` between the number and *of*.
    mutating func skipParenthesis() {
      var position = index
      while position < end, isASCIISpace(bytes[position]) { position += 1 }
      guard position < end, bytes[position] == UInt8(ascii: "("),
        let close = bytes[position..<end].firstIndex(of: UInt8(ascii: ")"))
      else { return }
      index = close + 1
    }

    /// Whether the word before a point is one of `Abs.`, `lit.`, `Nr.`, `para.`
    private var isAfterAbbreviation: Bool {
      var start = index
      while start > 0, isWord(bytes[start - 1]) { start -= 1 }
      return ForeignLaw.subdivisions.contains(FoldedText(bytes, start..<index).bytes)
    }

    /// Whether a word ends here as at an apostrophe of ASCII: `dell’allegato`.
    private var isApostrophe: Bool {
      bytes[index] == 0xE2 && bytes.has("’", at: index, before: end)
    }

    private func isWord(_ byte: UInt8) -> Bool {
      isASCIILetter(byte) || isASCIIDigit(byte) || byte >= 0x80
    }
  }

  private static func list(_ text: TableText) -> [[UInt8]] { text.words }

  /// Behind a word for agreements, they say whose it is.
  static let genitives: TableText =
    "of du de del della dello dell dei delle do da dos das van von ng τησ των του di dari của av af"
  private static let prepositions = WordSet(
    genitives, "des der od из den dem nach im în din i fra trong degli ze z من")
  /// What stands before the name of a text as well as before a place or a time.
  private static let locators = WordSet(
    "in under en dans nella nello nell nel em na no w we v ve unter")
  private static let germanArticles = WordSet("der des dem den von nach im i z ze")
  private static let articles = WordSet(
    "the our your la le les l el los il lo o a os as der die das het una un said same such")
  private static let demonstratives = WordSet(
    """
    this these hereof herein present présente présentes présent dieser dieses diese diesem diesen esta este estos estas \
    presente presenti presentes questo questa questi queste deze dit niniejszej niniejszego niniejszych настоящего \
    настоящих настоящей настоящем vorliegenden vorliegender below above hiervoor \
    denna dette denne tento těchto této tohoto tejto ezen jelen prezentului prezentei prezentele bu işbu ini này \
    цього цієї цих παροντοσ παροντων παρουσασ παροντεσ αυτου αυτων cet اتفاقيتنا הזה זה هذه هذا cette ce ces isto neste nesta
    """)
  /// What names this text in one word behind a preposition: `des présentes`.
  private static let wholeNames = WordSet("présentes")
  /// What says that a clause comes later in this text: `Section 5 below`, `l’article 5 ci-dessous`.
  ///
  /// What is above may be a clause of another text that was named there.
  private static let directions = WordSet(
    "below hereof herein hereunder dessous infra unten nachstehend abajo abaixo poniżej ниже нижче níže hieronder nedan nedenfor"
  )
  private static let directionLeads = WordSet("ci más mais weiter further")
  private static let demonstrativeGenitives = WordSet(
    "dieses dieser vorliegenden vorliegender niniejszej niniejszego niniejszych настоящего настоящей настоящих цього цієї цих této tohoto těchto prezentului prezentei"
  )
  private static let ownNames = WordSet(
    """
    agreement license terms contract policy eula document addendum notice vereinbarung lizenz vertrag vertrags \
    vertrages bedingungen nutzungsbedingungen agb contrat licence accord conditions contrato contratos licencia acuerdo \
    términos condiciones contratto licenza accordo termini condizioni licença acordo termos overeenkomst voorwaarden \
    umowy regulaminu smlouvy podmínek договора соглашения оферты правил политики avtal avtalet aftale vilkår szerződés \
    sözleşme perjanjian cgu cgv cgs συμβασησ συμφωνιασ ορων αδειασ πολιτικησ الاتفاقية الشروط السياسة العقد الترخيص الوثيقة \
    sözleşmenin đồng syarat ketentuan thỏa thuận điều khoản договір договору угоди
    """)
  fileprivate static let subdivisions = WordSet(
    """
    abs absatz satz lit litera nr nummer para paragraph alinéa al s seq ff f et subs subsection sub ust ustęp pkt punkt \
    odst odstavec písm písmeno párr párrafo apartado inciso lett lettera comma ч часть части пункт пункта п stk ledd \
    and und y e i a oder or ou point points lettre lettres letra letras buchst buchstabe buchstaben suivant suivants suivante suivantes ss sqq siguientes seguintes seguenti volgende följande følgende nast násl кк ayat alin art artikel article articles artículo artículos articolo §
    """)
  /// Short forms that tell a law before a number alone.
  private static let shortLaws = WordSet(
    "code usc u s c cfr act acts law laws rule rules treaty convention rfc regulation")
  private static let lawWords = WordSet(
    """
    code codes usc cfr act acts law laws statute statutes regulation regulations directive gdpr dsgvo rgpd bgb urhg hgb \
    stgb loi lois règlement décret gesetz gesetzes gesetzbuch verordnung codice legge decreto ley leyes reglamento lei \
    regulamento wet besluit verordening ustawa ustawy ustawą kodeks kodeksu rozporządzenia rozporządzenie zákon \
    zákona zákoník zákoníku nařízení směrnice občanského obchodního закон закона законом кодекс кодекса федерального \
    регламента гк ук коап закону кодексу treaty convention rfc törvény ptk btk infotv rendelet rendelete lov loven lagen \
    lag forordning forordningen asetus asetuksen laki lain legea legii codul codului regulamentul regulamentului kanun \
    kanunu kanunun yönetmelik yönetmeliği undang uu peraturan luật nghị thông νομου ν νομοσ κανονισμου חוק القانون نظام \
    قانون rodo lgpd kvkk constitución constituição grundgesetz bdsg \
    фз апк гпк нк тк ск γκπδ κωδικα νομων לחוק בחוק החוק לתקנות לפקודת bw burgerlijk auteurswet \
    цивільного грк bộ eker
    """)
  /// Words that need no capital to be a law where they follow a number, because they are inflected.
  private static let inflected = WordSet(
    """
    ustawy kodeksu rozporządzenia zákona zákoníku nařízení občanského obchodního закона кодекса федерального регламента \
    закону кодексу legii codului regulamentului törvény rendelet lagen loven νομου
    """)
  private static let lawStems = list(
    "gesetz kanun datenschutz-grund directive richtlinie kodeks кодекс")
  /// What begins like a law, and says only that something is lawful, or who makes laws.
  private static let adjectives = list("gesetzlich gesetzmäßig gesetzgeb kanunî kanuni kanunen")
  private static let lawSuffixes = list(
    """
    gesetz gesetzes gesetzbuch gesetzbuchs gesetzbuches verordnung richtlinie ordnung forordning forordningen förordning \
    förordningen lagen loven lovens lagens lagar loi wetboek zákoník zákoníku lain asetuksen kaaren balken
    """)
  /// The ends of names of laws in one word, which need no capital.
  private static let joinedSuffixes = list(
    "lagen loven förordningen forordningen balken lakien asetuksen asetuksessa gesetzes verordnung")
  private static let joinedLaws = list(
    "法 法律 条例 條例 規則 规则 法令 施行令 规定 办法 》 》的 』 」 主合同 主協議 主协议 主契約 主合約 框架协议 框架協議 框架合同 章程 基本契約 基本契約書 原契約 原契約書 定款 就業規則 기본계약 기본계약서 원계약 정관 취업규칙 법 법률 시행령 시행규칙 조례 율」 법」 同法 法律」 憲法"
  )
  /// What ends like a law, and is the text itself.
  private static let ownJoined = list("本章程 本定款 본정관 方法 방법 本法 办理办法 用法")
  /// In capitals; those that are no other word in small letters are among the words for laws.
  private static let laws = WordSet(
    list(
      """
      AVG ZPO UWG TMG TTDSG DDG GG AEUV TFEU TEU CCPA CPRA COPPA DMCA HIPAA FTC CAN UCC FAR DFARS PIPEDA EU EG UK CA ECPA \
      CDA DSA DMA VSBG OR ZGB DSG ABGB LOPD LSSI GPL LGPL AGPL UE CDC CLT LOPDGDD ISO IEC APPI PDPA POPIA CC MIT
      """))
}
