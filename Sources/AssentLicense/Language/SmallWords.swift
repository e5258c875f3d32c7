import AssentManifest

/// Small words and letters by language of Latin script, found by hashing.
struct SmallWords: Sendable {
  static let shared = SmallWords()

  /// The points of a word, and of a letter, by how many languages have it: one, two and so on.
  static let pointsOfWord = [12, 6, 4, 3, 2]
  static let pointsOfLetter = [4, 2, 1]

  let languages: [String]

  static let slots = 2_048
  /// The bytes of words, the first one highest; 0 is a free slot.
  private var keys = [UInt64](repeating: 0, count: slots)
  /// The languages that have a word, a bit each, the first one lowest.
  private var owners = [UInt32](repeating: 0, count: slots)
  /// The same of letters of two bytes, by the lower bits of their bytes.
  private var letters = [UInt32](repeating: 0, count: leads.count * 64)

  /// The first bytes of letters beyond ASCII that Latin scripts use most: `À` to `ɿ`.
  private static let leads: ClosedRange<UInt8> = 0xC3...0xC9

  private init() {
    languages = Self.table.map(\.language)
    for (number, row) in Self.table.enumerated() {
      for word in row.words.fields(at: " ") {
        assert(2...8 ~= word.bytes.count, "'\(word.string)' has not two to eight bytes")
        let key = word.bytes.reduce(0) { $0 << 8 | UInt64($1) }
        let slot = slot(of: key)
        keys[slot] = key
        owners[slot] |= 1 << UInt32(number)
      }
      for letter in row.letters.fields(at: " ") where letter.bytes.count == 2 {
        letters[Self.place(letter.bytes[0], letter.bytes[1])] |= 1 << UInt32(number)
      }
    }
  }

  /// The slot of a word; `nil` where no language has it.
  ///
  /// - Parameter key: its bytes, the first one highest.
  @inline(__always)
  func slot(ofWord key: UInt64) -> Int? {
    let slot = slot(of: key)
    return owners[slot] == 0 ? nil : slot
  }

  /// The languages that have the word of a slot, a bit each.
  @inline(__always)
  func languages(ofSlot slot: Int) -> UInt32 { owners[slot] }

  /// The languages that have a letter of two bytes; `nil` where it tells nothing.
  @inline(__always)
  func languages(ofLetter first: UInt8, _ second: UInt8) -> UInt32? {
    guard Self.leads.contains(first) else { return nil }
    let languages = letters[Self.place(first, second)]
    return languages == 0 ? nil : languages
  }

  private static func place(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first - leads.lowerBound) << 6 | Int(second & 0x3F)
  }

  /// The slot of a word, or the free one where it would be.
  @inline(__always)
  private func slot(of key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 53)
    while keys[slot] != 0, keys[slot] != key { slot = (slot + 1) & (Self.slots - 1) }
    return slot
  }

  /// Small letters beyond ASCII that not every language has, and words of two to eight bytes that stand in every text.
  private static let table: [(language: String, letters: TableText, words: TableText)] = [
    (
      "en",
      "",
      "the of and to is that by this with for are be your our or not any you we may in on as at it have has will from which such if all an do can"
    ),
    (
      "de",
      "ä ö ß ü",
      "der die das und nicht mit dem den des ist sie von zu auf für eine einer eines oder wir wird werden sind im zur zum bei nach durch als auch wenn ihre ihrer diese dieser kann uns sich nur ein an in es dass über unsere"
    ),
    (
      "fr",
      "ô ç ù è ê î â û œ ï ë",
      "le la les des du de et vous dans une un est que qui pour nous pas vos sur aux ces ou par avec votre notre sont ce cette si en au ne il être peut nos son ses leur plus"
    ),
    (
      "es",
      "ñ",
      "los las el la del de que por una un con su sus lo como al usted para se no es en podrá según nuestra nuestro este esta son nos más si le tu ser puede cuando sin"
    ),
    (
      "it",
      "ì ò ù è",
      "di che gli della dei delle degli il la le per sono nel nella alla al non del una un con su lo da dal questo questa si è in dell più ai come può ad essere se suoi tuoi anche"
    ),
    (
      "pt",
      "ã õ ç ê â",
      "os as uma um não com seu sua seus dos das do da ao são você em pela pelo por como que para no na se de ou nos é mais este esta quando ser pode nossa nosso sem dados"
    ),
    (
      "nl",
      "ï ë",
      "de het een van en of is op in voor niet wij uw met zijn aan te door worden wordt dat die deze kan om onze je als bij ons we geen naar ook heeft"
    ),
    (
      "pl",
      "ł ą ę ż ź ś ń ć",
      "się nie jest lub oraz przez dla są może jako jego tym tego ich zgodnie na do od po że przy które który która jeśli będzie nas za ze być jak co sie sa ktore ktory moze beda bedzie rowniez zeby aby"
    ),
    (
      "sv",
      "å ä ö",
      "och att är inte från den det som för på av till med en ett om vi du kan eller din dina vår våra när denna detta dessa ska har hur"
    ),
    (
      "da",
      "å ø æ",
      "og at er ikke fra den det som for på af til med en et om vi du kan eller din dine vores når denne dette disse skal har hvordan hvis blive bliver ved også der dig"
    ),
    (
      "nb",
      "å ø æ",
      "og at er ikke fra den det som for på av til med en et om vi du kan eller din dine våre vår når denne dette disse skal har hvordan hvis bli blir ved også deg etter hvilke bruker bruk noe gir å dersom vårt"
    ),
    (
      "fi",
      "ä ö",
      "ja ei tai että ovat sekä myös joka jos ole kun niin on voi sen se tämä tämän voit mukaan olla kanssa sinun jotka siitä kuten käytön varten"
    ),
    (
      "ro",
      "ş ș ț ţ ă î â",
      "și în din sau care sunt prin pentru dacă poate ale de la cu nu al un este pe ca să nostru dvs mai se fi le"
    ),
    (
      "vi",
      "ô ă ã đ ơ ư ê â",
      "và của các bạn không được cho chúng có trong khi với tôi này là để cách hoặc người những từ về thông"
    ),
    (
      "cs",
      "ř ě ů č š ž",
      "je se na že nebo pro jsou které který která podle při ve do za od jako může být tyto této tohoto by si není jeho vaše vašich nám jen také pokud"
    ),
    (
      "sk",
      "ľ ĺ ŕ ô č š ž",
      "je sa na že alebo pre sú ktoré ktorý ktorá podľa pri vo do za od ako môže byť tieto tejto tohto by si nie jeho vaše vašich nám len tiež ak aj"
    ),
    (
      "hr",
      "ć đ č š ž",
      "je se na da ili za su koje koji koja prema pri iz od do kao može biti ove ovaj ovog bi nije njegov vaše vaših nam samo također ako te što sve kako"
    ),
    (
      "sl",
      "č š ž",
      "in je se na da ali za so ki kot pri iz od do lahko biti te ta tega bi ni vaše vaših nam samo tudi če ter jih kako vse vas po"
    ),
    (
      "tr",
      "ö ü ğ ı ş ç â",
      "ve bir bu ile için veya olarak gibi olan her göre diğer ancak kadar sizin de da en daha değil ya size bizim"
    ),
    (
      "id",
      "",
      "yang dan untuk dengan atau anda tidak kami dari di ini ke dalam pada oleh akan dapat adalah kepada jika lain tersebut"
    ),
    (
      "hu",
      "ö ü ő ű",
      "az és hogy nem egy vagy meg is ha által azok ezt csak lehet kell amely ez el azt nincs saját való minden"
    ),
    (
      "ca",
      "ç ò è ï",
      "els les el la de que per una un amb és en no del dels al als es si són aquest aquesta seu seva ha més com ser pot nostre quan sense aquests"
    ),
    (
      "et",
      "ä ö ü õ š ž",
      "ja on ei või et kui see mis oma ka kõik teie meie selle ning seda nende võib olla saab tema kuid"
    ),
    (
      "lt",
      "ą ę ė į ų ū č š ž",
      "ir yra ne kad arba su į iš jūsų mes tai kaip mūsų ar už pagal gali būti šios šią jei kurie kuris bei dėl nuo"
    ),
    (
      "lv",
      "ā ē ī ķ ļ ņ ģ ū č š ž",
      "un ir ne ka vai ar no uz jūsu mēs tas kā mūsu par var būt šīs šo ja kas kuri kurš lai pēc"
    ),
    (
      "gl",
      "ñ",
      "os as do da dos das non unha un seu seus súa súas que con para por estas estes ao na no pode calquera máis coa polo pola se como nós ou"
    ),
    (
      "af",
      "ë ê",
      "die van en is nie vir ons wat om te word kan met of het by as enige sal moet hierdie op in deur ook aan jou"
    ),
    (
      "az",
      "ə ğ ı ş",
      "və bir bu ilə üçün olan edə sizin bizim hər heç ya da olaraq edir biz siz"
    ),
  ]
}
