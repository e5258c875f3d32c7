import AssentLicense

/// The words by which a language states facts of agreements, in lower case.
struct FactWords: Sendable {
  /// `version`, and what says so in other words.
  var versions: [String]
  var kinds: [(word: String, kind: DocumentKind)]
  /// What may stand between the two, or before them.
  var joins: Set<String>
  /// `sections` behind a number.
  var sections: [String]
  /// `scroll`, and what says that much of it is wanted.
  var scrolls: [String]
  var bounds: [String]
  /// `licensed under`, and what is licensed.
  var licensed: [String]
  var subjects: [String]
  /// What makes a line one about another time, a condition or an example.
  var asides: [String]

  private init(
    _ versions: String, kinds: [(String, DocumentKind)], joins: String, sections: String,
    scrolls: String, bounds: String, licensed: String, subjects: String, asides: String
  ) {
    func list(_ words: String) -> [String] {
      words.split(separator: "; ").map(String.init)
    }
    self.versions = list(versions)
    self.kinds = kinds.map { (word: $0.0, kind: $0.1) }
    self.joins = Set(list(joins))
    self.sections = list(sections)
    self.scrolls = list(scrolls)
    self.bounds = list(bounds)
    self.licensed = list(licensed)
    self.subjects = list(subjects)
    self.asides = list(asides)
  }

  /// The words of a language, by its tag; `nil` for English, which is read closer, and for those that are
  /// not known.
  static func words(of tag: String) -> FactWords? {
    switch LanguageTag.language(of: tag) {
    case "de": german
    case "fr": french
    case "es": spanish
    case "it": italian
    case "pt": portuguese
    case "nl": dutch
    case "pl": polish
    case "ru": russian
    case "ja": japanese
    case "zh": chinese
    case "ko": korean
    default: nil
    }
  }

  private static let german = FactWords(
    "version; fassung",
    kinds: [
      ("lizenz", .license), ("lizenzvertrag", .license), ("lizenzvertrages", .license),
      ("nutzungsbedingungen", .terms), ("agb", .terms), ("datenschutzerklärung", .privacy),
    ],
    joins: "der; die; des; unserer; aktuelle; dieser; aktuell",
    sections: "abschnitte; abschnitten; paragraphen; artikel",
    scrolls: "scroll; geblättert; blättern", bounds: "mindestens; muss; müssen; bis; ab; schwelle",
    licensed: "unter der lizenz; lizenziert unter; unter der",
    subjects: "diese app; die app; diese software; die software; diese anwendung; dieses programm",
    asides:
      "früher; alte; alten; vorherige; neue; neuen; wenn; falls; beispiel; z. b.; bis version; ab version"
  )
  private static let french = FactWords(
    "version",
    kinds: [
      ("licence", .license), ("contrat de licence", .license), ("conditions d'utilisation", .terms),
      ("cgu", .terms), ("cgv", .terms), ("politique de confidentialité", .privacy),
    ],
    joins: "de; la; de la; des; du; de l'; les; actuelle; notre",
    sections: "sections; articles", scrolls: "défil; faire défiler",
    bounds: "au moins; minimum; doit; doivent; jusqu'à; seuil",
    licensed: "sous licence; sous la licence",
    subjects: "cette application; l'application; ce logiciel; le logiciel; ce programme",
    asides: "ancienne; précédente; nouvelle; si ; exemple; avant; lorsque")
  private static let spanish = FactWords(
    "versión",
    kinds: [
      ("licencia", .license), ("términos de uso", .terms), ("términos y condiciones", .terms),
      ("condiciones de uso", .terms), ("política de privacidad", .privacy),
    ],
    joins: "de; la; de la; del; los; de los; las; actual; nuestra",
    sections: "secciones; artículos; cláusulas", scrolls: "desplaz",
    bounds: "al menos; mínimo; debe; deben; hasta; umbral",
    licensed: "bajo la licencia; bajo licencia; licenciada bajo; licenciado bajo",
    subjects: "esta aplicación; la aplicación; este software; el software; este programa",
    asides: "anterior; antigua; nueva; si ; ejemplo; cuando; antes")
  private static let italian = FactWords(
    "versione",
    kinds: [
      ("licenza", .license), ("termini di servizio", .terms), ("termini e condizioni", .terms),
      ("condizioni d'uso", .terms), ("informativa sulla privacy", .privacy),
    ],
    joins: "di; la; della; dei; delle; dell'; attuale; nostra; del",
    sections: "sezioni; articoli; clausole",
    scrolls: "scorr", bounds: "almeno; minimo; deve; devono; fino; soglia",
    licensed: "sotto licenza; con licenza; sotto la licenza",
    subjects:
      "questa app; questa applicazione; l'app; questo software; il software; questo programma",
    asides: "precedente; vecchia; nuova; se ; esempio; quando; prima")
  private static let portuguese = FactWords(
    "versão",
    kinds: [
      ("licença", .license), ("termos de uso", .terms), ("termos de serviço", .terms),
      ("política de privacidade", .privacy),
    ],
    joins: "de; da; do; dos; das; a; os; atual; nossa",
    sections: "seções; secções; artigos; cláusulas",
    scrolls: "rolar; rolagem; role ",
    bounds: "pelo menos; no mínimo; mínimo; deve; devem; até; limiar",
    licensed: "sob a licença; sob licença; licenciado sob; licenciada sob",
    subjects: "este aplicativo; o aplicativo; este software; o software; este programa",
    asides: "anterior; antiga; nova; se ; exemplo; quando; antes")
  private static let dutch = FactWords(
    "versie",
    kinds: [
      ("licentie", .license), ("licentieovereenkomst", .license), ("gebruiksvoorwaarden", .terms),
      ("algemene voorwaarden", .terms), ("privacyverklaring", .privacy),
      ("privacybeleid", .privacy),
    ],
    joins: "de; van; van de; van het; het; huidige; onze",
    sections: "artikelen; secties; hoofdstukken",
    scrolls: "scroll", bounds: "minstens; ten minste; minimaal; moet; moeten; tot; drempel",
    licensed: "onder de licentie; gelicentieerd onder; onder de",
    subjects: "deze app; de app; deze software; de software; dit programma",
    asides: "oude; vorige; nieuwe; als ; indien; voorbeeld; wanneer; eerdere")
  private static let polish = FactWords(
    "wersja",
    kinds: [
      ("licencja", .license), ("licencji", .license), ("regulamin", .terms), ("regulaminu", .terms),
      ("polityka prywatności", .privacy), ("polityki prywatności", .privacy),
    ],
    joins: "aktualna; obecna; naszej; naszego",
    sections: "sekcji; artykułów; paragrafów; rozdziałów",
    scrolls: "przewi", bounds: "co najmniej; minimum; musi; muszą; próg; do końca",
    licensed: "na licencji; na podstawie licencji",
    subjects: "ta aplikacja; aplikacja; to oprogramowanie; oprogramowanie; ten program",
    asides: "poprzedni; stara; starej; nowa; nowej; jeśli; jeżeli; przykład; gdy ")
  private static let russian = FactWords(
    "версия; редакция",
    kinds: [
      ("лицензия", .license), ("лицензии", .license), ("лицензионного соглашения", .license),
      ("пользовательского соглашения", .terms), ("условий использования", .terms),
      ("политики конфиденциальности", .privacy),
    ],
    joins: "текущая; действующая; нашей", sections: "разделов; статей; пунктов; раздела; статьи",
    scrolls: "прокру", bounds: "не менее; минимум; должен; должна; нужно; порог; до конца",
    licensed: "под лицензией; по лицензии; на условиях лицензии",
    subjects: "это приложение; приложение; данное приложение; эта программа; программа",
    asides: "старая; старой; предыдущ; новая; новой; если; пример; когда")
  private static let japanese = FactWords(
    "バージョン; 版",
    kinds: [
      ("ライセンス", .license), ("使用許諾契約", .license), ("利用規約", .terms), ("プライバシーポリシー", .privacy),
    ],
    joins: "の; 現在の; 現行の; 最新", sections: "の条; か条; 条から; セクション; 章", scrolls: "スクロール",
    bounds: "以上; 必要; 最低; しきい値; 閾値", licensed: "の下; に基づ; で提供; でライセンス; のもと",
    subjects: "本アプリ; 本ソフトウェア; このアプリ; 本プログラム",
    asides: "旧; 以前; 新しい; 場合; 例; とき; から新")
  private static let chinese = FactWords(
    "版本; 版本号; 版本號",
    kinds: [
      ("许可协议", .license), ("許可協議", .license), ("许可证", .license), ("授权协议", .license),
      ("用户协议", .terms), ("服务条款", .terms), ("服務條款", .terms), ("使用條款", .terms),
      ("隐私政策", .privacy), ("隱私權政策", .privacy), ("隱私政策", .privacy),
    ],
    joins: "的; 当前; 目前; 目前的; 現行; 现行", sections: "条; 條; 章; 个章节; 节; 節", scrolls: "滚动; 捲動; 滑动; 滑動",
    bounds: "至少; 必须; 必須; 以上; 需要; 阈值; 門檻", licensed: "采用; 採用; 基于; 基於; 授权; 授權; 许可; 許可",
    subjects: "本应用; 本應用; 本软件; 本軟體; 本程序; 本项目",
    asides: "旧; 舊; 之前; 新版; 如果; 例如; 若; 当用户")
  private static let korean = FactWords(
    "버전",
    kinds: [
      ("라이선스", .license), ("이용약관", .terms), ("개인정보처리방침", .privacy), ("개인정보 처리방침", .privacy),
    ],
    joins: "의; 현재; 최신", sections: "개의 조; 개 조; 개 조항; 개의 조항; 개 장; 개의 섹션", scrolls: "스크롤",
    bounds: "이상; 최소; 필요; 해야; 임계", licensed: "라이선스에 따라; 라이선스로; 하에",
    subjects: "이 앱; 본 앱; 이 소프트웨어; 본 소프트웨어; 이 프로그램",
    asides: "이전; 옛; 새로운; 경우; 예를; 때 ")
}
