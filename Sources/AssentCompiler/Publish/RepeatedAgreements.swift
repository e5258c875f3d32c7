import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRecord

/// Agreements that have the same words, so that people are asked for one text twice.
struct RepeatedAgreements {
  /// A text that a gate asks for.
  struct Text: Sendable {
    /// Below the content folder.
    var path: String
    /// As findings name it.
    var file: String
    /// Of its words.
    var digest: Manifest.Digest
    var isReleased: Bool
    /// What it says of how a gate asks.
    var gate: GateSettings
    /// The command by which it is asked for no more.
    var withdrawal: String

    /// The folder of its product: each folder with an agreement is one.
    var product: String { Placement.folder(of: path) }
  }

  let configuration: Configuration

  /// A warning for each agreement that repeats another one which the same people are asked for; a remark
  /// where it is that of a product which nobody named, as the folder of a copy makes one.
  func findings(in texts: [Text]) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for group in Dictionary(grouping: texts, by: \.digest).values where group.count > 1 {
      let texts = group.sorted(by: staysBefore)
      for (index, text) in texts.enumerated() {
        let others = texts[..<index]
        if let other = others.first(where: { $0.product == text.product && meets($0, text) }) {
          findings.append(finding(text, repeating: other))
        } else if let other = others.first(where: {
          $0.product != text.product && (isUnnamed($0) || isUnnamed(text))
        }) {
          findings.append(remark(text, repeating: other))
        }
      }
    }
    return findings
  }

  /// What was released stays, and so does what is nearer to the root; the others may go.
  private func staysBefore(_ a: Text, _ b: Text) -> Bool {
    if a.isReleased != b.isReleased { return a.isReleased }
    let (first, second) = (a.path.pathNames.count, b.path.pathNames.count)
    return first != second ? first < second : a.path.precedesInBytes(b.path)
  }

  private func finding(_ text: Text, repeating other: Text) -> Diagnostic {
    Diagnostic(
      rule: .repeatedAgreement, severity: .warning,
      message: sameWords(text, other) + ", and people are asked to accept each of the two",
      file: text.file,
      help: text.isReleased
        ? "keep one and withdraw the other: \(text.withdrawal)"
        : "keep one and remove the other; one that people have seen is released first, and then "
          + "withdrawn: \(text.withdrawal)")
  }

  private func remark(_ text: Text, repeating other: Text) -> Diagnostic {
    let folders = [text, other].filter(isUnnamed).map { "'\($0.product)'" }
    return Diagnostic(
      rule: .repeatedAgreement, severity: .info,
      message: sameWords(text, other) + ", and each is the agreement of a product of its own",
      file: text.file,
      help: "remove the one that is a copy; or name \(folders.joined(separator: " and ")) under "
        + "'products' in assent.yml, if two products are meant")
  }

  private func sameWords(_ text: Text, _ other: Text) -> String {
    "'\(text.file)' has the same words as '\(other.file)'"
  }

  private func isUnnamed(_ text: Text) -> Bool {
    !text.product.isEmpty && configuration.products[text.product] == nil
  }

  /// Whether there are people who are asked for both.
  private func meets(_ a: Text, _ b: Text) -> Bool {
    let (first, second) = (audience(of: a), audience(of: b))
    return first == .all || second == .all || first == second
  }

  private func audience(of text: Text) -> Manifest.Audience.Who {
    configuration.gateSettings(stated: text.gate, path: text.path, folder: text.product)
      .audience?.who ?? .all
  }
}

extension RepeatedAgreements.Text {
  /// A text that is built; `nil` for one that no gate asks for.
  ///
  /// - Parameters:
  ///   - root: the content folder, as the user names it.
  ///   - plan: of the agreement, where it has releases.
  init?(_ text: DocumentFacts, root: String, plan: ReleasePlan?) {
    guard let listing = text.listing, text.isCurrent, !text.isTranslation, text.form != .draft,
      plan?.agreement.history.status(of: listing.version, at: plan?.now ?? .epoch) != .withdrawn
    else { return nil }
    self.init(
      path: text.path, file: root + "/" + text.path, digest: text.textDigest,
      isReleased: text.form == .released, gate: text.gate,
      withdrawal: ReleaseComparison.withdrawCommand(
        listing.version, Placement.agreementKey(of: text.path), root))
  }

  /// The text that binds of an agreement without releases, in a folder that is linted; `nil` elsewhere.
  init?(_ checked: CheckedDocument, _ target: LintTarget) {
    guard let whole = target.whole, let listing = checked.listing else { return nil }
    self.init(
      path: target.path, file: target.name,
      digest: checked.document.markup.textDigest,
      isReleased: false,
      gate: checked.document.metadata.gate,
      withdrawal: ReleaseComparison.withdrawCommand(
        listing.version, Placement.agreementKey(of: target.releasePath), whole))
  }

  /// The version of an agreement that is in force when its ledger ends, as a build goes by it, or else the last one
  /// that stands; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - folder: that is linted, as the user names it.
  ///   - below: its path below the content folder.
  ///   - gate: what the working text says.
  init?(_ agreement: ReleasedAgreement, in folder: String, below: String, gate: GateSettings) {
    let history = agreement.history
    let current = history.newestDay.flatMap { history.current(at: Manifest.Timestamp(startOf: $0)) }
    guard let version = current?.isStanding == true ? current : history.lastStanding,
      let text = version.release.locales.values.first(where: \.isAuthoritative)
    else { return nil }
    let path = Placement.join(Placement.folder(of: agreement.key), text.file)
    self.init(
      path: Placement.join(below, path), file: folder + "/" + path,
      digest: text.textDigest, isReleased: true, gate: gate,
      withdrawal: ReleaseComparison.withdrawCommand(version.version, agreement.key, folder))
  }
}
