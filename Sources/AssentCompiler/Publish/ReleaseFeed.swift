import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRender
import Crypto

/// The feed of a product: an entry for each release of its agreements (Atom, RFC 4287).
///
/// Without an address of the site all links are relative to the feed, which the standard allows.
/// What identifies feed and entries is made of what never changes, so that readers who have seen a
/// release are not told of it again when the site moves.
struct ReleaseFeed: Sendable {
  /// Of the product.
  var id: String
  var product: String
  var publisher: String
  var contact: ContactAddress?
  /// Of dates and labels.
  var language: String
  /// The place of the feed below the output folder.
  var place: String
  var histories: [AgreementHistory]
  /// The absolute address of a place; `nil` where the site has none.
  var address: @Sendable (String) -> String?

  /// The entries that a feed has at most, the newest.
  static let mostEntries = 100

  private struct Entry {
    var history: AgreementHistory
    var version: AgreementHistory.Version
    /// The day of the release, of its withdrawal, or on which another took its place.
    var day: Manifest.Day
  }

  /// The whole file.
  var bytes: [UInt8] {
    let base = LinkBase(page: place, address: address)
    let entries = entries
    let labels = FrameLabels.labels(for: language)
    var out = XMLText()
    out.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    out.raw("<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"")
    out.text(language)
    out.raw("\">\n")
    out.element("id", Self.identifier(origin))
    out.element("title", labels.text("versionsOf", product))
    out.element("updated", Self.time(entries.first?.day))
    out.raw("<author>")
    out.element("name", publisher.isEmpty ? product : publisher)
    if let contact, contact.description.hasPrefix("mailto:"), !contact.text.contains("?") {
      out.element("email", contact.text)
    }
    out.raw("</author>\n")
    if let own = address(place) { out.link("self", type: "application/atom+xml", to: own) }
    out.link("alternate", type: "text/html", to: base.canonical("index.html"))
    for entry in entries { write(entry, base, labels, to: &out) }
    out.raw("</feed>\n")
    return out.bytes
  }

  /// The newest first.
  private var entries: [Entry] {
    var entries: [Entry] = []
    for history in histories {
      for version in history.versions {
        let day = [version.published, version.withdrawn, version.superseded].compactMap(\.self)
          .max()
        guard let day else { continue }
        entries.append(Entry(history: history, version: version, day: day))
      }
    }
    // Of one day the later release first: the lists are oldest first, and the order is kept.
    return Array(
      entries.enumerated().sorted {
        $0.element.day != $1.element.day
          ? $0.element.day > $1.element.day : $0.offset > $1.offset
      }.map(\.element).prefix(Self.mostEntries))
  }

  private func write(
    _ entry: Entry, _ base: LinkBase, _ labels: FrameLabels, to out: inout XMLText
  ) {
    let (history, version) = (entry.history, entry.version)
    let withdrawn = version.withdrawn == nil ? "" : " (\(labels["statusWithdrawn"]))"
    out.raw("<entry>\n")
    out.element("id", Self.identifier(origin(of: history) + "\n" + version.version.text))
    out.element("title", "\(history.title) \(version.version)\(withdrawn)")
    out.element("published", Self.time(version.published))
    out.element("updated", Self.time(entry.day))
    // The text that binds first: many readers of feeds follow the first link.
    let binding = history.authoritative
    let pages = version.pages.sorted {
      ($0.key == binding ? 0 : 1, $0.key) < ($1.key == binding ? 0 : 1, $1.key)
    }
    for (locale, page) in pages {
      out.link(
        "alternate", type: "text/html", to: base.canonical(page), language: locale.text)
    }
    if let index = history.index(of: version.version), index > 0,
      let redline = version.redlines[history.versions[index - 1].version],
      let page = history.best(of: redline, for: language)
    {
      out.link(
        "related", type: "text/html", to: base.canonical(page.value), language: page.locale.text,
        title: labels.text("changesFrom", history.versions[index - 1].version.text))
    }
    out.element("summary", summary(of: entry, labels))
    out.raw("</entry>\n")
  }

  /// What it brings and from when, in one paragraph; of a version that was withdrawn that, and what
  /// holds in its place.
  private func summary(of entry: Entry, _ labels: FrameLabels) -> String {
    let version = entry.version
    var sentences: [String] = []
    if let day = version.withdrawn {
      sentences.append(labels.text("withdrawnOn", DateText.text(day, language: language)))
      if version.neverTookEffect { sentences.append(labels["neverInForce"]) }
      sentences.append(
        entry.history.inForce.map { labels.text("nowInForce", $0.version.text) }
          ?? labels["noneInForce"])
      let reason = version.withdrawalReason
      if !reason.isEmpty { sentences.append("\(labels["reason"]): \(reason)") }
      return sentences.joined(separator: " ")
    }
    if version.status == .superseded || version.status == .withdrawn, !version.held {
      sentences.append(labels["neverInForce"])
      sentences.append(version.supersessionReason)
    } else {
      sentences.append(
        labels.text(
          "takesEffect", MomentText.text(version.start, labels: labels, language: language)))
    }
    sentences.append(entry.history.best(of: version.summary, for: language)?.value ?? "")
    switch version.declared {
    case .initial: break
    case _ where !version.held: break
    case .editorial: sentences.append(labels["editorialNote"])
    case .material: sentences.append(labels["materialNote"])
    }
    return sentences.filter { !$0.isEmpty }.joined(separator: " ")
  }

  // MARK: Identity

  /// What tells this product from all others: its id, and the words of its first release.
  private var origin: String {
    let first = histories.filter { !$0.versions.isEmpty }
      .min { (Self.start(of: $0), $0.id) < (Self.start(of: $1), $1.id) }
    return id + "\n" + (first.map(origin(of:)) ?? "")
  }

  private static func start(of history: AgreementHistory) -> String {
    history.versions.first?.published.description ?? ""
  }

  /// What tells an agreement from all others: the words of its first release never change.
  private func origin(of history: AgreementHistory) -> String {
    let words = history.versions.first?.textDigests[history.authoritative] ?? ""
    return id + "\n" + history.id + "\n" + words
  }

  /// A name-based UUID of SHA-256 (RFC 9562, version 8) as a URN.
  private static func identifier(_ name: String) -> String {
    var bytes = Array(SHA256.hash(data: Array("assent-feed/1\n\(name)".utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    var text = "urn:uuid:"
    for (index, byte) in bytes.enumerated() {
      if [4, 6, 8, 10].contains(index) { text += "-" }
      let digits = String(byte, radix: 16)
      text += digits.utf8.count < 2 ? "0" + digits : digits
    }
    return text
  }

  /// 00:00 UTC of a day.
  private static func time(_ day: Manifest.Day?) -> String {
    (day.map { Manifest.Timestamp(startOf: $0) } ?? .epoch).description
  }
}

/// Elements of XML 1.0 with text in them.
private struct XMLText {
  private(set) var bytes: [UInt8] = []

  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes += $0 }
  }

  mutating func element(_ name: StaticString, _ value: String) {
    raw("<")
    raw(name)
    raw(">")
    text(value)
    raw("</")
    raw(name)
    raw(">\n")
  }

  mutating func link(
    _ relation: StaticString, type: StaticString, to address: String, language: String? = nil,
    title: String? = nil
  ) {
    raw("<link rel=\"")
    raw(relation)
    raw("\" type=\"")
    raw(type)
    if let language {
      raw("\" hreflang=\"")
      text(language)
    }
    if let title {
      raw("\" title=\"")
      text(title)
    }
    raw("\" href=\"")
    text(address)
    raw("\"/>\n")
  }

  /// Text, with U+FFFD for what XML 1.0 has no place for (section 2.2).
  mutating func text(_ value: String) {
    var clean = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: clean.append(" ")
      case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: clean.append("\u{FFFD}")
      default: clean.append(scalar)
      }
    }
    bytes += HTMLText.escaped(String(clean))
  }
}
