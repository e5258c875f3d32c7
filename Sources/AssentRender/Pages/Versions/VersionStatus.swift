import AssentLicense
import AssentManifest

/// What plain text and JSON say of a version that is not in force; the words are those of the banner
/// of its page.
package struct VersionStatus: Hashable, Sendable {
  /// `draft`, `upcoming`, `superseded` or `withdrawn`.
  package var name: String
  /// The same as a word for people.
  package var word: String
  /// What holds in its place, and since or from when.
  package var note: String

  /// - Returns: `nil` for the version in force, of which there is nothing to say that lasts.
  package init?(
    of version: Manifest.Version, form: VersionFrame.Form, in history: AgreementHistory,
    language: String
  ) {
    let labels = FrameLabels.labels(for: language)
    func time(_ moment: Manifest.Moment) -> String {
      MomentText.text(moment, labels: labels, language: language)
    }
    let inForce = history.inForce.map { labels.text("nowInForce", $0.version.text) }
    var sentences: [String] = []
    if form == .draft {
      (name, word) = ("draft", labels["statusDraft"])
      sentences = [labels["draftNote"], inForce ?? labels["noneInForce"]]
    } else {
      guard let entry = history[version], entry.status != .current else { return nil }
      name = entry.status.rawValue
      word = labels[VersionBanner.label(of: entry.status)]
      switch entry.status {
      case .current: return nil
      case .upcoming:
        sentences.append(labels.text("takesEffect", time(entry.start)))
        if let current = history.inForce(until: entry) {
          sentences.append(labels.text("untilThen", current.version.text))
        }
      case .superseded:
        if !entry.held { sentences.append(labels["neverInForce"]) }
        if let next = entry.successor { sentences.append(labels.text("replacedIt", next.text)) }
        if entry.successor == nil || entry.successor != history.inForce?.version {
          sentences.append(inForce ?? labels["noneInForce"])
        }
      case .withdrawn:
        if let day = entry.withdrawn {
          sentences.append(labels.text("withdrawnOn", DateText.text(day, language: language)))
        }
        sentences.append(inForce ?? labels["noneInForce"])
      }
    }
    note = sentences.joined(separator: " ")
  }
}
