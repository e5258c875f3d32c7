extension LintCommand: PlainCommand {
  mutating func setDefaults() {
    paths = []
    format = .text
    failOn = .error
    kind = nil
    base = nil
    baseline = nil
    writeBaseline = false
    stdinFilename = nil
    root = nil
    fix = false
    dryRun = false
    jobs = nil
    colors = .plain
  }

  mutating func set(_ option: String, _ words: inout PlainWords) -> Bool {
    switch option {
    case "--format": return words.read(&format)
    case "--fail-on": return words.read(&failOn)
    case "--kind": return words.read(&kind)
    case "--base": return words.read(&base)
    case "--baseline": return words.read(&baseline)
    case "--write-baseline": writeBaseline = true
    case "--stdin-filename": return words.read(&stdinFilename)
    case "--root": return words.read(&root)
    case "--fix": fix = true
    case "--dry-run": dryRun = true
    case "--jobs": return words.read(&jobs)
    case "--color": return words.read(&colors.color)
    default: return false
    }
    return true
  }

  mutating func add(operand: String) -> Bool {
    paths.append(operand)
    return true
  }
}
