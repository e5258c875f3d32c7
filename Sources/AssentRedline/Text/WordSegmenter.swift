import AssentDiagnostics
import AssentLicense

/// Divides text into words.
///
/// Words are those of UAX #29 with these differences: numbers, amounts of money, percentages, dates and
/// addresses are one word each; Japanese is divided where the script changes, Chinese into characters,
/// Thai and its kin into clusters. Nothing is divided inside a grapheme cluster.
struct WordSegmenter {
  /// A word as it was found; offsets in the bytes that are read.
  struct Found {
    var range: Range<Int>
    var sort: Run.Sort = .words
    var isMark = false
    var hasSpaceBefore = false
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let array: [UInt8]
  private let end: Int
  private let dates: DateReader
  /// Whether runs of Han are one word: in Japanese.
  private let joinsHan: Bool
  private var mayHoldAddress: Bool
  /// No address begins before this offset.
  private var addressFree = 0
  /// What ``nextYear(_:)`` found, which holds up to where that begins.
  private var year = -1..<0
  private var index: Int
  /// Whether white space that is no common space stands before the word found last.
  private(set) var isAfterOtherSpace = false

  init(
    _ array: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>,
    dates: DateReader, joinsHan: Bool
  ) {
    self.array = array
    self.bytes = bytes
    self.dates = dates
    self.joinsHan = joinsHan
    index = range.lowerBound
    end = range.upperBound
    mayHoldAddress = false
    for index in range where bytes[index] == UInt8(ascii: "@") || bytes[index] == UInt8(ascii: "/")
    {
      mayHoldAddress = true
      break
    }
    if !mayHoldAddress { mayHoldAddress = range.count > 4 && holdsHost(range) }
  }

  /// Whether `www.` may stand in the text.
  private func holdsHost(_ range: Range<Int>) -> Bool {
    for index in range.lowerBound..<range.upperBound - 3
    where bytes[index] | 0x20 == 0x77 && bytes[index + 1] | 0x20 == 0x77
      && bytes[index + 3] == 0x2E
    {
      return true
    }
    return false
  }

  /// The next word, or `nil` at the end.
  mutating func next() -> Found? {
    var hasSpace = false
    isAfterOtherSpace = false
    while index < end {
      let byte = bytes[index]
      if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) {
        hasSpace = true
        index += 1
        continue
      }
      if byte < 0x80 {
        return word(ofASCII: byte, hasSpace)
      }
      let (scalar, after) = decodeScalar(bytes, at: index)
      let kind = SegmentClass(scalar)
      if kind == .space {
        hasSpace = true
        isAfterOtherSpace = true
        index = min(after, end)
        continue
      }
      return word(of: kind, scalar, min(after, end), hasSpace)
    }
    return nil
  }

  // MARK: ASCII

  private mutating func word(ofASCII byte: UInt8, _ hasSpace: Bool) -> Found {
    let start = index
    if isDigit(byte) { return number(hasSpace) }
    if isLetter(byte) {
      if mayHoldAddress, let address = addressEnd(start) {
        index = address
        return Found(range: start..<address, hasSpaceBefore: hasSpace)
      }
      index = wordEnd(start)
      if let found = datedOrPriced(start, hasSpace) { return found }
      return Found(range: start..<index, hasSpaceBefore: hasSpace)
    }
    if byte == UInt8(ascii: "$"), index + 1 < end, isDigit(bytes[index + 1]) {
      index = unitEnd(sumEnd(index + 1))
      return Found(range: start..<index, sort: .amount, hasSpaceBefore: hasSpace)
    }
    index = extended(start + 1)
    return Found(range: start..<index, sort: .punctuation, isMark: true, hasSpaceBefore: hasSpace)
  }

  /// A word that begins a date (`January 5, 2026`) or stands before a sum (`EUR 30`, `US$30`).
  private mutating func datedOrPriced(_ start: Int, _ hasSpace: Bool) -> Found? {
    guard index < end, index - start <= 12 else { return nil }
    var next = index
    if bytes[next] == UInt8(ascii: "$") || bytes[next] == UInt8(ascii: ".") { next += 1 }
    if next < end, bytes[next] == 0x20 || bytes[next] == 0xA0 { next += 1 }
    if next + 1 < end, bytes[next] == 0xC2, bytes[next + 1] == 0xA0 { next += 2 }
    guard next < end, next > index, isDigit(bytes[next]) else { return nil }
    if Self.isCurrency(bytes[start..<index]) || bytes[index] == UInt8(ascii: "$") {
      index = sumEnd(next)
      return Found(range: start..<index, sort: .amount, hasSpaceBefore: hasSpace)
    }
    if let date = dateEnd(start) {
      index = date
      return Found(range: start..<index, sort: .date, hasSpaceBefore: hasSpace)
    }
    return nil
  }

  private mutating func dateEnd(_ start: Int) -> Int? {
    guard mayHoldYear(start), let reading = dates.date(in: array, start..<end),
      reading.range.lowerBound == start
    else { return nil }
    return reading.range.upperBound
  }

  /// Whether four digits may stand where a date that begins here has its year; `true` where digits may
  /// be others than those of ASCII.
  private mutating func mayHoldYear(_ start: Int) -> Bool {
    if year.lowerBound < start { year = nextYear(start) }
    return year.upperBound <= min(end, start + 160)
  }

  /// The first four digits from `start` on, or a letter of another script; behind the end for none.
  private func nextYear(_ start: Int) -> Range<Int> {
    var digits = 0
    var index = start
    while index < end {
      let byte = bytes[index]
      if isDigit(byte) {
        digits += 1
        if digits == 4 { return index - 3..<index + 1 }
      } else {
        digits = 0
        // Latin letters with marks, quotation marks and dashes are read over.
        if byte == 0xE2, index + 1 < end, bytes[index + 1] == 0x80 {
          index += 3
          continue
        }
        if byte >= 0x80, !(0x80...0xCB).contains(byte) { return index..<index + 1 }
      }
      index += 1
    }
    return Int.max - 1..<Int.max
  }

  private mutating func number(_ hasSpace: Bool) -> Found {
    let start = index
    if mayHoldAddress, let address = addressEnd(start) {
      index = address
      return Found(range: start..<address, hasSpaceBefore: hasSpace)
    }
    let number = numberEnd(start)
    if mayBeDate(number), let date = dateEnd(start) {
      index = date
      return Found(range: start..<index, sort: .date, hasSpaceBefore: hasSpace)
    }
    // `10 000 €`; without a unit behind it, a common blank divides two numbers.
    var sum = sumEnd(start)
    if sum > number, unitEnd(sum) == sum, !isBeforeUnit(sum) { sum = number }
    let unit = unitEnd(sum)
    index = unit
    if unit > sum || isBeforeUnit(sum) {
      return Found(range: start..<index, sort: .amount, hasSpaceBefore: hasSpace)
    }
    // `30th`, `5a`
    if index < end, isLetter(bytes[index]) { index = wordEnd(index) }
    index = extended(index)
    return Found(range: start..<index, hasSpaceBefore: hasSpace)
  }

  /// Where digits with points, commas and the like between them end: `1,000.50`, `4.2.1`, `24/7`.
  private func numberEnd(_ start: Int) -> Int {
    var position = start
    while position < end {
      let byte = bytes[position]
      if isDigit(byte) {
        position += 1
      } else if ".,:'/".utf8.contains(byte), position > start, position + 1 < end,
        isDigit(bytes[position + 1])
      {
        position += 2
      } else if position + 3 < end, byte == 0xE2, bytes[position + 1] == 0x80,
        bytes[position + 2] == 0x99 || bytes[position + 2] == 0xAF, isDigit(bytes[position + 3])
      {
        // ’ and the narrow space that divide thousands
        position += 4
      } else {
        break
      }
    }
    return position
  }

  /// Where a sum ends whose thousands are divided by blanks, as in `10 000`; the end of the number where it
  /// is none.
  private func sumEnd(_ start: Int) -> Int {
    var end = numberEnd(start)
    guard end - start <= 3, bytes[start..<end].allSatisfy(isDigit) else { return end }
    while true {
      let blank = BlankOfSums.length(bytes, end, self.end)
      guard blank > 0 else { return end }
      let group = numberEnd(end + blank)
      end = group
      // What has decimals ends with them.
      if bytes[end - 1 - 2..<end].contains(where: { !isDigit($0) }) { return end }
    }
  }

  /// Whether what follows one, two or four digits may make a date of them.
  private func mayBeDate(_ number: Int) -> Bool {
    guard number < end else { return bytes[number - 1] != 0 && number - index >= 8 }
    let count = number - index
    guard count <= 10 else { return false }
    let byte = bytes[number]
    return byte == 0x20 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte >= 0xC2
      || count >= 6 || isLetter(byte)
  }

  /// Where `%`, `‰` or a currency behind a number ends; the end of the number where none stands.
  private func unitEnd(_ number: Int) -> Int {
    var next = number
    if next < end, bytes[next] == 0x20 {
      next += 1
    } else if next + 1 < end, bytes[next] == 0xC2, bytes[next + 1] == 0xA0 {
      next += 2
    } else if next + 2 < end, bytes[next] == 0xE2, bytes[next + 1] == 0x80, bytes[next + 2] == 0xAF
    {
      next += 3
    }
    guard next < end else { return number }
    switch bytes[next] {
    case UInt8(ascii: "%"): return next + 1
    case UInt8(ascii: "$"): return next + 1
    case 0xE2 where bytes[next..<end].starts(with: "€".utf8): return next + 3
    case 0xE2 where bytes[next..<end].starts(with: "‰".utf8): return next + 3
    case 0xC2 where bytes[next..<end].starts(with: "£".utf8): return next + 2
    case 0xC2 where bytes[next..<end].starts(with: "¥".utf8): return next + 2
    case 0x41...0x5A:
      let word = wordEnd(next)
      return Self.isCurrency(bytes[next..<word]) ? word : number
    case 0xE5 where bytes[next..<end].starts(with: "円".utf8): return next + 3
    case 0xE5 where bytes[next..<end].starts(with: "元".utf8): return next + 3
    case 0xEC where bytes[next..<end].starts(with: "원".utf8): return next + 3
    default: return number
    }
  }

  /// Whether the word after a number is a unit: `30 days`.
  private func isBeforeUnit(_ number: Int) -> Bool {
    var next = number
    while next < end, bytes[next] == 0x20 || bytes[next] == UInt8(ascii: ")") || bytes[next] == 0x2D
    {
      next += 1
    }
    guard next < end else { return false }
    return AmountUnit.begins(bytes, next, end)
  }

  private func wordEnd(_ start: Int) -> Int {
    var position = start
    while position < end {
      let byte = bytes[position]
      if isLetter(byte) || isDigit(byte) {
        position += 1
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: ".") {
        guard position > start, position + 1 < end, isLetterStart(position + 1),
          isLetter(bytes[position - 1]) || bytes[position - 1] >= 0x80
        else { return position }
        position += 1
      } else if byte >= 0x80 {
        let (scalar, after) = decodeScalar(bytes, at: position)
        switch SegmentClass(scalar) {
        case .letter, .digit, .extending: position = min(after, end)
        case .other where scalar == 0x2019 || scalar == 0xB7:
          guard after < end, isLetterStart(after) else { return position }
          position = after
        case .other, .space, .han, .hiragana, .katakana, .cluster: return position
        }
      } else {
        return position
      }
    }
    return position
  }

  /// Where an address of mail or web that begins at `start` ends.
  private mutating func addressEnd(_ start: Int) -> Int? {
    guard start >= addressFree else { return nil }
    var position = start
    var isAddress = false
    while position < end {
      let byte = bytes[position]
      if byte <= 0x20 || byte >= 0x7F || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
        || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
        || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
      {
        break
      }
      if byte == UInt8(ascii: "@"), position > start, position + 1 < end,
        isLetter(bytes[position + 1]) || isDigit(bytes[position + 1])
      {
        isAddress = true
      }
      if byte == UInt8(ascii: ":"), position > start, position + 2 < end,
        bytes[position + 1] == UInt8(ascii: "/"), bytes[position + 2] == UInt8(ascii: "/")
      {
        isAddress = true
      }
      position += 1
      if position - start == 4, !isAddress, bytes[position - 1] == UInt8(ascii: "."),
        bytes[start] | 0x20 == 0x77, bytes[start + 1] | 0x20 == 0x77,
        bytes[start + 2] | 0x20 == 0x77
      {
        isAddress = true
      }
    }
    guard isAddress else {
      addressFree = position
      return nil
    }
    while position > start, ".,;:!?'*_".utf8.contains(bytes[position - 1]) { position -= 1 }
    return position > start ? position : nil
  }

  // MARK: Other scripts

  private mutating func word(
    of kind: SegmentClass, _ scalar: UInt32, _ after: Int, _ hasSpace: Bool
  ) -> Found {
    let start = index
    switch kind {
    case .letter, .digit:
      index = wordEnd(start)
      if let found = datedOrPriced(start, hasSpace) { return found }
      if kind == .digit, isBeforeUnit(index) {
        return Found(range: start..<index, sort: .amount, hasSpaceBefore: hasSpace)
      }
      return Found(range: start..<index, hasSpaceBefore: hasSpace)
    case .han:
      index = joinsHan ? runEnd(after, .han) : extended(after)
    case .hiragana, .katakana:
      index = runEnd(after, kind)
    case .cluster:
      index = clusterEnd(start, scalar)
    case .space, .extending, .other:
      if [0x24, 0xA3, 0xA5, 0x20AC, 0x20A9, 0xFFE5].contains(scalar) {
        var next = after
        if next < end, bytes[next] == 0x20 { next += 1 }
        if next < end, isDigit(bytes[next]) {
          index = sumEnd(next)
          return Found(range: start..<index, sort: .amount, hasSpaceBefore: hasSpace)
        }
      }
      index = max(after, min(end, displayCluster(in: bytes, at: start).end))
      index = extended(index)
      return Found(
        range: start..<index, sort: .punctuation, isMark: kind != .extending,
        hasSpaceBefore: hasSpace)
    }
    return Found(range: start..<index, hasSpaceBefore: hasSpace)
  }

  private func runEnd(_ start: Int, _ kind: SegmentClass) -> Int {
    var position = start
    while position < end, bytes[position] >= 0x80 {
      let (scalar, after) = decodeScalar(bytes, at: position)
      let next = SegmentClass(scalar)
      // The mark of a long vowel goes with either kana.
      guard next == kind || next == .extending || (scalar == 0x30FC && kind == .hiragana) else {
        break
      }
      position = min(after, end)
    }
    return position
  }

  private func clusterEnd(_ start: Int, _ scalar: UInt32) -> Int {
    var position = min(end, displayCluster(in: bytes, at: start).end)
    // A Thai or Lao vowel that is written before its consonant.
    if (0xE40...0xE44).contains(scalar) || (0xEC0...0xEC4).contains(scalar), position < end,
      bytes[position] >= 0x80
    {
      position = min(end, displayCluster(in: bytes, at: position).end)
    }
    while position < end, bytes[position] >= 0x80 {
      let (next, after) = decodeScalar(bytes, at: position)
      // Vowels and signs that follow their consonant.
      let isBehind =
        (0xE30...0xE3A).contains(next) || (0xE45...0xE4E).contains(next)
        || SegmentClass(next) == .extending
      guard isBehind else { break }
      position = min(after, end)
    }
    return extended(max(position, start + 1))
  }

  /// The place behind the combining marks and joiners at `start`.
  private func extended(_ start: Int) -> Int {
    var position = start
    while position < end, bytes[position] >= 0xC2 {
      let (scalar, after) = decodeScalar(bytes, at: position)
      guard SegmentClass(scalar) == .extending else { break }
      position = min(after, end)
    }
    return position
  }

  private func isLetterStart(_ position: Int) -> Bool {
    if bytes[position] < 0x80 { return isLetter(bytes[position]) }
    return SegmentClass(decodeScalar(bytes, at: position).scalar) == .letter
  }

  private static func isCurrency(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    word.count >= 2 && word.count <= 3 && AmountUnit.currencies.contains(Array(word))
  }
}

@inline(__always)
private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

@inline(__always)
private func isLetter(_ byte: UInt8) -> Bool {
  (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte == UInt8(ascii: "_")
}
