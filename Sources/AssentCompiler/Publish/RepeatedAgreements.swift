import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRecord

/// Agreements that have the same words, so that people are asked for one text twice.
struct RepeatedAgreements {
  let site: Site
  /// The content folder, as the user names it.
  let root: String
  /// What is published of agreements with releases, by their keys.
  let releases: [String: CompiledRelease]

  /// A warning for each agreement that repeats another one which the same people are asked for; a remark
  /// where it is that of a product which nobody named, as the folder of a copy makes one.
  func findings(in documents: [DocumentFacts]) -> [Diagnostic] {
    let groups = Dictionary(grouping: documents.filter(isAskedFor), by: \.textDigest)
    var findings: [Diagnostic] = []
    for group in groups.values where group.count > 1 {
      let texts = group.sorted(by: staysBefore)
      for (index, text) in texts.enumerated() {
        let others = texts[..<index]
        if let other = others.first(where: {
          product(of: $0) == product(of: text) && meets($0, text)
        }) {
          findings.append(finding(text, repeating: other))
        } else if let other = others.first(where: {
          product(of: $0) != product(of: text) && (isUnnamed($0) || isUnnamed(text))
        }) {
          findings.append(remark(text, repeating: other))
        }
      }
    }
    return findings
  }

  /// What was released stays, and so does what is nearer to the root; the others may go.
  private func staysBefore(_ a: DocumentFacts, _ b: DocumentFacts) -> Bool {
    if isReleased(a) != isReleased(b) { return isReleased(a) }
    let (first, second) = (a.path.split(separator: "/").count, b.path.split(separator: "/").count)
    return first != second ? first < second : a.path.precedesInBytes(b.path)
  }

  private func finding(_ text: DocumentFacts, repeating other: DocumentFacts) -> Diagnostic {
    let end = withdrawal(of: text)
    return Diagnostic(
      rule: .repeatedAgreement, severity: .warning,
      message: sameWords(text, other) + ", and people are asked to accept each of the two",
      file: root + "/" + text.path,
      help: isReleased(text)
        ? "keep one and withdraw the other: \(end)"
        : "keep one and remove the other; one that people have seen is released first, and then "
          + "withdrawn: \(end)")
  }

  private func remark(_ text: DocumentFacts, repeating other: DocumentFacts) -> Diagnostic {
    let folders = [text, other].filter(isUnnamed).map { "'\(product(of: $0))'" }
    return Diagnostic(
      rule: .repeatedAgreement, severity: .info,
      message: sameWords(text, other) + ", and each is the agreement of a product of its own",
      file: root + "/" + text.path,
      help: "remove the one that is a copy; or name \(folders.joined(separator: " and ")) under "
        + "'products' in assent.yml, if two products are meant")
  }

  private func sameWords(_ text: DocumentFacts, _ other: DocumentFacts) -> String {
    "'\(root)/\(text.path)' has the same words as '\(root)/\(other.path)'"
  }

  private func withdrawal(of text: DocumentFacts) -> String {
    text.listing.map {
      ReleaseComparison.withdrawCommand($0.version, Placement.agreementKey(of: text.path), root)
    } ?? ""
  }

  /// The folder of its product.
  private func product(of text: DocumentFacts) -> String { site.product(of: text.path).folder }

  private func isUnnamed(_ text: DocumentFacts) -> Bool {
    let folder = product(of: text)
    return !folder.isEmpty && site.configuration.products[folder] == nil
  }

  /// Whether a text is the one that a gate asks for.
  private func isAskedFor(_ text: DocumentFacts) -> Bool {
    guard let listing = text.listing, text.isCurrent, !text.isTranslation, text.form != .draft
    else { return false }
    guard let plan = releases[Placement.agreementKey(of: text.path)]?.plan else { return true }
    return plan.agreement.history.status(of: listing.version, at: plan.now) != .withdrawn
  }

  private func isReleased(_ text: DocumentFacts) -> Bool { text.form == .released }

  /// Whether there are people who are asked for both.
  private func meets(_ a: DocumentFacts, _ b: DocumentFacts) -> Bool {
    let (first, second) = (audience(of: a), audience(of: b))
    return first == .all || second == .all || first == second
  }

  private func audience(of text: DocumentFacts) -> Manifest.Audience.Who {
    site.configuration.gateSettings(stated: text.gate, path: text.path, folder: product(of: text))
      .audience?.who ?? .all
  }
}
