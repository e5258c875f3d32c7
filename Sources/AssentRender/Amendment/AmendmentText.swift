import AssentDiagnostics
import AssentLicense
import AssentRedline

/// The sentences of an amendment, numbered, in English, German or French.
package struct AmendmentText {
  private let amendment: Amendment
  private let words: AmendmentWords

  package init(_ amendment: Amendment) {
    self.amendment = amendment
    words = AmendmentWords.words(for: amendment.language)
  }

  package func render() -> [UInt8] {
    var out = words.text("intro", ["from": amendment.from, "to": amendment.to]) + "\n\n"
    if amendment.provisions.isEmpty { out += words["nothing"] + "\n" }
    for (index, provision) in amendment.provisions.enumerated() {
      let mark = "\(index + 1). "
      let paragraphs = paragraphs(of: provision)
      out += mark + VisibleText.message(paragraphs[0]) + "\n"
      let indent = String(repeating: " ", count: mark.utf8.count)
      for paragraph in paragraphs.dropFirst() {
        let lines = paragraph.split(separator: "\n", omittingEmptySubsequences: false)
        out += "\n" + lines.map { "\(indent)> \(VisibleText.message(String($0)))\n" }.joined()
      }
      out += "\n"
    }
    if amendment.leavesMarkup { out += words["markup"] + "\n" }
    return Array(out.utf8)
  }

  /// The sentence, then the paragraphs that it gives.
  private func paragraphs(of provision: Amendment.Provision) -> [String] {
    switch provision {
    case .words(let change, let place): return [sentence(change, place)]
    case .linkTarget(let old, let new, let place):
      return [
        sentence(
          new.isEmpty ? "linkDelete" : old.isEmpty ? "linkInsert" : "link", place,
          ["old": "<\(old)>", "new": "<\(new)>"])
      ]
    case .paragraph(let opening, let new, let place):
      let name = new.isEmpty ? "paragraphDelete" : "paragraph"
      return [sentence(name, place, ["old": words.quoted(opening)])] + new
    case .insertion(let texts, let opening, let place):
      guard let opening else { return [sentence("insertFirst", place)] + texts }
      return [sentence("insertAfter", place, ["old": words.quoted(opening)])] + texts
    case .heading(let place, let new):
      return [sentence("heading", place, ["new": words.quoted(Quotation(new))])]
    case .clauses(let places, let new):
      let names = places.map { self.name($0, "nominative") }.joined(separator: ", ")
      let name =
        new.isEmpty ? "clauseDelete" : places.count > 1 ? "clausesReplace" : "clauseReplace"
      return [start(words.text(name, ["place": names]))] + new
    case .newClauses(let texts, let after):
      guard let after else { return [words["clauseFirst"]] + texts }
      return [start(words.text("clauseAfter", ["place": self.name(after, "dative")]))] + texts
    case .move(let place, let after):
      let name = after == nil ? "moveFirst" : "move"
      let values = [
        "place": self.name(place, "nominative"),
        "after": after.map { self.name($0, "dative") } ?? "",
      ]
      return [start(words.text(name, values))]
    case .passage(let texts, let from, let to):
      let values = ["place": self.name(from, "dative"), "to": self.name(to, "dative")]
      return [start(words.text("passage", values))] + texts
    case .number(let old, let new):
      let values = [
        "place": self.name(old, "nominative"), "new": self.name(new, "nominative"),
      ]
      return [start(words.text("number", values))]
    }
  }

  private func sentence(_ change: WordAmendment, _ place: ClauseChange.Place) -> String {
    let new = words.quoted(Quotation(change.new))
    guard let anchor = change.anchor else {
      let old = change.old.map(words.quoted) ?? ""
      return sentence(
        change.new.isEmpty ? "wordsDelete" : "words", place, ["old": old, "new": new])
    }
    return sentence(
      change.isBefore ? "wordsBefore" : "wordsAfter", place,
      ["old": words.quoted(anchor), "new": new])
  }

  private func sentence(
    _ name: String, _ place: ClauseChange.Place, _ values: [String: String] = [:]
  ) -> String {
    var values = values
    values["place"] = self.name(place, "dative")
    return start(words.text(name, values))
  }

  /// A clause by its number or title; with what it stands in, where others have the same.
  private func name(_ place: ClauseChange.Place, _ grammaticalCase: String) -> String {
    guard amendment.repeatedNames.contains(Amendment.name(of: place)) else {
      return words.name(place, grammaticalCase)
    }
    var parents = place.parents.filter { !$0.isEmpty }
    if let number = place.number, let last = parents.last,
      ClauseName.reference(place) != number || number.hasPrefix(last)
    {
      // The number itself tells the clause right above.
      parents.removeLast()
    }
    guard !parents.isEmpty else { return words.name(place, grammaticalCase) }
    return words.text(
      "under",
      [
        "name": words.name(place, grammaticalCase), "parents": parents.joined(separator: " › "),
      ])
  }

  /// With a capital at its beginning.
  private func start(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
