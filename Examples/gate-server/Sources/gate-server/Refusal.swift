import AssentManifest
import Hummingbird

/// Why a request is refused, in a sentence for whoever looks.
struct Refusal: Error, Sendable {
  var status: HTTPResponse.Status
  var sentence: String
  var headers: HTTPFields = [:]

  init(_ status: HTTPResponse.Status, _ sentence: String, _ headers: HTTPFields = [:]) {
    (self.status, self.sentence, self.headers) = (status, sentence, headers)
  }

  var response: Response {
    var response = Response.json(["error": .string(sentence)], status: status)
    response.headers.append(contentsOf: headers)
    return response
  }
}

extension Response {
  static func json(_ object: JSONObject, status: HTTPResponse.Status = .ok) -> Response {
    .bytes(CanonicalJSON.bytes(of: .object(object)), "application/json", status: status)
  }

  static func html(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
    .bytes(Array(text.utf8), "text/html; charset=utf-8", status: status)
  }

  static func bytes(
    _ bytes: [UInt8], _ type: String, status: HTTPResponse.Status = .ok
  ) -> Response {
    Response(
      status: status, headers: [.contentType: type],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
