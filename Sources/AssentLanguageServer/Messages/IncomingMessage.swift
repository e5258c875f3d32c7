import AssentManifest

/// What a client sends: a request, a notification, or the response to a request of the server.
enum IncomingMessage: Hashable, Sendable {
  case request(RequestID, method: String, parameters: JSONValue)
  case notification(method: String, parameters: JSONValue)
  case response

  /// - Throws: the error that is answered, with the id `null`.
  init(_ body: [UInt8]) throws(ResponseError) {
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONValue(parsing: MessageText.strict(body))
    } catch {
      throw ResponseError(.parseError, "not JSON: \(error)")
    }
    guard case .object(let members) = json else {
      throw ResponseError(.invalidRequest, "a message is an object")
    }
    guard let method = members["method"] else {
      guard members["id"] != nil, members["result"] != nil || members["error"] != nil else {
        throw ResponseError(.invalidRequest, "a message has a method, or an id and a result")
      }
      self = .response
      return
    }
    guard let method = method.string else {
      throw ResponseError(.invalidRequest, "the method is not a string")
    }
    let parameters = members["params"] ?? .null
    guard let id = members["id"] else {
      self = .notification(method: method, parameters: parameters)
      return
    }
    guard let id = RequestID(id) else {
      throw ResponseError(.invalidRequest, "the id is neither a number nor a string")
    }
    self = .request(id, method: method, parameters: parameters)
  }
}
