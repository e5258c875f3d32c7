/// A diagram of a document as the formats show it; where one is missing, they show its source.
package struct DrawnDiagram: Sendable {
  /// A picture for pages.
  package struct Picture: Sendable {
    /// The element `svg`, ready to stand in a page.
    package var svg: [UInt8]
    /// In CSS pixels.
    package var width: Int

    package init(svg: [UInt8], width: Int) {
      self.svg = svg
      self.width = width
    }
  }

  /// Draws with characters, in lines of at most so many columns.
  package typealias TextDrawing = @Sendable (_ columns: Int) -> [String]

  package var picture: Picture?
  package var text: TextDrawing?
  /// The graph in canonical JSON, an object.
  package var graph: [UInt8]?

  package init(picture: Picture? = nil, text: TextDrawing? = nil, graph: [UInt8]? = nil) {
    self.picture = picture
    self.text = text
    self.graph = graph
  }
}

/// The diagrams of a document, by index of the code block that each stands in.
package typealias DrawnDiagrams = [Int: DrawnDiagram]
