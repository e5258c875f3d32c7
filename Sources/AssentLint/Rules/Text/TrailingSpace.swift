import AssentDiagnostics

extension Rule {
  static let trailingSpace = Rule(
    id: .trailingSpace, group: .text, severity: .info,
    summary: "Lines end with spaces that have no meaning.",
    rationale:
      "Editors remove such spaces unasked, and lines differ for no reason. Two or more spaces "
      + "before a line of the same paragraph are a line break, and are left alone.",
    accepts: ["# Terms\n\nOne line,  \nand another.\n"],
    rejects: ["# Terms⟪ ⟫\n\nOne line. \n", "One line.⟪  ⟫\n\nAnother.\n", "A tab⟪\t⟫\n"]
  ) { subject, findings in
    guard subject.text.contains(.trailingSpace) else { return }
    let source = subject.source
    var drawings = subject.diagrams.map(\.bytes)[...]
    let spaces = subject.text.marks(of: .trailingSpace).map(\.range).filter { range in
      // No line of a drawing goes on in the next.
      while let first = drawings.first, first.upperBound <= range.lowerBound {
        drawings.removeFirst()
      }
      if drawings.first?.contains(range.lowerBound) == true { return true }
      if range.count == 1 || source.bytes[range].contains(UInt8(ascii: "\t")) { return true }
      let next = source.line(source.location(ofByte: range.lowerBound).line + 1)
      return next.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
    guard let first = spaces.first else { return }
    let lines = spaces.count == 1 ? "1 line ends" : "\(spaces.count) lines end"
    findings.report(
      "\(lines) with spaces", atBytes: first, help: "remove them",
      fix: FixIt("remove the spaces", edits: spaces.map { FixIt.Edit($0, with: []) }))
  }
}
