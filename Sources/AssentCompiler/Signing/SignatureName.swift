import AssentRecord

/// The path of a signature file: `manifest.json.minisig`, or with the id of a key,
/// `manifest.json.3BEF38EC7E4B22EB.minisig`.
struct SignatureName: Hashable, Sendable {
  /// The path of the file that is signed.
  let target: String
  /// The key that the name tells; `nil` for the first signature of a file.
  let key: KeyID?

  static let ending = ".minisig"
  /// The names of files that are signed.
  static let targets = ["manifest.json", "site.json", "revocations.json"]

  /// `nil` for a path that is not the place of a signature; the key's id counts in either case.
  init?(_ path: String) {
    guard path.hasSuffix(Self.ending) else { return nil }
    let place = String(path.dropLast(Self.ending.count))
    let name = Placement.fileName(of: place)
    if Self.targets.contains(name) {
      (target, key) = (place, nil)
      return
    }
    guard let point = place.lastIndex(of: "."),
      let key = KeyID(String(place[point...].dropFirst())),
      Self.targets.contains(Placement.fileName(of: String(place[..<point])))
    else { return nil }
    (target, self.key) = (String(place[..<point]), key)
  }

  /// The path of the signature that a key adds beside the first one.
  static func second(of target: String, by key: KeyID) -> String {
    "\(target).\(key)\(ending)"
  }
}
