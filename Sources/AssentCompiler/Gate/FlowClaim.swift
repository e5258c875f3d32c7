import AssentGate

/// What a box of a drawing says of the gate, apart from where it stands in the flow.
struct FlowClaim: Hashable, Sendable {
  enum Property: Hashable, Sendable {
    case hasScrolled(Bool)
    case hasTicked(Bool)
    case canAccept(Bool)
    case canTick(Bool)
    case needsAcceptance(Bool)
    /// In thousandths.
    case progress(Int)
    /// The text stands at its first line.
    case isAtStart
  }

  var property: Property
  /// As it is written: `canAccept = false`.
  var words: String

  /// Whether it is so at a moment; in passing, what comes next counts for what is needed.
  func holds(at moment: GateMoment, _ values: Set<Int>) -> Bool {
    let state = moment.state
    switch property {
    case .hasScrolled(let expected): return state.flags.contains(.hasScrolled) == expected
    case .hasTicked(let expected): return state.flags.contains(.hasTicked) == expected
    case .canAccept(let expected): return state.canAccept == expected
    case .canTick(let expected): return state.canTick == expected
    case .progress(let expected): return moment.progress == expected
    case .isAtStart: return moment.progress == 0
    case .needsAcceptance(let expected):
      guard state.phase == .storing else { return state.phase.isOpen != expected }
      return Set([moment]).settling(values).contains {
        $0.state.phase != .storing && $0.state.phase.isOpen != expected
      }
    }
  }

  /// The claims of the lines of a box, in their order.
  static func all(in lines: [String]) -> [FlowClaim] {
    lines.flatMap { line in
      line.split(separator: ",").flatMap { part in claims(in: FlowWords.trimmed(String(part))) }
    }
  }

  private static func claims(in line: String) -> [FlowClaim] {
    let words = line.lowercased()
    if let property = sentences.first(where: { $0.words == words })?.property {
      return [FlowClaim(property: property, words: line)]
    }
    if words.hasPrefix("updatescrollprogress("), let open = words.firstIndex(of: "("),
      let progress = perMille(words[words.index(after: open)...].prefix { $0 != ")" })
    {
      return [FlowClaim(property: .progress(progress), words: line)]
    }
    let sides = words.split(separator: "=", maxSplits: 1).map { FlowWords.trimmed(String($0)) }
    guard sides.count == 2 else { return [] }
    guard let property = property(named: sides[0], sides[1]) else { return [] }
    return [FlowClaim(property: property, words: line)]
  }

  /// The property that a name and a value are about: `canAccept` and `true`.
  static func property(named name: String, _ value: String) -> Property? {
    let name = name.lowercased()
    if name == "scrollprogress" || name == "progress" {
      return perMille(Substring(value)).map(Property.progress)
    }
    guard let truth = truth(value) else { return nil }
    switch name {
    case "hasscrolledtobottom", "hasscrolled", "scrolled": return .hasScrolled(truth)
    case "hasagreed", "agreed", "ticked": return .hasTicked(truth)
    case "canaccept": return .canAccept(truth)
    case "cantick": return .canTick(truth)
    case "needslicenseacceptance": return .needsAcceptance(truth)
    default: return nil
    }
  }

  private static func truth(_ value: String) -> Bool? {
    switch FlowWords.trimmed(value).lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// `0.96`, `96%` or `1.0` in thousandths; digits alone, so that nothing else is taken for a number.
  private static func perMille(_ text: Substring) -> Int? {
    let isPercent = text.hasSuffix("%")
    let digits = isPercent ? text.dropLast() : text
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let whole = Int(first), (0...100).contains(whole),
      parts.dropFirst().allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isDigit) })
    else { return nil }
    let fraction = parts.dropFirst().first.map { String($0) } ?? ""
    let thousandths = Int((fraction + "000").prefix(3)) ?? 0
    let value = isPercent ? whole * 10 + thousandths / 100 : whole * 1000 + thousandths
    return (0...1000).contains(value) ? value : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// What boxes say in words.
  private static let sentences: [(words: String, property: Property)] = [
    ("accept on", .canAccept(true)), ("accept off", .canAccept(false)),
    ("accept still off", .canAccept(false)), ("check box off", .hasTicked(false)),
    ("check box on", .hasTicked(true)), ("check box can be ticked", .canTick(true)),
    ("check box cannot be ticked", .canTick(false)), ("text at its first line", .isAtStart),
  ]
}
