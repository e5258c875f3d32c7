import AssentGate

/// What the environment says.
struct Settings: Sendable {
  /// The published folder.
  var site: String
  /// The folder of the database and of the server's key. Nobody but the server may read it.
  var data: String
  /// The keys of the publisher: receipts of manifests that nobody else signed are taken.
  var keys: [PinnedKey]
  /// The keys that revoke others.
  var recoveryKeys: [PinnedKey]
  var host: String
  /// `0` for one that is free.
  var port: Int
  /// What opens the list of acceptances; `nil` where nobody may read it here.
  var token: String?
  /// `https://legal.example.org`, where a proxy stands in front; `nil` for what the request names.
  var origin: String?
  /// The largest body of a request, in bytes. Twice of it may be held for each connection.
  var mostBytes: Int
  let mostConnections = 128
  /// How long a nonce counts, in seconds.
  let nonceSeconds: Int64 = 600

  /// - Throws: ``Fault`` for what cannot be used.
  init(_ environment: [String: String]) throws(Fault) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    func number(_ name: String, _ standard: Int, _ range: ClosedRange<Int>) throws(Fault) -> Int {
      guard let text = value(name) else { return standard }
      guard let number = Int(text), range.contains(number) else {
        throw Fault(
          "\(name) is '\(text)'; expected a number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
    func keys(_ name: String) throws(Fault) -> [PinnedKey] {
      var keys: [PinnedKey] = []
      for text in (value(name) ?? "").split(whereSeparator: \.isWhitespace) {
        guard let key = PinnedKey(String(text)) else {
          throw Fault(
            "\(name) has '\(text)', which is no public key; expected RW and 54 characters")
        }
        keys.append(key)
      }
      return keys
    }
    site = value("GATE_SITE") ?? "Output"
    data = value("GATE_DATA") ?? "data"
    self.keys = try keys("GATE_KEY")
    recoveryKeys = try keys("GATE_RECOVERY_KEY")
    guard !self.keys.isEmpty else {
      throw Fault(
        "GATE_KEY is not set; it is the last line of the .pub file of the key that signs the site")
    }
    host = value("GATE_HOST") ?? "127.0.0.1"
    port = try number("GATE_PORT", 8080, 0...65_535)
    mostBytes = try number("GATE_MOST_BYTES", 4 << 20, 1 << 10...64 << 20)
    token = value("GATE_TOKEN")
    if let token, token.utf8.count < 16 {
      throw Fault("GATE_TOKEN has less than 16 bytes, and could be guessed")
    }
    origin = value("GATE_ORIGIN")
    if let origin, !origin.hasPrefix("https://") || origin.dropFirst(8).contains("/") {
      throw Fault("GATE_ORIGIN is '\(origin)'; expected https:// and a host, without a path")
    }
  }

  /// Why the server does not start.
  struct Fault: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}
