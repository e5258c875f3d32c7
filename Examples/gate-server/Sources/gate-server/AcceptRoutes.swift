import AssentGate
import AssentManifest
import Foundation
import Hummingbird

/// Gives out nonces, and takes receipts: docs/gate-hook.md.
struct AcceptRoutes: Sendable {
  let settings: Settings
  let site: Site
  let key: ServerKey
  let ledger: Ledger

  func add(to router: Router<BasicRequestContext>) {
    router.get("accept") { request, _ in try await nonce(request) }
    router.post("accept") { request, _ in try await accept(request) }
  }

  private func nonce(_ request: Request) async throws -> Response {
    let nonce = Secret.random()
    let known = Session(of: request, settings)
    let session = known ?? Session()
    let now = SystemClock.now().secondsSinceEpoch
    try await ledger.add(
      nonce: Secret.digest(of: nonce), session: session.digest,
      expires: now + settings.nonceSeconds, now: now)
    var response = Response.json(["nonce": .string(nonce)])
    if known == nil { response.headers[.setCookie] = session.cookie(settings) }
    return response
  }

  private func accept(_ request: Request) async throws -> Response {
    guard Session.isOfOwnPage(request, settings) else {
      throw Refusal(.forbidden, "another page sent this")
    }
    let type = request.headers[.contentType]?.split(separator: ";").first
      .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
    switch type {
    case "application/json": return try await receipt(request)
    case "application/x-www-form-urlencoded": return try await form(request)
    default:
      throw Refusal(.unsupportedMediaType, "the body is not application/json")
    }
  }

  private func receipt(_ request: Request) async throws -> Response {
    let body = try await Self.body(of: request, upTo: settings.mostBytes)
    let value: JSONValue
    do { value = try JSONValue(parsing: body) } catch {
      throw Refusal(.badRequest, "the body is not JSON: \(error)")
    }
    guard let nonce = value["nonce"]?.string, (1...1_024).contains(nonce.utf8.count),
      let receipt = value["receipt"]?.string
    else { throw Refusal(.badRequest, "the body has no 'nonce' and 'receipt', both texts") }
    guard let session = Session(of: request, settings) else { throw Refusal.nonce }

    let now = SystemClock.now()
    let digest = Secret.digest(of: nonce)
    // Signatures are checked for none but those who were given a nonce.
    guard
      try await ledger.has(nonce: digest, session: session.digest, now: now.secondsSinceEpoch)
    else { throw Refusal.nonce }
    let admitted: Admission
    do throws(Refusal) {
      admitted = try Admission(Array(receipt.utf8), site)
    } catch {
      // It counts once, whatever came with it.
      try await ledger.spend(
        nonce: digest, session: session.digest, now: now.secondsSinceEpoch)
      throw error
    }
    let key = key
    let countersignature = try await ledger.store(
      admitted, nonce: digest, session: session.digest, now: now
    ) { try key.countersign(admitted.receipt.line, comment: "received \(now)") }
    return .json(["countersignature": .object(countersignature)])
  }

  private func form(_ request: Request) async throws -> Response {
    // A form has no nonce. What says that the own page sent it is a header of the browser.
    guard request.headers[.origin] != nil || Session.fetchSite(of: request) != nil else {
      throw Refusal(.forbidden, "nothing says which page sent this")
    }
    let body = try await Self.body(of: request, upTo: 64 << 10)
    let now = SystemClock.now()
    let filled = try FilledForm(body, site, now: now)
    try await ledger.store(filled, now: now)
    return .html(filled.page(now: now, product: site.product.name))
  }

  /// Refuses by what the request says of its length, before anything is read, and by what comes.
  private static func body(of request: Request, upTo limit: Int) async throws -> [UInt8] {
    let refusal = Refusal(
      .contentTooLarge, "the body has more than \(limit) bytes", [.connection: "close"])
    if let length = request.headers[.contentLength].flatMap(Int.init), length > limit {
      throw refusal
    }
    var bytes: [UInt8] = []
    for try await part in request.body {
      guard bytes.count + part.readableBytes <= limit else { throw refusal }
      bytes.append(contentsOf: part.readableBytesView)
    }
    return bytes
  }
}
