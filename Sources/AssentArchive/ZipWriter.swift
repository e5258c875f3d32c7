import AssentManifest

/// Files as ZIP: sizes before the data, no extra fields, no time zone.
enum ZipWriter {
  static func pack(
    _ members: [ArchiveMember], day: Manifest.Day
  ) throws(ArchiveError) -> [UInt8] {
    var out: [UInt8] = []
    var directory: [UInt8] = []
    for member in members {
      let name = Array(member.path.utf8)
      let packed = try Deflate.pack(member.bytes)
      let isDeflated = packed.count < member.bytes.count
      let data = isDeflated ? packed : member.bytes
      var fields: [UInt8] = []
      fields.append(littleEndian: isDeflated ? 20 : 10, count: 2)
      fields.append(
        littleEndian: name.allSatisfy { $0 < 0x80 } ? 0 : ZipRecord.utf8Flag, count: 2)
      fields.append(
        littleEndian: isDeflated ? ZipRecord.deflated : ZipRecord.stored, count: 2)
      fields.append(littleEndian: date(day) << 16, count: 4)
      fields.append(littleEndian: Int(Deflate.checksum(member.bytes)), count: 4)
      fields.append(littleEndian: data.count, count: 4)
      fields.append(littleEndian: member.bytes.count, count: 4)
      fields.append(littleEndian: name.count, count: 2)
      // No extra field.
      fields.append(littleEndian: 0, count: 2)

      directory += ZipRecord.central.mark
      // Made on Unix, by version 2.0 of the form.
      directory.append(littleEndian: 3 << 8 | 20, count: 2)
      directory += fields
      // No comment, the first disk, no internal attributes.
      directory.append(littleEndian: 0, count: 6)
      directory.append(littleEndian: 0o100644 << 16, count: 4)
      directory.append(littleEndian: out.count, count: 4)
      directory += name

      out += ZipRecord.local.mark + fields + name + data
    }
    let start = out.count
    out += directory + ZipRecord.end.mark
    out.append(littleEndian: 0, count: 4)
    out.append(littleEndian: members.count, count: 2)
    out.append(littleEndian: members.count, count: 2)
    out.append(littleEndian: directory.count, count: 4)
    out.append(littleEndian: start, count: 4)
    out.append(littleEndian: 0, count: 2)
    return out
  }

  /// A day as MS-DOS has it, which knows the years 1980 to 2107.
  private static func date(_ day: Manifest.Day) -> Int {
    if day.year < 1980 { return 1 << 5 | 1 }
    if day.year > 2107 { return 127 << 9 | 12 << 5 | 31 }
    return (day.year - 1980) << 9 | day.month << 5 | day.day
  }
}
