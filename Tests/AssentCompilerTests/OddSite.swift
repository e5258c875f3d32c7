import AssentCompiler
import AssentManifest
import AssentRecord
import Foundation
import TestSupport

/// A content folder of odd names and values, the same for the same number.
struct OddSite: CustomStringConvertible {
  private(set) var files: [String: String] = [:]
  /// Files of somebody else that are in the output folder before the build.
  private(set) var foreignFiles: [String] = []
  /// The digests of the sources that are agreements by their names or their front matter.
  private(set) var agreementDigests: [String: String] = [:]

  var description: String {
    files.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.debugDescription)" }
      .joined(separator: "\n")
      + (foreignFiles.isEmpty ? "" : "\nforeign: \(foreignFiles)")
  }

  private static let versions = [
    "1.0", "1.0", "2", "v1.1", "1.0.0-beta.2+build", "2025-11-03", "MVP", "", "..", ".",
    "../../site",
    "../../../../../ESCAPED", "/etc/x", "a/b", "a:b", "a\\b", "1.0 (MVP)", "1 0", "1\u{0}0",
    "1\u{1B}[31m",
    "index.html", "manifest.json", "en", "1.", "-1", "１.０", "版", "1\u{202E}0", "%2e%2e%2f", "~",
    "*",
    String(repeating: "9", count: 70), String(repeating: "9", count: 300), "1..2", "CON",
    "1.0\u{301}",
    "${HOME}", "1.0#x", "1.0?x", "null", "1e3", "1_0",
  ]
  private static let languages = [
    "en", "en", "fr", "pt-BR", "zh-Hant", "en_US", "DE", "German", "../../x", "en/../../x", "en:US",
    "e", "x-own", "", "null", "12", "日本語", "en-" + String(repeating: "a-", count: 40) + "b", "ar",
    "en\u{0}", "en US", "..", "i-klingon",
  ]
  private static let dates = [
    "2025-11-03", "2025-11-03", "November 3, 2025", "2025-02-30", "November 31, 2026", "soon",
    "9999999-99-99", "0000-00-00", "2025-11-3", "11/03/2025", "", "2025-11-03T00:00:00Z",
    "1582-10-04",
    "+2025-11-03", "٢٠٢٥-١١-٠٣", "9999-12-31", "3 novembre 2025", "2025-11-03\u{200B}",
  ]
  private static let kinds = [
    "", "", "", "kind: license", "kind: eula", "kind: licence", "kind: flow", "kind: other",
    "kind: 7",
    "kind: [license]", "Kind: License",
  ]
  private static let names = [
    "license.md", "license.md", "LICENSE.md", "eula.md", "terms.md", "Privacy.markdown",
    "license.md.md", "license.old.md", "license.fr.md", "license.v2.fr.md", "license.en_US.md",
    "app/license.md", "a b/terms.md", "ünïcode/license.md", "e\u{301}/license.md",
    "a\\b/license.md",
    "a:b/license.md", "-x/eula.md", "manifest.json/license.md", "license/license.md",
    "assets/license.md", "index.html/eula.md", "CON/license.md", "日本/規約.md", "x%2F/license.md",
    "deep/" + String(repeating: "d/", count: 60) + "license.md",
    String(repeating: "n", count: 250) + ".md", "tab\there/license.md", "new\nline.md", "a#b.md",
    "index.md", "manifest.md", "sha256sums.md", "public/x.md", "public/index.html",
    "public/manifest.json", "public/CNAME", "public/.well-known/x", "schema/x.md", "x.png",
  ]
  private static let titles = [
    "License", "A \"quoted\" title", "<script>alert(1)</script>", "日本語の規約", "رخصة", "e\u{301}",
    "\u{202E}gnirts", "", "T" + String(repeating: "itle ", count: 100), "a: b", "{{product}}",
  ]
  private static let configurations = [
    "", "", Samples.profiles, Samples.profiles,
    "rules: { \"**\": { missing-effective-date: off, missing-version: off } }\n" + Samples.profiles,
    "rules: { \"**\": { unknown-kind: off, wrong-language-tag: off, missing-section: off } }\n",
    "site: { name: \"x\\u202Ey\", url: \"https://example.org/a b\" }\n",
    "products: { \".\": { id: x, name: \"\" }, app: { id: y, name: Y } }\n",
    "products: { \"../x\": { id: up, name: Up } }\n",
    "products: { \"a/../..\": { id: up, name: Up } }\n",
    "products: { \"a:b\": { id: colon, name: C } }\n", "exclude: [\"**\"]\n",
    "site: { language: en_US }\n",
    "publisher: { name: \"\\u0007\", contact: \"javascript:alert(1)\" }\n", "a: [\n", "- x\n",
    "site: {}\nsite: {}\n",
  ]
  private static let foreign = [
    "Output/index.html", "Output/license/index.html", "Output/manifest.json", "Output/notes.txt",
    "Output/.assent-build", "Output/SHA256SUMS", "Output/assets/assent.css", "Output/.well-known/x",
    "Output/app/manifest.json", "Output/license/1.0/en/license.txt",
  ]

  init(number: Int) {
    var numbers = Numbers(state: UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15)
    func pick(_ values: [String], odd: Int) -> String {
      // Mostly the plain value that stands first, so that some sites are published.
      Int.random(in: 0..<100, using: &numbers) < odd
        ? values[Int.random(in: 0..<values.count, using: &numbers)] : values[0]
    }
    let oddness = [5, 25, 60][number % 3]
    for _ in 0...Int.random(in: 0..<3, using: &numbers) {
      let name = pick(Self.names, odd: 70)
      let kind = pick(Self.kinds, odd: oddness)
      var lines = ["---"]
      if !kind.isEmpty { lines.append(kind) }
      lines.append("title: \(Self.quoted(pick(Self.titles, odd: oddness)))")
      lines.append("version: \(Self.quoted(pick(Self.versions, odd: oddness)))")
      lines.append("effective: \(Self.quoted(pick(Self.dates, odd: oddness)))")
      lines.append("language: \(Self.quoted(pick(Self.languages, odd: oddness)))")
      lines.append("licensor: Jo Doe")
      if Int.random(in: 0..<100, using: &numbers) < oddness / 5 {
        lines.append("version: \"3.0\"")
      }
      if Int.random(in: 0..<100, using: &numbers) >= oddness / 10 { lines.append("---") }
      let text =
        lines.joined(separator: "\n")
        + "\n# Title\n\n## 1. Grant\n\nWe grant.\n\n## 2. Warranty\n\nNone.\n\n## 3. Liability\n\nNone.\n"
      files[name] = text
    }
    let configuration = pick(Self.configurations, odd: oddness)
    if !configuration.isEmpty { files["assent.yml"] = configuration }
    if Int.random(in: 0..<100, using: &numbers) < oddness {
      foreignFiles = [Self.foreign[Int.random(in: 0..<Self.foreign.count, using: &numbers)]]
    }
    let isExcluded = configuration.hasPrefix("exclude")
    for (path, text) in files where !isExcluded && Self.isAgreement(path, text) {
      agreementDigests[path] = TextDigest.digest(of: Array(text.utf8)).description
    }
  }

  /// Whether a file is an agreement, as the manual defines it.
  private static func isAgreement(_ path: String, _ text: String) -> Bool {
    guard path.hasSuffix(".md") || path.hasSuffix(".markdown"), !path.hasPrefix("public/") else {
      return false
    }
    let agreements: Set = ["license", "eula", "terms", "privacy"]
    let front = text.split(separator: "\n").map { $0.lowercased() }
    if let line = front.first(where: { $0.hasPrefix("kind: ") }) {
      let word = String(line.dropFirst(6))
      if agreements.contains(word) { return true }
      if ["flow", "other"].contains(word) { return false }
    }
    let stem = path.split(separator: "/").last?.split(separator: ".").first?.lowercased() ?? ""
    return agreements.contains(stem)
  }

  /// A text as YAML can hold it between double quotes.
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        String(format: "\\x%02X", scalar.value)
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }

  /// Writes the site into a folder of its own.
  func write() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder["content"], withIntermediateDirectories: true)
    for (path, text) in files { try folder.write(text, to: "content/" + path) }
    for path in foreignFiles { try folder.write("mine", to: path) }
    try folder.write("precious", to: "site")
    return folder
  }
}
