import AssentManifest

/// The logs of other devices that were merged into one, each in a file of its own.
final class MergedFiles {
  static let folderName = "merged"
  /// No more logs are read for one summary.
  static let mostLogs = 4_096
  /// No more logs are read for one that was merged into another.
  private static let mostLevels = 32

  private let folder: StoreFolder
  private var read: Set<Manifest.Digest> = []
  private var levels = 0
  private var bytesLeft = AcceptanceChain.mostBytes

  init(_ folder: StoreFolder) { self.folder = folder }

  /// The name of a file in ``folderName``.
  static func name(of head: Manifest.Digest) -> String {
    "\(head.hexadecimal.prefix(32)).ndjson"
  }

  /// What a merged log came to; one that was merged twice adds nothing the second time.
  ///
  /// - Returns: `nil` where its file is missing, damaged, or ends with another line.
  func summary(of head: Manifest.Digest, name: String) -> AcceptanceSummary? {
    guard !read.contains(head) else { return AcceptanceSummary() }
    guard read.count < Self.mostLogs, levels < Self.mostLevels else { return nil }
    levels += 1
    defer { levels -= 1 }
    guard
      let bytes = try? folder.inner(Self.folderName).read(
        Self.name(of: head), limit: bytesLeft)
    else { return nil }
    bytesLeft -= bytes.count
    read.insert(head)
    let chain = AcceptanceChain(reading: bytes, merged: summary)
    guard chain.damage == nil, chain.tornBytes == 0, chain.head == head else { return nil }
    return chain.summary
  }
}
