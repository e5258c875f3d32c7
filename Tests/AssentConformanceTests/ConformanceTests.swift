import AssentDiagnostics
import AssentMarkup
import AssentRender
import Foundation
import TestSupport
import Testing

/// The examples of the GFM specification, its extensions and its regressions, byte for byte.
@Suite struct ConformanceTests {
  /// The project's own examples are always there, those of the specification not everywhere.
  static let folders = [
    PackageFolder.root.appending(path: "Tests/AssentConformanceTests/Examples"),
    PackageFolder.shared.appending(path: "conformance"),
  ]
  static let examples = folders.flatMap { PackageFolder.files(below: $0, endings: [".txt"]) }
    .flatMap(Example.read)

  @Test(arguments: examples)
  func `an example gives the HTML it shows`(_ example: Example) {
    let found = example.html(with: example.extensionsInUse)
    guard let expected = example.expected, !example.isDisabled else { return }
    if Deviation.all.contains(where: { $0.example == example.id }) {
      #expect(found != expected, "\(example.id) conforms; take it off the list of deviations")
    } else {
      #expect(found == expected)
      #expect(found.utf8.elementsEqual(expected.utf8))
    }
  }

  @Test(arguments: examples.filter { $0.extensions.isEmpty && $0.file != "own" })
  func `an example that names no extension gives its HTML with all of them, too`(
    _ example: Example
  ) {
    let found = example.html(with: .all)
    guard let expected = example.expected, !example.isDisabled else { return }
    let deviations = Deviation.all + Deviation.withAllExtensions
    if deviations.contains(where: { $0.example == example.id }) {
      #expect(found != expected, "\(example.id) conforms; take it off the list of deviations")
    } else {
      #expect(found == expected)
      #expect(found.utf8.elementsEqual(expected.utf8))
    }
  }

  @Test func `the examples of the project's own are read`() {
    let own = Self.examples.filter { $0.file == "own" }
    #expect(own.count > 40)
    #expect(Set(own.flatMap(\.words)).isSuperset(of: Extensions.named.map(\.name)))
  }

  @Test(.enabled(if: PackageFolder.hasShared))
  func `all examples of the specification conform, 671 of them`() {
    let specification = Self.examples.filter { $0.file == "gfm-spec" && !$0.isDisabled }
    #expect(specification.count == 671)
    #expect(!Deviation.all.contains { $0.example.hasPrefix("gfm-spec") })
    #expect(Self.examples.count(where: { $0.file == "gfm-extensions" }) == 28)
    #expect(Self.examples.count(where: { $0.file == "gfm-regression" }) == 19)
  }

  @Test(.enabled(if: PackageFolder.hasShared))
  func `every deviation is an example, once, with a reason`() {
    let ids = Set(Self.examples.map(\.id))
    let deviations = Deviation.all + Deviation.withAllExtensions
    #expect(Set(deviations.map(\.example)).count == deviations.count)
    for deviation in deviations {
      #expect(ids.contains(deviation.example))
      #expect(deviation.reason.count > 20)
    }
  }
}
