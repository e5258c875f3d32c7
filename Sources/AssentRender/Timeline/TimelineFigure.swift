import AssentLicense
import AssentManifest

/// The timeline of an agreement with its legend, as a figure of a page.
package struct TimelineFigure {
  private let history: AgreementHistory
  private let language: String
  private let now: Manifest.Timestamp?

  /// - Parameter now: a moment to be marked; that of the history where `nil`.
  package init(_ history: AgreementHistory, language: String, now: Manifest.Timestamp? = nil) {
    self.history = history
    self.language = language
    self.now = now ?? history.asOf
  }

  package var html: [UInt8] {
    let labels = FrameLabels.labels(for: language)
    let timeline = Timeline(history, labels: labels, now: now)
    // On a telephone it is wider than the page, and can be scrolled.
    var out = Array("<figure class=\"timeline-figure\">\n".utf8)
    out += "<div tabindex=\"0\" role=\"group\" aria-label=\"".utf8
    out += HTMLText.escaped(labels["timeline"]) + "\">\n".utf8
    out +=
      TimelinePicture(
        timeline: timeline, title: labels["timeline"] + ": " + history.title,
        note: labels["timelineNote"], isMirrored: LanguageTag.isRightToLeft(language)
      ).html
    out += "</div>\n<figcaption>\n<ul class=\"timeline-legend\">\n".utf8
    let rows = timeline.pictures.flatMap(\.rows)
    let kinds = Set(
      rows.flatMap { row in
        row.bars.map(\.kind) + [row.grace?.kind, row.mark?.kind].compactMap(\.self)
      })
    for kind in Timeline.Kind.allCases where kinds.contains(kind) {
      out += "<li><svg class=\"timeline-key\" viewBox=\"0 0 24 12\" aria-hidden=\"true\">".utf8
      out += Self.sample(kind).utf8
      out += "</svg> ".utf8 + HTMLText.escaped(labels[Self.label(of: kind)]) + "</li>\n".utf8
    }
    if let now, timeline.pictures.contains(where: { $0.now != nil }) {
      out += "<li><svg class=\"timeline-key\" viewBox=\"0 0 24 12\" aria-hidden=\"true\">".utf8
      out += "<line class=\"tl-now\" x1=\"12\" y1=\"0\" x2=\"12\" y2=\"12\"/></svg> ".utf8
      out += HTMLText.escaped(DateText.text(now.day, language: language)) + "</li>\n".utf8
    }
    out += "</ul>\n".utf8 + HTMLText.element("p", labels["timelineNote"])
    out += "</figcaption>\n</figure>\n".utf8
    return out
  }

  private static func label(of kind: Timeline.Kind) -> String {
    switch kind {
    case .upcoming: "statusUpcoming"
    case .inForce: "statusCurrent"
    case .grace: "grace"
    case .withdrawn: "statusWithdrawn"
    case .superseded: "statusSuperseded"
    }
  }

  private static func sample(_ kind: Timeline.Kind) -> String {
    switch kind {
    case .upcoming, .inForce:
      "<rect class=\"tl-\(kind.rawValue)\" x=\"1\" y=\"2\" width=\"22\" height=\"8\"/>"
    case .grace: "<rect class=\"tl-grace\" x=\"1\" y=\"5\" width=\"22\" height=\"3\"/>"
    case .withdrawn:
      "<path class=\"tl-mark\" d=\"m8 2 8 8m0-8-8 8\"/>"
    case .superseded: "<line class=\"tl-mark\" x1=\"12\" y1=\"1\" x2=\"12\" y2=\"11\"/>"
    }
  }
}
