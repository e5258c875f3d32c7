import AssentManifest

extension Manifest {
  /// The ids of the agreements that have a ledger: only these have a page of their history.
  ///
  /// What is published as it stands, without a release, has neither, and no days for good.
  package var idsWithLedger: Set<String> {
    let pages = Set(((try? artifacts) ?? []).map(\.path.text))
    return Set(
      documents.filter { $0.releases.count > 1 || pages.contains($0.id + "/history.html") }.map(
        \.id))
  }
}
