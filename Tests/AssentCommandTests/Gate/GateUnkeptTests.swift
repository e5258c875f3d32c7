import Foundation
import TestSupport
import Testing

/// An acceptance does not claim what is not stored: what could not be kept is said, by the exit code too.
@Suite struct GateUnkeptTests {
  private static let state = "home/assent/one"

  /// Puts a file where the store would make a folder, so that nothing can be kept below it.
  private static func block(_ name: String, in site: GateSite) throws {
    try site.project.folder.write("x", to: "\(state)/\(name)")
  }

  @Test func `a text that cannot be kept is told, and kept when it is accepted again`() throws {
    let site = try GateSite()
    try Self.block("texts", in: site)
    let ending = try site.accept("license")
    #expect(ending.code == 3, "\(ending.text)\(ending.errors)")
    // The record itself is stored, and is what it was said to be.
    #expect(ending.text.contains("license 1.0: accepted (record "))
    #expect(ending.errors.contains("the answer stands, and the text is not kept beside it"))
    #expect(ending.errors.contains("repeat the command once that is mended"))
    #expect(try site.outcome(of: "license") == "accepted")
    #expect(try site.accept("license").code == 3)
    try site.project.folder.remove("\(Self.state)/texts")
    let again = try site.accept("license")
    #expect(again.code == 0 && again.text.contains("accepted already"), "\(again.errors)")
    #expect(again.errors == "")
    // A receipt can be made for as long as there is the record.
    try site.project.folder.remove("Output/one/license")
    let receipt = try site.gate(["export", "-o", "receipt.zip"])
    #expect(receipt.code == 0, "\(receipt.errors)")
  }

  @Test func `a manifest that cannot be remembered is told, and closes nothing`() throws {
    let site = try GateSite()
    try site.project.folder.write("x", to: "\(Self.state)/manifest/x")
    let ending = try site.accept("license")
    #expect(ending.code == 0, "\(ending.errors)")
    #expect(ending.errors.contains("the manifest could not be remembered, so that an older one"))
  }

  @Test func `a product that cannot be remembered is told with what to name`() throws {
    let site = try GateSite()
    try site.project.folder.write("x", to: "home/assent/.published")
    let ending = try site.accept("license")
    #expect(ending.code == 0, "\(ending.errors)")
    #expect(ending.errors.contains("is of product 'one' could not be remembered in "))
    #expect(ending.errors.contains("name the product with --product"))
    #expect(try site.accept("license", "--product", "one").errors == "")
  }

  @Test func `an age that cannot be kept is told`() throws {
    let site = try GateSite()
    try site.project.folder.write("x", to: "\(Self.state)/age.json/x")
    let ending = try site.accept("rules", "--age", "40")
    #expect(ending.code == 0, "\(ending.errors)")
    #expect(ending.errors.contains("the age could not be kept, so that another one can be given"))
  }
}
