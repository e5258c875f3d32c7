import AssentDiagnostics
import AssentManifest

/// The files that a record lists, as the lines that it has for them.
///
/// There may be a hundred thousand of them, at which a build with no change looks once, so they are
/// bytes and no values of their own.
struct RecordedFiles: Hashable, Sendable, Sequence {
  /// What each line begins with: `s` for a source, `o` for what was published.
  private let mark: UInt8
  /// `o 1234 flows/x.html` and a line end for each file, in their order.
  private(set) var lines: ArraySlice<UInt8> = []
  private(set) var count = 0

  init(mark: Character) { self.mark = mark.asciiValue ?? 0 }

  /// - Parameter mark: `s` or `o`.
  init(mark: Character, _ files: some Sequence<BuildRecord.File>) {
    self.init(mark: mark)
    lines.reserveCapacity(64 * files.underestimatedCount)
    for file in files { append(file.path, size: file.size) }
  }

  mutating func append(_ path: String, size: Int) {
    lines.append(mark)
    lines.append(Self.space)
    lines += size.description.utf8
    lines.append(Self.space)
    lines += path.utf8
    lines.append(Self.lineEnd)
    count += 1
  }

  /// Takes the lines with which some bytes begin.
  ///
  /// - Returns: `nil` where one has the mark and is no line of a file.
  init?(mark: Character, takingFrom bytes: inout ArraySlice<UInt8>) {
    self.init(mark: mark)
    let end = bytes.withUnsafeBufferPointer { buffer -> Int? in
      var lines = Lines(buffer)
      while let first = lines.rest.first, first == self.mark {
        guard lines.next() != nil else { return nil }
        count += 1
      }
      return buffer.count - lines.rest.count
    }
    guard let end else { return nil }
    lines = bytes.prefix(end)
    bytes = bytes.dropFirst(end)
  }

  func makeIterator() -> Iterator { Iterator(rest: lines) }

  struct Iterator: IteratorProtocol {
    fileprivate var rest: ArraySlice<UInt8>

    mutating func next() -> BuildRecord.File? {
      let found = rest.withUnsafeBufferPointer { buffer -> (BuildRecord.File, read: Int)? in
        var lines = Lines(buffer)
        return lines.next().map {
          (
            BuildRecord.File(path: String(decoding: $0.path, as: UTF8.self), size: $0.size),
            buffer.count - lines.rest.count
          )
        }
      }
      rest = rest.dropFirst(found?.read ?? 0)
      return found?.0
    }
  }

  /// Gives one of several parts of about the same size to `body`.
  func withLines<T>(part: Int = 0, of parts: Int = 1, _ body: (inout Lines) -> T) -> T {
    lines.withUnsafeBufferPointer { buffer in
      /// The first line that begins at a place or after it.
      func start(_ part: Int) -> Int {
        let place = buffer.count * part / parts
        guard place > 0, place < buffer.count else { return place }
        return buffer[(place - 1)...].firstIndex(of: Self.lineEnd).map { $0 + 1 } ?? buffer.count
      }
      var lines = Lines(UnsafeBufferPointer(rebasing: buffer[start(part)..<start(part + 1)]))
      return body(&lines)
    }
  }

  /// Lines that are read one after the other, where they lie.
  struct Lines {
    private(set) var rest: UnsafeBufferPointer<UInt8>

    init(_ bytes: UnsafeBufferPointer<UInt8>) { rest = bytes }

    /// The next file; `nil` at the end, and where there is no line of a file.
    mutating func next() -> (path: UnsafeBufferPointer<UInt8>, size: Int)? {
      guard rest.count > 4, rest[1] == RecordedFiles.space,
        let end = rest.place(of: RecordedFiles.lineEnd)
      else { return nil }
      var (index, size) = (2, 0)
      while index < end, rest[index] != RecordedFiles.space {
        guard (48...57).contains(rest[index]) else { return nil }
        size = size &* 10 &+ Int(rest[index] &- 48)
        index += 1
      }
      guard index < end else { return nil }
      let path = UnsafeBufferPointer(rebasing: rest[(index + 1)..<end])
      rest = UnsafeBufferPointer(rebasing: rest[(end + 1)...])
      return (path, size)
    }
  }

  private static let space = UInt8(ascii: " ")
  private static let lineEnd = UInt8(ascii: "\n")
}
