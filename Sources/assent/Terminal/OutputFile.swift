import AssentCompiler
import AssentDiagnostics
import AssentLicense

/// A file that the user wants written.
enum OutputFile {
  /// Refuses what must never be written over, or never be added by hand: releases and what is kept with
  /// them, what is published, documents and their configuration, secret keys.
  ///
  /// - Parameters:
  ///   - inputs: files that are read.
  ///   - mayBeDocument: whether a document may be written over, as by a command that makes text of it.
  ///   - mayBeInContent: whether it may lie in the content folder, from which whatever is there may be published.
  ///   - state: a folder in which a gate keeps what was accepted, where nothing else may lie.
  /// - Throws: ``UsageError``; ``InputError`` where the disk fails to tell.
  static func check(
    _ path: String, isNot inputs: [String] = [], mayBeDocument: Bool = false,
    mayBeInContent: Bool = true, outside state: String? = nil
  ) throws {
    guard path != "-" else {
      throw UsageError(
        "'-' names no file to write; leave the option out to have it printed, or write './-'")
    }
    if let state, try FileSystem.lies(path, in: state) {
      throw UsageError(
        "'\(path)' would lie in '\(state)', where the gate keeps what was accepted; name another file"
      )
    }
    guard try !FileSystem.isAmongReleases(path) else {
      throw UsageError(
        "'\(path)' is among the releases of an agreement, where only 'assent release' writes; name "
          + "another file")
    }
    guard try !FileSystem.isAmongKept(path) else {
      throw UsageError(
        "'\(path)' is where the log and revoked keys are kept, and only 'assent' writes; name another "
          + "file")
    }
    guard try !FileSystem.isPublished(path) else {
      throw UsageError(
        "'\(path)' would lie in the published folder, where no manifest lists it; name another file"
      )
    }
    let place = try FileSystem.realPath(path)
    for input in inputs where try place != nil && FileSystem.realPath(input) == place {
      throw UsageError("'\(input)' is read, and is not written over; name another file")
    }
    guard try mayBeInContent || !FileSystem.isInContent(path) else {
      throw UsageError(
        "'\(path)' would lie in the content folder, among what is published; name a place outside of it"
      )
    }
    guard let place else { return }
    guard try FileSystem.status(place)?.kind != .directory else {
      throw UsageError("'\(path)' is a folder; name the file to write")
    }
    if KeyFiles.holdsSecret(place) {
      throw UsageError("'\(path)' is a secret key, and is never written over; name another file")
    }
    let name = Placement.fileName(of: place)
    let isDocument = DocumentKind.isMarkdown(name)
    if name == ConfigurationFile.name || (isDocument && !mayBeDocument) {
      throw UsageError(
        "'\(path)' is a \(isDocument ? "document" : "configuration"), and is not written over; name "
          + "another file")
    }
  }
}
