import AssentDiagnostics
import AssentMarkup

extension SourceFile {
  /// A file that is read by itself, with the facts of the content folder that it lies in.
  ///
  /// - Parameter path: of the file; its folder has to be there.
  package func replacingFacts(at path: String) throws(InputError) -> SourceFile {
    guard mayNameFacts else { return self }
    let place = ContentPlace(of: path, isFolder: false)
    guard place.root != nil else { return self }
    let file = try place.configuration()
    guard file.diagnostics.isEmpty else { return self }
    return FactBook(file.configuration, root: place.root)?.read(self, path: place.below) ?? self
  }

  /// Errors for the tags of the file that have no words, by their places in it as it is written.
  package var unresolvedFacts: [Diagnostic] {
    (origin?.faults ?? []).map { fault in
      Diagnostic(
        rule: .unresolvedFact, severity: .error, message: fault.message, file: path,
        range: range(ofBytes: fault.range), help: fault.help
      ).asWritten { _ in self }
    }
  }
}
