import AssentManifest

/// Reads the fields of one line of a ledger, and names the field in every error.
struct LedgerFields {
  private let object: JSONObject
  /// What stands before the names of its fields in errors: `change.`.
  private let prefix: String

  init(_ object: JSONObject, prefix: String = "") {
    self.object = object
    self.prefix = prefix
  }

  func has(_ name: String) -> Bool { object[name] != nil }

  private func value<T>(
    _ name: String, _ form: String, _ read: (JSONValue) -> T?
  ) throws(LedgerError.Reason) -> T {
    guard let value = object[name].flatMap(read) else {
      throw .field(prefix + name, expected: form)
    }
    return value
  }

  func inner(_ name: String) throws(LedgerError.Reason) -> LedgerFields {
    let object = try value(name, "an object") { value -> JSONObject? in
      if case .object(let object) = value { object } else { nil }
    }
    return LedgerFields(object, prefix: prefix + name + ".")
  }

  /// A text that somebody reads; see ``LedgerText``.
  ///
  /// - Parameter mayBeEmpty: whether nothing may be said.
  func text(
    _ name: String, limit: Int = LedgerEvent.mostCharactersOfText, mayBeEmpty: Bool = true
  ) throws(LedgerError.Reason) -> String {
    try value(name, "a line of at most \(limit) characters that are seen") { value in
      value.string.flatMap { Self.isTaken($0, limit, mayBeEmpty: mayBeEmpty) ? $0 : nil }
    }
  }

  /// Texts by language tag.
  func textsByLanguage(_ name: String) throws(LedgerError.Reason) -> [Manifest.Locale: String] {
    try byLanguage(name) { value in
      value.string.flatMap {
        Self.isTaken($0, LedgerEvent.mostCharactersOfText, mayBeEmpty: false) ? $0 : nil
      }
    }
  }

  private static func isTaken(_ text: String, _ limit: Int, mayBeEmpty: Bool) -> Bool {
    (mayBeEmpty && text.isEmpty) || LedgerText.fault(in: text, limit: limit) == nil
  }

  func texts(_ name: String) throws(LedgerError.Reason) -> [String] {
    try value(name, "an array of texts that are seen") { value in
      value.array.flatMap { elements in
        let texts = elements.compactMap(\.string).filter {
          Self.isTaken($0, LedgerEvent.mostCharactersOfText, mayBeEmpty: false)
        }
        return texts.count == elements.count ? texts : nil
      }
    }
  }

  func integer(
    _ name: String, in range: ClosedRange<Int>
  ) throws(LedgerError.Reason) -> Int {
    try value(name, "an integer from \(range.lowerBound) to \(range.upperBound)") { value in
      value.integer.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  func graceDays() throws(LedgerError.Reason) -> Int {
    try integer("graceDays", in: 0...LedgerEvent.mostGraceDays)
  }

  func day(_ name: String) throws(LedgerError.Reason) -> Manifest.Day {
    try value(name, "a day such as 2026-02-01") { $0.string.flatMap { Manifest.Day($0) } }
  }

  func moment(_ name: String) throws(LedgerError.Reason) -> Manifest.Moment {
    try value(name, "a day such as 2026-02-01, or a time with its zone") {
      $0.string.flatMap { Manifest.Moment($0) }
    }
  }

  /// The full name of a commit: 40 digits of SHA-1, or 64 of SHA-256.
  func commit(_ name: String) throws(LedgerError.Reason) -> String {
    try value(name, "the full hash of a commit") { value in
      value.string.flatMap { text in
        let digits = text.utf8
        let isHash =
          [40, 64].contains(digits.count)
          && digits.allSatisfy { "0123456789abcdef".utf8.contains($0) }
        return isHash ? text : nil
      }
    }
  }

  func version(_ name: String) throws(LedgerError.Reason) -> Manifest.Version {
    try value(name, "a version such as 1.2") { $0.string.flatMap { Manifest.Version($0) } }
  }

  func choice<T>(
    _ name: String
  ) throws(LedgerError.Reason) -> T where T: RawRepresentable & CaseIterable, T.RawValue == String {
    let names = T.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return try value(name, "one of \(names)") { $0.string.flatMap { T(rawValue: $0) } }
  }

  /// Values by language tag.
  func byLanguage<T>(
    _ name: String, _ read: (JSONValue) -> T?
  ) throws(LedgerError.Reason) -> [Manifest.Locale: T] {
    let fields = try inner(name)
    var result: [Manifest.Locale: T] = [:]
    for member in fields.object.members {
      guard let tag = Manifest.Locale(member.key) else {
        throw .field(fields.prefix + member.key, expected: "named by a language tag")
      }
      guard let value = read(member.value) else {
        throw .field(fields.prefix + member.key, expected: "complete and in the form of a ledger")
      }
      result[tag] = value
    }
    return result
  }

  /// Digests by path.
  func files(_ name: String) throws(LedgerError.Reason) -> [String: Manifest.Digest] {
    let fields = try inner(name)
    var result: [String: Manifest.Digest] = [:]
    for member in fields.object.members {
      guard let path = Manifest.Path(member.key) else {
        throw .field(fields.prefix + member.key, expected: "named by a path in its folder")
      }
      guard let digest = member.value.string.flatMap({ Manifest.Digest($0) }) else {
        throw .field(fields.prefix + member.key, expected: "a digest")
      }
      result[path.text] = digest
    }
    return result
  }
}
