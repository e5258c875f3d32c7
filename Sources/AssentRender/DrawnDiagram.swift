import AssentDiagram

/// A diagram of a document as the formats show it; where one is missing, they show its source.
package struct DrawnDiagram: Sendable {
  /// Draws with characters, in lines of at most so many columns.
  package typealias TextDrawing = @Sendable (_ columns: Int) -> [String]

  package var picture: PagePicture?
  package var text: TextDrawing?
  /// The graph in canonical JSON, an object.
  package var graph: [UInt8]?

  package init(picture: PagePicture? = nil, text: TextDrawing? = nil, graph: [UInt8]? = nil) {
    self.picture = picture
    self.text = text
    self.graph = graph
  }
}

/// The diagrams of a document, by index of the code block that each stands in.
package typealias DrawnDiagrams = [Int: DrawnDiagram]
