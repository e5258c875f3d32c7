import AssentGate
import AssentManifest

/// What a screen without a text says, and what can be answered.
struct FaceDialog {
  var title = ""
  var paragraphs: [String] = []
  var buttons: [(FaceButton, String)] = []

  init(_ face: GateFace, words: GateWords) {
    let product = face.keeper?.content.manifest.manifest.product.name
    title = product ?? "assent gate"
    switch face.view {
    case .text, .guardian, .done, .left: break
    case .declining(let index):
      let item = face.session?.items[index]
      paragraphs = [words.text(.declineQuestion, Self.title(of: item))]
      buttons = [(.reviewAgain, words.text(.reviewAgain)), (.exit, words.text(.exit))]
    case .age:
      paragraphs = [words.text(.ageQuestion), words.text(.ageUse)]
      buttons = [(.exit, words.text(.exit))]
    case .tooYoung(let index):
      if let item = face.session?.items[index] {
        paragraphs = [item.sentence]
      }
      buttons = [(.exit, words.text(.exit))]
    case .news(let sentences):
      paragraphs = sentences
      buttons = [(.goOn, words.text(.goOn))]
    case .unavailable(let reason, let detail):
      paragraphs = [words.text(.unavailable), reason, detail].filter { !$0.isEmpty }
      if let session = face.session, let failed = session.items.first(where: { $0.failure != nil })
      {
        paragraphs[0] = words.text(.unavailable) + " (" + Self.title(of: failed) + ")"
      }
      buttons = [(.retry, words.text(.retry)), (.exit, words.text(.exit))]
    case .grace(let index):
      if let item = face.session?.items[index] {
        paragraphs = [item.sentence]
      }
      buttons = [(.notNow, words.text(.notNow)), (.readNow, words.text(.showText))]
    case .unsaved(let index):
      paragraphs = [words.text(.notStoredAskedAgain)]
      if let error = face.session?.items[index].storeError { paragraphs.append(error.description) }
      buttons = [(.goOn, words.text(.goOn))]
    case .help:
      paragraphs = words.text(.keysAtLength).split(separator: ";").map {
        $0.drop { $0 == " " }.description
      }
      buttons = [(.back, words.text(.back))]
    }
  }

  private static func title(of item: GateSession.Item?) -> String {
    item.map { $0.text?.entry.title ?? $0.decision.document.title } ?? ""
  }
}
