import AssentCompiler
import AssentDiagnostics
import Foundation
import TestSupport

/// A content folder and what is built from it, for the time of a test.
struct TestSite {
  let folder: TemporaryFolder

  var content: URL { folder["content"] }
  var output: URL { folder["Output"] }

  init(folder: TemporaryFolder) { self.folder = folder }

  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  func write(_ text: String, to path: String) throws {
    try folder.write(text, to: "content/" + path)
  }

  /// Builds the site; `change` may set options first.
  @discardableResult func build(
    _ change: (inout SiteBuild.Options) -> Void = { _ in }
  ) throws -> SiteBuild.Result {
    var options = SiteBuild.Options(
      content: content.path, templates: nil, output: output.path, jobs: 2,
      generator: "Assent 0.0.0")
    change(&options)
    return try SiteBuild(options).run()
  }

  /// What the output folder contains; nothing where there is none.
  func published() throws -> FolderContents { try FolderContents(output) }

  /// The bytes of a published file.
  func bytes(_ path: String) throws -> [UInt8] { try folder.bytes("Output/" + path) }

  func text(_ path: String) throws -> String { try folder.text("Output/" + path) }

  func exists(_ path: String) -> Bool { folder.exists("Output/" + path) }
}

/// Documents that have no faults, to be changed by a test.
enum Samples {
  static func license(version: String = "1.0", grant: String = "You may copy this text.") -> String
  {
    """
    # License

    **Version**: \(version)
    **Effective Date**: 2025-11-03

    Copyright (c) 2025 Example Press

    ## 1. Grant

    \(grant)

    ## 2. Warranty

    There is none.

    ## 3. Liability

    Nobody is liable.

    """
  }

  /// Configuration that asks no sections of an agreement.
  static let profiles = """
    profiles:
      license: { require: [] }
      eula: { require: [] }
      terms: { require: [] }
      privacy: { require: [] }

    """

  static func flow(_ title: String = "Start", text: String = "Open, then read.") -> String {
    """
    # \(title)

    *Version 1.0, Last Updated: November 3, 2025*

    ## First

    \(text)

    """
  }

  /// A license and a flow document.
  static let site = ["license.md": license(), "flows/start.md": flow()]
}

extension Diagnostic {
  /// `severity rule file:line`, without the folder of the content.
  func summary(below folder: URL) -> String {
    let name =
      file.hasPrefix(folder.path + "/") ? String(file.dropFirst(folder.path.count + 1)) : file
    return "\(severity.rawValue) \(rule) \(name)" + (range.map { ":\($0.start.line)" } ?? "")
  }
}
