import AssentCompiler
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

extension TestSite {
  /// Freezes texts as a version and adds it to the ledger of their agreement.
  ///
  /// - Parameters:
  ///   - texts: by their paths below the content folder; the first one without a locale in its name
  ///     binds. They become the working texts, too.
  ///   - effective: by default the day of the release.
  ///   - statesDate: whether the front matter keeps its line `effective:`; without it, the ledger alone
  ///     has the day.
  func release(
    _ version: String, _ texts: [String: String], at day: String, effective: String? = nil,
    graceDays: Int = 0, declared: Manifest.Change.Class? = nil,
    computed: Manifest.ChangeClass = .obligations, summary: String = "Other words.",
    statesDate: Bool = true
  ) throws {
    // No text may state another day than its ledger.
    let texts = texts.mapValues { Self.stating(effective ?? day, in: $0) }
    let binding = try #require(texts.keys.min { $0.utf8.count < $1.utf8.count })
    let key = Placement.agreementKey(of: binding)
    let ledger = try ledger(of: key)
    let last = ledger.history.last
    let scratch = try TestSite(texts.merging(configuration) { text, _ in text })
    try scratch.build()
    let folder = Placement.folder(of: key)
    let manifest = try Manifest(
      parsing: scratch.bytes(Placement.join(folder, "manifest.json")))
    let built = try #require(manifest.documents.first?.releases.first)
    var locales: [Manifest.Locale: LedgerEvent.Text] = [:]
    for (tag, entry) in built.locales {
      let file = try #require(
        texts.first {
          TextDigest.digest(of: Array($0.value.utf8)) == entry.sourceDigest
        }
      ).key
      // Front matter is no part of the words.
      let frozen = statesDate ? texts[file] : texts[file].map(Self.undated)
      locales[tag] = LedgerEvent.Text(
        file: Placement.fileName(of: file), isAuthoritative: entry.authoritative,
        sourceDigest: TextDigest.digest(of: Array((frozen ?? "").utf8)),
        textDigest: entry.textDigest)
    }
    let isFirst = last == nil
    let declared = declared ?? (isFirst ? .initial : .material)
    let release = LedgerEvent.Release(
      revision: (last?.release.revision ?? 0) + (declared == .editorial ? 0 : 1),
      effective: try #require(Manifest.Moment(effective ?? day)), graceDays: graceDays,
      change: LedgerEvent.Change(
        declared: declared, computed: isFirst ? .initial : computed, from: last?.version,
        summary: isFirst ? [:] : ["en": summary]),
      locales: locales)
    for (path, dated) in texts {
      let text = statesDate ? dated : Self.undated(dated)
      try write(text, to: path)
      try write(text, to: Self.folder(of: key) + "/\(version)/" + Placement.fileName(of: path))
    }
    try append(version, at: day, .released(release), to: key)
  }

  private static func undated(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("effective: ") }.joined(separator: "\n")
  }

  /// A text with the day in place of the one that it states.
  private static func stating(_ day: String, in text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      for start in ["**Effective Date**: ", "effective: "] where line.hasPrefix(start) {
        return start + day
      }
      return String(line)
    }.joined(separator: "\n")
  }

  /// Adds an event to a ledger.
  func append(
    _ version: String, at day: String, _ action: LedgerEvent.Action, to key: String = "license"
  ) throws {
    var ledger = try ledger(of: key)
    let line = try ledger.append(
      LedgerEvent(
        at: try #require(Manifest.Day(day)), by: "legal@example.org",
        version: try #require(Manifest.Version(version)), action: action))
    let before = (try? folder.text("content/" + Self.ledgerPath(of: key))) ?? ""
    try write(before + String(decoding: line, as: UTF8.self), to: Self.ledgerPath(of: key))
  }

  func ledger(of key: String) throws -> Ledger {
    let path = "content/" + Self.ledgerPath(of: key)
    return folder.exists(path) ? try Ledger(parsing: folder.bytes(path)) : Ledger()
  }

  /// The folder of an agreement's releases below the content folder.
  static func folder(of key: String) -> String {
    Placement.join(Placement.folder(of: key), "releases/" + Placement.fileName(of: key))
  }

  private static func ledgerPath(of key: String) -> String { folder(of: key) + "/ledger.ndjson" }

  /// The configuration of the site, for one made beside it.
  private var configuration: [String: String] {
    (try? folder.text("content/assent.yml")).map { ["assent.yml": $0] } ?? [:]
  }

  /// The manifest of a product.
  func manifest(_ folder: String = "") throws -> Manifest {
    try Manifest(parsing: bytes(Placement.join(folder, "manifest.json")))
  }

  /// A site with the same content folder and nothing else, built.
  func builtAnew(
    _ change: (inout SiteBuild.Options) -> Void = { _ in }
  ) throws -> TestSite {
    let other = TestSite(folder: try TemporaryFolder())
    try FileManager.default.copyItem(at: content, to: other.content)
    try other.build(change)
    return other
  }
}
