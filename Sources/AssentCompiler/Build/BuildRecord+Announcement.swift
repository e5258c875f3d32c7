extension BuildRecord {
  /// The record of a build that has yet to write its files: all that it may write, and all that is
  /// there from before.
  ///
  /// Where the build is killed, the next one knows from it what to remove. No build takes it for
  /// the record of a finished one, as its fingerprint is none.
  init(
    announcing survey: SiteSurvey, agreements: [DocumentFacts],
    resources: [ContentFolder.Entry], after previous: BuildRecord?
  ) {
    var paths = Set(resources.map(\.path))
    for facts in agreements {
      paths.formUnion((facts.artifacts + facts.currentArtifacts).map(\.path))
    }
    for path in survey.documentationPaths {
      let page = Placement.documentation(path)
      paths.formUnion([page.html, page.text, page.json])
    }
    for folder in survey.products.keys {
      paths.formUnion(["manifest.json", "SHA256SUMS"].map { Placement.join(folder, $0) })
    }
    paths.formUnion((previous?.outputs ?? []).map(\.path))
    self.init(
      fingerprint: "unfinished", sources: [],
      outputs: paths.sorted().map { File(path: $0, size: 0) }, diagnostics: [])
  }
}
