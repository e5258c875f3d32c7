import AssentManifest
import Foundation
import TestSupport
import Testing

@testable import AssentGate

/// The rules in JavaScript are those in Swift: no second copy of them says something else unnoticed.
@Suite(.enabled(if: WebRules.node != nil, "there is no node here"))
struct WebRulesTests {
  // MARK: The machine

  /// One hash for each phase and event, over the sets of flags in steps.
  private static func machine(step: Int) -> JSONValue {
    func mix(_ hash: inout UInt32, _ value: UInt32) { hash = (hash ^ value) &* 16_777_619 }
    let limit = 1 << GateFlags.named.count
    var hashes: [JSONValue] = []
    var states: [JSONValue] = []
    for phase in GatePhase.allCases {
      for event in GateEvent.allCases {
        var hash: UInt32 = 2_166_136_261
        for flags in stride(from: 0, to: limit, by: step) {
          let outcome = GateMachine.next(
            GateState(phase: phase, flags: GateFlags(rawValue: UInt16(flags))), event)
          mix(&hash, UInt32(outcome.state.phase.rawValue))
          mix(&hash, UInt32(outcome.state.flags.rawValue))
          mix(&hash, outcome.effects.rawValue)
        }
        hashes.append(.integer(Int(hash)))
      }
      var hash: UInt32 = 2_166_136_261
      for flags in stride(from: 0, to: limit, by: step) {
        let state = GateState(phase: phase, flags: GateFlags(rawValue: UInt16(flags)))
        mix(&hash, UInt32(state.missing.rawValue))
        mix(&hash, state.isSettled ? 1 : 0)
      }
      states.append(.integer(Int(hash)))
    }
    return ["step": .integer(step), "hashes": .array(hashes), "states": .array(states)]
  }

  @Test func `the machine`() throws {
    let folder = try TemporaryFolder()
    let step = Recording.isLong ? 1 : 13
    try folder.write(CanonicalJSON.bytes(of: Self.machine(step: step)), to: "machine.json")
    let run = try WebRules.compare(["machine.json"], in: folder)
    let sets = ((1 << GateFlags.named.count) + step - 1) / step
    let count = GatePhase.allCases.count * GateEvent.allCases.count * sets
    #expect(run.text == "\(count)\n", "\(run.errors)")
  }

  // MARK: Progress

  private static let odd: [Double] = [
    0, -0.0, 1, -1, 0.5, 0.999, 1.001, 949, 950, 1000, 1e15, 1e15 - 1, -1e15, 1e300, .nan,
    .infinity,
    -.infinity, .leastNonzeroMagnitude, .ulpOfOne, .greatestFiniteMagnitude,
  ]

  private static func measure(_ lottery: inout DecisionLottery) -> [Double] {
    var values = [
      Double.random(in: -100...5000, using: &lottery.numbers),
      Double.random(in: 0...900, using: &lottery.numbers),
      Double.random(in: 0...5000, using: &lottery.numbers),
      lottery.one(of: [0, 1, 0.5, 2]),
    ]
    // At the end, or within the tolerance of it.
    if lottery.happens(30) {
      values[0] = values[2] - values[1] - lottery.one(of: [0, 0.5, 1, 1.5, 2, -3])
    }
    if lottery.happens(40) { values = values.map { $0.rounded() } }
    // A text that fits exactly, or nearly.
    if lottery.happens(10) { values[2] = values[1] + lottery.one(of: [0, 0.5, 1, 1.5, -1]) }
    if lottery.happens(20) { values[lottery.below(4)] = lottery.one(of: odd) }
    return values
  }

  /// Rows of eight doubles: operation, four values, block, part, and what it comes to.
  private static func progress() -> [UInt8] {
    var lottery = DecisionLottery(1)
    var rows: [[Double]] = []
    for _ in 0..<(Recording.isLong ? 1_000_000 : 60_000) {
      let values = measure(&lottery)
      let found = ScrollProgress.perMille(
        offset: values[0], viewport: values[1], content: values[2], tolerance: values[3])
      rows.append([1] + values + [0, 0, Double(found)])
    }
    for example in ProgressExample.all {
      let values = [example.offset, example.viewport, example.content, example.tolerance]
      rows.append([1] + values.map { Double($0) / 1000 } + [0, 0, Double(example.perMille)])
    }
    var progress = ScrollProgress()
    for number in 0..<(Recording.isLong ? 500_000 : 40_000) {
      let row: [Double]
      if number % 8 == 0 {
        let (threshold, accepts) = (
          lottery.one(of: [-5, 0, 1, 500, 950, 1000, 1001]), lottery.happens(70)
        )
        progress = ScrollProgress(threshold: threshold, acceptsUnscrollable: accepts)
        row = [0, Double(threshold), accepts ? 1 : 0, 0, 0, 0, 0]
      } else if lottery.happens(8) {
        progress.reachEnd()
        row = [3, 0, 0, 0, 0, 0, 0]
      } else {
        let values = measure(&lottery)
        let place =
          lottery.happens(30)
          ? nil : TextPlace(block: lottery.below(4), part: lottery.below(3))
        progress.see(
          offset: values[0], viewport: values[1], content: values[2], tolerance: values[3],
          place: place)
        row = [2] + values + [Double(place?.block ?? -1), Double(place?.part ?? 0)]
      }
      rows.append(row + [Double(progress.perMille) + (progress.hasReachedEnd ? 0.5 : 0)])
    }
    return rows.joined().flatMap { value in
      withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) }
    }
  }

  @Test func `how far a text was read`() throws {
    let folder = try TemporaryFolder()
    let rows = Self.progress()
    try folder.write(rows, to: "progress.bin")
    let run = try WebRules.compare(["progress.bin"], in: folder)
    #expect(run.text == "\(rows.count / 64)\n", "\(run.errors)")
  }

  // MARK: Languages

  private static func locales() -> [JSONValue] {
    var lottery = DecisionLottery(2)
    let languages = [
      "en", "de", "es", "pt", "zh", "no", "nb", "nn", "yue", "sr", "pa", "mn", "az", "fr", "ar",
      "iw", "in", "cmn", "deu", "sh", "tl", "uz", "bs", "ja", "sv", "gsw", "lb", "arz", "nan",
      "wuu",
      "hi", "ku", "ug", "kk", "ms", "fa", "ko", "ff",
    ]
    let scripts = [
      "", "", "", "", "-Hant", "-Hans", "-Latn", "-Cyrl", "-Arab", "-Deva", "-Kana", "-Adlm",
    ]
    let regions = [
      "", "", "-AT", "-GB", "-US", "-TW", "-HK", "-MO", "-419", "-MX", "-ES", "-BR", "-PT", "-ME",
      "-PK", "-CN", "-001", "-CH", "-IN", "-AO", "-JP",
      "-IR", "-IQ", "-AF", "-DE", "-EG", "-RS", "-SE", "-SG",
    ]
    let ends = ["", "", "", "", "-1996", "-u-nu-latn", "-valencia"]
    func tag(_ lottery: inout DecisionLottery) -> String {
      let text = lottery.one(of: languages) + lottery.one(of: scripts) + lottery.one(of: regions)
      let all = text + lottery.one(of: ends)
      return lottery.happens(10) ? all.lowercased() : all
    }
    return (0..<(Recording.isLong ? 200_000 : 12_000)).map { _ in
      let ranges = (0...lottery.below(2)).map { _ in
        lottery.happens(5)
          ? lottery.one(of: [
            "*", "", "x-y", "zh-yue", "zh-cmn-TW", "de_AT", "en-GB;q=0.8", " fr", "constructor",
            "de_DE.UTF-8",
          ])
          : tag(&lottery)
      }
      // Of one language there is often more than one text.
      var tags = (0...lottery.below(5)).map { _ in tag(&lottery) }
      if lottery.happens(50), let language = ranges.first?.split(separator: "-").first {
        tags = tags.map { String(language + $0.drop { $0 != "-" }) }
      }
      let available = tags.compactMap { Manifest.Locale($0) }
      let best = Manifest.Locale.best(for: ranges, among: available)
      return [
        .array(ranges.map { .string($0) }), .array(available.map { .string($0.text) }),
        best.map { .string($0.text) } ?? .null,
      ]
    }
  }

  /// Regions that are called otherwise now: a browser reads them by their new names.
  private static let renamed: Set = [
    "AN", "BU", "CS", "CT", "DD", "DY", "FQ", "FX", "HV", "JT", "MI", "NH", "NQ", "NT", "PC", "PU",
    "PZ", "QU",
    "RH", "SU", "TP", "UK", "VD", "WK", "YD", "YU", "ZR",
  ]

  /// Every region, for the languages whose regions differ in what they read instead.
  private static func regions() -> [JSONValue] {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
      String(Character(UnicodeScalar($0)))
    }
    let regions =
      letters.flatMap { first in letters.map { first + $0 } }
      + ["001", "019", "150", "154", "202", "419"]
    let texts: [(String, [Manifest.Locale])] = [
      ("en", ["en-US", "en-001"]), ("en", ["en", "en-GB"]), ("es", ["es-ES", "es-419"]),
      ("es", ["es", "es-MX", "es-419"]), ("es", ["es-ES", "es-MX"]), ("pt", ["pt", "pt-PT"]),
      ("pt", ["pt-BR", "pt-PT"]), ("zh", ["zh-Hant", "zh-HK"]), ("de", ["de-DE", "de-AT"]),
    ]
    return texts.flatMap { language, available in
      regions.filter { !renamed.contains($0) }.map { region in
        let range = "\(language)-\(region)"
        let best = Manifest.Locale.best(for: [range], among: available)
        return [
          [.string(range)], .array(available.map { .string($0.text) }),
          best.map { .string($0.text) } ?? .null,
        ]
      }
    }
  }

  @Test func `the language of a text`() throws {
    let folder = try TemporaryFolder()
    let cases = Self.locales() + Self.regions()
    try folder.write(cases.lines, to: "locales.jsonl")
    let run = try WebRules.compare(["locales.jsonl"], in: folder)
    #expect(run.text == "\(cases.count)\n", "\(run.errors)")
  }

  // MARK: Decisions

  private static func header(_ manifest: VerifiedManifest) throws -> JSONValue {
    [
      "manifest": try JSONValue(parsing: manifest.bytes),
      "digest": .string(manifest.digest.description),
    ]
  }

  /// Every row of the tests of the decision.
  private static func branches() throws -> [JSONValue] {
    try DecisionCase.all.flatMap { branch -> [JSONValue] in
      var scene = DecisionScene()
      branch.change(&scene)
      var summary: JSONObject = [
        "isShortened": .bool(scene.log.isShortened), "wasDamaged": .bool(scene.log.wasDamaged),
      ]
      summary["damagedLine"] = scene.log.damagedLine.map { .integer($0) }
      return [
        try header(scene.manifest),
        [
          "summary": .object(summary), "person": scene.person.form,
          "now": .string(scene.now.description), "expected": try scene.decide().form,
          "standings": [[.string(scene.document.id), .null, scene.standing.form]],
        ],
      ]
    }
  }

  private static func lots(_ manifests: Int, of count: Int, seed: UInt64) throws -> [JSONValue] {
    var lottery = DecisionLottery(seed)
    return try (0..<manifests).flatMap { _ -> [JSONValue] in
      let manifest = try VerifiedManifest(unchecked: lottery.manifest().canonicalBytes())
      return try [header(manifest)] + (0..<count).map { _ in lot(manifest, &lottery) }
    }
  }

  private static func lot(
    _ manifest: VerifiedManifest, _ lottery: inout DecisionLottery
  ) -> JSONValue {
    let (lines, person, now) = (lottery.log(manifest), lottery.person(), lottery.moment())
    var summary = DecisionLottery.summary(lines)
    var damage: JSONObject = [:]
    if lottery.happens(5) {
      summary.damagedLine = 3
      damage["damagedLine"] = 3
    }
    if lottery.happens(5) {
      summary.isShortened = true
      damage["isShortened"] = true
    }
    if !damage.isEmpty {
      summary.standings = summary.standings.mapValues { AcceptanceChain.untrusted($0) }
    }
    if lottery.happens(5) {
      summary.tornBytes = 9
      damage["tornBytes"] = 9
    }
    let decision = GateDecider.decide(manifest, summary: summary, person: person, now: now)
    return [
      "lines": .array(lines.map { .object($0.object) }), "damage": .object(damage),
      "person": person.form, "now": .string(now.description), "expected": decision.form,
    ]
  }

  /// What was decided, by the names of the outcomes and reasons.
  private static func kinds(_ cases: [JSONValue]) -> Set<String> {
    var kinds: Set<String> = []
    for case .array(let documents)? in cases.map({ $0["expected"]?["documents"] }) {
      for outcome in documents.compactMap({ $0["outcome"] }) {
        kinds.insert(
          (outcome["kind"]?.string ?? "") + (outcome["reason"]?.string.map { " " + $0 } ?? ""))
      }
    }
    return kinds
  }

  @Test func `the rows of the decision`() throws {
    let folder = try TemporaryFolder()
    try folder.write(try Self.branches().lines, to: "decisions.jsonl")
    let run = try WebRules.compare(["decisions.jsonl"], in: folder)
    #expect(run.text == "\(DecisionCase.all.count)\n", "\(run.errors)")
  }

  @Test func `logs and decisions drawn by lot`() throws {
    let folder = try TemporaryFolder()
    let manifests = Recording.isLong ? 10_000 : 250
    let cases = try Self.lots(manifests, of: 20, seed: 3)
    #expect(Self.kinds(cases).count == 9 + DocumentDecision.Reason.allCases.count)
    try folder.write(cases.lines, to: "decisions.jsonl")
    let run = try WebRules.compare(["decisions.jsonl"], in: folder)
    #expect(run.text == "\(20 * manifests)\n", "\(run.errors)")
  }
}
