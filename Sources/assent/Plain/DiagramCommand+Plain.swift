extension DiagramCommand: PlainCommand {
  mutating func setDefaults() {
    files = []
    to = .json
    output = nil
    width = 80
    ascii = false
    colors = .plain
  }

  mutating func set(_ option: String, _ words: inout PlainWords) -> Bool {
    switch option {
    case "--to": return words.read(&to)
    case "-o", "--output": return output == nil && words.read(&output)
    case "--width": return words.read(&width)
    case "--ascii": ascii = true
    case "--color": return words.read(&colors.color)
    default: return false
    }
    return true
  }

  mutating func add(operand: String) -> Bool {
    files.append(operand)
    return true
  }

  var isComplete: Bool { !files.isEmpty }
}
