/// Cuts a stream of bytes into messages, each of which a header goes before (LSP 3.17, "Base
/// Protocol").
///
/// After a header that cannot be read, it goes on at the next `Content-Length:`.
struct MessageReader: Sendable {
  enum Found: Hashable, Sendable {
    case body([UInt8])
    /// What cannot be read, in words.
    case malformed(String)
  }

  /// A longer message is passed over, so that no header makes the program take memory without end.
  static let mostBytes = 1 << 26
  /// A longer header is none.
  static let mostHeaderBytes = 1 << 13

  private var buffer: [UInt8] = []
  /// Where the next header or body begins.
  private var start = 0
  /// How many bytes of a message that is too long are still to come.
  private var skipped = 0
  /// Whether what stands before the next header was reported.
  private var isLost = false

  mutating func append(_ bytes: some Sequence<UInt8>) {
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer += bytes
  }

  /// The next message; `nil` where it is not complete.
  mutating func next() -> Found? {
    if skipped > 0 {
      let count = min(skipped, buffer.count - start)
      skipped -= count
      start += count
      guard skipped == 0 else { return nil }
    }
    guard start < buffer.count else { return nil }
    guard let end = headerEnd() else {
      return buffer.count - start > Self.mostHeaderBytes ? lose("a header without an end") : nil
    }
    guard let header = Header(buffer[start..<end.content]) else {
      return lose("a header without a length", downTo: end.next)
    }
    guard header.start == start else {
      // The rest of what was lost before.
      let wasLost = isLost
      isLost = false
      start = header.start
      return wasLost ? next() : .malformed("bytes between two messages")
    }
    isLost = false
    guard header.length <= Self.mostBytes else {
      skipped = header.length
      start = end.next
      return .malformed("a message of more than \(Self.mostBytes) bytes")
    }
    guard buffer.count - end.next >= header.length else { return nil }
    let body = Array(buffer[end.next..<end.next + header.length])
    start = end.next + header.length
    return .body(body)
  }

  /// Passes over what cannot be read, up to what may be the next header.
  ///
  /// - Parameter end: that of a header, behind which a body may stand.
  private mutating func lose(_ reason: String, downTo end: Int? = nil) -> Found? {
    let wasLost = isLost
    isLost = true
    // The last bytes may be the first of the next header.
    start = end ?? max(start, buffer.count - Header.name.count)
    return wasLost ? next() : .malformed(reason)
  }

  /// The end of the header's lines and of the blank one behind them.
  private func headerEnd() -> (content: Int, next: Int)? {
    let limit = min(buffer.count, start + Self.mostHeaderBytes)
    for index in start..<limit where buffer[index] == 0x0A {
      if index + 1 < buffer.count, buffer[index + 1] == 0x0A { return (index, index + 2) }
      if index + 2 < buffer.count, buffer[index + 1] == 0x0D, buffer[index + 2] == 0x0A {
        return (index, index + 3)
      }
    }
    return nil
  }
}

/// The lines before a message, of which only the length counts.
private struct Header {
  static let name = Array("content-length:".utf8)

  /// Where the first line begins that may belong to it.
  var start: Int
  var length: Int

  /// `nil` where no length is told, or one that is no number.
  init?(_ bytes: ArraySlice<UInt8>) {
    var found: Int?
    var begin: Int?
    for line in bytes.split(separator: 0x0A) {
      if let place = Self.place(of: Self.name, in: line) {
        let digits = line[(place + Self.name.count)...].filter { $0 > 0x20 }
        guard let number = Int(String(decoding: digits, as: UTF8.self)), number >= 0 else {
          // A later line may be the first of the next header.
          (found, begin) = (nil, nil)
          continue
        }
        found = number
        // Other lines of a header stand before it at the beginning alone.
        if place > line.startIndex || begin == nil { begin = place }
      } else if begin == nil, Self.isField(line) {
        begin = line.startIndex
      } else if found == nil, !Self.isField(line) {
        begin = nil
      }
    }
    guard let found, let begin else { return nil }
    length = found
    start = begin
  }

  /// Whether a line has a name, a colon and a value: `Content-Type: …`.
  private static func isField(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
      return false
    }
    return line[..<colon].allSatisfy {
      $0 == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
    }
  }

  /// Where a name stands last.
  private static func place(of name: [UInt8], in line: ArraySlice<UInt8>) -> Int? {
    guard line.count >= name.count else { return nil }
    return (line.startIndex...line.endIndex - name.count).last { index in
      name.indices.allSatisfy { offset in
        let byte = line[index + offset]
        let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        return (isUpper ? byte | 0x20 : byte) == name[offset]
      }
    }
  }
}
