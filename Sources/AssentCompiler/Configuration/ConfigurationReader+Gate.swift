import AssentDiagnostics
import AssentLicense
import Yams

extension ConfigurationReader {
  /// Reads `gate:`, the settings of all agreements or of a product, and of the page that asks for them.
  mutating func gate(_ node: Node, named name: String) -> (GateSettings, GatePageSettings) {
    var settings = GateSettings()
    var page = GatePageSettings()
    for (key, value) in members(of: node, named: name) {
      switch key.text {
      case "hook": page.hook = hook(value, named: "\(name).hook")
      case "presentation": page.presentation = presentation(value, named: "\(name).presentation")
      default:
        read(
          key, value, named: name, in: "gate", besides: ["hook", "presentation"], into: &settings)
      }
    }
    return (settings, page)
  }

  private mutating func hook(_ node: Node, named name: String) -> GateHook? {
    guard let text = string(node, named: name) else { return nil }
    do throws(GateHook.Fault) { return try GateHook(text) } catch {
      report(
        "\(name) '\(text)' \(error.reason)", at: node, length: text.utf8.count, help: error.help)
      return nil
    }
  }

  private mutating func presentation(
    _ node: Node, named name: String
  ) -> GatePageSettings.Presentation? {
    guard let text = string(node, named: name) else { return nil }
    if let presentation = GatePageSettings.Presentation(rawValue: text) { return presentation }
    unknown(
      (text, node), in: name, GatePageSettings.Presentation.allCases.map(\.rawValue),
      what: "presentation")
    return nil
  }

  /// Reads `agreements:`, the settings of some agreements by the pattern of their paths.
  mutating func readAgreements(_ node: Node) {
    for (pattern, value) in members(of: node, named: "agreements") {
      var settings = GateSettings()
      let name = "agreements.\(pattern.text)"
      for (key, value) in members(of: value, named: name) {
        if GateSetting.groups.contains(key.text) {
          readSettings(value, named: "\(name).\(key.text)", in: key.text, into: &settings)
        } else {
          read(key, value, named: name, in: nil, into: &settings)
        }
      }
      self.name(pattern, under: .agreements)
      configuration.agreements.append(
        Configuration.AgreementSettings(pattern: PathPattern(pattern.text), settings: settings))
    }
  }

  private mutating func readSettings(
    _ node: Node, named name: String, in group: String, into settings: inout GateSettings
  ) {
    for (key, value) in members(of: node, named: name) {
      read(key, value, named: name, in: group, into: &settings)
    }
  }

  private mutating func read(
    _ key: Word, _ value: Node, named name: String, in group: String?,
    besides others: [String] = [], into settings: inout GateSettings
  ) {
    guard let setting = GateSetting(key.text, in: group) else {
      let groups = group == nil ? GateSetting.groups : []
      unknown(key, in: name, GateSetting.keys(in: group) + groups + others)
      return
    }
    guard let text = string(value, named: "\(name).\(key.text)") else { return }
    do throws(GateSettingFault) { try settings.set(setting, to: text) } catch {
      report(error.message, at: value, length: text.utf8.count, help: error.help)
    }
  }
}
