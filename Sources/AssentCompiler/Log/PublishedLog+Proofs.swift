import AssentDiagnostics
import AssentManifest
import AssentRecord

extension PublishedLog {
  /// The proof of an entry in the tree that the published checkpoint signs.
  ///
  /// - Returns: `nil` where there is no checkpoint, or it is of fewer entries.
  package func proof(at index: Int) -> TlogProof? {
    guard let checkpoint, entries.indices.contains(index),
      let hashes = tree.inclusionProof(of: index, inSize: checkpoint.size)
    else { return nil }
    return TlogProof(
      index: index, hashes: hashes, entry: entries[index].bytes, checkpoint: checkpoint)
  }

  /// The place of the last event of one kind that happened to a version; `nil` where there was none.
  ///
  /// - Parameters:
  ///   - ledger: folder and id of the agreement: `apps/license`.
  ///   - event: as ledgers name it: `released`.
  package func index(
    of event: String, version: Manifest.Version, in ledger: String
  ) -> Int? {
    entries.lastIndex { entry in
      guard entry.ledger == ledger, let found = entry.event else { return false }
      return found.version == version && found.action.name == event
    }
  }

  /// The ledgers that a name can mean: the one of that key, else those whose last part it is.
  package func ledgers(named name: String) -> [String] {
    let keys = Set(entries.map(\.ledger)).sorted()
    if keys.contains(name) { return [name] }
    return keys.filter { Placement.fileName(of: $0) == name.lowercased() }
  }
}

extension LedgerEvent.Action {
  /// As ledgers name it.
  package var name: String {
    switch self {
    case .released: "released"
    case .withdrawn: "withdrawn"
    case .superseded: "superseded"
    case .approved: "approved"
    case .corrected: "corrected"
    }
  }
}
