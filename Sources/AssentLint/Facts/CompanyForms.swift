/// The legal forms in names of companies, as they are compared: `Ltd.` and `Limited` are one.
enum CompanyForms {
  /// A name in its parts.
  struct Name: Hashable {
    /// Without its form: `Example`.
    var base: String
    /// In one spelling: `inc`.
    var form: String
  }

  /// Forms behind a name, by their letters without points and spaces, in lower case.
  private static let behind: [String: String] = {
    var forms: [String: String] = [:]
    for row in """
    inc incorporated;llc;llp;ltd limited;corp corporation;plc;gmbh;ggmbh;ag;ug;kg;ohg;ev;ek;gbr;\
    sas;sasu;sarl;eurl;sa;srl;spa;sl slu;lda ltda;bv;nv;ab;aps;a/s;as;oy;oyj;kft;zrt;spzoo;spk;spj;sro;\
    doo;ptyltd ptylimited;pbc;gmbh&cokg
    """.split(separator: ";") {
      let words = row.split(separator: " ")
      for word in words { forms[String(word)] = String(words[0]) }
    }
    return forms
  }()

  /// Forms before a name or behind it, where letters stand without spaces between.
  private static let joined = [
    "株式会社", "合同会社", "有限会社", "주식회사", "유한회사", "股份有限公司", "有限公司", "有限责任公司",
  ]
  /// Forms before a name in quotation marks.
  private static let before = ["ООО", "ОАО", "ПАО", "ЗАО", "АО", "ИП", "ТОВ"]

  private static func letters(_ text: Substring) -> String {
    text.lowercased().filter { !". ".contains($0) }
  }

  /// A name with a form; `nil` for one without.
  static func name(_ text: String) -> Name? {
    let text = text.filter { !"\"“”„«»*_".contains($0) }
    for form in joined {
      if text.hasPrefix(form) { return named(text.dropFirst(form.count), form) }
      if text.hasSuffix(form) { return named(text.dropLast(form.count), form) }
    }
    for form in before where text.hasPrefix(form + " ") {
      return named(text.dropFirst(form.count), form)
    }
    let words = text.split(separator: " ")
    // `Sp. z o.o.`, `Pty Ltd` and `GmbH & Co. KG` have several words.
    for count in [4, 3, 2, 1] where words.count > count {
      let form = letters(Substring(words.suffix(count).joined()))
      guard let known = behind[form] else { continue }
      return named(Substring(words.dropLast(count).joined(separator: " ")), known)
    }
    return nil
  }

  private static func named(_ base: Substring, _ form: String) -> Name? {
    let base = base.trimmingPrefix(" ")
    let last = base.lastIndex { !" ,".contains($0) }
    let bare = last.map { String(base[...$0]) } ?? ""
    return bare.utf8.count >= 3 ? Name(base: bare, form: form) : nil
  }

  /// The form that stands with a base at a place of a text, with the bytes of the whole name.
  static func form(
    around place: Range<Int>, in bytes: [UInt8]
  ) -> (form: String, range: Range<Int>)? {
    for form in joined {
      let letters = Array(form.utf8)
      let start = place.lowerBound
      let gap = start > 0 && bytes[start - 1] == 0x20 ? 1 : 0
      if bytes[..<(start - gap)].suffix(letters.count).elementsEqual(letters) {
        return (form, start - gap - letters.count..<place.upperBound)
      }
      let end = place.upperBound
      let space = end < bytes.count && bytes[end] == 0x20 ? 1 : 0
      if bytes[(end + space)...].starts(with: letters) {
        return (form, place.lowerBound..<end + space + letters.count)
      }
    }
    let head = String(decoding: bytes[..<place.lowerBound].suffix(12), as: UTF8.self)
    let lead = head.reversed().drop { " \"«“„\u{FFFD}".contains($0) }
    for form in before where lead.starts(with: form.reversed()) {
      return (form, place)
    }
    // At most four words follow, on the same line.
    var end = place.upperBound
    if end < bytes.count, bytes[end] == UInt8(ascii: ",") { end += 1 }
    guard end < bytes.count, bytes[end] == 0x20 else { return nil }
    var ends: [Int] = []
    var index = end + 1
    while index < bytes.count, ends.count < 4, bytes[index] != 0x0A {
      let start = index
      while index < bytes.count, bytes[index] != 0x20, bytes[index] != 0x0A { index += 1 }
      guard index > start else { break }
      ends.append(index)
      if index < bytes.count, bytes[index] == 0x20 { index += 1 }
    }
    for last in ends.reversed() {
      let text = String(decoding: bytes[end + 1..<last], as: UTF8.self)
      // `Oak Ltd., a company` is no `Ltda.`
      if text.contains(", ") { continue }
      let bare = text.filter { !",;:)*_\"”’'".contains($0) }
      guard let form = behind[letters(Substring(bare))] else { continue }
      var stop = last
      while stop > end + 1, ",;:)*_\"'".utf8.contains(bytes[stop - 1]) { stop -= 1 }
      // The full stop of the sentence behind that of `Inc.`
      if bytes[..<stop].suffix(2).elementsEqual("..".utf8) { stop -= 1 }
      return (form, place.lowerBound..<stop)
    }
    return nil
  }
}
