import AssentLicense

/// A mention whose words stayed and that means another clause than before, or none.
struct KeptMention: Hashable {
  /// As it is written.
  var text: String
  /// Indices in ``LegalDocument/references`` of the two texts; `nil` where it is none by itself, as `point a`.
  var old: Int?
  var new: Int?
  /// Index of the clause of the new text that it stands in; negative before the first.
  var clause: Int
}

extension ChangeAssessor {
  /// Without repetition, in the order of the new text.
  var mentions: [KeptMention] {
    var seen: Set<KeptMention> = []
    return keptMentions.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }.map(\.element.mention).filter { seen.insert($0).inserted }
  }

  /// Notes that a mention means another clause; where its words stayed, the clause around it is told for that.
  ///
  /// - Parameter place: the token of the new text that it begins with.
  mutating func noteMention(
    old: (text: String, reference: Int?), new: (text: String, reference: Int?), at place: Int
  ) {
    note(
      .referenceTarget, old: old.text, new: new.text, clause: label(place..<place + 1, isNew: true),
      at: place)
    guard old.text == new.text, !new.text.isEmpty, self.new.tokens.indices.contains(place) else {
      return
    }
    let block = self.new.blocks[self.new.sentences[Int(self.new.tokens[place].sentence)].block]
    keptMentions.append(
      (
        place,
        KeptMention(
          text: new.text, old: old.reference, new: new.reference, clause: block.clause)
      ))
  }
}
