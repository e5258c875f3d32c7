import AssentGate

/// The vocabulary by which the words of drawings are bound to the gate.
///
/// The first row that fits counts. Words that an author uses besides are given names in `assent.yml`.
struct FlowWords: Sendable {
  /// By the words of a box or line, in lower case.
  private let names: [(words: String, meaning: FlowMeaning)]

  init(names: [String: String] = [:]) {
    self.names = names.sorted { $0.key < $1.key }.compactMap { words, name in
      Self.meaning(named: name).map { (words.lowercased(), $0) }
    }
  }

  /// The names that can be given: those of phases and events, and some for several phases.
  static let allNames: [String] =
    ["open", "shown", "yes", "no"] + GatePhase.allCases.map(\.name) + GateEvent.allCases.map(\.name)

  static func meaning(named name: String) -> FlowMeaning? {
    switch name {
    case "open": return .phases(open)
    case "shown": return .screen
    case "yes": return .event(.answer(true))
    case "no": return .event(.answer(false))
    default: break
    }
    if let phase = GatePhase.allCases.first(where: { $0.name == name }) { return .phases([phase]) }
    return GateEvent.allCases.first { $0.name == name }.map { .event(.event($0)) }
  }

  // MARK: Boxes

  /// What a box stands for; `nil` where nothing says.
  func meaning(ofBox lines: [String]) -> FlowMeaning? {
    let words = Self.joined(lines)
    if let named = names.first(where: { Self.holds(words, $0.words) }) { return named.meaning }
    let first = lines.map(Self.trimmed).first { !$0.isEmpty } ?? ""
    let spaced = first.lowercased()
    if let phase = Self.phase(spaced) { return .phases([phase]) }
    return Self.boxes.first { row in row.words.contains { Self.holds(words, $0) } }?.meaning
  }

  /// The phase that has a name in lower case: `ready to agree`.
  static func phase(_ name: String) -> GatePhase? {
    GatePhase.allCases.first { spaced($0.name) == name }
  }

  /// What "yes" says to the question in a box; `nil` where nothing says.
  func yesMeansOwed(ofBox lines: [String]) -> Bool? {
    let words = Self.joined(lines)
    if ["needs", "needed", "must ", "owed"].contains(where: words.contains) { return true }
    let isSame = ["accepted", "compare", "current", "same", "==", "match"].contains {
      words.contains($0)
    }
    return isSame ? false : nil
  }

  // MARK: Lines

  /// What the words at a line say that happens; `nil` where nothing says.
  func event(ofLine label: [String]) -> FlowEvent? {
    let words = Self.joined(label)
    if let named = names.first(where: { Self.holds(words, $0.words) }) {
      guard case .event(let event) = named.meaning else { return nil }
      return event
    }
    let bare = Self.trimmed(words)
    if Self.isDenied(words) { return nil }
    if let answer = Self.answers.first(where: { bare == $0.word || bare.hasPrefix($0.word + " ") })
    {
      return answer.event
    }
    if Self.scrolling.contains(where: words.contains) || Self.percentage(words) != nil {
      return Self.scrolls(words)
    }
    return Self.lines.first { row in row.words.contains { Self.holds(words, $0) } }?.event
  }

  private static func scrolls(_ words: String) -> FlowEvent {
    if ["below", "under", "less than", "not yet", "<"].contains(where: words.contains) {
      return .scrolls(reachesEnd: false)
    }
    if let percentage = percentage(words) {
      return .scrolls(reachesEnd: 10 * percentage >= GateMoment.threshold)
    }
    let end = ["to the end", "to bottom", "to the bottom", "end key"]
    return .scrolls(reachesEnd: end.contains(where: words.contains) ? true : nil)
  }

  /// The number before a percent sign; `nil` where there is none.
  private static func percentage(_ words: String) -> Int? {
    guard let sign = words.firstIndex(of: "%") else { return nil }
    let before = words[..<sign].reversed().drop { $0 == " " }
    let digits = String(before.prefix { $0.isASCII && $0.isNumber }.prefix(3).reversed())
    // Of 94.9 the whole part says enough.
    let rest = before.dropFirst(digits.count)
    guard rest.first == "." else { return Int(digits) }
    return Int(String(rest.dropFirst().prefix { $0.isASCII && $0.isNumber }.prefix(3).reversed()))
  }

  /// Whether words say that something does not happen, which no line can stand for.
  private static func isDenied(_ words: String) -> Bool {
    let rest = affirmed.reduce(words) { $0.replacing($1, with: " ") }
    return denials.contains { holds(rest, $0) }
  }

  /// What is no denial, although it has the words of one.
  private static let affirmed = [
    "not now", "not yet", "cannot be stored", "don't match", "do not match", "don’t match",
  ]
  private static let denials = [
    "never", "not", "cannot", "can't", "can’t", "doesn't", "doesn’t", "don't", "don’t", "without",
    "nothing", "nobody", "isn't", "isn’t", "won't", "won’t",
  ]

  // MARK: The rows

  private static let open = Set(GatePhase.allCases.filter(\.isOpen))

  private static let boxes: [(words: [String], meaning: FlowMeaning)] = [
    (["user accepts"], .event(.event(.acceptPressed))),
    (["user declines"], .event(.event(.declinePressed))),
    (["alert closes", "same place", "stay on", "stay"], .screen),
    (["review again"], .event(.event(.reviewAgain))),
    (["exit(0)", "app closes", "app exits"], .phases([.exited])),
    (["alert", "exit app?", "decline the license?"], .phases([.declining])),
    (["next launch", "app launches", "launches", "opens app"], .event(.event(.launched))),
    (["don't match", "versions differ"], .event(.decision(owed: true))),
    (["versions match"], .event(.decision(owed: false))),
    (
      [
        "acceptlicense()", "store version", "stores version", "replace version", "save acceptance",
      ], .phases([.storing])
    ),
    (["acceptedlicenseversion is"], .phases([.accepted])),
    (
      [
        "compare", "licensegateview", "check userdefaults", "needslicenseacceptance?",
        "needslicenseacceptance = true",
      ], .phases([.checking])
    ),
    (
      [
        "licenseacceptanceview", "acceptance view", "show license", "show the license",
        "license appears", "license is shown", "show the new text", "show agreement",
        "show the agreement", "agreement appears", "agreement is shown",
      ], .screen
    ),
    (["rootview", "main app", "maintabview"], .phases(open)),
    (["read to the end", "checkbox enables"], .phases([.readyToAgree])),
    (["still reading"], .phases([.reading])),
    (["accept button enables"], .phases([.agreed])),
    (
      [
        "updatescrollprogress(", "canaccept =", "hasscrolledtobottom =", "hasagreed =",
        "hasscrolled =", "scrollprogress =",
      ], .screen
    ),
  ]

  private static let answers: [(word: String, event: FlowEvent)] = [
    ("yes", .answer(true)), ("no", .answer(false)), ("same", .decision(owed: false)),
    ("different", .decision(owed: true)), ("versions match", .decision(owed: false)),
    ("versions differ", .decision(owed: true)), ("versions don't match", .decision(owed: true)),
    ("versions do not match", .decision(owed: true)),
  ]

  private static let scrolling = ["scroll", "progress", "page down", "end key"]

  private static let lines: [(words: [String], event: FlowEvent)] = [
    (["launch", "launches", "opens app", "killed"], .event(.launched)),
    (["untick", "unticks", "unchecks"], .event(.unticked)),
    (["tick", "ticks", "checks", "check box", "checkbox"], .event(.ticked)),
    (["decline", "declines"], .event(.declinePressed)),
    (["review", "review again", "stay"], .event(.reviewAgain)),
    (["exit", "exits", "quit"], .event(.exitPressed)),
    (["not now", "later"], .event(.later)),
    (["try again", "retry"], .event(.retry)),
    (["withdraw", "withdraws"], .event(.withdrawn)),
    (["accept", "accepts"], .event(.acceptPressed)),
    (["stored"], .event(.stored)),
    (["cannot be stored", "storing fails"], .event(.storeFailed)),
  ]

  // MARK: Words

  /// Without the signs before and after that drawings set.
  static func trimmed(_ text: String) -> String {
    let signs: Set<Character> = [" ", "•", "→", "✓", "-", "*", "\"", "[", "]"]
    return String(
      text.drop(while: signs.contains).reversed().drop(while: signs.contains).reversed())
  }

  private static func joined(_ lines: [String]) -> String {
    lines.map(trimmed).filter { !$0.isEmpty }.joined(separator: " ").lowercased()
  }

  /// Whether words stand in a text as they are, not as a part of longer ones.
  private static func holds(_ text: String, _ words: String) -> Bool {
    var rest = text[...]
    while let found = rest.firstRange(of: words) {
      let before = text[..<found.lowerBound].last
      let after = text[found.upperBound...].first
      if !(before?.isLetter ?? false) || !(words.first?.isLetter ?? false) {
        if !(after?.isLetter ?? false) || !(words.last?.isLetter ?? false) { return true }
      }
      rest = text[found.upperBound...]
    }
    return false
  }

  /// `readyToAgree` is `ready to agree`.
  private static func spaced(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
  }
}
