import AssentDiagnostics

extension FrontMatterReader {
  /// Reads what front matter says of how a gate asks: `asks: consent`, `audience:` with keys below it.
  ///
  /// What is wrong counts in agreements alone, because other programs have keys of these names.
  mutating func addSettings(_ entry: Entry, _ key: MetadataKey) {
    guard GateSetting.groups.contains(key.rawValue) else {
      addSetting(entry, in: nil)
      return
    }
    guard entry.isStructure || entry.value == nil || entry.value == "" else {
      fault(
        "\(key.rawValue) '\(entry.value ?? "")' is not a mapping", entry.valueRange,
        "write its keys below it, indented: '\(GateSetting.keys(in: key.rawValue)[0]): …'")
      return
    }
    guard !entry.isStructure || !entry.members.isEmpty else {
      fault(
        "\(key.rawValue) is a list", entry.keyRange,
        "write its keys below it, indented: '\(GateSetting.keys(in: key.rawValue)[0]): …'")
      return
    }
    for member in entry.members { addSetting(member, in: key.rawValue) }
  }

  private mutating func addSetting(_ entry: Entry, in group: String?) {
    guard let setting = GateSetting(entry.key, in: group) else {
      let names = GateSetting.keys(in: group)
      let guess = suggestion(for: MetadataKey.normalized(entry.key), among: names)
      fault(
        "unknown key '\(entry.key)'" + (group.map { " in \($0)" } ?? "")
          + (guess.map { "; did you mean '\($0)'?" } ?? ""), entry.keyRange,
        guess.map { "use '\($0)'" } ?? "use one of: \(names.joined(separator: ", "))")
      return
    }
    guard !entry.isStructure else {
      fault(
        "'\(entry.key)' has a list or a mapping where a single value belongs", entry.keyRange,
        "write one value on the line of its key")
      return
    }
    guard let value = entry.value, !value.isEmpty else { return }
    metadata.gatePlaces[setting] = source.range(ofBytes: entry.valueRange)
    do throws(GateSettingFault) { try metadata.gate.set(setting, to: value) } catch {
      fault(error.message, entry.valueRange, error.help)
    }
  }

  private mutating func fault(_ message: String, _ range: Range<Int>, _ help: String) {
    metadata.gateFaults.append(
      Diagnostic(
        rule: .invalidFrontMatter, severity: .error, message: message, file: source.path,
        range: source.range(ofBytes: range), help: help))
  }
}
