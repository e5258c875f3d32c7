import AssentManifest

/// What the server sends, with the header that tells its length (LSP 3.17, "Base Protocol").
enum OutgoingMessage {
  static func result(_ value: JSONValue, of id: RequestID) -> [UInt8] {
    framed(["jsonrpc": "2.0", "id": id.json, "result": value])
  }

  /// - Parameter id: `nil` where the request could not be read.
  static func failure(_ error: ResponseError, of id: RequestID?) -> [UInt8] {
    framed(["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error.json])
  }

  static func notification(_ method: String, _ parameters: JSONValue) -> [UInt8] {
    framed(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  static func request(_ id: RequestID, _ method: String, _ parameters: JSONValue) -> [UInt8] {
    framed([
      "jsonrpc": "2.0", "id": id.json, "method": .string(method), "params": parameters,
    ])
  }

  private static func framed(_ json: JSONValue) -> [UInt8] {
    let body = CanonicalJSON.bytes(of: json)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
