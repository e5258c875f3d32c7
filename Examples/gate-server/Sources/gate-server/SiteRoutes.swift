import AssentGate
import Crypto
import Foundation
import Hummingbird

/// The published folder, file by file.
struct SiteRoutes: Sendable {
  let site: Site

  /// The largest file that is served, in bytes.
  private static let mostBytes = 64 << 20

  func add(to router: Router<BasicRequestContext>) {
    for path: RouterPath in ["", "**"] {
      for method in [HTTPRequest.Method.get, .head] {
        router.on(path, method: method) { request, _ in try await answer(request) }
      }
    }
  }

  /// Nothing is read through a link, or outside of the folder: `FolderSource` sees to that.
  private func answer(_ request: Request) async throws -> Response {
    let missing = Refusal(.notFound, "there is nothing at this address")
    guard var path = request.uri.path.removingPercentEncoding else { throw missing }
    path.removeFirst()
    if path.isEmpty || path.hasSuffix("/") { path += "index.html" }
    // A file with a point in front is nobody's business.
    guard !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }),
      let bytes = try? site.folder.bytes(of: path, limit: Self.mostBytes)
    else { throw missing }

    let tag =
      "\"\(SHA256.hash(data: bytes).prefix(16).map { String(format: "%02x", $0) }.joined())\""
    // Asked for each time, and sent only where it changed: nobody accepts yesterday's text.
    let headers: HTTPFields = [
      .contentType: Self.type(of: path), .eTag: tag, .cacheControl: "no-cache",
    ]
    let known = request.headers[values: .ifNoneMatch].flatMap { $0.split(separator: ",") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    if known.contains(tag) || known.contains("W/" + tag) {
      return Response(status: .notModified, headers: headers)
    }
    if request.method == .head {
      var headers = headers
      headers[.contentLength] = String(bytes.count)
      return Response(status: .ok, headers: headers)
    }
    return Response(
      status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  private static func type(of path: String) -> String {
    switch path.split(separator: "/").last?.split(separator: ".").dropFirst().last ?? "" {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "json": "application/json"
    case "txt", "minisig", "md": "text/plain; charset=utf-8"
    case "atom": "application/atom+xml"
    case "xml": "application/xml"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    default: "application/octet-stream"
    }
  }
}
