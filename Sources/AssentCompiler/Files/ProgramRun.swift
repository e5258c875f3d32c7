import AssentDiagnostics
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One run of another program: words and bytes in, bytes out, all within bounds.
///
/// Nothing goes through a shell. The program has no terminal, and ends when its time is over or when it
/// says more than was expected.
struct ProgramRun {
  /// The program and its arguments, each as it is.
  var words: [String]
  /// What it reads from standard input.
  var input: [UInt8] = []
  /// Added to the environment of this process.
  var environment: [String: String] = [:]
  /// The most bytes of its output.
  var limit: Int
  /// Seconds that it may take; `nil` for a program that is waited for.
  var seconds: Int?

  struct Outcome {
    /// 127 where there is no such program.
    var status: Int32
    var output: [UInt8]
    var errors: String
  }

  enum Fault: Error {
    case cannotStart
    case cannotRead
    case tooMuchOutput
    case outOfTime
  }

  /// Variables that hold a secret key or its password, which no other program is told.
  static let secrets: Set = ["ASSENT_KEY", "ASSENT_KEY_PASSWORD"]
  /// How many bytes of the messages are kept.
  private static let mostBytesOfErrors = 1 << 16

  func run() throws(Fault) -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment
      .filter { !Self.secrets.contains($0.key) }.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = input.isEmpty ? FileHandle.nullDevice : try inputFile()
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch { throw .cannotStart }
    let streams = [output, errors].map(\.fileHandleForReading)
    let end = seconds.map { Self.now + Int64($0) * 1_000 }
    let bytes: [UInt8]
    let words: [UInt8]
    do throws(Fault) {
      (bytes, words) = try Self.read(
        streams[0].fileDescriptor, streams[1].fileDescriptor, limit: limit, until: end)
    } catch {
      // Nobody waits for it, or for programs that it started: they find their pipes closed.
      kill(process.processIdentifier, SIGKILL)
      for stream in streams { try? stream.close() }
      throw error
    }
    // One that closed its streams may still run.
    while process.isRunning {
      if let end, Self.now >= end {
        kill(process.processIdentifier, SIGKILL)
        throw .outOfTime
      }
      usleep(1_000)
    }
    return Outcome(
      status: process.terminationStatus, output: bytes,
      errors: String(decoding: words, as: UTF8.self))
  }

  /// The input in a file without a name, so that no program waits for another.
  private func inputFile() throws(Fault) -> FileHandle {
    guard let file = tmpfile() else { throw .cannotStart }
    defer { fclose(file) }
    let count = input.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard count == input.count, fflush(file) == 0, lseek(fileno(file), 0, SEEK_SET) == 0 else {
      throw .cannotStart
    }
    let copy = dup(fileno(file))
    guard copy >= 0 else { throw .cannotStart }
    return FileHandle(fileDescriptor: copy, closeOnDealloc: true)
  }

  /// Milliseconds of a clock that only goes forwards.
  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// Reads both streams to their ends, whichever has something to say.
  private static func read(
    _ output: Int32, _ errors: Int32, limit: Int, until end: Int64?
  ) throws(Fault) -> (output: [UInt8], errors: [UInt8]) {
    var found: [[UInt8]] = [[], []]
    var open = [pollfd(fd: output, events: Int16(POLLIN), revents: 0)]
    open.append(pollfd(fd: errors, events: Int16(POLLIN), revents: 0))
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while open.contains(where: { $0.fd >= 0 }) {
      let left = end.map { $0 - now }
      if let left, left <= 0 { throw .outOfTime }
      let ready = poll(&open, nfds_t(open.count), left.map { Int32(clamping: $0) } ?? -1)
      if ready < 0, errno != EINTR { throw .cannotStart }
      guard ready > 0 else { continue }
      for index in open.indices where open[index].fd >= 0 && open[index].revents != 0 {
        let descriptor = open[index].fd
        let count = buffer.withUnsafeMutableBytes { unistdRead(descriptor, $0) }
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        // What came before it may be half of the answer.
        guard count >= 0 else { throw .cannotRead }
        guard count > 0 else {
          open[index].fd = -1
          continue
        }
        if index == 0 {
          found[0] += buffer[..<count]
          guard found[0].count <= limit else { throw .tooMuchOutput }
        } else if found[1].count < mostBytesOfErrors {
          found[1] += buffer[..<count]
        }
      }
    }
    return (found[0], found[1])
  }

  private static func unistdRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer)
    -> Int
  {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}
