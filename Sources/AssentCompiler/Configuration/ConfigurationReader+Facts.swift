import AssentMarkup
import Yams

extension ConfigurationReader {
  /// The words that tags of documents stand for.
  mutating func readFacts(_ node: Yams.Node) {
    for (key, value) in members(of: node, named: "facts") {
      guard FactTable.isName(key.text) else {
        report(
          "the fact '\(key.text)' is not named by letters, digits and hyphens", at: key.node,
          length: key.text.utf8.count, help: "name it as in refund-days")
        continue
      }
      guard let words = string(value, named: "facts.\(key.text)") else { continue }
      if let fault = FactTable.fault(in: words) {
        report(
          "the fact '\(key.text)' \(fault)", at: value, help: "write one line of words")
      } else {
        configuration.facts[key.text] = words
      }
    }
  }
}
