import AssentDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program that shows text page by page.
enum Pager {
  /// Shows text through `$PAGER`, or `less`; `false` when there is no pager to be had.
  static func show(_ text: [UInt8]) throws(InputError) -> Bool {
    let named = Terminal.variable("PAGER")
    if named == "" || named == "cat" { return false }
    // -R lets colors and links through, -F ends at once when all fits on the screen, -S scrolls
    // sideways over a wide drawing instead of wrapping it. Who has options of their own keeps them.
    setenv("LESS", Terminal.variable("LESS").map { "-R \($0)" } ?? "-FRSX", 1)
    signal(SIGPIPE, SIG_IGN)
    guard let stream = popen(named ?? "less", "w") else { return false }
    text.withUnsafeBytes { _ = fwrite($0.baseAddress, 1, $0.count, stream) }
    let status = pclose(stream)
    // The shell's way to say that there is no such program.
    return (status >> 8) & 0xFF != 127
  }
}
