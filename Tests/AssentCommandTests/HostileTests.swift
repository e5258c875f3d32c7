import Foundation
import TestSupport
import Testing

/// Text that costs a parser or a renderer much more than its size ends soon all the same.
@Suite(.serialized) struct HostileTests {
  /// What the program does with a document: all formats, and a diagnostic where it is refused.
  private func build(
    _ documents: [String: String], program: URL?, limit: Double
  ) throws -> (Program.Ending, TemporaryFolder) {
    let folder = try TemporaryFolder()
    for (name, text) in documents { try folder.write(text, to: "content/\(name).md") }
    let ending = try Program.run(["build"], in: folder.url, program: program, limit: limit)
    return (ending, folder)
  }

  /// Whether a document came out, or a diagnostic names a line and a limit.
  private func check(_ name: String, _ ending: Program.Ending, _ folder: TemporaryFolder) {
    let place = "content/\(name).md"
    if folder.exists("Output/\(name).html") {
      #expect(folder.exists("Output/\(name).txt"))
      #expect(folder.exists("Output/\(name).json"))
    } else {
      let message = ending.errors.split(separator: "\n\n").first {
        $0.hasPrefix("error: ") && $0.contains("> \(place):")
      }
      #expect(message?.contains(/error: .*\d.*the limit.* \[parse-limit\]/) == true, "\(name)")
    }
  }

  @Test func `hostile documents come out or are refused, each with its line`() throws {
    var documents: [String: String] = [:]
    for (index, input) in HostileInput.all.enumerated() {
      documents["hostile-\(index)"] = "# Hostile\n\n" + input.text(2 << 10)
    }
    let (ending, folder) = try build(documents, program: nil, limit: 120)
    #expect(!ending.isOverdue)
    #expect(ending.code == 0)
    for name in documents.keys { check(name, ending, folder) }
    #expect(try Program.run(["verify"], in: folder.url).code == 0)
  }

  @Test(
    .enabled(if: Program.optimized != nil, "this wants the optimized program"),
    arguments: HostileInput.all)
  func `a hostile megabyte takes four times a quarter of it, and 256 megabytes`(
    _ input: HostileInput
  ) throws {
    let isProportional = try ProcessorTime.secondsAreProportional(to: 256 << 10) { size in
      let documents = ["hostile": "# Hostile\n\n" + input.text(size)]
      let (ending, folder) = try build(documents, program: Program.optimized, limit: 120)
      #expect(ending.code == 0)
      #expect(!ending.isOverdue)
      #expect(ending.peakMemory < 256 << 20)
      check("hostile", ending, folder)
      // A quarter may be let through where the whole is refused, at the most that is let through.
      return max(ending.processorTime, size < 1 << 20 ? 0.05 : 0)
    }
    #expect(isProportional)
  }
}
