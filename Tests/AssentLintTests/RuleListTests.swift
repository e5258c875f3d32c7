import AssentDiagnostics
import AssentLint
import Foundation
import Testing

@Suite struct RuleListTests {
  @Test func `every file of the rules folder is a rule in the list, and the reverse`() throws {
    let rules = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/AssentLint/Rules").standardizedFileURL
    let files = try #require(
      FileManager.default.enumerator(at: rules, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let folder = file.deletingLastPathComponent().lastPathComponent
      names.insert("\(folder)/\(file.deletingPathExtension().lastPathComponent)".lowercased())
    }
    let listed = Rule.all.map {
      "\($0.group.rawValue)/\($0.id.rawValue.replacing("-", with: ""))"
    }
    #expect(names == Set(listed))
    #expect(Set(listed).count == listed.count)
  }

  @Test func `every rule has its summary and its reason`() {
    for rule in Rule.all {
      #expect(rule.summary.hasSuffix("."), "\(rule.id)")
      #expect(rule.rationale.hasSuffix("."), "\(rule.id)")
      #expect(rule.summary.count <= 100, "\(rule.id)")
    }
  }
}
