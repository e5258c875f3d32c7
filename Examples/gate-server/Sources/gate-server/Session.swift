import Crypto
import Foundation
import HTTPTypes
import Hummingbird

/// A browser, as far as this server can tell: whoever holds a cookie. A site with accounts has its own.
struct Session: Sendable {
  private let text: String

  init() { text = Secret.random() }

  /// The session that a request names; `nil` where it names none that could be ours.
  init?(of request: Request, _ settings: Settings) {
    guard let text = request.cookies[Self.name(settings)]?.value, Secret.isOne(text) else {
      return nil
    }
    self.text = text
  }

  /// What is stored of it: whoever reads the database can be nobody else.
  var digest: String { Secret.digest(of: text) }

  /// `SameSite=Strict`: no other site can use it.
  func cookie(_ settings: Settings) -> String {
    "\(Self.name(settings))=\(text); Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000"
      + (settings.origin == nil ? "" : "; Secure")
  }

  private static func name(_ settings: Settings) -> String {
    settings.origin == nil ? "gate-session" : "__Host-gate-session"
  }

  /// Whether a request comes from a page of this server, as far as the browser says.
  static func isOfOwnPage(_ request: Request, _ settings: Settings) -> Bool {
    if let site = fetchSite(of: request), site != "same-origin" { return false }
    guard let origin = request.headers[.origin] else { return true }
    return origin == settings.origin ?? "http://\(request.head.authority ?? "")"
  }

  static func fetchSite(of request: Request) -> String? {
    HTTPField.Name("Sec-Fetch-Site").flatMap { request.headers[$0] }
  }
}

/// Texts that nobody guesses.
enum Secret {
  /// 256 bits in 43 characters of base64url.
  static func random() -> String {
    SymmetricKey(size: .bits256).withUnsafeBytes { text(Data($0)) }
  }

  static func isOne(_ text: String) -> Bool {
    text.utf8.count == 43
      && text.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
          || byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26
      }
  }

  static func digest(of secret: String) -> String {
    text(Data(SHA256.hash(data: Data(secret.utf8))))
  }

  /// Takes as long for a near miss as for any other.
  static func isSame(_ a: String, _ b: String) -> Bool {
    let (a, b) = (SHA256.hash(data: Data(a.utf8)), SHA256.hash(data: Data(b.utf8)))
    return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static func text(_ data: Data) -> String {
    data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }
}
