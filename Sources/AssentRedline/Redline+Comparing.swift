import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

extension Redline {
  /// Compares two texts of an agreement.
  ///
  /// - Parameter names: what people call the two texts: `license@1.0`.
  package init(
    comparing old: LegalDocument, with new: LegalDocument, names: (old: String, new: String)
  ) {
    self.init(comparing: PreparedText(old), with: PreparedText(new), names: names)
  }

  /// Compares two texts of an agreement that are compared with others, too.
  package init(
    comparing old: PreparedText, with new: PreparedText, names: (old: String, new: String)
  ) {
    let patch = BytePatch(old, new)
    var builder = RedlineBuilder(TextPair(old, new))
    let (assessment, mentions) = ChangeAssessor.assessment(
      of: old, to: new, clauses: builder.clauses, pairs: builder.pairs)
    builder.tell(mentions)
    self.init(
      from: Side(old.document, name: names.old, digest: patch.oldDigest),
      to: Side(new.document, name: names.new, digest: patch.newDigest), assessment: assessment,
      clauses: builder.clauses, unchangedClauseCount: builder.unchangedClauseCount, patch: patch)
  }
}

extension Redline.Side {
  fileprivate init(_ document: LegalDocument, name: String, digest: Manifest.Digest) {
    self.init(
      name: name, version: document.metadata.version.flatMap { Manifest.Version($0.number) },
      language: document.language, title: document.metadata.title ?? "", sourceDigest: digest)
  }
}
