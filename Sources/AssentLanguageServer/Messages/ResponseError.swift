import AssentManifest

/// Why a request has no result, as the protocol numbers it.
struct ResponseError: Error, Hashable, Sendable {
  /// JSON-RPC 2.0, section 5.1, and LSP 3.17, "ErrorCodes".
  enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }

  var code: Code
  var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  var json: JSONValue {
    ["code": .integer(code.rawValue), "message": .string(message)]
  }
}
