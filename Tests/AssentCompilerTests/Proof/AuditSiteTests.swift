import AssentCompiler
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

/// What an audit page tells people to type, typed into a shell.
@Suite struct AuditSiteTests {
  /// The commands of a page, in its order.
  static func commands(in page: String) -> [String] {
    page.split(separator: "<pre dir=\"ltr\"", omittingEmptySubsequences: false).dropFirst()
      .map { part in
        let part = part[(part.range(of: "><code>")?.upperBound ?? part.startIndex)...]
        let end = part.range(of: "</code></pre>")?.lowerBound ?? part.endIndex
        return String(part[..<end]).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
          .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
      }
  }

  static func shell(_ command: String, in folder: URL) throws -> Program.Ending {
    try Program.run(["-c", command], in: folder, program: URL(fileURLWithPath: "/bin/sh"))
  }

  private static let names = ["", "apps/", "it's a \"test\" & more/", "$(touch gone)/`x`/"]

  @Test(arguments: names)
  func `the commands of a page work as they are, whatever the names`(folder: String) throws {
    let site = try TestSite([
      "assent.yml": folder.isEmpty
        ? Samples.profiles
        : "products:\n  '\(folder.dropLast().replacing("'", with: "''"))': { id: a, name: A }\n"
          + Samples.profiles
    ])
    for (version, day) in [("1.0", "2025-01-01"), ("1.1", "2025-02-01")] {
      let text = Samples.license(version: version, grant: "Use it \(version).")
      try site.release(version, ["\(folder)license.md": text], at: day)
    }
    try site.build()
    let page = try site.text("\(folder)license/audit.html")
    let commands = Self.commands(in: page)
    try #require(commands.count == 2)
    let product = site.output.appending(path: folder)
    let (sums, sources) = (commands[0], commands[1])
    let checked = try Self.shell(sums, in: product)
    #expect(checked.code == 0 && checked.text.contains("license/1.0/en/index.html: OK\n"))
    let frozen = try Self.shell(sources, in: site.content)
    #expect(frozen.code == 0 && frozen.text.split(separator: "\n").count == 2)

    // And they can fail.
    let file = site.output.appending(path: "\(folder)license/1.1/en/license.txt")
    try Data("other".utf8).write(to: file)
    #expect(try Self.shell(sums, in: product).code == 1)
  }

  private static let hasVerifiers = ["minisign", "signify-openbsd"].allSatisfy {
    Tool.find($0) != nil
  }

  @Test(.enabled(if: hasVerifiers))
  func `the commands for a signature accept the manifest, and no other`() throws {
    let id = try #require(KeyID(1...8))
    let key = try #require(SecretKey(id: id, seed: Array(repeating: 7, count: 32)))
    let site = try TestSite([
      "assent.yml": Samples.profiles + "\nsigning:\n  keys:\n    - key: \(key.publicKey)\n"
    ])
    try site.release("1.0", ["license.md": Samples.license()], at: "2025-01-01")
    try site.build()
    let command = try #require(Self.commands(in: site.text("license/audit.html")).last)
    #expect(command.hasPrefix("minisign -V -P \(key.publicKey) "))
    let manifest = try site.bytes("manifest.json")
    let signature = try key.sign(manifest, trustedComment: "a test")
    try site.folder.write(signature.file, to: "Output/manifest.json.minisig")
    let good = try Self.shell("set -e\n" + command, in: site.output)
    #expect(good.code == 0, "\(good.text) \(good.errors)")
    #expect(good.text.contains("Signature Verified"))
    try site.folder.write(manifest + [0x20], to: "Output/manifest.json")
    #expect(try Self.shell("set -e\n" + command, in: site.output).code != 0)
    #expect(try Self.shell(command, in: site.output).code != 0)
  }

  @Test func `every language has an audit page, which other pages lead to`() throws {
    let site = try TestSite()
    try site.release(
      "1.0",
      [
        "license.md": Samples.license(),
        "license.de.md": Samples.license().replacing("copy", with: "kopieren"),
      ], at: "2025-01-01")
    try site.build()
    #expect(try site.text("license/audit.de.html").contains("So prüfen Sie dies von Hand"))
    for (page, words) in [
      ("license/history.html", "Audit"), ("license/index.html", "How to check this by hand"),
      ("license/1.0/en/index.html", "How to check this by hand"),
    ] {
      #expect(try site.text(page).contains("license/audit.html\">\(words)</a>"), "\(page)")
    }
    #expect(try site.text("index.html").contains("href=\"license/audit.html\""))
    #expect(try !site.text("license/audit.html").contains("{{"))
  }
}
