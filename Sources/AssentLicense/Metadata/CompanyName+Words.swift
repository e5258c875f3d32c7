// The words by which names of companies are told from those around them.
extension CompanyName {
  /// Words inside of names.
  static let connectors: Set<String> = [
    "of", "and", "de", "la", "le", "du", "des", "der", "und", "et", "y", "e", "di", "del", "da",
    "do",
    "für", "van", "von", "the", "for", "i", "a", "Sociedade", "z",
  ]

  /// Words that begin sentences, and are no part of a name.
  static let openings: Set<String> = [
    "the", "this", "these", "between", "by", "our", "your", "we", "you", "in", "at", "as", "if",
    "when",
    "die", "der", "das", "diese", "dieser", "zwischen", "wir", "von", "la", "le", "les", "el",
    "los",
    "il", "lo", "gli", "o", "os", "ta", "и", "мы", "for", "all", "welcome", "thank",
    "any",
    "dies", "dieses", "diesen", "ein", "eine", "einer", "sie", "ihre", "un", "une", "una", "ce",
    "cette", "este", "esta", "questa", "questo", "dette", "denne", "detta", "deze", "dit",
    "bei", "mit", "durch", "par", "por", "con", "per", "copyright", "company", "provider",
    "anbieter",
  ]

  /// What an agreement is called, which is no party.
  static let documents: Set<String> = [
    "agreement", "terms", "license", "licence", "policy", "conditions", "privacy",
    "bedingungen", "geschäftsbedingungen", "nutzungsbedingungen", "datenschutzerklärung",
    "generales", "générales", "condiciones", "términos", "condizioni", "termini", "voorwaarden",
    "villkor", "vilkår", "warunki", "regulamin", "podmínky", "feltételek", "condiții", "política",
    "politique", "informativa", "условия", "правила", "договор", "соглашение",
    "eula", "notice", "gdpr", "dsgvo", "rgpd",
  ]

  /// What a company sells, by which it may be called, too: `Oak Software, Inc.`, and not `the Oak Service`.
  static let wares: Set<String> = ["service", "services", "website", "software"]

  /// Forms of companies as they are written behind names; one with a point stands for both.
  ///
  /// ``wordlike`` ones are words, too.
  static let forms: Set<String> = Set(
    """
    GmbH gGmbH AG UG KG OHG e.V. e.K. e.U. mbH Ltd LTD Limited LLC L.L.C. LLP Inc INC Corp Corporation \
    PBC Pty PLC plc S.A. SA S.A.S. SAS SASU SARL EURL S.r.l. Srl SRL S.R.L. S.p.A. SpA SPA S.L. SL S.L.U. \
    SLU Lda LDA LTDA Ltda B.V. BV N.V. NV AB ApS A/S AS ASA Oy OY Oyj ry Kft Zrt Nyrt Bt o.o. s.r.o. a.s. \
    d.o.o. OÜ A.Ş. AŞ Şti Α.Ε. ΙΚΕ Co. Company Foundation Association gUG Genossenschaft \
    KGaA Co.KG Co.KGaA PartG PartGmbB eG eGbR GbR Sàrl S.à.r.l. SNC SCS EIRL CVBA VOF SE A.G.
    """.split(separator: " ").map(String.init))

  /// Forms that sentences in capitals have as words of some language: `WHETHER AS AN EMPLOYEE`, `ET SA
  /// RESPONSABILITÉ`, `NO SE GARANTIZA`, `AB DEM TAG`.
  static let wordlike: Set<String> = [
    "AS", "SA", "SE", "AB", "AG", "SPA", "SAS", "SL", "NV", "KG", "UG", "OY",
  ]
}
