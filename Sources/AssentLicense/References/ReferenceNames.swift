import AssentManifest

/// The words and signs by which a text names and mentions its parts, before or behind their number.
package enum ReferenceNames {
  /// What a name says of the part that it means.
  package enum Rank: Sendable {
    /// A clause of the whole document: `Section`, `§`, `Ziffer`.
    case clause
    /// A word that people also use for other things: `point`, `item`, `part`.
    case loose
    /// A part of the clause it is mentioned in, or of the one named before: `Absatz`, `項`, `ust.`
    case part
    /// What is attached to a document: `Exhibit`, `Anlage`, `附件`.
    case attachment
    /// The clause that it is mentioned in: `本条`.
    case here
    /// The clause before, or the items before: `前項`, `前各号`.
    case previous
    /// A part that is named so only behind or before what it is a part of: `n.º`, `onder`.
    case side
    /// What is no level of numbers, and passed over: `Satz`.
    case passed

    /// Whether what it stands in may be named behind it.
    var isInner: Bool { self == .part || self == .loose || self == .side }
  }

  struct Name {
    var end: Int
    var rank: Rank
    /// What stands behind the number: `条` of `第3条`; empty for most.
    var closing: [(text: [UInt8], rank: Rank)]
    var isSign: Bool
    var use: Use = .heading
  }

  /// Where a name stands.
  enum Use {
    /// In mentions, and at the head of the part that it names.
    case heading
    /// In mentions alone.
    case mention
    /// In mentions of several parts.
    case many
  }

  /// What a word by itself names, in whatever form it stands; `nil` for other words.
  package static func rank(of word: some Collection<UInt8>) -> Rank? {
    let bytes = Array(word)
    guard !bytes.isEmpty else { return nil }
    if let name = name(in: bytes, at: 0, end: bytes.count), name.end == bytes.count {
      return name.isSign ? nil : name.rank
    }
    let name = name(behind: 0, in: bytes, end: bytes.count)
    return name?.end == bytes.count ? name?.rank : nil
  }

  /// The name that begins at `index`, the longest one.
  static func name(in bytes: [UInt8], at index: Int, end: Int) -> Name? {
    let first = bytes[index]
    if first == 0xC2 {
      guard index + 1 < end, bytes[index + 1] == 0xA7 else { return nil }
      let isDouble = bytes.has("§", at: index + 2, before: end)
      return Name(end: index + (isDouble ? 4 : 2), rank: .clause, closing: [], isSign: true)
    }
    guard index + 1 < end, let (row, wordEnd) = match(rows, bytes, index, end) else { return nil }
    return Name(
      end: wordEnd, rank: row.rank, closing: row.hasClosing ? closings : [], isSign: row.hasClosing,
      use: row.use)
  }

  /// The name that stands behind a number, as in `14.2. pont` and `3. madde`.
  static func name(behind index: Int, in bytes: [UInt8], end: Int) -> Name? {
    guard index < end, let (row, wordEnd) = match(behindRows, bytes, index, end) else { return nil }
    if behindRows.scalars[row.word] == [0xA7] {
      // `17 § 107` is read from its sign on.
      var next = wordEnd
      while next < end, isASCIISpace(bytes[next]) { next += 1 }
      if next < end, isASCIIDigit(bytes[next]) || bytes[next] == 0xC2 { return nil }
    }
    return Name(end: wordEnd, rank: row.rank, closing: [], isSign: false, use: row.use)
  }

  /// Bits that tell where no name begins.
  struct Beginnings {
    /// For each pair of bytes, by which words beyond ASCII are known; of both letters in ASCII none is set.
    fileprivate var pairs = [UInt64](repeating: 0, count: 1 << 10)
    /// For each three letters of ASCII, whatever their case; 0 stands for a third that is none.
    fileprivate var threes = [UInt64](repeating: 0, count: 1 << 9)

    /// Whether a name may begin with these three bytes, of which the last may stand behind the text; most words do not.
    @inline(__always)
    func mayHold(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
      if isASCIILetter(first), isASCIILetter(second) {
        let place =
          Int(first & 0x1F) << 10 | Int(second & 0x1F) << 5
          | Int(isASCIILetter(third) ? third & 0x1F : 0)
        return threes[place >> 6] & 1 << UInt64(place & 63) != 0
      }
      return pairs[Int(first) << 2 | Int(second >> 6)] & 1 << UInt64(second & 63) != 0
    }

    fileprivate mutating func add(pair: Int) { pairs[pair >> 6] |= 1 << UInt64(pair & 63) }

    /// Adds a word by its first letters, in small letters; one of two letters with whatever follows.
    fileprivate mutating func add(letters: ArraySlice<UInt32>) {
      let values = letters.map { $0 &- 0x61 < 26 ? Int($0 & 0x1F) : 0 }
      for third in values.count > 2 ? values[2]...values[2] : 0...31 {
        let place = values[0] << 10 | values[1] << 5 | third
        threes[place >> 6] |= 1 << UInt64(place & 63)
      }
    }
  }

  /// How names begin, in small letters or capitals.
  static let beginnings: Beginnings = {
    var beginnings = Beginnings()
    beginnings.add(pair: 0xC2A7)
    var characters: Set<UInt32> = []
    for row in rows.rows {
      let scalars = rows.scalars[row.word].prefix(3)
      if scalars.count > 1, scalars.prefix(2).allSatisfy({ $0 &- 0x61 < 26 }) {
        beginnings.add(letters: scalars)
        continue
      }
      // The two bytes are of one character beyond ASCII, whatever follows it.
      if scalars[scalars.startIndex] >= 0x80,
        !characters.insert(scalars[scalars.startIndex]).inserted
      {
        continue
      }
      let word = String(
        String.UnicodeScalarView(scalars.prefix(2).compactMap(Unicode.Scalar.init)))
      let title = word.prefix(1).uppercased() + String(word.dropFirst())
      for form in [word, word.uppercased(), title] {
        let bytes = Array(form.utf8)
        beginnings.add(pair: Int(bytes[0]) << 8 | Int(bytes[1]))
      }
    }
    return beginnings
  }()

  private struct Row: Sendable {
    /// Where the characters of its word stand in ``Rows/scalars``.
    var word: Range<Int>
    var isStem: Bool
    var rank: Rank
    var hasClosing: Bool
    var use: Use
    /// Whether all characters of the word are of ASCII.
    var isASCII: Bool
  }

  /// Rows by the first two characters of their words; of those that begin alike the longest is first.
  private struct Rows: Sendable {
    let rows: [Row]
    /// The characters of all words, in lower case.
    let scalars: [UInt32]
    /// For each hash of two characters, where its rows begin, and one entry more.
    private let starts: [UInt16]

    private static let bucketCount = 1024

    init(_ unsorted: [Row], _ scalars: [UInt32]) {
      let buckets = unsorted.map { row in
        Self.bucket(
          scalars[row.word.lowerBound],
          row.word.count > 1 ? scalars[row.word.lowerBound + 1] : 0)
      }
      var starts = [UInt16](repeating: 0, count: Self.bucketCount + 1)
      for bucket in buckets { starts[bucket + 1] += 1 }
      for bucket in 0..<Self.bucketCount { starts[bucket + 1] += starts[bucket] }
      var places = starts
      var rows = unsorted
      for (row, bucket) in zip(unsorted, buckets) {
        rows[Int(places[bucket])] = row
        places[bucket] += 1
      }
      // The longest word first, so that `sections` is not read as `section`.
      for bucket in 0..<Self.bucketCount where starts[bucket + 1] - starts[bucket] > 1 {
        rows[Int(starts[bucket])..<Int(starts[bucket + 1])].sort { a, b in
          a.word.count == b.word.count ? !a.isStem && b.isStem : a.word.count > b.word.count
        }
      }
      self.rows = rows
      self.scalars = scalars
      self.starts = starts
    }

    /// The place of two characters, in lower case; the second of a word of one is 0.
    private static func bucket(_ first: UInt32, _ second: UInt32) -> Int {
      Int((first &* 31 &+ second) & UInt32(bucketCount - 1))
    }

    /// Those among which the rows are that begin with two characters.
    func candidates(_ first: UInt32, _ second: UInt32) -> Range<Int> {
      let bucket = Self.bucket(first, second)
      return Int(starts[bucket])..<Int(starts[bucket + 1])
    }
  }

  /// The first row whose word begins at `index`, and where it ends.
  private static func match(
    _ rows: Rows, _ bytes: [UInt8], _ index: Int, _ end: Int
  ) -> (row: Row, end: Int)? {
    let (first, count) = Scalars.scalar(in: bytes, at: index, end: end)
    let second =
      index + count < end
      ? Scalars.scalar(in: bytes, at: index + count, end: end).value : 0
    let small = Scalars.lowercased(first)
    return match(rows, rows.candidates(small, Scalars.lowercased(second)), bytes, index, end)
      ?? match(rows, rows.candidates(small, 0), bytes, index, end)
  }

  private static func match(
    _ rows: Rows, _ candidates: Range<Int>, _ bytes: [UInt8], _ index: Int, _ end: Int
  ) -> (row: Row, end: Int)? {
    for number in candidates {
      let row = rows.rows[number]
      if let wordEnd = match(row, rows.scalars, bytes, index, end) { return (row, wordEnd) }
    }
    return nil
  }

  /// Where the word of a row ends that begins at `index`, or `nil`.
  private static func match(
    _ row: Row, _ scalars: [UInt32], _ bytes: [UInt8], _ index: Int, _ end: Int
  ) -> Int? {
    let last = scalars[row.word.upperBound - 1]
    if row.isASCII {
      // Most candidates differ in their last letter, or are longer than what is left.
      let place = index + row.word.count - 1
      guard place < end, UInt32(bytes[place] | 0x20) == last | 0x20 else { return nil }
    }
    var position = index
    for number in row.word {
      guard position < end else { return nil }
      let wanted = scalars[number]
      let byte = bytes[position]
      if byte < 0x80 {
        guard wanted == UInt32(byte &- 0x41 < 26 ? byte | 0x20 : byte) else { return nil }
        position += 1
        continue
      }
      let (scalar, count) = Scalars.scalar(in: bytes, at: position, end: end)
      guard Scalars.lowercased(scalar) == wanted else { return nil }
      position += count
    }
    if row.hasClosing { return position }
    var extra = 0
    while position < end {
      let (scalar, count) = Scalars.scalar(in: bytes, at: position, end: end)
      let isLetter =
        scalar < 0x80
        ? isASCIILetter(UInt8(scalar)) : Scalars.isWord(scalar) && Scalars.digit(scalar) == nil
      guard isLetter else { break }
      // `別紙A`: a letter of another script begins another word.
      if scalar < 0x80, last >= 0x3000 { break }
      guard row.isStem || scalar >= 0x3000, extra < 8 else { return nil }
      // Han words end where the table says.
      if scalar >= 0x3000, scalar < 0xAC00 { break }
      extra += 1
      position += count
    }
    return position
  }

  private static let closings: [(text: [UInt8], rank: Rank)] =
    ["条", "條", "조", "节", "節", "章", "절", "장", "편", "編", "编"].map { (Array($0.utf8), Rank.clause) }
    + ["项", "項", "款", "항", "号", "號", "호", "目", "목", "点", "點"].map { (Array($0.utf8), Rank.part) }

  /// The sign behind a number that counts clauses, `条` or `항`.
  static func closing(
    in bytes: [UInt8], at index: Int, end: Int
  ) -> (end: Int, rank: Rank)? {
    guard index < end, bytes[index] >= 0xE3 else { return nil }
    guard let closing = closings.first(where: { bytes.has($0.text, at: index, before: end) }),
      !otherWords.contains(where: { bytes.has($0, at: index, before: end) })
    else { return nil }
    return (index + closing.text.count, closing.rank)
  }

  /// What begins like such a sign: `3条件`, `제1항목`.
  private static let otherWords = ["条件", "條件", "款件", "项目", "項目", "항목"].map { Array($0.utf8) }

  private static let rows = rows(of: table)
  private static let behindRows = rows(of: behindTable)

  private static func rows(of table: TableText) -> Rows {
    var rows: [Row] = []
    rows.reserveCapacity(table.range.count / 12)
    var all: [UInt32] = []
    all.reserveCapacity(table.range.count)
    for line in table.fields(at: "\n") {
      var fields = line.fields(at: "|")
      guard let name = fields.next(), let words = fields.next() else { continue }
      let parts = name.cut(at: " ")
      guard let (rank, hasClosing) = rank((parts?.before ?? name).string) else { continue }
      let use = use(parts?.after.string) ?? (rank == .clause ? .heading : .mention)
      for word in words.fields(at: ";") {
        let isStem = word.bytes.last == UInt8(ascii: "*")
        let start = all.count
        Scalars.append(word.dropping(last: isStem ? 1 : 0).bytes, to: &all)
        guard all.count > start else { continue }
        rows.append(
          Row(
            word: start..<all.count, isStem: isStem, rank: rank, hasClosing: hasClosing, use: use,
            isASCII: all[start...].allSatisfy { $0 < 0x80 }))
      }
    }
    return Rows(rows, all)
  }

  private static func use(_ name: String?) -> Use? {
    switch name {
    case "heading": .heading
    case "mention": .mention
    case "many": .many
    default: nil
    }
  }

  private static func rank(_ name: String) -> (Rank, Bool)? {
    switch name {
    case "clause": (.clause, false)
    case "loose": (.loose, false)
    case "part": (.part, false)
    case "attachment": (.attachment, false)
    case "here": (.here, false)
    case "previous": (.previous, false)
    case "side": (.side, false)
    case "passed": (.passed, false)
    case "sign": (.clause, true)
    default: nil
    }
  }

  /// `rank use | words in lower case`, with `*` for stems that take endings.
  ///
  /// Where no use is told, words of the rank `clause` stand in headings, and others in mentions alone.
  private static let table: TableText = """
    clause | section; sec; article; art; clause; chapter; chapitre; capítulo; capitolo
    clause many | sections; secs; articles; arts; clauses; chapters
    clause | abschnitt; abschnitts; artikel; artikels; ziffer; ziff; klausel; paragraf; kapitel; kapitels
    clause many | abschnitte; abschnitten; artikeln; ziffern; klauseln; paragrafen
    clause | artículo; articulo; sección; seccion; cláusula; clausula; apartado; articolo; sezione; clausola; artigo; seção; secção
    clause many | artículos; articulos; secciones; cláusulas; clausulas; apartados; artt; articoli; sezioni; clausole; artigos; seções; secções
    clause | sectie; clausule; hoofdstuk
    clause many | artikelen; secties
    clause | artykuł*; artykul*; sekcj*; rozdział*; rozdzial*; paragraf*
    clause many | artykuły; artykułów; artykułach; sekcje; rozdziały; rozdziałów; rozdziałach; paragrafy; paragrafów; paragrafach
    clause | стать*; ст; раздел*; глава; главы; главе; главу; главой; главами; главі; главою; розділ*; статт*
    clause many | статьях; статей; разделы; разделов; разделах; глав; главах; статтях; розділи; розділів; розділах
    clause | článek; článk*; článc*; čl; oddíl*; sekce; sekci; hlava; hlavy; hlavě; kapitol*; ustanovení
    clause many | články; článků; článcích; oddíly; oddílů; sekcí; kapitoly
    clause | artikkel; artikkelen; artiklen; avsnitt*; kapitlet; kapittel; afsnit; afsnittet; §
    clause many | artikler; artiklerne; artiklar; artiklarna
    clause | articolul; articolului; clauza; clauzei; capitolul; capitolului; secțiunea; secțiunii; secţiunea; secţiunii
    clause many | articolele; articolelor; clauzele; clauzelor; secțiunile; capitolele
    clause | pasal; bagian; klausul; klausa; bab
    clause | điều; chương
    clause | άρθρο; άρθρου; άρθ; τμήμα; τμήματος; ενότητα; ενότητας; κεφάλαιο; κεφαλαίου; όρο; όρος; όρου
    clause many | άρθρα; άρθρων; ενότητες; ενοτήτων; όρων; όρους
    clause | madde; bölüm
    clause | المادة; مادة; القسم; البند; الفصل; الباب; بند; بالمادة; والمادة; للمادة; بالبند; للبند; بالقسم
    clause many | المادتين; المادتان; المواد; البنود; البندين; الأقسام; القسمين
    clause | סעיף; בסעיף; לסעיף; מסעיף; כסעיף; שבסעיף; וסעיף; סעיף קטן; פרק; בפרק; לפרק; ס'
    clause many | סעיפים; בסעיפים; לסעיפים; סעיפים קטנים
    clause | kohta; kohdan; kohdassa; kohtaa; kohdasta; kohtaan; kappale; kappaleen; kappaleessa; artikla; artiklan; artiklassa; pykälä; pykälän; pykälässä; luku; luvun; luvussa; luvusta; osio; osion; osiossa
    clause many | kohdat; kohdissa; kohtien; kohtiin; artiklojen; lukujen; luvuissa; osioissa
    clause | pontja; fejezet
    clause | član; člana; članu; članak; članka; članku; člen; člena; členu; члан; члана; члану; чл; член; члена
    loose heading | paragraph; point; part; punkt; paragraphe; paragrafo; parágrafo; paragraaf; punktu; пункт*; п; mục; παράγραφος
    loose many | paragraphs; points; items; parts; punkte; punkter; punkterna; punktene; punkterne; paragraphes; puntos; punti; paragrafi; parágrafos; itens; numerales; incisos; pontos; punten; punktów; punktach; body; bodů; пункты; пунктов; пунктах; пунктів
    loose | item; punkten; punkts; punktet; punto; numeral; inciso; ponto; punt; punkcie; punktem; pkt; bod; bodu; bodě; bodem; пп; подпункт*; абзац*
    loose | punctul; punctului; punct; pct; angka; butir; poin; phần; σημείο; παράγραφο*; numer; rubrique
    part heading | para; absatz; abs; ust; ustęp*; odstavec; stk; stycke*; khoản; الفقرة
    part many | subsections; subparagraphs; subclauses; paras; absätze; absätzen; alinéas; alineas; alíneas; lettere; letras; lettres
    part | subsection; subparagraph; subclause; sub; onderdeel; bokstav; bogstav; litra; alakohta; alakohdan; alakohdassa
    part | nr; nummer; nummern; buchstabe; buchstaben; buchst; lit; unterabsatz; unterabschnitt
    part | alinéa; alinea; alínea; comma; lettre; lettera; lett; lid; litera; litery; odst; odstavc*; písm; písmeno; písmen*
    part | част*; ч; подраздел*; ayat; điểm; stykke; ledd; momentti; momentin; alineat*; alin; al.; παρ; פסקה; فقرة; párrafo; fracción; letra
    side | n.º; n.os; n.ºs; nº; nos; onder; letter; letters
    passed | satz; sätze; halbsatz; zdanie; věta; phrase; sentence
    passed | 本条款; 本條款; 本条例; 本條例; 同条例
    here | 本条; 本條; 本 조; 본 조; 본조; 同条; 本款
    previous | 前条; 前條; 前項; 前项; 前款; 前号; 前各号; 前各項; 前二項; 전조; 전항; 전 항; 전 조; 전 각 호; 전호
    attachment heading | exhibit; schedule; appendix; annex; anlage; anhang; annexe; anexo; allegato; bijlage; załącznik*; příloh*; приложение; додаток; bilaga; bilag; vedlegg; liite; melléklet*; anexa; ek; lampiran; phụ lục; παράρτημα; נספח
    attachment many | exhibits; schedules; appendices; annexes; anlagen; anhänge; anexos; allegati; bijlagen; załączniki; přílohy; bilagor; anexele
    attachment | attachment; addendum; apéndice; apêndice; příloze; приложени*; додат*; liitteessä; liitteen; الملحق; ملحق
    attachment | 附件; 附录; 附錄; 別紙; 別表; 付録; 별지; 별표; 부록
    sign | 第; 제
    """

  /// Names that stand behind their number.
  private static let behindTable: TableText = """
    clause | §; cikk; fejezet; szakasz; pont; rész; luku; kohta; artikla; pykälä; madde; bölüm; abschnitt; kapitel; člen
    clause mention | numaralı madde*; nolu madde*; no.lu madde*; sayılı madde*; numaralı bölüm*; madde*; bölüm*; bent*
    clause mention | pont*; fejezet*; cikk*; szakasz*
    clause mention | kohdassa; kohdan; kohtaan; kohdasta; luvussa; luvun; artiklan; artiklassa; pykälä*
    part | bekezdés*; fıkra*; momentti*
    attachment | melléklet*; számú melléklet*; sz. melléklet*
    """
}
