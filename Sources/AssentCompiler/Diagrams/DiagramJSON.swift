import AssentDiagnostics
import AssentDiagram
import AssentManifest

/// The form in which `assent diagram --to json` and the JSON of a document show a diagram.
extension FlowGraph {
  /// - Parameters:
  ///   - file: the path of the file it stands in.
  ///   - line: the line of its opening fence, from 1.
  package func json(file: String, line: Int) -> JSONValue {
    var members: JSONObject = [
      "file": .string(file), "line": .integer(line), "notation": .string(notation.rawValue),
      "kind": .string(kind.rawValue), "valid": .bool(isValid),
      "nodes": .array(nodes.map(\.json)), "edges": .array(edges.map(\.json)),
      "groups": .array(groups.map(\.json)), "annotations": .array(annotations.map(\.json)),
      "headings": .array(headings.map(\.json)), "tables": .array(tables.map(\.json)),
      "legend": .strings(legend), "times": .array(times.map(\.json)),
      "diagnostics": .array(
        diagnostics.map { diagnostic in
          var diagnostic = diagnostic
          diagnostic.file = file
          return diagnostic.json
        }),
    ]
    members["title"] = title.map(JSONValue.string)
    members["accessibleDescription"] = accessibleDescription.map(JSONValue.string)
    members["direction"] = direction.map { .string($0.rawValue) }
    if !styleClasses.isEmpty { members["styleClasses"] = .array(styleClasses.map(\.json)) }
    if !fragments.isEmpty { members["fragments"] = .array(fragments.map(\.json)) }
    if numbersMessages { members["numbersMessages"] = .bool(true) }
    return .object(members)
  }
}

extension JSONValue {
  fileprivate static func strings(_ values: [String]) -> JSONValue {
    .array(values.map(JSONValue.string))
  }
}

extension FlowGraph.Node {
  fileprivate var json: JSONValue {
    var members: JSONObject = [
      "id": .string(id), "lines": .strings(lines), "shape": .string(shape.rawValue),
      "line": .integer(range.start.line), "column": .integer(range.start.column),
    ]
    members["shapeName"] = shapeName.map(JSONValue.string)
    members["link"] = link.map(JSONValue.string)
    members["classifier"] = classifier.map(\.json)
    members["created"] = created.map(JSONValue.integer)
    members["destroyed"] = destroyed.map(JSONValue.integer)
    if !stereotypes.isEmpty { members["stereotypes"] = .strings(stereotypes) }
    if !sections.isEmpty {
      members["sections"] = .array(sections.map { .array($0.map(\.json)) })
    }
    if !classes.isEmpty { members["classes"] = .strings(classes) }
    if !styles.isEmpty { members["styles"] = .strings(styles) }
    return .object(members)
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
    var members: JSONObject = [
      "from": .string(from), "to": .string(to), "line": .integer(range.start.line),
      "style": .string(style.rawValue), "arrow": .string(arrow.rawValue),
      "arrowTail": .string(arrowTail.rawValue),
    ]
    members["id"] = id.map(JSONValue.string)
    if !label.isEmpty { members["label"] = .string(label.joined(separator: " ")) }
    if !labelHead.isEmpty { members["labelHead"] = .string(labelHead) }
    if !labelTail.isEmpty { members["labelTail"] = .string(labelTail) }
    if length != 1 { members["length"] = .integer(length) }
    members["order"] = order.map(JSONValue.integer)
    members["number"] = number.map { .string($0.description) }
    if isAsynchronous { members["asynchronous"] = .bool(true) }
    if !classes.isEmpty { members["classes"] = .strings(classes) }
    if !styles.isEmpty { members["styles"] = .strings(styles) }
    return .object(members)
  }
}

extension FlowGraph.Group {
  fileprivate var json: JSONValue {
    var members: JSONObject = [
      "id": .string(id), "title": .string(title.joined(separator: " ")), "nodes": .strings(nodes),
      "line": .integer(range.start.line),
    ]
    members["parent"] = parent.map(JSONValue.string)
    members["direction"] = direction.map { .string($0.rawValue) }
    if !classes.isEmpty { members["classes"] = .strings(classes) }
    if !styles.isEmpty { members["styles"] = .strings(styles) }
    return .object(members)
  }
}

extension FlowGraph.Annotation {
  fileprivate var json: JSONValue {
    var members: JSONObject = [
      "target": target.map(JSONValue.string) ?? .null, "lines": .strings(lines),
      "line": .integer(range.start.line),
    ]
    members["lastTarget"] = lastTarget.map(JSONValue.string)
    members["order"] = order.map(JSONValue.integer)
    members["group"] = group.map(JSONValue.string)
    return .object(members)
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
      "text": .string(text), "before": before.map(JSONValue.string) ?? .null,
      "line": .integer(range.start.line),
    ]
  }
}

extension FlowGraph.Table {
  fileprivate var json: JSONValue {
    [
      "rows": .array(rows.map { .strings($0) }),
      "node": node.map(JSONValue.string) ?? .null, "line": .integer(range.start.line),
    ]
  }
}
