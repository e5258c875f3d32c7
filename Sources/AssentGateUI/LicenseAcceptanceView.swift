#if canImport(SwiftUI)
  import AssentGate
  import AssentManifest
  import SwiftUI

  /// The texts of a page, what changed in them, the boxes and the buttons.
  public struct LicenseAcceptanceView: View {
    private let model: LicenseAcceptanceModel

    /// - Parameter model: shared with the ``LicenseGateView`` around it.
    public init(model: LicenseAcceptanceModel) { self.model = model }

    /// What is on the screen.
    public var body: some View {
      if let first = shown.first {
        VStack(spacing: 0) {
          PageTextView(model: model, shown: shown)
          ForEach(shown, id: \.index) { ReadingProgressView(item: $0.item) }
          AnswerView(model: model, shown: shown)
        }
        .environment(
          \.layoutDirection, first.item.words.isRightToLeft ? .rightToLeft : .leftToRight
        )
        .alert(question, isPresented: .constant(model.decliningItem != nil)) {
          Button(first.item.words.text(.reviewAgain), role: .cancel) {
            model.reviewAgain(item: model.decliningItem)
          }
          Button(first.item.words.text(.exit), role: .destructive) {
            model.exit(item: model.decliningItem)
          }
        }
        #if os(iOS) || os(visionOS)
          .interactiveDismissDisabled()
        #endif
      }
    }

    /// While the person is asked whether to decline, the texts stay where they are.
    private var shown: [ShownItem] {
      guard let items = model.session?.items else { return [] }
      return model.currentPage.filter { !items[$0].isSettled }
        .map { ShownItem(index: $0, item: items[$0]) }
    }

    private var question: String {
      guard let index = model.decliningItem, let item = model.session?.items[index] else {
        return ""
      }
      return item.words.text(.declineQuestion, item.decision.document.title)
    }
  }

  /// A document of the page, with its number among the items of the session.
  struct ShownItem {
    let index: Int
    let item: GateSession.Item
  }

  /// The texts of a page in one scroll view; each says how far it is scrolled.
  struct PageTextView: View {
    let model: LicenseAcceptanceModel
    let shown: [ShownItem]
    @State private var viewport = 0.0

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(shown, id: \.index) { shown in
            GateHeaderView(item: shown.item)
            LeadView(item: shown.item)
            if let changes = shown.item.changes {
              ChangesView(changes: changes, words: shown.item.words)
            }
            LicenseTextView(model: model, shown: shown, viewport: viewport)
            // Where there are several, each has its box below it, as on paper.
            if self.shown.count > 1 { SignatureView(model: model, shown: shown) }
          }
        }
      }
      .coordinateSpace(.named(LicenseTextView.space))
      // Another text begins at its beginning.
      .id(shown.map(\.item.shownID))
      .onGeometryChange(for: Double.self) {
        Double($0.size.height)
      } action: {
        viewport = $0
      }
    }
  }

  /// Why the person is asked again, and what the text says of itself.
  struct LeadView: View {
    let item: GateSession.Item

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        ForEach(Array(item.above.enumerated()), id: \.offset) { Text(verbatim: $1) }
      }
      .font(.callout).frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal)
    }
  }

  /// What changed since the version that was accepted, open at first.
  struct ChangesView: View {
    let changes: WhatChanged
    let words: GateWords
    @State private var isShown = true

    var body: some View {
      DisclosureGroup(
        words.text(.whatChanged, changes.since.version.text), isExpanded: $isShown
      ) {
        WhatChangedView(changes: changes, words: words)
      }
      .padding(.horizontal)
    }
  }

  /// Title, version, and from when it binds.
  struct GateHeaderView: View {
    let item: GateSession.Item

    var body: some View {
      VStack(spacing: 4) {
        Image(systemName: "doc.text.fill").font(.largeTitle).accessibilityHidden(true)
        Text(verbatim: item.text?.entry.title ?? item.decision.document.title)
          .font(.title2).bold().accessibilityAddTraits(.isHeader)
        if let release = item.decision.release {
          Text(verbatim: "\(release.version) · \(release.effective)")
            .font(.subheadline).foregroundStyle(.secondary)
        }
      }
      .padding()
    }
  }

  /// How far a text was read; it never goes back.
  struct ReadingProgressView: View {
    let item: GateSession.Item

    var body: some View {
      ProgressView(value: Double(item.progress.perMille) / 1000)
        .accessibilityLabel(
          Text(verbatim: item.words.text(.progress, String(item.progress.perMille / 10))))
    }
  }

  /// One text, which says where it stands in the scroll view.
  struct LicenseTextView: View {
    static let space = "assent-page"

    let model: LicenseAcceptanceModel
    let shown: ShownItem
    let viewport: Double
    @State private var top = 0.0
    @State private var height = 0.0
    @State private var heights: [Int: Double] = [:]

    var body: some View {
      VStack(spacing: 0) {
        PassagesView(item: shown.item) { heights[$0] = $1 }
        // A screen reader that gets here has been through the text.
        Color.clear.frame(height: 1)
          .accessibilityElement()
          .accessibilityLabel(Text(verbatim: shown.item.words.text(.endOfText)))
          .onAccessibilityFocus { model.reachEnd(item: shown.index) }
      }
      .onGeometryChange(for: [Double].self) { text in
        let frame = text.frame(in: .named(Self.space))
        return [Double(frame.minY), Double(frame.height)]
      } action: { sizes in
        (top, height) = (sizes[0], sizes[1])
        see()
      }
      .onChange(of: viewport) { see() }
      .accessibilityLabel(Text(verbatim: shown.item.decision.document.title))
    }

    private func see() {
      let passages = shown.item.passages
      let blocks = passages.compactMap { heights[$0.id] }
      model.see(
        top: top, height: height, viewport: viewport,
        blocks: blocks.count == passages.count ? blocks : [], item: shown.index)
    }
  }

  extension View {
    /// Calls `action` when a screen reader comes to the view.
    func onAccessibilityFocus(_ action: @escaping () -> Void) -> some View {
      modifier(AccessibilityFocus(action: action))
    }
  }

  private struct AccessibilityFocus: ViewModifier {
    let action: () -> Void
    @AccessibilityFocusState private var isFocused: Bool

    func body(content: Content) -> some View {
      content
        .accessibilityFocused($isFocused)
        .onChange(of: isFocused) { _, isFocused in if isFocused { action() } }
    }
  }

  extension GateSession.Item {
    var passages: [TextPassage] { text.map { TextPassage.passages(of: $0.json) } ?? [] }
  }

  /// The passages of a text.
  struct PassagesView: View {
    let item: GateSession.Item
    /// Is told how high a passage is with the space below it, by its ``TextPassage/id``.
    var measured: (Int, Double) -> Void = { _, _ in }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(item.passages) { passage in
          PassageView(passage: passage)
            .padding(.bottom, 12)
            .onGeometryChange(for: Double.self) {
              Double($0.size.height)
            } action: {
              measured(passage.id, $0)
            }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal)
      .textSelection(.enabled)
    }
  }

  struct PassageView: View {
    let passage: TextPassage

    var body: some View {
      words.padding(.leading, CGFloat(min(passage.depth, 6)) * 16)
    }

    @ViewBuilder private var words: some View {
      switch passage.form {
      case .heading(let level):
        Text(verbatim: passage.text).font(level == 1 ? .title2 : .headline)
          .accessibilityAddTraits(.isHeader)
      case .paragraph: Text(verbatim: passage.text)
      case .item(let marker):
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: marker)
          Text(verbatim: passage.text)
        }
      case .row(let isHeader): Text(verbatim: passage.text).fontWeight(isHeader ? .bold : .regular)
      case .code:
        ScrollView(.horizontal) { Text(verbatim: passage.text).monospaced() }
      case .rule: Divider()
      }
    }
  }
#endif
