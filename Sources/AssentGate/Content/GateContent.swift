import AssentManifest
import AssentRecord

/// What a gate shows: a manifest that a pinned key signed, and its texts, each checked before it is seen.
///
/// Where what was published is not to be trusted, or older than what was seen, the last good manifest
/// stands in: nobody is locked out by a bad download, and nobody is asked less than before.
public struct GateContent: Sendable {
  /// What is gone by.
  public private(set) var manifest: VerifiedManifest
  /// Why the last good manifest stands in for the one that was published; `nil` where it does not.
  public private(set) var fallback: GateRefusal?
  /// Why the manifest could not be remembered; `nil` where it was, or nothing remembers.
  public private(set) var memoryFault: StoreError?
  private let files: VerifiedFiles

  /// The name of the manifest in its folder.
  public static let fileName = "manifest.json"
  /// The largest manifest that is read, in bytes.
  public static let mostBytes = 64 << 20

  /// Reads and checks what was published.
  ///
  /// - Parameters:
  ///   - source: its paths begin in the folder of the manifest.
  ///   - keys: those that the app trusts. Empty where nothing is pinned.
  ///   - requiresSignature: `false` takes an unsigned manifest where nothing is pinned.
  ///   - memory: what was trusted last; `nil` to remember nothing.
  ///   - seen: the highest manifest that the log names.
  ///   - recoveryKeys: those that revoke others; where none is pinned, those that a trusted manifest
  ///     announced.
  ///   - product: the id of the product that the app is; `nil` for that of the last manifest.
  /// - Throws: ``GateRefusal`` where no manifest can be trusted, the last good one neither.
  public init(
    source: any PublishedSource, keys: [PinnedKey], requiresSignature: Bool = true,
    memory: (any ManifestMemory)? = nil, seen: Manifest.Previous? = nil,
    recoveryKeys: [PinnedKey] = [], product: String? = nil
  ) throws(GateRefusal) {
    files = VerifiedFiles(source: source)
    guard !keys.isEmpty || !requiresSignature else {
      throw .badSignature("no key is pinned, so nothing can be trusted")
    }
    var trust = GateTrust(
      keys: keys.map(\.key), recovery: recoveryKeys.map(\.key), memory: memory, product: product)
    do throws(GateRefusal) {
      let published = try trust.published(in: source)
      try trust.check(published, after: seen)
      manifest = published
      memoryFault = trust.remember(published)
    } catch {
      guard let last = trust.standIn, Self.isCurrent(last, seen) else { throw error }
      manifest = last
      fallback = error
    }
  }

  /// Whether the last good manifest is no older than what the log has seen.
  private static func isCurrent(_ last: VerifiedManifest, _ seen: Manifest.Previous?) -> Bool {
    guard let seen else { return true }
    return last.manifest.sequence > seen.sequence || last.reference == seen
  }

  /// The text of a release in a language, once its files are what the manifest says.
  ///
  /// - Throws: ``GateRefusal/unreadable(_:)``.
  public func text(
    of release: Manifest.Release, locale: Manifest.Locale
  ) throws(GateRefusal) -> GateText {
    guard let (tag, entry) = release.locales.first(where: { $0.key.isSame(as: locale) }) else {
      throw .unreadable("version \(release.version) has no text in '\(locale)'")
    }
    let document = manifest.manifest.documents.first { document in
      document.releases.contains { $0 == release }
    }
    guard let document else {
      throw .unreadable("the manifest has no such release as this version \(release.version)")
    }
    return try GateText(
      document: document.id, version: release.version, locale: tag, entry: entry, files: files)
  }

  /// What changed since an older release, as JSON (`assent-diff/1`), once its file is what the manifest
  /// says.
  ///
  /// - Returns: `nil` where none was published in the language.
  /// - Throws: ``GateRefusal/unreadable(_:)``.
  public func redline(
    from version: Manifest.Version, to release: Manifest.Release, locale: Manifest.Locale
  ) throws(GateRefusal) -> JSONValue? {
    guard let redline = release.redlines.first(where: { $0.from == version }),
      let artifacts = redline.locales.first(where: { $0.key.isSame(as: locale) })?.value
    else { return nil }
    let (artifact, bytes) = try files.read("application/json", among: artifacts)
    do { return try JSONValue(parsing: bytes) } catch {
      throw .unreadable("'\(artifact.path)': \(error)")
    }
  }
}
