/// Cuts text into tokens, and tells where sentences begin.
struct TokenCutter {
  let splitsElisions: Bool
  /// Where the text begins in ``AssessedText/exact``.
  let base: Int
  /// Indices of the tokens that begin a sentence, but for the first.
  private(set) var sentenceStarts: [Int] = []

  private var isAfterSpace = true
  private var isAfterRareSpace = false
  /// Whether a sentence may have ended: its point was read.
  private var mayHaveEnded = false
  /// Whether it has, whatever follows: `。`.
  private var hasEnded = false
  /// Up to where addresses were looked for.
  private var checkedEnd = 0

  init(splitsElisions: Bool, base: Int) {
    self.splitsElisions = splitsElisions
    self.base = base
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  mutating func cut(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ text: inout AssessedText
  ) {
    let bytes = UnsafeBufferPointer(rebasing: bytes[..<range.upperBound])
    var index = range.lowerBound
    while index < range.upperBound {
      let (scalar, count) = ScalarFold.decode(bytes, index)
      switch ScalarClass(scalar) {
      case .space:
        isAfterSpace = true
        isAfterRareSpace = isAfterRareSpace || scalar >= 0x80
        index += count
      case .hidden:
        add(.hidden, bytes, index..<index + count, &text)
        index += count
      case .letter:
        index = addWord(bytes, index, &text)
      case .ideograph:
        // A mark of voice behind a half-width letter is part of it.
        let (mark, more) =
          index + count < bytes.count ? ScalarFold.decode(bytes, index + count) : (0, 0)
        let voiced = ScalarFold.voiced(scalar, mark)
        let end = index + count + (voiced == nil ? 0 : more)
        add(.ideograph, bytes, index..<end, &text, as: voiced)
        index = end
      case .digit:
        index = addNumber(bytes, index, &text)
      case .symbol:
        add(.symbol, bytes, index..<index + count, &text)
        index += count
      case .punctuation:
        index = addMark(bytes, index, count, scalar, &text)
      }
    }
  }

  // MARK: Words

  private mutating func addWord(_ bytes: Bytes, _ start: Int, _ text: inout AssessedText) -> Int {
    if let end = addressEnd(bytes, start) {
      add(.address, bytes, start..<end, &text)
      return end
    }
    if bytes[start] == UInt8(ascii: "_"), let end = blankEnd(bytes, start) {
      // How long it is says nothing.
      add(.word, bytes, start..<end, &text, as: "__")
      return end
    }
    var end = start
    var apostrophe = -1
    while end < bytes.count {
      let byte = bytes[end]
      if byte < 0x80 {
        if Self.isASCIIWord(byte) {
          end += 1
        } else if byte == UInt8(ascii: "'"), apostrophe < 0, isLetter(bytes, end + 1) {
          apostrophe = end
          end += 1
          if splitsElisions, isElided(bytes, start..<apostrophe) { break }
        } else {
          break
        }
        continue
      }
      let (scalar, count) = ScalarFold.decode(bytes, end)
      if scalar == 0x2019 || scalar == 0x2BC, apostrophe < 0, isLetter(bytes, end + count) {
        apostrophe = end
        end += count
        if splitsElisions, isElided(bytes, start..<apostrophe) { break }
        continue
      }
      let kind = ScalarClass(scalar)
      guard kind == .letter || kind == .digit else { break }
      end += count
    }
    if apostrophe >= 0, end > apostrophe + 1, addContraction(bytes, start..<end, apostrophe, &text)
    {
      return end
    }
    if end - start == 6, Self.matches(bytes, start, "cannot") {
      add(.word, bytes, start..<start + 3, &text, isContracted: true)
      add(.word, bytes, start + 3..<end, &text, isContracted: true)
      return end
    }
    add(.word, bytes, start..<end, &text)
    return end
  }

  /// Where a blank of a form ends that begins here, `____`; `nil` where letters go on or only one stands there.
  private func blankEnd(_ bytes: Bytes, _ start: Int) -> Int? {
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: "_") { end += 1 }
    return end > start + 1 && !isLetter(bytes, end) && !isDigit(bytes, end) ? end : nil
  }

  /// Cuts `don't`, `we’ll` and the like in two words; says whether it did.
  private mutating func addContraction(
    _ bytes: Bytes, _ range: Range<Int>, _ apostrophe: Int, _ text: inout AssessedText
  ) -> Bool {
    let tail =
      apostrophe + (bytes[apostrophe] == UInt8(ascii: "'") ? 1 : bytes[apostrophe] == 0xCA ? 2 : 3)
    let tailText = String(decoding: bytes[tail..<range.upperBound], as: UTF8.self).lowercased()
    if tailText == "t", apostrophe > range.lowerBound + 1,
      bytes[apostrophe - 1] | 0x20 == UInt8(ascii: "n")
    {
      let stem = range.lowerBound..<apostrophe - 1
      let irregular: [String: String] = ["ca": "can", "wo": "will", "sha": "shall"]
      let written = String(decoding: bytes[stem], as: UTF8.self).lowercased()
      add(.word, bytes, stem, &text, isContracted: true, as: irregular[written])
      add(.word, bytes, stem.upperBound..<range.upperBound, &text, isContracted: true, as: "not")
      return true
    }
    let words: [String: String] = ["re": "are", "ll": "will", "ve": "have", "m": "am"]
    guard let word = words[tailText] else { return false }
    add(.word, bytes, range.lowerBound..<apostrophe, &text, isContracted: true)
    add(.word, bytes, apostrophe..<range.upperBound, &text, isContracted: true, as: word)
    return true
  }

  /// Whether letters before an apostrophe are a word of their own: `l’`, `qu’`, `dell’`.
  private func isElided(_ bytes: Bytes, _ range: Range<Int>) -> Bool {
    if range.count <= 2 { return true }
    guard range.count <= 7 else { return false }
    let word = String(decoding: bytes[range], as: UTF8.self).lowercased()
    return Self.elided.contains(word)
  }

  private static let elided: Set<String> = [
    "jusqu", "lorsqu", "puisqu", "quoiqu", "presqu", "quelqu", "dell", "nell", "sull", "all",
    "dall",
    "coll", "quell", "quest", "nessun", "ciascun", "qualcun", "dov", "cos", "com", "senz",
  ]

  /// Where an address of web or mail that begins here ends; `nil` for a word.
  private mutating func addressEnd(_ bytes: Bytes, _ start: Int) -> Int? {
    guard start >= checkedEnd else { return nil }
    var end = start
    var isAddress = false
    var hasPoint = false
    var hasUpper = false
    loop: while end < bytes.count {
      let byte = bytes[end]
      // Most bytes are these.
      if byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") {
        end += 1
        continue
      }
      switch byte {
      case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "("),
        UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "|"), 0xE2...0xEF:
        break loop
      case UInt8(ascii: "@"):
        isAddress =
          isAddress || (end > start && end + 1 < bytes.count && Self.isASCIIWord(bytes[end + 1]))
      case UInt8(ascii: ":"):
        isAddress =
          isAddress || Self.matches(bytes, end, "://") || Self.matches(bytes, start, "mailto:")
      case UInt8(ascii: "."):
        hasPoint =
          hasPoint || (end > start && end + 1 < bytes.count && Self.isASCIIWord(bytes[end + 1]))
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): hasUpper = true
      default: break
      }
      end += 1
    }
    checkedEnd = end
    while end > start, Self.isClosing(bytes[end - 1]) { end -= 1 }
    if isAddress { return hasPoint || Self.matches(bytes, start, "http") ? end : nil }
    guard hasPoint else { return nil }
    if Self.matches(bytes, start, "www.") { return end }
    return !hasUpper && Self.isDomain(bytes, start..<end) ? end : nil
  }

  private static func isClosing(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
      UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "'"):
      true
    default: false
    }
  }

  /// Whether text is a name of a host in small letters, perhaps with a path: `example.org/terms`.
  private static func isDomain(_ bytes: Bytes, _ range: Range<Int>) -> Bool {
    let end = bytes[range].firstIndex(of: UInt8(ascii: "/")) ?? range.upperBound
    let labels = bytes[range.lowerBound..<end].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.count >= 2, let last = labels.last, (2...24).contains(last.count),
      last.allSatisfy({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") })
    else { return false }
    return labels.allSatisfy { label in
      !label.isEmpty && label.allSatisfy { isASCIIWord($0) || $0 == UInt8(ascii: "-") }
    } && labels.contains { $0.count > 2 }
  }

  // MARK: Numbers and marks

  private mutating func addNumber(_ bytes: Bytes, _ start: Int, _ text: inout AssessedText) -> Int {
    if let end = addressEnd(bytes, start) {
      add(.address, bytes, start..<end, &text)
      return end
    }
    return addNumber(bytes, start, from: start, &text)
  }

  /// Adds a number that begins at `start`, with its first digit at `digit`.
  private mutating func addNumber(
    _ bytes: Bytes, _ start: Int, from digit: Int, _ text: inout AssessedText
  ) -> Int {
    var end = digit
    var isSum = false
    while end < bytes.count {
      let (scalar, count) = ScalarFold.decode(bytes, end)
      let kind = ScalarClass(scalar)
      if kind == .digit || kind == .letter {
        end += count
        continue
      }
      switch ScalarFold.compared(scalar) {
      case 0x27, 0x2C, 0x2D, 0x2E, 0x2F, 0x3A, 0x66B, 0x66C:
        guard isDigit(bytes, end + count) else { break }
        end += count
        continue
      default: break
      }
      // `10 000 €`
      let blank = BlankOfSums.length(bytes, end, bytes.count)
      guard blank > 0, end - digit <= 3 || isSum, isCounted(bytes, behind: end + blank + 3) else {
        break
      }
      isSum = true
      end += blank + 3
    }
    add(.number, bytes, start..<end, &text)
    return end
  }

  /// Whether a unit or another word goes on behind a sum, or more digits of it.
  private func isCounted(_ bytes: Bytes, behind end: Int) -> Bool {
    if BlankOfSums.length(bytes, end, bytes.count) > 0 { return true }
    var next = end
    while next < bytes.count {
      let (scalar, count) = ScalarFold.decode(bytes, next)
      switch ScalarClass(scalar) {
      case .space: next += count
      case .letter, .symbol, .ideograph: return true
      case .punctuation: return isDecimalPoint(scalar) && isDigit(bytes, next + count)
      case .hidden, .digit: return false
      }
    }
    return false
  }

  private func isDecimalPoint(_ scalar: UInt32) -> Bool {
    switch ScalarFold.compared(scalar) {
    case 0x2C, 0x2E, 0xB7, 0x66B: true
    default: false
    }
  }

  /// Whether a point behind a token may be the first sign of a number.
  private func beginsNumber(_ token: AssessedText.Token?) -> Bool {
    guard let token, !isAfterSpace else { return true }
    return token.kind == .symbol
  }

  private mutating func addMark(
    _ bytes: Bytes, _ index: Int, _ count: Int, _ scalar: UInt32, _ text: inout AssessedText
  ) -> Int {
    let end = index + count
    if ScalarFold.compared(scalar) == 0x2D, isAfterSpace, isDigit(bytes, end) {
      add(.symbol, bytes, index..<end, &text)
      return end
    }
    if isDecimalPoint(scalar), isDigit(bytes, end), beginsNumber(text.tokens.last) {
      // `.5` is a tenth of `5`.
      return addNumber(bytes, index, from: end, &text)
    }
    let previous = text.tokens.last
    add(.punctuation, bytes, index..<end, &text)
    switch scalar {
    case UInt32(UInt8(ascii: ".")):
      mayHaveEnded = !isAbbreviation(previous, text)
    case UInt32(UInt8(ascii: "!")), UInt32(UInt8(ascii: "?")), 0x61F, 0x6D4, 0x964:
      mayHaveEnded = true
    case 0x3002, 0xFF01, 0xFF1F, 0xFF0E: hasEnded = true
    default: break
    }
    return end
  }

  /// Whether the point behind a word does not end a sentence.
  private func isAbbreviation(_ token: AssessedText.Token?, _ text: AssessedText) -> Bool {
    guard let token, token.kind == .word, !isAfterSpace else { return false }
    if token.foldedCount == 1 { return true }
    guard token.foldedCount <= 5 else { return false }
    return Self.abbreviations.contains(
      String(decoding: text.folded[token.foldedRange], as: UTF8.self))
  }

  private static let abbreviations: Set<String> = [
    "inc", "ltd", "corp", "co", "no", "nos", "art", "sec", "mr", "mrs", "dr", "st", "vs", "cf",
    "abs",
    "nr", "bzw", "vgl", "ggf", "etc", "ca", "pp", "para", "approx", "dept", "est", "fig", "al",
    "ex",
    "str", "ziff", "lit", "núm", "pág", "sr", "sra", "dott", "sig", "tzw", "np", "ul", "ст", "им",
    "др",
  ]

  // MARK: Adding

  /// Adds a token; `word` is what it is compared as, where that is another word.
  mutating func add(
    _ kind: AssessedText.Token.Kind, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>,
    _ text: inout AssessedText, isContracted: Bool = false, as word: String? = nil
  ) {
    if mayHaveEnded || hasEnded { endSentence(kind, bytes, range, &text) }
    let foldedStart = text.folded.count
    var exactKey: UInt64 = isContracted ? 0x9E37 : 0xCBF2_9CE4_8422_2325
    var ored: UInt8 = 0
    var capitals = 0
    for index in range {
      let byte = bytes[index]
      exactKey = (exactKey ^ UInt64(byte)) &* 0x100_0000_01B3
      ored |= byte
      if byte >= 0x41, byte <= 0x5A { capitals += 1 }
    }
    if let word {
      text.folded += word.utf8
    } else if ored < 0x80 {
      text.folded.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[range]))
      if capitals > 0 {
        for index in foldedStart..<text.folded.count
        where text.folded[index] >= 0x41 && text.folded[index] <= 0x5A {
          text.folded[index] |= 0x20
        }
      }
    } else {
      var index = range.lowerBound
      while index < range.upperBound {
        let byte = bytes[index]
        if byte < 0x80 {
          text.folded.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
          index += 1
        } else {
          let (scalar, count) = ScalarFold.decode(bytes, index)
          ScalarFold.append(ScalarFold.compared(scalar), to: &text.folded)
          index += count
        }
      }
    }
    var token = AssessedText.Token(
      kind: kind, start: Int32(truncatingIfNeeded: base + range.lowerBound),
      count: Int32(truncatingIfNeeded: range.count),
      foldedStart: Int32(truncatingIfNeeded: foldedStart),
      foldedCount: Int32(truncatingIfNeeded: text.folded.count - foldedStart),
      key: AssessedText.hash(text.folded[foldedStart...], 7), exactKey: exactKey)
    token.isContracted = isContracted
    token.isAfterSpace = isAfterSpace
    token.isAfterRareSpace = isAfterRareSpace
    (isAfterSpace, isAfterRareSpace) = (false, false)
    text.tokens.append(token)
  }

  /// Begins a sentence with the token to come, unless it belongs to the one before.
  private mutating func endSentence(
    _ kind: AssessedText.Token.Kind, _ bytes: Bytes, _ range: Range<Int>, _ text: inout AssessedText
  ) {
    if hasEnded {
      if kind == .punctuation, !isAfterSpace { return }
      sentenceStarts.append(text.tokens.count)
    } else {
      if !isAfterSpace {
        // A closing mark belongs to the sentence; a letter right behind the point goes on with it.
        mayHaveEnded = kind == .punctuation
        return
      }
      if kind == .word {
        let (scalar, _) = ScalarFold.decode(bytes, range.lowerBound)
        let isLower = Unicode.Scalar(scalar)?.properties.isLowercase ?? false
        if !isLower { sentenceStarts.append(text.tokens.count) }
      } else {
        sentenceStarts.append(text.tokens.count)
      }
    }
    (mayHaveEnded, hasEnded) = (false, false)
  }

  // MARK: Characters

  @inline(__always)
  private static func isASCIIWord(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: "_")
  }

  private func isLetter(_ bytes: Bytes, _ index: Int) -> Bool {
    index < bytes.count && ScalarClass(ScalarFold.decode(bytes, index).0) == .letter
  }

  private func isDigit(_ bytes: Bytes, _ index: Int) -> Bool {
    index < bytes.count && ScalarClass(ScalarFold.decode(bytes, index).0) == .digit
  }

  /// Whether ASCII text stands at `index`, in whatever case.
  private static func matches(_ bytes: Bytes, _ index: Int, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      guard index + text.count <= bytes.count else { return false }
      for offset in text.indices {
        let byte = bytes[index + offset]
        let folded = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
        if folded != text[offset] { return false }
      }
      return true
    }
  }
}
