import AssentCompiler
import AssentDiagnostics
import AssentManifest

/// A language server for people who edit agreements (LSP 3.17): bytes of a client in, bytes for it
/// out.
///
/// It is a value that does one step at a time, so one thread is enough. Messages wait in a row:
/// findings are told when no message waits, so a text is not linted at every key of a fast writer,
/// and a request that was cancelled meanwhile is not worked on.
package struct LanguageServer: Sendable {
  enum Phase: Sendable {
    case waiting
    case running
    /// After `shutdown`.
    case stopped
  }

  /// The version that the program tells.
  let version: String
  /// Reads what a text is held against, by the path of its file; `nil` for a text that is none.
  let surroundings: @Sendable (_ path: String?, _ name: String) throws -> TextSurroundings
  var client = ClientCapabilities()
  var encoding = PositionEncoding.utf16
  var phase = Phase.waiting
  /// The texts that are open, by their address.
  var texts: [String: OpenText] = [:]
  /// The address of the page of rules, up to the name of a rule.
  var rulesPage: String?
  /// What is sent before anything else.
  var outbox: [[UInt8]] = []

  private var reader = MessageReader()
  private var waiting: [IncomingMessage] = []
  private var cancelled: Set<RequestID> = []
  /// The exit code, after `exit`.
  package internal(set) var exitCode: Int32?

  /// - Parameters:
  ///   - version: of the program.
  ///   - surroundings: reads what a text is held against; see ``TextSurroundings``.
  package init(
    version: String,
    surroundings: @escaping @Sendable (_ path: String?, _ name: String) throws -> TextSurroundings
  ) {
    self.version = version
    self.surroundings = surroundings
  }

  /// Whether there is something to do without further bytes.
  package var isBusy: Bool {
    exitCode == nil
      && (!outbox.isEmpty || !waiting.isEmpty || texts.values.contains(where: \.awaitsFindings))
  }

  /// Whether so much waits that no more should be read.
  package var isFull: Bool { waiting.count > 256 }

  /// The exit code where the client goes away: 0 after `shutdown`.
  package var codeAtEnd: Int32 { exitCode ?? (phase == .stopped ? 0 : 1) }

  /// Takes in what a client sent.
  package mutating func receive(_ bytes: some Sequence<UInt8>) {
    reader.append(bytes)
    while let found = reader.next() {
      switch found {
      case .malformed(let reason):
        outbox.append(OutgoingMessage.failure(ResponseError(.parseError, reason), of: nil))
      case .body(let body):
        do throws(ResponseError) {
          take(try IncomingMessage(body))
        } catch {
          outbox.append(OutgoingMessage.failure(error, of: nil))
        }
      }
    }
  }

  private mutating func take(_ message: IncomingMessage) {
    if case .notification("$/cancelRequest", let parameters) = message {
      guard let id = RequestID(parameters["id"]) else { return }
      let isWaiting = waiting.contains {
        if case .request(id, _, _) = $0 { true } else { false }
      }
      if isWaiting { cancelled.insert(id) }
      return
    }
    waiting.append(message)
  }

  /// Does the next thing that is to be done.
  ///
  /// - Returns: what is to be sent; empty where that is nothing.
  package mutating func step() -> [UInt8] {
    guard exitCode == nil else { return [] }
    if !outbox.isEmpty { return outbox.removeFirst() }
    guard waiting.isEmpty else { return handle(waiting.removeFirst()) }
    guard let uri = texts.values.filter(\.awaitsFindings).map(\.uri).min() else { return [] }
    let text = checked(uri)
    texts[uri]?.awaitsFindings = false
    return texts[uri].map { findings(in: text, $0) } ?? []
  }

  private mutating func handle(_ message: IncomingMessage) -> [UInt8] {
    switch message {
    case .response: return []
    case .notification(let method, let parameters):
      notice(method, parameters)
      return []
    case .request(let id, let method, let parameters):
      do throws(ResponseError) {
        guard cancelled.remove(id) == nil else {
          throw ResponseError(.requestCancelled, "cancelled")
        }
        return OutgoingMessage.result(try answer(method, parameters), of: id)
      } catch {
        return OutgoingMessage.failure(error, of: id)
      }
    }
  }

  /// A text as lint sees it; `nil` where it is not open, or is not looked at.
  mutating func checked(_ uri: String) -> CheckedText? {
    guard var open = texts[uri], !open.isTooLarge else { return nil }
    if let checked = open.checked { return checked }
    let path = DocumentAddress(uri).path
    if open.surroundings?.isCurrent != true {
      do {
        open.surroundings = try surroundings(path, open.source.path)
      } catch {
        log("\(error)")
        open.surroundings = TextSurroundings(ofTextNamed: open.source.path)
      }
    }
    open.checked = open.surroundings?.check(open.source.bytes)
    texts[uri] = open
    return open.checked
  }

  /// Tells the client what is wrong with the world, for its log.
  mutating func log(_ message: String) {
    outbox.append(
      OutgoingMessage.notification(
        "window/logMessage", ["type": 2, "message": .string("assent: " + message)]))
  }
}
