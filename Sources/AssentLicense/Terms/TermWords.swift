/// The words by which a text defines a term.
enum TermWords {
  /// Words right behind a term: `means`, `bezeichnet`, `とは`.
  static let verbs = PhraseTable<Void>(
    verbRows.split(separator: "\n").flatMap { row in
      row.split(separator: ":").last?.split(separator: ";").map { ($0.trimmed, ()) } ?? []
    })

  /// Words right before a term that need no verb behind it.
  static let introductions: [[UInt8]] = [
    "when we say", "referred to as", "referred to herein as", "hereinafter",
    "collectively referred to as", "known as", "im folgenden", "nachfolgend", "ci après",
    "ci après dénommé", "ci après dénommée", "en adelante", "di seguito", "doravante", "hierna",
    "dalej", "далее", "以下",
  ].map { Array($0.utf8) }

  /// Words that may stand in a parenthesis before its term: `(collectively, the "Terms")`.
  static let introducing: Set<[UInt8]> = Set(
    introducingRows.split { $0 == "\n" || $0 == " " }.map { Array($0.utf8) })

  private static let introducingRows = """
    the a an collectively each individually together hereinafter hereafter herein referred to as this
    these our us we or and any such either singly respectively also called known for short individual
    der die das den dem im folgenden nachfolgend nachstehend kurz zusammen jeweils sowie fortan genannt
    als gemeinsam einzeln und oder
    ci après dénommé dénommée dénommés dénommées désigné désignée désignés nommés nommées nommé nommée
    appelé appelée la le les l d une un ensemble collectivement et ou individuellement
    en adelante el los las conjuntamente denominado denominados y o di seguito il i gli lo anche
    congiuntamente denominati denominato doravante denominada os as e hierna hierna de het te noemen
    dalej zwane zwany zwana łącznie z далее именуемый именуемые совместно или и по тексту
    """

  /// Words between the names of a list.
  static let conjunctions: [[UInt8]] = [
    "and", "or", "und", "oder", "et", "ou", "y", "o", "e", "en", "of", "i", "lub", "и", "или",
    "the", "a", "an", "collectively", "each", "together", "individually", "または", "及び", "及",
    "和", "或",
  ].map { Array($0.utf8) }

  private static let verbRows = """
    en: means; mean; shall mean; shall have the meaning; will mean; refers to; refer to; refers collectively; refers; refer; has the meaning; have the meaning; has the same meaning; is defined as; are defined as; includes; include; shall include; represents; denotes; is the; is an
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
