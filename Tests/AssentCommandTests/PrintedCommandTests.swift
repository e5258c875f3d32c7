import Foundation
import TestSupport
import Testing

/// The commands that bundles and pages print for those who check them: they hold for what is sound, and
/// fail for what is forged.
@Suite(.enabled(if: ["minisign", "bash", "sha256sum", "tar"].allSatisfy { Tool.find($0) != nil }))
struct PrintedCommandTests {
  /// A signed site with a log, and agreements named as folders and files of a site are.
  ///
  /// - Parameters:
  ///   - signers: of the keys `one` and `two`, which are announced in this order.
  ///   - isRevoking: whether a third key was revoked.
  private static func project(signers: [String], isRevoking: Bool = false) throws -> Project {
    let names = ["license.md", "log.md", "apps/site.md", odd + ".md"]
    let project = try Project(
      Dictionary(uniqueKeysWithValues: names.map { ($0, Project.license) }))
    for name in names.dropFirst() {
      try project.folder.write(
        "---\nkind: license\nversion: 1.0\neffective: 2025-11-03\nlicensor: Example Press\n---\n\n# Text"
          + "\n\n## 1. Grant\n\nYou may copy this text.\n\n## 2. Warranty\n\nThere is none.\n\n"
          + "## 3. Liability\n\nNobody is liable.\n", to: "content/" + name)
    }
    for key in ["one", "two", "recovery", "old"] { try expect(project, "keygen", "-o", key) }
    func line(_ key: String) throws -> Substring {
      try #require(try project.folder.text(key + ".pub").split(separator: "\n").last)
    }
    try project.folder.write(
      """
      site: { url: https://example.org/legal/ }
      products: { apps: { id: apps, name: Apps } }
      signing:
        keys: [{ key: \(try line("one")) }, { key: \(try line("two")) }]
        recovery: \(try line("recovery"))
      """, to: "content/assent.yml")
    for name in names {
      let ending = try Program.run(
        ["release", String(name.dropLast(3)), "--by", "Ann"], in: project.folder.url,
        environment: ReleaseProject.today)
      try #require(ending.code == 0, "\(ending.errors)")
    }
    if isRevoking {
      try expect(
        project, "revoke", "old.pub", "--recovery-key", "recovery.key", "--reason", "Lost.")
    }
    try expect(project, "build", "--quiet")
    for key in signers { try expect(project, "sign", "--key", key + ".key") }
    return project
  }

  /// An agreement whose name has signs that shells and JSON read in their own way.
  private static let odd = "it's \"odd\" $(x)/rules"

  @discardableResult
  private static func expect(_ project: Project, _ words: String...) throws -> Program.Ending {
    let ending = try Program.run(words, in: project.folder.url)
    try #require(ending.code == 0, "\(words): \(ending.errors)")
    return ending
  }

  private func shell(_ script: String, in folder: URL) throws -> Program.Ending {
    try Program.run(
      ["-e", "-o", "pipefail", "-c", script], in: folder, program: Tool.find("bash"),
      environment: [
        "PATH": Program.url.deletingLastPathComponent().path + ":/usr/local/bin:/usr/bin:/bin",
        "LC_ALL": "C.UTF-8",
      ])
  }

  /// The commands of a README: all lines that are set in as such, but for the digests of words.
  private func commands(inReadme text: String) -> String {
    text.split(separator: "\n").filter { $0.hasPrefix("     ") && !$0.hasPrefix("     sha256:") }
      .joined(separator: "\n")
  }

  /// The texts of the `<pre>` of a page.
  private func commands(inPage text: String) -> [String] {
    text.components(separatedBy: "<pre").dropFirst().compactMap { part in
      part.firstRange(of: "<code>").map { start in
        let code = part[start.upperBound...]
        return String(code[..<(code.firstRange(of: "</code>")?.lowerBound ?? code.endIndex)])
          .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
          .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
      }
    }
  }

  private func unpack(_ name: String, in project: Project) throws {
    let tar = try Program.run(["-xf", name], in: project.folder.url, program: Tool.find("tar"))
    try #require(tar.code == 0)
  }

  @Test(
    arguments: [
      (["one", "two"], false), (["two", "one"], true), (["two"], false), ([], false),
      (["one"], true),
    ])
  func `the commands of a bundle hold, whoever signed first`(
    _ signers: [String], _ isRevoking: Bool
  ) throws {
    let project = try Self.project(signers: signers, isRevoking: isRevoking)
    for name in ["license", "log", "apps/site", Self.odd] {
      let id = String(name.split(separator: "/").last ?? "")
      let file = name.replacing("/", with: "-") + "-1.0"
      try Self.expect(project, "bundle", name + "@1.0")
      try unpack("\(file).tar.gz", in: project)
      let readme = try project.folder.text("\(id)-1.0/README.txt")
      let script = commands(inReadme: readme)
      #expect(script.contains("minisign -V") == (!signers.isEmpty || isRevoking))
      #expect(script.contains("tlog-proof") == !signers.isEmpty)
      let ending = try shell(script, in: project.folder["\(id)-1.0"])
      #expect(ending.code == 0, "\(script)\n\(ending.text)\(ending.errors)")
      try project.folder.remove("\(id)-1.0")

      guard Tool.find("python3") != nil else { continue }
      try Self.expect(project, "bundle", name + "@1.0", "--format", "html")
      let page = commands(inPage: try project.folder.text("\(file).html"))
      for command in page.prefix(2) {
        let ending = try shell(command, in: project.folder.url)
        #expect(ending.code == 0, "\(command)\n\(ending.text)\(ending.errors)")
      }
      for path in page[2].split(separator: "\n") {
        let found = try shell("test -f \(path)", in: project.folder.url)
        #expect(found.code == 0, "\(path)")
      }
    }
  }

  @Test func `a text that was changed passes none of the commands by hand`() throws {
    let project = try Self.project(signers: ["one"])
    try Self.expect(project, "bundle", "license@1.0")
    try unpack("license-1.0.tar.gz", in: project)
    let text = "license-1.0/license/1.0/en/license.txt"
    try project.folder.write(
      project.folder.text(text).replacing("copy", with: "sell"), to: text)
    let place = project.folder["license-1.0"]
    // Whoever changes a file can change the sums.
    let renewed = try shell(
      "cut -c 67- SHA256SUMS | xargs sha256sum > new; mv new SHA256SUMS", in: place)
    #expect(renewed.code == 0, "\(renewed.errors)")
    let lines = commands(inReadme: try project.folder.text("license-1.0/README.txt"))
      .split(separator: "\n").filter { !$0.contains("assent ") }.joined(separator: "\n")
    let ending = try shell(lines, in: place)
    #expect(ending.code != 0 && ending.text.contains("license.txt: FAILED"), "\(ending.text)")
    try project.folder.remove("license-1.0")

    guard Tool.find("python3") != nil else { return }
    try Self.expect(project, "bundle", "license@1.0", "--format", "html")
    try project.folder.write(
      project.folder.text("license-1.0.html").replacing("may copy", with: "may sell"),
      to: "license-1.0.html")
    let page = commands(inPage: try project.folder.text("license-1.0.html"))
    let byHand = try shell(page[1], in: project.folder.url)
    #expect(byHand.code != 0 && byHand.text.contains("index.html: FAILED"), "\(byHand.text)")
  }

  @Test(arguments: [["one", "two"], ["two", "one"]])
  func `the commands of an audit page hold, and fail for a text in the place of another`(
    _ signers: [String]
  ) throws {
    let project = try Self.project(signers: signers)
    let commands = commands(inPage: try project.folder.text("Output/license/audit.html"))
      .filter { Tool.find("signify-openbsd") != nil || !$0.contains("signify") }
    #expect(commands.count >= 3)
    for command in commands {
      let folder = command.contains("END") ? "content" : "Output"
      let ending = try shell(command, in: project.folder[folder])
      #expect(ending.code == 0, "\(command)\n\(ending.text)\(ending.errors)")
    }
    let text = try project.folder.bytes("Output/log/1.0/en/log.txt")
    try project.folder.write(text, to: "Output/license/1.0/en/license.txt")
    #expect(try shell(commands[0], in: project.folder["Output"]).code != 0, "\(commands[0])")
  }

  @Test(.enabled(if: Tool.find("chromium") != nil))
  func `a page says of forgeries what verify says`() throws {
    let project = try Self.project(signers: ["two", "one"], isRevoking: true)
    for name in ["license", "log", "apps/site"] {
      try Self.expect(project, "bundle", name + "@1.0", "--format", "html", "-o", "a.html")
      #expect(try Browser.state(of: "a.html", in: project.folder) == "sound", "\(name)")
      // A text that is changed everywhere, with the digest that the page has of its files.
      var page = try project.folder.text("a.html").replacing("may copy", with: "may sell")
      let start = try #require(page.firstRange(of: "id=\"assent-data\">")).upperBound
      let data = page[start...].prefix { $0 != "<" }
      let sum = try Program.run(
        [], in: project.folder.url, program: Tool.find("sha256sum"), input: Array(data.utf8))
      let old = try #require(page.firstRange(of: "data-digest=\"sha256:")).upperBound
      page.replaceSubrange(old..<page.index(old, offsetBy: 64), with: sum.text.prefix(64))
      try project.folder.write(page, to: "b.html")
      #expect(try Browser.state(of: "b.html", in: project.folder) == "altered", "\(name)")
      #expect(try project.run("verify", "b.html").code == 1)
    }
    // The recovery key signs nothing but revoked keys.
    try project.folder.remove("Output/manifest.json.minisig")
    let made = try Program.run(
      ["-S", "-l", "-s", "recovery.key", "-m", "Output/manifest.json"], in: project.folder.url,
      program: Tool.find("minisign"))
    #expect(made.code == 0, "\(made.errors)")
    let ending = try project.run("bundle", "license@1.0", "--format", "html", "-o", "c.html")
    // Nothing is packed, or nothing of it is believed.
    guard ending.code == 0 else {
      #expect(ending.code == 1, "\(ending.errors)")
      return
    }
    #expect(try Browser.state(of: "c.html", in: project.folder) == "altered")
    #expect(try project.run("verify", "c.html").code == 1)
  }
}
