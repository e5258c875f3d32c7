/// A picture as a value: what is drawn from back to front, in pixels.
///
/// It knows what things are, and which colors their author gives them; all others are of the palette.
struct Scene {
  typealias Point = PlacedGraph.Point
  typealias Rect = PlacedGraph.Rect

  /// What has one look in all pictures, which changes with the page.
  enum Role {
    /// Frames around others.
    case group
    case node
    /// Lines, and what is drawn like them.
    case line
    /// Rules between the parts of a picture.
    case division
    /// Heads, and other signs in the color of lines.
    case head
    case text
    case label
  }

  /// What an element looks like, in the order in which it is written.
  typealias Look = [Trait]

  enum Trait: Hashable {
    case role(Role)
    /// An attribute of SVG with its value.
    case set(String, String)

    /// Of the attribute.
    var name: String? {
      if case .set(let name, _) = self { name } else { nil }
    }
  }

  /// Words with a place of their own, of the left end or the middle of their base line.
  struct Span {
    var words: String
    var x: Int
    var y: Int
    /// The pixels that they have to take whatever the font, if that is so.
    var length: Int?
  }

  enum Element {
    case rect(Rect, radius: Int = 0, id: String? = nil, Look = [])
    case circle(Point, radius: Int, Look = [])
    /// Path data.
    case path(String, Look = [])
    /// A path that nothing else is drawn like.
    case sole(Look, path: String)
    /// Lines of words one below the other; the place is that of the first, `step` the way to the next.
    case lines([String], Point, step: Int, Look = [])
    /// Words here and there that are one text, with blanks between them if they are read so.
    case spans([Span], isSpaced: Bool, Look = [])
    /// What stands in a line of its own in the file.
    case row([Element])
    /// Rows and texts with one look.
    case layer(Look, [Element])
    /// What a link within the picture leads to.
    indirect case target(id: String, [Element])
    case link(String, [Element])
  }

  /// What is taken up.
  var frame: Rect
  var elements: [Element]
  /// Whether there is something in it to follow; a single image would hide that.
  var hasLinks = false
}
