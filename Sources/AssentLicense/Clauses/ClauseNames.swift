/// The words and signs that name a clause before its number.
enum ClauseNames {
  struct Name {
    var end: Int
    /// What stands behind the number: `条` of `第3条`; empty for most.
    var closing: [String]
    /// Whether it is a sign (`§`), behind which a number is always a number.
    var isSign: Bool
  }

  /// The name that begins at `index`.
  static func name(in bytes: [UInt8], at index: Int, end: Int) -> Name? {
    let first = bytes[index]
    if first == 0xC2 {
      guard index + 1 < end, bytes[index + 1] == 0xA7 else { return nil }
      let isDouble = bytes[(index + 2)..<end].starts(with: "§".utf8)
      return Name(end: index + (isDouble ? 4 : 2), closing: [], isSign: true)
    }
    let key = Int(first < 0x80 ? first | 0x20 : first)
    guard !byFirstByte[key].isEmpty else { return nil }
    for row in byFirstByte[key] where matches(row.bytes, bytes, index, end) {
      return Name(end: index + row.bytes.count, closing: row.closing, isSign: !row.closing.isEmpty)
    }
    return nil
  }

  /// Whether a name may begin with these two bytes; most words do not.
  @inline(__always)
  static func mayBegin(_ starts: [Bool], _ first: UInt8, _ second: UInt8) -> Bool {
    let first = first < 0x80 ? first | 0x20 : first
    let second = second < 0x80 ? second | 0x20 : second
    return starts[Int(first) << 8 | Int(second)]
  }

  /// For each pair of bytes, ASCII in lower case, whether a name begins with it.
  static let starts: [Bool] = {
    var starts = Array(repeating: false, count: 0x10000)
    starts[0xC2A7] = true
    for rows in byFirstByte {
      for row in rows {
        let second = row.bytes[1]
        starts[Int(row.bytes[0]) << 8 | Int(second < 0x80 ? second | 0x20 : second)] = true
      }
    }
    return starts
  }()

  private static func matches(_ word: [UInt8], _ bytes: [UInt8], _ index: Int, _ end: Int) -> Bool {
    guard index + word.count < end else { return false }
    for offset in word.indices {
      let byte = bytes[index + offset]
      let isCapital = byte >= 0x41 && byte <= 0x5A
      guard (isCapital ? byte | 0x20 : byte) == word[offset] else { return false }
    }
    let after = bytes[index + word.count]
    // A word must end here; a prefix such as 第 stands right before its number.
    return word[0] >= 0xE3 || after == UInt8(ascii: ".") || !isASCIILetter(after)
  }

  private struct Row {
    var bytes: [UInt8]
    var closing: [String]
  }

  private static let byFirstByte: [[Row]] = {
    var rows: [[Row]] = Array(repeating: [], count: 256)
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed)
      guard fields.count == 3 else { continue }
      let closing = fields[2].split(separator: ",").map { String($0.trimmed) }
      for word in fields[1].split(separator: ";") {
        for bytes in forms(of: String(word.trimmed)) {
          rows[Int(bytes[0])].append(Row(bytes: bytes, closing: closing))
        }
      }
    }
    // The longest word first, so that `sections` is not read as `section`.
    return rows.map { $0.sorted { $0.bytes.count > $1.bytes.count } }
  }()

  /// A word in small letters, with a capital and in capitals; ASCII letters stay small, because text
  /// is compared without their case.
  private static func forms(of word: String) -> Set<[UInt8]> {
    let first = word.prefix(1)
    let forms = [word, first.uppercased() + word.dropFirst(), word.uppercased()]
    return Set(
      forms.map { form in
        form.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
      })
  }

  /// Whether the word that begins at `index` names several clauses, and so mentions them.
  static func isPlural(_ bytes: ArraySlice<UInt8>) -> Bool {
    plurals.contains(String(decoding: bytes, as: UTF8.self).lowercased()[...])
  }

  private static let plurals: Set<Substring> = Set(
    """
    sections articles clauses paragraphs artikeln abschnitte abschnitten ziffern absätze \
    artículos secciones cláusulas apartados articoli sezioni clausole artigos artikelen artykuły \
    статьи разделы пункты
    """.split(separator: " "))

  /// Words that stand behind a number and its point: `3. cikk`, `2. luku`, `1. §`.
  static let behindNumber = [
    "§", "cikk", "fejezet", "szakasz", "pont", "rész", "luku", "kohta", "madde", "bölüm",
    "abschnitt", "kapitel",
  ]

  /// `language | words, ASCII in lower case | what follows the number`.
  private static let table = """
    en | section; sections; sec.; article; articles; art.; clause; clauses; paragraph; paragraphs; para.; part; chapter; appendix; schedule; exhibit; annex |
    de | abschnitt; abschnitte; abschnitten; artikel; artikeln; ziffer; ziffern; ziff.; absatz; absätze; abs.; klausel; kapitel; punkt; anlage; anhang |
    fr | article; articles; section; clause; paragraphe; annexe; chapitre; point |
    es | artículo; artículos; sección; secciones; cláusula; cláusulas; apartado; apartados; anexo; capítulo |
    it | articolo; articoli; sezione; sezioni; clausola; clausole; paragrafo; allegato; capitolo |
    pt | artigo; artigos; seção; secção; cláusula; cláusulas; parágrafo; anexo; capítulo |
    nl | artikel; artikelen; sectie; paragraaf; clausule; bijlage; hoofdstuk |
    pl | artykuł; artykułu; sekcja; sekcji; punkt; punktu; ustęp; ust.; rozdział; paragraf; załącznik |
    sv | avsnitt; bilaga; stycke |
    da | afsnit; bilag; stk. |
    nb | kapittel; vedlegg; avsnitt |
    fi | artikla; kohta; luku; liite |
    cs | článek; článku; čl.; odstavec; oddíl; příloha; kapitola |
    hu | fejezet; melléklet |
    ro | articolul; articolului; secțiunea; capitolul; anexa; clauza |
    el | άρθρο; άρθρου; ενότητα; παράγραφος; παράρτημα; κεφάλαιο |
    tr | madde; bölüm; ek |
    id | pasal; bab; bagian; lampiran |
    vi | điều; chương; mục; khoản; phụ lục |
    ru | статья; статьи; статье; статью; раздел; раздела; разделе; пункт; пункта; пункте; п.; глава; приложение |
    uk | стаття; статті; розділ; розділу; додаток |
    he | סעיף; פרק; נספח |
    ja | 第 | 条, 節, 章, 項, 条の
    zh | 第 | 条, 條, 节, 節, 章, 款, 项
    ko | 제; 제  | 조, 절, 장, 항, 호
    ar | المادة; مادة; القسم; البند; الفقرة; الفصل; الباب |
    """
}
