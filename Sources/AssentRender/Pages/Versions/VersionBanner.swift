import AssentManifest

/// What the page of a version says of it before its text: whether it holds, since when, and what
/// holds in its place.
///
/// It speaks of moments and not of today, so that it stays true until the next build.
struct VersionBanner: Sendable {
  let history: AgreementHistory
  let text: FrameText

  private var labels: FrameLabels { text.labels }

  /// The banner of a draft that follows the last release.
  func draft() -> [UInt8] {
    section(
      "draft", lead: HTMLText.escaped(labels["statusDraft"]),
      sentences: [text.sentence("draftNote"), inForceNow()], reason: "", ways: [historyLink()])
  }

  func release(_ version: AgreementHistory.Version) -> [UInt8] {
    var sentences = sentences(version)
    var lead = HTMLText.escaped(labels[Self.label(of: version.status)])
    switch version.status {
    // Their first sentence says the word.
    case .current: lead = sentences.removeFirst()
    case .withdrawn where version.withdrawn != nil: lead = sentences.removeFirst()
    case .withdrawn, .upcoming, .superseded: break
    }
    return section(
      version.status.rawValue, lead: lead, sentences: sentences,
      reason: version.status == .withdrawn ? version.withdrawalReason : version.supersessionReason,
      ways: ways(version))
  }

  /// The name of the word for a status.
  static func label(of status: Manifest.Release.Status) -> String {
    switch status {
    case .current: "statusCurrent"
    case .upcoming: "statusUpcoming"
    case .superseded: "statusSuperseded"
    case .withdrawn: "statusWithdrawn"
    }
  }

  private func sentences(_ version: AgreementHistory.Version) -> [[UInt8]] {
    switch version.status {
    case .current:
      var sentences = [
        text.sentence("inForceSince", text.time(version.inForceSince(history.asOf)))
      ]
      sentences += text.past(version, at: history.asOf)
      if let next = version.successor, let until = version.period(at: history.asOf)?.until {
        sentences.append(text.sentence("replacedFrom", link(next), text.time(until)))
      }
      return sentences + grace(version)
    case .upcoming:
      var sentences = [text.sentence("takesEffect", text.time(version.start))]
      if let current = history.inForce(until: version) {
        sentences.append(text.sentence("untilThen", link(current.version)))
      }
      return sentences + grace(version)
    case .superseded:
      var sentences = text.past(version, at: history.asOf)
      if let next = version.successor { sentences.append(text.sentence("replacedIt", link(next))) }
      if version.successor == nil || version.successor != history.inForce?.version {
        sentences.append(inForceNow())
      }
      return sentences
    case .withdrawn:
      return (version.withdrawn.map { [text.sentence("withdrawnOn", text.time($0))] } ?? [])
        + text.past(version, at: history.asOf) + [inForceNow()]
    }
  }

  /// Until when those who accepted an earlier version may do without this one; nothing where no
  /// such time is left.
  private func grace(_ version: AgreementHistory.Version) -> [[UInt8]] {
    guard let end = version.graceEnd, version.declared == .material,
      history.asOf.map({ $0 < end.timestamp }) ?? true
    else { return [] }
    return [text.sentence("graceUntil", text.time(end))]
  }

  private func inForceNow() -> [UInt8] {
    guard let current = history.inForce else { return text.sentence("noneInForce") }
    return text.sentence("nowInForce", link(current.version))
  }

  private func link(_ version: Manifest.Version) -> FrameText.Piece {
    let place = history[version].flatMap { history.page(of: $0, for: text.language)?.value }
    return text.version(version, at: place)
  }

  /// The ways to what changed.
  private func ways(_ version: AgreementHistory.Version) -> [[UInt8]] {
    var ways: [[UInt8]] = []
    if let since = history.formerVersion(of: version, for: text.language) {
      ways += redline(from: since, to: version, label: "changesFrom", naming: since.version)
    }
    let later = (history.inForce.map { [$0] } ?? []) + history.upcoming
    for next in later where next.version != version.version {
      ways += redline(from: version, to: next, label: "changesTo", naming: next.version)
    }
    return ways + [historyLink()]
  }

  private func redline(
    from old: AgreementHistory.Version, to new: AgreementHistory.Version, label: String,
    naming version: Manifest.Version
  ) -> [[UInt8]] {
    guard let page = history.redline(from: old.version, to: new, for: text.language) else {
      return []
    }
    let name = text.sentence(label, FrameText.Piece(html: text.isolated(version.text)))
    return [text.link(to: page.value, name, hreflang: page.locale.text)]
  }

  private func historyLink() -> [UInt8] {
    guard let page = history.historyPage(for: text.language) else { return [] }
    return text.link(to: page, HTMLText.escaped(labels["history"]))
  }

  private func section(
    _ status: String, lead: [UInt8], sentences: [[UInt8]], reason: String, ways: [[UInt8]]
  ) -> [UInt8] {
    var out = ByteBuffer()
    out.write("<section class=\"status ")
    out.writeEscapedHTML(status)
    out.write("\" aria-label=\"")
    out.writeEscapedHTML(labels["status"])
    out.write("\">\n<p><strong>")
    out.write(lead)
    out.write("</strong>")
    for sentence in sentences {
      out.append(UInt8(ascii: " "))
      out.write(sentence)
    }
    out.write("</p>\n")
    if !reason.isEmpty {
      out.write("<p><b>")
      out.writeEscapedHTML(labels["reason"])
      out.write("</b> <bdi>")
      out.writeEscapedHTML(reason)
      out.write("</bdi></p>\n")
    }
    let ways = ways.filter { !$0.isEmpty }
    if !ways.isEmpty {
      out.write("<p class=\"ways\">")
      for (index, way) in ways.enumerated() {
        if index > 0 { out.append(UInt8(ascii: " ")) }
        out.write(way)
      }
      out.write("</p>\n")
    }
    out.write("</section>")
    return out.bytes
  }
}
