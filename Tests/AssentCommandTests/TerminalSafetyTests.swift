import Foundation
import TestSupport
import Testing

/// What others wrote reaches the terminal as signs, not as commands.
@Suite struct TerminalSafetyTests {
  /// Characters that change a terminal, begin a line, or show text in another order.
  static let hostile: [Unicode.Scalar] = [
    "\u{1}", "\u{7}", "\u{8}", "\t", "\n", "\u{B}", "\r", "\u{1B}", "\u{1F}", "\u{7F}", "\u{80}",
    "\u{85}", "\u{9B}", "\u{9D}", "\u{AD}", "\u{61C}", "\u{200B}", "\u{200E}", "\u{200F}",
    "\u{2028}", "\u{2029}", "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}", "\u{2060}", "\u{2066}",
    "\u{2069}", "\u{FEFF}", "\u{FFF9}", "\u{E0001}", "\u{E0041}",
  ]

  private func isSafe(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 == "\n" || !Self.hostile.contains($0) }
  }

  @Test(arguments: hostile)
  func `no name of a file forges a line or commands the terminal`(scalar: Unicode.Scalar) throws {
    let folder = try TemporaryFolder()
    let name = "a\(scalar)error: forged\(scalar)[31m.md"
    try folder.write("text  \n", to: "content/\(name)")
    try folder.write("# A\n\n[a](b.md), x  \n", to: "content/b\(scalar).md")
    try folder.write("x", to: "content/c\(scalar).svg")
    for command in [
      ["lint"], ["lint", "--fix"], ["lint", "content/\(name)"], ["build"], ["build", "--check"],
      ["verify", "none\(scalar)"], ["render", "none\(scalar)"], ["read", "none\(scalar)"],
      ["diagram", "content/\(name)"], ["explain", "none\(scalar)"], ["no\(scalar)"],
      ["lint", "--format", "a\(scalar)"], ["build", "--templates", "no\(scalar)"],
      ["init", "new\(scalar)", "--contact", "x\(scalar)"],
      ["init", "new\(scalar)", "--contact", "a@b.example", "--product", "P", "--holder", "H"],
    ] {
      let ending = try Program.run(command, in: folder.url)
      #expect(isSafe(ending.text), "\(command): \(ending.text.debugDescription)")
      #expect(isSafe(ending.errors), "\(command): \(ending.errors.debugDescription)")
      let lines = (ending.text + ending.errors).split(separator: "\n")
      #expect(!lines.contains { $0.hasPrefix("error: forged") }, "\(command)")
    }
  }

  @Test func `two names never look alike`() throws {
    let folder = try TemporaryFolder()
    for name in ["a\u{1B}", "a\\u{1B}", "a\n", "a\\n"] {
      try folder.write("text", to: "content/\(name).md")
    }
    let text = try Program.run(["lint"], in: folder.url).text
    let places = Set(text.split(separator: "\n").filter { $0.hasPrefix(" --> ") })
    #expect(places.count { $0.hasPrefix(" --> content/") } == 4, "\(places)")
  }

  @Test(arguments: hostile.filter { $0 != "\n" })
  func `nothing in a document commands the terminal`(scalar: Unicode.Scalar) throws {
    let folder = try TemporaryFolder()
    let odd = "a\(scalar)]0;x\(scalar)b"
    try folder.write(
      """
      ---
      title: "T \(odd)"
      version: "1 \(odd)"
      ---
      # H \(odd)

      Word \(odd) **b \(odd)** `c \(odd)` [l \(odd)](https://example.org/\(scalar)a "t \(odd)")
      ![alt \(odd)](a.png) <https://example.org/b> [^1] https://example.org/\(scalar)

      | \(odd) | b |
      | --- | --- |
      | \(odd) | d |

      - \(odd)

      ```
      code \(odd)
      ```

      [^1]: note \(odd)
      """, to: "a.md")
    for options in [
      [], ["--color", "always"], ["--pages"], ["--width", "20"], ["--ambiguous-wide"],
    ] {
      let ending = try Program.run(["render", "--to", "text", "a.md"] + options, in: folder.url)
      // The escape sequences of the program itself.
      let text = ending.text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        .replacing(/\u{1B}]8;;[\u{21}-\u{7E}]*\u{1B}\\/, with: "").replacing("\u{C}", with: "")
      // Marks of direction and soft hyphens change nothing but the shape of a line.
      let allowed: [Unicode.Scalar] = [
        "\u{61C}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{FFF9}", "\u{E0001}", "\u{E0041}",
        "\u{AD}", "\u{200B}",
      ]
      #expect(allowed.contains(scalar) || scalar == "\t" || isSafe(text), "\(options) \(text)")
    }
  }

  @Test(arguments: [
    "javascript:x", "file:///etc/passwd", "vscript:x", "x-man-page:x", "ssh://a",
    "data:text/html,x",
    "page.md", "//example.org", "#h", "https://example.org/" + String(repeating: "a", count: 3_000),
  ])
  func `a terminal is given no link but to the web, by mail or telephone`(address: String) throws {
    let ending = try Program.run(
      ["render", "--to", "text", "--color", "always", "-"],
      in: FileManager.default.temporaryDirectory,
      input: Array("# H\n\n[text](\(address))\n".utf8))
    #expect(!ending.text.contains("\u{1B}]8;;" + address.prefix(5)), "\(ending.text)")
    #expect(ending.text.contains("text"))
  }

  @Test(arguments: ["https://a.example/ü;b", "mailto:a@b.example", "tel:+1", "HTTP://a.example"])
  func `those are links, in printable ASCII`(address: String) throws {
    let ending = try Program.run(
      ["render", "--to", "text", "--color", "always", "-"],
      in: FileManager.default.temporaryDirectory,
      input: Array("# H\n\n[text](\(address))\n".utf8))
    #expect(ending.text.contains(/\u{1B}]8;;[\u{21}-\u{7E}]{5,}\u{1B}\\/))
  }
}
