/// The commands in a file of CI steps, as its host would run them.
///
/// Reads what `init` writes, not all of YAML: a command stands behind its key, or below it in a
/// block.
enum WorkflowSteps {
  /// The steps of a workflow of GitHub that run a command, in order.
  static func github(_ text: String) -> [(name: String, script: String)] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var steps: [(name: String, script: String)] = []
    var name = ""
    for (index, line) in lines.enumerated() {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("- name: ") { name = String(words.dropFirst("- name: ".count)) }
      guard words.hasPrefix("run: ") else { continue }
      let value = words.dropFirst("run: ".count)
      let indent = line.count - words.count
      steps.append(
        (name, value == "|" ? block(in: lines[(index + 1)...], below: indent) : "\(value)\n"))
    }
    return steps
  }

  /// The commands of one job of GitLab, from its `script` on.
  static func gitlab(_ text: String, job: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "\(job):"),
      let script = lines[start...].firstIndex(of: "  script:")
    else { return [] }
    var commands: [String] = []
    for index in lines.indices[(script + 1)...] {
      let line = lines[index]
      if line.hasPrefix("    - ") {
        let value = line.dropFirst(6)
        commands.append(value == "|" ? block(in: lines[(index + 1)...], below: 4) : "\(value)\n")
      } else if !line.hasPrefix("    ") {
        break
      }
    }
    return commands
  }

  private static func block(in lines: ArraySlice<Substring>, below indent: Int) -> String {
    let inside = lines.prefix { line in
      line.allSatisfy { $0 == " " } || line.prefix { $0 == " " }.count > indent
    }
    let margin = inside.first?.prefix { $0 == " " }.count ?? 0
    return inside.map { $0.dropFirst(margin) + "\n" }.joined()
  }
}
