/// The files of a tape archive.
///
/// What it does not take for a plain file it names, and goes on where that is safe.
struct TarReader {
  private let bytes: [UInt8]
  private var place = 0
  private var archive: UnpackedArchive
  /// The path that a pax header gives to the next file.
  private var nextPath: String?

  private init(_ bytes: [UInt8], _ faults: [ArchiveFault]) {
    self.bytes = bytes
    archive = UnpackedArchive(members: [], faults: faults)
  }

  static func unpack(_ file: GzipFile) throws(ArchiveError) -> UnpackedArchive {
    var reader = TarReader(file.content, file.faults)
    while try reader.readNext() {}
    return reader.archive
  }

  /// Reads one header and what belongs to it; `false` at the end of the archive.
  private mutating func readNext() throws(ArchiveError) -> Bool {
    let size = TarHeader.blockSize
    guard place + size <= bytes.count else {
      throw ArchiveError("its tape archive is cut short at byte \(place)")
    }
    let header = bytes[place..<place + size]
    guard header.contains(where: { $0 != 0 }) else {
      checkEnd()
      return false
    }
    let (name, length) = try read(header)
    place += size
    guard length <= bytes.count - place else {
      throw ArchiveError("'\(name)' is cut short")
    }
    guard archive.members.count < ArchiveBounds.mostMembers else {
      throw ArchiveError("it has more than \(ArchiveBounds.mostMembers) members")
    }
    try take(header[header.startIndex + TarHeader.Field.kind], name, place..<place + length)
    let end = place + (length + size - 1) / size * size
    guard end <= bytes.count else { throw ArchiveError("'\(name)' is cut short") }
    if bytes[(place + length)..<end].contains(where: { $0 != 0 }) {
      fault(name, "has bytes between its end and the next header")
    }
    place = end
    return true
  }

  /// The path and the size that a header states, once its sum is right.
  private func read(
    _ header: ArraySlice<UInt8>
  ) throws(ArchiveError) -> (name: String, size: Int) {
    let start = header.startIndex
    func field(_ range: Range<Int>) -> ArraySlice<UInt8> {
      header[start + range.lowerBound..<start + range.upperBound]
    }
    var blank = Array(header)
    blank.replaceSubrange(
      TarHeader.Field.checksum, with: [UInt8](repeating: UInt8(ascii: " "), count: 8))
    guard octal(field(TarHeader.Field.checksum)) == TarHeader.sum(of: blank[...]) else {
      throw ArchiveError("the header at byte \(start) of its tape archive is damaged")
    }
    let isPOSIX = field(TarHeader.Field.mark).elementsEqual(TarHeader.mark)
    let prefix = isPOSIX ? text(field(TarHeader.Field.prefix)) : []
    let bytes = (prefix.isEmpty ? [] : prefix + "/".utf8) + text(field(TarHeader.Field.name))
    guard let name = String(validating: bytes, as: UTF8.self) else {
      throw ArchiveError("the name at byte \(start) of its tape archive is not UTF-8")
    }
    guard let size = octal(field(TarHeader.Field.size)) else {
      throw ArchiveError("the size of '\(name)' is no octal number")
    }
    return (name, size)
  }

  private mutating func take(
    _ kind: UInt8, _ name: String, _ range: Range<Int>
  ) throws(ArchiveError) {
    switch kind {
    case UInt8(ascii: "0"), 0:
      archive.members.append(
        ArchiveMember(path: path(instead: name), bytes: Array(bytes[range])))
      nextPath = nil
    case UInt8(ascii: "5"):
      // A folder says nothing that the paths of its files do not.
      let path = nextPath ?? name
      nextPath = nil
      archive.faults += ArchiveFault.faults(ofPaths: [
        String(path.hasSuffix("/") ? path.dropLast() : path[...]) + "/-"
      ]).map { ArchiveFault(path, $0.reason) }
      if !range.isEmpty { fault(path, "is a folder with content") }
    case UInt8(ascii: "x"): try readPaxHeader(range)
    default:
      fault(nextPath ?? name, Self.reason(kind))
      nextPath = nil
    }
  }

  /// The path of a file: that of its pax header, which may only say what the header has no room for.
  private mutating func path(instead name: String) -> String {
    guard let path = nextPath else { return name }
    let isShortened =
      TarHeader.divided(path) == nil && TarHeader.shortened(path).elementsEqual(name.utf8)
    if !isShortened, !path.utf8.elementsEqual(name.utf8) {
      fault(path, "is called '\(name)' in its own header, and renamed by a pax header")
    }
    return path
  }

  private static func reason(_ kind: UInt8) -> String {
    switch kind {
    case UInt8(ascii: "1"): "is a hard link; only regular files belong in a bundle"
    case UInt8(ascii: "2"): "is a symbolic link; only regular files belong in a bundle"
    case UInt8(ascii: "3"), UInt8(ascii: "4"): "is a device; only regular files belong in a bundle"
    case UInt8(ascii: "6"): "is a pipe; only regular files belong in a bundle"
    case UInt8(ascii: "S"): "is a sparse file, which programs unpack in different ways"
    case UInt8(ascii: "L"), UInt8(ascii: "K"): "is a GNU header that renames the next member"
    case UInt8(ascii: "g"): "is a pax header that changes all members after it"
    default: "is of kind \(kind), which is no regular file"
    }
  }

  /// Reads `LENGTH key=value` lines (pax Extended Header).
  private mutating func readPaxHeader(_ range: Range<Int>) throws(ArchiveError) {
    let broken = ArchiveError("the pax header at byte \(range.lowerBound) is damaged")
    if nextPath != nil { fault(nextPath ?? "", "has two pax headers") }
    var start = range.lowerBound
    while start < range.upperBound {
      guard let blank = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: " ")),
        blank - start <= 10, let length = decimal(bytes[start..<blank]), length > blank - start + 2,
        length <= range.upperBound - start, bytes[start + length - 1] == UInt8(ascii: "\n"),
        let record = String(validating: bytes[(blank + 1)..<start + length - 1], as: UTF8.self),
        let equals = record.utf8.firstIndex(of: UInt8(ascii: "="))
      else { throw broken }
      let key = String(record[..<equals])
      let value = String(record[record.utf8.index(after: equals)...])
      switch key {
      case "path":
        if value.utf8.contains(0) { throw broken }
        nextPath = value
      // What a file system keeps of a file, and nobody here uses.
      case "mtime", "atime", "ctime", "uid", "gid", "uname", "gname", "comment": break
      default: fault(value, "has a pax header '\(key)', which changes what it is")
      }
      start += length
    }
  }

  /// Nothing but zeros may follow the end.
  private mutating func checkEnd() {
    let rest = bytes[place...]
    if rest.contains(where: { $0 != 0 }) {
      fault("", "has bytes after the end of its tape archive")
    } else if rest.count < 2 * TarHeader.blockSize {
      fault("", "ends without the two empty blocks of a tape archive")
    }
    if let nextPath { fault(nextPath, "has a pax header, and is not there") }
  }

  private mutating func fault(_ member: String, _ reason: String) {
    archive.faults.append(ArchiveFault(member, reason))
  }

  /// A field up to its first zero.
  private func text(_ field: ArraySlice<UInt8>) -> [UInt8] { Array(field.prefix { $0 != 0 }) }

  /// Digits, perhaps after blanks, up to a blank or zero.
  private func octal(_ field: ArraySlice<UInt8>) -> Int? {
    let digits = field.drop { $0 == UInt8(ascii: " ") }
      .prefix { $0 != 0 && $0 != UInt8(ascii: " ") }
    guard !digits.isEmpty, digits.count <= 12,
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) })
    else { return nil }
    return digits.reduce(0) { $0 << 3 | Int($1 & 7) }
  }

  private func decimal(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty,
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 & 15) }
  }
}
