import AssentManifest
import AssentRecord
import Yams

extension ConfigurationReader {
  /// The keys that sign, the one that revokes them, and how long a manifest holds good.
  mutating func readSigning(_ node: Node) {
    var recovery: Manifest.Key?
    for (key, value) in members(of: node, named: "signing") {
      switch key.text {
      case "keys":
        guard case .sequence(let items) = value else {
          report("signing.keys is not a list", at: value, help: "write '- key: RW…', one a line")
          continue
        }
        for item in items { readKey(item) }
      case "recovery": recovery = self.key(value, named: "signing.recovery")?.recovering
      case "expires": configuration.expires = moment(value, named: "signing.expires")
      default: unknown(key, in: "signing", ["keys", "recovery", "expires"])
      }
    }
    guard let recovery else { return }
    if configuration.keys.contains(where: { $0.id == recovery.id }) {
      report(
        "signing.recovery is one of the keys that sign", at: node,
        help:
          "make another for it, and keep it where no thief of the first one finds it: assent keygen"
      )
    }
    configuration.keys.append(recovery)
  }

  private mutating func readKey(_ node: Node) {
    var announced: Manifest.Key?
    var end: Manifest.Timestamp?
    for (key, value) in members(of: node, named: "a key of signing.keys") {
      switch key.text {
      case "key": announced = self.key(value, named: "key")
      case "validUntil": end = moment(value, named: "validUntil")
      default: unknown(key, in: "signing.keys", ["key", "validUntil"])
      }
    }
    guard var announced else { return }
    if configuration.keys.contains(where: { $0.id == announced.id }) {
      report(
        "key \(announced.id) is announced twice", at: node,
        help: "remove one of the two; different keys need different ids")
      return
    }
    announced.validUntil = end
    configuration.keys.append(announced)
  }

  private mutating func key(_ node: Node, named name: String) -> Manifest.Key? {
    guard let text = string(node, named: name) else { return nil }
    guard !KeyFiles.isSecret(text) else {
      report(
        "\(name) is a secret key, which belongs into no configuration", at: node, showsLine: false,
        help:
          "take it out, also of Git's history, and use it no more; announce a new one, by the last "
          + "line of its NAME.pub")
      return nil
    }
    guard let key = PublicKey(text) else {
      report(
        "\(name) '\(text)' is not a public key of minisign", at: node, length: text.utf8.count,
        help: "copy the last line of NAME.pub, which begins with RW")
      return nil
    }
    return Manifest.Key(key)
  }

  private mutating func moment(_ node: Node, named name: String) -> Manifest.Timestamp? {
    guard let text = string(node, named: name) else { return nil }
    guard let moment = Manifest.Moment(text) else {
      report(
        "\(name) '\(text)' is not a day or a time", at: node, length: text.utf8.count,
        help: "write it as 2027-02-01 (00:00 UTC) or 2027-02-01T09:00:00+09:00")
      return nil
    }
    return moment.timestamp
  }
}

extension Manifest.Key {
  /// Announces a key.
  init(_ key: PublicKey) {
    self.init(id: key.id.description, algorithm: "Ed25519", publicKey: key.description)
  }

  fileprivate var recovering: Manifest.Key {
    var key = self
    key.isRecovery = true
    return key
  }
}
