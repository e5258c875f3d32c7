import AssentDiagnostics
import AssentLicense
import AssentLint
import AssentManifest
import AssentRecord
import Yams

/// Reads `assent.yml`; a key or value it does not know is an error with a guess.
struct ConfigurationReader {
  private let source: SourceFile
  var configuration = Configuration(isWritten: true)
  private(set) var diagnostics: [Diagnostic] = []

  /// The configuration of a file, with the errors found in it.
  static func read(_ source: SourceFile) -> (Configuration, [Diagnostic]) {
    var reader = ConfigurationReader(source: source)
    reader.readTop()
    return (reader.configuration, reader.diagnostics)
  }

  private init(source: SourceFile) {
    self.source = source
  }

  private mutating func readTop() {
    guard let text = String(validating: source.bytes, as: UTF8.self) else {
      diagnostics.append(
        Diagnostic(
          rule: .invalidConfiguration, severity: .error, message: "the configuration is not UTF-8",
          file: source.path, help: "save it as UTF-8"))
      return
    }
    let root: Node?
    do {
      // As in front matter: the kinds of values are not asked for.
      root = try Yams.compose(yaml: text, .basic, .default, .utf8)
    } catch {
      report(error)
      return
    }
    guard let root, !root.isEmpty else { return }
    for (key, value) in members(of: root, named: "the configuration") {
      switch key.text {
      case "site": readSite(value)
      case "publisher": readPublisher(value)
      case "products": readProducts(value)
      case "profiles": readProfiles(value)
      case "rules": readRules(value)
      case "signing": readSigning(value)
      case "exclude":
        let patterns = strings(value, named: "exclude")
        for pattern in patterns { name(pattern, under: .exclude) }
        configuration.excluded = patterns.map { PathPattern($0.text) }
      case "log": readLog(value)
      case "gate": (configuration.gate, configuration.gatePage) = gate(value, named: "gate")
      case "agreements": readAgreements(value)
      case "flows": readFlows(value)
      case "facts": readFacts(value)
      default:
        unknown(
          key, in: nil,
          [
            "site", "publisher", "products", "facts", "profiles", "rules", "gate", "agreements",
            "flows", "signing", "log", "exclude",
          ])
      }
    }
  }

  private mutating func readSite(_ node: Node) {
    for (key, value) in members(of: node, named: "site") {
      switch key.text {
      case "name": configuration.siteName = string(value, named: "site.name")
      case "url":
        guard let url = string(value, named: "site.url") else { continue }
        guard url.hasPrefix("https://") || url.hasPrefix("http://"),
          let address = ContactAddress(url),
          !url.contains(where: { "?#".contains($0) })
        else {
          report(
            "site.url '\(url)' is not the address of a site", at: value,
            help: "write it as https://example.org/legal/")
          continue
        }
        let site = address.description
        configuration.siteURL = site.hasSuffix("/") ? site : site + "/"
      case "language":
        guard let tag = string(value, named: "site.language") else { continue }
        guard LanguageTag.isWellFormed(tag) else {
          report(
            "'\(tag)' is not a language tag", at: value,
            help: "use a tag of BCP 47 such as en or pt-BR")
          continue
        }
        configuration.statedLanguage = LanguageTag.canonical(tag)
      case "locales": configuration.locales = locales(value)
      default: unknown(key, in: "site", ["name", "language", "locales", "url"])
      }
    }
  }

  /// A list of language tags.
  private mutating func locales(_ node: Node) -> [Manifest.Locale] {
    strings(node, named: "locales").compactMap { tag, node in
      guard LanguageTag.isWellFormed(tag), let locale = Manifest.Locale(LanguageTag.canonical(tag))
      else {
        report(
          "'\(tag)' is not a language tag", at: node,
          help: "use a tag of BCP 47 such as en or pt-BR")
        return nil
      }
      return locale
    }
  }

  private mutating func readLog(_ node: Node) {
    for (key, value) in members(of: node, named: "log") {
      guard key.text == "origin" else {
        unknown(key, in: "log", ["origin"])
        continue
      }
      guard let origin = string(value, named: "log.origin") else { continue }
      if let fault = LogOrigin.fault(in: origin) {
        report(
          "log.origin '\(origin)' \(fault)", at: value, help: "write it as example.org/legal")
      } else {
        configuration.logOrigin = origin
      }
    }
  }

  private mutating func readPublisher(_ node: Node) {
    for (key, value) in members(of: node, named: "publisher") {
      switch key.text {
      case "name": configuration.publisherName = string(value, named: "publisher.name") ?? ""
      case "contact":
        guard let text = string(value, named: "publisher.contact"), !text.isEmpty else { continue }
        configuration.publisherContact = ContactAddress(text)
        if configuration.publisherContact == nil {
          report(
            "publisher.contact '\(text)' is not \(ContactAddress.form)", at: value,
            length: text.utf8.count,
            help: "write it as legal@example.org, https://example.org or tel:+491234567")
        }
      default: unknown(key, in: "publisher", ["name", "contact"])
      }
    }
  }

  private mutating func readProducts(_ node: Node) {
    var ids: Set<String> = []
    for (key, value) in members(of: node, named: "products") {
      let folder = Self.folder(key.text)
      name((folder, key.node), under: .products)
      var product = Configuration.Product(folder: folder, id: "", name: "")
      for (inner, value) in members(of: value, named: "products.\(key.text)") {
        switch inner.text {
        case "id":
          guard let id = string(value, named: "id") else { continue }
          if !Self.isIdentifier(id) {
            report(
              "product id '\(id)' is not made of lower-case letters, digits and hyphens",
              at: value, help: "use '\(Self.identifier(from: id))'")
          } else if !ids.insert(id).inserted {
            report("product id '\(id)' is used twice", at: value, help: "give each product its own")
          }
          product.id = id
        case "name": product.name = string(value, named: "name") ?? ""
        case "locales": product.locales = locales(value)
        case "gate":
          (product.gate, product.gatePage) = gate(value, named: "products.\(key.text).gate")
        default: unknown(inner, in: "products.\(key.text)", ["id", "name", "locales", "gate"])
        }
      }
      if product.id.isEmpty { product.id = Self.defaultIdentifier(of: folder) }
      if product.name.isEmpty { product.name = product.id }
      configuration.products[folder] = product
    }
  }

  private mutating func readProfiles(_ node: Node) {
    for (key, value) in members(of: node, named: "profiles") {
      let kinds = DocumentKind.allCases.filter(\.isAgreement).map(\.rawValue)
      // Any other name is a profile that documents can ask for, unless it is a kind mistyped.
      guard kinds.contains(key.text) || suggestion(for: key.text, among: kinds) == nil else {
        unknown(key, in: "profiles", kinds)
        continue
      }
      for (inner, value) in members(of: value, named: "profiles.\(key.text)") {
        guard inner.text == "require" else {
          unknown(inner, in: "profiles.\(key.text)", ["require"])
          continue
        }
        var meanings: [SectionMeaning] = []
        for (name, node) in strings(value, named: "require") {
          if let meaning = SectionMeaning(rawValue: name) {
            meanings.append(meaning)
          } else {
            unknown((name, node), in: "require", SectionMeaning.allCases.map(\.rawValue))
          }
        }
        configuration.profiles[key.text] = meanings
      }
    }
  }

  private mutating func readRules(_ node: Node) {
    for (pattern, value) in members(of: node, named: "rules") {
      var severities: [RuleID: Severity?] = [:]
      for (key, value) in members(of: value, named: "rules.\(pattern.text)") {
        guard let id = RuleID(rawValue: key.text), Rule.named(id) != nil else {
          unknown(key, in: "rules", Rule.all.map(\.id.rawValue), what: "rule")
          continue
        }
        guard let word = string(value, named: key.text) else { continue }
        if word == "off" || word == "false" {
          severities[id] = .some(nil)
        } else if let severity = Severity(rawValue: word) {
          severities[id] = severity
        } else {
          unknown(
            (word, value), in: "rules", ["error", "warning", "info", "off"], what: "severity")
        }
      }
      name(pattern, under: .rules)
      configuration.rules.append((PathPattern(pattern.text), severities))
    }
  }

  // MARK: Product names

  /// The folder a key names: `.` and `./` are the content folder itself, which is empty here.
  private static func folder(_ key: String) -> String {
    key.pathNames.filter { $0 != "." }.joined(separator: "/")
  }

  /// The id of a product that the configuration does not name.
  static func defaultIdentifier(of folder: String) -> String {
    folder.isEmpty ? "site" : identifier(from: folder)
  }

  private static func isIdentifier(_ text: String) -> Bool {
    !text.isEmpty && text == identifier(from: text)
  }

  /// `text` in lower-case letters, digits and single hyphens: `My App!` is `my-app`.
  package static func identifier(from text: String) -> String {
    var out = ""
    for scalar in text.lowercased().unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": out.unicodeScalars.append(scalar)
      case _ where scalar.properties.generalCategory == .nonspacingMark: continue
      default:
        if let letters = latinLetters(of: scalar) {
          out += letters
        } else if !out.isEmpty, !out.hasSuffix("-") {
          out += "-"
        }
      }
    }
    if out.hasSuffix("-") { out.removeLast() }
    guard out.isEmpty else { return out }
    // A name in another script; what two such are called must differ.
    return text.isEmpty
      ? "site" : "p-" + TextDigest.digest(of: Array(text.utf8)).hexadecimal.prefix(8)
  }

  /// The letters of the alphabet that a small letter is made of, by its name in Unicode; `nil` for what is no
  /// Latin letter: `o` of `ø`, `ae` of `æ`.
  private static func latinLetters(of scalar: Unicode.Scalar) -> String? {
    let start = "LATIN SMALL LETTER "
    guard !scalar.isASCII, let name = scalar.properties.name, name.hasPrefix(start) else {
      return nil
    }
    let letter = name.dropFirst(start.count).prefix { $0 != " " }
    switch letter {
    case "SHARP": return "ss"
    case "DOTLESS": return "i"
    case "ETH": return "d"
    case "THORN": return "th"
    default: return letter.count <= 2 ? letter.lowercased() : nil
    }
  }

  // MARK: Nodes

  typealias Word = (text: String, node: Node)

  mutating func members(of node: Node, named name: String) -> [(Word, Node)] {
    if case .scalar(let scalar) = node, scalar.string.isEmpty { return [] }
    guard case .mapping(let mapping) = node else {
      report("\(name) is not a mapping", at: node, help: "write keys and values, one a line")
      return []
    }
    var seen: Set<String> = []
    return mapping.compactMap { key, value in
      guard case .scalar(let scalar) = key else {
        report("a key of \(name) is not a word", at: key, help: "write a word before the colon")
        return nil
      }
      if !seen.insert(scalar.string).inserted {
        report("key '\(scalar.string)' is set twice", at: key, help: "remove one of the two")
      }
      return ((scalar.string, key), value)
    }
  }

  mutating func string(_ node: Node, named name: String) -> String? {
    guard case .scalar(let scalar) = node else {
      report("\(name) is not a text", at: node, help: "write one value")
      return nil
    }
    return scalar.string
  }

  private mutating func strings(_ node: Node, named name: String) -> [Word] {
    guard case .sequence(let sequence) = node else {
      report("\(name) is not a list", at: node, help: "write it as [one, two]")
      return []
    }
    return sequence.compactMap { item in string(item, named: name).map { ($0, item) } }
  }

  // MARK: Reports

  /// Notes a path, so that one that matches nothing is told.
  mutating func name(_ word: Word, under key: Configuration.NamedPath.Key) {
    configuration.namedPaths.append(
      Configuration.NamedPath(key: key, text: word.text, file: source.path, range: range(of: word)))
  }

  /// The file as the user names it.
  var file: String { source.path }

  /// Where a word stands.
  func range(of word: Word) -> SourceRange {
    let start = word.node.mark.map { location($0) } ?? SourceLocation(line: 1, column: 1)
    return SourceRange(
      start: start,
      end: SourceLocation(line: start.line, column: start.column + word.text.utf8.count))
  }

  mutating func unknown(
    _ word: Word, in place: String?, _ names: [String], what: String = "key"
  ) {
    let guess = suggestion(for: word.text, among: names)
    let known =
      names.count > 12
      ? "see 'assent rules' and the manual" : "use one of: \(names.joined(separator: ", "))"
    report(
      "unknown \(what) '\(word.text)'" + (place.map { " in \($0)" } ?? "")
        + (guess.map { "; did you mean '\($0)'?" } ?? ""),
      at: word.node, length: word.text.utf8.count,
      help: guess.map { "use '\($0)'" } ?? known)
  }

  /// - Parameter showsLine: whether messages may show the line; `false` for what nobody may read.
  mutating func report(
    _ message: String, at node: Node, length: Int = 0, showsLine: Bool = true, help: String
  ) {
    let start = node.mark.map { location($0) } ?? SourceLocation(line: 1, column: 1)
    diagnostics.append(
      Diagnostic(
        rule: .invalidConfiguration, severity: .error, message: message, file: source.path,
        range: showsLine
          ? SourceRange(
            start: start, end: SourceLocation(line: start.line, column: start.column + length))
          : nil,
        help: help))
  }

  private mutating func report(_ error: any Error) {
    if case .duplicatedKeysInMapping(let keys, let context)? = error as? YamlError {
      let start = location(context.mark)
      diagnostics += keys.sorted().map {
        YAMLProblem.repeatedKey(
          $0, in: source, from: start, through: source.lineCount, rule: .invalidConfiguration)
      }
      return
    }
    var range: SourceRange?
    var message = "the configuration is not YAML"
    var help = "indent with spaces, and put values that contain ': ' in quotes"
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let place = location(YAMLProblem.begins(problem) ? context?.mark ?? mark : mark)
      let offset = source.offset(of: place)
      let cause = YAMLProblem.unclosed(in: source, 1..<max(1, place.line))
      let found =
        cause?.problem
        ?? YAMLProblem(
          problem, context: context?.text ?? "",
          at: offset < source.bytes.count ? source.bytes[offset] : nil)
      message = "the configuration is not YAML: " + found.message
      help = found.help
      let start = cause.map { source.range(ofBytes: $0.byte..<$0.byte).start } ?? place
      range = SourceRange(start: start, end: start)
    default: break
    }
    diagnostics.append(
      Diagnostic(
        rule: .invalidConfiguration, severity: .error, message: message, file: source.path,
        range: range, help: help))
  }

  /// Yams counts columns in Unicode scalars; diagnostics count bytes.
  private func location(_ mark: Mark) -> SourceLocation {
    let line = String(decoding: source.line(mark.line), as: UTF8.self).unicodeScalars
    let before = String(String.UnicodeScalarView(line.prefix(max(mark.column - 1, 0))))
    return SourceLocation(line: max(mark.line, 1), column: before.utf8.count + 1)
  }
}

extension Node {
  fileprivate var isEmpty: Bool {
    if case .scalar(let scalar) = self { scalar.string.isEmpty } else { false }
  }
}
