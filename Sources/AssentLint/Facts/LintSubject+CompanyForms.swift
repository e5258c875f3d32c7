import AssentDiagnostics
import AssentLicense

extension LintSubject {
  /// Who offers the agreement, with another legal form than where it is named as who does.
  struct OtherForm {
    var text: String
    /// As it is where the company is named as who offers.
    var usual: String
    var range: Range<Int>
  }

  /// Those places, where no paragraph tells two companies apart.
  var otherForms: [OtherForm] {
    guard let licensor = document.metadata.licensor, let name = CompanyForms.name(licensor.value)
    else { return [] }
    let uses = CompanyForms.uses(of: name.base, in: source.bytes)
    let others = uses.filter { $0.form != name.form }
    guard !others.isEmpty, others.count * 2 <= uses.count else { return [] }
    let paragraphs = Set(
      uses.filter { $0.form == name.form }.map { paragraph(around: $0.range.lowerBound) })
    return others.allSatisfy { use in
      let place = paragraph(around: use.range.lowerBound)
      return !paragraphs.contains(place) && !tellsCompanies(place)
    }
      ? others.map { use in
        OtherForm(
          text: String(decoding: source.bytes[use.range], as: UTF8.self), usual: licensor.value,
          range: use.range)
      } : []
  }

  /// The bytes from the empty line before a place to the one behind it.
  private func paragraph(around place: Int) -> Range<Int> {
    var (start, end) = (place, place)
    let bytes = source.bytes
    while start > 1, bytes[start - 1] != 0x0A || bytes[start - 2] != 0x0A { start -= 1 }
    while end + 1 < bytes.count, bytes[end] != 0x0A || bytes[end + 1] != 0x0A { end += 1 }
    return start..<end
  }

  private func tellsCompanies(_ paragraph: Range<Int>) -> Bool {
    let words = String(decoding: FoldedText(source.bytes, paragraph).bytes, as: UTF8.self)
    return Self.relations.contains { words.contains($0) }
  }

  /// What two companies of one name are to each other.
  private static let relations = [
    "affiliate", "subsidiar", "parent", "successor", "formerly", "predecessor", "branch", "group",
    "tochter", "konzern", "vormals", "rechtsnachfolg", "filial", "anciennement",
  ]
}
