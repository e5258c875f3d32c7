#if canImport(SwiftUI)
  import AssentGate
  import AssentManifest
  import SwiftUI

  /// For the settings of an app: each text, when it was accepted, and the way back from a consent.
  public struct LicenseSettingsSection: View {
    private let model: LicenseAcceptanceModel

    /// - Parameter model: that of the gate of the app.
    public init(model: LicenseAcceptanceModel) { self.model = model }

    /// What is on the screen.
    public var body: some View {
      ForEach(Array(model.accepted.enumerated()), id: \.offset) { _, accepted in
        Section(accepted.title) {
          NavigationLink(accepted.words.text(.showText)) {
            LicenseFullTextView(model: model, item: accepted.item)
          }
          Text(verbatim: accepted.sentence)
          if accepted.isConsent {
            Button(accepted.words.text(.withdraw), role: .destructive) {
              model.withdraw(item: accepted.item)
            }
          }
        }
      }
    }
  }

  /// A text that was accepted, verified anew.
  struct LicenseFullTextView: View {
    let model: LicenseAcceptanceModel
    let item: Int

    var body: some View {
      ScrollView {
        if let items = model.session?.items, items.indices.contains(item) {
          PassagesView(item: items[item])
        }
      }
      .task { model.loadText(item: item) }
    }
  }
#endif
