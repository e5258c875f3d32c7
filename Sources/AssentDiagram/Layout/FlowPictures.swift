import Synchronization

/// Lays out the pictures of one flow, one for each width of a page.
///
/// What their layouts have in common is found once.
final class FlowPictures: Sendable {
  private let drafts: Mutex<FlowDrafts>
  /// How much may be laid out anew for each page.
  private let work: Int

  init(_ graph: FlowGraph, work: Int = LayoutBudget.ofPicture) {
    drafts = Mutex(FlowDrafts(graph))
    self.work = work
  }

  /// The layout for a page with its graph, which in a picture in parts has more nodes.
  func placed(for page: PageWidth) throws(LayoutError) -> (graph: FlowGraph, placed: PlacedGraph) {
    try drafts.withLock { drafts throws(LayoutError) in
      try PageFit(drafts, page: page, budget: LayoutBudget(work)).placed()
    }
  }
}
