import AssentManifest
import AssentMarkup

// Names without marks: between commas, in headings, in sentences of a fixed form.
extension TermReader {
  /// `, hereinafter the Company,`: a name between commas behind words that introduce it.
  mutating func readAside(_ comma: Int, _ scan: Scan) {
    let start = comma + 1
    let limit = min(scan.range.upperBound, start + 120)
    var end = start
    while end < limit {
      let byte = bytes[end]
      if Array(",;)\n(".utf8).contains(byte) { break }
      if byte == UInt8(ascii: "."), end + 1 == limit || isASCIISpace(bytes[end + 1]) { break }
      end += 1
    }
    guard end < scan.range.upperBound || end == limit, !hasMark(start..<end) else { return }
    let inside = FoldedText(bytes, start..<end, keepsOrigins: true)
    guard let match = TermWords.introductions.longestMatch(in: inside.bytes, at: 0),
      let name = behindIntroductions(inside, from: match.end)
    else { return }
    let range = name..<withoutClosing(name..<end)
    guard range.count <= 60, isTitled(stripped(range)) else { return }
    addBareNames(range, scan.node)
  }

  /// Whether a comma stands before the beginning of words such as *hereinafter*; few do.
  @inline(__always)
  static func mayBeginAside(_ bytes: UnsafeBufferPointer<UInt8>, _ comma: Int) -> Bool {
    guard comma + 5 < bytes.count, bytes[comma + 1] == 0x20 else { return false }
    let key =
      UInt32(bytes[comma + 2] | 0x20) << 16 | UInt32(bytes[comma + 3]) << 8
      | UInt32(bytes[comma + 4])
    return asides.contains(key)
  }

  /// The first three bytes of words that introduce a name between commas.
  private static let asides: Set<UInt32> = Set(
    [
      "her", "nac", "im ", "for", "ci-", "dén", "dés", "en ", "de ", "di ", "d'o", "den", "ind",
      "dor", "adi", "a s", "des", "hie", "ver", "nad", "zwa", "dal", "dál", "ozn", "име", "дал",
      "над", "імен", "ned", "här", "häd", "i d", "jäl", "myö", "a t", "tov", "num", "în ", "bun",
      "kıs", "sel", "yan", "sau", "εφε", "στο", "καλ", "להל",
    ].compactMap { word in
      let bytes = Array(word.utf8.prefix(3))
      return bytes.count == 3
        ? UInt32(bytes[0] | 0x20) << 16 | UInt32(bytes[1]) << 8 | UInt32(bytes[2]) : nil
    })

  /// Where a name begins behind further introductions and articles: `hereinafter referred to as the`.
  func behindIntroductions(_ inside: FoldedText, from start: Int) -> Int? {
    var position = start
    // A stem ends within its word.
    while position < inside.bytes.count, inside.bytes[position] != 0x20 {
      guard !Scalars.mayBeginAnywhere(inside.bytes[position]) else { break }
      position += 1
    }
    while position < inside.bytes.count {
      let word = position + (inside.bytes[position] == 0x20 ? 1 : 0)
      guard word < inside.bytes.count else { return nil }
      let end = inside.bytes[word...].firstIndex(of: 0x20) ?? inside.bytes.count
      if let match = TermWords.introductions.longestMatch(in: inside.bytes, at: word) {
        position = inside.bytes[match.end...].firstIndex(of: 0x20) ?? inside.bytes.count
      } else if TermWords.introducing.contains(inside.bytes[word..<end]),
        !(end == inside.bytes.count && isCapital(inside, word..<end))
      {
        position = end
      } else {
        position = word
        break
      }
    }
    guard position < inside.bytes.count, position < inside.origins.count else { return nil }
    return Int(inside.origins[position])
  }

  /// Whether a word of folded text is written with a capital: `ПО` of `(далее – ПО)`.
  private func isCapital(_ inside: FoldedText, _ word: Range<Int>) -> Bool {
    guard word.upperBound <= inside.origins.count else { return false }
    let start = Int(inside.origins[word.lowerBound])
    return LetterCase(of: bytes[start..<min(bytes.count, start + 4)]) == .capital
  }

  /// Where a name ends, before words such as `genannt` and `olarak anılacaktır`.
  func withoutClosing(_ range: Range<Int>) -> Int {
    let inside = FoldedText(bytes, range, keepsOrigins: true)
    for (index, byte) in inside.bytes.enumerated() where byte == 0x20 {
      if TermWords.closings.longestMatch(in: inside.bytes, at: index + 1) != nil {
        return Int(inside.origins[index])
      }
    }
    return range.upperBound
  }

  /// `Acceptable Use Policy (the “AUP”)` as a heading; the heads of entries that are headings.
  mutating func readHeading(_ node: Int) {
    let range = document.byteRange(of: document.nodes[node])
    if let list = definitions.list(of: node), definitions.isEntry(heading: node) {
      var start = range.lowerBound
      while start < range.upperBound, bytes[start] == UInt8(ascii: "#") || bytes[start] == 0x20 {
        start += 1
      }
      if let number = ClauseNumber(bytes, start..<range.upperBound, inHeading: true) {
        start = number.end
      }
      let name = stripped(start..<range.upperBound)
      if isPlainName(name), !hasMark(name) {
        headings.append(Candidate(list: list, name: name, node: node))
      }
    }
    guard let open = bytes[range].firstIndex(of: UInt8(ascii: "(")) else { return }
    var scan = Scan(node: node, range: range, isListed: false)
    scan.open = open + 1
    var index = open + 1
    while index < range.upperBound, scan.open != nil {
      if bytes[index] == UInt8(ascii: ")") { break }
      if Quotation.mayBegin(bytes[index]),
        let quote = Quotation.beginning(at: index, in: bytes, range)
      {
        read(quote, at: index, &scan)
        index = quote.end
      } else {
        index += 1
      }
    }
  }

  /// Names without marks in sentences of a fixed form: `When we say we or us, we mean`, `Als Mangel
  /// gilt`, `Verbraucher im Sinne dieser Bedingungen ist`.
  mutating func readUnmarked(_ node: Int, _ range: Range<Int>) {
    if let say = bytes.firstOffsets(of: "hen we say ", in: range) {
      readSaying(say.upperBound, node, range)
    }
    if let meaning = bytes.firstOffsets(of: " im Sinne die", in: range) {
      let start = sentenceStart(before: meaning.lowerBound, range)
      let name = start..<meaning.lowerBound
      let rest = FoldedText(
        bytes, meaning.upperBound..<min(range.upperBound, meaning.upperBound + 60))
      let words = rest.bytes.split(separator: 0x20).prefix(5)
      if name.count <= 40, !hasMark(name), isTitled(stripped(name)),
        words.contains(where: { Self.germanCopulas.contains($0) })
      {
        add(name, node, .sentence)
      }
    }
    for (verb, preposition) in Self.framed {
      guard let verb = bytes.firstOffsets(of: verb, in: range) else { continue }
      let limit = max(range.lowerBound, verb.lowerBound - 70)
      guard let start = bytes.firstOffsets(of: preposition, in: limit..<verb.lowerBound) else {
        continue
      }
      let name = start.upperBound..<verb.lowerBound
      if !hasMark(name), isTitled(stripped(name)), !bytes[name].contains(UInt8(ascii: ",")) {
        add(name, node, .sentence)
      }
    }
    if let als = bytes.firstOffsets(of: "Als ", in: range),
      als.lowerBound == sentenceStart(before: als.lowerBound, range)
    {
      let inside = FoldedText(
        bytes, als.upperBound..<min(range.upperBound, als.upperBound + 60), keepsOrigins: true)
      let words = inside.bytes.split(separator: 0x20, maxSplits: 3).prefix(3)
      // `Als Zahlungsart gilt die Lastschrift als vereinbart` defines nothing.
      let sentence = als.upperBound..<min(range.upperBound, als.upperBound + 200)
      let stop = bytes.firstOffsets(of: ". ", in: sentence)?.lowerBound ?? sentence.upperBound
      let isAgreed =
        bytes.firstOffsets(of: " als ", in: als.upperBound..<stop) != nil
        || bytes.firstOffsets(of: "schließlich", in: als.upperBound..<stop) != nil
      for word in words.dropFirst() where !isAgreed && Self.germanCopulas.contains(word) {
        let name = als.upperBound..<Int(inside.origins[word.startIndex])
        if !hasMark(name), isTitled(stripped(name)), !bytes[name].contains(UInt8(ascii: ",")) {
          add(name, node, .sentence)
        }
        break
      }
    }
  }

  /// Verbs with the preposition before the name that they explain: `под Клиентом понимается`.
  private static let framed: [(verb: StaticString, preposition: StaticString)] = [
    (" понима", "од "), (" розумі", "ід "), (" rozumie się", "rzez "), (" versteh", "nter "),
    (" wird verstanden", "nter "), (" wordt verstaan", "nder "), (" se rozum", "od pojmem "),
  ]

  private static let germanCopulas = WordSet("ist sind gilt gelten")

  private mutating func readSaying(_ start: Int, _ node: Int, _ range: Range<Int>) {
    let limit = min(range.upperBound, start + 90)
    guard
      let end = bytes.firstOffsets(of: " we mean", in: start..<limit)
        ?? bytes.firstOffsets(of: " we refer", in: start..<limit),
      !hasMark(start..<end.lowerBound)
    else { return }
    var from = start
    for index in start...end.lowerBound
    where index == end.lowerBound || bytes[index] == UInt8(ascii: ",") {
      var name = from..<index
      from = index + 1
      while let word = firstWord(name),
        TermWords.conjunctions.contains(FoldedText(bytes, word).bytes)
      {
        name = word.upperBound..<name.upperBound
      }
      guard name.count < 40 else { return }
      // `you or your` has no comma.
      if let or = bytes.firstOffsets(of: " or ", in: name) {
        add(name.lowerBound..<or.lowerBound, node, .sentence)
        name = or.upperBound..<name.upperBound
      }
      if !stripped(name).isEmpty { add(name, node, .sentence) }
    }
  }

  /// Where the sentence around `index` begins.
  func sentenceStart(before index: Int, _ range: Range<Int>) -> Int {
    var start = index
    let limit = max(range.lowerBound, index - 200)
    while start > limit {
      if bytes[start - 1] == 0x0A
        || (start > limit + 1 && bytes[start - 1] == 0x20 && bytes[start - 2] == UInt8(ascii: "."))
      {
        return start
      }
      start -= 1
    }
    while start < index, bytes[start] == UInt8(ascii: "*") || bytes[start] == 0x20 { start += 1 }
    if let number = ClauseNumber(bytes, start..<range.upperBound, inHeading: false),
      number.end <= index
    {
      return number.end
    }
    return start
  }
}
