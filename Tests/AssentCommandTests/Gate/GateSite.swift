import AssentManifest
import Foundation
import TestSupport
import Testing

/// A site of two products with one publisher, of which `one` has an agreement, one with an age, and a consent.
struct GateSite {
  let project: Project

  init(isSigned: Bool = false) throws {
    project = try Project([
      "one/license.md": Self.text("License"),
      "one/rules.md": Self.text("Rules", "audience: { minimum-age: 13, guardian-below: 16 }\n"),
      "one/news.md": Self.text("News", "asks: consent\n"), "two/license.md": Self.text("Terms"),
    ])
    let products = "products: { one: { id: one, name: One }, two: { id: two, name: Two } }\n"
    guard isSigned else {
      try project.folder.write(products, to: "content/assent.yml")
      try expect("build", "--quiet")
      return
    }
    for key in ["legal", "recovery"] { try expect("keygen", "-o", key) }
    func line(_ key: String) throws -> Substring {
      try #require(try project.folder.text(key + ".pub").split(separator: "\n").last)
    }
    let signing =
      "signing: { keys: [{ key: \(try line("legal")) }], recovery: \(try line("recovery")) }\n"
    try project.folder.write(products + signing, to: "content/assent.yml")
    try expect("build", "--quiet")
    try expect("sign", "--key", "legal.key")
    // As whoever took the key publishes, beside a list that they cannot take back.
    try expect("revoke", "legal.pub", "--recovery-key", "recovery.key", "--reason", "Stolen.")
    for name in ["revocations.json", "revocations.json.minisig"] {
      try publish("content/releases/keys/" + name, as: "Output/one/" + name)
    }
  }

  private static func text(_ title: String, _ front: String = "") -> String {
    "---\nkind: license\nversion: 1.0\neffective: 2025-11-03\nlicensor: Example Press\n\(front)---\n\n"
      + "# \(title)\n\n## 1. Grant\n\nYou may copy this text.\n\n## 2. Warranty\n\nThere is none.\n\n"
      + "## 3. Liability\n\nNobody is liable.\n"
  }

  private func expect(_ words: String...) throws {
    let ending = try Program.run(words, in: project.folder.url)
    try #require(ending.code == 0, "\(words): \(ending.text)\(ending.errors)")
  }

  private func variables(_ home: String) -> [String: String] {
    ["XDG_STATE_HOME": project.folder[home].path, "LC_ALL": "en_US.UTF-8"]
  }

  /// Runs a command of the gate for a product, in a home of its own.
  func gate(
    _ words: [String], of product: String = "one", home: String = "home"
  ) throws -> Program.Ending {
    let published = words.contains("--published") ? [] : ["--published", "Output/\(product)"]
    return try Program.run(
      ["gate", words[0]] + published + words.dropFirst(), in: project.folder.url,
      environment: variables(home))
  }

  /// What names the text of a document that is in force.
  func naming(_ document: String, in product: String = "one") throws -> [String] {
    let manifest = try Manifest(parsing: project.folder.bytes("Output/\(product)/manifest.json"))
    let entry = try #require(manifest.documents.first { $0.id == document })
    let digest = try #require(entry.releases.first?.locales.first?.value.textDigest)
    return ["--document", document, "--version", "1.0", "--digest", digest.description]
  }

  func accept(_ document: String, _ more: [String]) throws -> Program.Ending {
    try gate(["accept"] + naming(document) + more)
  }

  func accept(_ document: String, _ more: String...) throws -> Program.Ending {
    try accept(document, more)
  }

  /// What `status` says of a document, as scripts read it; all that it says fits its schema.
  func outcome(of document: String, _ more: String...) throws -> String? {
    let status = try JSONValue(parsing: gate(["status", "--format", "json"] + more).output)
    let file = PackageFolder.root.appending(path: "templates/schema/status.schema.json")
    let schema = JSONSchema(root: try JSONValue(parsing: [UInt8](try Data(contentsOf: file))))
    #expect(schema.problems(of: status) == [])
    return status["documents"]?.array?.first { $0["id"]?.string == document }?["outcome"]?.string
  }

  /// Puts one file of the site in the place of another.
  func publish(_ file: String, as other: String) throws {
    try project.folder.write(try project.folder.bytes(file), to: other)
  }

  /// Runs a command line as a person would who copies it.
  @discardableResult
  func shell(_ command: String, code: Int32 = 0) throws -> Program.Ending {
    var variables = variables("home")
    variables["PATH"] = Program.url.deletingLastPathComponent().path + ":/usr/bin:/bin"
    let ending = try Program.run(
      ["-c", command], in: project.folder.url, program: URL(fileURLWithPath: "/bin/sh"),
      environment: variables)
    #expect(ending.code == code, "\(command): \(ending.text)\(ending.errors)")
    return ending
  }
}
