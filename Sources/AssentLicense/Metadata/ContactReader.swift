import AssentDiagnostics
import AssentManifest
import AssentMarkup

/// Finds whom to write to: a mail address where the text speaks of contact, or a link in a section
/// about it.
struct ContactReader {
  /// An address that was found.
  struct Contact {
    /// Byte offsets.
    var range: Range<Int>
    /// Whether the text says that it is whom to write to, and not an address of somebody else.
    var isStated: Bool
  }

  private let source: SourceFile
  private let clauses: [Clause]
  /// Who offers the text, where that is known.
  private let licensor: Metadata.Found<String>?
  /// Whether the text is a privacy policy.
  private let isOfPrivacy: Bool
  /// Where the text begins, behind the front matter.
  private let start: Int
  private var folded = FoldedText([], 0..<0)

  init(
    _ document: Document, clauses: [Clause], licensor: Metadata.Found<String>? = nil,
    isOfPrivacy: Bool = false
  ) {
    self.licensor = licensor
    self.isOfPrivacy = isOfPrivacy
    source = document.source
    start = document.frontMatter?.bodyStart ?? 0
    self.clauses = clauses
  }

  /// The address; `nil` where none stands out.
  mutating func contact() -> Contact? {
    var best: (range: Range<Int>, evidence: Evidence)?
    var distinct: Set<String> = []
    for mail in mails() {
      distinct.insert(String(decoding: source.bytes[mail], as: UTF8.self).lowercased())
      let evidence = evidence(of: mail)
      if evidence.rank > best?.evidence.rank ?? Int.min { best = (mail, evidence) }
    }
    if let best, best.evidence.isStated { return Contact(range: best.range, isStated: true) }
    if let link = link() { return Contact(range: link, isStated: true) }
    guard let best, best.evidence.score > 0 || distinct.count == 1 else { return nil }
    return Contact(range: best.range, isStated: false)
  }

  // MARK: Mail addresses

  private func mails() -> [Range<Int>] {
    let bytes = source.bytes
    var found: [Range<Int>] = []
    var index = self.start
    while found.count < 64, index < bytes.count {
      guard let count = Self.at(bytes, index) else {
        index += 1
        continue
      }
      var at = index
      index += count
      var start = at
      if bytes[self.start..<start].suffix(4).elementsEqual("[]()".utf8) { start -= 4 }
      if count > 3, start > self.start, bytes[start - 1] == 0x20 { start -= 1 }
      at = start
      while start > self.start, Self.isLocal(bytes[start - 1]) { start -= 1 }
      var end = index
      if count > 3, end < bytes.count, bytes[end] == 0x20 { end += 1 }
      let domain = end
      while end < bytes.count {
        if Self.isDomain(bytes[end]) {
          end += 1
        } else if let dot = Self.dot(bytes, end) {
          end += dot
        } else {
          break
        }
      }
      while end > domain, !isASCIILetter(bytes[end - 1]) { end -= 1 }
      let host = FoldedText(bytes, domain..<end).bytes
      guard start < at, host.split(separator: 0x20).count > 1 else { continue }
      while start < at, !isASCIILetter(bytes[start]), !isASCIIDigit(bytes[start]) { start += 1 }
      guard start < at else { continue }
      found.append(start..<end)
      index = end
    }
    return found
  }

  /// How many bytes of an at sign stand at an index: `@`, `＠`, `[at]`, `( at )`.
  private static func at(_ bytes: [UInt8], _ index: Int) -> Int? {
    switch bytes[index] {
    case UInt8(ascii: "@"): 1
    case 0xEF: bytes[index...].starts(with: "＠".utf8) ? 3 : nil
    default: word("at", bytes, index)
    }
  }

  /// How many bytes of a point in brackets stand at an index, with the spaces around it: ` [dot] `.
  private static func dot(_ bytes: [UInt8], _ index: Int) -> Int? {
    let start = bytes[index] == 0x20 ? index + 1 : index
    guard start < bytes.count, let count = word("dot", bytes, start) else { return nil }
    let end = start + count
    return end - index + (end < bytes.count && bytes[end] == 0x20 ? 1 : 0)
  }

  private static func word(_ word: String, _ bytes: [UInt8], _ index: Int) -> Int? {
    // Asked for each byte of a text.
    switch bytes[index] {
    case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): break
    default: return nil
    }
    var end = index + 1
    if end < bytes.count, bytes[end] == 0x20 { end += 1 }
    for letter in word.utf8 {
      guard end < bytes.count, bytes[end] | 0x20 == letter else { return nil }
      end += 1
    }
    if end < bytes.count, bytes[end] == 0x20 { end += 1 }
    guard end < bytes.count,
      [UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}")].contains(bytes[end])
    else { return nil }
    return end + 1 - index
  }

  /// An address as a mail program takes it: `name@example.org` of `name [at] example [dot] org`.
  static func plain(_ written: String) -> String {
    let bytes = Array(written.utf8)
    var plain: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: "[]()".utf8) {
        index += 4
      } else if bytes[index] != UInt8(ascii: "@"), let count = at(bytes, index) {
        plain.append(UInt8(ascii: "@"))
        index += count
      } else if let count = dot(bytes, index) {
        plain.append(UInt8(ascii: "."))
        index += count
      } else {
        // `ada\_oak@oak.example`
        if bytes[index] != 0x20, bytes[index] != UInt8(ascii: "\\") { plain.append(bytes[index]) }
        index += 1
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  private static func isLocal(_ byte: UInt8) -> Bool {
    isDomain(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "\\")
  }

  private static func isDomain(_ byte: UInt8) -> Bool {
    isASCIILetter(byte) || isASCIIDigit(byte) || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "-")
  }

  /// What speaks for an address.
  private struct Evidence {
    /// A section about contact, the words before it, its name, its place.
    var score = 0
    /// Whether it stands in a section about contact, or words lead to it.
    var isStated = false
    /// One that is stated comes before all that are not.
    var rank: Int { isStated ? score + 100 : score }
  }

  private mutating func evidence(of mail: Range<Int>) -> Evidence {
    let line = source.location(ofByte: mail.lowerBound).line
    let isInSection = clauses.contains {
      $0.meanings.contains(.contact) && $0.range.start.line <= line && line <= $0.range.end.line
    }
    var evidence = Evidence(score: isInSection ? 4 : 0)
    var start = Int(source.lineStarts[max(0, line - 1)])
    // A sentence may break before the address.
    if line >= 2,
      source.bytes[start..<mail.lowerBound].allSatisfy({ " \t<*_`[>".utf8.contains($0) }),
      case let above = Int(source.lineStarts[line - 2]), start - above > 2
    {
      start = max(above, start - Self.mostOfLineAbove)
      while start > above, !isASCIISpace(source.bytes[start - 1]) { start -= 1 }
    }
    folded.fold(source.bytes, max(start, mail.lowerBound - 200)..<mail.lowerBound)
    var isLed = isInSection || isBesideLicensor(mail)
    var isOfAuthority = false
    ContactWords.leads.forEachMatch(in: folded.bytes) { isLead, _ in
      evidence.score += isLead ? 1 : -3
      if isLead { isLed = true } else { isOfAuthority = true }
    }
    let name = source.bytes[mail].prefix { isASCIILetter($0) }.map { $0 | 0x20 }
    let box = String(decoding: name, as: UTF8.self)
    if ContactWords.boxes.contains(box) { evidence.score += 2 }
    if ContactWords.privacyBoxes.contains(box) { evidence.score += isOfPrivacy ? 1 : -1 }
    if line <= 12 || line + 8 >= source.lineCount { evidence.score += 1 }
    evidence.isStated = isLed && !isOfAuthority && !isOfOthers(mail)
    return evidence
  }

  // MARK: Whose address it is

  /// Whether the name of who offers the text stands shortly before an address, as in an imprint.
  private func isBesideLicensor(_ mail: Range<Int>) -> Bool {
    guard let licensor, licensor.isStated else { return false }
    let name = source.bytes(of: licensor.range)
    if name.upperBound <= mail.lowerBound, mail.lowerBound - name.upperBound <= 240 { return true }
    // `Ada Oak | Oak Works | ada@oak.example` at the foot
    let line = source.location(ofByte: mail.lowerBound).line
    guard line + 4 >= source.lineCount,
      let first = source.bytes[name].split(separator: 0x20).first, first.count >= 3
    else { return false }
    let start = Int(source.lineStarts[max(0, line - 1)])
    return mail.lowerBound - start <= 100
      && source.bytes.firstOffsets(of: Array(first), in: start..<mail.lowerBound) != nil
  }

  /// Whether an address is of a company that others use, or its sentence names another company than the one
  /// that offers the text: `Oak, Inc. handles payments; ask privacy@oak.example`.
  private func isOfOthers(_ mail: Range<Int>) -> Bool {
    let bytes = source.bytes
    // A company that is only mentioned may be the one whose address it is.
    let stated = licensor.flatMap { $0.isStated ? $0.value : nil }
    let own = stated.map { FoldedText($0).bytes.split(separator: 0x20).map(Array.init) } ?? []
    let host = FoldedText(bytes, mail).bytes.split(separator: 0x20).suffix(3)
    if host.contains(where: { own.contains(Array($0)) && $0.count >= 3 }) { return false }
    if host.dropFirst().dropLast().contains(where: {
      let name = String(decoding: $0, as: UTF8.self)
      return PartyWords.platforms.contains(name) && !Self.mailHosts.contains(name) && $0.count >= 3
    }) {
      return true
    }
    let sentence = CompanyName.sentenceStart(before: mail.lowerBound, in: bytes, from: start)
    guard let company = CompanyName(bytes, sentence..<mail.lowerBound).first() else { return false }
    let first = FoldedText(bytes, company).bytes.split(separator: 0x20).first.map(Array.init) ?? []
    return !own.contains(first)
  }

  /// How many bytes of the line above are looked through for words that lead to an address.
  private static let mostOfLineAbove = 32

  /// Platforms at which everybody has a mail box.
  private static let mailHosts: Set<String> = ["yandex", "naver", "kakao"]

  // MARK: Links

  /// The first address of the web in a section about contact.
  private func link() -> Range<Int>? {
    let bytes = source.bytes
    for clause in clauses where clause.meanings.contains(.contact) {
      let section = source.bytes(of: clause.range)
      guard let place = bytes.firstOffsets(of: "https://", in: section) else { continue }
      var end = place.upperBound
      while end < section.upperBound, bytes[end] > 0x20, bytes[end] < 0x80,
        !")>]\"'*`|<".utf8.contains(bytes[end])
      {
        end += 1
      }
      while end > place.upperBound, [0x2E, 0x2C, 0x3B].contains(bytes[end - 1]) { end -= 1 }
      if end > place.upperBound + 3 { return place.lowerBound..<end }
    }
    return nil
  }
}

/// Words before an address that say whose it is.
private enum ContactWords {
  /// What mail boxes of a house are called, as against those of persons.
  static let boxes: Set<String> = [
    "contact", "info", "support", "privacy", "legal", "hello", "help", "kontakt", "contacto",
    "contato", "team", "office", "mail", "dpo", "datenschutz", "feedback", "service", "hallo",
    "bonjour", "rgpd", "gdpr", "licensing", "licenses",
  ]

  /// Those of them that answer for data alone.
  static let privacyBoxes: Set<String> = ["privacy", "dpo", "datenschutz", "rgpd", "gdpr"]

  /// `true` for words that lead to an address to write to, `false` for those of an authority.
  static let leads = PhraseTable<Bool>(
    leading.fields(at: ";").map { (phrase: $0, value: true) }
      + authorities.fields(at: ";").map { (phrase: $0, value: false) })

  private static let leading: TableText = """
    mail; email; e mail; kontakt*; contact*; questions; question; write to; reach; fragen; schreiben; courriel; écrire; \
    adresse électronique; correo; escrib*; preguntas; dudas; domande; scrivere; scrivi; dúvidas; fale; napisz; пишите; \
    почт*; связ*; обра*; kontakta; frågor; spørgsmål; yhteyttä; sähköposti; elérhetőség; pertanyaan; hubungi; \
    surel; liên hệ; επικοινων*; ulaş*; iletişim; e posta; メール*; 連絡*; 問い合わせ*; 邮箱*; 邮件*; 聯絡*; 联系*; 信箱*; \
    이메일*; 문의*; 메일*; البريد; التواصل; דוא; פנ*; support; notice; notices; delete; deletion; schreib uns; schreib an; \
    écrivez*; toute question; skriv til; skriv till; skriv på; spørsmål; kirjoita; kysymyks*; dotazy; pište; napište; otázky; \
    вопрос*; запитан*; питання; пишіть; напишіть; sorular*; yazin*; întrebări; scrieți; scrie ne; írjon; kérdés*; vragen; \
    mailen; pytania; pisz; संपर्क; ईमेल; 疑问*; 发送至*; ερωτησεισ; γραψτε; שאלות; כתבו; للاستفسار; اسئلة; أسئلة
    """

  private static let authorities: TableText = """
    authority; supervisory; commissioner; regulator; ico; edpb; aepd; bfdi; aufsichtsbehörde; landesbeauftragte*; cnil; anpd; garante; datainspektionen; ombudsman; \
    tietosuojavaltuutet*; datatilsynet; integritetsskyddsmyndigheten; naih; uodo; úřad; advocate; avocat*; maître; \
    maitre; lawyer; médiateur; mediateur; autorité
    """
}
