import Yams

extension ConfigurationReader {
  /// The documents that describe a gate or an onboarding, by their paths: `flows/license-gate.md: gate`, or with names
  /// for the words of their drawings.
  mutating func readFlows(_ node: Node) {
    for (path, value) in members(of: node, named: "flows") {
      name(path, under: .flows)
      let place = "flows.\(path.text)"
      if case .scalar = value {
        guard let word = string(value, named: place) else { continue }
        describe(path.text, (word, value), GateFlows.Description())
        continue
      }
      var description = GateFlows.Description()
      var subject: Word?
      var names: Word?
      for (key, value) in members(of: value, named: place) {
        switch key.text {
        case "describes": subject = string(value, named: "describes").map { ($0, value) }
        case "names":
          names = key
          for (words, value) in members(of: value, named: "names") {
            guard let name = string(value, named: words.text) else { continue }
            if FlowWords.meaning(named: name) == nil {
              unknown((name, value), in: "names", FlowWords.allNames, what: "state or event")
            }
            description.names[words.text] = name
          }
        default: unknown(key, in: place, ["describes", "names"])
        }
      }
      guard let subject else {
        report(
          "\(place) does not say what it describes", at: path.node, length: path.text.utf8.count,
          help: "add 'describes: gate' or 'describes: onboarding'")
        continue
      }
      if let names, subject.text == GateFlows.Description.Subject.onboarding.rawValue {
        report(
          "\(place) has names for what an onboarding draws, which are not read", at: names.node,
          length: names.text.utf8.count,
          help: "take out 'names'; the manual says what the boxes of an onboarding are called")
      }
      describe(path.text, subject, description)
    }
  }

  private mutating func describe(
    _ path: String, _ subject: Word, _ description: GateFlows.Description
  ) {
    typealias Subject = GateFlows.Description.Subject
    guard let known = Subject(rawValue: subject.text) else {
      unknown(subject, in: "flows.\(path)", Subject.allCases.map(\.rawValue), what: "subject")
      return
    }
    var description = description
    description.subject = known
    configuration.flows[path] = description
  }
}
