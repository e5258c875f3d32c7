extension BindingWords {
  /// Where words stand that most sentences about a binding version have, in source order.
  ///
  /// Most texts have none of them, and need not be looked at thought by thought.
  static func likelyPlaces(in bytes: [UInt8]) -> [Int] { likely.places(in: bytes, limit: 200) }

  private static let likely = ByteWords([
    "prevail", "overning language", "inding version", "uthoritative", "takes precedence", "assgeb",
    "erbindlich", "bindend", "fassung", "fait foi", "fera foi", "font foi", "revale", "revaldr",
    "hace fe", "fa fede", "oorslag", "ozstrzyga", "aßgeb", "révau", "hará fe", "farà fede",
    "faz fé", "ierwszeń", "реимуществ", "риоритет", "ревалир", "優先", "正文", "正本", "为准", "為準",
    "优先", "우선", "정본",
  ])
}
