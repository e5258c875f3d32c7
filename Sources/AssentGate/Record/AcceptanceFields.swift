import AssentManifest

/// Reads the fields of one line of an acceptance log, and names the field in every error.
struct AcceptanceFields {
  /// A field that is missing or has another value than belongs there.
  struct Fault: Error, Hashable {
    /// `evidence.maxScroll`
    var field: String
    /// `an integer`
    var expected: String
  }

  let object: CanonicalObject
  /// The name of the object that it reads, one of a line; `nil` for the line.
  private let name: StaticString?

  /// - Parameter name: of an object in a line; `nil` for the line itself.
  init(_ object: CanonicalObject, name: StaticString? = nil) {
    self.object = object
    self.name = name
  }

  /// What stands before the names of its fields in errors: `evidence.`.
  private var prefix: String { name.map { "\($0)." } ?? "" }

  func has(_ name: StaticString) -> Bool { object.value(name) != nil }

  func text(_ name: StaticString) throws(Fault) -> String {
    try read(name, "a text") { $0 }
  }

  /// A name by which lines are found, or a sentence that was asked; whoever writes a line could make it as
  /// long as the line, and it takes quadratic time to compare long rows of combining marks.
  func text(_ name: StaticString, upTo mostBytes: Int) throws(Fault) -> String {
    try read(name, "a text of at most \(mostBytes) bytes") { $0.utf8.count <= mostBytes ? $0 : nil }
  }

  func identifier(_ name: StaticString) throws(Fault) -> String {
    try text(name, upTo: AcceptanceForm.mostBytesOfIdentifier)
  }

  func sentence(_ name: StaticString) throws(Fault) -> String {
    try text(name, upTo: AcceptanceForm.mostBytesOfSentence)
  }

  /// A text in a form of its own.
  func read<T>(
    _ name: StaticString, _ expected: String, _ convert: (String) -> T?
  ) throws(Fault) -> T {
    guard let text = object.string(name), let value = convert(text) else {
      throw Fault(field: prefix + "\(name)", expected: expected)
    }
    return value
  }

  func integer(_ name: StaticString) throws(Fault) -> Int {
    guard let value = object.integer(name) else {
      throw Fault(field: prefix + "\(name)", expected: "an integer")
    }
    return value
  }

  func bool(_ name: StaticString) throws(Fault) -> Bool {
    guard let value = object.bool(name) else {
      throw Fault(field: prefix + "\(name)", expected: "true or false")
    }
    return value
  }

  func inner(_ name: StaticString) throws(Fault) -> AcceptanceFields {
    guard let inner = object.object(name) else {
      throw Fault(field: prefix + "\(name)", expected: "an object")
    }
    return AcceptanceFields(inner, name: name)
  }

  func optional<T>(
    _ name: StaticString, _ read: (StaticString) throws(Fault) -> T
  ) throws(Fault) -> T? {
    has(name) ? try read(name) : nil
  }

  func digest(_ name: StaticString) throws(Fault) -> Manifest.Digest {
    try read(name, "a digest") { Manifest.Digest($0) }
  }

  func version(_ name: StaticString) throws(Fault) -> Manifest.Version {
    try read(name, "a version") { Manifest.Version($0) }
  }

  func locale(_ name: StaticString) throws(Fault) -> Manifest.Locale {
    try read(name, "a language tag") { Manifest.Locale($0) }
  }

  func time(_ name: StaticString) throws(Fault) -> Manifest.Timestamp {
    try read(name, "a time such as 2026-02-01T12:00:00Z") { Manifest.Timestamp($0) }
  }

  func choice<T: RawRepresentable & CaseIterable>(
    _ name: StaticString, _ type: T.Type
  ) throws(Fault) -> T where T.RawValue == String {
    guard let value = object.string(name).flatMap({ T(rawValue: $0) }) else {
      let names = T.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw Fault(field: prefix + "\(name)", expected: "one of \(names)")
    }
    return value
  }

  /// The name of a person in the log; `nil` for the one person of the device.
  func subject() throws(Fault) -> String? {
    guard has("subject") else { return nil }
    let fields = try inner("subject")
    switch try fields.text("type") {
    case "device": return nil
    case AcceptanceForm.subjectType: return try fields.identifier("id")
    default:
      throw Fault(
        field: prefix + "subject.type", expected: "'device' or '\(AcceptanceForm.subjectType)'")
    }
  }
}

/// The names that the lines of a log have in common.
enum AcceptanceForm {
  static let spec = "assent-acceptance/1"
  static let subjectType = "hmac-sha256"
  static let mostBytesOfIdentifier = 1 << 10
  static let mostBytesOfSentence = 1 << 14

  /// Whether a line is of this form, or of a minor version of it: `assent-acceptance/1.2`.
  static func isSupported(_ name: String) -> Bool {
    guard name.hasPrefix(spec) else { return false }
    let minor = name.dropFirst(spec.count)
    return minor.isEmpty
      || minor.first == "." && minor.count > 1 && minor.dropFirst().allSatisfy(\.isNumber)
  }

  static func subject(_ subject: String?) -> JSONValue {
    guard let subject else { return ["type": "device"] }
    return ["id": .string(subject), "type": .string(subjectType)]
  }

  /// An integer that has a canonical form.
  static func integer(_ number: Int) -> JSONValue {
    let largest = 9_007_199_254_740_991
    return .integer(Int(clamping: min(max(Int64(number), -Int64(largest)), Int64(largest))))
  }
}
