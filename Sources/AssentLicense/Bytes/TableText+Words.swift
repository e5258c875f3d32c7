import AssentManifest

extension TableText {
  /// Calls `body` with each word as it is written; spaces and ends of lines part them.
  func forEachWord(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let bytes = bytes
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x20 || byte == 0x0A {
      if index > start { body(UnsafeBufferPointer(rebasing: bytes[start..<index])) }
      start = index + 1
    }
    if start < bytes.count { body(UnsafeBufferPointer(rebasing: bytes[start...])) }
  }

  /// The words as they are written.
  var words: [[UInt8]] {
    var words: [[UInt8]] = []
    words.reserveCapacity(range.count / 8)
    forEachWord { words.append(Array($0)) }
    return words
  }

  /// Calls `body` with each word in the form in which words are compared.
  func forEachFoldedWord(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    forEachWord { word in
      // Most are written so.
      if word.allSatisfy({ $0 &- 0x61 < 26 }) {
        body(word)
      } else {
        FoldedText(word).bytes.withUnsafeBufferPointer(body)
      }
    }
  }

  /// The words in the form in which they are compared.
  var foldedWords: [[UInt8]] {
    var words: [[UInt8]] = []
    words.reserveCapacity(range.count / 8)
    forEachFoldedWord { words.append(Array($0)) }
    return words
  }
}
