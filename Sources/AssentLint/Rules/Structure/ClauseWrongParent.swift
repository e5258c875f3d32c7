import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let clauseWrongParent = Rule(
    id: .clauseWrongParent, group: .structure, severity: .warning, scope: .agreements,
    summary: "A clause stands below another one than its number says.",
    rationale: "Readers who look for 3.2 look in clause 3, and references lead to the wrong place.",
    accepts: [
      "# L\n\n## 3. Fees\n\n### 3.1 When\n\nText.\n\n## 4. Term\n\n### 4.1 End\n\nText.\n",
      "# L\n\n## 1. Fees\n\n### 1.1 When\n\nText.\n\n#### 1.1.1 How\n\nText.\n",
      "# L\n\n## Fees\n\n### 3.2 When\n\nText.\n",
      "# L\n\n## 1. Part\n\n### 1. A\n\nText.\n\n### 2. B\n\nText.\n\n## 2. Part\n\n### 3. C\n\nText.\n",
    ],
    rejects: [
      "# L\n\n## 3. Fees\n\n### 3.1 When\n\nText.\n\n## 4. Term\n\n### ⟪3.2⟫ How\n\nText.\n",
      "# L\n\n## 1. Fees\n\nText.\n\n## 2. Term\n\nText.\n\n### ⟪3⟫. Law\n\nText.\n\n### 4. Place\n\nText.\n",
      "# L\n\n## B. Data\n\n### ⟪C.1⟫. Purpose\n\nText.\n\n### C.2. Place\n\nText.\n\n## C. Rest\n\nText.\n",
    ]
  ) { subject, findings in
    let clauses = subject.document.clauses
    for (index, clause) in clauses.enumerated() {
      guard let parent = clause.parent, let number = clause.number, clause.form != .listItem,
        let above = clauses[parent].number, let stated = number.statedParent,
        clauses[parent].form != .listItem,
        // Only numbers of one kind are parts of one another: `3.2` is none of `IV`.
        above.isOfKind(stated), above != stated, !above.hasPrefix(stated + ".")
      else { continue }
      findings.report(
        "clause '\(number)' stands below '\(above)'",
        at: subject.range(ofNumberOf: clause),
        notes: [Diagnostic.Note("'\(above)'", at: subject.range(ofNumberOf: clauses[parent]))],
        help: "move or renumber it",
        cause: subject.causeOfRepetition(index) ?? "\(parent) \(stated)")
    }
    for (index, parent) in subject.continuedBelow {
      let (clause, above) = (clauses[index], clauses[parent])
      findings.report(
        "clause '\(clause.number ?? "")' stands below '\(above.number ?? "")', which it goes on",
        at: subject.range(ofNumberOf: clause),
        notes: [
          Diagnostic.Note("'\(above.number ?? "")'", at: subject.range(ofNumberOf: above))
        ],
        help: "give its heading the level of the one before")
    }
  }
}

extension LintSubject {
  /// The headings that go on the numbers of the heading above them one level too deep, as `### 3` below `## 2`
  /// behind `## 1`, with that heading.
  fileprivate var continuedBelow: [(clause: Int, parent: Int)] {
    let clauses = document.clauses
    var found: [(clause: Int, parent: Int)] = []
    // The last number of headings below each clause, that before each heading, and whether one of them has parts
    // with such numbers itself.
    var last: [Int: Int] = [:]
    var before: [Int: Int] = [:]
    var hasParts: Set<Int> = []
    for (index, clause) in clauses.enumerated() {
      guard case .heading = clause.form, let number = clause.number.flatMap({ Int($0) }) else {
        continue
      }
      let parent = clause.parent ?? -1
      before[index] = last[parent]
      defer { last[parent] = number }
      guard last[parent] == nil, parent >= 0, case .heading = clauses[parent].form,
        let above = clauses[parent].number.flatMap({ Int($0) })
      else { continue }
      if !hasParts.insert(clauses[parent].parent ?? -1).inserted { continue }
      // The heading above is the second of its row at least.
      if number == above + 1, before[parent] == above - 1 { found.append((index, parent)) }
    }
    return found
  }
}

extension String {
  /// What stands before the last part: `3` of `3.2`, `C` of `C.1`; `nil` of a number of one part.
  fileprivate var statedParent: String? {
    lastIndex(of: ".").flatMap { $0 == startIndex ? nil : String(self[..<$0]) }
  }

  /// Whether both are digits with as many points, or both a capital.
  fileprivate func isOfKind(_ other: String) -> Bool {
    func isDecimal(_ text: String) -> Bool {
      text.utf8.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E }
    }
    func isCapital(_ text: String) -> Bool {
      text.utf8.count == 1 && text.utf8.allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
    }
    if isDecimal(self), isDecimal(other) {
      return filter { $0 == "." }.count == other.filter { $0 == "." }.count
    }
    return isCapital(self) && isCapital(other)
  }
}
