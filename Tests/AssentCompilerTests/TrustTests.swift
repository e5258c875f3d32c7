import AssentCompiler
import AssentDiagnostics
import AssentManifest
import Foundation
import TestSupport
import Testing

/// Where a build ends well, what it promises is true, whatever stands in the content folder.
@Suite struct TrustTests {
  static let count = Recording.isLong ? 6_000 : 500

  @Test(arguments: 0..<10)
  func `a build that ends well is true`(part: Int) throws {
    for number in stride(from: part, to: Self.count, by: 10) {
      let odd = OddSite(number: number)
      let folder = try odd.write()
      let before = try FolderContents(folder.url)
      let site = TestSite(folder: folder)
      let outcome = try? site.build { $0.jobs = 1 }.outcome
      let after = try FolderContents(folder.url)
      let comment = Comment(rawValue: "\(number): \(odd)")

      // Whatever came of it, nothing beside the output was touched.
      let touched = after.rewritten(since: before).filter { !$0.hasPrefix("Output/") }
      #expect(touched == [], comment)
      for path in odd.foreignFiles {
        #expect(after.entries[path]?.bytes == before.entries[path]?.bytes, comment)
      }
      guard outcome == .published || outcome == .upToDate else {
        // Nothing was published, not even in part.
        #expect(after.paths == before.paths, comment)
        continue
      }
      let result = try Verifier.verify(site.output.path)
      #expect(result.diagnostics.map(\.message) == [], comment)
      let listed = try Self.listedSources(below: site.output)
      for (path, digest) in odd.agreementDigests {
        #expect(listed.contains(digest), "\(path) in \(number): \(odd)")
      }
      let owned = after.paths.filter { $0.hasPrefix("Output/") && odd.foreignFiles.contains($0) }
      #expect(owned == [], comment)
      #expect(try site.build { $0.jobs = 1 }.outcome == .upToDate, comment)
    }
  }

  @Test func `the generated sites are of both sorts`() throws {
    var outcomes: [String: Int] = [:]
    for number in 0..<100 {
      let site = TestSite(folder: try OddSite(number: number).write())
      let outcome = try? site.build { $0.isCheck = true }.outcome
      outcomes[outcome.map { "\($0)" } ?? "error", default: 0] += 1
    }
    // Otherwise the test above has shown nothing.
    #expect(outcomes["wouldChange", default: 0] > 10, "\(outcomes)")
    #expect(outcomes["refused", default: 0] > 20, "\(outcomes)")
  }

  /// The source digests that the manifests of a folder list, read as a gate reads them.
  private static func listedSources(below folder: URL) throws -> Set<String> {
    var digests: Set<String> = []
    for file in PackageFolder.files(below: folder, endings: ["manifest.json"]) {
      let manifest = try Manifest(parsing: [UInt8](Data(contentsOf: file)))
      for release in manifest.documents.flatMap(\.releases) {
        digests.formUnion(release.locales.values.map(\.sourceDigest.description))
      }
    }
    return digests
  }
}
