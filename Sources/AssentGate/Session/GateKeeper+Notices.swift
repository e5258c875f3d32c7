import AssentManifest

/// What a person was told and not asked: noted once, however often the app starts.
extension GateKeeper {
  /// Notes that a person heard of versions to come (``GateSession/news(_:)``): once for each version.
  public func noteNews(of session: GateSession, for person: Person) {
    var texts: [AcceptanceEvent.Text] = []
    for item in session.items where item.state.phase.isOpen {
      var next = item.decision
      next.release = item.decision.upcoming
      let locales = next.release?.locales.keys.sorted() ?? []
      next.locale = locales.first { $0 == item.decision.locale } ?? locales.first
      if let text = next.text(for: person) { texts.append(text) }
    }
    guard !texts.isEmpty else { return }
    let noted = notices
    let new = texts.filter { text in !noted.contains { $0.isNotice(of: text) } }
    // Nobody is kept out because a note could not be kept.
    try? append(new.map { AcceptanceEvent(at: clock(), action: .notified($0, until: nil)) })
  }

  /// Whether a person was told today that an older acceptance of a text counts for some days more.
  func hasNotedGrace(of text: AcceptanceEvent.Text, at now: Manifest.Timestamp) -> Bool {
    notices.contains { $0.isNotice(of: text, isGrace: true) && $0.at.day == now.day }
  }

  /// The notices in the log; none where the store shows no lines.
  private var notices: [AcceptanceEvent] {
    (try? store.log()).map(AcceptanceLine.notices) ?? []
  }
}

extension AcceptanceEvent {
  fileprivate func isNotice(of text: Text, isGrace: Bool = false) -> Bool {
    guard case .notified(let other, let until) = action else { return false }
    return other.document == text.document && other.version == text.version
      && other.subject == text.subject && (until != nil) == isGrace
  }
}

extension AcceptanceLine {
  /// The notices of a log, without reading the other lines: an app asks for them at each start.
  ///
  /// Only whether a person hears something again rests on them, so the chain is not checked.
  static func notices(in log: [UInt8]) -> [AcceptanceEvent] {
    let mark = Array(#""event":"notified""#.utf8)
    return log.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.firstRange(of: mark) != nil else { return nil }
      let bytes = Array(line)
      guard let object = CanonicalObject(bytes, in: 0..<bytes.count) else { return nil }
      return (try? AcceptanceEvent(reading: AcceptanceFields(object))) ?? nil
    }
  }
}
