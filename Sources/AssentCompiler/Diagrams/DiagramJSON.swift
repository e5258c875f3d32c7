import AssentDiagnostics
import AssentDiagram
import AssentManifest

/// The form in which `assent diagram --to json` and the JSON of a document show a diagram.
extension FlowGraph {
  /// - Parameters:
  ///   - file: the path of the file it stands in.
  ///   - line: the line of its opening fence, from 1.
  package func json(file: String, line: Int) -> JSONValue {
    .members([
      ("accessibleDescription", accessibleDescription.map(JSONValue.string)),
      ("annotations", .array(annotations.map(\.json))),
      (
        "diagnostics",
        .array(
          diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.file = file
            return diagnostic.json
          })
      ),
      ("direction", direction.map { .string($0.rawValue) }),
      ("edges", .array(edges.map(\.json))), ("file", .string(file)),
      ("fragments", fragments.isEmpty ? nil : .array(fragments.map(\.json))),
      ("groups", .array(groups.map(\.json))), ("headings", .array(headings.map(\.json))),
      ("kind", .string(kind.rawValue)), ("legend", .strings(legend)), ("line", .integer(line)),
      ("nodes", .array(nodes.map(\.json))), ("notation", .string(notation.rawValue)),
      ("numbersMessages", numbersMessages ? .bool(true) : nil),
      ("styleClasses", styleClasses.isEmpty ? nil : .array(styleClasses.map(\.json))),
      ("tables", .array(tables.map(\.json))), ("times", .array(times.map(\.json))),
      ("title", title.map(JSONValue.string)), ("valid", .bool(isValid)),
    ])
  }
}

extension JSONValue {
  fileprivate static func strings(_ values: [String]) -> JSONValue {
    .array(values.map(JSONValue.string))
  }

  /// An object of those members that have a value; quickest in the order of their names.
  fileprivate static func members(_ members: [(String, JSONValue?)]) -> JSONValue {
    var object = JSONObject()
    for case (let name, let value?) in members { object[name] = value }
    return .object(object)
  }
}

extension FlowGraph.Node {
  fileprivate var json: JSONValue {
    .members([
      ("classes", classes.isEmpty ? nil : .strings(classes)),
      ("classifier", classifier.map(\.json)), ("column", .integer(range.start.column)),
      ("created", created.map(JSONValue.integer)), ("destroyed", destroyed.map(JSONValue.integer)),
      ("id", .string(id)), ("line", .integer(range.start.line)), ("lines", .strings(lines)),
      ("link", link.map(JSONValue.string)),
      ("sections", sections.isEmpty ? nil : .array(sections.map { .array($0.map(\.json)) })),
      ("shape", .string(shape.rawValue)), ("shapeName", shapeName.map(JSONValue.string)),
      ("stereotypes", stereotypes.isEmpty ? nil : .strings(stereotypes)),
      ("styles", styles.isEmpty ? nil : .strings(styles)),
    ])
  }
}

extension FlowGraph.Row {
  fileprivate var json: JSONValue {
    var members: JSONObject = ["cells": .strings(cells)]
    if look != .plain { members["look"] = .string(look.rawValue) }
    return .object(members)
  }
}

extension FlowGraph.Edge {
  fileprivate var json: JSONValue {
    .members([
      ("arrow", .string(arrow.rawValue)), ("arrowTail", .string(arrowTail.rawValue)),
      ("asynchronous", isAsynchronous ? .bool(true) : nil),
      ("classes", classes.isEmpty ? nil : .strings(classes)), ("from", .string(from)),
      ("id", id.map(JSONValue.string)),
      ("label", label.isEmpty ? nil : .string(label.joined(separator: " "))),
      ("labelHead", labelHead.isEmpty ? nil : .string(labelHead)),
      ("labelTail", labelTail.isEmpty ? nil : .string(labelTail)),
      ("length", length == 1 ? nil : .integer(length)), ("line", .integer(range.start.line)),
      ("number", number.map { .string($0.description) }), ("order", order.map(JSONValue.integer)),
      ("style", .string(style.rawValue)), ("styles", styles.isEmpty ? nil : .strings(styles)),
      ("to", .string(to)),
    ])
  }
}

extension FlowGraph.Group {
  fileprivate var json: JSONValue {
    .members([
      ("classes", classes.isEmpty ? nil : .strings(classes)),
      ("direction", direction.map { .string($0.rawValue) }), ("id", .string(id)),
      ("line", .integer(range.start.line)), ("nodes", .strings(nodes)),
      ("parent", parent.map(JSONValue.string)),
      ("styles", styles.isEmpty ? nil : .strings(styles)),
      ("title", .string(title.joined(separator: " "))),
    ])
  }
}

extension FlowGraph.Annotation {
  fileprivate var json: JSONValue {
    .members([
      ("group", group.map(JSONValue.string)), ("lastTarget", lastTarget.map(JSONValue.string)),
      ("line", .integer(range.start.line)), ("lines", .strings(lines)),
      ("order", order.map(JSONValue.integer)),
      ("target", target.map(JSONValue.string) ?? .null),
    ])
  }
}

extension FlowGraph.Classifier {
  fileprivate var json: JSONValue {
    var members: JSONObject = [
      "attributes": .array(attributes.map(\.json)), "methods": .array(methods.map(\.json)),
    ]
    if !generic.isEmpty { members["generic"] = .string(generic) }
    return .object(members)
  }
}

extension ClassMember {
  fileprivate var json: JSONValue {
    var members: JSONObject = ["name": .string(name), "text": .string(text)]
    if !visibility.isEmpty { members["visibility"] = .string(visibility) }
    members["parameters"] = parameters.map(JSONValue.string)
    if !type.isEmpty { members["type"] = .string(type) }
    members["modifier"] = modifier.map { .string($0.rawValue) }
    return .object(members)
  }
}

extension FlowGraph.StyleClass {
  fileprivate var json: JSONValue { ["name": .string(name), "styles": .strings(styles)] }
}

extension FlowGraph.Fragment {
  fileprivate var json: JSONValue {
    var members: JSONObject = [
      "kind": .string(kind.rawValue), "depth": .integer(depth),
      "line": .integer(range.start.line),
      "sections": .array(
        sections.map { section in
          var members: JSONObject = ["title": .string(section.title.joined(separator: " "))]
          if let first = section.messages.first, let last = section.messages.last {
            members["first"] = .integer(first)
            members["last"] = .integer(last)
          }
          return .object(members)
        }),
    ]
    members["node"] = node.map(JSONValue.string)
    return .object(members)
  }
}

extension FlowGraph.Heading {
  fileprivate var json: JSONValue {
    [
      "before": before.map(JSONValue.string) ?? .null, "line": .integer(range.start.line),
      "text": .string(text),
    ]
  }
}

extension FlowGraph.Table {
  fileprivate var json: JSONValue {
    [
      "line": .integer(range.start.line), "node": node.map(JSONValue.string) ?? .null,
      "rows": .array(rows.map { .strings($0) }),
    ]
  }
}
