/// Reads one JSON text into a ``JSONValue``.
///
/// Finished values wait on one stack until the array or object around them closes, so nesting
/// costs no calls and every byte is visited once.
struct JSONReader {
  /// Takes an element of a long array from the tree, which then does not have it.
  ///
  /// It is told the key of an array that is a member of the whole text, and gives `false` for an array
  /// whose elements stay.
  typealias Taker = (_ key: String, _ element: JSONValue) -> Bool

  let bytes: [UInt8]
  /// Offset of the next byte to read.
  var position = 0

  private var containers: [Container] = []
  private var values: [JSONValue] = []
  private var keys: [Key] = []

  private struct Container {
    var isObject: Bool
    /// Numbers of values and keys on the stacks when it opened.
    var firstValue: Int
    var firstKey: Int
  }

  private struct Key {
    var text: String
    var offset: Int
  }

  private let take: Taker?

  private enum Expectation {
    case value
    case firstElement
    case key
    case firstKey
    case commaOrEnd
  }

  init(_ bytes: [UInt8], taking take: Taker? = nil) {
    self.bytes = bytes
    self.take = take
  }

  mutating func read() throws(JSONError) -> JSONValue {
    var expectation = Expectation.value
    while true {
      skipWhitespace()
      switch expectation {
      case .firstElement where peek() == UInt8(ascii: "]"),
        .firstKey where peek() == UInt8(ascii: "}"):
        try close()
        expectation = .commaOrEnd
      case .value, .firstElement:
        expectation = try readValue()
      case .key, .firstKey:
        try readKey()
        expectation = .value
      case .commaOrEnd:
        giveElement()
        guard let container = containers.last else { return try finish() }
        switch peek() {
        case UInt8(ascii: ","):
          position += 1
          expectation = container.isObject ? .key : .value
        case container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"):
          try close()
        default:
          throw failure(.expected(container.isObject ? "',' or '}'" : "',' or ']'", found: peek()))
        }
      }
    }
  }

  func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  func failure(_ reason: JSONError.Reason) -> JSONError {
    JSONError(offset: position, reason: reason)
  }

  private mutating func skipWhitespace() {
    while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Reads a value that is no container, or opens one, and tells what comes next.
  private mutating func readValue() throws(JSONError) -> Expectation {
    switch peek() {
    case UInt8(ascii: "{"):
      try open(isObject: true)
      return .firstKey
    case UInt8(ascii: "["):
      try open(isObject: false)
      return .firstElement
    case UInt8(ascii: "\""): values.append(.string(try readString()))
    case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?:
      values.append(.integer(try readInteger()))
    case UInt8(ascii: "t"): try readLiteral("true", .bool(true))
    case UInt8(ascii: "f"): try readLiteral("false", .bool(false))
    case UInt8(ascii: "n"): try readLiteral("null", .null)
    case let other: throw failure(.expected("a value", found: other))
    }
    return .commaOrEnd
  }

  private mutating func readKey() throws(JSONError) {
    guard peek() == UInt8(ascii: "\"") else {
      throw failure(.expected("a key in double quotes", found: peek()))
    }
    let offset = position
    keys.append(Key(text: try readString(), offset: offset))
    skipWhitespace()
    guard peek() == UInt8(ascii: ":") else { throw failure(.expected("':'", found: peek())) }
    position += 1
  }

  private mutating func readLiteral(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONError) {
    for index in 0..<word.utf8CodeUnitCount {
      guard peek() == word.utf8Start[index] else {
        throw failure(.expected("'\(word)'", found: peek()))
      }
      position += 1
    }
    values.append(value)
  }

  private mutating func open(isObject: Bool) throws(JSONError) {
    guard containers.count < JSONValue.maximumDepth else { throw failure(.tooDeep) }
    containers.append(
      Container(isObject: isObject, firstValue: values.count, firstKey: keys.count))
    position += 1
  }

  private mutating func close() throws(JSONError) {
    guard let container = containers.popLast() else { return }
    position += 1
    let value = try closedValue(container)
    keys.removeSubrange(container.firstKey...)
    values.removeSubrange(container.firstValue...)
    values.append(value)
  }

  // A call of its own: a slice still alive in `close` would make it copy the whole stack.
  private func closedValue(_ container: Container) throws(JSONError) -> JSONValue {
    let elements = values[container.firstValue...]
    guard container.isObject else { return .array(Array(elements)) }
    return .object(try object(keys: keys[container.firstKey...], values: elements))
  }

  private func object(
    keys: ArraySlice<Key>, values: ArraySlice<JSONValue>
  ) throws(JSONError) -> JSONObject {
    let members = zip(keys, values).map { JSONObject.Member(key: $0.text, value: $1) }
    // Canonical input is sorted already; only other input pays for sorting.
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy {
      KeyOrder.compare($0.text, $1.text) < 0
    }
    if isSorted { return JSONObject(sorted: members) }
    let offsets = keys.map(\.offset)
    let sorted = members.indices.sorted { a, b in
      let order = KeyOrder.compare(members[a].key, members[b].key)
      return order == 0 ? a < b : order < 0
    }
    let repeated = zip(sorted, sorted.dropFirst()).compactMap { a, b in
      KeyOrder.compare(members[a].key, members[b].key) == 0 ? b : nil
    }
    if let first = repeated.min() {
      throw JSONError(offset: offsets[first], reason: .repeatedKey(members[first].key))
    }
    return JSONObject(sorted: sorted.map { members[$0] })
  }

  /// Gives the value read last away where it is an element that somebody takes.
  private mutating func giveElement() {
    guard let take, containers.count == 2, !containers[1].isObject, containers[0].isObject,
      values.count > containers[1].firstValue, let key = keys.last, let element = values.last
    else { return }
    if take(key.text, element) { values.removeLast() }
  }

  private mutating func finish() throws(JSONError) -> JSONValue {
    guard position == bytes.count, let value = values.last else {
      throw failure(.expected("the end", found: peek()))
    }
    return value
  }
}
