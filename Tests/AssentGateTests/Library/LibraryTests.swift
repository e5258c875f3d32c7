import Foundation
import TestSupport
import Testing

/// What developers get besides code: the layer of SwiftUI, the documentation, the example.
@Suite struct LibraryTests {
  static let sources = PackageFolder.root.appending(path: "Sources")

  /// The folder of the modules that were built with the tests, where it is known.
  static let modules: URL? = {
    let folder = Program.products.appending(path: "Modules")
    let module = folder.appending(path: "AssentGate.swiftmodule")
    return FileManager.default.fileExists(atPath: module.path) ? folder : nil
  }()

  // MARK: SwiftUI

  /// It cannot be built here, so that is all that is checked of it.
  @Test(.enabled(if: Tool.find("swiftc") != nil)) func `the layer of SwiftUI parses`() throws {
    let files = PackageFolder.files(
      below: Self.sources.appending(path: "AssentGateUI"), endings: [".swift"])
    #expect(files.count > 4)
    #expect(try parses(files) == "")
    let folder = try TemporaryFolder()
    let text = try String(contentsOf: files[0], encoding: .utf8)
    try folder.write(
      text.replacing("var body: some View {", with: "var body: View { {"), to: "a.swift")
    #expect(try parses([folder["a.swift"]]) != "")
  }

  private func parses(_ files: [URL]) throws -> String {
    try Program.run(
      ["-frontend", "-parse"] + files.map(\.path), in: PackageFolder.root,
      program: Tool.find("swiftc")
    ).errors
  }

  @Test func `all of the layer stands behind the question whether there is SwiftUI`() throws {
    for file in PackageFolder.files(
      below: Self.sources.appending(path: "AssentGateUI"), endings: [".swift"])
    {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.hasPrefix("#if canImport(SwiftUI)\n") && text.hasSuffix("\n#endif\n"))
    }
  }

  // MARK: Documentation

  @Test(
    .enabled(
      if: Tool.find("docc") != nil && Tool.find("swift-symbolgraph-extract") != nil
        && modules != nil))
  func `the documentation builds, and all its links lead somewhere`() throws {
    let catalog = Self.sources.appending(path: "AssentGate/AssentGate.docc")
    #expect(try complaints(of: catalog) == [])
    let folder = try TemporaryFolder()
    let copy = folder["AssentGate.docc"]
    try FileManager.default.copyItem(at: catalog, to: copy)
    let page = copy.appending(path: "AssentGate.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    try text.replacing("- ``GateMachine``", with: "- ``GateMachinery``")
      .write(to: page, atomically: true, encoding: .utf8)
    #expect(try complaints(of: copy).count == 1)
  }

  /// What docc finds wrong, without parameters that need no words.
  private func complaints(of catalog: URL) throws -> [String] {
    let modules = try #require(Self.modules)
    let folder = try TemporaryFolder()
    let graphs = folder["graphs"]
    try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
    #if arch(x86_64)
      let target = "x86_64-unknown-linux-gnu"
    #else
      let target = "aarch64-unknown-linux-gnu"
    #endif
    let extraction = try Program.run(
      [
        "-module-name", "AssentGate", "-I", modules.path, "-target", target, "-output-dir",
        graphs.path, "-minimum-access-level", "public",
      ], in: folder.url, program: Tool.find("swift-symbolgraph-extract"))
    #expect(extraction.code == 0, "\(extraction.errors)")
    let run = try Program.run(
      [
        "convert", catalog.path, "--additional-symbol-graph-dir", graphs.path, "--output-path",
        folder["archive"].path,
      ], in: folder.url, program: Tool.find("docc"))
    return (run.text + run.errors).split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("warning: ") || $0.hasPrefix("error: ") }
      .filter { !$0.hasSuffix("is missing documentation") }
  }

  // MARK: Example

  @Test func `the tutorial ends with the tool of the example, which is gated in a dozen lines`()
    throws
  {
    let example = PackageFolder.root.appending(path: "Examples/gated-tool")
    let resources = Self.sources.appending(path: "AssentGate/AssentGate.docc/Resources")
    func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }
    let main = try text(example.appending(path: "Sources/gated-tool/main.swift"))
    #expect(try text(resources.appending(path: "main-3.swift")) == main)
    for (shown, file) in [
      ("assent.yml", "content/assent.yml"), ("Package.swift", "Package.swift"),
    ] {
      #expect(
        try text(resources.appending(path: shown)) == text(example.appending(path: file)), "\(file)"
      )
    }
    #expect(
      try text(resources.appending(path: "license.txt"))
        == text(example.appending(path: "content/license.md")))
    let gate = main.split(separator: "\n").filter {
      !$0.hasPrefix("import") && !$0.hasPrefix("print")
    }
    #expect(gate.count <= 12)
  }
}
