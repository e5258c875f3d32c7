import AssentLicense
import AssentManifest

/// Sentences of a page's frame with dates and links in them, as HTML.
struct FrameText: Sendable {
  let labels: FrameLabels
  /// Of the page.
  let language: String
  let base: LinkBase

  init(language: String, base: LinkBase) {
    labels = FrameLabels.labels(for: language)
    self.language = language
    self.base = base
  }

  /// HTML that stands for a value in a sentence.
  struct Piece {
    var html: [UInt8]
    /// Whether its last character ends a sentence already, as in `1 февраля 2026 г.`.
    var endsWithPoint = false
  }

  /// A label with a piece for each `%` in it, in order.
  func sentence(_ name: String, _ pieces: Piece...) -> [UInt8] {
    var out = ByteBuffer()
    var endsWithPoint = false
    for (index, part) in labels[name].split(
      separator: "%", omittingEmptySubsequences: false
    ).enumerated() {
      out.writeEscapedHTML(String(endsWithPoint && part.first == "." ? part.dropFirst() : part))
      guard index < pieces.count else { break }
      out.write(pieces[index].html)
      endsWithPoint = pieces[index].endsWithPoint
    }
    return out.bytes
  }

  /// A moment as an element `time`.
  func time(_ moment: Manifest.Moment) -> Piece {
    time(
      moment.description, MomentText.text(moment, labels: labels, language: language))
  }

  func time(_ day: Manifest.Day) -> Piece {
    time(day.description, DateText.text(day, language: language))
  }

  private func time(_ machine: String, _ text: String) -> Piece {
    var out = ByteBuffer()
    out.write("<time datetime=\"")
    out.writeEscapedHTML(machine)
    out.write("\">")
    out.writeEscapedHTML(text)
    out.write("</time>")
    return Piece(html: out.bytes, endsWithPoint: text.last == ".")
  }

  /// From when until when a version was in force, a sentence for each time; that it never was, for
  /// one without any.
  func past(_ version: AgreementHistory.Version, at now: Manifest.Timestamp?) -> [[UInt8]] {
    if version.neverTookEffect { return [sentence("neverInForce")] }
    return version.pastPeriods(at: now).compactMap { period in
      period.until.map { sentence("wasInForce", time(period.from), time($0)) }
    }
  }

  /// What holds now and what will.
  func summary(of history: AgreementHistory) -> [UInt8] {
    var sentences: [[UInt8]] = []
    if let current = history.inForce {
      let page = history.page(of: current, for: language)
      sentences.append(sentence("nowInForce", version(current.version, at: page?.value)))
    } else {
      sentences.append(sentence("noneInForce"))
    }
    for next in history.upcoming {
      let page = history.page(of: next, for: language)
      sentences.append(
        sentence("upcomingVersion", version(next.version, at: page?.value), time(next.start)))
    }
    return Array(sentences.joined(separator: [0x20]))
  }

  /// The number of a version, as a link where it has a page.
  func version(_ version: Manifest.Version, at place: String?) -> Piece {
    guard let place else { return Piece(html: isolated(version.text)) }
    return Piece(html: link(to: place, isolated(version.text)))
  }

  /// A number as it is written, whatever the direction of the text around it.
  func isolated(_ text: String) -> [UInt8] {
    guard LanguageTag.isRightToLeft(language) else { return HTMLText.escaped(text) }
    return Array("<bdi dir=\"ltr\">".utf8) + HTMLText.escaped(text) + Array("</bdi>".utf8)
  }

  /// A link to a place, with the language of what is there where that is another one.
  func link(
    to place: String, _ html: [UInt8], hreflang: String? = nil, attributes: StaticString = ""
  ) -> [UInt8] {
    var out = ByteBuffer()
    out.write("<a href=\"")
    out.writeEscapedAddress(base.link(to: place))
    if let hreflang, hreflang != language {
      out.write("\" hreflang=\"")
      out.writeEscapedHTML(hreflang)
    }
    out.write("\"")
    out.write(attributes)
    out.write(">")
    out.write(html)
    out.write("</a>")
    return out.bytes
  }
}
