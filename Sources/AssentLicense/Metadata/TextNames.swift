import AssentManifest

/// Words for a text that binds, beside those for what else has a day from which it holds.
enum TextNames {
  /// Whether folded words of a sentence name the text in which they stand: `these terms`, `die Nutzungsbedingungen`; and neither
  /// a law, nor a price, nor a text of others: `our privacy policy`, `die Bedingungen der Bank`.
  static func areThisText(_ words: [UInt8]) -> Bool {
    let words = words.split(separator: 0x20)
    if let this = words.firstIndex(where: demonstratives.contains) {
      return !words[..<this].contains(where: others.contains)
        && words[max(0, this - 4)..<min(words.count, this + 6)].contains(where: isName)
    }
    guard let name = words.firstIndex(where: isName), name < 4,
      !words[...name].contains(where: { others.contains($0) || owners.contains($0) })
    else { return false }
    let behind = words[(name + 1)...].prefix(2)
    return !behind.prefix(1).contains(where: genitives.contains)
      || behind.dropFirst().contains(where: purposes.contains)
  }

  /// Whether a word ends with one for a text, but for two letters: `Nutzungsbedingungen`, and not `Lizenzgebühren`.
  private static func isName(_ word: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(word)
    return names.contains { name in
      guard let place = bytes.firstOffsets(of: name, in: bytes.indices) else { return false }
      return bytes[place.upperBound...].count { $0 & 0xC0 != 0x80 } <= 2
    }
  }

  private static let names: [[UInt8]] = table.fields(at: " ").map { Array($0.bytes) }

  private static let table: TableText = """
    terms condition policy policies agreement license licence notice statement eula contract document addendum guideline \
    bylaws bedingung vertrag vereinbarung erklärung lizenz agb fassung hinweise satzung politique contrat accord cgu cgv charte \
    statuts política términos condicion acuerdo aviso licencia estatutos termini condizion informativa licenza statuto termos \
    condições contrato licença estatuto voorwaarde beleid overeenkomst verklaring licentie statuten regulamin warunki polityk \
    umow licencj statut villkor avtal stadgar vilkår betingelse politik aftale lisens vedtægt vedtekt vilkårene ehdot ehtoj \
    sopimus seloste lisenssi käytäntö säännöt podmínk podmienk smlouv zmluv zásad stanov licenc termeni condiții condițiile \
    politic acord οροι πολιτικη συμφωνια συμβαση αδεια умови умов політик угод догов ліценз услови соглашен лиценз оферт \
    политик правила устав статут תנאי מדיניות הסכם רישיון dokumen syarat ketentuan kebijakan perjanjian koşul koşullar sözleşme \
    politika şart şartlar metn feltétel szerződés tájékoztató szabályzat nyilatkozat
    """

  /// What says that a text is the one in which it stands.
  private static let demonstratives = WordSet(
    """
    this these dieser diese dieses diesen vorliegende vorliegenden présent présente présentes cette ces cet este esta estos \
    estas presente presentes questo questa questi queste presenti dit deze niniejszy niniejsza niniejsze denna detta dessa dette \
    disse denne nämä tämä tyto tato tento této toto acest această acești aceste prezenta prezentul prezentele prezentii настоящие \
    настоящая настоящее настоящий данные эти эта ці ця цей ini bu işbu jelen ezen παροντεσ παρουσα παρον αυτοι אלה אלו זה זו
    """)

  /// Whose a text is that somebody calls his, or another one's: `our privacy policy`, `Google's terms`.
  private static let owners = WordSet(
    """
    our s their its unsere unserer ihre deren notre nos leur leurs nuestra nuestro nuestros nuestras nostra nostre nostri nossa \
    nossos onze ons hun nasza nasze vår våra vores våre meidän naše naši noastră noastre наша наши наші kami
    """)

  private static let genitives = WordSet(
    "of der des von de du d della del dell dei delle da do dos van av af για του τησ dari"
  )

  /// For what a text is, in its own name: `terms of service`.
  private static let purposes = WordSet(
    """
    service services use sale sales license utilisation vente l uso servicio venta servizio \
    utilizzo vendita serviço utilização gebruik
    """)

  /// Laws, and what happens under a text, by whole words.
  private static let others = WordSet(
    """
    act law laws regulation directive gdpr statute price prices fee fees discount termination \
    cancellation withdrawal gesetz verordnung grundverordnung richtlinie dsgvo bgb preis preise preisliste rabatt angebot \
    kündigung widerruf rücktritt loi règlement rgpd prix tarifs tarif offre résiliation rétractation ley reglamento precio \
    precios tarifas oferta terminación cancelación legge regolamento prezzo prezzi tariffe recesso lei regulamento preço preços \
    rescisão cancelamento wet verordening avg prijs prijzen tarieven aanbod opzegging ustawa rozporządzenie rodo cena ceny \
    cennik wypowiedzenie lag lagen förordning förordningen pris priser priset priserna uppsägning lov loven forordning \
    forordningen priserne opsigelse prisene oppsigelse laki asetus hinta hinnat irtisanominen zákon nařízení výpověď legea \
    regulamentul preț prețuri prețul prețurile закон регламент цена цены тариф тарифы ціна ціни тарифи νομοσ κανονισμοσ \
    τιμη τιμεσ החוק תקנות מחיר מחירים undang harga kanun yönetmelik fiyat fiyatlar törvény rendelet ár árak
    """)
}
