import AssentCompiler
import AssentDiagnostics
import AssentLint
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

/// Agreements with many versions, released one after the other into one site.
@Suite("a site of histories")
struct HistorySiteTests {
  /// The versions of an agreement, oldest first, without what a release states.
  struct History: Sendable, CustomTestStringConvertible {
    var name: String
    var kind = "terms"
    var texts: [String]

    var testDescription: String { "\(name), \(texts.count) versions" }

    /// The text of a version, with the day of its release.
    func text(_ index: Int) -> String {
      let body = texts[index]
      let end = body.hasPrefix("---\n") ? body.firstRange(of: "\n---\n")?.upperBound : nil
      return "---\nkind: \(kind)\ntitle: \(name)\nversion: \"\(index + 1).0\"\n"
        + "effective: \(Self.day(index))\n---\n\n" + String(end.map { body[$0...] } ?? body[...])
    }

    static func day(_ index: Int) -> String {
      Manifest.Day(daysSinceEpoch: 18_262 + 7 * index)?.description ?? ""
    }
  }

  /// What the texts of others are not asked for.
  private static let configuration = """
    profiles:
      terms: { require: [] }
    rules:
      "**": { \(Self.offRules) }

    """

  private static let offRules = Rule.all.map { "\($0.id.rawValue): off" }
    .joined(separator: ", ")

  /// Eleven versions of a short text, in which clauses come, go and change.
  private static let generated = History(
    name: "Orchard Rules",
    texts: (0..<11).map { index in
      let clauses = (1...(3 + index % 4)).map { number in
        "## \(number). Tree \(number + index / 5)\n\nVisitors may pick \(index * number) apples "
          + "from tree \(number + index / 5), and carry them home.\n"
      }
      return "# Orchard Rules\n\n" + clauses.joined(separator: "\n")
    })

  /// Those of the shared corpus: the two short ones, or all of them.
  private static let corpus: [History] = {
    let folder = PackageFolder.shared.appending(path: "corpus/histories")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { Recording.isLong || $0.hasPrefix("mozilla") }.map { name in
      let files = PackageFolder.files(below: folder.appending(path: name), endings: [".md"])
      return History(
        name: name,
        texts: files.map { String(decoding: (try? Data(contentsOf: $0)) ?? Data(), as: UTF8.self) })
    }
  }()

  @Test(arguments: [generated] + corpus)
  func `every version can be read, and a fresh clone is the same`(history: History) throws {
    let site = try TestSite(["assent.yml": Self.configuration])
    let digests = try Self.digests(of: history)
    let count = history.texts.count
    for index in 0..<count {
      try Self.release(history, index, digests[index], into: site)
      // What a site of three versions shows, one of thirty does; the last two are compared.
      guard index < 3 || index >= count - 2 || Recording.isLong else { continue }
      let result = try site.build()
      #expect(result.outcome == .published)
      // A text of the corpus says that the one in English is binding, and is published alone.
      let found = result.diagnostics.filter { $0.severity >= .warning }
      #expect(found.filter { $0.rule != .bindingLanguageDiffers } == [])
    }
    let entry = try #require(site.manifest().documents.first)
    #expect(entry.releases.count == count)
    #expect(entry.current.text == "\(count).0")
    #expect(try Verifier.verify(site.output.path).diagnostics == [])
    for index in 0..<count {
      let text = try #require(entry.releases[index].locales.values.first)
      #expect(text.textDigest == digests[index].text)
      #expect(text.sourceDigest == digests[index].source)
    }
    #expect(entry.releases.last?.redlines.count == count - 1)
    let clone = try site.builtAnew()
    #expect(try clone.published().differences(from: site.published()) == [])
    // As of the day before the last release, the one before is in force.
    let date = try #require(Manifest.Moment(History.day(count - 1))).timestamp
    let last = try #require(entry.releases.last).version
    try clone.build { $0.sourceDate = Int(date.secondsSinceEpoch) - 1 }
    let before = try #require(clone.manifest().documents.first)
    #expect(before.current.text == "\(count - 1).0")
    #expect(before.releases.first { $0.version == last }?.status == .upcoming)
  }

  private typealias Digests = (source: Manifest.Digest, text: Manifest.Digest)

  /// The digests of all versions, as a site has them in which each is an agreement of its own.
  private static func digests(of history: History) throws -> [Digests] {
    let scratch = try TestSite(["assent.yml": configuration])
    for index in history.texts.indices {
      try scratch.write(history.text(index), to: "v\(index)/terms.md")
    }
    #expect(try scratch.build().diagnostics.filter { $0.severity == .error } == [])
    return try history.texts.indices.map { index in
      let entry = try scratch.manifest("v\(index)").documents.first
      let text = try #require(entry?.releases.first?.locales.values.first)
      return (text.sourceDigest, text.textDigest)
    }
  }

  private static func release(
    _ history: History, _ index: Int, _ digests: Digests, into site: TestSite
  ) throws {
    let tag = try #require(
      Manifest.Locale(
        history.name.hasSuffix("-de") ? "de" : history.name.hasSuffix("-fr") ? "fr" : "en"))
    let ledger = try site.ledger(of: "terms")
    let release = LedgerEvent.Release(
      revision: index + 1, effective: try #require(Manifest.Moment(History.day(index))),
      graceDays: 0,
      change: LedgerEvent.Change(
        declared: index == 0 ? .initial : .material, computed: index == 0 ? .initial : .obligations,
        from: ledger.history.last?.version,
        summary: index == 0 ? [:] : ["en": "Version \(index + 1)."]),
      locales: [
        tag: LedgerEvent.Text(
          file: "terms.md", isAuthoritative: true, sourceDigest: digests.source,
          textDigest: digests.text)
      ])
    try site.write(history.text(index), to: "terms.md")
    try site.write(history.text(index), to: "releases/terms/\(index + 1).0/terms.md")
    try site.append("\(index + 1).0", at: History.day(index), .released(release), to: "terms")
  }
}
