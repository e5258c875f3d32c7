import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentLicense
import AssentManifest
import Foundation

/// The agreements that a project can start with.
enum StarterKind: String, ExpressibleByArgument, CaseIterable {
  case license
  case eula
  case terms
  case privacy

  var documentKind: DocumentKind {
    switch self {
    case .license: .license
    case .eula: .eula
    case .terms: .terms
    case .privacy: .privacy
    }
  }
}

/// `assent init`
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Start a project: an agreement, a flow document, configuration and CI steps.",
    usage: "assent init [<folder>] [<options>]",
    discussion: """
      The agreement is a starting point with all clauses one expects of its kind, not legal \
      advice. No file that is there already is touched.
      """)

  @Argument(
    help: ArgumentHelp("The folder to start in.", valueName: "folder"), completion: .directory)
  var folder = "."

  @Option(help: "What agreement to start with.")
  var kind = StarterKind.license

  @Option(
    help: ArgumentHelp(
      "The name of the product. (default: the name of the folder)", valueName: "name"))
  var product: String?

  @Option(
    help: ArgumentHelp(
      "Who grants the rights. (default: user.name of git)", valueName: "name"))
  var holder: String?

  @Option(
    help: ArgumentHelp(
      "An address to write to: mail or web. (default: user.email of git)", valueName: "address"))
  var contact: String?

  @Option(
    help: ArgumentHelp(
      "The SPDX expression of the license. (default for a license: CC-BY-4.0)",
      valueName: "expression"))
  var spdx: String?

  @Option(
    help: ArgumentHelp(
      "The day it takes effect, such as 2025-11-03. (default: today)", valueName: "day"))
  var date: String?

  func validate() throws {
    for (name, value) in [
      ("product", product), ("holder", holder), ("contact", contact), ("spdx", spdx),
    ] {
      guard let value else { continue }
      if value.isEmpty || value.contains(where: \.isNewline) {
        throw ValidationError("--\(name) is empty or has more than one line")
      }
    }
    if let spdx {
      do {
        _ = try SPDXExpression(parsing: spdx)
      } catch {
        throw ValidationError("--spdx '\(spdx)' is no SPDX expression: \(error)")
      }
    }
  }

  func run() throws {
    let folder = PathText.trimmed(folder)
    let name = FileSystem.realPath(folder)?.split(separator: "/").last.map(String.init)
    let product = product ?? name ?? PathText.lastName(of: folder)
    let holder = holder ?? Git.setting("user.name") ?? "The developers of \(product)"
    let kit = StarterKit(
      kind: kind.documentKind, product: product, holder: holder, contact: try address(),
      spdx: spdx ?? (kind == .license ? "CC-BY-4.0" : nil), date: try day())
    let paths = try kit.write(to: folder)
    try Terminal.standardOutput.write(
      Array(paths.map { "wrote \(VisibleText.name($0))\n" }.joined().utf8))
    if Terminal.standardError.isTerminal {
      Terminal.standardError.write(
        "Read the agreement and change what does not fit; then: assent build\n")
    }
  }

  private func address() throws(UsageError) -> ContactAddress {
    guard let contact = contact ?? Git.setting("user.email") else {
      throw UsageError("name an address with --contact; git has no user.email to take it from")
    }
    guard let address = ContactAddress(contact) else {
      let source = self.contact == nil ? "user.email of git" : "--contact"
      throw UsageError("\(source) '\(contact)' is not \(ContactAddress.form)")
    }
    return address
  }

  private func day() throws(UsageError) -> Manifest.Day {
    if let date {
      guard let day = Manifest.Day(date) else {
        throw UsageError("--date '\(date)' is not a day such as 2025-11-03")
      }
      return day
    }
    let seconds = try BuildCommand.sourceDate().map(Double.init) ?? Date().timeIntervalSince1970
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let parts = calendar.dateComponents(
      [.year, .month, .day], from: Date(timeIntervalSince1970: seconds))
    guard
      let day = Manifest.Day(
        year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
    else { throw UsageError("the clock gives no day; name one with --date") }
    return day
  }
}
