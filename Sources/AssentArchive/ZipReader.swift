/// The files of a ZIP, as its central directory and the headers before its data both state them.
///
/// Programs believe one or the other; where the two differ, or bytes lie between members, that is a
/// fault.
struct ZipReader {
  private let bytes: [UInt8]
  private var archive = UnpackedArchive(members: [], faults: [])
  /// How many bytes members may still unpack to.
  private var room: Int

  /// What the central directory says of a member.
  private struct Entry {
    var name: String
    var nameBytes: [UInt8]
    var flags: Int
    var method: Int
    var checksum: Int
    var packedSize: Int
    var size: Int
    var offset: Int
  }

  static func unpack(_ bytes: [UInt8]) throws(ArchiveError) -> UnpackedArchive {
    guard bytes.count <= ArchiveBounds.mostBytes else {
      throw ArchiveError("it has \(bytes.count) bytes, \(ArchiveBounds.mostBytes) are the most")
    }
    var reader = ZipReader(
      bytes: bytes, room: ArchiveBounds.bytes(unpackedFrom: bytes.count))
    try reader.read()
    return reader.archive
  }

  private init(bytes: [UInt8], room: Int) {
    self.bytes = bytes
    self.room = room
  }

  private mutating func read() throws(ArchiveError) {
    let end = try endRecord()
    let count = bytes.littleEndian(at: end + 10, count: 2)
    let size = bytes.littleEndian(at: end + 12, count: 4)
    let start = bytes.littleEndian(at: end + 16, count: 4)
    guard bytes.littleEndian(at: end + 4, count: 4) == 0,
      bytes.littleEndian(at: end + 8, count: 2) == count
    else { throw ArchiveError("it is a part of several, or its end record is damaged") }
    guard count < 0xFFFF, size < 0xFFFF_FFFF, start < 0xFFFF_FFFF, !isMarked(.end64, at: end - 20)
    else { throw ArchiveError("it has the records of ZIP64, for which a bundle is too small") }
    guard count <= ArchiveBounds.mostMembers else {
      throw ArchiveError("it has more than \(ArchiveBounds.mostMembers) members")
    }
    guard start <= end, size == end - start else {
      throw ArchiveError(
        "its central directory is said to be at \(start), \(size) bytes; it has to end at \(end)")
    }
    let entries = try entries(count, from: start, to: end)
    try readData(entries, to: start)
  }

  /// Where the record at the end is: there may be one such place only.
  private mutating func endRecord() throws(ArchiveError) -> Int {
    let size = ZipRecord.end.size
    var found: [Int] = []
    var place = bytes.count - size
    while place >= 0, place >= bytes.count - size - 0xFFFF {
      if isMarked(.end, at: place) { found.append(place) }
      place -= 1
    }
    let fitting = found.filter {
      $0 + size + bytes.littleEndian(at: $0 + 20, count: 2) == bytes.count
    }
    guard let end = fitting.first else {
      throw ArchiveError(
        found.isEmpty
          ? "it is cut short: it has no record at its end" : "it has bytes after its end")
    }
    if fitting.count > 1 { fault("", "has \(fitting.count) records that claim to be its end") }
    if end + size < bytes.count { fault("", "has a comment at its end") }
    return end
  }

  private mutating func entries(
    _ count: Int, from start: Int, to end: Int
  ) throws(ArchiveError) -> [Entry] {
    var entries: [Entry] = []
    var place = start
    for index in 0..<count {
      guard place + ZipRecord.central.size <= end, isMarked(.central, at: place) else {
        throw ArchiveError("its central directory is damaged at member \(index + 1)")
      }
      let nameSize = bytes.littleEndian(at: place + 28, count: 2)
      let extraSize = bytes.littleEndian(at: place + 30, count: 2)
      let commentSize = bytes.littleEndian(at: place + 32, count: 2)
      let nameStart = place + ZipRecord.central.size
      let next = nameStart + nameSize + extraSize + commentSize
      guard next <= end else {
        throw ArchiveError("its central directory is damaged at member \(index + 1)")
      }
      let name = Array(bytes[nameStart..<nameStart + nameSize])
      let entry = Entry(
        name: try text(name), nameBytes: name,
        flags: bytes.littleEndian(at: place + 8, count: 2),
        method: bytes.littleEndian(at: place + 10, count: 2),
        checksum: bytes.littleEndian(at: place + 16, count: 4),
        packedSize: bytes.littleEndian(at: place + 20, count: 4),
        size: bytes.littleEndian(at: place + 24, count: 4),
        offset: bytes.littleEndian(at: place + 42, count: 4))
      try check(entry, attributes: bytes.littleEndian(at: place + 38, count: 4))
      checkExtra(nameStart + nameSize..<nameStart + nameSize + extraSize, of: entry.name)
      if commentSize > 0 { fault(entry.name, "has a comment") }
      entries.append(entry)
      place = next
    }
    guard place == end else {
      throw ArchiveError("its central directory has \(end - place) bytes too many")
    }
    return entries
  }

  private mutating func check(_ entry: Entry, attributes: Int) throws(ArchiveError) {
    if entry.flags & ZipRecord.encryptedFlags != 0 {
      throw ArchiveError("'\(entry.name)' is encrypted")
    }
    guard entry.method == ZipRecord.stored || entry.method == ZipRecord.deflated else {
      throw ArchiveError("'\(entry.name)' is packed by method \(entry.method)")
    }
    if entry.flags & ZipRecord.utf8Flag == 0, entry.nameBytes.contains(where: { $0 >= 0x80 }) {
      fault(entry.name, "has a name that is not marked as UTF-8")
    }
    let kind = attributes >> 28
    if kind == 0o12 {
      fault(entry.name, "is a symbolic link; only regular files belong in a bundle")
    } else if kind != 0, kind != 0o10, !(kind == 0o4 && entry.name.hasSuffix("/")) {
      fault(entry.name, "is not a regular file")
    }
  }

  /// Extra fields that change what a member is (4.5 and 4.6).
  private mutating func checkExtra(_ range: Range<Int>, of name: String) {
    var place = range.lowerBound
    while place + 4 <= range.upperBound {
      switch bytes.littleEndian(at: place, count: 2) {
      case 0x0001: fault(name, "has a field of ZIP64")
      case 0x7075: fault(name, "has a field that renames it")
      case 0x9901: fault(name, "has a field of encryption")
      default: break
      }
      place += 4 + bytes.littleEndian(at: place + 2, count: 2)
    }
    if place != range.upperBound { fault(name, "has a damaged extra field") }
  }

  /// Reads all members, which have to lie one after the other without a gap.
  private mutating func readData(_ entries: [Entry], to end: Int) throws(ArchiveError) {
    var place = 0
    for entry in entries.sorted(by: { $0.offset < $1.offset }) {
      if entry.offset > place {
        fault(entry.name, "has \(entry.offset - place) bytes before it that belong to no member")
      } else if entry.offset < place {
        throw ArchiveError("'\(entry.name)' lies in another member")
      }
      place = try readMember(entry, to: end)
    }
    if place < end { fault("", "has \(end - place) bytes that belong to no member") }
  }

  /// Reads one member.
  ///
  /// - Returns: where it ends.
  private mutating func readMember(_ entry: Entry, to end: Int) throws(ArchiveError) -> Int {
    let start = entry.offset
    let cut = ArchiveError("'\(entry.name)' is cut short")
    guard start + ZipRecord.local.size <= end else { throw cut }
    guard isMarked(.local, at: start) else {
      throw ArchiveError("'\(entry.name)' has no header of its own at byte \(start)")
    }
    let nameSize = bytes.littleEndian(at: start + 26, count: 2)
    let extraSize = bytes.littleEndian(at: start + 28, count: 2)
    let nameEnd = start + ZipRecord.local.size + nameSize
    let dataStart = nameEnd + extraSize
    let dataEnd = dataStart + entry.packedSize
    guard dataEnd <= end else { throw cut }
    let own = Array(bytes[(nameEnd - nameSize)..<nameEnd])
    if own != entry.nameBytes {
      fault(
        entry.name,
        "is called '\(String(decoding: own, as: UTF8.self))' in the header before its data")
    }
    checkExtra(nameEnd..<dataStart, of: entry.name)
    let hasDescriptor = entry.flags & ZipRecord.descriptorFlag != 0
    let stated = [14, 18, 22].map { bytes.littleEndian(at: start + $0, count: 4) }
    let listed = [entry.checksum, entry.packedSize, entry.size]
    if bytes.littleEndian(at: start + 6, count: 2) != entry.flags
      || bytes.littleEndian(at: start + 8, count: 2) != entry.method
      || (stated != listed && !(hasDescriptor && stated == [0, 0, 0]))
    {
      fault(entry.name, "is described otherwise in the central directory than before its data")
    }
    let content = try content(of: entry, dataStart..<dataEnd)
    if entry.name.hasSuffix("/"), content.isEmpty {
      archive.faults += ArchiveFault.faults(ofPaths: [entry.name + "-"])
        .map { ArchiveFault(entry.name, $0.reason) }
    } else {
      archive.members.append(ArchiveMember(path: entry.name, bytes: content))
    }
    return hasDescriptor ? try readDescriptor(listed, of: entry.name, dataEnd, to: end) : dataEnd
  }

  private mutating func content(
    of entry: Entry, _ range: Range<Int>
  ) throws(ArchiveError) -> [UInt8] {
    let tooLarge = ArchiveError("it unpacks to more bytes than is in proportion to its size")
    guard entry.size <= room else { throw tooLarge }
    var content: [UInt8]
    if entry.method == ZipRecord.deflated {
      let unpacked = try Deflate.unpack(
        bytes, from: range.lowerBound, to: range.upperBound, limit: room)
      guard unpacked.consumed == range.count else {
        throw ArchiveError("'\(entry.name)' has bytes after its compressed data")
      }
      content = unpacked.bytes
    } else {
      content = Array(bytes[range])
    }
    room -= content.count
    guard room >= 0 else { throw tooLarge }
    guard content.count == entry.size else {
      throw ArchiveError("'\(entry.name)' has \(content.count) bytes, and \(entry.size) are stated")
    }
    guard Int(Deflate.checksum(content)) == entry.checksum else {
      throw ArchiveError("'\(entry.name)' does not have the CRC-32 that is stated")
    }
    return content
  }

  /// Checks the sums and sizes that follow the data of a member, with or without a mark.
  private mutating func readDescriptor(
    _ listed: [Int], of name: String, _ place: Int, to end: Int
  ) throws(ArchiveError) -> Int {
    let start = isMarked(.descriptor, at: place) ? place + 4 : place
    guard start + 12 <= end else { throw ArchiveError("'\(name)' is cut short") }
    if [0, 4, 8].map({ bytes.littleEndian(at: start + $0, count: 4) }) != listed {
      fault(name, "is described otherwise in the central directory than after its data")
    }
    return start + 12
  }

  private func isMarked(_ record: ZipRecord, at place: Int) -> Bool {
    place >= 0 && place + 4 <= bytes.count && bytes[place..<place + 4].elementsEqual(record.mark)
  }

  private func text(_ name: [UInt8]) throws(ArchiveError) -> String {
    guard let text = String(validating: name, as: UTF8.self) else {
      throw ArchiveError("the name '\(String(decoding: name, as: UTF8.self))' is not UTF-8")
    }
    return text
  }

  private mutating func fault(_ member: String, _ reason: String) {
    archive.faults.append(ArchiveFault(member, reason))
  }
}
