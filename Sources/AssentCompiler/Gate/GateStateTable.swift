import AssentDiagnostics
import AssentGate
import AssentMarkup

/// Holds a table of states in a description of the gate against the machine.
///
/// Its first column is headed `State`; of the others `Read`, `Ticked`, `Check box`, `Accept`, `Decline` and
/// `Next` are compared. A table of properties is held against the machine as well.
struct GateStateTable {
  typealias Finding = GateFlowCheck.Finding

  private let document: Document
  /// Whether there is a table that is compared.
  private(set) var isFound = false
  private(set) var findings: [Finding] = []

  init(_ document: Document) {
    self.document = document
    for index in document.nodes.indices {
      if case .table = document.nodes[index].kind { check(index) }
    }
  }

  private mutating func check(_ table: Int) {
    let rows = children(of: table)
    let truth = GateFlowCheck.wrongRows(of: rows.map { cells(of: $0) }, GateMoment.usualValues)
    for words in truth {
      findings.append(
        Finding(kind: .contradiction, message: words, range: document.nodes[table].range))
    }
    isFound = isFound || !truth.isEmpty
    guard let header = rows.first.map({ cells(of: $0) }), header.count > 1, header[0] == "state",
      header.contains(where: Self.columns.contains)
    else { return }
    isFound = true
    for row in rows.dropFirst() {
      let cells = cells(of: row)
      let range = document.nodes[row].range
      guard let phase = cells.first.flatMap({ FlowWords.phase($0) }) else {
        findings.append(
          Finding(
            kind: .unbound, message: "'\(cells.first ?? "")' is no state of the gate", range: range)
        )
        continue
      }
      let states = Self.states(of: phase)
      for (name, cell) in zip(header, cells).dropFirst()
      where !Self.holds(name, cell, phase, states) {
        findings.append(
          Finding(
            kind: .contradiction,
            message: "'\(cell)' below '\(name)' is not so in the state '\(cells[0])' of the gate",
            range: range))
      }
    }
  }

  // MARK: What is so

  private static let columns = ["read", "ticked", "check box", "accept", "decline", "next"]

  /// All states that the machine can come to where a text has to be read and agreed to.
  private static let states = found(hasAge: false)
  /// With those that only somebody's age or guardian leads to.
  private static let statesOfAge = found(hasAge: true)

  private static func found(hasAge: Bool) -> Set<GateState> {
    Set(GateMoment.all(progress: GateMoment.usualValues, hasAge: hasAge).map(\.state))
  }

  private static func states(of phase: GatePhase) -> Set<GateState> {
    let usual = states.filter { $0.phase == phase }
    return usual.isEmpty ? statesOfAge.filter { $0.phase == phase } : usual
  }

  private static func holds(
    _ column: String, _ cell: String, _ phase: GatePhase, _ states: Set<GateState>
  ) -> Bool {
    switch column {
    case "read": return flag(.hasScrolled, cell, states)
    case "ticked": return flag(.hasTicked, cell, states)
    case "check box": return isOn(cell, states, \.canTick)
    case "accept": return isOn(cell, states, \.canAccept)
    case "decline":
      return isOn(cell, states) { state in
        state.phase.isShown && GateMachine.next(state, .declinePressed).state.phase == .declining
      }
    case "next":
      let after = Set(
        states.flatMap { state in
          GateEvent.allCases.map { GateMachine.next(state, $0).state.phase }
        })
      return cell.split(separator: ",").allSatisfy { name in
        follows(FlowWords.trimmed(String(name)), phase, after)
      }
    default: return true
    }
  }

  /// "Yes" and "no" are so of every state; whatever else stands there says nothing.
  private static func flag(_ flag: GateFlags, _ cell: String, _ states: Set<GateState>) -> Bool {
    switch cell {
    case "yes": states.allSatisfy { $0.flags.contains(flag) }
    case "no": !states.contains { $0.flags.contains(flag) }
    default: true
    }
  }

  private static func isOn(
    _ cell: String, _ states: Set<GateState>, _ isOn: (GateState) -> Bool
  ) -> Bool {
    cell == "on" ? states.allSatisfy(isOn) : !states.contains(where: isOn)
  }

  private static func follows(
    _ name: String, _ phase: GatePhase, _ after: Set<GatePhase>
  ) -> Bool {
    switch name {
    case "main app": phase.isOpen
    case "the state before": after.isSuperset(of: GatePhase.allCases.filter(\.isShown))
    case "launch check", "at next launch": after.contains(.checking)
    default: FlowWords.phase(name).map(after.contains) ?? false
    }
  }

  // MARK: Cells

  private func children(of parent: Int) -> [Int] {
    var found: [Int] = []
    var index = parent + 1
    while index < Int(document.nodes[parent].end) {
      found.append(index)
      index = Int(document.nodes[index].end)
    }
    return found
  }

  /// In lower case, without signs around the words.
  private func cells(of row: Int) -> [String] {
    children(of: row).map { cell in
      var bytes: [UInt8] = []
      for node in document.nodes[cell..<Int(document.nodes[cell].end)] {
        switch node.kind {
        case .text, .code: bytes += document.text[node.literal.range]
        case .softBreak, .hardBreak: bytes.append(UInt8(ascii: " "))
        default: break
        }
      }
      return FlowWords.trimmed(String(decoding: bytes, as: UTF8.self)).lowercased()
    }
  }
}
