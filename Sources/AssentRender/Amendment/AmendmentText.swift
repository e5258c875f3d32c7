import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRedline

/// The sentences of an amendment, numbered, in English, German or French.
package struct AmendmentText {
  private let amendment: Amendment
  private let words: AmendmentWords

  package init(_ amendment: Amendment) {
    self.amendment = amendment
    var words = AmendmentWords.words(for: amendment.language)
    words.usesSectionSign = amendment.usesSectionSign
    self.words = words
  }

  package func render() -> [UInt8] {
    var out = words.text("intro", ["from": amendment.from, "to": amendment.to]) + "\n\n"
    if amendment.provisions.isEmpty {
      if amendment.changeClass < .wording {
        out += words["nothing"] + "\n"
      } else if amendment.metadata.isEmpty {
        out += words["untold"] + "\n"
      }
    }
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
    if amendment.leavesMentions {
      let kept = amendment.tellingMentions
      out +=
        (kept.isEmpty
          ? words["mentions"]
          : VisibleText.message(words.text("mentionsExcept", ["place": list(kept, "dative")])))
        + "\n\n"
    }
    for (mention, place) in amendment.changedMeanings {
      out += VisibleText.message(meaning(mention, place)) + "\n\n"
    }
    if !amendment.metadata.isEmpty {
      out += words["metadata"] + "\n\n"
      for (old, new) in amendment.metadata {
        for (sign, line) in [("-", old), ("+", new)] where !line.isEmpty {
          out += "   > \(sign) \(VisibleText.message(line))\n"
        }
      }
      out += "\n"
    }
    if amendment.leavesMarkup { out += words["markup"] + "\n" }
    return Array(out.utf8)
  }

  /// That words which no sentence changes mean another clause now, and which.
  private func meaning(_ mention: ClauseChange.Mention, _ place: ClauseChange.Place) -> String {
    let values = ["old": mention.old.map(entitled) ?? "", "new": mention.new.map(entitled) ?? ""]
    let isTold = values["old"] != values["new"] && !values.values.contains("")
    return sentence(
      isTold ? "meaning" : "meaningOther", place,
      values.merging(["mention": words.quoted(Quotation(mention.text))]) { one, _ in one })
  }

  /// A clause by its number, with its title where it has both.
  private func entitled(_ place: ClauseChange.Place) -> String {
    let name = words.name(place, "nominative")
    guard place.number != nil, !place.title.isEmpty else { return name }
    return words.text("entitled", ["name": name, "title": words.quoted(Quotation(place.title))])
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
      let isSurvived = places.contains { $0.index.map(amendment.survived.contains) ?? false }
      let name =
        new.isEmpty
        ? isSurvived ? "clauseDeleteRest" : "clauseDelete"
        : places.count > 1 ? "clausesReplace" : "clauseReplace"
      return [start(words.text(name, ["place": list(places, "nominative")]))] + new
    case .newClauses(let texts, let position): return [sentence("clause", position)] + texts
    case .move(let place, let position, let number, let andWithin):
      var values = ["place": self.name(place, "nominative")]
      values["number"] = number.map {
        words.text("andNumber", ["new": words.name($0, "nominative")])
      }
      let text = sentence("move", position, values)
      return [andWithin ? text + " " + words["numbersWithinIt"] : text]
    case .passage(let texts, let from, let to):
      let values = ["place": self.name(from, "dative"), "target": self.name(to, "dative")]
      return [start(words.text("passage", values))] + texts
    case .numbers(let changes, let andWithin):
      let list = changes.map { change in
        words.text(
          "number",
          [
            "place": self.name(change.old, "nominative"),
            "new": words.name(change.new, "nominative"),
          ])
      }.joined(separator: words["semicolon"] + " ")
      let text = changes.count == 1 ? start(list) + "." : words.text("numbers", ["list": list])
      let within = words[changes.count == 1 ? "numbersWithinIt" : "numbersWithin"]
      return [andWithin ? text + " " + within : text]
    }
  }

  /// Where a clause goes: `clauseAfter`, `moveWithin`.
  private func sentence(
    _ verb: String, _ position: Amendment.Position, _ values: [String: String] = [:]
  ) -> String {
    var values = values
    switch position {
    case .first: return start(words.text(verb + "First", values))
    case .after(let place):
      values["after"] = name(place, "dative")
      return start(words.text(verb + "After", values))
    case .afterNew(let place):
      values["after"] = words.name(place, "dative")
      return start(words.text(verb + "AfterNew", values))
    case .withinNew(let place):
      values["after"] = words.name(place, "dative")
      return start(words.text(verb + "WithinNew", values))
    case .within(let place):
      values["after"] = name(place, "dative")
      return start(words.text(verb + "Within", values))
    case .behind(let opening, in: let place):
      values["after"] = name(place, "dative")
      values["old"] = words.quoted(opening)
      return start(words.text(verb + "Behind", values))
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

  /// Clauses by their names: `Section 1, Section 2 and Section 4`.
  private func list(_ places: [ClauseChange.Place], _ grammaticalCase: String) -> String {
    let names = places.map { name($0, grammaticalCase) }
    guard names.count > 1, let last = names.last else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " \(words["and"]) " + last
  }

  /// A clause by its number or title; with what it stands in, where others have the same.
  private func name(_ place: ClauseChange.Place, _ grammaticalCase: String) -> String {
    guard
      amendment.repeatedNames.contains(Amendment.name(of: place)) || isLetter(place.number)
        || place.parents.contains(where: ClauseName.isNamed)
    else {
      return words.name(place, grammaticalCase)
    }
    var parents = place.parents.filter { !$0.isEmpty }
    if let number = place.number, let last = parents.last,
      ClauseName.reference(place) != number || number.hasPrefix(last)
    {
      // The number itself tells the clause right above.
      parents.removeLast()
    }
    // `9.2 (b)` tells 9.
    let reference = ClauseName.reference(place) ?? ""
    parents.removeAll { reference.hasPrefix($0 + ".") }
    guard !parents.isEmpty else {
      // Sections of an annex that counts anew may stand in none.
      let isTold = place.number == nil || place.title.isEmpty || isLetter(place.number)
      let name = words.name(place, grammaticalCase)
      return isTold
        ? name
        : words.text("entitled", ["name": name, "title": words.quoted(Quotation(place.title))])
    }
    return words.text(
      "under",
      [
        "name": words.name(place, grammaticalCase),
        "parents": parents.reversed().map(parentName).joined(separator: ", "),
      ])
  }

  /// Whether a number is counted anew in each clause: `h`, `(iv)`.
  private func isLetter(_ number: String?) -> Bool {
    guard let number else { return false }
    return number.count <= 6 && !number.contains(where: \.isNumber)
  }

  /// What a clause stands in, by its number or in quotation marks.
  private func parentName(_ parent: String) -> String {
    amendment.numbers.contains(parent) || ClauseName.isNamed(parent)
      ? words.section(parent) : words.quoted(Quotation(parent))
  }

  /// With a capital at its beginning.
  private func start(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
