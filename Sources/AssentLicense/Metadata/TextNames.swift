import AssentManifest

/// Words for a text that binds, beside those for what else has a day from which it holds.
enum TextNames {
  /// Whether folded words name such a text, and neither a law nor what happens under one.
  static func areAlone(in words: [UInt8]) -> Bool {
    !words.split(separator: 0x20).contains(where: others.contains)
      && parts.contains { words.firstOffsets(of: $0, in: words.indices) != nil }
  }

  /// Parts of words for a text: of `Nutzungsbedingungen`, `käyttöehdot`, `podmínky`.
  private static let parts: [[UInt8]] = table.fields(at: " ").map { Array($0.bytes) }

  private static let table: TableText = """
    terms condition polic agreement licen notice statement eula contract document addendum guideline version \
    bedingung vertrag vereinbarung erklärung lizenz agb fassung hinweise politique contrat accord cgu cgv charte política términos condicion acuerdo aviso termini condizion informativa termos condiç \
    voorwaarde beleid overeenkomst verklaring licentie regulamin warunki polityk umow villkor avtal vilkår betingelse \
    politik aftale lisens ehdot ehtoj sopimus seloste lisenssi käytäntö podmínk podmienk smlouv zmluv zásad termeni condiți \
    politic acord οροι πολιτικη συμφωνια συμβαση αδεια умови умов політик угод догов ліценз услови политик соглашен лиценз \
    оферт правил תנאי מדיניות הסכם רישיון dokumen syarat ketentuan kebijakan perjanjian koşul sözleşme şart metn feltétel \
    szerződés tájékoztató szabályzat nyilatkozat
    """

  /// Laws, and what happens under a text, by whole words.
  private static let others = WordSet(
    """
    act law laws regulation directive gdpr code statute price prices fee fees discount offer subscription termination \
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
