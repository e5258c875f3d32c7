import AssentDiagnostics
import AssentDiagram
import AssentLint
import AssentMarkup

extension Document {
  /// The file with the drawings of the document straightened; what has no one right answer stays as
  /// it is.
  package var straightenedSource: SourceFile {
    let fixes = diagramSources.compactMap { diagram in
      diagram.straightened().flatMap { FixIt(straightening: diagram, to: $0) }
    }
    guard !fixes.isEmpty else { return source }
    return SourceFile(path: source.path, bytes: FixIt.apply(fixes, to: source.bytes))
  }
}
