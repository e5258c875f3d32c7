#if canImport(SwiftUI)
  import AssentGate
  import AssentManifest
  import SwiftUI

  /// What is missing, Accept and Decline, for all of the page; printing and saving before both of them.
  struct AnswerView: View {
    let model: LicenseAcceptanceModel
    let shown: [ShownItem]

    var body: some View {
      VStack(spacing: 12) {
        if let notice = model.storeNotice {
          Label(notice, systemImage: "exclamationmark.triangle")
        }
        // A hint and a sign: nothing is told by color alone.
        if let missing = model.missingOnPage {
          Label(missing, systemImage: "arrow.down.circle")
            .font(.footnote).foregroundStyle(.secondary)
        }
        if shown.count == 1 { SignatureView(model: model, shown: shown[0]) }
        if let first = shown.first?.item, let presentation = first.presentation {
          HStack {
            if model.canPutOffPage {
              Button(first.words.text(.notNow)) { model.putOffPage() }
                .frame(minWidth: 44, minHeight: 44)
            } else {
              Button(presentation.declineLabel, role: .destructive) { model.declinePage() }
                .frame(minWidth: 44, minHeight: 44)
            }
            Spacer()
            ForEach(shown, id: \.index) { shown in
              if let plain = shown.item.printable {
                ShareLink(item: String(decoding: plain, as: UTF8.self)) {
                  Label(first.words.text(.save), systemImage: "square.and.arrow.up")
                }
                .frame(minWidth: 44, minHeight: 44)
              }
            }
            Button(presentation.acceptLabel) { model.acceptPage() }
              .buttonStyle(.borderedProminent)
              .frame(minWidth: 44, minHeight: 44)
              .disabled(!model.canAcceptPage)
              .accessibilityHint(Text(verbatim: model.missingOnPage ?? ""))
          }
        }
      }
      .padding()
    }
  }

  /// The statement of one document, with the name and the box that it asks for.
  struct SignatureView: View {
    let model: LicenseAcceptanceModel
    let shown: ShownItem
    @State private var name = ""

    private var item: GateSession.Item { shown.item }

    var body: some View {
      if let presentation = item.presentation {
        VStack(spacing: 12) {
          Text(verbatim: presentation.statement).font(.callout)
          if item.state.flags.contains(.needsName) {
            TextField(item.words.text(.typeYourName), text: $name)
              .textFieldStyle(.roundedBorder)
              .disabled(!item.state.canTick)
              .onChange(of: name) { _, name in model.sign(name, item: shown.index) }
          }
          if item.state.flags.contains(.needsTick) {
            Toggle(presentation.boxLabel, isOn: box)
              .frame(minHeight: 44)
              .disabled(!item.state.canTick)
              .accessibilityHint(Text(verbatim: missing))
          }
        }
        .padding(.horizontal)
      }
    }

    private var box: Binding<Bool> {
      Binding(get: { item.isTicked }, set: { model.setAgreed($0, item: shown.index) })
    }

    private var missing: String {
      item.missing.map { item.words.text($0) }.joined(separator: " ")
    }
  }
#endif
