import AssentManifest

/// The words of sentences that define a term without marks, by language.
enum SentenceWords {
  /// A sentence that has a name between its first words and its verb: `Onder … wordt verstaan`.
  struct Frame: Sendable {
    /// The first words, folded, with a blank behind them.
    var lead: [UInt8]
    var leadCount: Int
    /// Words before which the name ends.
    var ends: WordSet
    /// Beginnings of words of which one has to follow.
    var verbs: [[UInt8]]
  }

  static let frames: [Frame] = frameRows.fields(at: "\n").compactMap { row in
    var fields = row.fields(at: "|")
    guard let lead = fields.next(), let ends = fields.next(), let verbs = fields.next() else {
      return nil
    }
    let first = lead.foldedWords
    return Frame(
      lead: first.flatMap { $0 + [0x20] }, leadCount: first.count, ends: WordSet(ends),
      verbs: verbs.foldedWords)
  }

  /// What all lawyers define without marks, and by enumeration.
  static let forces = PhraseTable<Void>(rows(forceRows))

  /// What a party of an agreement is called.
  static let roles = PhraseTable<Void>(rows(roleRows))

  /// Words that are no names.
  static let pronouns = WordSet(
    """
    it this that what which these those them you det dette detta denna denne dessa disse dem den deze dit die dat hen haar hem \
    dies diesem dieser anderem anderen umständen vorbehalt berücksichtigung meer andere to tym tom této tím tomu этим \
    этом этого цим цього ce cela ceci ça esto este eso ello questo questa ciò isso isto disso aceasta acest acesta αυτο \
    ini itu hal quoi lui elle ez ezek az ezt favor favore exemple ejemplo esempio exemplo conséquent consiguiente
    """)

  /// Words behind a name that say where it holds: `im Sinne`, `au sens`.
  static let cuts = WordSet("im in au w ve v within nel en no na i for dans у в")

  /// Verbs that say what a thing is as well as what a name means.
  static let copulas = WordSet("adalah ialah merupakan là reprezintă reprezinta")

  /// Whether a sentence may begin with words of these tables, an article before them or not; few do.
  static func mayBegin(_ bytes: [UInt8], _ start: Int) -> Bool {
    var index = start
    while index < bytes.count, bytes[index] == UInt8(ascii: "*") { index += 1 }
    guard index + 3 < bytes.count else { return false }
    let beginning =
      UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
    if beginnings.contains(beginning) { return true }
    guard articles.contains(beginning) else { return false }
    // The article and the beginning of the word behind it.
    let text = FoldedText(bytes, index..<min(index + 24, bytes.count)).bytes
    guard let space = text.firstIndex(of: 0x20), space + 3 < text.count else { return true }
    return names.contains(key(text[(space + 1)...]))
  }

  private static func key(_ bytes: some Collection<UInt8>) -> UInt32 {
    bytes.prefix(3).reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static let nameRows = (rows(forceRows) + rows(roleRows)).map(\.phrase)

  private static let beginnings = KeySet(
    keys(
      frameRows.fields(at: "\n").flatMap { $0.fields(at: "|").prefix(1) } + nameRows
        // `alıcı`, which is written otherwise in tables.
        + Array(("alı" as TableText).fields(at: " "))))

  private static let articles = KeySet(
    keys(Array(("the le la el il lo de het der die das o a η la az" as TableText).fields(at: " "))))

  /// Beginnings of three bytes; most words have another one.
  private struct KeySet: Sendable {
    private let keys: Set<UInt32>
    private let filter: KeyFilter

    init(_ keys: Set<UInt32>) {
      self.keys = keys
      filter = KeyFilter(keys.lazy.map(UInt64.init))
    }

    func contains(_ key: UInt32) -> Bool {
      filter.mayContain(UInt64(key)) && keys.contains(key)
    }
  }

  /// The first three bytes of the names, which may stand behind an article.
  private static let names = Set(nameRows.lazy.map { key($0.bytes.prefix(3)) })

  /// The first three bytes of words, in small letters and capitals.
  private static func keys(_ words: [TableText]) -> Set<UInt32> {
    var keys: Set<UInt32> = []
    keys.reserveCapacity(words.count * 2)
    for word in words {
      let bytes = word.bytes.prefix(3)
      // The bit that makes a capital of a letter of ASCII.
      if bytes.count == 3, bytes.allSatisfy({ isASCIILetter($0) }) {
        let small = key(bytes)
        for capitals: UInt32 in [0, 0x200000, 0x202020] { keys.insert(small & ~capitals) }
        continue
      }
      for capitals in [0, 1, 3] { keys.insert(key(word.bytes, capitals)) }
    }
    return keys
  }

  /// The first three bytes of a word of which so many characters are capitals, blanks behind it.
  private static func key(_ word: UnsafeBufferPointer<UInt8>, _ capitals: Int) -> UInt32 {
    var key: UInt32 = 0
    var count = 0
    func add(_ byte: UInt8) {
      guard count < 3 else { return }
      key = key << 8 | UInt32(byte)
      count += 1
    }
    var index = 0
    var place = 0
    while place < word.count, count < 3 {
      let (scalar, length) = Scalars.scalar(in: word, at: place, end: word.count)
      if index < capitals {
        Scalars.uppercased(scalar).utf8.forEach(add)
      } else {
        word[place..<place + length].forEach(add)
      }
      place += length
      index += 1
    }
    while count < 3 { add(0x20) }
    return key
  }

  private static func rows(_ text: TableText) -> [(phrase: TableText, value: Void)] {
    text.fields(at: "\n").flatMap { $0.fields(at: ";") }.map { ($0, ()) }
  }

  /// First words, words before which the name ends, beginnings of the verb.
  private static let frameRows: TableText = """
    by | we | mean understand
    unter | versteht verstehen wird werden ist sind | versteh verstanden
    mit | ist sind wird werden meinen | gemeint meinen
    onder | wordt worden verstaan verstaat | verstaan verstaat
    met | wordt worden bedoelen bedoelt | bedoel
    med | avses menas menar avser förstås förstår menes forstås mener forstår forstas | avses menas menar avser förstås förstår menes forstås mener forstår forstas
    ved | forstås menes forstår forstas | forstås menes forstår forstas
    przez | rozumie rozumiemy należy | rozumie rozumieć
    pod pojęciem | rozumie rozumiemy należy | rozumie rozumieć
    pod pojmem | se rozumí rozumíme | rozumí
    par | on nous il | entend
    por | se entendemos entiende entende entendem | entend entiend
    per | si intendiamo intende | intend
    con | si intendiamo | intend
    под | понимается понимаются понимаем подразумевается подразумеваются мы следует | понима подразумева
    під | розуміється розуміються розуміємо слід мається маються | розумі увазі
    prin | se înțelege înţelege înțelegem înţelegem | înțeleg înţeleg
    yang dimaksud dengan | adalah ialah | adalah ialah
    on entend par | tout toute tous toutes le la les l un une | t l u
    se entiende por | cualquier todo toda todos todas aquel aquella el la los las un una | c t a e l u
    se entenderá por | cualquier todo toda todos todas aquel aquella el la los las un una | c t a e l u
    si intende per | ogni qualsiasi qualunque tutti tutte il lo la un una | o q t i l u
    entende se por | qualquer todo toda todos todas o a os as um uma aquele aquela | q t o a u
    """

  private static let forceRows: TableText = """
    force majeure; höhere gewalt; fuerza mayor; caso fortuito; forza maggiore; força maior; overmacht; siła wyższa; siłą wyższą; vyšší moc; vyšší mocí
    форс мажор; форс мажором; непреодолимая сила; непереборна сила; forță majoră; forţă majoră; forța majoră; forţa majoră; mücbir sebep; mücbir sebepler
    keadaan memaksa; keadaan kahar; ylivoimainen este; ylivoimaisella esteellä; vis maior; ανωτερα βια; bất khả kháng; sự kiện bất khả kháng; القوة القاهرة; כוח עליון; 불가항력; force majeure event; force majeure händelse
    """

  private static let roleRows: TableText = """
    provider; service provider; licensor; licensee; publisher; seller; buyer; customer; client; user; vendor; supplier; operator
    anbieter; lizenzgeber; lizenznehmer; verkäufer; käufer; kunde; nutzer; betreiber; auftraggeber; auftragnehmer; herausgeber
    fournisseur; prestataire; concédant; éditeur; vendeur; acheteur; client; utilisateur; exploitant
    proveedor; licenciante; vendedor; comprador; cliente; usuario; prestador; editor
    fornitore; licenziante; venditore; acquirente; cliente; utente; gestore; editore
    fornecedor; licenciante; vendedor; comprador; cliente; usuário; utilizador; prestador; contratante; contratada
    leverancier; licentiegever; verkoper; koper; klant; gebruiker; opdrachtgever; opdrachtnemer; aanbieder
    usługodawca; usługobiorca; licencjodawca; licencjobiorca; sprzedawca; kupujący; klient; użytkownik; operator
    poskytovatel; nabyvatel; prodávající; kupující; objednatel; zhotovitel; uživatel; provozovatel; zákazník; poskytovateľ; predávajúci
    лицензиар; лицензиат; исполнитель; заказчик; продавец; покупатель; пользователь; правообладатель; оператор; издатель
    ліцензіар; ліцензіат; виконавець; замовник; продавець; покупець; користувач; правовласник; видавець
    leverantör; leverantören; kund; kunden; säljare; säljaren; köpare; köparen; användare; användaren; licensgivare; licensgivaren
    leverandør; leverandøren; sælger; sælgeren; køber; køberen; bruger; brugeren; licensgiver; licensgiveren; selger; selgeren; kjøper; kjøperen; bruker; brukeren; lisensgiver; lisensgiveren
    palveluntarjoaja; toimittaja; lisenssinantaja; myyjä; ostaja; asiakas; käyttäjä
    szolgáltató; eladó; vevő; ügyfél; felhasználó; megrendelő; vállalkozó; jogtulajdonos; üzemeltető
    furnizor; furnizorul; prestator; prestatorul; vânzător; vânzătorul; cumpărător; cumpărătorul; client; clientul; utilizator; utilizatorul; beneficiar; beneficiarul; licențiator
    hizmet sağlayici; satici; alici; müşteri; kullanici; lisans veren; yayinci
    penyedia; penyedia layanan; penjual; pembeli; pelanggan; pengguna; penerbit; pemberi lisensi
    bên cung cấp; nhà cung cấp; bên bán; bên mua; khách hàng; người dùng; bên cấp phép
    παροχοσ; ο παροχοσ; πωλητησ; αγοραστησ; πελατησ; χρηστησ; αδειοδοτησ; εκδοτησ
    الناشر; المرخص; المرخص له; المزود; مزود الخدمة; مقدم الخدمة; البائع; المشتري; العميل; المستخدم
    המפרסם; נותן השירות; ספק השירות; המוכר; הקונה; הלקוח; המשתמש; מעניק הרישיון
    """
}
