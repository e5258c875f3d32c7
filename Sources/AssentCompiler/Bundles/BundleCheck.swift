import AssentArchive
import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Checks a bundle, byte for byte: an archive, a page, or a folder that an archive was unpacked to.
package struct BundleCheck {
  private let name: String
  private let trust: Trust
  private var result = Verifier.Result()

  private static let help = "get it again from its publisher, and keep this one as evidence"

  /// Checks a file.
  ///
  /// - Parameter trust: what the reader knows; of the products seen before, only those of the bundle count.
  /// - Throws: ``InputError`` where it cannot be read.
  package static func verify(
    file: String, trust: Trust = Trust()
  ) throws(InputError) -> Verifier.Result {
    verify(try FileSystem.readNamed(file), name: file, trust: trust)
  }

  /// - Parameter name: of the file, for findings.
  package static func verify(
    _ bytes: [UInt8], name: String, trust: Trust = Trust()
  ) -> Verifier.Result {
    var check = BundleCheck(name: name, trust: trust)
    if let format = ArchiveFormat(ofFile: bytes) {
      check.check(bytes, as: format)
    } else if BundlePage.isPage(bytes) {
      check.checkPage(bytes)
    } else if (try? TlogProof(parsing: bytes)) != nil {
      check.result.diagnostics.append(
        Diagnostic(
          rule: .notABundle, severity: .error,
          message: "this is the proof of an entry of a log, and no bundle", file: name,
          help: "check it with 'assent log verify --proof', and the key of the log"))
    } else {
      check.report(
        .notABundle, "this is neither a tar.gz, nor a zip, nor a page that 'assent bundle' wrote")
    }
    return check.result
  }

  /// Whether a folder is an unpacked bundle.
  package static func isBundle(_ folder: String) -> Bool {
    FileSystem.isFile(folder + "/" + BundleDescription.fileName)
      && (try? FileSystem.read(
        folder + "/" + BundleDescription.fileName, limit: BundleDescription.mostBytes))
        .flatMap(BundleDescription.init(parsing:)) != nil
  }

  /// Checks a folder that an archive was unpacked to.
  ///
  /// - Throws: ``InputError`` where a file cannot be read.
  package static func verify(
    folder: String, trust: Trust = Trust()
  ) throws(InputError) -> Verifier.Result {
    var check = BundleCheck(name: folder, trust: trust)
    // Otherwise whoever puts a folder in the place of a site would choose how little is checked.
    for previous in trust.previous
    where previous.files.contains(where: { $0.kind == .site }) && !previous.isBundle {
      check.report(
        .rollback,
        "this folder is a bundle of one version, and '\(previous.name)' is a whole site")
    }
    _ = try check.check(PublishedFolder(folder))
    return check.result
  }

  private init(name: String, trust: Trust) {
    (self.name, self.trust) = (name, trust)
  }

  // MARK: Archives

  private mutating func check(_ bytes: [UInt8], as format: ArchiveFormat) {
    let archive: UnpackedArchive
    do {
      archive = try format.unpack(bytes)
    } catch {
      report(.damagedArchive, "the archive cannot be read: \(error)")
      return
    }
    for fault in archive.faults {
      report(
        .unsafeMember,
        fault.member.isEmpty ? "the archive \(fault.reason)" : "'\(fault.member)' \(fault.reason)")
    }
    let top = PublishedArchive.folder(of: archive)
    guard let builder = checkInMemory(PublishedArchive(archive, in: top, name: name)) else {
      return
    }
    if top != builder.description.folder {
      report(
        .bundleDiffers,
        "the folder of the archive is '\(top)'; that of this bundle is "
          + "'\(builder.description.folder)'")
    }
    guard result.isWhole, let day = builder.release?.published else { return }
    if (try? format.pack(Bundle.archived(builder), day: day)) != bytes {
      report(
        .repackedArchive,
        "all its files are as published, but another program packed them, or a bit of the archive "
          + "itself was changed")
    }
  }

  // MARK: Pages

  private mutating func checkPage(_ bytes: [UInt8]) {
    guard let members = BundlePage.members(of: bytes) else {
      report(.notABundle, "the page does not hold the files that it was made of")
      return
    }
    let faults = ArchiveFault.faults(ofPaths: members.map { "page/" + $0.path })
    for fault in faults {
      report(.unsafeMember, "'\(fault.member.dropFirst("page/".count))' \(fault.reason)")
    }
    guard let builder = checkInMemory(PublishedArchive(members, prefix: "\(name): ")) else {
      return
    }
    guard result.isWhole else { return }
    let page: [UInt8]
    do { page = try BundlePage(builder).bytes() } catch {
      report(.bundleDiffers, "\(error)")
      return
    }
    guard page != bytes else { return }
    let place = zip(page, bytes).prefix { $0 == $1 }.count
    let line = bytes[..<place].count { $0 == UInt8(ascii: "\n") } + 1
    report(
      .bundleDiffers,
      "the files in the page are as published, but what it shows, or its script, is not what "
        + "'assent bundle' makes of them, from line \(line) on")
  }

  // MARK: Files

  private mutating func checkInMemory(_ files: PublishedArchive) -> BundleBuilder? {
    do { return try check(files) } catch {
      report(.damagedArchive, "\(error)")
      return nil
    }
  }

  private mutating func check(
    _ files: any PublishedFiles
  ) throws(InputError) -> BundleBuilder? {
    let paths = try files.paths()
    guard let status = try files.status(of: BundleDescription.fileName) else {
      report(.notABundle, "it has no \(BundleDescription.fileName), so nothing says what it is of")
      return nil
    }
    guard status.kind == .file, status.size <= BundleDescription.mostBytes,
      let description = BundleDescription(
        parsing: try files.read(
          BundleDescription.fileName, limit: BundleDescription.mostBytes))
    else {
      report(
        .notABundle, "this does not describe a bundle, or not in canonical JSON",
        at: files.name(of: BundleDescription.fileName))
      return nil
    }
    var builder = BundleBuilder(files, description, help: Self.help)
    try builder.run()
    result.diagnostics += builder.findings + builder.notes
    result.bundle = "\(description.agreement)@\(description.version)"
    result.manifestCount = builder.manifests.count
    result.fileCount = builder.members.count
    let trust = BundleTrust(builder, trust: trust, help: Self.help)
    result.diagnostics += trust.diagnostics
    (result.signed, result.signers, result.unchecked) =
      (builder.signed, trust.signers, trust.unchecked)
    for locale in description.pdfs.keys.sorted() {
      result.diagnostics.append(
        Diagnostic(
          rule: .unsignedPDF, severity: .info,
          message:
            "no signature covers the PDF: its digest is that of \(BundleDescription.fileName), "
            + "which whoever packs a bundle writes",
          file: files.name(of: description.pdfPath(locale)),
          help: "rely on the page and the plain text beside it, which the manifest lists"))
    }
    guard builder.release != nil else { return builder }
    try compare(builder, with: paths)
    return builder
  }

  /// Holds what the bundle should be against what it is: the files that follow from the others, and
  /// those that nothing names.
  private mutating func compare(
    _ builder: BundleBuilder, with paths: [String]
  ) throws(InputError) {
    let files = builder.files
    // A file that is named and not what it should be is told once, and what follows from it not at all.
    let told = Set(builder.findings.map(\.file))
    for path in paths
    where builder.members[FileName(path)] == nil && !told.contains(files.name(of: path)) {
      report(
        .unlistedFile, "nothing in the bundle names this file",
        at: files.name(of: path))
    }
    for path in [BundleReadme.fileName, "SHA256SUMS"] {
      guard let expected = builder.members[FileName(path)] else { continue }
      guard let status = try files.status(of: path) else {
        report(.missingFile, "the file is missing", at: files.name(of: path))
        continue
      }
      guard told.isEmpty else { continue }
      guard status.kind == .file, status.size == expected.count,
        try files.read(path, limit: expected.count) == expected
      else {
        report(
          .bundleDiffers, "the file does not say what follows from the rest of the bundle",
          at: files.name(of: path))
        continue
      }
    }
  }

  private mutating func report(_ rule: RuleID, _ message: String, at file: String? = nil) {
    result.diagnostics.append(
      Diagnostic(
        rule: rule, severity: .error, message: message, file: file ?? name, help: Self.help))
  }
}
