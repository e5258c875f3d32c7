/// The members of a JSON object, one for each key, in canonical order.
///
/// Keys are told apart byte by byte and sorted by their UTF-16 code units (RFC 8785, section
/// 3.2.3). Swift's own `==` would take a composed and a decomposed letter for the same key.
public struct JSONObject: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// A key and its value.
  public struct Member: Hashable, Sendable {
    /// The key, without the escapes of its source.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// Makes a member.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The members, sorted by key.
  public private(set) var members: [Member] = []

  /// An object without members.
  public init() {}

  /// Of two members with the same key the later one counts.
  public init(_ members: some Sequence<(String, JSONValue)>) {
    for (key, value) in members { self[key] = value }
  }

  /// An object of these members; of two with one key the last counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements)
  }

  /// - Parameter members: sorted by key, with no key twice.
  init(sorted members: [Member]) {
    self.members = members
  }

  /// Whether there are no members.
  public var isEmpty: Bool { members.isEmpty }

  /// The value of `key`; setting `nil` removes the member.
  public subscript(key: String) -> JSONValue? {
    get {
      let index = firstIndex(notBefore: key)
      return isMember(at: index, named: key) ? members[index].value : nil
    }
    set {
      let index = firstIndex(notBefore: key)
      switch (newValue, isMember(at: index, named: key)) {
      case (let value?, true): members[index].value = value
      case (let value?, false): members.insert(Member(key: key, value: value), at: index)
      case (nil, true): members.remove(at: index)
      case (nil, false): break
      }
    }
  }

  private func isMember(at index: Int, named key: String) -> Bool {
    index < members.count && KeyOrder.compare(members[index].key, key) == 0
  }

  private func firstIndex(notBefore key: String) -> Int {
    // Most members come in order.
    guard let last = members.last, KeyOrder.compare(last.key, key) >= 0 else {
      return members.count
    }
    var low = 0
    var high = members.count
    while low < high {
      let middle = low + (high - low) / 2
      if KeyOrder.compare(members[middle].key, key) < 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
