import AssentCompiler
import AssentDiagnostics
import AssentGate
import AssentManifest

/// What a gate reads, and where it keeps what was accepted.
struct GatePlace {
  /// The folder of the manifest.
  let published: String
  let keys: [PinnedKey]
  let recovery: [PinnedKey]
  let store: LogFileStore
  /// The folder of ``store``.
  let state: String
  /// The product that the manifest has to be of; `nil` for that of the last one in ``store``.
  let product: String?
  /// Where no folder was named for the state.
  private let known: KnownProducts?
  private let isProductNamed: Bool

  /// Where acceptances are kept that count for everybody on the machine.
  static let systemFolder = "/var/lib/assent"

  /// - Parameters:
  ///   - recovery: keys that revoke others.
  ///   - state: a folder that was named; `nil` for that of the product.
  ///   - product: its id, where it was named.
  ///   - isSystem: whether acceptances are those of everybody.
  init(
    published: String, keys: [PinnedKey], recovery: [PinnedKey], state: String?, product: String?,
    isSystem: Bool
  ) throws {
    self.published = published
    (self.keys, self.recovery) = (keys, recovery)
    isProductNamed = product != nil
    if let state {
      if FileSystem.isFile(state) {
        throw InputError.unreadable(
          path: state, reason: "it is a file; --state names the folder that acceptances are kept in"
        )
      }
      (self.state, self.product, known) = (state, product, nil)
      store = LogFileStore(folder: state, isPublic: isSystem)
      return
    }
    let home = isSystem ? Self.systemFolder : try Self.stateHome() + "/assent"
    let known = KnownProducts(in: home)
    let id =
      try product ?? known.product(of: published)
      ?? KnownProducts(in: Self.systemFolder).product(of: published)
      ?? Self.product(in: published, keys, recovery)
    let name = Self.fileName(id)
    (self.state, self.product, self.known) = (home + "/" + name, id, known)
    store = LogFileStore(
      folder: self.state, readsAlso: isSystem ? [] : [Self.systemFolder + "/" + name],
      isPublic: isSystem)
  }

  /// The manifest, verified, with the last good one in its place where it is not to be trusted.
  ///
  /// - Parameter isReader: whether nothing is remembered, to look.
  func content(isReader: Bool = false) throws(GateRefusal) -> GateContent {
    let seen: Manifest.Previous?
    // A log that cannot be read says nothing; the decision tells of it.
    do { seen = try store.summary().seen } catch { seen = nil }
    let memory: any ManifestMemory = isReader ? DryStore(store: store) : store
    let content = try GateContent(
      source: FolderSource(published), keys: keys, requiresSignature: !keys.isEmpty,
      memory: memory, seen: seen, recoveryKeys: recovery, product: product)
    if !isReader, content.fallback == nil {
      known?.remember(content.manifest.manifest.product.id, of: published)
    }
    return content
  }

  /// Says on standard error what the next start will not know of a manifest that was read here.
  func tellUnremembered(_ content: GateContent) {
    if let fault = content.memoryFault {
      Terminal.complain(
        "the manifest could not be remembered, so that an older one would not be noticed: \(fault)")
    }
    guard content.fallback == nil, !isProductNamed, let known else { return }
    let id = content.manifest.manifest.product.id
    if known.product(of: published) != id {
      Terminal.complain(
        "that the folder is of product '\(id)' could not be remembered in \(known.folder); name the "
          + "product with --product")
    }
  }

  /// The name by which the log knows a person.
  func known(_ person: String) throws -> String {
    guard let subject = try store.knownSubject(of: person) else {
      throw FailedCheck("the log does not know the person '\(person)'")
    }
    return subject
  }

  /// The folder for state of the user (XDG Base Directory Specification, which ignores relative paths).
  private static func stateHome() throws(UsageError) -> String {
    if let folder = Terminal.variable("XDG_STATE_HOME"), folder.beginsAtRoot { return folder }
    guard let home = Terminal.variable("HOME"), home.beginsAtRoot else {
      throw UsageError(
        "HOME is not set, so there is no folder to keep acceptances in; name one with --state")
    }
    return home + "/.local/state"
  }

  /// The id of the product that was published there, once it is trusted: whoever may write there cannot
  /// choose whose acceptances count.
  private static func product(
    in folder: String, _ keys: [PinnedKey], _ recovery: [PinnedKey]
  ) throws -> String {
    do {
      return try GateContent(
        source: FolderSource(folder), keys: keys, requiresSignature: !keys.isEmpty,
        recoveryKeys: recovery
      ).manifest.manifest.product.id
    } catch .unreadable(let reason) {
      throw InputError.unreadable(
        path: folder + "/" + GateContent.fileName,
        reason: reason
          + "; publish with 'assent build', name the published folder with --published, or "
          + "the product with --product, so that the last good manifest is found")
    }
  }

  /// An id as the name of a file: what no file name may hold stands as `%` and two digits.
  private static func fileName(_ id: String) -> String {
    var name = ""
    for (index, byte) in id.utf8.prefix(80).enumerated() {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || (0x30...0x39).contains(byte) || byte == 0x2D
          || byte == 0x5F || byte == 0x2E && index > 0)
      name += isPlain ? String(scalar) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return name.isEmpty ? "%" : name
  }
}
