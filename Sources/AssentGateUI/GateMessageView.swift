#if canImport(SwiftUI)
  import AssentGate
  import AssentManifest
  import SwiftUI

  /// Why nothing can be shown or accepted, with what can be done.
  struct GateMessageView: View {
    let model: LicenseAcceptanceModel
    let sign: String

    var body: some View {
      ContentUnavailableView {
        Label(model.message ?? "", systemImage: sign)
      } actions: {
        // Nobody is left before a page without a way on.
        switch model.phase {
        case .unavailable:
          Button(model.labels.text(.retry)) { model.retry() }.frame(minHeight: 44)
        case .exited:
          Button(model.labels.text(.reviewAgain)) { model.retry() }.frame(minHeight: 44)
        default: EmptyView()
        }
      }
    }
  }

  /// How old the person is; no answer is marked as the one that helps.
  struct AgeQuestionView: View {
    let model: LicenseAcceptanceModel

    var body: some View {
      VStack(spacing: 16) {
        Text(verbatim: model.labels.text(.ageQuestion)).font(.title3)
        ForEach(Array(model.ageChoices.enumerated()), id: \.offset) { _, choice in
          Button(choice.label) { model.answerAge(choice.bracket) }
            .buttonStyle(.bordered).frame(minHeight: 44)
        }
      }
      .padding()
    }
  }

  /// What a guardian is asked.
  struct GuardianView: View {
    let model: LicenseAcceptanceModel

    var body: some View {
      if let item = model.current, let presentation = item.guardianPresentation {
        VStack(spacing: 16) {
          Text(verbatim: item.words.text(.guardianNeeded, item.decision.title)).font(.headline)
          LeadView(item: item)
          if let changes = item.changes {
            ScrollView { WhatChangedView(changes: changes, words: item.words) }
              .frame(maxHeight: 280)
          }
          LicenseTextView(model: model, item: item)
          Text(verbatim: presentation.statement)
          Toggle(
            presentation.boxLabel,
            isOn: Binding(get: { item.isGuardianTicked }, set: { model.hasAgreed = $0 })
          )
          .frame(minHeight: 44)
          .disabled(!item.canGuardianTick)
          HStack {
            Button(presentation.declineLabel, role: .destructive) { model.answerAsGuardian(false) }
              .frame(minHeight: 44)
            Spacer()
            Button(presentation.acceptLabel) { model.answerAsGuardian(true) }
              .buttonStyle(.borderedProminent).frame(minHeight: 44)
              .disabled(!item.missing.isEmpty)
          }
        }
        .padding()
      }
    }
  }

  /// What is told without closing the gate: days that are left, an answer that was not stored.
  struct GateNoticeView: View {
    let model: LicenseAcceptanceModel

    var body: some View {
      VStack(alignment: .leading) {
        ForEach(model.sentences, id: \.self) { Text(verbatim: $0).font(.footnote) }
        ForEach(model.inGrace, id: \.self) { item in
          Button(model.labels.text(.showText)) { model.open(item: item) }.frame(minHeight: 44)
        }
      }
      .padding(.horizontal)
    }
  }
#endif
