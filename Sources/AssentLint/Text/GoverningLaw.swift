import AssentLicense

/// The words by which sentences say that the law of a country or state governs a text, in English, German and French.
enum GoverningLaw {
  /// What every such sentence has, as it is written.
  static func needles(of language: String) -> [[UInt8]]? { needles[language] }

  private static let needles = [
    "en": ["overn", "OVERN"], "de": [" Recht", " RECHT"], "fr": [" droit", " loi"],
  ].mapValues { $0.map { Array($0.utf8) } }

  /// The words of a sentence that says without a condition that some law governs the text; `nil` of any other.
  ///
  /// - Parameter text: the sentence as ``FoldedText`` has it.
  static func claim(in text: [UInt8], language: String) -> [String]? {
    let sentence = " " + String(decoding: text, as: UTF8.self) + " "
    guard let words = verbs[language], words.contains(where: sentence.contains),
      let subjects = subjects[language], subjects.contains(where: sentence.contains),
      !conditions.contains(where: sentence.contains)
    else { return nil }
    return sentence.split(separator: " ").map(String.init)
  }

  /// The one law that the words of such a sentence name.
  static func law(named all: [String]) -> String? {
    var laws = Set(
      names(in: all).filter { isLaw($0.range, in: all) }.map(\.law))
    // `the laws of Oregon and the federal laws of the United States`
    if laws.count == 2, let part = laws.first(where: { $0.contains("-") }) {
      laws.remove(String(part.prefix(2)))
    }
    return laws.count == 1 ? laws.first : nil
  }

  /// Two laws that the words of such a sentence join, so that both are to govern: `the laws of England and the laws of
  /// Delaware`, `the laws of England and Delaware`; `nil` where one is of a part of the country of the other.
  static func joined(named all: [String]) -> (first: String, second: String)? {
    let names = names(in: all)
    for (one, other) in zip(names, names.dropFirst())
    where !mayAgree(one.law, other.law) {
      let between = all[one.range.upperBound..<other.range.lowerBound]
      guard between.contains(where: ands.contains),
        between.allSatisfy({ ands.contains($0) || laws.contains($0) || fillers.contains($0) }),
        // `the laws of England, and Delaware courts`
        isLaw(other.range, in: all) || isLaw(one.range, in: all) && endsLaws(other.range, in: all)
      else { continue }
      return (one.law, other.law)
    }
    return nil
  }

  /// Whether nothing stands behind the name of a country or state that it may be part of.
  private static func endsLaws(_ range: Range<Int>, in words: [String]) -> Bool {
    range.upperBound == words.count || endings.contains(words[range.upperBound])
  }

  /// The names of countries and states, the longest at each place.
  private static func names(in words: [String]) -> [(law: String, range: Range<Int>)] {
    var found: [(law: String, range: Range<Int>)] = []
    var index = 0
    while index < words.count {
      let longest = (1...4).reversed().lazy.compactMap { count -> (String, Range<Int>)? in
        guard index + count <= words.count else { return nil }
        return byName[words[index..<index + count].joined(separator: " ")]
          .map { ($0, index..<index + count) }
      }.first
      if let longest { found.append(longest) }
      index = longest?.1.upperBound ?? index + 1
    }
    return found
  }

  /// Whether the name of a country or state stands where a sentence names a law: `laws of the State of Oregon`,
  /// `Irish law`, `Recht der Schweiz`, `droit français`.
  private static func isLaw(_ range: Range<Int>, in words: [String]) -> Bool {
    let before = words[..<range.lowerBound].suffix(mostFillers).last { !fillers.contains($0) }
    let behind = range.upperBound < words.count ? words[range.upperBound] : ""
    return before.map(laws.contains) ?? false || laws.contains(behind)
  }

  /// Whether two laws are one, or one is of a part of the country of the other.
  static func mayAgree(_ one: String, _ other: String) -> Bool {
    one == other || one.prefix(2) == other.prefix(2) && one.contains("-") != other.contains("-")
  }

  static func name(_ law: String) -> String { shown[law] ?? law }

  static func namesRegion(_ title: String) -> Bool {
    let text = FoldedText(Array(title.utf8), 0..<title.utf8.count).bytes
    let words = String(decoding: text, as: UTF8.self).split(separator: " ").map(String.init)
    return words.contains(where: regions.contains) || !names(in: words).isEmpty
  }

  private static let verbs = [
    "en": [" governed ", " govern ", " governs "],
    "de": [
      " es gilt ", " gilt das ", " gilt ausschließlich ", " unterliegt ", " unterliegen ",
      " anwendbar ", " anwendung ",
    ],
    "fr": [" régi", " soumis"],
  ]
  private static let subjects = [
    "en": [
      " this agreement ", " these terms ", " the agreement ", " this license ", " this licence ",
      " this contract ",
      " this policy ", " this eula ", " the terms ", " these conditions ", " these general ",
    ],
    "de": [
      " es gilt ", " gilt das ", " gilt ausschließlich ", " diesen vertrag ", " dieser vertrag ",
      " diese bedingungen ",
      " diese nutzungsbedingungen ", " diese agb ", " dieses vertrags ", " das vertragsverhältnis ",
    ],
    "fr": [
      " présentes ", " présent contrat ", " présent accord ", " présente licence ", " contrat est ",
    ],
  ]
  /// What says for whom, or when, a law governs, or that another text is meant.
  private static let conditions = [
    " if ", " unless ", " except ", " where ", " reside", " residing ", " located ", " domicile",
    " outside ",
    " consumer", " depending ", " customers in ", " users in ", " for users ", " either ",
    " applicable law", " any other ",
    " wenn ", " soweit ", " sofern ", " falls ", " außer ", " verbraucher", " si ", " sauf ",
    " consommateur", " lorsque ",
    " hors ", " arbitration ", " clauses ", " not ", " nicht ", " ne ", " addendum ",
  ]
  /// More fillers than these stand nowhere before a name.
  private static let mostFillers = 12
  private static let fillers: Set = [
    "the", "state", "of", "a", "republic", "commonwealth", "federal", "province", "kingdom",
    "country",
    "internal",
    "substantive", "der", "des", "republik", "bundesrepublik", "la", "le", "l", "de", "du",
    "confédération", "république",
    "swiss",
  ]
  private static let ands: Set = [
    "and", "as", "well", "both", "by", "und", "sowie", "das", "dem", "et", "ainsi", "que", "les",
    "au",
  ]
  private static let endings: Set = [
    "without", "excluding", "exclusive", "regardless", "and", "which", "that", "as", "shall",
    "will", "govern", "governs", "apply", "ohne", "unter", "sans", "à",
  ]
  private static let laws: Set = ["law", "laws", "recht", "rechts", "droit", "loi", "lois"]
  private static let regions: Set = [
    "europe", "european", "eu", "eea", "us", "usa", "uk", "americas", "america", "asia", "africa",
    "oceania", "emea",
    "apac", "residents", "country", "countries", "regional", "europa", "länder",
  ]

  /// The laws by the names of their countries.
  private static let byName = Dictionary(
    table.flatMap { row in row.names.map { ($0, row.law) } }, uniquingKeysWith: { one, _ in one })

  /// What messages call them.
  private static let shown = Dictionary(
    table.map { row in
      let words = row.names[0].split(separator: " ").map { word in
        word == "and" ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
      }
      return (row.law, words.joined(separator: " "))
    }, uniquingKeysWith: { one, _ in one })

  private static let table: [(law: String, names: [String])] = rows.split(separator: "\n").map {
    let fields = $0.split(separator: "|").map(words)
    return (fields[0], fields.dropFirst().joined().split(separator: ";").map(words))
  }

  private static func words(_ text: Substring) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  /// `law | name; other names`. The law of a part of a country has that of the country before its dash.
  private static let rows = """
    IE | ireland; irish; irland; irisches; irischem; irlandais
    GB | united kingdom; british
    GB-E | england and wales; england; english; englisches; englischem; anglais
    GB-S | scotland; scottish; scots
    DE | germany; german; deutschland; deutsches; deutschem; deutsche; allemand
    AT | austria; austrian; österreich; österreichisches; österreichischem; autrichien
    CH | switzerland; swiss; schweiz; schweizer; schweizerisches; schweizerischem; suisse
    FR | france; french; französisches; französischem; frankreich; français; française; françaises
    BE | belgium; belgian; belgisches; belgischem; belgien; belge; belgique
    LU | luxembourg; luxemburgisches; luxembourgeois; luxemburg
    NL | netherlands; dutch; niederländisches; niederländischem; niederlande; néerlandais
    ES | spain; spanish; spanisches; spanischem; espagnol
    IT | italy; italian; italienisches; italienischem; italien
    PT | portugal; portuguese; portugais
    PL | poland; polish; polnisches; polnischem; polonais
    SE | sweden; swedish; suédois
    NO | norway; norwegian
    DK | denmark; danish
    FI | finland; finnish
    EE | estonia; estonian
    CZ | czech republic; czech
    MT | malta; maltese
    CY | cyprus
    IL | israel; israeli
    IN | india; indian
    SG | singapore
    HK | hong kong
    CN | china; chinese
    JP | japan; japanese
    KR | korea; korean
    NZ | new zealand
    ZA | south africa
    AU | australia; australian
    AU-N | new south wales
    AU-V | victoria
    AU-Q | queensland
    CA | canada; canadian; canadien
    CA-O | ontario
    CA-B | british columbia
    CA-Q | quebec; québec; québécois
    CA-A | alberta
    US | united states; united states of america; usa; american
    US-CA | california
    US-NY | new york
    US-DE | delaware
    US-TX | texas
    US-FL | florida
    US-WA | washington
    US-OR | oregon
    US-MA | massachusetts
    US-NV | nevada
    US-IL | illinois
    US-GA | georgia
    US-CO | colorado
    US-UT | utah
    US-AZ | arizona
    US-VA | virginia
    US-NJ | new jersey
    US-PA | pennsylvania
    US-OH | ohio
    US-MI | michigan
    US-MN | minnesota
    US-NC | north carolina
    US-TN | tennessee
    US-MD | maryland
    US-CT | connecticut
    US-WI | wisconsin
    US-WY | wyoming
    """
}
