import AssentManifest
import Foundation
import TestSupport

@testable import AssentGate

/// The parts of the gate in a browser that see no screen, run by node.
enum WebRules {
  /// `nil` where there is none.
  static let node = Tool.find("node")

  /// The parts, in their order, below the table of the machine.
  static func script(_ parts: [String] = ["table", "progress", "form", "fold", "decide"]) throws
    -> String
  {
    let table = String(
      decoding: CanonicalJSON.bytes(of: .object(GateTable.standard.rules)), as: UTF8.self)
    let folder = PackageFolder.root.appending(path: "templates/gate/parts")
    let sources = try parts.map {
      try String(contentsOf: folder.appending(path: "\($0).js"), encoding: .utf8)
    }
    let words = String(
      decoding: CanonicalJSON.bytes(of: .object(GateWords.beforeLoading)), as: UTF8.self)
    return (["const TABLE = \(table);", "const BUILT_IN = \(words);"] + sources)
      .joined(separator: "\n")
  }

  /// Compares files with what the script comes to.
  static func compare(
    _ files: [String], in folder: TemporaryFolder, arguments: [String] = [],
    change: (String) -> String = { $0 }
  ) throws -> Program.Ending {
    try folder.write(change(try script()), to: "rules.js")
    let driver = PackageFolder.root.appending(path: "Tests/GateOracle/rules.mjs").path
    return try Program.run(
      [driver] + arguments + ["rules.js"] + files, in: folder.url, program: node)
  }
}

extension Sequence<JSONValue> {
  /// One canonical line each.
  var lines: [UInt8] { flatMap { CanonicalJSON.bytes(of: $0) + [0x0A] } }
}
