import AssentLicense

/// What clauses are called where a link to one has to be named.
enum ClauseNames {
  /// The names of all clauses but headings, which carry their own, by index of the block.
  static func names(of document: LegalDocument) -> [Int: String] {
    var names: [Int: String] = [:]
    /// The full number of each clause.
    var numbers: [String] = []
    numbers.reserveCapacity(document.clauses.count)
    for clause in document.clauses {
      let outer = clause.parent.map { numbers[$0] } ?? ""
      numbers.append(fullNumber(clause.number ?? "", below: outer))
      if case .heading = clause.form { continue }
      let number = numbers[numbers.count - 1]
      let name = number.isEmpty ? clause.title : number
      if !name.isEmpty { names[clause.node] = name }
    }
    return names
  }

  /// `2.1 (a)` of `(a)` in clause 2.1, and `2.1` of `2.1` in section 2.
  private static func fullNumber(_ number: String, below outer: String) -> String {
    // A number that begins with a digit and holds a full stop says where it stands itself.
    let isWhole = number.first?.isNumber == true && number.contains(".")
    // Clauses nest without end, and so would names.
    guard !number.isEmpty, !outer.isEmpty, !isWhole, outer.utf8.count <= 24 else {
      return number.isEmpty ? outer : number
    }
    return outer + " " + number
  }
}
