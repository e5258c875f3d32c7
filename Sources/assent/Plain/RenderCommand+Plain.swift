extension RenderCommand: PlainCommand {
  mutating func setDefaults() {
    file = ""
    to = .html
    output = nil
    fragment = false
    unsafe = false
    extensions = nil
    width = 72
    pages = false
    straighten = false
    ambiguousWide = false
    colors = .plain
  }

  mutating func set(_ option: String, _ words: inout PlainWords) -> Bool {
    switch option {
    case "--to": return words.read(&to)
    case "-o", "--output": return output == nil && words.read(&output)
    case "--fragment": fragment = true
    case "--unsafe": unsafe = true
    case "--extensions": return words.read(&extensions)
    case "--width": return words.read(&width)
    case "--pages": pages = true
    case "--straighten": straighten = true
    case "--ambiguous-wide": ambiguousWide = true
    case "--color": return words.read(&colors.color)
    default: return false
    }
    return true
  }

  mutating func add(operand: String) -> Bool {
    guard file.isEmpty else { return false }
    file = operand
    return true
  }

  var isComplete: Bool { !file.isEmpty }
}
