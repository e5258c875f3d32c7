import AssentDiagnostics
import AssentManifest
import AssentRecord
import AssentRender

/// Who signed which file of a bundle, as the signatures themselves say, and the commands that check
/// them.
struct BundleSigners {
  /// A signature and what it is of.
  struct Signed {
    let path: String
    let target: String
    /// The announced key that made it; `nil` where there is none, and for one that is not valid.
    let key: PublicKey?
  }

  /// In the order of their paths.
  let signatures: [Signed]
  /// The announced key that signed the checkpoint of the log.
  let ofCheckpoint: PublicKey?
  /// The announced key that signed most of the files, first of all the manifest.
  let main: PublicKey?

  /// - Parameters:
  ///   - members: of the bundle, by path.
  ///   - product: the folder of the product's manifest.
  init(_ members: [FileName: [UInt8]], product: String) {
    let product = Placement.join(product, "manifest.json")
    var files: [SignedFile] = []
    for path in Set(["manifest.json", product]).sorted() {
      guard let bytes = members[FileName(path)], let manifest = try? Manifest(parsing: bytes)
      else { continue }
      files.append(SignedFile(manifest, path: path, bytes: bytes))
    }
    let list = SiteManifestBuilder.fileName
    if let bytes = members[FileName(list)], let site = try? SiteManifest(parsing: bytes) {
      files.append(SignedFile(site, path: list, bytes: bytes))
    }
    let recovery = files.flatMap(\.recoveryKeys)
    // In the order in which they are announced, those of the product first.
    var keys: [PublicKey] = []
    for file in files.filter({ $0.path == product }) + files {
      for key in file.signingKeys where !keys.contains(key) && !recovery.contains(key) {
        keys.append(key)
      }
    }
    // A key signs a file once: what repeats it is not tried, as each trial reads the whole file.
    var tried: Set<String> = []
    var found: [Signed] = []
    for (name, bytes) in members.sorted(by: {
      $0.key.text.precedesInBytes($1.key.text)
    }) {
      guard let target = SignatureName(name.text)?.target else { continue }
      var key: PublicKey?
      if let signature = try? Signature(parsing: bytes),
        tried.insert("\(target) \(signature.key)").inserted
      {
        let signed = members[FileName(target)] ?? []
        key = (target == RevocationFiles.list ? recovery : keys).first {
          signature.isValid(for: signed, by: $0)
        }
      }
      found.append(Signed(path: name.text, target: target, key: key))
    }
    let signatures = found
    self.signatures = signatures
    let checkpoint = members[FileName(LogFiles.checkpointPath)].flatMap {
      try? Checkpoint(parsing: $0)
    }
    let ofCheckpoint = keys.filter { key in
      checkpoint.flatMap { checkpoint in
        NoteKey(name: checkpoint.origin, key).map { checkpoint.note.check($0) }
      } == .valid(time: nil)
    }
    let ofProduct = keys.filter { key in
      signatures.contains { $0.key == key && $0.target == product }
    }
    func count(_ key: PublicKey) -> Int {
      signatures.count { $0.key == key } + (ofCheckpoint.contains(key) ? 1 : 0)
    }
    let most = ofProduct.map(count).max()
    main = ofProduct.first { count($0) == most }
    self.ofCheckpoint = main.flatMap { ofCheckpoint.contains($0) ? $0 : nil } ?? ofCheckpoint.first
  }

  /// A command of minisign for each signature.
  var commands: [String] {
    signatures.map { signed in
      let key = signed.key.map { "-P \(ShellWord.quoted($0.description))" } ?? "-p KEY.pub"
      return
        "minisign -V \(key) -x \(ShellWord.path(signed.path)) -m \(ShellWord.path(signed.target))"
    }
  }

  /// The command that holds files against the manifest of their product.
  ///
  /// - Parameters:
  ///   - paths: below the folder of the bundle.
  ///   - product: the folder of the manifest.
  static func sums(of paths: [String], in product: String) -> String {
    let command = AuditCommands.files(
      paths.map { product.isEmpty ? $0 : String($0.dropFirst(product.count + 1)) })
    return product.isEmpty ? command : "(cd \(ShellWord.path(product)) && \(command))"
  }

  /// The command of this program that checks a bundle, with the key that signed it.
  ///
  /// - Parameter place: the bundle, as a word of a shell.
  func check(of place: String) -> String {
    "assent verify \(place)" + (main.map { " --key \(ShellWord.quoted($0.description))" } ?? "")
  }
}
