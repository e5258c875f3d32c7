import AssentManifest
import AssentRecord

/// Holds the list of products of a site against the manifests that are there.
struct SiteCheck {
  /// What differs, and the file that it is about.
  private(set) var findings: [(path: String, message: String)] = []

  init(
    _ site: SiteManifest, manifests: [(path: String, manifest: Manifest, bytes: [UInt8])]
  ) {
    let list = SiteManifestBuilder.fileName
    let byPath = Dictionary(manifests.map { (FileName($0.path), $0) }) { first, _ in first }
    let byID = Dictionary(manifests.map { ($0.manifest.product.id, $0.path) }) { first, _ in first }
    for product in site.products {
      guard let (path, manifest, bytes) = byPath[FileName(product.path.text)] else {
        let place = byID[product.id].map { "; it is at '\($0)'" } ?? ""
        findings.append(
          (
            product.path.text,
            "\(list) names product '\(product.id)' with this manifest, which is missing\(place)"
          ))
        continue
      }
      let digest = TextDigest.digest(of: bytes)
      if manifest.product.id != product.id {
        findings.append(
          (
            path,
            "the manifest is of product '\(manifest.product.id)'; \(list) says '\(product.id)'"
          ))
      } else if manifest.product.name != product.name {
        findings.append(
          (
            path,
            "the product is called '\(manifest.product.name)'; \(list) says '\(product.name)'"
          ))
      }
      if manifest.sequence != product.sequence {
        findings.append(
          (path, "the sequence is \(manifest.sequence); \(list) says \(product.sequence)"))
      } else if digest != product.digest || bytes.count != product.bytes {
        findings.append(
          (
            path,
            "the manifest has \(bytes.count) bytes and the digest \(digest); \(list) says "
              + "\(product.bytes) and \(product.digest)"
          ))
      }
      for difference in Self.differences(of: manifest, from: site) {
        findings.append(
          (path, "\(difference.what) \(difference.here); \(list) says \(difference.there)"))
      }
    }
    let listed = Set(site.products.map { FileName($0.path.text) })
    for (path, manifest, _) in manifests where !listed.contains(FileName(path)) {
      findings.append((path, "\(list) does not name product '\(manifest.product.id)'"))
    }
  }

  /// What a build says of all products alike, in the list and in each manifest.
  private static func differences(
    of manifest: Manifest, from site: SiteManifest
  ) -> [(what: String, here: String, there: String)] {
    var found: [(String, String, String)] = []
    if manifest.keys != site.keys {
      found.append(("the keys announced are", text(manifest.keys), text(site.keys)))
    }
    if manifest.expires != site.expires {
      func text(_ end: Manifest.Timestamp?) -> String { end.map { "\($0)" } ?? "never" }
      found.append(("the manifest expires", text(manifest.expires), text(site.expires)))
    }
    if manifest.generated > site.generated {
      found.append(
        ("the manifest is made for", "\(manifest.generated)", "\(site.generated), which is before"))
    }
    return found
  }

  /// Each key with all that is said of it, so that two lists that differ read so.
  private static func text(_ keys: [Manifest.Key]) -> String {
    guard !keys.isEmpty else { return "none" }
    return keys.map { key in
      ([key.algorithm, key.id, key.publicKey.map { "(\($0))" }].compactMap(\.self)
        + (key.isRecovery ? ["to revoke"] : [])
        + (key.validUntil.map { ["until \($0)"] } ?? [])).joined(separator: " ")
    }.joined(separator: ", ")
  }
}
