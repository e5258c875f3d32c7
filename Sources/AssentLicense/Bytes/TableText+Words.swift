import AssentManifest

extension TableText {
  /// The words as they are written; spaces and ends of lines part them.
  var words: [[UInt8]] {
    bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { Array($0) }
  }

  /// The words in the form in which they are compared.
  var foldedWords: [[UInt8]] {
    words.map { word in
      // Most are written so.
      word.allSatisfy { $0 &- 0x61 < 26 } ? word : FoldedText(word, 0..<word.count).bytes
    }
  }
}
