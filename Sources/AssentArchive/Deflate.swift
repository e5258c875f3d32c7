import CZlib

/// Compressed data (RFC 1951) and the checksum of archives, by zlib.
///
/// At one level zlib writes the same bytes in all its versions of today.
enum Deflate {
  /// The bytes, compressed as far as it goes.
  static func pack(_ bytes: [UInt8]) throws(ArchiveError) -> [UInt8] {
    var stream = z_stream()
    var packed: [UInt8]?
    // The library keeps the address of the stream, so it stays at one for all calls.
    withUnsafeMutablePointer(to: &stream) { stream in
      let size = Int32(MemoryLayout<z_stream>.size)
      guard
        deflateInit2_(
          stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
          size) == Z_OK
      else { return }
      defer { deflateEnd(stream) }
      let room = Int(deflateBound(stream, UInt(bytes.count)))
      packed = [UInt8](unsafeUninitializedCapacity: room) { out, count in
        bytes.withUnsafeBufferPointer { bytes in
          stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
          stream.pointee.avail_in = UInt32(truncatingIfNeeded: bytes.count)
          stream.pointee.next_out = out.baseAddress
          stream.pointee.avail_out = UInt32(truncatingIfNeeded: room)
          if deflate(stream, Z_FINISH) == Z_STREAM_END {
            count = room - Int(stream.pointee.avail_out)
          }
        }
      }
    }
    guard let packed, !packed.isEmpty else { throw ArchiveError("there is no memory to pack it") }
    return packed
  }

  /// What compressed data came to.
  struct Unpacked {
    let bytes: [UInt8]
    /// How many bytes of the input it took.
    let consumed: Int
  }

  /// Unpacks the data that begins at an offset.
  ///
  /// - Parameters:
  ///   - end: where its bytes end at the latest.
  ///   - limit: how many bytes may come of it.
  static func unpack(
    _ bytes: [UInt8], from start: Int, to end: Int, limit: Int
  ) throws(ArchiveError) -> Unpacked {
    var stream = z_stream()
    var out: [UInt8] = []
    var status = Z_MEM_ERROR
    var consumed = 0
    withUnsafeMutablePointer(to: &stream) { stream in
      let size = Int32(MemoryLayout<z_stream>.size)
      guard inflateInit2_(stream, -MAX_WBITS, ZLIB_VERSION, size) == Z_OK else { return }
      defer { inflateEnd(stream) }
      bytes.withUnsafeBufferPointer { bytes in
        stream.pointee.next_in = bytes.baseAddress.map {
          UnsafeMutablePointer(mutating: $0 + start)
        }
        stream.pointee.avail_in = UInt32(truncatingIfNeeded: end - start)
        repeat {
          // One byte beyond the limit shows that there is more.
          let room = min(max(out.count, 1 << 16), limit + 1 - out.count)
          out += [UInt8](unsafeUninitializedCapacity: room) { part, count in
            stream.pointee.next_out = part.baseAddress
            stream.pointee.avail_out = UInt32(truncatingIfNeeded: room)
            status = inflate(stream, Z_NO_FLUSH)
            count = room - Int(stream.pointee.avail_out)
          }
        } while status == Z_OK && stream.pointee.avail_out == 0 && out.count <= limit
        consumed = end - start - Int(stream.pointee.avail_in)
      }
    }
    guard out.count <= limit else {
      throw ArchiveError("it unpacks to more than \(limit) bytes, which is out of proportion")
    }
    switch status {
    case Z_STREAM_END: return Unpacked(bytes: out, consumed: consumed)
    case Z_OK, Z_BUF_ERROR: throw ArchiveError("its compressed data is cut short")
    case Z_MEM_ERROR: throw ArchiveError("there is no memory to unpack it")
    default: throw ArchiveError("its compressed data is damaged")
    }
  }

  /// The CRC-32 of ISO 3309, as gzip and ZIP have it.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer {
      UInt32(truncatingIfNeeded: crc32(0, $0.baseAddress, UInt32(truncatingIfNeeded: $0.count)))
    }
  }
}

extension [UInt8] {
  /// Appends the `count` lowest bytes of a number, the lowest first.
  mutating func append(littleEndian number: Int, count: Int) {
    for place in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }

  /// The number in `count` bytes at an offset, the lowest first; the bytes have to be there.
  func littleEndian(at offset: Int, count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(self[offset + $1]) << (8 * $1) }
  }
}
