import AssentDiagnostics
import AssentLicense

/// Holds what documents say against each other, and against the agreement that settles it.
///
/// A document speaks of the agreements in its own folder, or in the nearest one above that has any.
package struct FactComparison: Sendable {
  /// What drifts, by the file that says it, as findings name it.
  package private(set) var drifts: [String: [Drift]] = [:]

  package init(_ sheets: [FactSheet]) {
    let homes = Set(sheets.filter(\.kind.isAgreement).map { Self.folder($0.path) })
    let groups = Dictionary(grouping: sheets) { Self.home(of: $0.path, among: homes) }
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
      let group = group.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      compareSettled(group)
      compareThresholds(group)
      compareIdentifiers(group)
      compareCounts(group)
      compareCompanies(group)
      compareMails(group)
    }
  }

  private static func folder(_ path: String) -> String {
    path.pathNames.dropLast().joined(separator: "/")
  }

  private static func home(of path: String, among homes: Set<String>) -> String {
    var folder = folder(path)
    while !folder.isEmpty, !homes.contains(folder) { folder = Self.folder(folder) }
    return folder
  }

  mutating func add(_ drift: Drift, _ sheet: FactSheet) {
    drifts[sheet.file, default: []].append(drift)
  }

  // MARK: What an agreement settles

  private mutating func compareSettled(_ group: [FactSheet]) {
    var settled: [StatedFact.Topic: (value: String, sheet: FactSheet, range: SourceRange)] = [:]
    var unsure: Set<StatedFact.Topic> = []
    for sheet in group {
      for (topic, fact) in sheet.settled {
        if let other = settled[topic], other.value != fact.value { unsure.insert(topic) }
        if settled[topic] == nil { settled[topic] = (fact.value, sheet, fact.range) }
      }
    }
    for sheet in group {
      for (topic, facts) in Dictionary(grouping: sheet.stated, by: \.topic) {
        guard let right = settled[topic], !unsure.contains(topic),
          !facts.contains(where: { Self.isSame($0.value, right.value) })
        else { continue }
        let name = right.sheet.file
        for fact in facts {
          let note = Diagnostic.Note("settled here", file: name, at: right.range)
          switch topic {
          case .version(let kind):
            add(
              Drift(
                rule: .versionDrift,
                message: "\(kind.rawValue) version is '\(fact.written)' here, and "
                  + "'\(right.value)' in '\(Self.name(name))'",
                range: fact.range, notes: [note],
                help: "mend the one that is wrong"), sheet)
          case .license:
            add(
              Drift(
                rule: .licenseNameDrift,
                message: "license is '\(fact.written)' here, and '\(right.value)' in "
                  + "'\(Self.name(name))'",
                range: fact.range, notes: [note], help: "name one license"), sheet)
          case .threshold, .identifier, .count: break
          }
        }
      }
    }
  }

  static func name(_ path: String) -> String {
    path.pathNames.last.map(String.init) ?? path
  }

  /// `GPL-3.0` is either of its two forms.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    func bare(_ id: String) -> String {
      id.hasSuffix("-only")
        ? String(id.dropLast(5)) : id.hasSuffix("-or-later") ? String(id.dropLast(9)) : id
    }
    return bare(one) == bare(other)
  }

  // MARK: What most of them say

  private mutating func compareThresholds(_ group: [FactSheet]) {
    let all = group.flatMap { sheet in
      sheet.stated.filter { $0.topic == .threshold }.map { (sheet, $0) }
    }
    let counts = Dictionary(grouping: all, by: \.1.value).mapValues(\.count)
    guard counts.count > 1, let most = counts.values.max(),
      let usual = all.first(where: { counts[$0.1.value] == most })
    else { return }
    for (sheet, fact) in all where fact.value != usual.1.value {
      let place = usual.0.source.range(ofBytes: usual.1.range)
      add(
        Drift(
          rule: .thresholdDrift,
          message: "threshold is '\(fact.written)' here, and '\(usual.1.written)' in "
            + "'\(Self.name(usual.0.file))'",
          range: fact.range,
          notes: [Diagnostic.Note("the other one", file: usual.0.file, at: place)],
          help: "write the same in both"), sheet)
    }
  }

  /// More names are not compared with each other.
  private static let mostNames = 2_000

  private mutating func compareIdentifiers(_ group: [FactSheet]) {
    var uses: [String: [(sheet: FactSheet, fact: StatedFact)]] = [:]
    for sheet in group {
      for fact in sheet.stated where fact.topic == .identifier {
        uses[fact.written, default: []].append((sheet, fact))
      }
    }
    guard uses.count <= Self.mostNames else { return }
    let names = uses.keys.sorted().compactMap { name in
      IdentifierParts(name).map { (name: name, parts: $0) }
    }
    var reported: Set<String> = []
    let bySpelling = Dictionary(grouping: names, by: \.parts.key)
    let byLength = Dictionary(grouping: names) { "\($0.parts.words.count) \($0.name.prefix(1))" }
    for (_, names) in (Array(bySpelling) + Array(byLength)).sorted(by: { $0.key < $1.key }) {
      for (index, one) in names.enumerated() {
        for other in names[(index + 1)...] where Self.isDrift(one, other) {
          addSlip(uses[one.name] ?? [], uses[other.name] ?? [], &reported)
        }
      }
    }
  }

  private mutating func addSlip(
    _ one: [(sheet: FactSheet, fact: StatedFact)], _ other: [(sheet: FactSheet, fact: StatedFact)],
    _ reported: inout Set<String>
  ) {
    // The rarer one is the slip; of two as rare nobody knows.
    guard one.count != other.count, let rare = (one.count < other.count ? one : other).first,
      let usual = (one.count < other.count ? other : one).first,
      reported.insert(rare.fact.written).inserted
    else { return }
    let place = usual.sheet.source.range(ofBytes: usual.fact.range)
    add(
      Drift(
        rule: .identifierDrift,
        message: "'\(rare.fact.written)' is spelled '\(usual.fact.written)' elsewhere",
        range: rare.fact.range,
        notes: [Diagnostic.Note("for example here", file: usual.sheet.file, at: place)],
        help: "write one of them everywhere"), rare.sheet)
  }

  private static func isDrift(
    _ one: (name: String, parts: IdentifierParts), _ other: (name: String, parts: IdentifierParts)
  ) -> Bool {
    // A type and its value differ in the first letter.
    if one.parts.key == other.parts.key {
      return one.name.contains("_") == other.name.contains("_")
        && one.name.dropFirst() != other.name.dropFirst()
    }
    return one.name.first == other.name.first && one.parts.isSlip(of: other.parts)
  }
}
