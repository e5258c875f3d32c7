/// A class diagram as its statements give it, before it is a graph.
struct ClassDiagram {
  /// The sign at one end of a relation.
  enum End: Equatable {
    case aggregation, `extension`, composition, dependency, lollipop
  }

  struct Class {
    var id: String
    /// What stands between `~` and `~`; empty for none.
    var generic = ""
    /// The words shown in place of the id, entities encoded.
    var label: String?
    var annotations: [String] = []
    var attributes: [ClassMember] = []
    var methods: [ClassMember] = []
    var classes: [String] = []
    var styles: [String] = []
    var link: String?
    /// Id of the namespace that it stands in.
    var namespace: String?
    var range: Range<Int>
  }

  /// The interface at the round end of a lollipop, which is no class.
  struct Interface {
    var id: String
    var name: String
    var range: Range<Int>
  }

  struct Relation {
    var from: String
    var to: String
    var tail: End?
    var head: End?
    var isDotted: Bool
    /// Words at both ends, such as `1..*`.
    var tailText: String?
    var headText: String?
    var label: String?
    var range: Range<Int>
  }

  struct Namespace {
    /// With the ids of those around it, and dots between.
    var id: String
    var label: String
    var parent: String?
    var range: Range<Int>
  }

  struct Note {
    var text: String
    var target: String?
    var namespace: String?
    var range: Range<Int>
  }

  var classes: [Class] = []
  var interfaces: [Interface] = []
  var relations: [Relation] = []
  var namespaces: [Namespace] = []
  var notes: [Note] = []
  var properties = MermaidProperties(direction: .down)
}
