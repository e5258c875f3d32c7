import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentLanguageServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `assent lsp`
struct LSPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor: findings while you type, repairs, outline, terms.",
    usage: "assent lsp [<options>]",
    discussion: HelpText.discussion(
      """
      A language server (LSP 3.17) on standard input and output; editors start it. It reports \
      what 'assent lint' does, for the text as it is in the editor, saved or not. \
      docs/editors.md has the settings of editors.
      """,
      examples: [("lsp", "what an editor starts")]))

  // Clients add it to every command line; there is no other way to talk.
  @Flag(help: "Talk over standard input and output, as it always does.")
  var stdio = false

  @Option(name: .customLong("clientProcessId"), help: .hidden)
  var clientProcessId: Int?

  func run() throws {
    var server = LanguageServer(version: programVersion) { path, name in
      try path.map { try TextSurroundings(ofFileAt: $0) } ?? TextSurroundings(ofTextNamed: name)
    }
    var input = ServerInput()
    while server.exitCode == nil {
      if !server.isFull, !input.isAtEnd {
        server.receive(try input.read(mayWait: !server.isBusy))
      } else if !server.isBusy {
        break
      }
      let bytes = server.step()
      if !bytes.isEmpty { try Terminal.standardOutput.write(bytes) }
    }
    if server.codeAtEnd != 0 { throw Ending.findings }
  }
}

/// Standard input as it comes.
private struct ServerInput {
  private(set) var isAtEnd = false
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// What there is to read.
  ///
  /// - Parameter mayWait: whether to wait until there is something.
  mutating func read(mayWait: Bool) throws(InputError) -> ArraySlice<UInt8> {
    var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    let ready = poll(&descriptor, 1, mayWait ? -1 : 0)
    guard ready > 0 else { return [] }
    let count = buffer.withUnsafeMutableBytes { readSome(STDIN_FILENO, $0.baseAddress, $0.count) }
    if count < 0 {
      if errno == EINTR || errno == EAGAIN { return [] }
      throw .unreadable(
        path: "standard input", reason: String(cString: strerror(errno)).lowercased())
    }
    isAtEnd = count == 0
    return buffer[..<count]
  }
}

private let readSome = read(_:_:_:)
