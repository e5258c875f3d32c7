extension FlowGraph {
  /// A row in a compartment of a node: an attribute of an entity, or a member of a class.
  package struct Row: Hashable, Sendable {
    package enum Look: String, Hashable, Sendable {
      case plain
      /// An abstract member.
      case italic
      /// A static member.
      case underlined
    }

    /// Its texts, one a column: type, name, keys and comment of an attribute (each may be empty); the
    /// whole of a member.
    package var cells: [String]
    package var look = Look.plain
  }
}

extension FlowGraph.Node {
  /// Whether it is drawn as a name over compartments.
  package var isDivided: Bool { !sections.isEmpty || !stereotypes.isEmpty }
}

extension FlowGraph.Edge.Head {
  /// How many a crow's foot stands for, as numbers; `nil` of other heads.
  package var multiplicity: String? {
    switch self {
    case .zeroOrOne: "0..1"
    case .exactlyOne: "1"
    case .zeroOrMore: "0..*"
    case .oneOrMore: "1..*"
    case .none, .point, .circle, .cross, .extension, .composition, .aggregation, .dependency,
      .lollipop, .parent:
      nil
    }
  }
}
