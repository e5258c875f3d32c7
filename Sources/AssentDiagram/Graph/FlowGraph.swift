import AssentDiagnostics

/// A diagram as what it means: nodes, edges and groups, wherever they were drawn.
package struct FlowGraph: Hashable, Sendable {
  /// The notation it was written in.
  package enum Notation: String, Hashable, Sendable {
    case boxDrawing = "box-drawing"
    case mermaid
    case arrows
  }

  /// What sort of diagram it is.
  package enum Kind: String, Hashable, Sendable {
    case flow
    case stateMachine = "state-machine"
    case sequence
    case tree
    case timeline
    case mockUp = "ui-mockup"
    case list
    case entityRelationship = "entity-relationship"
    case classDiagram = "class-diagram"
    /// A mermaid diagram of a kind that is not read, or of none that is known.
    case other
  }

  /// The way a flow runs over the page.
  package enum Direction: String, Hashable, Sendable {
    case down = "TB"
    case up = "BT"
    case right = "LR"
    case left = "RL"

    /// Whether it runs up or down the page.
    var isVertical: Bool { self == .down || self == .up }
    /// Itself where it runs up or down the page; else down.
    var downPage: Direction { self == .up ? .up : .down }
    /// Itself where it runs across the page; else from left to right.
    var acrossPage: Direction { self == .left ? .left : .right }
  }

  package enum Shape: String, Hashable, Sendable {
    case box
    case rounded
    case stadium
    case subroutine
    case cylinder
    case circle
    case doubleCircle = "double-circle"
    case diamond
    case hexagon
    case parallelogram
    case parallelogramReversed = "parallelogram-reversed"
    case trapezoid
    case trapezoidReversed = "trapezoid-reversed"
    case asymmetric
    /// Text without a frame.
    case text
    case banner
    /// The start of a state diagram.
    case start
    case end
    case fork
    case note
    /// A shape of mermaid's `@{ shape: }` that is drawn as a box.
    case other
  }

  package struct Node: Hashable, Sendable {
    package var id: String
    /// The lines of its label, without markup.
    package var lines: [String]
    package var shape: Shape
    /// The name mermaid has for a shape that is `other`.
    package var shapeName: String?
    /// In the file, from 1; columns in UTF-8 bytes.
    package var range: SourceRange
    /// Names of mermaid classes, in order.
    package var classes: [String] = []
    /// Sanitised declarations such as `fill:#f9f`.
    package var styles: [String] = []
    /// http, https or mailto only.
    package var link: String?
    /// What a class holds, taken apart; `sections` are the same as it is drawn.
    package var classifier: Classifier?
    /// The message that creates a participant of a sequence, and the one that ends it, by `order`.
    package var created: Int?
    package var destroyed: Int?
    /// Small lines over its name, such as `interface` of a class, without brackets.
    package var stereotypes: [String] = []
    /// Its compartments under the name: the attributes of an entity; the attributes of a class, then
    /// its methods. An empty one is drawn as such.
    package var sections: [[Row]] = []
  }

  package struct Edge: Hashable, Sendable {
    package enum Style: String, Hashable, Sendable {
      case solid
      case dotted
      case thick
      case invisible
    }

    package enum Head: String, Hashable, Sendable {
      case none
      case point
      case circle
      case cross
      /// A hollow triangle: the end is what the other specializes or realizes.
      case `extension`
      /// A filled diamond at the whole.
      case composition
      /// A hollow diamond at the whole.
      case aggregation
      /// An open arrow.
      case dependency
      /// A circle on a stem: an interface that is offered.
      case lollipop
      /// How many there are at this end of a relationship, as a crow's foot.
      case zeroOrOne = "zero-or-one"
      case exactlyOne = "exactly-one"
      case zeroOrMore = "zero-or-more"
      case oneOrMore = "one-or-more"
      /// The parent, of which the other end is a part.
      case parent
    }

    package var id: String?
    /// Ids of nodes or groups.
    package var from: String
    package var to: String
    package var label: [String] = []
    package var style: Style = .solid
    package var arrow: Head = .point
    package var arrowTail: Head = .none
    /// Words beside its ends, such as `0..*`; empty where there are none.
    package var labelHead = ""
    package var labelTail = ""
    /// How many ranks it spans at least; 1 unless drawn longer.
    package var length = 1
    package var range: SourceRange
    /// Position among the messages of a sequence, from 1.
    package var order: Int?
    /// What stands before the words of a message in a sequence that is numbered.
    package var number: MessageNumber?
    /// Whether the sender of a message does not wait; its head is open.
    package var isAsynchronous = false
    /// Names of mermaid classes, in order.
    package var classes: [String] = []
    package var styles: [String] = []
  }

  package struct Group: Hashable, Sendable {
    package var id: String
    package var title: [String]
    /// Ids of the nodes and groups directly in it.
    package var nodes: [String]
    package var parent: String?
    package var direction: Direction?
    package var range: SourceRange
    /// Names of mermaid classes, in order.
    package var classes: [String] = []
    /// Sanitised declarations such as `fill:#f9f`.
    package var styles: [String] = []
  }

  /// A call-out beside a node.
  package struct Annotation: Hashable, Sendable {
    /// Where a note of a sequence stands.
    package enum Side: String, Hashable, Sendable {
      case left
      case right
      case over
    }

    /// Id of the node; `nil` where it points at none.
    package var target: String?
    /// Id of the last node that it stands over, in a sequence.
    package var lastTarget: String?
    package var lines: [String]
    package var range: SourceRange
    /// The message of a sequence that it stands after, by its `order`; 0 before the first.
    package var order: Int?
    package var side = Side.over
    /// Id of the group that a note of a class diagram stands in.
    package var group: String?
  }

  /// A named set of styles (`classDef`); `default` is that of every node.
  package struct StyleClass: Hashable, Sendable {
    package var name: String
    /// Sanitised declarations such as `fill:#f9f`.
    package var styles: [String]
  }

  /// A part of a sequence under one frame: a loop, alternatives, an activation.
  package struct Fragment: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      case loop
      case alternatives = "alt"
      case option = "opt"
      case parallel = "par"
      case critical
      case interruption = "break"
      case shading = "rect"
      case activation

      /// Whether it can have several parts.
      var isDivided: Bool { [.alternatives, .parallel, .critical].contains(self) }

      /// What each part of it after the first begins with.
      var divider: String {
        switch self {
        case .parallel: "and"
        case .critical: "option"
        default: "else"
        }
      }
    }

    /// One of its alternatives, with its condition.
    package struct Section: Hashable, Sendable {
      package var title: [String]
      /// The messages in it, by `order`; empty when there is none.
      package var messages: Range<Int>
      /// Where it begins in the file.
      package var start: SourceLocation?
    }

    package var kind: Kind
    package var sections: [Section]
    /// Id of the participant that is active, of an activation.
    package var node: String?
    /// The color of a shading: a name of CSS, `#f9f`, or a function such as `rgb(0, 0, 255)`.
    package var color: String?
    /// How many fragments it stands in.
    package var depth: Int
    /// Of the word that opens it.
    package var range: SourceRange
    /// Where it ends in the file; `nil` for one that nothing closes.
    package var end: SourceLocation?
  }

  /// A loose title over a part of the drawing.
  package struct Heading: Hashable, Sendable {
    package var text: String
    /// Id of the node it stands before; `nil` at the end.
    package var before: String?
    package var range: SourceRange
  }

  /// A table drawn in the diagram, row by row.
  package struct Table: Hashable, Sendable {
    package var rows: [[String]]
    /// Id of the node it stands in.
    package var node: String?
    package var range: SourceRange
  }

  package var notation: Notation
  package var kind: Kind
  /// Whether the notation's own reference parser accepts the text.
  package var isValid: Bool
  /// What it is called.
  package var title: String?
  /// The title of a mermaid text that its picture has over it; `accTitle` is for readers of the screen alone.
  package var shownTitle: String?
  /// What the author gives for those who do not see it (`accDescr`).
  package var accessibleDescription: String?
  package var direction: Direction?
  package var nodes: [Node] = []
  package var edges: [Edge] = []
  package var groups: [Group] = []
  package var annotations: [Annotation] = []
  package var headings: [Heading] = []
  package var tables: [Table] = []
  /// Lines of a key that explains signs.
  package var legend: [String] = []
  /// Times beside the nodes of a timeline, by node id in order of the drawing.
  package var times: [Annotation] = []
  package var styleClasses: [StyleClass] = []
  /// Frames and activations of a sequence, outer ones first.
  package var fragments: [Fragment] = []
  package var diagnostics: [Diagnostic] = []

  package init(notation: Notation, kind: Kind, isValid: Bool) {
    self.notation = notation
    self.kind = kind
    self.isValid = isValid
  }
}
