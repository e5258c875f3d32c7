import AssentDiagnostics
import Foundation
import TestSupport
import Testing

@testable import AssentCompiler

/// One process at a time writes an output folder.
@Suite struct OutputLockTests {
  @Test func `a lock that is let go is free, even while a child is being started`() throws {
    let folder = try TemporaryFolder()
    // A child has the descriptors of its parent until it becomes another program.
    var inherited: Int32 = -1
    do {
      let lock = try OutputLock(folder.url.path)
      inherited = try #require(Self.descriptor(of: folder.url.path).map { dup($0) })
      #expect(throws: InputError.self) { try OutputLock(folder.url.path) }
      withExtendedLifetime(lock) {}
    }
    defer { close(inherited) }
    #expect(throws: Never.self) { try OutputLock(folder.url.path) }
  }

  /// The open descriptor of a folder in this process.
  private static func descriptor(of folder: String) -> Int32? {
    let wanted = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    return (3..<4096).first { number in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)"))
        == wanted
    }
  }
}
