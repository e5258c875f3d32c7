import AssentLicense

/// What signals call the clauses of a text: each by a name that no other of them has.
struct ClauseNames: Sendable {
  /// A clause of one of the texts.
  struct Mark: Sendable {
    var name = ""
    var anchor = ""
    var isOld = false
  }

  private let document: LegalDocument
  private let isOld: Bool
  /// Of clauses whose number or title others have, too, by their index.
  private var told: [Int: String] = [:]

  init(_ document: LegalDocument, isOld: Bool) {
    self.document = document
    self.isOld = isOld
    let clauses = document.clauses
    var sharers: [String: [Int]] = [:]
    for index in clauses.indices where clauses[index].form != .listItem {
      sharers[document.signalLabel(ofClause: index), default: []].append(index)
    }
    for (label, indices) in sharers where indices.count > 1 && !label.isEmpty {
      let parents = indices.map { index in
        clauses[index].parent.map(document.signalLabel(ofClause:)) ?? ""
      }
      let areApart = Set(parents).count == indices.count
      for (index, parent) in zip(indices, parents) {
        told[index] =
          areApart
          ? parent.isEmpty ? label : "\(parent) › \(label)" : "\(label) #\(clauses[index].anchor)"
      }
    }
  }

  /// The name of a clause: its number, with that of the clause around it where it is but a letter; else
  /// its title.
  func name(of index: Int) -> String {
    if let own = told[index] { return own }
    return document.signalLabel(ofClause: index) { name(of: $0) }
  }

  subscript(index: Int?) -> Mark {
    guard let index, document.clauses.indices.contains(index) else { return Mark() }
    return Mark(name: name(of: index), anchor: document.clauses[index].anchor, isOld: isOld)
  }
}
