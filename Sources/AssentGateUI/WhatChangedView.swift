#if canImport(SwiftUI)
  import AssentGate
  import AssentManifest
  import SwiftUI

  /// What changed since the version that was accepted: the summary, then the clauses.
  public struct WhatChangedView: View {
    private let changes: WhatChanged
    private let words: GateWords

    /// - Parameter words: the language of what stands around the words that changed.
    public init(changes: WhatChanged, words: GateWords) {
      self.changes = changes
      self.words = words
    }

    /// What is on the screen.
    public var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(Array(changes.lines(in: words).enumerated()), id: \.offset) { _, line in
          Text(verbatim: line)
        }
        ForEach(Array(changes.shownClauses.enumerated()), id: \.offset) { _, clause in
          Text(verbatim: clause.heading(in: words)).font(.headline)
            .accessibilityAddTraits(.isHeader)
          ForEach(Array(clause.shownBlocks.enumerated()), id: \.offset) { _, block in
            Text(attributed(block)).accessibilityLabel(Text(verbatim: block.spoken(in: words)))
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }

    /// Struck and underlined: nothing is told by color alone.
    private func attributed(_ block: WhatChanged.Block) -> AttributedString {
      // A line of the metadata is no sentence to strike words in.
      if block.form == .metadata { return AttributedString(block.spoken(in: words)) }
      return block.runs.reduce(
        into: AttributedString(block.marker.isEmpty ? "" : block.marker + " ")
      ) {
        var words = AttributedString($1.text)
        switch $1.kind {
        case .kept: break
        case .deleted: words.strikethroughStyle = .single
        case .inserted: words.underlineStyle = .single
        }
        $0 += words
      }
    }
  }
#endif
