import AssentDiagnostics
import AssentManifest
import AssentRecord

/// What keys signed of one state of a site: its manifests, the list of them, and the revoked keys.
///
/// This is the only reader of these files and of their signatures, so that a folder, a bundle, a state
/// seen before and evidence are held to the same rules.
package struct SignedState: Sendable {
  /// The folder or file as the user names it.
  package var name: String
  /// Whether it is of one version alone.
  private(set) var isBundle = false
  package var files: [SignedFile] = []
  /// `nil` where there is no list, or none that can be read.
  package var revocations: Revocations?
  /// Those that can be read, in the order of their paths.
  private(set) var manifests: [(path: String, manifest: Manifest, bytes: [UInt8])] = []
  /// `nil` where there is no list of products, or none that can be read.
  private(set) var site: SiteManifest?
  /// The log beside them; `nil` where nobody looked for one.
  private(set) var log: PublishedLog?
  /// What is wrong with a file or signature by itself.
  private(set) var diagnostics: [Diagnostic] = []
  /// The files that were looked at, but for manifests that cannot be read.
  private(set) var paths: [String] = []
  /// How many files other than manifests were read.
  private(set) var otherFileCount = 0

  /// The largest manifest that is read, in bytes.
  static let mostBytes = 64 << 20

  init(name: String) { self.name = name }

  /// As far as trust depends on it.
  var signed: SignedFiles { SignedFiles(files: files, revocations: revocations) }

  /// Reads what is signed of what was published, wherever it is.
  ///
  /// - Parameter paths: of all entries, those nearest to the root first.
  /// - Throws: ``InputError`` where an entry cannot be read.
  init(
    reading files: any PublishedFiles, at paths: [String], name: String = ""
  ) throws(InputError) {
    self.init(name: name)
    var products = ProductManifests()
    for path in paths where products.hasProduct(at: path) {
      try takeManifest(at: path, in: files, &products)
    }
    let there = Set(paths.lazy.filter { !$0.hasPathSlash })
    let (list, revoked) = (SiteManifestBuilder.fileName, RevocationFiles.list)
    if there.contains(list), !products.lists(list) { try takeSite(at: list, in: files) }
    if there.contains(revoked), !products.lists(revoked) {
      try takeRevocations(at: revoked, in: files)
    }
    let places = Dictionary(
      self.files.enumerated().map { (FileName($1.path), $0) }
    ) { first, _ in first }
    for path in paths where !products.lists(path) {
      guard let name = SignatureName(path), let index = places[FileName(name.target)] else {
        continue
      }
      try takeSignature(at: path, in: files, by: name.key, of: index)
    }
  }

  /// Reads what is signed of a published folder.
  ///
  /// - Throws: ``InputError`` where an entry cannot be read.
  package init(published folder: PublishedFolder) throws(InputError) {
    try self.init(reading: folder, at: folder.paths(), name: folder.root)
  }

  /// Reads a state that was published before: a folder, a bundle, or one file with its signatures.
  ///
  /// - Throws: ``InputError`` where it cannot be read, or holds nothing that is signed.
  package init(_ path: String) throws(InputError) {
    guard let place = try FileSystem.realPath(path) else {
      throw .unreadable(path: path, reason: "no such file")
    }
    if FileSystem.isDirectory(place) {
      let folder = PublishedFolder(place)
      try self.init(reading: folder, at: folder.paths(), name: path)
      log = try PublishedLog(folder)
      isBundle = BundleCheck.isBundle(place)
    } else if let bundle = try PublishedArchive(file: FileSystem.readNamed(path), name: path) {
      try self.init(reading: bundle, at: bundle.paths(), name: path)
      log = try PublishedLog(bundle)
      isBundle = true
    } else {
      try self.init(file: place, name: path)
    }
    // Whether a signature counts is judged later; without the files themselves nothing is.
    if let fault = diagnostics.first(where: {
      $0.rule != .manifestNotCanonical && !$0.file.hasSuffix(SignatureName.ending)
    }) {
      throw .unreadable(path: fault.file, reason: fault.message)
    }
    guard !files.isEmpty else {
      throw .unreadable(path: path, reason: "it holds no manifest.json and no site.json")
    }
  }

  /// Reads one file, whatever it is called, and the signatures beside it.
  private init(file path: String, name: String) throws(InputError) {
    self.init(name: name)
    let folder = PublishedFolder(Placement.folder(of: path))
    let own = Placement.fileName(of: path)
    let bytes = try folder.read(own, limit: Self.mostBytes)
    var products = ProductManifests()
    if (try? SiteManifest(parsing: bytes)) != nil {
      try takeSite(at: own, in: folder)
    } else if (try? Revocations(parsing: bytes)) != nil {
      try takeRevocations(at: own, in: folder)
    } else {
      try takeManifest(at: own, in: folder, &products)
    }
    guard !files.isEmpty else { return }
    for other in try FileSystem.names(in: folder.root, notUTF8: { _ in })
    where other.hasPrefix(own + ".") && other.hasSuffix(SignatureName.ending) {
      // What follows the name is nothing, or the id of a key.
      let id = other.dropFirst(own.count).dropLast(SignatureName.ending.count).dropFirst()
      try takeSignature(at: other, in: folder, by: KeyID(String(id)), of: 0)
    }
  }

  /// Leaves out files of other kinds, and products whose manifests are left out by that.
  mutating func keep(_ isKept: (SignedFile.Kind) -> Bool) {
    files.removeAll { !isKept($0.kind) }
    site?.products.removeAll { !isKept(.manifest($0.id)) }
  }

  // MARK: Files

  private mutating func takeManifest(
    at path: String, in files: any PublishedFiles, _ products: inout ProductManifests
  ) throws(InputError) {
    guard let bytes = try bytes(of: path, in: files, limit: Self.mostBytes) else { return }
    let manifest: Manifest
    do {
      manifest = try Manifest(parsing: bytes)
      products.add(try manifest.artifacts, below: Placement.folder(of: path))
    } catch {
      report(.unreadableManifest, files.name(of: path), "\(error)")
      return
    }
    paths.append(path)
    manifests.append((path, manifest, bytes))
    self.files.append(SignedFile(manifest, path: path, bytes: bytes))
    if manifest.canonicalBytes() != bytes {
      report(
        .manifestNotCanonical, files.name(of: path),
        "the manifest is not canonical JSON (RFC 8785)", Self.exactBytes)
    }
  }

  private mutating func takeSite(
    at path: String, in files: any PublishedFiles
  ) throws(InputError) {
    paths.append(path)
    guard let bytes = try bytes(of: path, in: files, limit: Self.mostBytes) else { return }
    otherFileCount += 1
    do throws(ManifestError) {
      let site = try SiteManifest(parsing: bytes)
      self.site = site
      self.files.append(SignedFile(site, path: path, bytes: bytes))
      if site.canonicalBytes() != bytes {
        report(
          .manifestNotCanonical, files.name(of: path), "the list is not canonical JSON (RFC 8785)",
          Self.exactBytes)
      }
    } catch {
      report(.unreadableManifest, files.name(of: path), "\(error)")
    }
  }

  private mutating func takeRevocations(
    at path: String, in files: any PublishedFiles
  ) throws(InputError) {
    paths.append(path)
    guard let bytes = try bytes(of: path, in: files, limit: Revocations.mostBytes) else { return }
    otherFileCount += 1
    do throws(RevocationsFault) {
      let list = try Revocations(parsing: bytes)
      revocations = list
      self.files.append(SignedFile(list, path: path, bytes: bytes))
    } catch {
      report(.unreadableRevocations, files.name(of: path), "\(error)")
    }
  }

  // MARK: Signatures

  /// Takes in a signature of a file.
  ///
  /// - Parameters:
  ///   - key: that the name of the file tells.
  ///   - index: the place of the file that is signed.
  private mutating func takeSignature(
    at path: String, in files: any PublishedFiles, by key: KeyID?, of index: Int
  ) throws(InputError) {
    paths.append(path)
    guard self.files[index].signatures.count < SignedFile.mostSignatures else {
      report(
        .badSignature, files.name(of: path),
        "the file has more than \(SignedFile.mostSignatures) signatures", "remove those of no use")
      return
    }
    guard let bytes = try bytes(of: path, in: files, limit: Signature.mostBytes) else { return }
    otherFileCount += 1
    let name = files.name(of: path)
    let help = "sign the folder again, or remove the file"
    let signature: Signature
    do throws(SignatureError) { signature = try Signature(parsing: bytes) } catch {
      report(
        .unreadableSignature, name,
        error == .prehashed
          ? "the signature is of a digest of the file (ED), which signify and this program do not read"
          : "this is not a minisign signature",
        error == .prehashed ? "sign with 'assent sign', or with 'minisign -S -l'" : help)
      return
    }
    if !signature.hasUsualComment {
      report(
        .unreadableSignature, name,
        "the untrusted comment is not the one that minisign writes, and no key signs it", help)
    }
    if let key, key != signature.key {
      report(
        .badSignature, name, "the signature is by key \(signature.key); the name says \(key)", help)
    }
    self.files[index].signatures.append(SignedFile.Signed(path: path, signature: signature))
  }

  // MARK: Reading

  private static let publishAgain = "publish the folder again"
  private static let exactBytes = publishAgain + "; a signature covers the exact bytes"

  private mutating func bytes(
    of path: String, in files: any PublishedFiles, limit: Int
  ) throws(InputError) -> [UInt8]? {
    switch try files.bytes(of: path, limit: limit) {
    case .success(let bytes): return bytes
    case .failure(let fault):
      report(fault.rule, files.name(of: path), fault.message)
      return nil
    }
  }

  private mutating func report(
    _ rule: RuleID, _ file: String, _ message: String, _ help: String = publishAgain
  ) {
    diagnostics.append(
      Diagnostic(rule: rule, severity: .error, message: message, file: file, help: help))
  }
}
