import AssentDiagnostics

extension LintRun {
  /// What a build would find in content folders as wholes: paths of the configuration that match nothing, and files
  /// that would come out at one place.
  func siteFindings(_ found: Targets, _ linted: [Linted]) -> [Diagnostic] {
    let groups = Dictionary(grouping: found.documents.indices) { found.documents[$0].whole }
    return found.wholes.sorted { $0.key < $1.key }.flatMap { folder, content -> [Diagnostic] in
      guard let own = groups[folder], let first = own.first,
        let releases = found.releases[folder]?.releases
      else { return [] }
      let configuration = found.documents[first].configuration
      let agreements = own.filter { linted[$0].isAgreement }.map { found.documents[$0].path }
      let findings = configuration.unmatchedPaths(
        among: Configuration.KnownPaths(content, agreements: agreements, releases))
      // What documents are taken for here is not what a build takes them for.
      guard kind == nil, !judgesKind else { return findings }
      let texts = own.compactMap { linted[$0].locale }
        .filter { releases.agreements[$0.key]?.versions.isEmpty ?? true }
      return findings
        + PlaceCollisions(
          configuration: configuration, content: content, releases: releases,
          agreements: agreements
        ).findings(texts: texts)
    }
  }
}
