import AssentManifest

/// What a change is called in words that need no explanation.
enum ChangeText {
  /// The name of the word for what the author declares.
  static func label(of declared: Manifest.Change.Class) -> String {
    switch declared {
    case .initial: "initial"
    case .editorial: "editorial"
    case .material: "material"
    }
  }

  /// The name of the words for what the comparison of the texts shows; `nil` where there was none.
  static func label(of computed: Manifest.ChangeClass) -> String? {
    switch computed {
    case .initial: nil
    case .identical: "changeIdentical"
    case .markup: "changeMarkup"
    case .typography: "changeTypography"
    case .linkTarget: "changeLinkTarget"
    case .dateLine: "changeDateLine"
    case .punctuation: "changePunctuation"
    case .wording: "changeWording"
    case .obligations: "changeObligations"
    }
  }
}
