extension String {
  /// The text with words in place of some of its scalars.
  ///
  /// By scalar and not by character: `'` with an accent after it, `<` behind U+0D4E and a line end behind
  /// a carriage return are one character with it, which is another one than the sign, and whoever reads
  /// the bytes finds the sign all the same.
  package func replacing(scalars words: [Unicode.Scalar: String]) -> String {
    guard unicodeScalars.contains(where: { words[$0] != nil }) else { return self }
    var out = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let word = words[scalar] {
        out.append(contentsOf: word.unicodeScalars)
      } else {
        out.append(scalar)
      }
    }
    return String(out)
  }
}
