import AssentManifest

/// A regulation of personal data that a privacy policy names, such as Regulation (EU) 2016/679.
///
/// Its articles are mentioned there without its name, in tables and parentheses: `Contract (Art. 6(1)(b))`.
enum DataRegulation {
  /// Whether a text names one, by any of its names.
  static func isNamed(in bytes: [UInt8]) -> Bool {
    !names.longestMatches(in: FoldedText(bytes, bytes.indices).bytes, limit: 1).isEmpty
  }

  /// Whether an article with this number is one that policies mention, as those of the legal basis and of rights are.
  static func isCited(_ number: String) -> Bool {
    let digits = number.prefix { $0.isASCII && $0.isNumber }
    guard digits.utf8.count == number.utf8.count, let value = Int(digits) else { return true }
    return value >= 4 && value != 8
  }

  private static let names = PhraseTable<Bool>(
    table.fields(at: ";").map { (phrase: $0, value: true) })

  private static let table: TableText = """
    gdpr; dsgvo; ds gvo; rgpd; rodo; lgpd; kvkk; 2016 679; data protection regulation; grundverordnung; \
    protection des données; protección de datos; protezione dei dati; proteção de dados; \
    verordening gegevensbescherming; dataskyddsförordning*; databeskyttelsesforordning*; personvernforordning*; \
    tietosuoja asetu*; ochronie danych; ochraně osobních; ochrane osobných; általános adatvédelmi; protecția datelor; \
    προστασια δεδομενων; защите персональных; захист персональних
    """
}
