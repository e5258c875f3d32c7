/// How much may be made of a mermaid text, checked before it is made.
///
/// Some statements say one thing of many: `a & b --> c & d` makes an edge of each pair, `class a,b
/// name` repeats the name. So a short text can ask for more than any memory holds.
package struct MermaidLimit: Sendable {
  /// Edges of all the diagrams of a document; mermaid itself stops at 500 in one.
  package static let edgesOfDocument = 131_072
  /// What an edge costs besides its ids and its label.
  static let edgeBytes = 64

  private var edges: Int
  private var bytes: Int
  /// What there would be too much of; `nil` where all of it is there.
  private(set) var excess: String?

  /// - Parameter edges: how many edges there is room for.
  init(of text: [UInt8], edges: Int) {
    self.edges = edges
    bytes = 32_768 + 32 * text.count
  }

  var isExceeded: Bool { excess != nil }

  /// Takes room for so many edges with so many bytes of ids and labels; gives whether there is any.
  mutating func takeEdges(_ count: Int, bytes size: Int = 0) -> Bool {
    guard excess == nil, count <= edges else {
      excess = excess ?? "more edges than are read"
      return false
    }
    edges -= count
    let (cost, overflow) = count.multipliedReportingOverflow(by: Self.edgeBytes)
    return !overflow && take(cost + size)
  }

  /// Says what there is too much of, where nothing was too much before.
  mutating func refuse(_ what: String) { excess = excess ?? what }

  /// Takes room for a text that is repeated; gives whether there is any.
  mutating func take(_ size: Int, times: Int = 1) -> Bool {
    let (cost, overflow) = size.multipliedReportingOverflow(by: times)
    guard excess == nil, !overflow, cost <= bytes else {
      excess = excess ?? "statements that repeat more text than is read"
      return false
    }
    bytes -= cost
    return true
  }
}
