#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What processes left behind that were killed while they wrote a file without the lock.
extension StoreFolder {
  /// Takes away what is left of the new bytes of a file; what a process writes that still runs stays.
  ///
  /// Nothing depends on it: what cannot be found or taken away is tried again the next time.
  func removeRemains(of name: String) {
    let start = ".\(name)."
    for other in (try? names()) ?? [] where other.hasPrefix(start) && other.hasSuffix(".new") {
      guard let number = pid_t(other.dropFirst(start.count).dropLast(".new".count)), number > 0,
        kill(number, 0) != 0, errno == ESRCH
      else { continue }
      _ = try? remove(self[other])
    }
  }

  private func names() throws(FileError) -> [String] {
    var names: [String] = []
    _ = try calls.check(.list, path) {
      guard let folder = opendir(path) else { return -1 }
      defer { closedir(folder) }
      while let entry = readdir(folder) {
        names.append(
          withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
          })
      }
      return 0
    }
    return names
  }
}
