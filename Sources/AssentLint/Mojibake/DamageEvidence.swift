/// Decides which pieces of a run are damage and which are what the author wrote.
struct DamageEvidence {
  typealias Piece = DamageReader.Piece

  let scalars: [UInt32]
  let before: UInt32?
  let after: UInt32?
  let encoding: LegacyEncoding
  /// The scripts of damaged words that are known elsewhere in the file.
  let scripts: Set<Int>

  /// Marks the pieces that are certain.
  func judge(_ pieces: inout [Piece]) {
    let isCyrillic = encoding.name == LegacyEncoding.windows1251.name
    for index in pieces.indices {
      let piece = pieces[index]
      let isCertain =
        switch piece.range.count == 1 ? 0 : utf8Length(of: piece) {
        case 2 where isCyrillic: isMixedScript(piece)
        case 2: isDamagedLetter(piece)
        case 3, 4: isDamagedSymbol(piece)
        default: false
        }
      pieces[index].isCertain = isCertain
    }
    judgeScripts(&pieces)
    joinNeighbors(&pieces)
  }

  /// Letters of one script count when several stand side by side and one of them is unnatural.
  private func judgeScripts(_ pieces: inout [Piece]) {
    var start = 0
    while start < pieces.count {
      guard pieces[start].isExact, let value = pieces[start].values.first,
        case .inCompany(let script) = Plausibility(value)
      else {
        start += 1
        continue
      }
      var end = start + 1
      while end < pieces.count, pieces[end].isExact,
        pieces[end].range.lowerBound == pieces[end - 1].range.upperBound,
        let next = pieces[end].values.first,
        Plausibility(next) == .inCompany(script: script)
      { end += 1 }
      let isUnnatural = (start..<end).contains { index in
        hasUnnaturalContinuation(pieces[index])
          || index > start && isCapitalAfterSmall(pieces[index].range.lowerBound)
      }
      let enough = script == 8 && encoding.name == LegacyEncoding.windows1251.name ? 3 : 2
      let isKnown =
        scripts.contains(script)
        && (script != 8 || isUnnatural
          || !(scalar(before: pieces[start]).map(Letters.isLetter) ?? false))
      if end - start >= enough && isUnnatural || isKnown {
        for index in start..<end { pieces[index].isCertain = true }
      }
      start = end
    }
  }

  /// A plausible piece right beside a certain one is certain as well.
  private func joinNeighbors(_ pieces: inout [Piece]) {
    for index in pieces.indices.dropFirst() where pieces[index - 1].isCertain {
      if pieces[index].range.lowerBound == pieces[index - 1].range.upperBound,
        isPlausible(pieces[index])
      {
        pieces[index].isCertain = true
      }
    }
    for index in pieces.indices.dropLast().reversed() where pieces[index + 1].isCertain {
      if pieces[index + 1].range.lowerBound == pieces[index].range.upperBound,
        isPlausible(pieces[index])
      {
        pieces[index].isCertain = true
      }
    }
  }

  private func isPlausible(_ piece: Piece) -> Bool {
    piece.values.contains { Plausibility($0) != .never } && (piece.isExact || piece.range.count > 1)
  }

  private func utf8Length(of piece: Piece) -> Int {
    encoding.byte(of: scalars[piece.range.lowerBound]).flatMap(UTF8Reader.length(ofLead:)) ?? 0
  }

  // MARK: Sequences of two bytes

  /// `Ã©`, but not `É”` at the end of a word in capitals.
  private func isDamagedLetter(_ piece: Piece) -> Bool {
    guard piece.isExact, let value = piece.values.first, Plausibility(value) == .alone else {
      return false
    }
    let lead = scalars[piece.range.lowerBound]
    let mark = scalars[piece.range.lowerBound + 1]
    let previous = scalar(before: piece)
    let next = scalar(after: piece)
    // A capital in the middle of a word, after a small letter, is not natural.
    if let previous, Letters.isSmall(previous), Letters.isCapital(lead) { return true }
    if scripts.contains(0), isExpectedLetter(lead, mark, previous, next) { return true }
    if Letters.isLetter(mark) {
      return encoding.name != LegacyEncoding.windows1250.name && !Letters.isSmall(mark)
        || lead == 0xC3 || lead == 0xC5 && !Letters.isCapital(mark)
    }
    guard Letters.endsWord(mark) else { return true }
    if let next, Letters.isLetter(next) { return true }
    guard lead == 0xC2 || lead == 0xC3 else { return false }
    if lead == 0xC3, let previous {
      return !Letters.isCapital(previous) && !Letters.opens(previous)
    }
    return previous.map { !Letters.isLetter($0) && !Letters.opens($0) } ?? true
  }

  /// Whether a sequence is a letter in a file that has damage of its kind elsewhere: `Ăśbung`,
  /// `Ã la`. `Ăş` begins words in Romanian.
  private func isExpectedLetter(
    _ lead: UInt32, _ mark: UInt32, _ previous: UInt32?, _ next: UInt32?
  ) -> Bool {
    if let previous, Letters.isLetter(previous) { return false }
    guard let byte = encoding.byte(of: lead), byte == 0xC3 else { return false }
    return Letters.isLetter(mark)
      ? mark != 0x15F && (next.map(Letters.isSmall) ?? false) : mark == 0xA0
  }

  /// `cafГ©`: Cyrillic in a Latin word.
  private func isMixedScript(_ piece: Piece) -> Bool {
    guard piece.isExact, let value = piece.values.first, Plausibility(value) == .alone else {
      return false
    }
    let mark = scalars[piece.range.lowerBound + 1]
    let previous = scalar(before: piece)
    if let previous, previous < 0x80, Letters.isSmall(previous) { return true }
    guard !Letters.isLetter(mark), !Letters.endsWord(mark), let next = scalar(after: piece) else {
      return false
    }
    return next < 0x80 && Letters.isLetter(next)
  }

  // MARK: Sequences of three and four bytes

  /// `â€™`, `ğŸ”’`, but not `é…»` at the end of a word.
  private func isDamagedSymbol(_ piece: Piece) -> Bool {
    if piece.isExact || !piece.values.isEmpty {
      guard let value = piece.values.first, Plausibility(value) == .alone else { return false }
    }
    if hasUnnaturalContinuation(piece) { return true }
    // Lone `в` is a word, and `đ`, `р` end words.
    let previous = scalar(before: piece)
    guard encoding.name != LegacyEncoding.windows1251.name else { return false }
    if let previous, Letters.isLetter(previous) || Letters.opens(previous) { return false }
    return piece.range.count > 2 || !Letters.endsWord(scalars[piece.range.lowerBound + 1])
  }

  /// Whether a character after the first does not follow a letter in any text.
  private func hasUnnaturalContinuation(_ piece: Piece) -> Bool {
    let next = scalar(after: piece)
    for index in piece.range.dropFirst() {
      let mark = scalars[index]
      if mark == 0xFFFD { continue }
      if Letters.isLetter(mark) {
        if Letters.isCapital(mark), Letters.isSmall(scalars[piece.range.lowerBound]) { return true }
        continue
      }
      guard Letters.endsWord(mark) else {
        let isDagger = mark == 0x2020 || mark == 0x2021
        if !isDagger || index + 1 < piece.range.upperBound || next.map(Letters.isLetter) ?? false {
          return true
        }
        continue
      }
      if index + 1 == piece.range.upperBound, !Letters.joinsWords(mark), let next,
        Letters.isLetter(next)
      {
        return true
      }
    }
    return false
  }

  private func isCapitalAfterSmall(_ index: Int) -> Bool {
    guard let previous = index > 0 ? scalars[index - 1] : before else { return false }
    return Letters.isSmall(previous) && Letters.isCapital(scalars[index])
  }

  private func scalar(before piece: Piece) -> UInt32? {
    piece.range.lowerBound > 0 ? scalars[piece.range.lowerBound - 1] : before
  }

  private func scalar(after piece: Piece) -> UInt32? {
    piece.range.upperBound < scalars.count ? scalars[piece.range.upperBound] : after
  }
}
