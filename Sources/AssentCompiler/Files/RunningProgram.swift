import AssentManifest
import Crypto

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// The name of the system's call, which the functions below hide.
private let readSome = read(_:_:_:)

/// The program that runs, as a file.
package enum RunningProgram {
  /// Its SHA-256 sum in hexadecimal digits; `nil` where the system does not show the file.
  package static func digest() -> String? {
    let descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var hash = SHA256()
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = readSome(descriptor, &buffer, buffer.count)
      if count < 0 {
        if errno == EINTR { continue }
        return nil
      }
      if count == 0 { break }
      hash.update(data: buffer[..<count])
    }
    return Manifest.Digest(sha256: hash.finalize()).hexadecimal
  }
}
