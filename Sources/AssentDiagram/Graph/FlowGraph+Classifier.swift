extension FlowGraph {
  /// What a class of a class diagram holds besides its name and its stereotypes.
  package struct Classifier: Hashable, Sendable {
    /// The type it is generic over; empty for none.
    package var generic = ""
    package var attributes: [ClassMember] = []
    package var methods: [ClassMember] = []

    package init() {}

    /// The compartments as they are drawn: attributes, then methods.
    var sections: [[Row]] { [attributes.map(\.row), methods.map(\.row)] }
  }
}

extension ClassMember {
  fileprivate var row: FlowGraph.Row {
    switch modifier {
    case nil: FlowGraph.Row(cells: [text])
    case .abstract: FlowGraph.Row(cells: [text], look: .italic)
    case .static: FlowGraph.Row(cells: [text], look: .underlined)
    }
  }
}
