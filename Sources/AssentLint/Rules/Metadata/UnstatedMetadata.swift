import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

extension Rule {
  static let unstatedMetadata = Rule(
    id: .unstatedMetadata, group: .metadata, severity: .info, isOptional: true, scope: .agreements,
    summary: "The text states a version or a date that its front matter leaves out.",
    rationale:
      "Front matter is where programs look, and where a new version is entered; what stands in the "
      + "text alone is read, and easily forgotten. 'lint --fix' writes the line. A file without "
      + "front matter is left as it is.",
    accepts: [
      "# License\n\n**Version**: 1.0\n",
      "---\nversion: 1.0\n---\n\n# License\n\n**Version**: 1.0\n",
      "---\ntitle: License\n---\n\n# License\n",
      "---\nversion: 1.0\n---\n\n# License\n\n**Effective Date**: 03/04/2025\n",
    ],
    rejects: [
      "---\ntitle: License\n---\n\n# License\n\n**Version**: ⟪1.0⟫\n",
      "---\nversion: 1.0\n---\n\n# License\n\n**Effective Date**: ⟪November 3, 2025⟫\n",
    ]
  ) { subject, findings in
    guard let frontMatter = subject.document.markup.frontMatter else { return }
    let metadata = subject.document.metadata
    let stated = Set(metadata.keys.map(\.value))
    func propose(_ key: String, _ value: String, at range: SourceRange) {
      guard !stated.contains(key) else { return }
      let place = frontMatter.content.upperBound
      findings.report(
        "the front matter leaves out the \(key == "version" ? "version" : "effective date") "
          + "'\(value)' of the text", at: range,
        help: "write '\(key): \(value)' in the front matter",
        fix: FixIt(
          "write '\(key): \(value)' in the front matter",
          edits: [FixIt.Edit(place..<place, with: Array("\(key): \(value)\n".utf8))]))
    }
    // Several that differ are a fault of their own, and nobody knows which is meant.
    if let version = metadata.versions.first, version.origin == .prose,
      Set(metadata.versions.map(\.value)).count == 1
    {
      propose("version", version.written, at: version.range)
    }
    if let date = metadata.effectiveDates.first, date.origin == .prose, !date.isAmbiguous,
      Set(metadata.effectiveDates.map(\.value)).count == 1
    {
      propose("effective", date.value.description, at: date.range)
    }
  }
}
