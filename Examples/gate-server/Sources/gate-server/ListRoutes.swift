import AssentGate
import AssentManifest
import Foundation
import Hummingbird

/// Who accepted what, for those who hold the token.
struct ListRoutes: Sendable {
  let settings: Settings
  let site: Site
  let ledger: Ledger

  /// So many are on a page, and are read at a time.
  private static let step = 200

  func add(to router: Router<BasicRequestContext>) {
    router.get("server.css") { _, _ in
      Response.bytes(Array(HTML.style.utf8), "text/css; charset=utf-8")
    }
    router.get("acceptances") { request, _ in
      try check(request)
      return try await page(before: request.uri.queryParameters.get("before", as: Int64.self))
    }
    router.get("acceptances.csv") { request, _ in
      try check(request)
      return table
    }
    router.get("acceptances/receipts/:record") { request, context in
      try check(request)
      return try await receipt(context.parameters.get("record") ?? "")
    }
  }

  /// A browser asks for it as a password, for any name; a program sends `Authorization: Bearer`.
  private func check(_ request: Request) throws {
    guard let token = settings.token else {
      throw Refusal(.forbidden, "nobody may read the list here: GATE_TOKEN is not set")
    }
    let parts = (request.headers[.authorization] ?? "").split(separator: " ", maxSplits: 1)
      .map(String.init)
    var given: String?
    switch parts.first?.lowercased() {
    case "bearer" where parts.count == 2: given = parts[1]
    case "basic" where parts.count == 2:
      given = Data(base64Encoded: parts[1]).map { String(decoding: $0, as: UTF8.self) }?
        .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).dropFirst().first
        .map(String.init)
    default: break
    }
    guard let given, Secret.isSame(given, token) else {
      throw Refusal(
        .unauthorized, "the token is missing or wrong",
        [.wwwAuthenticate: "Basic realm=\"acceptances\", charset=\"UTF-8\""])
    }
  }

  private func page(before number: Int64?) async throws -> Response {
    let (receipts, forms) = try await ledger.counts()
    let listed = try await ledger.acceptances(before: number, limit: Self.step)
    let filled = try await number == nil ? ledger.forms(before: nil, limit: Self.step) : []
    return .html(
      ListPage(
        product: site.product, receipts: receipts, forms: forms, listed: listed, filled: filled
      )
      .html(older: listed.count == Self.step ? listed.last?.number : nil))
  }

  /// All of it, page by page, so that no table is too long.
  private var table: Response {
    let ledger = ledger
    let body = ResponseBody { writer in
      try await writer.write(ByteBuffer(string: CSV.line(Listed.names)))
      for isForms in [false, true] {
        var before: Int64?
        while true {
          let rows =
            try await isForms
            ? ledger.forms(before: before, limit: Self.step)
            : ledger.acceptances(before: before, limit: Self.step)
          guard let last = rows.last else { break }
          try await writer.write(ByteBuffer(string: rows.map { CSV.line($0.values) }.joined()))
          before = last.number
        }
      }
      try await writer.finish(nil)
    }
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/csv; charset=utf-8; header=present",
        .contentDisposition: "attachment; filename=\"acceptances.csv\"",
      ], body: body)
  }

  private func receipt(_ record: String) async throws -> Response {
    guard let record = record.removingPercentEncoding, let bytes = try await ledger.receipt(record)
    else { throw Refusal(.notFound, "there is no such record") }
    var response = Response.bytes(bytes, "application/json")
    let name =
      record.utf8.allSatisfy { $0 == 0x2D || UInt8(ascii: "0")...UInt8(ascii: "z") ~= $0 }
      ? record.filter { $0.isLetter || $0.isNumber || $0 == "-" } : "other"
    response.headers[.contentDisposition] = "attachment; filename=\"receipt-\(name).json\""
    return response
  }
}
