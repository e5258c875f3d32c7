import AssentDiagnostics

/// Keeps two runs of one witness from going on from the same checkpoint.
package final class WitnessLock: Sendable {
  private let lock: OutputLock

  /// Waits a few seconds for another run.
  ///
  /// - Parameter state: the file with what was signed last, which need not be there.
  /// - Throws: ``InputError`` where its folder is not there, or another run goes on.
  package init(_ state: String) throws(InputError) {
    let folder = state.hasPathSlash ? Placement.folder(of: state) : "."
    let place = folder.isEmpty ? "/" : folder
    lock = try OutputLock(
      try FileSystem.realPath(place) ?? place, other: "another witness", tenths: 100)
  }
}
