import AssentManifest

/// A regulation of personal data that a text names, such as Regulation (EU) 2016/679.
///
/// Privacy policies mention its articles without its name, in tables and parentheses: `Contract (Art. 6(1)(b))`.
struct DataRegulation {
  /// Whether the text is about it, as a privacy policy is.
  private let isSubject: Bool

  /// The regulation that a text names, by any of its names; `nil` where it names none.
  init?(isSubject: Bool, namedIn bytes: [UInt8]) {
    guard !Self.names.longestMatches(in: FoldedText(bytes, bytes.indices).bytes, limit: 1).isEmpty
    else { return nil }
    self.isSubject = isSubject
  }

  /// Whether a mention of an article may be of it, in a text that calls no clause so.
  ///
  /// Clauses of agreements are mentioned by their numbers alone, those of the regulation with points: `Art. 6.1b`.
  func has(_ reference: LegalDocument.Reference) -> Bool {
    isSubject || reference.clause == nil
      || reference.number.utf8.contains { isASCIILetter($0) || $0 == UInt8(ascii: "(") }
  }

  private static let names = PhraseTable<Bool>(
    table.fields(at: ";").map { (phrase: $0, value: true) })

  private static let table: TableText = """
    gdpr; dsgvo; ds gvo; rgpd; rodo; lgpd; kvkk; avg; 2016 679; data protection regulation; grundverordnung; \
    protection des données; protección de datos; protezione dei dati; proteção de dados; \
    verordening gegevensbescherming; dataskyddsförordning*; databeskyttelsesforordning*; personvernforordning*; \
    tietosuoja asetu*; ochronie danych; ochraně osobních; ochrane osobných; általános adatvédelmi; protecția datelor; \
    προστασια δεδομενων; защите персональных; захист персональних
    """
}
