import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Adds events to the ledger of an agreement, with the texts of a version where there are any.
struct LedgerWriter {
  /// Has Git keep the line ends of what is frozen, whatever else it is told.
  static let attributes = Array("* -text\n".utf8)

  private let root: String
  /// `content/releases/license`.
  private let folder: String
  private let head: Manifest.Digest?

  init(_ scene: ReleaseScene, key: String) {
    root = scene.root
    folder = scene.root + "/" + scene.folder(of: key)
    head = scene.releases.agreements[key]?.ledger.head
  }

  /// - Throws: ``InputError`` where a file cannot be written; nothing is released then.
  func write(
    _ events: [LedgerEvent], version: Manifest.Version?, files: [(name: String, bytes: [UInt8])]
  ) throws {
    let stage = try ReleaseStage(folder, below: root)
    var bytes = try stage.ledgerBytes()
    let path = folder + "/" + ReleaseListing.ledgerName
    // Another release may have come first while this one was checked.
    guard var ledger = try? Ledger(parsing: bytes), ledger.head == head else {
      throw InputError.unwritable(path: path, reason: "it has changed meanwhile; run this again")
    }
    for event in events {
      do throws(LedgerError) { bytes += try ledger.append(event) } catch {
        throw InputError.unwritable(path: path, reason: error.description)
      }
    }
    let attributes = Placement.folder(of: folder) + "/.gitattributes"
    if try FileSystem.status(attributes) == nil {
      try FileSystem.write(Self.attributes, to: attributes)
    }
    try stage.publish(ledger: bytes, version: version?.text, files: files)
  }
}
