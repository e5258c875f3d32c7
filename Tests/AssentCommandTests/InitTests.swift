import Foundation
import TestSupport
import Testing

/// What `init` writes is a project without faults.
@Suite struct InitTests {
  static let kinds = ["license", "eula", "terms", "privacy"]

  @Test(arguments: kinds)
  func `a new project lints clean, builds strictly and verifies`(kind: String) throws {
    let folder = try TemporaryFolder()
    let start = try Program.run(
      [
        "init", "--kind", kind, "--product", "A \"Quoted\" & <Odd> App", "--holder",
        "Zoë O'Hara \\ Co.", "--contact", "legal@example.org", "--date", "2025-11-03",
      ], in: folder.url)
    #expect(start.code == 0, "\(start.errors)")
    #expect(folder.exists("content/\(kind).md"))
    #expect(folder.exists("content/assent.yml"))
    for arguments in [
      ["lint", "--fail-on", "warning"], ["build", "--strict"], ["verify"], ["build", "--check"],
    ] {
      let ending = try Program.run(arguments, in: folder.url)
      #expect(ending.code == 0, "\(arguments): \(ending.text)\(ending.errors)")
    }
    let page = try folder.text("Output/\(kind)/index.html")
    #expect(page.contains("Zoë O'Hara \\ Co."))
    #expect(page.contains("2025-11-03"))
  }

  @Test(arguments: kinds)
  func `what is written draws the gate as it is`(kind: String) throws {
    let folder = try TemporaryFolder()
    let arguments = ["init", "--kind", kind, "--contact", "a@example.org", "--ci", "none"]
    #expect(try Program.run(arguments, in: folder.url).code == 0)
    let configuration = try folder.text("content/assent.yml")
    try folder.write(
      configuration + "flows:\n  flows/license-gate.md: gate\n", to: "content/assent.yml")
    for line in [["lint", "--fail-on", "warning"], ["build", "--strict"]] {
      let ending = try Program.run(line, in: folder.url)
      #expect(ending.code == 0, "\(ending.text)\(ending.errors)")
      #expect(!(ending.text + ending.errors).contains("[unbound-flow-name]"))
    }
  }

  @Test(arguments: kinds)
  func `a project is started once`(kind: String) throws {
    let folder = try TemporaryFolder()
    let arguments = ["init", "--kind", kind, "--contact", "https://example.org"]
    #expect(try Program.run(arguments, in: folder.url).code == 0)
    let before = try FolderContents(folder.url)
    let again = try Program.run(arguments, in: folder.url)
    #expect(again.code == 2)
    #expect(again.errors.contains("already exists"))
    #expect(try FolderContents(folder.url) == before)
  }

  @Test func `a file in the way keeps all files from being written`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: ".github/workflows/agreements.yml")
    #expect(try Program.run(["init", "--contact", "a@example.org"], in: folder.url).code == 2)
    #expect(try FolderContents(folder.url).paths == [".github/workflows/agreements.yml"])
  }

  @Test func `a new project needs an address`() throws {
    let folder = try TemporaryFolder()
    let ending = try Program.run(["init"], in: folder.url)
    #expect(ending.code == 2)
    #expect(ending.errors.contains("--contact"))
    #expect(try FolderContents(folder.url).paths == [])
  }

  @Test func `the date is that of the environment where it has one`() throws {
    let folder = try TemporaryFolder()
    let ending = try Program.run(
      ["init", "--contact", "a@example.org"], in: folder.url,
      environment: ["SOURCE_DATE_EPOCH": "1700000000"])
    #expect(ending.code == 0)
    #expect(try folder.text("content/license.md").contains("2023-11-14"))
  }

  /// Names that mean something to YAML, Markdown, Mustache, a shell or a terminal.
  static let oddNames = [
    "Quote \"it\" all", "it's", "# hash", "a: b #c", "+ x", "* x", "1. x", "12) x", "> x", "===",
    "yes", "~", "null", "{}", "[]", "{a: b}", "&amp; &x", "%TAG", "@x", "`code`", "*bold* __it__",
    "my_app_x", "[a](b)", "a < b > c", "<!-- x -->", "x\\", "\\n", "C:\\temp", "|a|b|", "😀 👨‍👩‍👧",
    "שלום", "مرحبا", "日本語", String(repeating: "x", count: 200), "0", "1.0", "2025-11-03",
    "<%product%>", "{{product}}", "${{ x }}", "C#", "X #", "www.example.org", "http://a.example/",
    "a@b.example", "Version 2.0", "e\u{301}tude", "~~gone~~", "[^1]", "![x](y)", "“curly”",
  ]

  /// The odd names, and others made by putting pieces of such names together.
  static let names: [String] = {
    let pieces = [
      "x", "7", "ß", "א", "字", "🙂", "\"x\"", "*", "_", "`", "~", "#", "\\", "&lt;", "<x>", "[y]",
      "(z)",
      "{", "}", "|", ":", ": ", " - ", "+", "=", "!", "%", "$", "^", "@", ".", ",", " ", "1.", "//",
      "www.",
    ]
    // Numbers that look random and are the same in every run (a linear congruence).
    var state: UInt64 = 9
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let made = (0..<(Recording.isLong ? 40 : 12)).map { _ in
      (0...(2 + next(9))).map { _ in pieces[next(pieces.count)] }.joined()
    }
    return oddNames + made.filter { $0.contains { !$0.isWhitespace } }
  }()

  @Test(arguments: names.indices)
  func `any name builds, lints clean and stays as it is`(index: Int) throws {
    let name = Self.names[index]
    let kind = Self.kinds[index % Self.kinds.count]
    let folder = try TemporaryFolder()
    let start = try Program.run(
      [
        "init", "--kind", kind, "--product=\(name)", "--holder=\(name)", "--contact",
        "legal@example.org", "--date", "2025-11-03",
      ], in: folder.url)
    #expect(start.code == 0, "\(start.errors)")
    for arguments in [["lint", "--fail-on", "warning"], ["build", "--strict"], ["verify"]] {
      let ending = try Program.run(arguments, in: folder.url)
      #expect(ending.code == 0, "\(name) \(arguments): \(ending.text)\(ending.errors)")
    }
    let object = try JSONSerialization.jsonObject(
      with: Data(folder.bytes("Output/\(kind)/\(kind).json")))
    let words = (object as? [String: Any])?["words"] as? [String: Any]
    let text = words?["text"] as? String ?? ""
    func joined(_ text: String) -> String {
      text.precomposedStringWithCanonicalMapping.split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
    }
    #expect(joined(text).contains(joined(name)), "\(name)")
  }

  @Test(arguments: [
    "  ", "a\nb", "a\rb", "a\u{85}b", "a\u{2028}b", "a\tb", "a\u{1B}[31mb", "a\u{202E}b",
    "a\u{200B}b", "\u{FEFF}a", "a\u{FFFE}b", "a\u{200D}", String(repeating: "x", count: 301),
  ])
  func `a name of several lines or with characters that nobody sees is refused`(name: String) throws
  {
    for option in ["--product", "--holder"] {
      let folder = try TemporaryFolder()
      let ending = try Program.run(
        ["init", "--contact", "a@example.org", "\(option)=\(name)"], in: folder.url)
      #expect(ending.code == 2)
      #expect(ending.errors.hasPrefix("assent: \(option) "))
      #expect(!ending.errors.dropLast().contains { $0.isNewline || $0 == "\u{1B}" })
      #expect(try FolderContents(folder.url).paths == [])
    }
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc",
    "java\tscript:x", "https:", "https://", "https:example.org", "mailto:", "mailto:x", "mailto:@x",
    "a b@example.org", "https://example.org/ x", "https://example.org/\"x", "tel:", "a\n@b.example",
    "https://example.org/\u{202E}x", "<a@example.org>",
  ])
  func `what is no address to write to is refused`(contact: String) throws {
    let folder = try TemporaryFolder()
    let ending = try Program.run(["init", "--contact=\(contact)"], in: folder.url)
    #expect(ending.code == 2)
    #expect(ending.errors.contains("--contact '"))
    #expect(try FolderContents(folder.url).paths == [])
  }

  @Test(arguments: [
    ("a@example.org", "mailto:a@example.org"), ("MAILTO:a@example.org", "mailto:a@example.org"),
    ("example.org", "https://example.org"), ("example.org:80/x", "https://example.org:80/x"),
    ("https://example.org/a_b", "https://example.org/a_b"), ("tel:+12", "tel:+12"),
    ("a_b*c*@example.org", "mailto:a_b*c*@example.org"),
  ])
  func `an address leads to where it should`(contact: String, link: String) throws {
    let folder = try TemporaryFolder()
    #expect(try Program.run(["init", "--contact", contact], in: folder.url).code == 0)
    #expect(try Program.run(["build", "--strict"], in: folder.url).code == 0)
    let text = try folder.text("Output/license/license.json")
    #expect(
      text.contains("\"\(link)\"") || text.contains(link.replacing("/", with: "\\/")), "\(text)")
  }

  @Test(
    arguments: [
      (nil, "Output/\n*.key\n", true), ("a\n", "a\nOutput/\n*.key\n", true),
      ("a", "a\nOutput/\n*.key\n", true),
      ("a\r\nOutput/\r\n*.key\r\n", "a\r\nOutput/\r\n*.key\r\n", false),
      ("/Output\n*.key", "/Output\n*.key", false), ("/Output", "/Output\n*.key\n", true),
      ("", "Output/\n*.key\n", true), ("!Output/\n", "!Output/\nOutput/\n*.key\n", true),
    ] as [(String?, String, Bool)])
  func `what is published and secret keys stay out of Git`(
    before: String?, after: String, isTold: Bool
  ) throws {
    let folder = try TemporaryFolder()
    if let before { try folder.write(before, to: ".gitignore") }
    let ending = try Program.run(["init", "--contact", "a@example.org"], in: folder.url)
    #expect(ending.code == 0)
    #expect(try folder.text(".gitignore") == after)
    #expect(ending.text.contains(".gitignore") == isTold)
    let isAdded = isTold && before != nil && before != "/Output"
    #expect(ending.text.contains("added 'Output/' and '*.key' to .gitignore") == isAdded)
    #expect(ending.text.contains("added '*.key' to .gitignore") == (before == "/Output"))
  }

  @Test(arguments: [
    "http://example.org/a", "/abs", "../up", "a/../b", "a b", "a\"b", "$(x)", "`x`", "https://",
    "file:///x", "-x", "", "a\nb",
  ])
  func `a place that no step could use is refused`(archive: String) throws {
    let folder = try TemporaryFolder()
    let ending = try Program.run(
      ["init", "--contact", "a@example.org", "--archive=\(archive)"], in: folder.url)
    #expect(ending.code == 2)
    #expect(try FolderContents(folder.url).paths == [])
  }
}
