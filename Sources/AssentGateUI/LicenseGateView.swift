#if canImport(SwiftUI)
  import AssentGate
  import AssentManifest
  import SwiftUI

  /// Shows an app once what it asks for is accepted, and until then the screens that ask.
  ///
  /// ```swift
  /// LicenseGateView(model: model) { ContentView() }
  /// ```
  public struct LicenseGateView<Content: View>: View {
    private let model: LicenseAcceptanceModel
    private let onExit: () -> Void
    private let content: () -> Content
    @Environment(\.scenePhase) private var scenePhase

    /// - Parameters:
    ///   - onExit: called when the person leaves; where nothing is done, a page stands there that says so.
    ///   - content: what is behind the gate.
    public init(
      model: LicenseAcceptanceModel, onExit: @escaping () -> Void = {},
      @ViewBuilder content: @escaping () -> Content
    ) {
      self.model = model
      self.onExit = onExit
      self.content = content
    }

    /// What is on the screen.
    public var body: some View {
      Group {
        if model.session == nil {
          ProgressView()
        } else if model.needsLicenseAcceptance {
          GatePageView(model: model)
        } else {
          content()
            .safeAreaInset(edge: .top) { GateNoticeView(model: model) }
        }
      }
      .task { await model.start() }
      .onChange(of: scenePhase) { _, phase in
        // Time passes while an app is in the background: a grace period ends, a version takes effect.
        if phase == .active { Task { await model.start() } }
      }
      .onChange(of: model.isExited) { _, isExited in if isExited { onExit() } }
    }
  }

  /// The screen for where the person stands.
  struct GatePageView: View {
    let model: LicenseAcceptanceModel

    var body: some View {
      switch model.phase {
      case .checking: ProgressView()
      case .unavailable: GateMessageView(model: model, sign: "exclamationmark.triangle")
      case .underAge, .exited: GateMessageView(model: model, sign: "hand.raised")
      case .askingAge: AgeQuestionView(model: model)
      case .awaitingGuardian: GuardianView(model: model)
      case .reading, .readyToAgree, .agreed, .storing, .declining, .notNeeded, .accepted,
        .acceptedUnsaved,
        .grace, .declined:
        LicenseAcceptanceView(model: model)
      }
    }
  }
#endif
