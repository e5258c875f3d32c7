import AssentDiagnostics
import AssentLint
import Testing

/// A cause is reported once, and what follows from it is not reported.
@Suite struct CauseTests {
  private static let body = "\n# License\n\n## 1. Grant\n\nYou may copy.\n"

  /// Front matter that cannot be read, with the rule that says so.
  static let unread: [(text: String, rule: RuleID)] = {
    let keys = ["title: L", "version: 1.0", "effective: 2025-11-03", "licensor: A"]
    var texts: [(String, RuleID)] = []
    for (index, key) in keys.enumerated() {
      // Each key twice, beside and apart from each other, and quoted.
      for place in 0...keys.count {
        var lines = keys
        lines.insert(place.isMultiple(of: 2) ? key : key + "1", at: place)
        texts.append(("---\n\(lines.joined(separator: "\n"))\n---\n", .invalidFrontMatter))
      }
      for broken in ["\(key): x: y", "x: \"\(key)", "x: [\(key)", "\t\(key)", "x: {", "x: 'a", "%"]
      {
        var lines = keys
        lines.insert(broken, at: index + 1)
        texts.append(("---\n\(lines.joined(separator: "\n"))\n---\n", .invalidFrontMatter))
      }
      texts.append(
        ("---\n\(keys[...index].joined(separator: "\n"))\nx: y\n", .unclosedFrontMatter))
    }
    texts.append(
      ("---\ntitle: \(String(repeating: "x", count: 70_000))\n---\n", .invalidFrontMatter))
    return texts
  }()

  @Test(arguments: unread.indices)
  func `front matter that cannot be read is the one finding`(index: Int) {
    let (text, rule) = Self.unread[index]
    #expect(lint(text + Self.body).map(\.rule) == [rule], "\(text.prefix(200))")
  }

  @Test func `a key that is written twice is named with both places`() throws {
    let finding = try #require(
      lint("---\nversion: 1.0\ntitle: L\n\"version\": 1.1\nversion : 2\n---\n" + Self.body).first)
    #expect(finding.message == "key 'version' is written 3 times")
    #expect(finding.range?.start == SourceLocation(line: 4, column: 2))
    #expect(finding.notes.map { $0.range?.start.line } == [2, 5])
  }

  @Test func `what cannot be read is told even where a comment turns it off`() {
    let text =
      "---\nversion: 1\nversion: 2\n---\n\n"
      + "<!-- assent-disable invalid-front-matter, missing-version -- no -->\n" + Self.body
    #expect(lint(text).of(.invalidFrontMatter).count == 1)
    // The comment about the rule that is silent now may be right.
    #expect(lint(text).of(.unusedDisable).map(\.message).allSatisfy { !$0.contains("version") })
  }

  @Test(arguments: [
    "", "\n", "\r\n \t\n", " ", "<!-- later -->\n", "<!-- a --> <!-- b -->\n\n---\n",
  ])
  func `a document without text has one finding`(text: String) {
    #expect(lint(text).map(\.rule) == [.emptyDocument])
    #expect(lint(text, path: "flows/x.md").map(\.rule) == [.emptyDocument])
    let keys = "title: T\nversion: 1.0\neffective: 2025-11-03\nlicensor: A\n"
    #expect(
      lint("---\n\(keys)---\n" + text).filter { $0.severity > .warning }.map(\.rule) == [
        .emptyDocument
      ])
  }

  @Test(arguments: ["x\n", "# T\n", "<p>x</p>\n", "- \n", "```\n```\n", "![](a.png)\n"])
  func `a document with anything in it is not empty`(text: String) {
    #expect(lint(text).of(.emptyDocument).isEmpty)
  }

  @Test(arguments: [
    "---\n<<<<<<< HEAD\nversion: 1.0\n=======\nversion: 1.1\n>>>>>>> b\n---\n\n# T\n",
    "# T\n\n<<<<<<< HEAD\r\nA\r\n=======\r\nB\r\n>>>>>>> b\r\n", "# T\n\n>>>>>>> b\n",
    "---\ntitle: [\n<<<<<<< ours\n---\n",
    "# T\n\n<<<<<<<\nA\n=======\nB\n>>>>>>>\n", "# T\n\n<<<<<<<\tx\nA\n=======\nB\n>>>>>>>\tb\n",
    "# T\n\n<<<<<<<<<< HEAD\nA\n==========\nB\n>>>>>>>>>> b\n",
    "# T\n\nA\n||||||| base\n",
  ])
  func `the sides of a merge are the one finding`(text: String) {
    #expect(lint(text).map(\.rule) == [.mergeConflict])
    #expect(lint(text, path: "flows/x.md").map(\.rule) == [.mergeConflict])
    #expect(lint(text, path: "flows/x.md").map(\.severity) == [.error])
    let rules = Rule.all.filter { $0.id != .mergeConflict }
    #expect(lint(Array(text.utf8), rules: rules).count > 1)
  }

  @Test(arguments: [
    "<<<<<<<<", "<<<<<<<", " <<<<<<< HEAD", "<<<<<<<HEAD", ">>>>>> a", "=======",
    "```\n<<<<<<< HEAD\n```", ">>>>>>> deep\n>>>>>>> quotation", "> a\n>>>>>>> deep",
    ">>>>>>>\nA\n=======\nB\n<<<<<<<", "<<<<<<<<\nA\n=======\nB\n>>>>>>>>>",
    "| a |\n|---|\n||||||| b ||",
  ])
  func `other rows of signs are none of a merge`(text: String) {
    #expect(lint("# T\n\nText.\n\n\(text)\n").of(.mergeConflict).isEmpty)
  }

  @Test func `rules speak where the one that would silence them is off`() {
    let rules = Rule.all.filter { $0.id != .emptyDocument }
    #expect(lint([], rules: rules).map(\.rule).contains(.missingVersion))
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 is the one finding of its file`(isLittle: Bool, hasMark: Bool) {
    var bytes: [UInt8] = []
    for unit in ((hasMark ? "\u{FEFF}" : "") + "# License\r\n\r\nYou may copy.\r\n").utf16 {
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      bytes += isLittle ? pair : pair.reversed()
    }
    #expect(lint(bytes).map(\.rule) == [.notUTF8])
  }

  @Test func `a text of another dialect of Markdown is one finding`() {
    let notes = (1...9).map { "!!! note \"N\($0)\"\n\n    Text." }.joined(separator: "\n\n")
    #expect(lint("# T\n\n\(notes)\n").of(.markupShownAsText).count == 1)
  }

  @Test(arguments: [2, 4, 5, 21, 500])
  func `links to one file that is missing are one finding`(count: Int) throws {
    let links = (1...count).map { "See [x\($0)](missing.md)." }.joined(separator: "\n\n")
    let found = lint("# T\n\n\(links)\n\nAnd [y](missing-too.md).\n").of(.brokenLink)
    #expect(found.count == 2)
    let first = try #require(found.first)
    #expect(first.range?.start.line == 3)
    let places = first.notes.filter { $0.range != nil }
    #expect(places.map { $0.range?.start.line } == (1..<min(count, 4)).map { 3 + 2 * $0 })
    let rest = count - 1 - places.count
    #expect(
      first.notes.last?.message
        == (rest > 0 ? "and in \(rest) more place\(rest == 1 ? "" : "s")" : "also here"))
  }

  @Test func `a control character is one finding, however often it stands there`() {
    let text = "# T\n\n" + String(repeating: "a\u{1}b\u{2} ", count: 300) + "\n"
    #expect(
      lint(text).of(.controlCharacter).map(\.message)
        == ["control character U+0001", "control character U+0002"])
  }

  @Test func `a file that was misread is one finding, and its repair mends all lines`() throws {
    let line = "The licensorâ€™s rights.\n\n"
    let bytes = Array(("# T\n\n" + String(repeating: line, count: 40)).utf8)
    let found = lint(bytes).of(.mojibake)
    #expect(found.count == 1)
    let fixed = FixIt.apply(found.compactMap(\.fix), to: bytes)
    #expect(lint(fixed).of(.mojibake).isEmpty)
  }
}
