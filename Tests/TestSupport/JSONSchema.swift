import AssentManifest

/// The part of JSON Schema 2020-12 that our schemas use, and of draft 7 that the schema of SARIF does.
///
/// A keyword it does not know is a problem of its own, so that no schema passes unchecked.
package struct JSONSchema: Sendable {
  package let root: JSONValue

  package init(root: JSONValue) {
    self.root = root
  }

  /// What is wrong with `value`: places such as `documents/0/id`, each with a reason.
  package func problems(of value: JSONValue) -> [String] { problems(of: value, by: root, at: "") }

  private func problems(
    of value: JSONValue, by schema: JSONValue, at place: String
  ) -> [String] {
    guard case .object(let keywords) = schema else {
      return schema == false ? ["\(place): not allowed"] : []
    }
    return keywords.members.flatMap { keyword in
      check(value, keyword.key, keyword.value, beside: keywords, at: place)
    }
  }

  private func check(
    _ value: JSONValue, _ keyword: String, _ argument: JSONValue, beside keywords: JSONObject,
    at place: String
  ) -> [String] {
    func problem(if fails: Bool) -> [String] { fails ? ["\(place): \(keyword)"] : [] }
    switch (keyword, argument, value) {
    case ("$schema", _, _), ("$id", _, _), ("$defs", _, _), ("title", _, _),
      ("description", _, _), ("format", _, _), ("then", _, _), ("id", _, _),
      ("definitions", _, _), ("default", _, _):
      return []
    case ("$ref", .string(let name), _):
      let path = name.split(separator: "/").dropFirst()
      guard let definition = path.reduce(root as JSONValue?, { $0?[String($1)] }) else {
        return ["\(name): no such definition"]
      }
      return problems(of: value, by: definition, at: place)
    case ("type", .string(let type), _): return problem(if: !Self.types(of: value).contains(type))
    case ("type", .array(let types), _):
      let names = types.compactMap(\.string)
      return problem(if: Set(Self.types(of: value)).isDisjoint(with: names))
    case ("const", _, _): return problem(if: value != argument)
    case ("enum", .array(let values), _): return problem(if: !values.contains(value))
    case ("minimum", .integer(let limit), .integer(let number)): return problem(if: number < limit)
    case ("maximum", .integer(let limit), .integer(let number)): return problem(if: number > limit)
    case ("minLength", .integer(let limit), .string(let text)):
      return problem(if: text.unicodeScalars.count < limit)
    case ("pattern", .string(let pattern), .string(let text)):
      guard let expression = try? Regex(pattern) else { return ["\(pattern): not a pattern"] }
      return problem(if: text.firstMatch(of: expression.matchingSemantics(.unicodeScalar)) == nil)
    case ("minItems", .integer(let limit), .array(let items)):
      return problem(if: items.count < limit)
    case ("uniqueItems", true, .array(let items)):
      return problem(if: Set(items).count != items.count)
    case ("prefixItems", .array(let schemas), .array(let items)):
      return zip(items, schemas).enumerated().flatMap { index, pair in
        problems(of: pair.0, by: pair.1, at: "\(place)/\(index)")
      }
    case ("items", _, .array(let items)):
      return items.enumerated().dropFirst(keywords["prefixItems"]?.count ?? 0).flatMap {
        problems(of: $1, by: argument, at: "\(place)/\($0)")
      }
    case ("required", .array(let names), .object(let object)):
      return names.compactMap { name in
        guard case .string(let name) = name, object[name] == nil else { return nil }
        return "\(place): \(name) is missing"
      }
    case ("properties", .object(let schemas), .object(let object)):
      return schemas.members.flatMap { member in
        object[member.key].map {
          problems(of: $0, by: member.value, at: "\(place)/\(member.key)")
        } ?? []
      }
    case ("additionalProperties", _, .object(let object)):
      return object.members.filter { keywords["properties"]?[$0.key] == nil }.flatMap {
        problems(of: $0.value, by: argument, at: "\(place)/\($0.key)")
      }
    case ("propertyNames", _, .object(let object)):
      return object.members.flatMap {
        problems(of: .string($0.key), by: argument, at: "\(place)/\($0.key)")
      }
    case ("minProperties", .integer(let limit), .object(let object)):
      return problem(if: object.members.count < limit)
    case ("maxProperties", .integer(let limit), .object(let object)):
      return problem(if: object.members.count > limit)
    case ("oneOf", .array(let schemas), _):
      return problem(
        if: schemas.count { problems(of: value, by: $0, at: place).isEmpty } != 1)
    case ("anyOf", .array(let schemas), _):
      return problem(if: !schemas.contains { problems(of: value, by: $0, at: place).isEmpty })
    case ("allOf", .array(let schemas), _):
      return schemas.flatMap { problems(of: value, by: $0, at: place) }
    case ("if", _, _):
      guard let then = keywords["then"], problems(of: value, by: argument, at: place).isEmpty
      else { return [] }
      return problems(of: value, by: then, at: place)
    default:
      // What is left is a keyword for another type of value, or a stranger.
      return Self.keywordsForOneType.contains(keyword) ? [] : ["\(keyword): unknown keyword"]
    }
  }

  private static let keywordsForOneType: Set = [
    "minimum", "maximum", "minLength", "pattern", "minItems", "uniqueItems", "prefixItems", "items",
    "required", "properties", "additionalProperties", "propertyNames", "minProperties",
    "maxProperties",
  ]

  private static func types(of value: JSONValue) -> [String] {
    switch value {
    case .null: ["null"]
    case .bool: ["boolean"]
    case .integer: ["integer", "number"]
    case .string: ["string"]
    case .array: ["array"]
    case .object: ["object"]
    }
  }
}

extension JSONValue {
  /// The number of elements of an array, else 0.
  package var count: Int {
    guard case .array(let elements) = self else { return 0 }
    return elements.count
  }

  /// Every object within, this one included.
  package var objects: [JSONObject] {
    switch self {
    case .array(let elements): elements.flatMap(\.objects)
    case .object(let object): [object] + object.members.flatMap(\.value.objects)
    case .null, .bool, .integer, .string: []
    }
  }
}
