import AssentManifest

extension TableText {
  /// The words as they are written; spaces and ends of lines part them.
  var words: [[UInt8]] {
    var words: [[UInt8]] = []
    words.reserveCapacity(range.count / 8)
    for line in fields(at: "\n") {
      for word in line.fields(at: " ") where !word.isEmpty { words.append(Array(word.bytes)) }
    }
    return words
  }

  /// The words in the form in which they are compared.
  var foldedWords: [[UInt8]] {
    words.map { word in
      // Most are written so.
      word.allSatisfy { $0 &- 0x61 < 26 } ? word : FoldedText(word, 0..<word.count).bytes
    }
  }
}
