/// The words by which a text defines a term.
enum TermWords {
  /// Words right behind a term: `means`, `bezeichnet`, `とは`.
  static let verbs = PhraseTable<Void>(
    verbRows.split(separator: "\n").flatMap { row in
      row.split(separator: ":").last?.split(separator: ";").map { ($0.trimmed, ()) } ?? []
    })

  /// Words right before a term that need no verb behind it.
  static let introductions: [[UInt8]] = [
    "when we say", "by", "referred to as", "referred to herein as", "hereinafter",
    "collectively referred to as", "known as", "im folgenden", "nachfolgend", "ci après",
    "ci après dénommé", "ci après dénommée", "en adelante", "di seguito", "doravante", "hierna",
    "dalej", "далее", "以下",
  ].filter { $0 != "by" }.map { Array($0.utf8) }

  /// Words between the names of a list.
  static let conjunctions: [[UInt8]] = [
    "and", "or", "und", "oder", "et", "ou", "y", "o", "e", "en", "of", "i", "lub", "и", "или",
    "the", "a", "an", "collectively", "each", "together", "individually", "または", "及び", "及",
    "和", "或",
  ].map { Array($0.utf8) }

  private static let verbRows = """
    en: means; mean; shall mean; shall have the meaning; will mean; refers to; refer to; refers collectively; refers; refer; has the meaning; have the meaning; has the same meaning; is defined as; are defined as; includes; include; shall include; represents; denotes; is any; is the; is an
    de: bezeichnet; bezeichnen; bedeutet; bedeuten; meint; im sinne; steht für; ist jede; sind alle; umfasst
    fr: désigne; désignent; signifie; signifient; s entend; s entendent; fait référence; renvoie; a le sens; comprend
    es: significa; significan; se refiere; se refieren; se entiende; designa; hace referencia; tendrá el significado
    it: significa; significano; indica; indicano; si intende; si intendono; si riferisce; designa
    pt: significa; significam; refere se; referem se; entende se; designa
    nl: betekent; betekenen; verwijst naar; verwijzen naar; wordt verstaan; duidt
    pl: oznacza; oznaczają; odnosi się; należy przez to rozumieć; rozumie się
    ru: означает; означают; обозначает; понимается; относится к
    ja: とは; は; をいいます; を意味; といいます; という; と称し
    zh: 是指; 指; 系指; 意指; 意为; 表示
    ko: 이란; 란; 은; 는; 이라 함은; 라 함은
    ar: تعني; يعني; يقصد; يشير; تشير; يقصد به; يقصد بها
    """
}
