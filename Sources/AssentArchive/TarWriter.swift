import AssentManifest

/// Files as a tape archive: ustar, with a pax header before a path that is too long for it.
enum TarWriter {
  static func pack(_ members: [ArchiveMember], day: Manifest.Day) -> [UInt8] {
    var out: [UInt8] = []
    for member in members {
      let header: [UInt8]
      if let (prefix, name) = TarHeader.divided(member.path) {
        header = TarHeader.bytes(
          name: name, prefix: prefix, size: member.bytes.count, day: day, kind: "0")
      } else {
        let short = TarHeader.shortened(member.path)
        let record = paxRecord("path", member.path)
        out += TarHeader.bytes(
          name: Array("PaxHeaders/path".utf8), size: record.count, day: day, kind: "x")
        append(record, to: &out)
        header = TarHeader.bytes(name: short, size: member.bytes.count, day: day, kind: "0")
      }
      out += header
      append(member.bytes, to: &out)
    }
    return out + [UInt8](repeating: 0, count: 2 * TarHeader.blockSize)
  }

  private static func append(_ bytes: [UInt8], to out: inout [UInt8]) {
    out += bytes
    let rest = bytes.count % TarHeader.blockSize
    if rest > 0 { out += [UInt8](repeating: 0, count: TarHeader.blockSize - rest) }
  }

  /// `LENGTH key=value` and a newline; the length counts its own digits.
  private static func paxRecord(_ key: String, _ value: String) -> [UInt8] {
    let rest = " \(key)=\(value)\n"
    var length = rest.utf8.count
    while String(length).utf8.count + rest.utf8.count != length {
      length = String(length).utf8.count + rest.utf8.count
    }
    return Array("\(length)\(rest)".utf8)
  }
}
