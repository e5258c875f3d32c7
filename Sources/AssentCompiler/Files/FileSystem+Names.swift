import AssentDiagnostics
import AssentManifest

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileSystem {
  #if canImport(Darwin)
    typealias Directory = UnsafeMutablePointer<DIR>
  #else
    typealias Directory = OpaquePointer
  #endif

  /// The names in a directory that is open, sorted by their bytes.
  static func names(
    _ directory: Directory, _ path: String, notUTF8 report: (String) -> Void
  ) throws(InputError) -> [String] {
    var names: [SortedName] = []
    while true {
      // The end and a failure look alike but for this.
      errno = 0
      guard let entry = readdir(directory) else {
        if errno == 0 { break }
        throw .unreadable(path: path, reason: reason())
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { bytes -> (String, isWhole: Bool) in
          let text = String(validatingCString: bytes)
          return (text ?? String(cString: bytes), text != nil)
        }
      }
      if !name.isWhole {
        report(name.0)
      } else if name.0 != ".", name.0 != ".." {
        names.append(SortedName(name.0))
      }
    }
    return names.sorted(by: <).map(\.text)
  }

  /// A name with its first bytes as a number, by which most names are told apart.
  private struct SortedName {
    let text: String
    private let start: UInt64

    init(_ text: String) {
      self.text = text
      var start: UInt64 = 0
      for byte in text.utf8.prefix(8) { start = start << 8 | UInt64(byte) }
      self.start = start << (8 * UInt64(8 - min(text.utf8.count, 8)))
    }

    static func < (a: Self, b: Self) -> Bool {
      a.start == b.start ? a.text.precedesInBytes(b.text) : a.start < b.start
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a byte stands first, counted from the beginning; `nil` where it does not.
  func place(of byte: UInt8) -> Int? {
    guard let baseAddress, let found = memchr(baseAddress, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
  }

  /// Whether other bytes are the same.
  func hasBytes(of other: Self) -> Bool {
    guard count == other.count else { return false }
    guard let baseAddress, let start = other.baseAddress else { return true }
    return memcmp(baseAddress, start, count) == 0
  }
}
