import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let doubledWord = Rule(
    id: .doubledWord, group: .text, severity: .warning,
    summary: "A word is repeated.",
    rationale:
      "It is nearly always a typing error, and readers of agreements look for meaning.",
    accepts: [
      "The fact that that license had had no end is clear.\n", "Bora Bora, New York New York\n",
      "the the-matic, is.is\n",
      "---\nlanguage: fr\n---\n\nNous nous engageons en en avertissant le client.\n",
      "---\nlanguage: es\n---\n\ndel Contenido contenido en ellos\n",
      "---\nlanguage: id\n---\n\nUndang undang dan syarat syarat\n",
      "---\nlanguage: vi\n---\n\nluôn luôn\n",
      "The keys of the garden are lent to the members of the club, and that is all that there is.\n\n"
        + "Nous nous engageons à prêter les clés du jardin dans les trois jours, et nous vous prions de ne pas les "
        + "perdre sur les chemins du jardin, que nous fermons pour vous.\n",
      "The Customer Customer Data is kept. Customer Customer means you. In Walla Walla it rains.\n",
    ],
    rejects: [
      "You may use the ⟪the⟫ Software.\n", "The ⟪the⟫ Software\n", "rights under\n⟪under⟫ this\n",
      "---\nlanguage: es\n---\n\nLos cambios en ⟪en⟫ la política\n",
      "---\nlanguage: de\n---\n\nfür ⟪für⟫ den Vertrag, der Vertrag bindet ⟪bindet⟫\n",
      "The Customer ⟪Customer⟫ pays.\n",
      "\"Work\" means tools. We lend the Work ⟪Work⟫, and no other.\n",
      "---\nlanguage: de\n---\n\nDer Kunde ⟪Kunde⟫ zahlt.\n",
      "---\nlanguage: fr\n---\n\nLe Client ⟪Client⟫ paie.\n",
    ]
  ) { subject, findings in
    guard !subject.prose.doubledWords.isEmpty else { return }
    let language = LanguageTag.language(of: subject.document.language)
    // A text whose language is not known is taken for English.
    let isKnown = language != "en" || subject.readsAsEnglish
    var blocks = BlockLanguages(subject.document.markup, of: language)
    lazy var terms = Set(subject.document.terms.map(\.name))
    for place in subject.prose.doubledWords {
      let word = subject.string(of: place)
      if word.first?.isUppercase ?? false {
        guard subject.isInSentence(place), word.count > 3,
          isSide(word, language) || terms.contains(word)
        else { continue }
      } else {
        guard isKnown ? isFault(word, in: language) : neverDoubled.contains(word) else { continue }
      }
      guard !blocks.isForeign(Int(place.node)) else { continue }
      findings.report(
        "'\(word)' is repeated", atBytes: subject.bytes(of: place), help: "remove one")
    }
  }

  /// Whether a word with a capital names a side of an agreement.
  private static func isSide(_ word: String, _ language: String) -> Bool {
    if language == "de" { return germanSides.contains(word) }
    return RoleWords.tables[language]?.role(of: Array(word.utf8)[...]) != nil
  }

  /// ``RoleWords`` has none of German.
  private static let germanSides: Set = [
    "Kunde", "Kunden", "Anbieter", "Anbieters", "Auftraggeber", "Auftraggebers", "Auftragnehmer",
    "Auftragnehmers", "Lizenzgeber", "Lizenzgebers", "Lizenznehmer", "Lizenznehmers", "Nutzer",
    "Nutzers", "Käufer", "Käufers", "Verkäufer", "Verkäufers", "Mieter", "Mieters", "Vermieter",
    "Vermieters", "Besteller", "Bestellers", "Lieferant", "Lieferanten", "Dienstleister",
  ]

  private static func isFault(_ word: String, in language: String) -> Bool {
    if language == "en" {
      return !doubledInEnglish.contains(word) && word.utf8.allSatisfy { $0 < 0x80 }
    }
    if let small = smallWords[language], small.contains(Substring(word)) { return true }
    // Long words are doubled on purpose in languages that have that for plurals or emphasis.
    return withoutReduplication.contains(language) && word.count >= 5
      && word.first?.isLowercase == true
      && !doubledOnPurpose.contains(word)
  }

  /// Words that English doubles.
  private static let doubledInEnglish: Set = [
    "that", "had", "is", "do", "very", "so", "no", "yes", "bye", "ha", "blah", "many", "much",
    "more", "far", "long", "there", "now", "tut", "hip", "knock", "her", "it", "in", "on", "etc",
    "x", "i", "b", "c", "d", "e",
  ]

  private static let withoutReduplication: Set = [
    "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "no", "pl", "cs", "sk", "ro", "fi", "ru",
    "uk", "bg", "el", "ca", "hr", "sl", "hu",
  ]
  private static let doubledOnPurpose: Set = [
    "vous", "nous", "piano", "quasi", "proprio", "luego", "appena", "immer", "steeds", "tijdens",
    "только", "почти", "aller",
    // The noun and its participle: `Contenido contenido en ellos`.
    "contenido", "contenuto", "contenu",
  ]

  /// Small words of a language that are never doubled.
  private static let smallWords: [String: Set<Substring>] = [
    "de":
      "und oder mit von zu auf für nicht durch bei aus nach dem des ein eine einer über unter kann wird ist sind hat",
    "fr":
      "les des du et une dans sur pour par avec ou la le un aux sans sous est ces son sa ses peut doit",
    "es": "el la los las y en con por para que de del un una o al su sus es como a puede debe",
    "it":
      "e il la gli i per con di da in del della dello dei delle che o un una nel nella al alla può deve",
    "pt": "o os as e em com por para que de do da dos das um uma ou ao na no nos nas pode deve",
    "nl": "een en van of op voor met aan door bij uit niet naar",
    "sv": "och av för till med på en ett från eller om inte vid kan ska",
    "da": "og af for til med på en et fra eller om ikke ved kan skal",
    "nb": "og av for til med på en et fra eller om ikke ved kan skal",
    "pl": "i w z na do oraz lub przez dla od przy jest nie o u za może",
    "cs": "a v z na do nebo pro od při je není o u za s k může",
    "ru": "и в с на до или для от при не о у за к по из может",
    "uk": "і в з на до або для від при не о у за та може",
    "ro": "și de la în cu pe sau din pentru un o ale al poate",
    "fi": "ja on tai ei sekä että voi", "hu": "és az a vagy nem hogy egy", "tr": "ve ile için veya",
    "id": "yang dan untuk dengan atau dari di ke pada ini",
    "el": "και της του την το των στο για με",
    "vi": "của và các được cho với trong là", "ca": "i els les en amb per que de del un una",
  ].mapValues { Set($0.split(separator: " ")) }

  /// Words that are never doubled, in whatever language.
  private static let neverDoubled: Set = [
    "und", "oder", "les", "des", "dans", "los", "las", "para", "gli", "della", "een", "van", "och",
    "att", "the", "of", "and", "to",
  ]
}

extension LintSubject {
  /// Whether the second of two equal words goes on a sentence: words stand before both, and behind it no other
  /// with a capital, as in `the Customer Customer Data`.
  fileprivate func isInSentence(_ place: ProseScan.Place) -> Bool {
    let text = document.markup.bytes(document.markup.nodes[Int(place.node)].literal)
    let before = text.prefix(max(0, Int(place.start - place.count) - 2))
    guard let last = before.last, (last | 0x20) &- 0x61 < 26 || last >= 0x80 else { return false }
    let behind = text.dropFirst(Int(place.start + place.count)).prefix(5)
    guard let mark = behind.first else { return false }
    if mark != 0x20 { return ".,;".utf8.contains(mark) }
    return String(decoding: behind.dropFirst(), as: UTF8.self).first?.isLowercase ?? false
  }
}
