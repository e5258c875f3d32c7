/// Bytes under construction: text is appended, and the whole is handed out as an array at the end.
///
/// The memory is owned by one value and grows by doubling, so that appending asks for room and
/// nothing else.
struct ByteBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// Number of bytes.
  private(set) var count = 0

  init(minimumCapacity: Int = 64) {
    capacity = max(minimumCapacity, 64)
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deallocate()
  }

  /// The bytes so far.
  var bytes: [UInt8] { Array(all) }

  /// The bytes so far, where they stand; good until the next change.
  var all: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

  var isEmpty: Bool { count == 0 }

  var last: UInt8? {
    @inline(__always) get { count > 0 ? base[count - 1] : nil }
  }

  subscript(index: Int) -> UInt8 {
    @inline(__always) get {
      precondition(index >= 0 && index < count)
      return base[index]
    }
  }

  /// Some of the bytes, where they stand; good until the next change.
  func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
  }

  /// Keeps the first `count` bytes and drops the rest.
  @inline(__always)
  mutating func truncate(to count: Int) {
    precondition(count >= 0 && count <= self.count)
    self.count = count
  }

  /// Makes room for `more` bytes after those there are.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if capacity &- count < more { grow(more) }
  }

  @inline(never)
  private mutating func grow(_ more: Int) {
    capacity = max(capacity * 2, count + more)
    let new = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    new.update(from: base, count: count)
    base.deallocate()
    base = new
  }

  /// Lets `body` write up to `limit` bytes after those there are; it returns how many it wrote.
  @inline(__always)
  mutating func extend(
    upTo limit: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int
  ) {
    reserve(limit)
    let written = body(base + count)
    assert(written <= limit)
    count &+= written
  }
}

// MARK: Appending

extension ByteBuffer {
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    extend(upTo: 1) {
      $0[0] = byte
      return 1
    }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8, count: Int) {
    guard count > 0 else { return }
    extend(upTo: count) {
      $0.update(repeating: byte, count: count)
      return count
    }
  }

  @inline(__always)
  mutating func write(_ text: StaticString) {
    extend(upTo: text.utf8CodeUnitCount) {
      $0.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
      return text.utf8CodeUnitCount
    }
  }

  @inline(__always)
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    extend(upTo: bytes.count) {
      $0.update(from: source, count: bytes.count)
      return bytes.count
    }
  }

  mutating func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { write($0) }
  }

  mutating func write(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { write($0) }
  }

  mutating func write(string text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  /// Appends a number in decimal digits.
  @inline(__always)
  mutating func write(_ number: Int) {
    extend(upTo: Decimal.maximumLength) { Decimal.write(number, to: $0) }
  }

  /// Begins a new line unless the buffer is empty or at the start of one.
  @inline(__always)
  mutating func writeLineStart() {
    if let last, last != UInt8(ascii: "\n") { append(UInt8(ascii: "\n")) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes of a range of offsets.
  @inline(__always)
  func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: self[range])
  }
}
