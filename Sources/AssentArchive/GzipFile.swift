/// A file of gzip with one member (RFC 1952).
struct GzipFile {
  static let mark: [UInt8] = [0x1F, 0x8B]

  /// What was packed.
  let content: [UInt8]
  private(set) var faults: [ArchiveFault] = []

  /// A file without name and time, made on no system in particular.
  static func pack(_ content: [UInt8]) throws(ArchiveError) -> [UInt8] {
    var out = mark + [8, 0, 0, 0, 0, 0, 2, 0xFF]
    out += try Deflate.pack(content)
    out.append(littleEndian: Int(Deflate.checksum(content)), count: 4)
    out.append(littleEndian: content.count, count: 4)
    return out
  }

  /// Unpacks a file.
  ///
  /// - Throws: ``ArchiveError`` where it is damaged, cut short, or too large when unpacked.
  init(_ bytes: [UInt8]) throws(ArchiveError) {
    guard bytes.count <= ArchiveBounds.mostBytes else {
      throw ArchiveError("it has \(bytes.count) bytes, \(ArchiveBounds.mostBytes) are the most")
    }
    let start = try Self.headerSize(bytes)
    let unpacked = try Deflate.unpack(
      bytes, from: start, to: bytes.count,
      limit: ArchiveBounds.bytes(unpackedFrom: bytes.count))
    content = unpacked.bytes
    let end = start + unpacked.consumed
    guard end + 8 <= bytes.count else {
      throw ArchiveError("it is cut short: its sums are missing")
    }
    guard bytes.littleEndian(at: end, count: 4) == Int(Deflate.checksum(content)) else {
      throw ArchiveError("its content does not have the CRC-32 that stands at its end")
    }
    guard bytes.littleEndian(at: end + 4, count: 4) == content.count else {
      throw ArchiveError("its content does not have the size that stands at its end")
    }
    guard end + 8 < bytes.count else { return }
    let rest = bytes.count - end - 8
    faults.append(
      bytes[(end + 8)...].starts(with: Self.mark)
        ? ArchiveFault("", "has a second member of gzip, \(rest) bytes after the first")
        : ArchiveFault("", "has \(rest) bytes after its end"))
  }

  /// The size of the header, whatever it states: a name, a comment, more.
  private static func headerSize(_ bytes: [UInt8]) throws(ArchiveError) -> Int {
    let cut = ArchiveError("it is cut short in the header of gzip")
    guard bytes.count >= 10 else { throw cut }
    guard bytes.starts(with: mark), bytes[2] == 8, bytes[3] & 0xE0 == 0 else {
      throw ArchiveError("it has no header of gzip")
    }
    let flags = bytes[3]
    var place = 10
    if flags & 4 != 0 {
      guard place + 2 <= bytes.count else { throw cut }
      place += 2 + bytes.littleEndian(at: place, count: 2)
    }
    for flag in [UInt8(8), 16] where flags & flag != 0 {
      guard place < bytes.count, let end = bytes[place...].firstIndex(of: 0) else { throw cut }
      place = end + 1
    }
    if flags & 2 != 0 { place += 2 }
    guard place <= bytes.count else { throw cut }
    return place
  }
}
