import AssentManifest

/// What the index says of the versions of an agreement.
package struct IndexVersions: Sendable {
  private let history: AgreementHistory
  private let text: FrameText

  /// - Parameter language: of the index.
  package init(_ history: AgreementHistory, language: String, base: LinkBase) {
    self.history = history
    text = FrameText(language: language, base: base)
  }

  package func set(_ context: inout PageContext) {
    if let status = history.inForce?.status ?? history.versions.last?.status {
      context.set(.status, status.rawValue)
      context.set(.statusText, text.labels[VersionBanner.label(of: status)])
    }
    guard history.isReleased else { return }
    if let page = history.historyPage(for: text.language) {
      context.set(.historyPath, text.base.link(to: page))
    }
    if let page = history.auditPage(for: text.language) {
      context.set(.auditPath, text.base.link(to: page))
    }
    var sentences: [[UInt8]] = history.inForce == nil ? [text.sentence("noneInForce")] : []
    for next in history.upcoming {
      let page = history.page(of: next, for: text.language)
      sentences.append(
        text.sentence(
          "upcomingVersion", text.version(next.version, at: page?.value), text.time(next.start))
      )
    }
    if !sentences.isEmpty { context[.statusNote] = Array(sentences.joined(separator: [0x20])) }
  }
}
