import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

/// Working texts and releases held against each other, in build and lint alike.
@Suite struct ReleasesTests {
  private static let next = Samples.license(version: "1.1", grant: "You must read this text.")

  /// A site whose license is released as 1.0.
  private func released(_ more: [String: String] = [:]) throws -> TestSite {
    let site = try TestSite(["license.md": Samples.license()].merging(more) { $1 })
    try release(site, "1.0")
    return site
  }

  private func release(_ site: TestSite, _ version: String) throws {
    let today = try #require(Manifest.Day("2025-11-03"))
    var request = ReleaseRequest(
      content: site.content.path, agreement: "license", day: EntryDay(today: today))
    request.by = "legal@example.org"
    request.change = .material
    request.summaries = ["Other words."]
    let result = try ReleaseRun(request).run()
    #expect(result.outcome == .done, "\(result.diagnostics)")
    #expect(result.entry?.event.version.text == version)
  }

  /// `severity rule file:line` of what build and lint find about versions, which is the same.
  ///
  /// - Parameter isRefused: whether the build is refused; `nil` where these findings say it.
  private func findings(_ site: TestSite, isRefused stated: Bool? = nil) throws -> [String] {
    let build = try site.build()
    let lint = try LintRun(paths: [site.content.path], jobs: 1).run(isFixing: false)
    let versions: Set<String> = [
      "changed-without-version", "lost-locale", "not-released", "released-text-edited",
      "unfinished-release", "version-went-backwards", "version-without-change",
    ]
    let all = [build.diagnostics, lint.diagnostics].map { diagnostics in
      diagnostics.filter { versions.contains($0.rule.rawValue) }
        .map { $0.summary(below: site.content) }.sorted()
    }
    #expect(all[0] == all[1])
    let isRefused = stated ?? all[0].contains { $0.hasPrefix("error") }
    #expect((build.outcome == .refused) == isRefused)
    return all[0]
  }

  @Test func `without releases a remark names the command`() throws {
    let site = try TestSite(["apps/license.md": Samples.license()])
    #expect(try findings(site) == ["info not-released apps/license.md:3"])
    let help = try site.build().diagnostics.first { $0.rule == .notReleased }?.help
    #expect(
      help
        == "freeze it: assent release apps/license --version 1.0 --effective 2025-11-03 "
        + "--effective-in-past --content " + site.content.path)
  }

  @Test func `a text that is its release, or a draft, is fine`() throws {
    let site = try released()
    #expect(try findings(site) == [])
    try site.write(Self.next, to: "license.md")
    #expect(try findings(site) == [])
  }

  @Test func `other words under one version are an error, and other markup a warning`() throws {
    let site = try released()
    try site.write(Samples.license(grant: "You may read this text."), to: "license.md")
    #expect(try findings(site) == ["error changed-without-version license.md:3"])
    try site.write(Samples.license(grant: "You *may* copy this text."), to: "license.md")
    #expect(try findings(site) == ["warning changed-without-version license.md:3"])
    let file = site.content.appending(path: "license.md").path
    let alone = try LintRun(paths: [file], jobs: 1).run(isFixing: false)
    #expect(alone.diagnostics.map(\.rule) == [.changedWithoutVersion])
    #expect(alone.diagnostics.first?.help?.contains("take it back: cp ") == true)
  }

  @Test(arguments: ["0.9", "1.0.0", "1.0-rc.1", "1.0+a"])
  func `a version that is not higher is an error`(_ version: String) throws {
    let site = try released()
    try site.write(Samples.license(version: version), to: "license.md")
    #expect(try findings(site) == ["error version-went-backwards license.md:3"])
  }

  @Test func `a date before that of the last release is an error`() throws {
    let site = try released()
    try site.write(Self.next.replacing("2025-11-03", with: "2025-11-02"), to: "license.md")
    #expect(try findings(site) == ["error version-went-backwards license.md:4"])
  }

  @Test func `a language that is gone is told`() throws {
    let site = try released(["license.fr.md": Samples.license()])
    try FileManager.default.removeItem(at: site.content.appending(path: "license.fr.md"))
    #expect(try findings(site) == ["error changed-without-version license.fr.md"])
    try site.write(Self.next, to: "license.md")
    #expect(try findings(site) == ["warning lost-locale license.fr.md"])
  }

  @Test func `a language whose text cannot be listed is not said to be gone`() throws {
    let site = try released(["license.fr.md": Samples.license()])
    for text in [
      Samples.license().replacing("**Effective Date**: 2025-11-03\n", with: ""),
      "<<<<<<< HEAD\n" + Samples.license() + ">>>>>>> other\n",
    ] {
      try site.write(text, to: "license.fr.md")
      #expect(try findings(site, isRefused: true) == [])
    }
  }

  @Test func `line ends alone are told as such, and words beside them are not hidden`() throws {
    let site = try released()
    let text = Samples.license()
    func message() throws -> String? {
      try LintRun(paths: [site.content.path], jobs: 1).run(isFixing: false).diagnostics
        .first { $0.rule == .changedWithoutVersion }?.message
    }
    try site.write(text.replacing("\n", with: "\r\n"), to: "license.md")
    #expect(try findings(site) == ["warning changed-without-version license.md:3"])
    #expect(try message()?.hasPrefix("the line ends of version '1.0' are not those") == true)
    try site.write(
      text.replacing("\n", with: "\r\n").replacing("You may", with: "You must"), to: "license.md")
    #expect(try message() == "words of version '1.0' changed after its release")
    try site.write(text.replacing("You may", with: "You \rmay"), to: "license.md")
    #expect(try message()?.hasPrefix("the line ends") != true)
  }

  @Test func `an empty ledger is told as that, and as nothing else`() throws {
    let site = try released()
    try site.write("", to: "releases/license/ledger.ndjson")
    let build = try site.build().diagnostics.filter { $0.severity == .error }
    #expect(build.map(\.message) == ["the ledger is empty"])
  }

  @Test func `a version with the words of the last release is told`() throws {
    let text = { (version: String) in
      "---\nversion: \"\(version)\"\n---\n"
        + Samples.license().replacing("**Version**: 1.0\n", with: "")
    }
    let site = try TestSite(["license.md": text("1.0")])
    try release(site, "1.0")
    try site.write(text("1.1"), to: "license.md")
    #expect(try findings(site) == ["warning version-without-change license.md:2"])
  }

  @Test func `an agreement that is gone is an error`() throws {
    let site = try released(["terms.md": Samples.license(), "assent.yml": Samples.profiles])
    try FileManager.default.removeItem(at: site.content.appending(path: "license.md"))
    #expect(
      try findings(site) == [
        "error released-text-edited releases/license/ledger.ndjson", "info not-released terms.md:3",
      ])
  }

  @Test(arguments: [
    ("1.0/license.md", "other words\n"), ("1.0/license.md", nil), ("ledger.ndjson", nil),
    ("ledger.ndjson", ""), ("ledger.ndjson", "{}\n"), ("1.0/notes.txt", "mine\n"),
    ("2.0/license.md", "mine\n"), ("notes.md", "mine\n"), ("1.0/license.de.md", "mine\n"),
  ])
  func `whatever is edited below releases is an error`(_ path: String, _ text: String?) throws {
    let site = try released()
    usleep(20_000)
    try site.build()
    try site.build()
    let file = "releases/license/" + path
    if let text {
      try site.write(text, to: file)
    } else {
      try FileManager.default.removeItem(at: site.content.appending(path: file))
    }
    let found = try findings(site)
    #expect(found.contains { $0.hasPrefix("error released-text-edited releases/license/") })
    for finding in try site.build().diagnostics where finding.rule == .releasedTextEdited {
      #expect(finding.help != nil)
    }
  }

  @Test func `links and pipes below releases are errors, and nothing waits for them`() throws {
    let site = try released()
    let folder = site.content.appending(path: "releases/license/1.0")
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "x.md"), withDestinationURL: folder.appending(path: "license.md"))
    #expect(mkfifo(folder.appending(path: "y.md").path, 0o644) == 0)
    #expect(
      try findings(site) == [
        "error released-text-edited releases/license/1.0/x.md",
        "error released-text-edited releases/license/1.0/y.md",
      ])
  }

  @Test func `a folder of that name without releases is remarked`() throws {
    let site = try TestSite(Samples.site)
    try site.write(Samples.flow(), to: "flows/releases/notes.md")
    let remarks = try site.build().diagnostics.filter { $0.rule == .fileNotRead }
    #expect(
      remarks.map(\.message) == ["the folder 'releases' is not read, and holds no releases"])
  }

  @Test func `both sides of a merge in a ledger are told apart from an edit`() throws {
    let site = try released()
    let path = "releases/license/ledger.ndjson"
    let line = try site.folder.text("content/" + path)
    try site.write("<<<<<<< HEAD\n\(line)=======\n\(line)>>>>>>> other\n", to: path)
    let finding = try site.build().diagnostics.first { $0.rule == .releasedTextEdited }
    #expect(finding?.message == "the ledger holds both sides of a merge")
  }

  @Test func `what an interrupted release left is remarked, and counts for nothing`() throws {
    let site = try released()
    let path = "releases/license/ledger.ndjson"
    let order = "releases/log/order.ndjson"
    let before = try site.folder.text("content/" + path)
    let orderBefore = try site.folder.text("content/" + order)
    try site.write(Self.next, to: "license.md")
    try release(site, "1.1")
    let after = try site.folder.text("content/" + path)
    try site.write(before, to: path)
    try site.write(orderBefore, to: order)
    try site.write(after, to: "releases/license/.assent-release/ledger.ndjson")
    #expect(try findings(site) == ["info unfinished-release releases/license/.assent-release"])
  }

  @Test func `a release that was cut off behind its end is whole`() throws {
    let site = try released()
    try FileManager.default.createDirectory(
      at: site.content.appending(path: "releases/license/.assent-release"),
      withIntermediateDirectories: false)
    #expect(try findings(site) == [])
  }

  @Test(arguments: ["{}\n", nil])
  func `a folder that an interrupted release did not leave hides no version`(
    _ text: String?
  ) throws {
    let site = try released()
    try site.write(
      text ?? "", to: "releases/license/.assent-release/" + (text == nil ? "x" : "ledger.ndjson"))
    try site.write("mine", to: "releases/license/1.1/license.md")
    #expect(
      try findings(site) == [
        "error released-text-edited releases/license/1.1/license.md",
        "info unfinished-release releases/license/.assent-release",
      ])
  }
}
