extension BuildCommand: PlainCommand {
  mutating func setDefaults() {
    content = "content"
    templates = nil
    output = "Output"
    date = nil
    drafts = false
    previous = nil
    check = false
    strict = false
    jobs = nil
    width = 72
    quiet = false
    verbose = false
    colors = .plain
  }

  mutating func set(_ option: String, _ words: inout PlainWords) -> Bool {
    switch option {
    case "--content": return words.read(&content)
    case "--templates": return words.read(&templates)
    case "-o", "--output": return output == "Output" && words.read(&output)
    case "--date": return words.read(&date)
    case "--drafts": drafts = true
    case "--previous": return words.read(&previous)
    case "--check": check = true
    case "--strict": strict = true
    case "--jobs": return words.read(&jobs)
    case "--width": return words.read(&width)
    case "-q", "--quiet": quiet = true
    case "-v", "--verbose": verbose = true
    case "--color": return words.read(&colors.color)
    default: return false
    }
    return true
  }

  mutating func add(operand: String) -> Bool { false }
}
