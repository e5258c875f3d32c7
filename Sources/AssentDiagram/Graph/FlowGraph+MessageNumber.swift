extension FlowGraph {
  /// The number of a message, as `autonumber` counts: with at most two decimals.
  package struct MessageNumber: Hashable, Sendable, CustomStringConvertible {
    package var hundredths: Int

    private static let limit = 100_000_000

    package init(hundredths: Int) {
      self.hundredths = min(max(hundredths, -Self.limit), Self.limit)
    }

    /// Reads digits with or without decimals; those past the second do not count.
    init?(_ text: String) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count <= 2, let whole = parts.first.flatMap({ Int($0.isEmpty ? "0" : $0) })
      else { return nil }
      let decimals = (parts.count == 2 ? parts[1] : "") + "00"
      guard let rest = Int(decimals.prefix(2)) else { return nil }
      self.init(hundredths: min(max(whole, 0), Self.limit / 100) * 100 + rest)
    }

    package var description: String {
      let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
      if rest == 0 { return "\(whole)" }
      return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
  }

  /// Whether any message of a sequence has a number.
  package var numbersMessages: Bool { edges.contains { $0.number != nil } }
}

extension FlowGraph.Edge {
  /// The lines of a label after the number of the message, where it has one.
  func numbered(_ label: [String]) -> [String] {
    guard let number else { return label }
    return ["\(number)." + (label.first.map { " \($0)" } ?? "")] + label.dropFirst()
  }
}
