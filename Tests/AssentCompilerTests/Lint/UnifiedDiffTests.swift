import TestSupport
import Testing

@testable import AssentCompiler

/// A difference of lines, applied, gives the other text.
struct UnifiedDiffTests {
  private static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0) + "\n"
    }
    let last = lines.removeLast()
    if last != "\n" { lines.append(String(last.dropLast())) }
    return lines
  }

  /// Applies a difference with nothing taken for granted: all lines that it names have to be there.
  private static func applied(_ diff: String, to text: String) throws -> String {
    let old = lines(text)
    var out: [String] = []
    var position = 0
    var rest = lines(diff).dropFirst(2)
    while let head = rest.popFirst() {
      let match = try #require(head.firstMatch(of: /@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/))
      let count = try match.2.map { try #require(Int($0)) } ?? 1
      let newCount = try match.4.map { try #require(Int($0)) } ?? 1
      let start = try #require(Int(match.1)) - (count == 0 ? 0 : 1)
      out += old[position..<start]
      #expect(out.count == (try #require(Int(match.3))) - (newCount == 0 ? 0 : 1))
      position = start
      var (olds, news) = (0, 0)
      while olds < count || news < newCount, var line = rest.popFirst() {
        if rest.first?.hasPrefix("\\") == true {
          line.removeLast()
          rest.removeFirst()
        }
        let body = String(line.dropFirst())
        if line.hasPrefix("+") {
          out.append(body)
          news += 1
          continue
        }
        #expect(old[position] == body)
        position += 1
        olds += 1
        if line.hasPrefix(" ") {
          out.append(body)
          news += 1
        }
      }
      #expect(olds == count && news == newCount)
    }
    return (out + old[position...]).joined()
  }

  @Test func `a difference of generated texts applies`() throws {
    var numbers = Numbers(state: 5)
    for round in 0..<400 {
      func text() -> String {
        let words = ["a", "b", "c", "", "long line"]
        let lines = (0..<Int.random(in: 0...30, using: &numbers)).map { _ in
          words[Int.random(in: words.indices, using: &numbers)] + "\n"
        }
        let text = lines.joined()
        return round % 3 == 0 ? String(text.dropLast()) : text
      }
      let old = text()
      var new = Self.lines(old)
      if round.isMultiple(of: 2) {
        new = Self.lines(text())
      } else {
        for _ in 0..<Int.random(in: 0...3, using: &numbers) {
          new.insert("new\n", at: Int.random(in: 0...max(new.count - 1, 0), using: &numbers))
        }
      }
      let changed = new.joined()
      let diff = UnifiedDiff(from: Array(old.utf8), to: Array(changed.utf8)).text(of: "x.md")
      #expect(diff.isEmpty == (old == changed))
      let back =
        try diff.isEmpty ? old : Self.applied(String(decoding: diff, as: UTF8.self), to: old)
      #expect(back == changed, "\(old.debugDescription) \(changed.debugDescription)")
    }
  }

  @Test func `a line that is put in leaves the others`() {
    let old = (1...20).map { "line \($0)\n" }
    let new = old[..<9] + ["new\n"] + old[9..<15] + old[16...] + ["last\n"]
    let diff = UnifiedDiff(from: Array(old.joined().utf8), to: Array(new.joined().utf8))
    let text = String(decoding: diff.text(of: "a b.md"), as: UTF8.self)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("+") } == 3)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("-") } == 2)
  }

  @Test func `texts that differ altogether take no time that grows with the square`() {
    #expect(
      ProcessorTime.isProportional(to: 20_000) { count in
        let old = Array((0..<count).map { "a\($0)\n" }.joined().utf8)
        let new = Array((0..<count + 1).map { "b\($0)\n" }.joined().utf8)
        _ = UnifiedDiff(from: old, to: new).text(of: "a")
      })
  }

  @Test func `a name with a line end is quoted`() {
    let diff = UnifiedDiff(from: Array("a".utf8), to: Array("b".utf8)).text(of: "a\n\"b.md")
    #expect(String(decoding: diff, as: UTF8.self).hasPrefix("--- \"a/a\\012\\\"b.md\"\n"))
  }
}
