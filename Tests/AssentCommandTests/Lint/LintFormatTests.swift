import AssentManifest
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The forms of findings that other programs read.
@Suite struct LintFormatTests {
  /// Documents with findings of all severities, and with characters that each form has to escape.
  private static let files = [
    "license.md": "# License\n\nNo date, 𝄞 no — [a](http://example.net/<b>&\"c\") b.  \n",
    "notes, 50% & é.md": "# Notes\n\nThe the words of ‘𝄞𝄞’ end end here.\n",
    "clean.md": "# Clean\n\n*Version 1.0, Last Updated: November 3, 2025*\n\nIt is.\n",
  ]

  private func report(_ format: String, _ files: [String: String] = files) throws -> Program.Ending
  {
    let ending = try Project(files).run("lint", "--format", format, "--root", ".")
    #expect(ending.errors == "")
    return ending
  }

  private func run(of ending: Program.Ending) throws -> JSONValue {
    let value = try JSONValue(parsing: ending.output)
    return try #require(value["runs"]?.array?.first)
  }

  // MARK: SARIF

  static let schema: JSONSchema? = {
    let file = PackageFolder.shared.appending(path: "schemas/sarif-2.1.0.json")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    // The reader takes no fractions, and the schema has none but of zero.
    let whole = text.replacing(/: (-?\d+)\.0(?=[,\s}])/) { ": " + $0.1 }
    return (try? JSONValue(parsing: Array(whole.utf8))).map(JSONSchema.init)
  }()

  @Test(.enabled(if: schema != nil, "no ../shared/schemas"))
  func `SARIF is valid, with findings and without`() throws {
    let schema = try #require(Self.schema)
    let many = try report("sarif")
    let problems = schema.problems(of: try JSONValue(parsing: many.output))
    #expect(problems == [], "\(problems.prefix(3))")
    #expect(try run(of: many)["results"]?.array?.count ?? 0 > 5)
    let none = try report("sarif", ["clean.md": Self.files["clean.md"] ?? ""])
    #expect(schema.problems(of: try JSONValue(parsing: none.output)) == [])
    #expect(try run(of: none)["results"] == .array([]))
    // The schema is one that can refuse.
    #expect(!schema.problems(of: ["version": "2.1.0", "runs": [["results": [1]]]]).isEmpty)
  }

  @Test func `SARIF counts columns in UTF-16 and says so`() throws {
    let run = try run(of: report("sarif"))
    #expect(run["columnKind"]?.string == "utf16CodeUnits")
    let result = try #require(
      run["results"]?.array?.first { $0["ruleId"]?.string == "insecure-link" })
    let place = try #require(result["locations"]?.array?.first?["physicalLocation"])
    #expect(place["artifactLocation"]?["uri"]?.string == "content/license.md")
    // "No date, 𝄞 no — [a](" is 21 units, of which the clef takes two.
    #expect(place["region"]?["startLine"]?.integer == 3)
    #expect(place["region"]?["startColumn"]?.integer == 22)
  }

  @Test func `SARIF encodes the names of files`() throws {
    let results = try #require(try run(of: report("sarif"))["results"]?.array)
    let names = Set(
      results.compactMap {
        $0["locations"]?.array?.first?["physicalLocation"]?["artifactLocation"]?["uri"]?.string
      })
    #expect(names.contains("content/notes,%2050%25%20%26%20%C3%A9.md"))
  }

  @Test func `SARIF has each rule with its help, and each finding points at its rule`() throws {
    let run = try run(of: report("sarif"))
    let rules = try #require(run["tool"]?["driver"]?["rules"]?.array)
    #expect(rules.count > 80)
    for rule in rules { #expect(rule["help"]?["text"]?.string?.isEmpty == false) }
    for result in run["results"]?.array ?? [] {
      let index = try #require(result["ruleIndex"]?.integer)
      #expect(rules[index]["id"] == result["ruleId"])
    }
  }

  @Test func `a repair in SARIF is of the characters that it replaces`() throws {
    let results = try #require(try run(of: report("sarif"))["results"]?.array)
    let spaces = try #require(results.first { $0["ruleId"]?.string == "trailing-space" })
    let region = try #require(
      spaces["fixes"]?.array?.first?["artifactChanges"]?.array?.first?["replacements"]?.array?
        .first?["deletedRegion"])
    let line = try #require(Self.files["license.md"]?.split(separator: "\n").last)
    #expect(region["endColumn"]?.integer == line.utf16.count + 1)
    #expect(region["startColumn"]?.integer == line.utf16.count - 1)
  }

  // MARK: GitHub

  @Test func `annotations are escaped as the runner reads them`() throws {
    let lines = try report("github").text.split(separator: "\n")
    let name = "file=content/notes%2C 50%25 & é.md"
    #expect(
      lines.contains(
        "::warning \(name),line=3,col=5,endColumn=8,title=doubled-word::'the' is repeated%0Ahelp: remove one"
      ))
    #expect(lines.allSatisfy { $0.hasPrefix("::") })
  }

  @Test func `annotations are sorted by severity and capped, and the rest is counted`() throws {
    let letters = Array("abcdefghijklmn")
    let words = letters.map { "Some wor\($0)d wor\($0)d ends." }.joined(separator: "\n\n")
    let lines = try report(
      "github", ["a.md": "# A\n\n" + words + "\n", "license.md": "# License\n\nText.\n"]
    ).text.split(separator: "\n")
    let kinds = lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    let sorted = kinds.dropLast().map { ["::error", "::warning", "::notice"].firstIndex(of: $0) }
    #expect(sorted.compactMap(\.self) == sorted.compactMap(\.self).sorted())
    #expect(sorted.allSatisfy { $0 != nil })
    #expect(kinds.count { $0 == "::warning" } == 10)
    #expect(kinds.contains("::error"))
    let last = try #require(lines.last)
    #expect(last.hasPrefix("and ") && last.contains(" warnings"), "\(last)")
  }

  // MARK: GitLab, JUnit, Checkstyle

  @Test func `code quality of GitLab has what it asks for, and no fingerprint twice`() throws {
    let findings = try #require(try JSONValue(parsing: report("gitlab").output).array)
    #expect(findings.count > 5)
    for finding in findings {
      #expect(finding["description"]?.string != nil)
      #expect(["info", "minor", "major"].contains(finding["severity"]?.string))
      #expect(finding["location"]?["lines"]?["begin"]?.integer ?? 0 >= 1)
      #expect(finding["location"]?["path"]?.string?.hasPrefix("content/") == true)
    }
    #expect(Set(findings.compactMap { $0["fingerprint"]?.string }).count == findings.count)
    let none = try report("gitlab", ["clean.md": Self.files["clean.md"] ?? ""])
    #expect(none.text == "[]\n")
  }

  private final class Tags: NSObject, XMLParserDelegate {
    var seen: [(name: String, attributes: [String: String])] = []
    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      seen.append((name, attributes))
    }
  }

  private func tags(_ ending: Program.Ending) throws -> [(
    name: String, attributes: [String: String]
  )] {
    let parser = XMLParser(data: Data(ending.output))
    let tags = Tags()
    parser.delegate = tags
    #expect(parser.parse(), "\(ending.text)")
    return tags.seen
  }

  @Test(arguments: ["junit", "checkstyle"])
  func `XML is well-formed whatever a text holds`(format: String) throws {
    let odd = "# A\u{1}\u{FFFE}\n\n<b> & ]]> 'x' \u{202E}\"y\" the the\n\n[z](#<&\">)\n"
    let tags = try tags(try report(format, ["a&<b>\".md": odd, "license.md": odd]))
    let names = tags.compactMap { $0.attributes["name"] }
    #expect(names.contains("content/a&<b>\".md"))
  }

  /// Each of these signs is one character with its neighbor.
  private static let joined = "a\u{D4E}<b\u{D4E}>&\u{301}\"\u{301} c=\"1.md"

  @Test(arguments: ["junit", "checkstyle"])
  func `XML is well-formed whatever stands beside a sign in a name`(format: String) throws {
    let tags = try tags(try report(format, [Self.joined: "# A\n\nThe the.\n"]))
    let names = tags.compactMap { $0.attributes["name"].map { Array($0.utf8) } }
    #expect(names.contains(Array("content/\(Self.joined)".utf8)))
  }

  @Test func `no name of a file begins a line of a report for GitHub`() throws {
    let ending = try report(
      "github", ["a\r\n##[stop-commands]b\r\n.md": "# A\n", Self.joined: "# A\n\nThe the.\n"])
    let lines = ending.output.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.starts(with: "::".utf8) })
    #expect(!ending.output.contains(UInt8(ascii: "\r")))
  }

  @Test func `JUnit counts what fails, and a clean document passes`() throws {
    let tags = try tags(report("junit"))
    let failures = tags.count { $0.name == "failure" }
    #expect(failures > 0)
    #expect(tags.first?.attributes["failures"] == "\(failures)")
    #expect(tags.first?.attributes["tests"] == "\(tags.count { $0.name == "testcase" })")
    #expect(
      tags.contains {
        $0.name == "testcase" && $0.attributes["classname"] == "content/clean.md"
          && $0.attributes["name"] == "no findings"
      })
    let project = try Project(Self.files)
    let never = try project.run("lint", "--format", "junit", "--fail-on", "never")
    #expect(never.code == 0)
    #expect(try !self.tags(never).contains { $0.name == "failure" })
  }

  // MARK: All

  @Test(arguments: ["text", "json", "sarif", "github", "gitlab", "junit", "checkstyle"])
  func `a format ends as text does, and is the same twice`(format: String) throws {
    let project = try Project(Self.files)
    let ending = try project.run("lint", "--format", format)
    #expect(ending.code == 1)
    #expect(try project.run("lint", "--format", format, "--fail-on", "never").code == 0)
    #expect(try project.run("lint", "--format", format, "--jobs", "1").output == ending.output)
    try project.folder.write("rules: 3\n", to: "content/assent.yml")
    #expect(try project.run("lint", "--format", format).code == 2)
  }

  @Test func `files are named below the top of the work tree`() throws {
    let project = try Project(Self.files)
    try FileManager.default.createDirectory(
      at: project.folder[".git"], withIntermediateDirectories: true)
    let below = try Program.run(
      ["lint", "--format", "github", "license.md"], in: project.folder["content"])
    #expect(below.text.contains("file=content/license.md,"))
    let named = try project.run("lint", "--format", "github", "--root", "content")
    #expect(named.text.contains("file=license.md,"))
  }
}
