import Foundation

/// Programs of the system that tests run where they are there.
package enum Tool {
  /// The first program of a name in the folders of `PATH`, and after them in the usual ones.
  package static func find(_ name: String) -> URL? { all(name).first }

  /// The first Python that has all of some modules; a module need not load by itself.
  package static func python(with modules: String...) -> URL? {
    let found = "assert all(u.find_spec(name) for name in \(modules))"
    return all("python3").first { python in
      let ending = try? Program.run(
        ["-c", "import importlib.util as u; " + found], in: URL(fileURLWithPath: "/"),
        program: python, limit: 60)
      return ending?.code == 0
    }
  }

  private static func all(_ name: String) -> [URL] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return (path + ":/usr/bin:/usr/local/bin:/bin:/opt/homebrew/bin").split(separator: ":")
      .map { URL(fileURLWithPath: "\($0)/\(name)") }
      .filter { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
