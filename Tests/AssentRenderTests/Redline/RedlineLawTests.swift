import AssentRedline
import AssentRender
import Foundation
import Testing

/// What holds for the redline of any two texts.
@Suite struct RedlineLawTests {
  static let labels = RedlineLabels.labels(for: "en")

  static let blocks: [BlockChange] = {
    let pairs = RedlineTextPairs.made + RedlineTextPairs.histories
    return pairs.flatMap { RedlineTextPairs.redline($0.old, $0.new).clauses.flatMap(\.blocks) }
  }()

  @Test func `there are texts that differ`() {
    #expect(Self.blocks.filter { $0.kind != .same }.count > 60)
  }

  @Test
  func `HTML without what is deleted has the new words, and without what is inserted the old`()
    throws
  {
    for block in Self.blocks where !block.runs.isEmpty {
      let change = ClauseChange(
        kinds: [.changed], old: [RedlineSamples.place("1", "")],
        new: [RedlineSamples.place("1", "")],
        blocks: [block])
      // A heading that the name of the clause repeats is not shown twice.
      if case .heading = block.form,
        block.runs.allSatisfy({ $0.kind == .equal || $0.sort == .reference })
      {
        continue
      }
      let html = RedlineHTML(labels: Self.labels).body(of: RedlineSamples.redline([change]))
      let body = Self.clauseBody(String(decoding: html, as: UTF8.self))
      #expect(try Self.words(body, without: "del") == Self.words(of: block, .inserted), "\(block)")
      #expect(try Self.words(body, without: "ins") == Self.words(of: block, .deleted))
    }
  }

  @Test
  func `text without what is deleted has the new words, and without what is inserted the old`()
    throws
  {
    var count = 0
    for block in Self.blocks where block.kind == .changed && block.form == .paragraph {
      guard !block.runs.contains(where: { $0.sort == .linkTarget || $0.sort == .markup }),
        !block.runs.contains(where: { $0.former != nil && $0.text.split(separator: " ").count > 2 }
        ),
        !block.runs.contains(where: { $0.text.contains("[-") || $0.text.contains("{+") })
      else { continue }
      let change = ClauseChange(
        kinds: [.changed], old: [RedlineSamples.place("1", "")],
        new: [RedlineSamples.place("1", "")],
        blocks: [block])
      let options = RedlineText.Options(width: 1000, isWhole: true)
      let bytes = RedlineText(labels: Self.labels, options: options).render(
        RedlineSamples.redline([change]))
      let text = String(decoding: bytes, as: UTF8.self)
      count += 1
      let line = try #require(text.range(of: "─\n"))
      let body = text[line.upperBound...].replacing(/\ *¶.*\n/, with: "")
      let new = body.replacing(/\[-(?s:.*?)-\]/, with: "").replacing(/\{\+|\+\}/, with: "")
      let old = body.replacing(/\{\+(?s:.*?)\+\}/, with: "").replacing(/\[-|-\]/, with: "")
      #expect(Self.squeezed(String(new)) == Self.words(of: block, .inserted))
      #expect(Self.squeezed(String(old)) == Self.words(of: block, .deleted))
    }
    #expect(count > 0)
  }

  // MARK: Reading HTML back

  /// What stands after the heading of the clause.
  private static func clauseBody(_ html: String) -> String {
    guard let start = html.range(of: "</h3>\n") else { return "" }
    let body = html[start.upperBound...]
    return body.split(separator: "<p class=\"note").first.map { first in
      body.hasPrefix("<p class=\"note")
        ? String(body[(body.range(of: "</p>\n")?.upperBound ?? body.startIndex)...]) : String(first)
    } ?? String(body)
  }

  private static func words(_ html: String, without element: String) throws -> String {
    var text = html
    if element == "ins" {
      // Long words that are written in another way say in their title how they were written.
      text = text.replacing(/<span class="spelling" title="([^"]*)">[^<]*<\/span>/) { $0.output.1 }
    }
    for pattern in [
      "<span class=\"visually-hidden\">.*?</span>", "<p class=\"seam\">.*?</p>",
      "<span class=\"seam\">.*?</span></span>",
      "<span class=\"seam\"><span[^>]*>[^<]*</span>[^<]*</span>",
      "<p class=\"redline-label\">.*?</p>", "<span class=\"redline-marker\">.*?</span>",
      "<(ins|del) class=\"(link-target|markup)\">.*?</(ins|del)>",
      "<span class=\"(link-target|markup)\">.*?</span>", "<\(element)[ >].*?</\(element)>",
    ] {
      text = text.replacing(try Regex(pattern).dotMatchesNewlines(), with: "")
    }
    text = text.replacing(/<[^>]*>/, with: "")
    for (name, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
      text = text.replacing(name, with: sign)
    }
    return squeezed(text)
  }

  private static func words(of block: BlockChange, _ kind: Run.Kind) -> String {
    squeezed(
      block.runs.filter { $0.sort != .linkTarget && $0.sort != .markup }
        .compactMap { $0.text(in: kind) }.joined())
  }

  /// Without white space and the signs for it.
  private static func squeezed(_ text: String) -> String {
    text.replacing(/\[U\+[0-9A-F]+\]|[␣↵]/, with: "").filter { !$0.isWhitespace }
  }
}
