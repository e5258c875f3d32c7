import AssentManifest

/// How files are packed into one.
package enum ArchiveFormat: String, Hashable, Sendable, CaseIterable {
  /// A tape archive (POSIX.1-2017, pax and ustar) in one member of gzip (RFC 1952).
  case tarGzip = "tar.gz"
  /// ZIP (PKWARE APPNOTE 6.3), without its extension to 64 bits.
  case zip

  /// What the first bytes of a file say it is; `nil` for anything else.
  package init?(ofFile bytes: [UInt8]) {
    if bytes.starts(with: GzipFile.mark) {
      self = .tarGzip
    } else if bytes.starts(with: ZipRecord.local.mark) || bytes.starts(with: ZipRecord.end.mark) {
      self = .zip
    } else {
      return nil
    }
  }

  /// Packs files: the same bytes for the same files, wherever and whenever.
  ///
  /// Members are sorted by the bytes of their paths. Each is a file that all may read and its owner
  /// may write (0644), of user and group 0 without names, last changed at 00:00 UTC of `day`.
  ///
  /// - Throws: ``ArchiveError`` for what ``unpack(_:)`` would refuse.
  package func pack(_ members: [ArchiveMember], day: Manifest.Day) throws(ArchiveError) -> [UInt8] {
    let members = members.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    if let fault = ArchiveFault.faults(ofPaths: members.map(\.path)).first {
      throw ArchiveError("'\(fault.member)' \(fault.reason)")
    }
    let size = members.reduce(0) { $0 + $1.bytes.count }
    guard size <= ArchiveBounds.mostBytes, members.count <= ArchiveBounds.mostMembers else {
      throw ArchiveError(
        "\(members.count) files of \(size) bytes are more than an archive holds here: "
          + "\(ArchiveBounds.mostMembers) files of \(ArchiveBounds.mostBytes) bytes")
    }
    let bytes =
      switch self {
      case .tarGzip: try GzipFile.pack(TarWriter.pack(members, day: day))
      case .zip: try ZipWriter.pack(members, day: day)
      }
    guard size <= ArchiveBounds.bytes(unpackedFrom: bytes.count) else {
      throw ArchiveError(
        "\(size) bytes that shrink to \(bytes.count) look like an archive made to fill a disk")
    }
    return bytes
  }

  /// The files of an archive, and whatever it has that a plain archive of files has not.
  ///
  /// Nothing is written anywhere, memory is bounded by ``ArchiveBounds``, and time is linear.
  ///
  /// - Throws: ``ArchiveError`` where its files cannot be told.
  package func unpack(_ bytes: [UInt8]) throws(ArchiveError) -> UnpackedArchive {
    var archive =
      switch self {
      case .tarGzip: try TarReader.unpack(GzipFile(bytes))
      case .zip: try ZipReader.unpack(bytes)
      }
    archive.faults += ArchiveFault.faults(ofPaths: archive.members.map(\.path))
    return archive
  }
}

/// What was in an archive.
package struct UnpackedArchive: Hashable, Sendable {
  /// In the order of the archive; a path may come more than once, and may lead anywhere.
  package var members: [ArchiveMember]
  /// What is wrong with the archive or a member of it.
  package var faults: [ArchiveFault]
}

/// Why an archive cannot be written, or its files cannot be told; in lower case, no full stop.
package struct ArchiveError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// How large an archive may be.
package enum ArchiveBounds {
  package static let mostMembers = 20_000
  /// Of all members together, in bytes.
  package static let mostBytes = 1 << 28

  /// How many bytes may come of an archive of `size`: text shrinks to a tenth, hardly ever to less
  /// than a hundredth.
  package static func bytes(unpackedFrom size: Int) -> Int {
    min(mostBytes, max(64 << 20, size &* 200))
  }
}
