import AssentDiagnostics

/// A pattern of paths: `*` stands for any characters within a name, `**` for any folders.
package struct PathPattern: Hashable, Sendable {
  package let pattern: String
  private let parts: [String]

  package init(_ pattern: String) {
    self.pattern = pattern
    parts = pattern.pathNames.map(String.init)
  }

  /// Whether a path matches as a whole; a pattern of a folder does not match what is in it.
  package func matches(_ path: String) -> Bool {
    Self.matches(parts[...], path.pathNames.map(String.init)[...])
  }

  private static func matches(_ parts: ArraySlice<String>, _ names: ArraySlice<String>) -> Bool {
    // The last `**` seen, and the names it has taken so far.
    var part = parts.startIndex
    var name = names.startIndex
    var star: (part: Int, name: Int)?
    while name < names.endIndex {
      if part < parts.endIndex, parts[part] == "**" {
        star = (part + 1, name)
        part += 1
      } else if part < parts.endIndex,
        matchesName(Array(parts[part].utf8), Array(names[name].utf8))
      {
        part += 1
        name += 1
      } else if let last = star {
        star = (last.part, last.name + 1)
        part = last.part
        name = last.name + 1
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == "**" }
  }

  private static func matchesName(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    var i = 0
    var j = 0
    var star: (pattern: Int, name: Int)?
    while j < name.count {
      if i < pattern.count, pattern[i] == UInt8(ascii: "*") {
        star = (i + 1, j)
        i += 1
      } else if i < pattern.count, pattern[i] == UInt8(ascii: "?") || pattern[i] == name[j] {
        // A sign that is not ASCII has several bytes.
        let isSign = pattern[i] == UInt8(ascii: "?")
        i += 1
        j += 1
        while isSign, j < name.count, name[j] & 0xC0 == 0x80 { j += 1 }
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        i = last.pattern
        j = last.name + 1
      } else {
        return false
      }
    }
    return pattern[i...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
