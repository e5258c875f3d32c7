import HTTPTypes
import Hummingbird

/// Stands around all routes: gives every answer the headers that keep browsers in bounds, and makes an
/// answer of whatever goes wrong.
struct Guard: RouterMiddleware {
  typealias Context = BasicRequestContext

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      response = try await next(request, context)
    } catch let refusal as Refusal {
      response = refusal.response
    } catch let error as any HTTPResponseError {
      let words =
        switch error.status {
        case .notFound: "there is nothing at this address"
        case .contentTooLarge: "the body is too large"
        default: "the request cannot be read"
        }
      response = Refusal(error.status, words).response
    } catch {
      // What went wrong is for the log of the server.
      context.logger.error("\(request.method) \(request.uri.path): \(error)")
      response = Refusal(.internalServerError, "something failed here; nothing was stored").response
    }
    for (name, value) in Self.headers where response.headers[name] == nil {
      response.headers[name] = value
    }
    return response
  }

  /// The pages of the site have a stricter policy in themselves; both hold. Frames, only a header forbids.
  private static let headers: [(HTTPField.Name, String)] =
    [
      (
        .contentSecurityPolicy,
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
          + "form-action 'self'; frame-ancestors 'none'"
      ),
      (.xContentTypeOptions, "nosniff"),
      (.cacheControl, "no-store"),
    ]
    + [
      ("X-Frame-Options", "DENY"), ("Referrer-Policy", "same-origin"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
    ].compactMap { name, value in HTTPField.Name(name).map { ($0, value) } }
}
