import AssentDiagnostics

/// Reads names of companies and persons in text without spaces between words: Chinese, Japanese, Korean.
struct EastAsianName {
  private let scalars: [Unicode.Scalar]
  /// The byte offset of each scalar, and the end.
  private let offsets: [Int]

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    scalars = Array(String(decoding: bytes[range], as: UTF8.self).unicodeScalars)
    var offset = range.lowerBound
    offsets =
      scalars.map { scalar in
        defer { offset += String(scalar).utf8.count }
        // A range that cuts a character in two has more of it than there is.
        return min(offset, range.upperBound)
      } + [range.upperBound]
  }

  /// The first name with the form of a company, as byte offsets.
  func first() -> Range<Int>? {
    scalars.indices.firstNonNil { form(at: $0).flatMap(company) }.map(bytes)
  }

  /// The name at the end of the text, as byte offsets.
  func last() -> Range<Int>? {
    if let company = companyAtEnd() { return bytes(company) }
    var name = scalars.indices.suffix(40)
    if let stop = name.last(where: isStop) { name = (stop + 1)..<name.upperBound }
    // `与`, `由`, `和` join what stands before.
    for joint in Self.joints + "はとが".unicodeScalars {
      if let place = name.last(where: { scalars[$0] == joint }), name.upperBound - place > 3 {
        name = (place + 1)..<name.upperBound
      }
    }
    // Korean and Latin names have spaces in them; a particle ends the word before.
    if let first = name.first, scalars[first].value >= 0xAC00 || scalars[first] == " " {
      let words = scalars[name].split(separator: " ").suffix(2)
      if words.count == 2, let last = words.first?.last, Self.koreanParticles.contains(last) {
        name = words.last?.indices ?? name
      } else if let first = words.first {
        name = first.startIndex..<name.upperBound
      }
    }
    return (2...40).contains(name.count) ? bytes(name) : nil
  }

  /// Where a name in other letters begins at the end of the text, as a byte offset: `Oak Inc.` of
  /// `本規約はOak Inc.`, `株式会社Oak` of `本規約は株式会社Oak`.
  func startOfLast() -> Int {
    if let company = companyAtEnd() { return offsets[company.lowerBound] }
    let stop = scalars.indices.dropLast().last {
      isStop($0) && scalars[$0] != " " || isParticle($0) && scalars[$0] != "の"
    }
    return stop.map { offsets[$0 + 1] } ?? offsets[0]
  }

  private func bytes(_ name: Range<Int>) -> Range<Int> {
    offsets[name.lowerBound]..<offsets[name.upperBound]
  }

  // MARK: Companies

  /// Forms of companies; the Chinese ones stand behind the name, the others before or behind it.
  private static let forms: [(scalars: [Unicode.Scalar], isBehind: Bool)] =
    [
      "株式会社", "有限会社", "合同会社", "合資会社", "合名会社", "주식회사", "유한회사",
    ].map { (Array($0.unicodeScalars), false) }
    + ["有限公司", "有限责任公司", "有限責任公司"].map { (Array($0.unicodeScalars), true) }

  private struct Form {
    var range: Range<Int>
    var isBehind: Bool
  }

  private func form(at start: Int) -> Form? {
    Self.forms.first { scalars[start...].starts(with: $0.scalars) }
      .map { Form(range: start..<start + $0.scalars.count, isBehind: $0.isBehind) }
  }

  private func companyAtEnd() -> Range<Int>? {
    scalars.indices.suffix(40).reversed().firstNonNil { start in
      guard let form = form(at: start), let company = company(form) else { return nil }
      return company.upperBound == scalars.count ? company : nil
    }
  }

  /// The name with a form: behind the form, where nothing of a name stands before it.
  private func company(_ form: Form) -> Range<Int>? {
    let place = form.range
    if !form.isBehind, !endsName(place.lowerBound) {
      let end = end(behind: place.upperBound)
      if end > place.upperBound { return place.lowerBound..<end }
    }
    var start = place.lowerBound
    // `오크 주식회사`
    if start > 1, scalars[start - 1] == " ", isKorean(start), isKorean(start - 2) { start -= 1 }
    let before = start
    while start > 0, before - start < 20, !isStop(start - 1), !isParticle(start - 1),
      !(form.isBehind && before - start >= 2 && isJoint(start - 1))
    {
      start -= 1
    }
    return start < before ? start..<place.upperBound : nil
  }

  /// Whether a name goes on before a form: `オーク` before `株式会社`, and not `運営者` or `本規約は`.
  private func endsName(_ form: Int) -> Bool {
    guard form > 0, !isStop(form - 1), !isParticle(form - 1) else { return false }
    return !"者元先及".unicodeScalars.contains(scalars[form - 1])
      && !scalars[..<form].suffix(2).elementsEqual("会社".unicodeScalars)
  }

  /// Where the name ends that begins behind a form.
  private func end(behind form: Int) -> Int {
    var start = form
    if start < scalars.count, scalars[start] == " " { start += 1 }
    // `株式会社が定める` has no name, `株式会社はるか` has.
    guard start < scalars.count, !isStop(start),
      !Self.particles.contains(scalars[start]) || isHiragana(start + 1)
    else { return form }
    var end = start + 1
    while end < scalars.count, end - start < 20, !isStop(end), !isParticle(end) { end += 1 }
    while end - start > 1, isKorean(end - 1), "은는을를의".unicodeScalars.contains(scalars[end - 1]) {
      end -= 1
    }
    return end
  }

  // MARK: Where names end

  private static let stops: Set<Unicode.Scalar> = Set(
    "、。，；：:「」“”‘’『』《》（）()\n*_　 ".unicodeScalars)
  private static let particles: Set<Unicode.Scalar> = Set("はがのとをに".unicodeScalars)
  private static let koreanParticles: Set<Unicode.Scalar> = Set("은는을를의와과에".unicodeScalars)

  /// What joins names in Chinese.
  private static let joints = Array("由与與和是为為及".unicodeScalars)

  /// Whether a character joins a name with what stands before it; `和` may begin a name, too.
  private func isJoint(_ index: Int) -> Bool {
    func joins(_ index: Int) -> Bool { Self.joints.contains(scalars[index]) }
    guard joins(index) else { return false }
    return scalars[index] != "和" || index > 0 && !isStop(index - 1) && !joins(index - 1)
  }

  private func isStop(_ index: Int) -> Bool { Self.stops.contains(scalars[index]) }

  private func isHiragana(_ index: Int) -> Bool {
    scalars.indices.contains(index) && (0x3041...0x309F).contains(scalars[index].value)
  }

  private func isKorean(_ index: Int) -> Bool { (0xAC00...0xD7A3).contains(scalars[index].value) }

  /// Whether a syllable of Japanese joins words, as it does where other letters stand on one of its sides;
  /// within a word, as `が` in `かがやき`, and at the beginning it is a part of the name.
  private func isParticle(_ index: Int) -> Bool {
    Self.particles.contains(scalars[index]) && index > 0 && !isStop(index - 1)
      && !(isHiragana(index - 1) && isHiragana(index + 1))
  }
}
