import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let markupShownAsText = Rule(
    id: .markupShownAsText, group: .text, severity: .warning,
    summary: "Signs of markup stand in the text, because they were not read as markup.",
    rationale:
      "Readers see the signs, and not what was meant: a link, bold text, a heading. Attributes in "
      + "braces, boxes such as ':::note' and '> [!NOTE]', tags such as '{% include %}' and imports are of other "
      + "dialects of Markdown.",
    accepts: [
      "**Bold** and [a link](https://example.org), 2 * 3, \\*\\*\\* and `{: .note}`\n",
      "# Scope {of use}\n\nAT&T; src/\\*\\* and #1 of them\n",
      "100 {%} of it; !!! and import of goods from \"Oak\"\n",
      "> [!] Note\n\n:: and ::: between words\n",
      "The fee[^1] is due, \\[^2] and `[^3]` and [^a-z] or [^abc].\n\n[^1]: Without tax.\n",
      "# Fees \\[^1\\]\n\nThey are due.\n",
    ],
    rejects: [
      "A note ⟪{: .note}⟫\n",
      "---\nlayout: page\n---\n\n⟪{{ page.title }}⟫\n\nA note\n⟪{: .note}⟫\n",
      "## Scope ⟪{#scope}⟫\n", "This ⟪**⟫is bold.\n",
      "See [the terms⟪](⟫https://example.org/a b.\n", "[the terms⟪](/terms⟫ of use\n",
      "⟪Fees &amp;nbsp; are due.⟫\n",
      "⟪##⟫Scope of use\n\nText.\n", "Of ⟪{{ page.title }}⟫ and ⟪{% include contact.html %}⟫.\n",
      "The fee⟪[^2]⟫ is due.\n\n[^1]: Without tax.\n", "The fee⟪[^tax]⟫ is due.\n",
      "The fee is due.⟪[^2]⟫\n\n**Fees** &amp; taxes\nare due⟪[^tax]⟫\n",
      "⟪{{< contact >}}⟫ ⟪{{% contact %}}⟫\n", "⟪!!! note \"Fees\"⟫\n    They are due.\n",
      "⟪:::note⟫\n\nFees are due.\n\n:::\n", "> ⟪[!WARNING]⟫\n> Fees are due.\n",
      "⟪import Fees from \"./fees.mdx\"⟫\n\nText.\n",
    ]
  ) { subject, findings in
    for place in subject.prose.shownMarkup {
      let text = subject.string(of: place)
      let range = subject.bytes(of: place)
      // Generators of sites read the attributes of kramdown.
      if text.first == "{", subject.isForSiteGenerator { continue }
      // Where a backslash stands in it or in the words around it, it may be meant.
      if text.first == "[", range.count != text.utf8.count { continue }
      if text == "**" ? subject.isEscaped(range) : subject.isBehindBackslash(range) { continue }
      findings.report(
        "'\(text)' is shown as it stands", atBytes: range, help: help(for: text), cause: text)
    }
    for place in subject.prose.placeholders {
      let text = subject.string(of: place)
      guard Rule.isOfSiteGenerator(text), !subject.isForSiteGenerator else { continue }
      let range = subject.bytes(of: place)
      guard !subject.isBehindBackslash(range), range.count == place.count else { continue }
      findings.report(
        "'\(text)' is shown as it stands", atBytes: range, help: help(for: text), cause: text)
    }
    for place in subject.foreignBlocks {
      let text = String(decoding: subject.source.bytes[place], as: UTF8.self)
      findings.report(
        "'\(text)' is shown as it stands", atBytes: place,
        help: "remove it; it belongs to another dialect of Markdown",
        // Who writes in a dialect writes all of a text in it.
        cause: "block of " + text.prefix(3))
    }
    for place in subject.headingsWithoutSpace {
      let text = subject.string(of: place)
      findings.report(
        "'\(text)' is shown as it stands", atBytes: subject.bytes(of: place),
        help: "write a space behind it, to make it a heading")
    }
  }

  private static func help(for text: String) -> String {
    switch text.first {
    case "*": "close it, or write a space beside it where words touch"
    case "]": "write '[text](address)', the address without spaces"
    case "&": "write the character itself"
    case "[": "write its footnote, '\(text): …', or remove it"
    case "{" where text.hasPrefix("{{") || text.hasPrefix("{%"):
      "write what it stands for; nothing replaces it"
    default: "remove it; Markdown has no attributes"
    }
  }
}

extension LintSubject {
  /// Whether a backslash stands before the signs, so that they are meant to be seen.
  fileprivate func isEscaped(_ range: Range<Int>) -> Bool {
    isBehindBackslash(range) || range.count > 2
  }

  /// The number signs at the beginning of paragraphs of one line that are headings but for a space.
  fileprivate var headingsWithoutSpace: [ProseScan.Place] {
    let nodes = document.markup.nodes
    return nodes.indices.compactMap { index in
      guard nodes[index].kind == .paragraph, nodes[index].startLine == nodes[index].endLine,
        index + 1 < nodes.count, nodes[index + 1].kind == .text
      else { return nil }
      let text = document.markup.bytes(nodes[index + 1].literal)
      guard text.first == UInt8(ascii: "#"), text.count <= 100 else { return nil }
      let count = text.prefix { $0 == UInt8(ascii: "#") }.count
      let next = text.dropFirst(count).first ?? 0x20
      // One sign before a word is a tag of social networks.
      guard (2...6).contains(count), next != 0x20,
        (next | 0x20) &- 0x61 < 26 || next >= 0x80 || next &- 0x30 < 10,
        source.bytes[source.bytes(of: nodes[index + 1].range).lowerBound] == UInt8(ascii: "#")
      else { return nil }
      return ProseScan.Place(node: Int32(index + 1), start: 0, count: Int32(count))
    }
  }
}
