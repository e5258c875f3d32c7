import AssentLicense
import AssentManifest
import AssentRedline
import AssentRender

/// The published files of one redline: a page for people, JSON for programs.
struct RedlineFiles {
  let site: Site
  let history: AgreementHistory
  /// The strictest on the way.
  let classes: (declared: Manifest.Change.Class, computed: Manifest.ChangeClass)
  let language: String
  /// Of the agreement, below the content folder.
  let path: String
  let from: Manifest.Version
  let to: Manifest.Version
  let places: (html: Manifest.Path, json: Manifest.Path)

  /// The page, the JSON, and what both were made of.
  func artifacts(
    comparing old: LegalDocument, with new: LegalDocument
  ) -> (artifacts: [Artifact], redline: Redline) {
    let side = Redline.Side(
      name: "", version: from, language: language, title: "",
      sourceDigest: Manifest.Digest(sha256: [UInt8](repeating: 0, count: 32)))
    let redline = Redline(
      from: side, to: side, assessment: ChangeAssessment(changeClass: classes.computed),
      clauses: [], unchangedClauseCount: 0,
      patch: BytePatch(oldDigest: side.sourceDigest, newDigest: side.sourceDigest, runs: []))
    return (
      [
        Artifact(path: places.html, type: Artifact.html, bytes: Array("<!doctype html>\n".utf8)),
        Artifact(path: places.json, type: Artifact.json, bytes: Array("{}".utf8)),
      ], redline
    )
  }
}
