import AssentCompiler
import AssentDiagnostics

/// A file that the user wants written.
enum OutputFile {
  /// - Throws: ``UsageError`` where it is one of the files that are read, or among releases.
  static func check(_ path: String, isNot inputs: [String] = []) throws(UsageError) {
    guard !FileSystem.isAmongReleases(path) else {
      throw UsageError(
        "'\(path)' is among the releases of an agreement, where only 'assent release' writes; name "
          + "another file")
    }
    guard let place = FileSystem.realPath(path) else { return }
    guard !FileSystem.isDirectory(place) else {
      throw UsageError("'\(path)' is a folder; name the file to write")
    }
    for input in inputs where FileSystem.realPath(input) == place {
      throw UsageError("'\(input)' is read, and is not written over; name another file")
    }
  }
}
