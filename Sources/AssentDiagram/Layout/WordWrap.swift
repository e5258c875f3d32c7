import AssentDiagnostics

/// The words of a line, measured, to break it at spaces or within words that are too long.
///
/// Sizes add up: columns, or thousandths of an em.
struct WordWrap {
  private struct Word {
    var bytes: Range<Int>
    var size: Int
  }

  typealias Measure = (UnsafeBufferPointer<UInt8>) -> Int

  private let line: String
  private let space: Int
  private let measure: Measure
  private var words: [Word] = []
  /// The size of the whole line.
  let size: Int

  init(_ line: String, space: Int, measure: @escaping Measure) {
    var line = line
    self.space = space
    self.measure = measure
    var words: [Word] = []
    words.reserveCapacity(8)
    size = line.withUTF8 { bytes in
      var start = 0
      for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: " ") {
        if start < end {
          let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
          words.append(Word(bytes: start..<end, size: measure(word)))
        }
        start = end + 1
      }
      return measure(bytes)
    }
    self.line = line
    self.words = words
  }

  var longest: Int { words.lazy.map(\.size).max() ?? 0 }

  /// The fewest lines that are not larger than `limit`, as even as these allow.
  ///
  /// - Parameter drawn: what a size comes to, which the limit is of.
  func lines(limit: Int, drawn: (Int) -> Int = { $0 }) -> [String] {
    if drawn(size) <= limit { return [line] }
    let words = drawn(longest) > limit ? broken(limit) : words
    func count(_ limit: Int) -> Int {
      var count = 1
      var used = -space
      for word in words {
        if used > -space, drawn(used + space + word.size) > limit {
          count += 1
          used = -space
        }
        used += space + word.size
      }
      return count
    }
    let fewest = count(limit)
    // The narrowest limit that needs no more lines.
    let least = max(drawn(words.lazy.map(\.size).max() ?? 0), limit / 2)
    let narrowest =
      least < limit ? (least..<limit).partitioningIndex { count($0) <= fewest } : limit
    var line = line
    return line.withUTF8 { bytes in
      var result: [String] = []
      var text: [UInt8] = []
      var used = -space
      for word in words {
        if used > -space, drawn(used + space + word.size) > narrowest {
          result.append(String(decoding: text, as: UTF8.self))
          text.removeAll(keepingCapacity: true)
          used = -space
        }
        if used > -space { text.append(UInt8(ascii: " ")) }
        text += bytes[word.bytes]
        used += space + word.size
      }
      result.append(String(decoding: text, as: UTF8.self))
      return result
    }
  }

  /// The words with those in pieces, of whole characters, that are larger than `limit`; where it
  /// can be, a piece ends after a sign such as a dash or a slash.
  private func broken(_ limit: Int) -> [Word] {
    var result: [Word] = []
    for word in words {
      if word.size <= limit {
        result.append(word)
        continue
      }
      let utf8 = line.utf8
      var index = utf8.index(utf8.startIndex, offsetBy: word.bytes.lowerBound)
      let end = utf8.index(index, offsetBy: word.bytes.count)
      var piece = Word(bytes: word.bytes.lowerBound..<word.bytes.lowerBound, size: 0)
      // The part of the piece up to its last sign.
      var part = piece
      while index < end {
        let next = line.index(after: index)
        var text = String(line[index..<next])
        let (bytes, size) = text.withUTF8 { ($0.count, measure($0)) }
        if !piece.bytes.isEmpty, piece.size + size > limit {
          let cut = part.size * 3 > limit ? part : piece
          result.append(cut)
          let rest = piece.size - cut.size
          piece = Word(bytes: cut.bytes.upperBound..<piece.bytes.upperBound, size: rest)
          part = Word(bytes: cut.bytes.upperBound..<cut.bytes.upperBound, size: 0)
        }
        piece.bytes = piece.bytes.lowerBound..<(piece.bytes.upperBound + bytes)
        piece.size += size
        if Self.signs.contains(text) { part = piece }
        index = next
      }
      if !piece.bytes.isEmpty { result.append(piece) }
    }
    return result
  }

  private static let signs: Set<String> = ["-", "/", ":", ".", "_", ",", ";", "=", "&", "?", "@"]
}
