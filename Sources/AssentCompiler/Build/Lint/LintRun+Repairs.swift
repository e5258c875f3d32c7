import AssentDiagnostics

extension LintRun {
  /// Writes the repairs, up to the first that cannot be written.
  func write(_ result: inout Result, _ targets: [LintTarget]) {
    let files = Dictionary(
      targets.map { ($0.name, $0.file) }, uniquingKeysWith: { first, _ in first })
    var written: [Repair] = []
    for repair in result.repairs {
      do throws(InputError) {
        let file = files[repair.file] ?? repair.file
        let present = try FileSystem.readNamed(file)
        // It was named twice, by a link or in another way.
        if present == repair.after { continue }
        guard FileSystem.isWritable(file) else {
          throw .unwritable(path: repair.file, reason: "it is read-only")
        }
        guard present == repair.before else {
          throw .unwritable(path: repair.file, reason: "it was changed meanwhile; run it again")
        }
        try FileSystem.write(repair.after, to: FileSystem.realPath(file) ?? file)
        written.append(repair)
      } catch {
        result.failure = error
        break
      }
    }
    result.repairs = written
  }
}
