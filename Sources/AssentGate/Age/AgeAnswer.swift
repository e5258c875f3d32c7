import AssentManifest

/// An answer to the question of age, as it is kept: a bracket, and when it was given.
///
/// For ``standingDays`` days another answer changes nothing, so that nobody tries until one fits. After
/// that a bracket that ends somewhere is asked for again, because people grow older; one without an end
/// stands for good.
public struct AgeAnswer: Hashable, Sendable {
  /// The ages that the answer leaves open, in years.
  public let bracket: Person.AgeBracket
  /// When it was given.
  public let at: Manifest.Timestamp

  /// For how many days an answer cannot be changed.
  public static let standingDays = 30

  /// An answer with the moment at which it was given.
  public init(bracket: Person.AgeBracket, at: Manifest.Timestamp) {
    self.bracket = bracket
    self.at = at
  }

  /// Whether the answer still says how old the person is.
  public func stands(at now: Manifest.Timestamp) -> Bool {
    bracket.below == nil || now < at.adding(days: Self.standingDays)
  }

  /// What counts after another answer: it may only say more precisely what was said before, while that
  /// stands.
  public func followed(by next: AgeAnswer) -> AgeAnswer {
    guard stands(at: next.at) else { return next }
    let isWithin =
      next.bracket.from >= bracket.from
      && (bracket.below.map { below in next.bracket.below.map { $0 <= below } ?? false } ?? true)
    return isWithin ? AgeAnswer(bracket: next.bracket, at: at) : self
  }

  // MARK: Memory

  /// The answer of one person that a memory keeps; `nil` where there is none that stands.
  ///
  /// - Parameter subject: as ``Person/subject``; `nil` for the one person of the device.
  public static func standing(
    in memory: any ManifestMemory, of subject: String?, at now: Manifest.Timestamp
  ) -> AgeAnswer? {
    answers(in: memory.remembered(.age))[subject ?? ""].flatMap { $0.stands(at: now) ? $0 : nil }
  }

  /// Keeps the answer of one person, unless an earlier one of theirs stands; those of others stay.
  ///
  /// - Returns: what counts from now on.
  @discardableResult
  public func keep(
    in memory: any ManifestMemory, of subject: String?
  ) throws(StoreError) -> AgeAnswer {
    var counts = self
    try memory.update(.age) { bytes in
      var answers = Self.answers(in: bytes)
      counts = answers[subject ?? ""]?.followed(by: self) ?? self
      answers[subject ?? ""] = counts
      return Self.bytes(of: answers)
    }
    return counts
  }

  private static let spec = "assent-age/1"
  /// As many are kept, and the oldest go first.
  private static let mostAnswers = 5_000

  /// Canonical JSON, by subject: `{"answers":{"":{"at":"…","below":16,"from":13}},"spec":"assent-age/1"}`.
  private static func bytes(of answers: [String: AgeAnswer]) -> [UInt8] {
    let newest = answers.sorted { ($1.value.at, $0.key) < ($0.value.at, $1.key) }
    let entries = newest.prefix(mostAnswers).map { ($0.key, $0.value.json) }
    return CanonicalJSON.bytes(
      of: ["answers": .object(JSONObject(entries)), "spec": .string(spec)])
  }

  private var json: JSONValue {
    var json: JSONObject = ["at": .string(at.description), "from": .integer(bracket.from)]
    json["below"] = bracket.below.map(JSONValue.integer)
    return .object(json)
  }

  /// Empty for what ``bytes(of:)`` does not write.
  private static func answers(in bytes: [UInt8]?) -> [String: AgeAnswer] {
    guard let bytes, bytes.count <= MemoryName.age.limit,
      let json = try? JSONValue(parsing: bytes), json["spec"]?.string == spec,
      case .object(let entries)? = json["answers"]
    else { return [:] }
    var answers: [String: AgeAnswer] = [:]
    for entry in entries.members {
      guard let answer = AgeAnswer(entry.value) else { return [:] }
      answers[entry.key] = answer
    }
    return answers
  }

  private init?(_ json: JSONValue) {
    guard let at = json["at"]?.string.flatMap({ Manifest.Timestamp($0) }),
      let from = json["from"]?.integer, (0...150).contains(from)
    else { return nil }
    var below: Int?
    if let value = json["below"] {
      guard let number = value.integer, (from + 1...151).contains(number) else { return nil }
      below = number
    }
    self.init(bracket: Person.AgeBracket(from: from, below: below), at: at)
  }
}
