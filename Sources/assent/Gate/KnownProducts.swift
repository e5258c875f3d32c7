import AssentCompiler
import AssentManifest
import AssentRecord
import Foundation

/// Which product each published folder is of, as it was trusted first, so that the manifest of another one
/// changes neither what is asked nor where acceptances are looked for.
struct KnownProducts {
  let folder: String
  private static let mostBytes = 4_096

  /// - Parameter home: where the states of all products are; no product has a folder that begins with a dot.
  init(in home: String) { folder = home + "/.published" }

  func product(of published: String) -> String? {
    guard let bytes = try? FileSystem.read(path(of: published), limit: Self.mostBytes),
      let id = String(validating: bytes, as: UTF8.self), !id.isEmpty
    else { return nil }
    return id
  }

  /// What cannot be kept is asked of the manifest again, and told (``GatePlace/tellUnremembered(_:)``).
  func remember(_ product: String, of published: String) {
    guard self.product(of: published) != product, product.utf8.count <= Self.mostBytes else {
      return
    }
    try? FileSystem.makeDirectory(folder)
    try? FileSystem.write(Array(product.utf8), to: path(of: published))
  }

  /// By the digest of the absolute path, which is read as text: a folder that is gone has one, too.
  private func path(of published: String) -> String {
    let path = URL(fileURLWithPath: published).standardized.path
    return folder + "/" + MerkleHash(leaf: Array(path.utf8)).digest.hexadecimal
  }
}
