import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

extension Configuration {
  /// What `assent.yml` says of the agreements whose paths match a pattern.
  package struct AgreementSettings: Sendable {
    package var pattern: PathPattern
    package var settings: GateSettings
  }

  /// How a gate asks for an agreement.
  ///
  /// - Parameters:
  ///   - stated: what its front matter says.
  ///   - path: of its text that binds, below the content folder.
  ///   - folder: of its product.
  package func gateSettings(
    stated: GateSettings, path: String, folder: String
  ) -> GateSettings {
    var result = stated.over(products[folder]?.gate ?? GateSettings()).over(gate)
    for entry in agreements where entry.pattern.matches(path) {
      result = entry.settings.over(result)
    }
    return result
  }

  /// What front matter says of the gate and is against the rest, or of no use.
  func gateFindings(of document: LegalDocument, original: LegalDocument?) -> [Diagnostic] {
    guard document.kind.isAgreement else { return [] }
    let metadata = document.metadata
    func finding(
      _ severity: Severity, _ message: String, _ setting: GateSetting?, _ help: String
    ) -> Diagnostic {
      Diagnostic(
        rule: .invalidFrontMatter, severity: severity, message: message,
        file: document.markup.source.path, range: setting.flatMap { metadata.gatePlaces[$0] },
        help: help)
    }
    if let original {
      let stated = original.metadata.gate
      guard metadata.gate.over(stated) != stated else { return [] }
      let first = metadata.gatePlaces.min {
        ($0.value.start.line, $0.value.start.column) < ($1.value.start.line, $1.value.start.column)
      }?.key
      return [
        finding(
          .warning,
          "a translation says how the gate asks, and only what the text that binds says counts",
          first, "move it to the front matter of '\(original.markup.source.path)'")
      ]
    }
    let settings = gateSettings(
      stated: metadata.gate, path: document.path, folder: productFolder(of: document.path))
    if let fault = settings.contradiction(of: document.kind) {
      return [finding(.error, fault.message, fault.setting, fault.help)]
    }
    if let weakness = settings.weakness {
      return [finding(.warning, weakness.message, weakness.setting, weakness.help)]
    }
    guard document.kind == .privacy, settings.asks == .agreement else { return [] }
    return [
      finding(
        .info, "a privacy policy asks for an agreement, and what it says holds without one", .asks,
        "ask that it was read with 'asks: acknowledgement', or for a consent with 'asks: consent'")
    ]
  }

  /// The folder of the product that a path belongs to; empty for the one of the whole site.
  private func productFolder(of path: String) -> String {
    products.keys.filter { path.hasPrefix($0 + "/") }.max { $0.utf8.count < $1.utf8.count } ?? ""
  }

  /// Findings for agreements that are to share a page with others, of which none stands beside them.
  ///
  /// - Parameter texts: those of all agreements; the originals count.
  func pagesAlone(among texts: [LocaleCheck.Text]) -> [Diagnostic] {
    let originals = texts.filter { !$0.listing.isTranslation }.map { text in
      let folder = productFolder(of: text.path)
      let settings = gateSettings(stated: text.gate, path: text.path, folder: folder)
      return (
        text: text, folder: folder, order: settings.order ?? 0,
        isTogether: settings.page == .together
      )
    }
    return Dictionary(grouping: originals, by: \.folder).sorted { $0.key < $1.key }
      .flatMap { _, own in
        let row = own.sorted { ($0.order, $0.text.key) < ($1.order, $1.text.key) }
        return row.indices.compactMap { index -> Diagnostic? in
          let beside = [index - 1, index + 1].filter(row.indices.contains)
          guard row[index].isTogether, !beside.contains(where: { row[$0].isTogether }) else {
            return nil
          }
          let text = row[index].text
          return Diagnostic(
            // What a pattern says of many is no mistake in one of them.
            rule: .invalidFrontMatter, severity: text.gate.page == nil ? .info : .warning,
            message: "page 'together' shares its page with nothing, as no agreement beside it in "
              + "the order has 'page: together'",
            file: text.file, range: text.pageRange,
            help: beside.isEmpty
              ? "remove it" : "add 'page: together' to '\(row[beside[0]].text.path)', or remove it")
        }
      }
  }
}
