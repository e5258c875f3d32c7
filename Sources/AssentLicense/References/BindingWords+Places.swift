extension BindingWords {
  /// Where words stand that most sentences about a binding version have, in source order.
  ///
  /// Most texts have none of them, and need not be looked at thought by thought.
  static func likelyPlaces(in bytes: [UInt8]) -> [Int] {
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    var places: [Int] = []
    for word in isASCII ? asciiWords : asciiWords + otherWords {
      var start = 0
      while places.count < 200, let found = bytes.firstOffsets(of: word, in: start..<bytes.count) {
        places.append(found.lowerBound)
        start = found.upperBound
      }
    }
    return places.sorted()
  }

  private static let asciiWords: [StaticString] = [
    "prevail", "overning language", "inding version", "uthoritative", "takes precedence", "assgeb",
    "erbindlich",
    "bindend", "fassung", "fait foi", "fera foi", "font foi", "revale", "revaldr", "hace fe",
    "fa fede", "oorslag",
    "ozstrzyga",
  ]

  private static let otherWords: [StaticString] = [
    "aßgeb", "révau", "hará fe", "farà fede", "faz fé", "ierwszeń", "реимуществ", "риоритет",
    "ревалир",
    "優先", "正文", "正本", "为准", "為準", "优先", "우선", "정본",
  ]
}
