import AssentDiagnostics
import Synchronization

extension Document {
  /// Parses a file.
  ///
  /// Front matter is split off and the positions of all nodes stay those of the file. Bytes that
  /// are not UTF-8 are read as U+FFFD. Text that would make cmark take time or memory out of
  /// proportion is not parsed: the tree is empty and `diagnostics` says which limit was passed, and
  /// where. Any number of threads may call this; they wait for one another.
  package init(parsing source: SourceFile, extensions: Extensions = .all) {
    let frontMatter = FrontMatter(in: source)
    let start = frontMatter?.bodyStart ?? 0
    let findings = ParseGuard.check(source, from: start, extensions: extensions)
    guard findings.isEmpty else {
      self.init(
        source: source, frontMatter: frontMatter, extensions: extensions,
        nodes: [.emptyDocument], text: [], diagnostics: findings)
      return
    }
    let lineOffset = Int32(frontMatter?.lineCount ?? 0)
    let body = source.bytes[start...]
    let (nodes, text) = body.withUnsafeBytesAsUTF8 { bytes in
      parser.withLock { memory in
        memory.lend { functions in
          guard let tree = CMarkTree(parsing: bytes, extensions: extensions, memory: functions)
          else { return ([Node.emptyDocument], [UInt8]()) }
          var copy = TreeCopy(lineOffset: lineOffset, source: bytes)
          copy.add(tree.root)
          return (copy.nodes, copy.text)
        }
      }
    }
    self.init(
      source: source, frontMatter: frontMatter, extensions: extensions, nodes: nodes, text: text,
      diagnostics: [])
  }
}

/// Held while cmark parses, because two parses at once give silently wrong trees.
private let parser = Mutex(ParserMemory())

extension Node {
  static let emptyDocument = Node(
    kind: .document, end: 1, parent: -1, literal: .empty, startLine: 1, startColumn: 1, endLine: 1,
    endColumn: 1)
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are valid UTF-8. Eight bytes of ASCII end whatever comes before them, so what
  /// stands between such is looked at by itself.
  private var isUTF8: Bool {
    withUnsafeBufferPointer { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      func isASCII(_ index: Int) -> Bool {
        raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      }
      var index = 0
      while index < bytes.count {
        while index + 8 <= bytes.count, isASCII(index) { index += 8 }
        let start = index
        while index < bytes.count, index + 8 > bytes.count || !isASCII(index) {
          index = Swift.min(index + 8, bytes.count)
        }
        let piece = UnsafeBufferPointer(rebasing: bytes[start..<index])
        guard (try? UTF8Span(validating: piece.span)) != nil else { return false }
      }
      return true
    }
  }

  /// Calls `body` with the bytes as valid UTF-8, each invalid sequence replaced by U+FFFD.
  fileprivate func withUnsafeBytesAsUTF8<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if isUTF8 { return withUnsafeBufferPointer(body) }
    return Array(String(decoding: self, as: UTF8.self).utf8).withUnsafeBufferPointer(body)
  }
}
