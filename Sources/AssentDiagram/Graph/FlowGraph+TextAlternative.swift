/// A diagram in sentences, for those who do not see it.
extension FlowGraph {
  /// One line for each node with edges, in the order of the drawing, such as
  /// `LicenseGateView: if needs acceptance, LicenseAcceptanceView; if accepted, RootView.`
  ///
  /// A node is named by the first words of its label; what else stands in it follows once, and so
  /// do notes, tables and the key. A sequence is told message by message.
  package var textAlternative: String {
    let sentences = DiagramSentences(self)
    let told =
      switch kind {
      case .sequence: sentences.sequence()
      case .entityRelationship: sentences.entities()
      case .classDiagram: sentences.classes()
      case .flow, .stateMachine, .tree, .timeline, .mockUp, .list, .other: sentences.flow()
      }
    return told.map(\.shown).joined(separator: "\n")
  }
}
