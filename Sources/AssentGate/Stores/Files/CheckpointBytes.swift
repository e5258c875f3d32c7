import AssentManifest

/// Writes numbers and strings in as few bytes as a checkpoint needs; equal strings stand once.
struct CheckpointWriter {
  private var body: [UInt8] = []
  private var strings: [UInt8] = []
  private var numbers: [String: Int] = [:]

  /// The strings first, then what refers to them.
  var finished: [UInt8] {
    var head = CheckpointWriter()
    head.append(Int64(numbers.count))
    return head.body + strings + body
  }

  mutating func append(_ number: Int64) { Self.append(number, to: &body) }

  mutating func append(_ flag: Bool) { body.append(flag ? 1 : 0) }

  mutating func append(_ text: String) {
    if let number = numbers[text] {
      append(Int64(number))
      return
    }
    append(Int64(numbers.count))
    numbers[text] = numbers.count
    let bytes = text.utf8
    Self.append(Int64(bytes.count), to: &strings)
    strings.append(contentsOf: bytes)
  }

  mutating func append(_ text: String?) {
    append(text != nil)
    if let text { append(text) }
  }

  mutating func append(_ number: Int64?) {
    append(number != nil)
    if let number { append(number) }
  }

  /// Seven bits a byte, the lowest first; the sign is the lowest bit.
  private static func append(_ number: Int64, to bytes: inout [UInt8]) {
    var rest = UInt64(bitPattern: number << 1 ^ number >> 63)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

/// Reads what ``CheckpointWriter`` wrote, and nothing else.
struct CheckpointReader {
  /// What stands there is no checkpoint.
  struct Fault: Error {}

  private let bytes: [UInt8]
  private var position: Int
  private var strings: [String] = []
  private var digests: [Manifest.Digest?] = []

  init(_ bytes: [UInt8], at position: Int) {
    (self.bytes, self.position) = (bytes, position)
  }

  mutating func readStrings() throws(Fault) {
    let count = try self.count()
    strings.reserveCapacity(count)
    for _ in 0..<count {
      let length = try self.count()
      guard length <= bytes.count - position,
        let text = String(validating: bytes[position..<(position + length)], as: UTF8.self)
      else { throw Fault() }
      strings.append(text)
      position += length
    }
    digests = Array(repeating: nil, count: count)
  }

  mutating func integer() throws(Fault) -> Int64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      guard position < bytes.count, shift < 64 else { throw Fault() }
      let byte = bytes[position]
      position += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
    }
    return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
  }

  /// A number of things: there cannot be more of them than bytes, or than a file has bytes.
  mutating func count() throws(Fault) -> Int {
    guard let count = Int(exactly: try integer()), (0...(1 << 40)).contains(count) else {
      throw Fault()
    }
    return count
  }

  mutating func bool() throws(Fault) -> Bool {
    guard position < bytes.count, bytes[position] < 2 else { throw Fault() }
    position += 1
    return bytes[position - 1] == 1
  }

  private mutating func number() throws(Fault) -> Int {
    let number = try count()
    guard number < strings.count else { throw Fault() }
    return number
  }

  mutating func string() throws(Fault) -> String { strings[try number()] }

  mutating func digest() throws(Fault) -> Manifest.Digest {
    let number = try number()
    if let digest = digests[number] { return digest }
    guard let digest = Manifest.Digest(strings[number]) else { throw Fault() }
    digests[number] = digest
    return digest
  }

  mutating func read<T>(_ convert: (String) -> T?) throws(Fault) -> T {
    guard let value = convert(try string()) else { throw Fault() }
    return value
  }

  mutating func time() throws(Fault) -> Manifest.Timestamp {
    guard let time = Manifest.Timestamp(secondsSinceEpoch: try integer()) else { throw Fault() }
    return time
  }

  mutating func optional<T>(
    _ read: (inout CheckpointReader) throws(Fault) -> T
  ) throws(Fault) -> T? {
    try bool() ? try read(&self) : nil
  }
}
