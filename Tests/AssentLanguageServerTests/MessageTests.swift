import AssentManifest
import Testing

@testable import AssentLanguageServer

/// Bytes of a stream as messages, and JSON that no strict reader takes.
@Suite struct MessageTests {
  private func read(_ parts: [String]) -> [String] {
    var reader = MessageReader()
    var found: [String] = []
    for part in parts {
      reader.append(part.utf8)
      while let next = reader.next() {
        switch next {
        case .body(let body): found.append(String(decoding: body, as: UTF8.self))
        case .malformed: found.append("!")
        }
      }
    }
    return found
  }

  @Test(arguments: [
    "Content-Length: 2\r\n\r\n{}", "content-length:2\r\n\r\n{}", "Content-Length: 2\n\n{}",
    "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Length: 2\r\nContent-Type: x\r\n\r\n{}",
  ])
  func `a message is found behind its header`(_ text: String) {
    #expect(read([text]) == ["{}"])
    #expect(read([text + text]) == ["{}", "{}"])
    #expect(read(text.unicodeScalars.map { String($0) }) == ["{}"], "byte by byte")
  }

  @Test func `a length is of bytes`() {
    #expect(read(["Content-Length: 4\r\n\r\n😀Content-Length: 0\r\n\r\n"]) == ["😀", ""])
  }

  static let next = "Content-Length: 2\r\n\r\n{}"

  @Test(arguments: [
    "Content-Length: x\r\n\r\n{\"id\": 1}", "Content-Length: -3\r\n\r\n", "Length: 3\r\n\r\nabc",
    "\r\n\r\n", "hello\r\n", "{}{}{}", "Content-Length: 99999999999999999999\r\n\r\n{}",
    "Content-Length:\r\n\r\n", "\u{0}\u{1}\u{2}",
  ])
  func `what is no header is told once, and the next message is read`(_ text: String) {
    let found = read([text + Self.next + Self.next])
    #expect(found == ["!", "{}", "{}"], "\(found)")
  }

  @Test func `a header without an end does not wait for ever`() {
    let found = read([String(repeating: "x", count: 20_000), Self.next])
    #expect(found == ["!", "{}"])
  }

  @Test func `a message that is too long is passed over without being kept`() {
    let count = MessageReader.mostBytes + 1
    var reader = MessageReader()
    reader.append("Content-Length: \(count)\r\n\r\n".utf8)
    guard case .malformed? = reader.next() else {
      Issue.record("not refused")
      return
    }
    let part = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0..<(count / part.count) {
      reader.append(part)
      #expect(reader.next() == nil)
    }
    reader.append([UInt8](repeating: 0x20, count: count % part.count))
    reader.append(Self.next.utf8)
    #expect(reader.next() == .body(Array("{}".utf8)))
  }

  private static let hover =
    #"{"id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"a"}}}"#

  /// The same number of bytes, some of them others.
  @Test(arguments: 0..<200)
  func `every message has an answer, whatever its bytes`(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    var client = try TestClient("# Terms\n")
    var body = Array(Self.hover.utf8)
    for _ in 0..<(1 + random.next(6)) { body[random.next(body.count)] = UInt8(random.next(256)) }
    let count = client.received.count
    client.send(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    client.send(TestClient.framed(#"{"id":"end","method":"x/y"}"#))
    #expect(client.received.last?["id"] == "end")
    // Where "id" was hit, it may have become a notification.
    #expect([1, 2].contains(client.received.count - count))
  }

  @Test(arguments: 0..<200)
  func `no header stops the server`(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    var client = try TestClient("# Terms\n")
    // Digits stay as they are, so that no header waits for more than is sent.
    var bytes = TestClient.framed(Self.hover)
    for _ in 0..<(1 + random.next(4)) {
      let index = random.next(20)
      guard !(0x30...0x39).contains(bytes[index]) else { continue }
      bytes[index] = UInt8(ascii: "!") + UInt8(random.next(15))
    }
    client.send(bytes)
    client.send(TestClient.framed(#"{"id":"end","method":"x/y"}"#))
    #expect(client.received.contains { $0["id"] == "end" })
  }

  @Test(arguments: [
    (#"{"a":1.5}"#, #"{"a":null}"#), (#"[1e9,-0.5,2]"#, #"[null,null,2]"#),
    (#"[9007199254740993]"#, #"[null]"#), (#"["1.5"]"#, #"["1.5"]"#),
    (#"["\ud83d\ude00"]"#, "[\"😀\"]"), (#"["\ud83dx"]"#, "[\"\u{FFFD}x\"]"),
    (#"["\ude00\ud83d"]"#, "[\"\u{FFFD}\u{FFFD}\"]"), (#"["\\ud83d"]"#, #"["\\ud83d"]"#),
    (#"["\"1.5"]"#, #"["\"1.5"]"#), (#"[-9007199254740991]"#, #"[-9007199254740991]"#),
  ])
  func `what a client may send and the reader refuses is replaced`(
    _ sent: String, _ read: String
  ) throws {
    let json = try JSONValue(parsing: MessageText.strict(Array(sent.utf8)))
    #expect(json == (try JSONValue(parsing: Array(read.utf8))))
  }

  @Test(arguments: ["\"", "\"\\", "\"\\u", "\"\\ud83d", "-", "{\"a\":1.5"])
  func `a text that breaks off is left to the reader`(_ text: String) {
    #expect(throws: JSONError.self) {
      try JSONValue(parsing: MessageText.strict(Array(text.utf8)))
    }
  }
}
