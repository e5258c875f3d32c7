import AssentLicense
import AssentManifest
import AssentMarkup
import AssentRedline
import Foundation
import TestSupport
import Testing

/// No word is lost and none is invented: what is equal and deleted is the old text, what is equal and
/// inserted the new one.
@Suite struct CompletenessTests {
  static let schema: JSONSchema = {
    let file = PackageFolder.root.appending(path: "templates/schema/diff.schema.json")
    let bytes = (try? [UInt8](Data(contentsOf: file))) ?? []
    return JSONSchema(root: (try? JSONValue(parsing: bytes)) ?? .null)
  }()

  @Test(.enabled(if: !Histories.pairs.isEmpty), arguments: Histories.pairs)
  func `every word of a history is told once`(_ pair: Histories.Pair) throws {
    let old = try Texts.document(pair.oldBytes)
    let new = try Texts.document(pair.newBytes)
    let redline = Redline(comparing: old, with: new, names: ("old", "new"))
    try Self.expectComplete(redline, old, new)
    try expectRoundTrip(redline)
    let patch = redline.patch
    #expect(try patch.applied(to: pair.oldBytes) == pair.newBytes)
    #expect(try patch.reversed.applied(to: pair.newBytes) == pair.oldBytes)
  }

  @Test(arguments: 0..<60)
  func `every word of a text that was changed at random is told once`(_ seed: Int) throws {
    var mutation = Mutation(seed: UInt64(seed))
    let source = mutation.document()
    let changed = mutation.changed(source)
    let old = Texts.document(source)
    let new = Texts.document(changed)
    let redline = Redline(comparing: old, with: new, names: ("old", "new"))
    try Self.expectComplete(redline, old, new)
    try expectRoundTrip(redline)
    #expect(try redline.patch.applied(to: Array(source.utf8)) == Array(changed.utf8))
    #expect(try redline.patch.reversed.applied(to: Array(changed.utf8)) == Array(source.utf8))
  }

  @Test(arguments: 0..<20)
  func `other wrapping changes no word`(_ seed: Int) {
    var mutation = Mutation(seed: UInt64(seed))
    let source = mutation.document()
    let redline = Texts.redline(source, mutation.wrapped(source))
    #expect(Texts.summary(redline) == [])
  }

  /// The words of the clauses that are told, with those of the clauses that are not, are all words.
  static func expectComplete(
    _ redline: Redline, _ old: LegalDocument, _ new: LegalDocument
  ) throws {
    // A text compared with nothing is all removed or added, so its redline lists all its words.
    let nothing = Texts.document("")
    let allOld = Redline(comparing: old, with: nothing, names: ("", ""))
    let allNew = Redline(comparing: nothing, with: new, names: ("", ""))
    var untold: [[String]] = []
    for (kind, all, side) in [
      (Run.Kind.deleted, allOld, \ClauseChange.old), (.inserted, allNew, \ClauseChange.new),
    ] {
      var expected: [Int: [String]] = [:]
      for change in all.clauses {
        expected[key(change[keyPath: side].first), default: []] +=
          Texts.words(change.blocks, of: kind)
      }
      for change in redline.clauses where !change.isPassage {
        let keys = change[keyPath: side].map { key($0) }
        let words = Texts.words(change.blocks, of: kind).joined()
        // Passages that left the clause, or came to it, are told apart.
        let passages = redline.clauses.filter {
          $0.isPassage && keys.contains(key($0[keyPath: side].first))
        }
        let wanted = keys.flatMap { expected[$0] ?? [] }.joined()
        guard !passages.isEmpty else {
          #expect(words == wanted, "\(kind) \(keys)")
          continue
        }
        let all = words + passages.flatMap { Texts.words($0.blocks, of: kind) }.joined()
        #expect(
          all.utf8.sorted().elementsEqual(wanted.utf8.sorted()),
          "\(kind) \(keys): \(all) is not \(wanted)")
      }
      // What is not told did not change.
      let told = Set(redline.clauses.flatMap { $0[keyPath: side].map { key($0) } })
      untold.append(expected.filter { !told.contains($0.key) }.values.map { $0.joined() }.sorted())
    }
    if !redline.clauses.contains(where: \.isPassage) { #expect(untold[0] == untold[1]) }
  }

  private static func key(_ place: ClauseChange.Place?) -> Int {
    place?.index ?? (place?.anchor == "front-matter" ? -2 : -1)
  }

  private func expectRoundTrip(_ redline: Redline) throws {
    let bytes = RedlineJSON.bytes(of: redline)
    #expect(try RedlineJSON.redline(parsing: bytes) == redline)
    guard bytes.count < 100_000 else { return }
    #expect(try Self.schema.problems(of: JSONValue(parsing: bytes)) == [])
  }
}
