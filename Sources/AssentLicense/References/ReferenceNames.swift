import AssentManifest

/// The words and signs by which a text mentions its parts, before or behind their number.
enum ReferenceNames {
  /// What a name says of the part that it means.
  enum Rank: Sendable {
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
      end: wordEnd, rank: row.rank, closing: row.hasClosing ? closings : [], isSign: row.hasClosing)
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
    return Name(end: wordEnd, rank: row.rank, closing: [], isSign: false)
  }

  /// Whether a name may begin with these two bytes; most words do not.
  @inline(__always)
  static func mayBegin(_ starts: [UInt64], _ first: UInt8, _ second: UInt8) -> Bool {
    starts[Int(first) << 2 | Int(second >> 6)] & 1 << UInt64(second & 63) != 0
  }

  /// For each pair of bytes one bit: whether a name begins with it, in small letters or capitals.
  static let starts: [UInt64] = {
    var starts = [UInt64](repeating: 0, count: 0x10000 / 64)
    func add(_ pair: Int) { starts[pair >> 6] |= 1 << UInt64(pair & 63) }
    add(0xC2A7)
    var characters: Set<UInt32> = []
    for row in rows.rows {
      let scalars = Array(rows.scalars[row.word].prefix(2))
      if scalars.count == 2, scalars.allSatisfy({ $0 &- 0x61 < 26 }) {
        let small = Int(scalars[0]) << 8 | Int(scalars[1])
        for capitals in [0, 0x2000, 0x2020] { add(small - capitals) }
        continue
      }
      // The two bytes are of one character beyond ASCII, whatever follows it.
      if scalars[0] >= 0x80, !characters.insert(scalars[0]).inserted { continue }
      let word = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
      let title = word.prefix(1).uppercased() + String(word.dropFirst())
      for form in [word, word.uppercased(), title] {
        let bytes = Array(form.utf8)
        add(Int(bytes[0]) << 8 | Int(bytes[1]))
      }
    }
    return starts
  }()

  private struct Row: Sendable {
    /// Where the characters of its word stand in ``Rows/scalars``.
    var word: Range<Int>
    var isStem: Bool
    var rank: Rank
    var hasClosing: Bool
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
      func bucket(_ row: Row) -> Int {
        let second = row.word.count > 1 ? scalars[row.word.lowerBound + 1] : 0
        return Self.bucket(scalars[row.word.lowerBound], second)
      }
      // The longest word first, so that `sections` is not read as `section`.
      rows = unsorted.map { (row: $0, bucket: bucket($0)) }.sorted { a, b in
        if a.bucket != b.bucket { return a.bucket < b.bucket }
        let (first, second) = (a.row, b.row)
        return first.word.count == second.word.count
          ? !first.isStem && second.isStem : first.word.count > second.word.count
      }.map(\.row)
      var starts = [UInt16](repeating: 0, count: Self.bucketCount + 1)
      for row in rows { starts[bucket(row) + 1] += 1 }
      for bucket in 0..<Self.bucketCount { starts[bucket + 1] += starts[bucket] }
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
    ["条", "條", "조", "节", "節", "章", "절", "장", "編"].map { (Array($0.utf8), Rank.clause) }
    + ["项", "項", "款", "항", "号", "號", "호", "目", "목", "点", "點"].map { (Array($0.utf8), Rank.part) }

  /// The sign behind a number that counts clauses, `条` or `항`.
  static func closing(
    in bytes: [UInt8], at index: Int, end: Int
  ) -> (end: Int, rank: Rank)? {
    guard index < end, bytes[index] >= 0xE3 else { return nil }
    for closing in closings where bytes.has(closing.text, at: index, before: end) {
      // `3条件` and `제1항목` are other words.
      let after = index + closing.text.count
      for word in ["件", "款件", "目的", "목"] where bytes.has(Array(word.utf8), at: after, before: end) {
        return nil
      }
      return (after, closing.rank)
    }
    return nil
  }

  private static let rows = rows(of: table)
  private static let behindRows = rows(of: behindTable)

  private static func rows(of table: TableText) -> Rows {
    var rows: [Row] = []
    rows.reserveCapacity(table.range.count / 12)
    var all: [UInt32] = []
    all.reserveCapacity(table.range.count)
    for line in table.fields(at: "\n") {
      var fields = line.fields(at: "|")
      guard let name = fields.next(), let (rank, hasClosing) = rank(name.string),
        let words = fields.next()
      else { continue }
      for word in words.fields(at: ";") {
        let isStem = word.bytes.last == UInt8(ascii: "*")
        let start = all.count
        Scalars.append(word.dropping(last: isStem ? 1 : 0).bytes, to: &all)
        guard all.count > start else { continue }
        rows.append(
          Row(
            word: start..<all.count, isStem: isStem, rank: rank, hasClosing: hasClosing,
            isASCII: all[start...].allSatisfy { $0 < 0x80 }))
      }
    }
    return Rows(rows, all)
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

  /// `rank | words in lower case`, with `*` for stems that take endings.
  private static let table: TableText = """
    clause | section; sections; sec; secs; article; articles; art; arts; clause; clauses
    clause | abschnitt; abschnitte; abschnitten; abschnitts; artikel; artikeln; artikels; ziffer; ziffern; ziff; klausel; klauseln; paragraf; paragrafen
    clause | artículo; artículos; articulo; articulos; sección; secciones; seccion; cláusula; cláusulas; clausula; clausulas; apartado; apartados
    clause | artt; articolo; articoli; sezione; sezioni; clausola; clausole
    clause | artigo; artigos; seção; seções; secção; secções
    clause | artikelen; sectie; secties; clausule; hoofdstuk
    clause | artykuł*; artykul*; sekcj*; rozdział*; rozdzial*; paragraf*
    clause | стать*; ст; раздел*; глав*; розділ*; статт*; стат*
    clause | článek; článk*; článc*; články; čl; oddíl*; sekce; sekci; sekcí; hlava; hlavy; hlavě; kapitol*; ustanovení
    clause | artikkel; artikkelen; artikler; artiklen; artiklerne; artiklar; artiklarna; avsnitt*; kapitel; kapitlet; kapittel; kapitlet; afsnit; afsnittet; paragraf; §
    clause | articolul; articolului; articolele; articolelor; clauza; clauzei; clauzele; clauzelor; secțiunile; secţiunea; secţiunii; capitolele; capitolului; secțiunea; secțiunii; secţiunea; capitolul
    clause | pasal; bagian; klausul; klausa; bab
    clause | điều; chương
    clause | άρθρο; άρθρου; άρθρα; άρθρων; άρθ; τμήμα; τμήματος; ενότητες; ενοτήτων; κεφαλαίου; όρων; όρους; ενότητα; ενότητας; κεφάλαιο; όρο; όρος; όρου
    clause | madde; bölüm
    clause | المادتين; المادتان; المواد; بالمادة; والمادة; بالبند; البنود; البندين; بالقسم; الأقسام; القسمين; المادة; مادة; القسم; البند; الفصل; الباب; بند; للمادة; للبند
    clause | סעיף; סעיפים; בסעיף; לסעיף; בסעיפים; לסעיפים; מסעיף; כסעיף; שבסעיף; וסעיף; סעיף קטן; סעיפים קטנים; פרק; בפרק; לפרק; ס'
    clause | kohta; kohdan; kohdassa; kohdat; kohdissa; kohtien; kohtiin; kohtaa; kohdasta; kohtaan; kappale; kappaleen; kappaleessa; artikla; artiklan; artiklassa; artiklojen; osiossa; osioissa; lukujen; luvuissa; luvusta; pykälä; pykälän; pykälässä; luku; luvun; luvussa; osio; osion
    clause | chapter; chapters; chapitre; capítulo; capitolo
    clause | pontja; fejezet
    loose | paragraph; paragraphs; point; points; item; items; part; parts; punkt; punkte; punkten; punkts; punkter; punkterna; punktene; punkterne; punktet; kapitel; kapitels
    loose | paragraphe; paragraphes; punto; puntos; punti; paragrafo; paragrafi; parágrafo; parágrafos; itens; numeral; numerales; inciso; incisos; ponto; pontos
    loose | punt; punten; paragraaf; punktu; punkcie; punktem; punktów; punktach; pkt; pkt.; bod; bodu; bodě; bodem; body; bodů
    loose | пункт*; пп; п; подпункт*; пунктом; пунктів; абзац*
    loose | punctul; punctului; punct; pct; angka; butir; poin; mục; phần; σημείο; παράγραφο*; παράγραφος; numer; rubrique
    part | subsection; subsections; subparagraph; subparagraphs; subclause; subclauses; para; paras
    part | sub; onderdeel; bokstav; bogstav; litra; alakohta; alakohdan; alakohdassa;
    part | absatz; absätze; absätzen; abs; nr; nummer; nummern; buchstabe; buchstaben; buchst; lit; unterabsatz; unterabschnitt
    part | alinéa; alinéas; alinea; alínea; alíneas; comma; lettera; lettere; lett; lid; ust; ustęp*; lit; litera; litery; odst; odstavec; odstavc*; písm; písmeno; písmen*
    part | част*; ч; подраздел*; ayat; khoản; điểm; stk; stykke; ledd; stycke*; momentti; momentin; alineat*; alin; παρ; פסקה; الفقرة; فقرة; párrafo; fracción; letra; letras; lettres
    side | n.º; n.os; n.ºs; nº; nos; onder; letter; letters
    passed | satz; sätze; halbsatz; zdanie; věta; phrase; sentence
    passed | 本条款; 本條款; 本条例; 本條例; 同条例
    here | 本条; 本條; 本 조; 본 조; 본조; 同条; 本款
    previous | 前条; 前條; 前項; 前项; 前款; 前号; 前各号; 前各項; 前二項; 전조; 전항; 전 항; 전 조; 전 각 호; 전호
    attachment | exhibit; exhibits; schedule; schedules; appendix; appendices; annex; annexes; attachment; addendum
    attachment | anlage; anlagen; anhang; anhänge; annexe; anexo; anexos; allegato; allegati; apéndice; apêndice
    attachment | bijlage; bijlagen; załącznik*; příloh*; příloze; приложени*; додат*; bilaga; bilagor; bilag; vedlegg; liite; liitteessä; liitteen; melléklet*; anexa; anexele; ek; lampiran; phụ lục; παράρτημα; נספח; الملحق; ملحق
    attachment | 附件; 附录; 附錄; 別紙; 別表; 付録; 별지; 별표; 부록
    sign | 第; 제
    """

  /// Names that stand behind their number.
  private static let behindTable: TableText = """
    clause | §
    clause | numaralı madde*; nolu madde*; no.lu madde*; sayılı madde*; numaralı bölüm*
    clause | pont; pontja*; pontban; pontjá*; pontnak; pontok*; ponto*; ponttól; pont*; fejezet*; cikk*; szakasz*
    clause | madde; madde*; bölüm; bölüm*; maddesi*; bent; bent*
    clause | kohdassa; kohdan; kohta; kohtaan; kohdasta; luvussa; luvun; luku; artikla; artiklan; artiklassa; pykälä*
    part | bekezdés*; fıkra*; momentti*
    attachment | melléklet*; számú melléklet*; sz. melléklet*
    """
}
