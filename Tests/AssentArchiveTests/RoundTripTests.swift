import AssentArchive
import AssentManifest
import TestSupport
import Testing

@Suite struct RoundTripTests {
  static let day = Manifest.Day(year: 2026, month: 3, day: 1) ?? Manifest.Day.init("2026-03-01")

  static let members = [
    ArchiveMember(path: "a-1/README.txt", bytes: Array("read me\n".utf8)),
    ArchiveMember(path: "a-1/empty", bytes: []),
    ArchiveMember(path: "a-1/größe/利用規約.json", bytes: Array("{}".utf8)),
    ArchiveMember(
      path: "a-1/" + [String](repeating: "利用規約", count: 40).joined(separator: "/"),
      bytes: [UInt8](repeating: 7, count: 5_000)),
  ].sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }

  @Test(arguments: ArchiveFormat.allCases)
  func `what is packed comes out again`(_ format: ArchiveFormat) throws {
    let day = try #require(Self.day)
    let bytes = try format.pack(Self.members.reversed(), day: day)
    #expect(ArchiveFormat(ofFile: bytes) == format)
    let unpacked = try format.unpack(bytes)
    #expect(unpacked.members == Self.members)
    #expect(unpacked.faults == [])
    #expect(try format.pack(Self.members, day: day) == bytes)
  }

  @Test(arguments: ArchiveFormat.allCases)
  func `an archive cut anywhere, or changed anywhere, is not taken for the same`(
    _ format: ArchiveFormat
  ) throws {
    let day = try #require(Self.day)
    let bytes = try format.pack(Self.members, day: day)
    for count in bytes.indices {
      let cut = try? format.unpack(Array(bytes[..<count]))
      #expect(cut == nil, "cut to \(count) bytes")
    }
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << bit
        guard let unpacked = try? format.unpack(changed), unpacked.faults.isEmpty else { continue }
        #expect((try? format.pack(unpacked.members, day: day)) != changed, "byte \(index)")
      }
    }
  }
}

/// What is asked of the paths in an archive costs as much as they are long.
@Suite struct ArchivePathTests {
  @Test func `deep paths are looked at once each`() {
    let folders = (0..<60).map { "folder\($0)" }.joined(separator: "/")
    let isProportional = ProcessorTime.isProportional(to: 5_000) { count in
      let paths = (0..<count).map { "top/\(folders)/file\($0)" }
      #expect(ArchiveFault.faults(ofPaths: paths) == [])
    }
    #expect(isProportional)
  }

  @Test func `a file within a file is found`() {
    let inside = ArchiveFault.faults(ofPaths: ["top/a", "top/b/c", "top/a/d/e", "top/a/d/f"])
    #expect(inside.map(\.member) == ["top/a/d/e", "top/a/d/f"])
  }
}
