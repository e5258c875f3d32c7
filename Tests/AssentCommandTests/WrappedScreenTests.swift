import Foundation
import TestSupport
import Testing

/// What people read on a terminal is set in its columns, and is the same text as in a pipe.
@Suite struct WrappedScreenTests {
  /// Runs a command on a terminal and in a pipe, and compares the two.
  private func check(
    _ words: [String], in folder: URL, environment: [String: String] = [:],
    isWhole: (String) -> Bool = { _ in false }
  ) throws {
    let variables = environment.merging(["NO_COLOR": "1"]) { $1 }
    let piped = try Program.run(words, in: folder, environment: variables)
    let text = piped.errors + piped.text
    for columns: UInt16 in [80, 40] {
      let shown = try PseudoTerminal.run(
        words, in: folder, environment: variables, columns: columns
      ).replacing("\r\n", with: "\n")
      let lines = shown.split(separator: "\n").map(String.init)
      for line in lines where line.count > Int(columns) && !isWhole(line) {
        // Nothing is broken that has no space in it.
        let rest = line.drop { $0 == " " }
        #expect(!rest.contains(" ") || rest.contains("'"), "\(columns): \(line)")
      }
      #expect(Self.words(shown) == Self.words(text), "\(words) in \(columns) columns: \(shown)")
      if columns == 40 {
        #expect(lines.count > text.split(separator: "\n").count, "\(words) in \(columns) columns")
      }
    }
  }

  private static func words(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace)
  }

  @Test func `the list of rules and the reasons fit`() throws {
    let folder = try TemporaryFolder()
    try check(["rules"], in: folder.url)
    for rule in ["broken-anchor", "history-rewritten", "missing-contact"] {
      try check(["explain", rule], in: folder.url) { $0.contains("|") || $0.contains("```") }
    }
  }

  @Test func `what is owed fits, and its commands stay whole`() throws {
    let site = try GateSite()
    try check(
      ["gate", "status", "--published", "Output/one", "--state", "a folder/of acceptances"],
      in: site.project.folder.url
    ) { $0.hasPrefix("    assent gate ") || $0.contains("a folder/of acceptances") }
    let shown = try PseudoTerminal.run(
      ["gate", "status", "--published", "Output/one", "--state", "a folder/of acceptances"],
      in: site.project.folder.url, environment: ["NO_COLOR": "1"], columns: 40)
    #expect(shown.contains("a folder/of acceptances"))
  }

  @Test func `what a check found fits, and no path is broken`() throws {
    let project = try Project()
    #expect(try project.run("build", "--quiet").code == 0)
    let path = "Output/flows/a folder with a long name and spaces/start.txt"
    try project.folder.write("x", to: path)
    try check(["verify"], in: project.folder.url) { $0.contains(path) }
    let shown = try PseudoTerminal.run(
      ["verify"], in: project.folder.url, environment: ["NO_COLOR": "1"], columns: 40)
    #expect(shown.contains(path))
    try project.folder.remove("Output/flows/a folder with a long name and spaces")
    #expect(try project.run("keygen", "-o", "legal").code == 0)
    #expect(try project.run("sign", "--key", "legal.key").code == 0)
    try check(["verify"], in: project.folder.url)
  }
}
