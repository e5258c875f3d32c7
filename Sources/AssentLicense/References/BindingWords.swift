import AssentManifest

/// The words by which agreements say which of their versions counts.
enum BindingWords {
  struct Language: Sendable {
    var language: String
    /// Whether the word for a version is a part of the phrase.
    var isWhole: Bool
  }

  /// What a version is called by its language.
  static let languages = PhraseTable<Language>(
    rows.fields(at: "\n").flatMap { line -> [(phrase: TableText, value: Language)] in
      var fields = line.fields(at: "|")
      guard let tag = fields.next(), let form = fields.next(), let phrases = fields.next() else {
        return []
      }
      let value = Language(language: tag.string, isWhole: form.string == "whole")
      return phrases.fields(at: ";").map { (phrase: $0, value: value) }
    })

  private static let rows: TableText = """
    en | part | english; englische*; englischsprachige*; anglaise; anglais; inglesa; inglés; inglês; \
    inglese; engelse; engels; engelstalige; angielsk*; английск*; engelska; engelsk*; anglick*
    en | whole | 英文版*; 英文本*; 英文文本*; 英語版*; 英语版*; 英語を正*; 英文为准*; 英文為準*; 英语为准*; 영문본*; 영문판*; 영어본*; 영어판*; \
    영어 버전*; 영어로 된*
    de | part | german; deutsche*; deutschsprachige*; deutsch; allemande; allemand; alemana; alemán; \
    tedesca; tedesco; alemã; alemão; duitse; duits; duitstalige; niemieck*; немецк*; tyska; tysk; \
    německ*
    de | whole | 德文版*; 德文本*; 德语版*; 德語版*; ドイツ語版*; ドイツ語を正*; 독일어본*; 독일어판*; 독일어 버전*
    fr | part | french; französische*; französischsprachige*; française; français; francesa; \
    francés; francese; francês; franse; frans; franstalige; francusk*; французск*; franska; fransk
    fr | whole | 法文版*; 法文本*; 法语版*; 法語版*; フランス語版*; フランス語を正*; 프랑스어본*; 프랑스어판*; 프랑스어 버전*
    es | part | spanish; spanische*; espagnole; espagnol; española; español; castellano; castellana; \
    spagnola; spagnolo; espanhola; espanhol; spaanse; spaans; hiszpańsk*; испанск*
    es | whole | 西班牙文版*; 西班牙语版*; スペイン語版*; 스페인어판*; 스페인어본*
    it | part | italian; italienische*; italienne; italien; italiana; italiano; italiaanse; \
    italiaans; włosk*; итальянск*
    it | whole | 意大利文版*; 意大利语版*; イタリア語版*; 이탈리아어판*; 이탈리아어본*
    pt | part | portuguese; portugiesische*; portugaise; portugais; portuguesa; portugués; \
    português; portoghese; portugese; portugees; portugalsk*; португальск*
    pt | whole | 葡萄牙文版*; 葡萄牙语版*; ポルトガル語版*; 포르투갈어판*
    nl | part | dutch; niederländische*; néerlandaise; néerlandais; neerlandesa; neerlandés; \
    holandesa; olandese; nederlandse; nederlandstalige; nederlands; niderlandzk*; holendersk*; \
    нидерландск*
    nl | whole | 荷兰文版*; 荷兰语版*; オランダ語版*; 네덜란드어판*
    pl | part | polish; polnische*; polonaise; polonais; polaca; polaco; polacca; polacco; polonesa; \
    poolse; pools; polsk*; польск*
    pl | whole | 波兰文版*; 波兰语版*; ポーランド語版*; 폴란드어판*
    ja | part | japanese; japanische*; japonaise; japonais; japonesa; japonés; japonês; giapponese; \
    japanse; japans; japońsk*; японск*
    ja | whole | 日文版*; 日文本*; 日语版*; 日語版*; 日本語版*; 日本語を正*; 日本語による*; 日本語の*; 和文*; 일본어본*; 일본어판*; 일본어 버전*
    zh | part | chinese; chinesische*; chinoise; chinois; cinese; chinesa; chinês; chińsk*; китайск*
    zh | whole | 中文版*; 中文本*; 中文文本*; 中文为准*; 中文為準*; 中国語版*; 中国語を正*; 중국어본*; 중국어판*; 중국어 버전*
    ko | part | korean; koreanische*; coréenne; coréen; coreana; coreano; koreaanse; koreaans; \
    koreańsk*; корейск*
    ko | whole | 韩文版*; 韓文版*; 韩文本*; 韓文本*; 韓国語版*; 韓国語を正*; 한국어본*; 한국어판*; 한국어 본*; 한국어 버전*; 한글본*; 국문본*; \
    국문*; 한국어로 된*
    ru | part | russian; russische*; russe; rusa; ruso; russa; russo; rosyjsk*; русск*
    ru | whole | 俄文版*; 俄语版*; ロシア語版*; 러시아어본*; 러시아어판*
    """

  /// What says that one version counts.
  static let claims = PhraseTable<Bool>(
    claimed.fields(at: ";").lazy.map { (phrase: $0, value: true) })

  private static let claimed: TableText = """
    prevails; prevail; shall prevail; will prevail; controls; shall control; will control; controlling; governs; shall govern; \
    will govern; governing language; is binding; are binding; shall be binding; binding version; legally binding; authoritative; \
    takes precedence; take precedence; is decisive; is definitive; maßgeblich*; maßgebend*; massgebend*; massgeblich*; \
    geht vor; fassung vor; version vor; vorrang; vorrangig; verbindlich*; rechtsverbindlich*; bindend; bindende; \
    gilt die; gilt allein die; gilt nur die; gilt ausschließlich die; im zweifel gilt; fait foi; fera foi; font foi; feront foi; prévaut; prévaudra; \
    prévalent; prévaudront; l emporte; l emportera; fait autorité; prevalece; prevalecerá; prevalecerán; \
    prevaldrá; tendrá prevalencia; hace fe; hará fe; es vinculante; será vinculante; prevale; prevarrà; prevalgono; fa fede; \
    farà fede; è vincolante; sarà vincolante; prevalecem; prevalecerão; é vinculativa; faz fé; fará fé; prevaleert; \
    doorslaggevend; gaat voor; heeft voorrang; is leidend; rozstrzygając*; rozstrzyga; pierwszeństwo; wiążąc*; \
    nadrzędn*; преимущественн*; имеет приоритет; имеет преимущество; превалирует; имеет силу; приоритетн*; \
    優先*; 正文*; 正本*; を正と*; 为准*; 為準*; 优先*; 우선*; 정본*
    """

  /// Words between what says that a version counts and the version of another side.
  static let turns: Set<[UInt8]> = Set(
    [
      "over", "and", "but", "while", "sobre", "sur", "su", "sulla", "boven", "nad", "над", "vor",
      "gegenüber", "und", "et", "y", "e", "en", "oraz", "i", "и", "before", "frente", "rispetto",
    ].map { FoldedText($0).bytes })

  /// What a version is called, near the name of its language.
  private static let versions = PhraseTable<Bool>(
    versionWords.fields(at: ";").lazy.map { (phrase: $0, value: true) })

  private static let versionWords: TableText = """
    version*; text; texts; original; language; wording; edition; fassung*; sprachfassung*; sprache; sprachversion*; originaltext; \
    texte; langue; versión; texto; idioma; lengua; versione; testo; lingua; versão; língua; versie*; tekst*; taal; wersj*; język*; \
    верси*; текст*; язык*; вариант*; one
    """

  /// What says of a language that a law or a court is meant.
  private static let laws = PhraseTable<Bool>(
    lawWords.fields(at: ";").lazy.map { (phrase: $0, value: true) })

  private static let lawWords: TableText = """
    law; laws; court*; legislation; statut*; recht; rechts; gesetz*; gericht*; droit; loi*; tribuna*; derecho; ley*; diritto; \
    legge; direito; lei; wet; wetgeving; praw*; sąd*; закон*; право; права; суд*
    """

  /// Words by which a sentence says that something does not count.
  private static let denials: Set<[UInt8]> = Set(
    [
      "not", "no", "nicht", "kein", "keine", "ne", "pas", "non", "não", "niet", "geen", "nie", "не",
    ].map { FoldedText($0).bytes })

  static func words(_ text: [UInt8], _ range: Range<Int>) -> [[UInt8]] {
    range.isEmpty ? [] : text[range].split(separator: 0x20).map(Array.init)
  }

  static func deny(_ text: [UInt8]) -> Bool {
    words(text, 0..<text.count).contains(where: denials.contains)
  }

  /// Whether the name of a language is that of a version, and not of a law: words for versions stand near it.
  static func isVersion(_ range: Range<Int>, isWhole: Bool, in text: [UInt8]) -> Bool {
    if isWhole { return true }
    let before = words(text, 0..<range.lowerBound).suffix(4)
    let behind = words(text, range.upperBound..<text.count).prefix(3)
    func has(_ table: PhraseTable<Bool>, _ words: some Sequence<[UInt8]>) -> Bool {
      words.contains { table.longestMatch(in: $0, at: 0) != nil }
    }
    guard !has(laws, before.suffix(1)), !has(laws, behind.prefix(1)) else { return false }
    return has(versions, before) || has(versions, behind)
  }
}
