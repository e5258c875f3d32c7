/// A diagram in sentences, for those who do not see it.
extension FlowGraph {
  /// One line for each node with edges, in the order of the drawing, such as
  /// `LicenseGateView: if needs acceptance, LicenseAcceptanceView; if accepted, RootView.`
  ///
  /// A node is named by the first words of its label; what else stands in it follows once, and so
  /// do notes, tables and the key. A sequence is told message by message.
  package var textAlternative: String {
    let sentences = DiagramSentences(self)
    return (kind == .sequence ? sentences.sequence() : sentences.flow())
      .map(\.shown).joined(separator: "\n")
  }
}
