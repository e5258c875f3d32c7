import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// Reads what a document says of agreements: in prose, in code and in drawings, line by line.
///
/// It takes a statement only where its words leave no other reading: a line that tells of older and newer
/// versions, of an example or of a condition states nothing.
struct FactReader {
  private(set) var facts: [StatedFact] = []
  private let source: SourceFile

  /// Further facts of one document are not read.
  private static let limit = 500
  /// Longer lines are no statements.
  private static let longestLine = 1_000

  init(_ document: LegalDocument) {
    source = document.markup.source
    let start = document.markup.frontMatter?.content.upperBound ?? 0
    if let words = FactWords.words(of: document.language) {
      readLines(from: start, by: words)
    } else {
      readLines(from: start)
    }
    readIdentifiers(in: document.markup)
  }

  /// Reads the lines of a text in a language with words of its own.
  private mutating func readLines(from start: Int, by words: FactWords) {
    for number in 1...max(source.lineCount, 1) where facts.count < Self.limit {
      let bytes = source.line(number)
      guard bytes.startIndex >= start, bytes.count > 6, bytes.count <= Self.longestLine,
        Self.mayState(bytes), !bytes.starts(with: "<!--".utf8),
        let text = String(validating: bytes, as: UTF8.self),
        let line = WordedLine(text, offset: bytes.startIndex, words: words)
      else { continue }
      if bytes.contains(where: { $0 &- 0x30 < 10 }) {
        let found = [line.version, line.count].compactMap(\.self)
        if !found.isEmpty, !line.isHypothetical { facts += found }
        facts += [line.threshold].compactMap(\.self)
      }
      facts += [line.license].compactMap(\.self)
    }
    // Code is in English whatever the prose is.
    let known = Set(facts.map(\.range))
    let before = facts.count
    readLines(from: start)
    facts = Array(facts[..<before]) + facts[before...].filter { !known.contains($0.range) }
  }

  /// Whether a line has a number, or capitals as names of licenses have; any other states nothing.
  private static func mayState(_ line: ArraySlice<UInt8>) -> Bool {
    line.withUnsafeBufferPointer { line in
      var wasCapital = false
      for byte in line {
        let isCapital = byte &- 0x41 < 26
        if byte &- 0x30 < 10 || wasCapital && isCapital { return true }
        wasCapital = isCapital
      }
      return false
    }
  }

  private mutating func readLines(from start: Int) {
    let bytes = source.bytes
    var position = start
    // One of these stands in each line that states something: "version", "scroll", "bottom", "license",
    // "sections".
    while position + 6 < bytes.count, facts.count < Self.limit {
      guard let hit = Self.next(in: bytes, from: position) else { break }
      let number = source.location(ofByte: hit).line
      let line = source.line(number)
      position = line.endIndex + 1
      guard line.count <= Self.longestLine, line.startIndex >= start,
        let text = String(validating: line, as: UTF8.self)
      else { continue }
      read(FactLine(text, offset: line.startIndex))
    }
  }

  /// What one of stands in each line that states something.
  private static let hits = ["rsio", "crol", "otto", "cens", "cenc", "ctio"].map { Array($0.utf8) }

  /// How far the search goes on by the byte under the end of its window of four.
  private static let skips: [UInt8] = {
    var skips = [UInt8](repeating: 4, count: 256)
    for hit in hits {
      for (index, byte) in hit.enumerated() {
        skips[Int(byte)] = min(skips[Int(byte)], UInt8(3 - index))
      }
    }
    return skips
  }()

  /// The next place with one of ``hits``.
  private static func next(in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      skips.withUnsafeBufferPointer { skips in
        var index = start
        let last = bytes.count - 4
        while index <= last {
          let skip = skips[Int(bytes[index + 3])]
          if skip > 0 {
            index += Int(skip)
            continue
          }
          switch (bytes[index], bytes[index + 1], bytes[index + 2], bytes[index + 3]) {
          case (0x72, 0x73, 0x69, 0x6F), (0x63, 0x72, 0x6F, 0x6C), (0x6F, 0x74, 0x74, 0x6F),
            (0x63, 0x65, 0x6E, 0x73), (0x63, 0x65, 0x6E, 0x63), (0x63, 0x74, 0x69, 0x6F):
            return index
          default: index += 1
          }
        }
        return nil
      }
    }
  }

  private mutating func read(_ line: FactLine) {
    guard !line.isComment else { return }
    let found = line.versions + line.counts
    if !found.isEmpty, !line.isHypothetical { facts += found }
    facts += line.thresholds
    facts += line.licenses
  }

  // MARK: Identifiers

  private mutating func readIdentifiers(in document: Document) {
    for node in document.nodes {
      switch node.kind {
      case .code, .codeBlock: break
      default: continue
      }
      let range = source.bytes(of: node.range)
      var index = range.lowerBound
      while index < range.upperBound, facts.count < Self.limit {
        guard Self.isLetter(source.bytes[index]) else {
          index += 1
          continue
        }
        var end = index
        while end < range.upperBound, Self.isWord(source.bytes[end]) { end += 1 }
        if end - index >= 12, end - index <= 60 {
          let name = String(decoding: source.bytes[index..<end], as: UTF8.self)
          if IdentifierParts(name) != nil {
            facts.append(
              StatedFact(
                topic: .identifier, value: name.lowercased(), written: name, range: index..<end))
          }
        }
        index = end
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
  }

  // MARK: Forms

  /// A version as it is compared: `1.0` of `v1.0.0`.
  static func version(_ text: String) -> String {
    var text = text.hasPrefix("v") || text.hasPrefix("V") ? String(text.dropFirst()) : text
    while text.hasSuffix(".0"), text.split(separator: ".").count > 2 { text.removeLast(2) }
    return text.contains(".") ? text : text + ".0"
  }
}
