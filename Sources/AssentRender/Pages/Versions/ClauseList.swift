import AssentManifest
import AssentRedline

/// The clauses of an agreement with the versions that changed each, for the history page.
struct ClauseList: Sendable {
  let history: AgreementHistory
  let text: FrameText
  /// As redlines name clauses and what became of them.
  private let labels: RedlineLabels

  init(history: AgreementHistory, text: FrameText) {
    self.history = history
    self.text = text
    labels = RedlineLabels.labels(for: text.language)
  }

  /// The items of a list of terms and descriptions.
  func html(of clauses: ClauseHistory) -> [UInt8] {
    let newest = history.versions.last.flatMap { history.page(of: $0, for: text.language) }
    var out = ByteBuffer(minimumCapacity: 4096)
    for clause in clauses.clauses {
      out.write("<div")
      if clause.removedIn == nil {
        out.write(" id=\"")
        out.writeEscapedHTML(Self.id(of: clause.place.anchor))
        out.write("\"")
      } else {
        out.write(" class=\"gone\"")
      }
      out.write("><dt>")
      let isFrontMatter = Self.isFrontMatter(clause.place)
      let name = HTMLText.escaped(
        isFrontMatter ? labels["data"] : ClauseName(labels: labels).text(clause.place))
      // Pages show what the front matter says, but not as a place of its own.
      if clause.removedIn == nil, !isFrontMatter, let newest {
        out.write("<a href=\"")
        out.writeEscapedAddress(text.base.link(to: newest.value) + "#" + clause.place.anchor)
        out.write("\" dir=\"auto\">")
        out.write(name)
        out.write("</a>")
      } else {
        out.write("<span dir=\"auto\">")
        out.write(name)
        out.write("</span>")
      }
      out.write("</dt><dd><ul>")
      for event in clause.events { write(event, to: &out) }
      out.write("</ul></dd></div>\n")
    }
    return out.bytes
  }

  /// The fragment identifier of a clause on the history page.
  static func id(of anchor: String) -> String { "assent-" + anchor }

  private func write(_ event: ClauseHistory.Event, to out: inout ByteBuffer) {
    out.write("<li>")
    let version = text.isolated(event.version.text)
    if let new = history[event.version],
      let page = history.redline(from: event.from, to: new, for: text.language)
    {
      out.write("<a href=\"")
      out.writeEscapedAddress(text.base.link(to: page.value) + "#change-\(event.number)")
      out.write("\">")
      out.write(version)
      out.write("</a>")
    } else {
      out.write(version)
    }
    for (index, kind) in event.kinds.enumerated() {
      out.write(index > 0 ? " · " : " ")
      out.writeEscapedHTML(labels[kind.rawValue])
    }
    out.write("</li>")
  }

  /// Whether a place is the front matter and no clause.
  private static func isFrontMatter(_ place: ClauseChange.Place) -> Bool {
    place.anchor == "front-matter" && place.title.isEmpty && place.number == nil
  }
}
