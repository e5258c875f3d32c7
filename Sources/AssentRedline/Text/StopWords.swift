import AssentLicense

/// The words that carry no sense by themselves: between two changes they are no landmark.
enum StopWords {
  /// In lower case; empty for a language without a row.
  static func words(for language: String) -> [String] {
    (table[LanguageTag.language(of: language)] ?? "").split { $0 == " " || $0 == "\n" }.map(
      String.init)
  }

  private static let table: [String: String] = [
    "en": """
    a an the of to in on at by for from with as and or nor but if that which who this these those \
    it its is are was were be been being has have had do does you your we our us they their them \
    he she his her i my me any all such other into than then there so not will may can
    """,
    "de": """
    der die das den dem des ein eine einen einem einer eines und oder aber in im an am auf aus bei \
    mit nach von vom zu zum zur für als auch ist sind war wird werden sie ihr ihre ihren ihrem wir \
    uns unser unsere es er dass wenn wie so sich nicht kann können diese dieser dieses
    """,
    "fr": """
    le la les l un une des du de d et ou mais à au aux en dans par pour sur avec sans ce cet cette \
    ces qui que qu dont il elle ils elles nous vous votre vos notre nos son sa ses leur leurs est \
    sont être a ont n ne pas si tout toute tous toutes se s
    """,
    "es": """
    el la los las un una unos unas de del al a y o u e en con por para sin sobre que se su sus es \
    son ser lo le les nos este esta estos estas si no como más
    """,
    "it": """
    il lo la i gli le un uno una di del dello della dei degli delle a al allo alla ai agli alle da \
    dal dalla in nel nella e o ed od con per su che si è sono non come se
    """,
    "pt": """
    o a os as um uma uns umas de do da dos das em no na nos nas e ou com por para que se seu sua \
    é são não como ao à pelo pela
    """,
    "nl": """
    de het een en of van voor met op in te aan bij uit door is zijn wordt worden u uw wij onze ons \
    dat die dit deze niet als om er
    """,
    "pl": "i lub oraz w we z ze na do od o u za po dla przez jest są to nie się że",
    "ru": "и или в во на с со к по от до из за для о об не что как это его их мы вы",
    "ar": "في من إلى على عن مع أو و أن إن هذا هذه التي الذي لا ما",
    "he": "של את על אל עם או כי לא הוא היא זה אם",
    "ja": "の は が を に で と も へ や から まで より た て し する",
    "zh": "的 和 或 与 在 为 对 将 了 是 及 其 之 等",
    "ko": "및 또는 이 그 저 수 등",
  ]
}
