import AssentDiagnostics
import AssentManifest
import AssentRecord

/// What the author declares a change to be, held against what the texts show.
struct ReleaseDeclaration {
  let request: ReleaseRequest
  let key: String
  let version: Manifest.Version
  let assessment: ReleaseAssessment
  let summary: [Manifest.Locale: String]
  let reason: String
  /// What the ledger has for this version.
  let approval: ReleaseHistory.Approval?
  /// The source digests of the texts.
  let texts: [Manifest.Locale: Manifest.Digest]
  /// The text that binds, and where it states its version.
  let file: String
  let range: SourceRange?

  /// The class that is declared.
  ///
  /// - Throws: ``UsageError`` where none is, with what is computed.
  func changeClass(isFirst: Bool) throws(UsageError) -> Manifest.Change.Class {
    guard !isFirst else { return .initial }
    guard let declared = request.change else {
      throw UsageError("say what the change is: \(computed); \(advice)")
    }
    return declared == .editorial ? .editorial : .material
  }

  /// Why the texts do not let it be declared so.
  func refusals(of declared: Manifest.Change.Class) -> [Diagnostic] {
    switch declared {
    case .initial: return []
    case .material:
      guard summary.isEmpty else { return [] }
      return [
        finding(
          .materialWithoutSummary,
          "version '\(version)' is a material change, and has no summary",
          help: "say in a sentence what changed: --summary \"…\"; for another language: --summary "
            + "fr=\"…\"")
      ]
    case .editorial:
      switch assessment.changeClass {
      case .initial, .identical, .markup, .typography: return []
      case .linkTarget, .dateLine, .punctuation:
        guard reason.isEmpty else { return [] }
        return [
          finding(
            .editorialButWordsChanged,
            "version '\(version)' is called editorial without a reason, and \(computed)",
            help: "say why nobody needs to be asked again: --reason \"…\"")
        ]
      case .wording:
        guard !isApproved else { return [] }
        return [
          finding(
            .editorialButWordsChanged,
            "version '\(version)' is called editorial, and \(computed)",
            help: approval == nil
              ? "release it as material, or have it approved: --approve \"…\", or 'assent release "
                + "approve' before"
              : "the approval in the ledger is for other texts: approve these with --approve \"…\"")
        ]
      case .obligations:
        return [
          finding(
            .editorialButWordsChanged,
            "version '\(version)' is called editorial, and \(computed)",
            help: "release it as material: --change material --summary \"…\"")
        ]
      }
    }
  }

  /// Why the class is right although words changed, where it is said now.
  ///
  /// - Throws: ``UsageError`` where there is nothing to approve.
  func newApproval(for declared: Manifest.Change.Class) throws(UsageError) -> String? {
    guard let words = request.approval else { return nil }
    guard declared == .editorial, assessment.changeClass == .wording else {
      throw UsageError(
        "--approve is for an editorial change of wording; here the change is declared "
          + "\(declared.rawValue), and \(computed)")
    }
    return try ReleaseText.sentence(words, option: "--approve")
  }

  private var isApproved: Bool {
    request.approval?.isEmpty == false || approval?.texts == texts
  }

  /// `the class computed is 'obligations' (duty or right: 'shall' becomes 'may' (4.2); and 3 more)`
  private var computed: String {
    let shown = assessment.signals.prefix(3).joined(separator: "; ")
    let rest = assessment.signals.count - 3
    let signals = shown.isEmpty ? "" : " (\(shown)\(rest > 0 ? "; and \(rest) more" : ""))"
    return "the class computed is '\(assessment.changeClass.rawValue)'" + signals
  }

  private var advice: String {
    let material = "--change material --summary \"…\""
    switch assessment.changeClass {
    case .initial, .identical, .markup, .typography:
      return "pass --change editorial, or \(material) to ask everyone again"
    case .linkTarget, .dateLine, .punctuation:
      return "pass --change editorial --reason \"…\", or \(material)"
    case .wording:
      return "pass \(material), or --change editorial --approve \"…\" if it has been looked at"
    case .obligations: return "pass \(material)"
    }
  }

  private func finding(_ rule: RuleID, _ message: String, help: String) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: .error, message: message, file: file, range: range, help: help)
  }
}
