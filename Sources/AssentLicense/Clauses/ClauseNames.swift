import AssentManifest

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
    let scalar =
      first < 0x80
      ? UInt32(first | 0x20)
      : Scalars.lowercased(Scalars.scalar(in: bytes, at: index, end: end).value)
    for row in byFirstByte[Int(scalar & 0xFF)] {
      guard let behind = Self.end(of: row.scalars, bytes, index, end) else { continue }
      return Name(end: behind, closing: row.closing, isSign: !row.closing.isEmpty)
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
    for row in byFirstByte.joined() {
      for first in forms(of: row.scalars[0]) {
        for second in row.scalars.dropFirst().first.map(forms) ?? [[]] {
          let bytes = first + second
          guard bytes.count > 1 else { continue }
          starts[Int(bytes[0]) << 8 | Int(bytes[1])] = true
        }
      }
    }
    return starts
  }()

  /// A character in lower case and in capitals, as bytes; one of ASCII in lower case alone.
  private static func forms(of scalar: UInt32) -> [[UInt8]] {
    var small: [UInt8] = []
    Scalars.append(scalar, to: &small)
    guard scalar >= 0x80, let capital = Unicode.Scalar(scalar)?.properties.uppercaseMapping else {
      return [small]
    }
    return [small, Array(capital.utf8)]
  }

  /// Where a word ends that begins at `index`, in any case.
  private static func end(
    of word: [UInt32], _ bytes: [UInt8], _ index: Int, _ end: Int
  ) -> Int? {
    var index = index
    for wanted in word {
      guard index < end else { return nil }
      let byte = bytes[index]
      if byte < 0x80 {
        let isCapital = byte >= 0x41 && byte <= 0x5A
        guard UInt32(isCapital ? byte | 0x20 : byte) == wanted else { return nil }
        index += 1
      } else {
        let (scalar, count) = Scalars.scalar(in: bytes, at: index, end: end)
        guard Scalars.lowercased(scalar) == wanted else { return nil }
        index += count
      }
    }
    guard index < end else { return nil }
    // A word must end here; a prefix such as 第 stands right before its number.
    let isPrefix = word.first.map { $0 >= 0x3000 } ?? false
    return isPrefix || bytes[index] == UInt8(ascii: ".") || !isASCIILetter(bytes[index])
      ? index : nil
  }

  private struct Row {
    /// The word in lower case.
    var scalars: [UInt32]
    var closing: [String]
  }

  /// The words by the low byte of their first character; the longest word of one byte stands first, so that
  /// `sections` is not read as `section`.
  private static let byFirstByte: [[Row]] = {
    var rows: [[Row]] = Array(repeating: [], count: 256)
    for line in table.fields(at: "\n") {
      var fields = line.fields(at: "|")
      guard fields.next() != nil, let words = fields.next(), let ends = fields.next() else {
        continue
      }
      let closing = ends.isEmpty ? [] : ends.fields(at: ",").map(\.string)
      for word in words.fields(at: ";") {
        let scalars = Scalars.all(in: word.bytes)
        guard let first = scalars.first else { continue }
        rows[Int(first & 0xFF)].append(Row(scalars: scalars, closing: closing))
      }
    }
    for index in rows.indices { rows[index].sort { $0.scalars.count > $1.scalars.count } }
    return rows
  }()

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
  private static let table: TableText = """
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
