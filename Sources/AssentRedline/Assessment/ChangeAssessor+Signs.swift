import AssentLicense

/// Marks that make another sum of a sum: `-EUR 5`, `5,00-`, and `(EUR 5)`, as accounts write what is below zero.
extension ChangeAssessor {
  /// Notes a change of such marks alone; says whether it is one.
  mutating func noteSign(_ olds: Side, _ news: Side) -> Bool {
    let sides = [olds, news]
    guard
      sides.allSatisfy({ side in side.range.allSatisfy { isMark($0, side.text, Self.signs) } }),
      sides.contains(where: { side in side.range.contains { isSign($0, side.text) } })
    else { return false }
    note(
      .amount, old: around(olds), new: around(news), clause: label(of: olds, news),
      at: news.range.lowerBound)
    return true
  }

  private static let signs = Set("+-()".utf8)

  private func isMark(_ index: Int, _ text: AssessedText, _ marks: Set<UInt8>) -> Bool {
    let mark = text.folded(index)
    return mark.count == 1 && mark.first.map(marks.contains) ?? false
  }

  private func isSign(_ index: Int, _ text: AssessedText) -> Bool {
    switch text.folded(index).first {
    case UInt8(ascii: "-"):
      let next = index + 1
      guard next < text.tokens.count, !text.tokens[next].isAfterSpace else {
        return isBehindNumber(index, text)
      }
      return isFree(index, text) && sum(at: next, text) != nil
    case UInt8(ascii: "("): return isAroundSum(index + 1, text)
    case UInt8(ascii: ")"):
      let open = (max(0, index - Self.longestSum - 1)..<index)
        .last { isMark($0, text, [UInt8(ascii: "(")]) }
      return open.map { isAroundSum($0 + 1, text) } ?? false
    default: return false
    }
  }

  private static let longestSum = 4

  /// `5,00-`
  private func isBehindNumber(_ index: Int, _ text: AssessedText) -> Bool {
    index > 0 && text.tokens[index - 1].kind == .number && !text.tokens[index].isAfterSpace
      && text.mention(at: index - 1) == nil
  }

  /// Whether nothing stands right before a mark that it could join to what is behind it.
  private func isFree(_ index: Int, _ text: AssessedText) -> Bool {
    guard index > 0, !text.tokens[index].isAfterSpace,
      text.tokens[index - 1].sentence == text.tokens[index].sentence
    else { return true }
    return isCurrency(index - 1, text) || isMark(index - 1, text, [UInt8(ascii: "(")])
  }

  /// Whether a parenthesis that opens before a word closes behind a sum, and a currency or a cell says that it is one.
  private func isAroundSum(_ start: Int, _ text: AssessedText) -> Bool {
    guard let inner = sum(at: start, text), inner.upperBound < text.tokens.count,
      isMark(inner.upperBound, text, [UInt8(ascii: ")")])
    else { return false }
    let (before, after) = (start - 2, inner.upperBound + 1)
    func isBorder(_ index: Int) -> Bool {
      !text.tokens.indices.contains(index) || text.tokens[index].kind == .tag
        || text.tokens[index].sentence != text.tokens[start].sentence
    }
    let block = text.blocks[text.sentences[Int(text.tokens[start].sentence)].block]
    return inner.contains { isCurrency($0, text) }
      || before >= 0 && isCurrency(before, text)
      || after < text.tokens.count && isCurrency(after, text)
      || block.form == .row && isBorder(before) && isBorder(after)
  }

  /// The words of a sum that begins at one: a number, with currencies before and behind it.
  private func sum(at start: Int, _ text: AssessedText) -> Range<Int>? {
    var end = start
    var hasNumber = false
    while end < min(text.tokens.count, start + Self.longestSum) {
      let isNumber = text.tokens[end].kind == .number
      guard isNumber && !hasNumber || isCurrency(end, text) else { break }
      hasNumber = hasNumber || isNumber
      end += 1
    }
    return hasNumber && text.mention(at: start) == nil ? start..<end : nil
  }

  private func isCurrency(_ index: Int, _ text: AssessedText) -> Bool {
    switch text.tokens[index].kind {
    case .symbol:
      let sign = text.text(index).unicodeScalars.first
      return sign?.properties.generalCategory == .currencySymbol
    case .word: return UnitWords.currencies.contains(text.text(index))
    default: return false
    }
  }
}
