import AssentDiagnostics
import AssentManifest

/// Whether words beside a label are about the text itself.
extension ProseMetadataReader {
  /// Where the colon of `Last update of this policy: …` stands, when a few words of no number are
  /// between it and the label of a day.
  func colonBehindWords(
    _ index: Int, _ meaning: MetadataLabels.Meaning, _ line: Range<Int>
  ) -> Int? {
    guard meaning == .updated || meaning == .effective || meaning == .published else { return nil }
    let bytes = source.bytes
    for place in index..<min(line.upperBound, index + 90) {
      switch bytes[place] {
      case UInt8(ascii: ":"): return isOfText(index..<place, line) ? place : nil
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "|"): return nil
      case let byte where isASCIIDigit(byte): return nil
      default:
        if bytes[place..<line.upperBound].starts(with: "：".utf8) {
          return isOfText(index..<place, line) ? place : nil
        }
      }
    }
    return nil
  }

  /// Whether the words between a label and its colon say that a day is one of the text: `Date of this policy:`, and
  /// not `Date of delivery:`.
  private func isOfText(_ words: Range<Int>, _ line: Range<Int>) -> Bool {
    let folded = FoldedText(source.bytes, words).bytes
    let parts = folded.split(separator: 0x20).map(Array.init)
    if parts.contains(where: Self.selfWords.contains) || KindWords.areIn(folded) { return true }
    let label = FoldedText(source.bytes, line.lowerBound..<words.lowerBound).bytes
    let isBare = label.split(separator: 0x20).last.map { Self.bareLabels.contains($0) } ?? false
    return !isBare && !parts.contains(where: Self.eventWords.contains)
  }

  /// Whether a date stands for the end of something: `effective until December 1, 2026`.
  func isEnd(_ between: Range<Int>) -> Bool {
    FoldedText(source.bytes, between).bytes.split(separator: 0x20).contains(
      where: Self.endWords.contains)
  }

  /// Whether a colon behind a date leads to what holds from then on: `Gültig ab 1. Januar 2026: 5 Euro`.
  func isLeadIn(_ end: Int, _ range: Range<Int>) -> Bool {
    end + 2 < range.upperBound && source.bytes[end] == UInt8(ascii: ":")
      && source.bytes[end + 1..<range.upperBound].contains { !isASCIISpace($0) }
  }

  /// Whether a version is that of something else: `Version: 2.0 of the API is supported`.
  func isOfOther(_ end: Int, _ line: Range<Int>) -> Bool {
    let folded = FoldedText(source.bytes, end..<line.upperBound).bytes
    let parts = folded.split(separator: 0x20).map(Array.init)
    return parts.count > 2 && Self.genitiveWords.contains(parts[0])
      && !parts.contains(where: Self.selfWords.contains) && !KindWords.areIn(folded)
  }

  private static let genitiveWords = WordSet("of von der des de del della dell du da do van")

  /// Labels that say of which day they are only with what follows.
  private static let bareLabels = WordSet(
    "date datum stand fecha data дата tarih tarihi dato päivämäärä dátum ημερομηνια tanggal ngày")

  /// Words for the text in which they stand.
  private static let selfWords = WordSet(
    """
    this these our document documents text page notice statement agreement contract policy version
    dieser dieses diese unserer dokuments dokument fassung seite erklärung vereinbarung vertrags vertrages
    présent présente présentes cette ce politique texte
    presente presentes este esta estos estas documento texto política
    questo questa questi queste testo presenti
    deste desta destes destas dit deze tekst niniejszego niniejszej dokumentu tekstu
    настоящей настоящего настоящих документа текста bu belge belgenin
    """)

  /// What happens under a text, and has days of its own.
  private static let eventWords = WordSet(
    """
    delivery termination payment birth purchase invoice order shipment expiry expiration hire departure arrival
    prices price offer fees lieferung kündigung zahlung geburt kauf rechnung bestellung preise preis angebots
    livraison résiliation paiement naissance achat commande prix offre entrega terminación pago nacimiento compra
    precios oferta consegna pagamento nascita acquisto ordine prezzi dostawy płatności urodzenia zakupu cen
    pagamentos nascimento encomenda levering betaling geboorte aankoop prijzen поставки оплаты рождения цен
    """)

  private static let endWords = WordSet(
    "until till through bis jusqu hasta fino até tot do до")
}
