import AssentLicense
import AssentManifest
import AssentRedline

/// The body of a page that shows a redline: a list of what changed first, then the clauses.
///
/// It says in words what underlines and strokes say, for those who do not see them and for screen
/// readers, few of which tell of `ins` and `del`. Headings begin at level 2.
package struct RedlineHTML {
  let labels: RedlineLabels
  let oldPage: String?
  let newPage: String?
  let diagrams: [DiagramDifference]

  /// - Parameters:
  ///   - labels: the words around the text, in the language of the page.
  ///   - oldPage: the address of the page of the old text, for links to its clauses; `nil` for none.
  ///   - newPage: the same of the new text.
  ///   - diagrams: those that differ between the two texts.
  package init(
    labels: RedlineLabels, oldPage: String? = nil, newPage: String? = nil,
    diagrams: [DiagramDifference] = []
  ) {
    self.labels = labels
    self.oldPage = oldPage
    self.newPage = newPage
    self.diagrams = diagrams
  }

  package func body(of redline: Redline) -> [UInt8] {
    var writer = RedlineHTMLWriter(self, redline)
    writer.writeBody()
    return writer.out.bytes
  }
}

/// Writes one redline as HTML.
struct RedlineHTMLWriter: ~Copyable {
  let page: RedlineHTML
  let redline: Redline
  let labels: RedlineLabels
  let names: ClauseName
  let diagrams: RedlineDiagrams
  let outline: RedlineOutline
  private let stubs: Set<Int>
  private let signals: ClauseSignals
  var out = ByteBuffer(minimumCapacity: 1 << 14)

  init(_ page: RedlineHTML, _ redline: Redline) {
    self.page = page
    self.redline = redline
    labels = page.labels
    names = ClauseName(labels: page.labels, in: redline)
    diagrams = RedlineDiagrams(page.diagrams, in: redline)
    outline = RedlineOutline(redline)
    stubs = outline.stubs
    signals = ClauseSignals(redline)
  }

  mutating func writeBody() {
    out.write("<section class=\"redline\"")
    writeLanguage(labels.language)
    out.write(">\n")
    if redline.clauses.isEmpty {
      writeNote(redline.assessment.changeClass <= .identical ? "identical" : "noWords")
    } else {
      writeList()
    }
    if redline.unchangedClauseCount > 0 {
      writeNote(text: labels.text("unchanged", String(redline.unchangedClauseCount)))
    }
    for item in outline.items {
      switch item {
      case .change(let index): writeClause(index, isInner: false)
      case .moved(let index): writeStub(index)
      }
    }
    for index in diagrams.rest { writeDiagram(index, code: nil) }
    out.write("</section>\n")
  }

  // MARK: The list

  private mutating func writeList() {
    out.write("<h2 id=\"redline-list\">")
    out.writeEscapedHTML(labels["list"])
    out.write("</h2>\n<table class=\"redline-list\">\n<thead>\n<tr>")
    for name in ["clause", "change", "words"] {
      out.write("<th scope=\"col\">")
      out.writeEscapedHTML(labels[name])
      out.write("</th>")
    }
    out.write("</tr>\n</thead>\n<tbody>\n")
    for (index, change) in redline.clauses.enumerated() {
      out.write("<tr><th scope=\"row\"><a href=\"#change-")
      out.write(index + 1)
      out.write("\">")
      writeText(names.text(change), language: language(of: change))
      out.write("</a></th><td>")
      out.writeEscapedHTML(kindWords(change))
      out.write("</td><td>")
      writeGist(change)
      out.write("</td></tr>\n")
    }
    out.write("</tbody>\n</table>\n")
  }

  private mutating func writeGist(_ change: ClauseChange) {
    var isFirst = true
    func divide(_ out: inout ByteBuffer) {
      if !isFirst { out.write("<br>") }
      isFirst = false
    }
    if let note = names.note(change) {
      divide(&out)
      out.writeEscapedHTML(names.listed(note))
    }
    for mention in names.listedMentions(change) {
      divide(&out)
      out.writeEscapedHTML(InvisibleSigns.safe(mention))
    }
    let gist = ChangeGist(change, signals: signals.of(change))
    for edit in gist.edits {
      divide(&out)
      if let label = edit.label(labels) {
        out.writeEscapedHTML(label)
        out.writeEscapedHTML(labels.colon)
      }
      if edit.old.isEmpty || edit.new.isEmpty {
        out.writeEscapedHTML(labels[edit.old.isEmpty ? "insertedMark" : "deletedMark"] + " ")
      }
      if !edit.old.isEmpty { writeListed(edit.old, "del") }
      if !edit.old.isEmpty, !edit.new.isEmpty { out.write(string: labels.arrow) }
      if !edit.new.isEmpty { writeListed(edit.new, "ins") }
    }
    for name in gist.seamWords {
      divide(&out)
      out.writeEscapedHTML(labels[name])
    }
    guard !gist.isComplete, let counts = gist.wordCounts else { return }
    divide(&out)
    out.writeEscapedHTML(labels.text("wordCount", counts))
  }

  private mutating func writeListed(_ text: String, _ element: StaticString) {
    // By itself: among words that run from right to left, a date would be turned around.
    out.write("<bdi>")
    open(element)
    out.writeEscapedHTML(InvisibleSigns.safe(text))
    close(element)
    out.write("</bdi>")
  }

  func kindWords(_ change: ClauseChange) -> String {
    change.kinds.map { labels[$0.rawValue] }.joined(separator: labels.comma)
  }

  // MARK: Clauses

  /// - Parameter isInner: whether it is a passage that stands in the clause being written.
  mutating func writeClause(_ index: Int, isInner: Bool) {
    let change = redline.clauses[index]
    out.write("<section class=\"redline-clause")
    for kind in change.kinds {
      out.write(" ")
      out.write(string: kind.rawValue)
    }
    out.write("\" id=\"change-")
    out.write(index + 1)
    out.write("\" aria-labelledby=\"clause-")
    out.write(index + 1)
    out.write(isInner ? "\">\n<h4 id=\"clause-" : "\">\n<h3 id=\"clause-")
    out.write(index + 1)
    out.write("\">")
    let element: StaticString? = change.new.isEmpty ? "del" : change.old.isEmpty ? "ins" : nil
    if let element { open(element) }
    writeText(names.text(change), language: language(of: change))
    if let element { close(element) }
    out.write(" <span class=\"redline-kind\">")
    out.writeEscapedHTML(kindWords(change))
    out.write(isInner ? "</span></h4>\n" : "</span></h3>\n")
    writeClauseNotes(change, index, stubs.contains(index))
    writeBlocks(change, outline.passages[index] ?? [])
    out.write("</section>\n")
  }

  /// Where it stood before, and links to both pages.
  private mutating func writeClauseNotes(
    _ change: ClauseChange, _ index: Int, _ hasStub: Bool
  ) {
    switch names.note(change) {
    case .moved(let move):
      writeMove(move, linking: hasStub ? .old : .none, to: "#moved-\(index + 1)")
    case let note?: writeNote(text: names.sentence(note))
    case nil: break
    }
    for mention in change.mentions {
      writeNote(text: InvisibleSigns.safe(names.sentence(mention)))
    }
    writePageLinks(change)
  }

  /// From where to where a clause moved, with a link from the name of the other place to it, or from the
  /// whole where it names none.
  private mutating func writeMove(
    _ move: ClauseName.Move, linking place: ClauseName.Move.Part.Place, to address: String
  ) {
    let parts = move.sentence(labels)
    out.write("<p class=\"note\">")
    for part in parts {
      let isLink = place != .none && (part.place == place || parts.count == 1)
      if isLink {
        out.write("<a href=\"")
        out.writeEscapedAddress(address)
        out.write("\">")
      }
      out.writeEscapedHTML(part.text)
      if isLink { out.write("</a>") }
    }
    out.write("</p>\n")
  }

  private mutating func writePageLinks(_ change: ClauseChange) {
    var links: [(address: String, label: String)] = []
    for (page, place, label) in [
      (page.oldPage, change.old.first, "inOld"), (page.newPage, change.new.first, "inNew"),
    ] {
      guard let page, let place, !place.anchor.isEmpty else { continue }
      links.append(("\(page)#\(place.anchor)", labels[label]))
    }
    guard !links.isEmpty else { return }
    out.write("<p class=\"note redline-pages\">")
    for (index, link) in links.enumerated() {
      if index > 0 { out.write(" · ") }
      out.write("<a href=\"")
      out.writeEscapedAddress(link.address)
      out.write("\">")
      out.writeEscapedHTML(link.label)
      out.write("</a>")
    }
    out.write("</p>\n")
  }

  /// What stands where a clause was moved away from.
  private mutating func writeStub(_ index: Int) {
    let change = redline.clauses[index]
    out.write("<section class=\"redline-clause moved redline-stub\" id=\"moved-")
    out.write(index + 1)
    out.write("\">\n<h3>")
    open("del")
    writeText(names.formerText(change), language: redline.from.language)
    close("del")
    out.write(" <span class=\"redline-kind\">")
    out.writeEscapedHTML(labels["moved"])
    out.write("</span></h3>\n")
    if case .moved(let move)? = names.note(change) {
      writeMove(move, linking: .new, to: "#change-\(index + 1)")
    }
    out.write("</section>\n")
  }

  // MARK: Pieces

  mutating func writeNote(_ name: String) { writeNote(text: labels[name]) }

  private mutating func writeNote(text: String) {
    out.write("<p class=\"note\">")
    out.writeEscapedHTML(text)
    out.write("</p>\n")
  }

  mutating func open(_ element: StaticString) {
    out.write("<")
    out.write(element)
    out.write(">")
  }

  mutating func close(_ element: StaticString) {
    out.write("</")
    out.write(element)
    out.write(">")
  }

  /// The language of a clause's words: that of the new text where it is in it.
  func language(of change: ClauseChange) -> String {
    change.new.isEmpty ? redline.from.language : redline.to.language
  }

  mutating func writeLanguage(_ language: String) {
    out.write(" lang=\"")
    out.writeEscapedHTML(language)
    out.write(LanguageTag.isRightToLeft(language) ? "\" dir=\"rtl\"" : "\" dir=\"ltr\"")
  }

  /// Text, with its language where the words around it are in another.
  private mutating func writeText(_ text: String, language: String) {
    let isOther = LanguageTag.language(of: language) != LanguageTag.language(of: labels.language)
    if isOther {
      out.write("<span")
      writeLanguage(language)
      out.write(">")
    }
    out.writeEscapedHTML(InvisibleSigns.safe(text))
    if isOther { out.write("</span>") }
  }
}
