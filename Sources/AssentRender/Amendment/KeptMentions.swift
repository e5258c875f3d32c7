import AssentDiagnostics
import AssentLicense
import AssentMarkup
import AssentRedline

/// Clauses in which mentions of others do not all follow the new numbers of these, or in which another text is mentioned
/// by such a number.
enum KeptMentions {
  /// The clauses of the old text in which a mention stays as it is, though what it mentions has another number now.
  ///
  /// - Parameter formerPlaces: what each clause of the new text is in the old one.
  static func places(
    _ old: LegalDocument, _ new: LegalDocument, _ formerPlaces: [Int: ClauseChange.Place]
  ) -> [ClauseChange.Place] {
    let (before, after) = (references(of: old), references(of: new))
    var now: [Int: Int] = [:]
    for (index, place) in formerPlaces where new.clauses.indices.contains(index) {
      if let former = place.index, old.clauses.indices.contains(former) { now[former] = index }
    }
    func isRenumbered(_ reference: LegalDocument.Reference) -> Bool {
      guard let clause = reference.clause, let now = now[clause] else { return false }
      return old.signalLabel(ofClause: clause) != new.signalLabel(ofClause: now)
    }
    let numbers = Set(
      now.filter { old.clauses[$0].number != new.clauses[$1].number }
        .compactMap { old.clauses[$0.key].number })
    let clauses = old.clausesOfBlocks
    let others = Dictionary(grouping: old.otherMentions) { clauses[$0.node] }
      .mapValues { mentions in
        mentions.contains { mention in
          mention.text.split { !$0.isLetter && !$0.isNumber }.contains {
            numbers.contains(String($0))
          }
        }
      }
    return new.clauses.indices.compactMap { index in
      guard let place = formerPlaces[index], let former = place.index else { return nil }
      if others[former] ?? false { return place }
      guard let were = before[former], let are = after[index] else { return nil }
      // Of lists of one length each has its partner; of others a mention may have stayed where it is written still.
      let isKept =
        were.count == are.count
        ? zip(were, are).contains { $0.text == $1.text && isRenumbered($0) }
        : were.contains { reference in
          isRenumbered(reference) && are.contains { $0.text == reference.text }
        }
      return isKept ? place : nil
    }
  }

  /// The references in each clause, without those in clauses within.
  private static func references(of document: LegalDocument) -> [Int: [LegalDocument.Reference]] {
    var found: [Int: [LegalDocument.Reference]] = [:]
    let clauses = document.clausesOfBlocks
    for reference in document.references {
      if let clause = clauses[reference.node] {
        found[clause, default: []].append(reference)
      }
    }
    return found
  }
}
