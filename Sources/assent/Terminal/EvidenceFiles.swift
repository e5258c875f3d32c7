import AssentCompiler
import AssentDiagnostics

/// The files that evidence is written to: a page, and beside it a bundle of what was published.
struct EvidenceFiles {
  let evidence: Evidence
  let page: String
  let bundle: String
  private let folder: String
  private let format: EvidenceCommand.Format

  /// - Parameter output: the file of the page where it ends as such a file does, and otherwise a folder.
  init(_ evidence: Evidence, output: String, format: EvidenceCommand.Format) {
    self.evidence = evidence
    let ending = "." + format.rawValue
    if output.hasSuffix(ending) {
      folder = PathText.folder(of: output)
      page = output
      bundle = String(output.dropLast(ending.count)) + ".tar.gz"
    } else {
      folder = output
      var name = PathText.fileName(ofAgreement: evidence.key)
      if let version = evidence.asked ?? evidence.shown { name += "-\(version)" }
      name += "-on-\(evidence.time.fileName)"
      page = "\(output)/\(name)\(ending)"
      bundle = "\(output)/\(name).tar.gz"
    }
    self.format = format
  }

  /// - Throws: ``UsageError`` where a file would be written over that is no evidence, or into a folder that is published
  ///   or read.
  func check(isOutside published: String?) throws {
    for path in [page, bundle] {
      try OutputFile.check(path, mayBeInContent: false)
      if let published { try BundleCommand.check(path, isOutside: published) }
    }
  }

  /// The files that were written, in their order, and what keeps the bundle from being made.
  struct Outcome {
    var written: [String]
    var problems: [Diagnostic] = []
  }

  func write(published: String?, content: String) throws -> Outcome {
    let document = EvidencePage(evidence, generator: generatorName)
    let bytes: [UInt8]
    switch format {
    case .html: bytes = document.html
    case .pdf:
      let made = try PDF.make(document.pdfPage)
      PDFNote.print(made)
      bytes = made.bytes
    }
    var problems: [Diagnostic] = []
    var archive: [UInt8]?
    do {
      archive = try self.archive(published: published, content: content)
    } catch let refusal as BundleRefusal {
      problems = refusal.diagnostics
    } catch let refusal as UsageError {
      // What is not published has no bundle; the checks say so, and the page is written all the same.
      if evidence.isWhole { throw refusal }
    }
    if !folder.isEmpty, !FileSystem.isDirectory(folder) { try FileSystem.makeDirectory(folder) }
    try FileSystem.write(bytes, to: page)
    guard let archive else { return Outcome(written: [page], problems: problems) }
    try FileSystem.write(archive, to: bundle)
    return Outcome(written: [page, bundle])
  }

  /// What was published of the version, in all its languages; `nil` where no version is shown, or
  /// nothing was published.
  private func archive(published: String?, content: String) throws -> [UInt8]? {
    guard let published, let version = evidence.shown else { return nil }
    return try Bundle.make(
      BundleRequest(
        agreement: evidence.key, version: version, published: published, content: content,
        format: .tarGzip))
  }
}
