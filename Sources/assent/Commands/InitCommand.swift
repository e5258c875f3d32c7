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

/// The Git hosts that a project can have steps for.
enum ContinuousIntegration: String, ExpressibleByArgument, CaseIterable {
  case github
  case gitlab
  case none

  var host: StarterWorkflow.Host? {
    switch self {
    case .github: .github
    case .gitlab: .gitlab
    case .none: nil
    }
  }
}

/// `assent init`
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Start a project: an agreement, a flow document, configuration and CI steps.",
    usage: "assent init [<folder>] [<options>]",
    discussion: HelpText.discussion(
      """
      The agreement is a starting point with the usual clauses of its kind, not legal advice. If \
      one of the files exists already, nothing is written; only an existing .gitignore gets the \
      lines that it lacks. A run that was cut off is completed by the same command with the same options.

      The CI steps install Assent from its release archive, and stop unless its SHA-256 sum is \
      that of the program that wrote them.
      """,
      examples: [
        ("init", "start here, with names from git"),
        ("init app --product 'Trail Notes'", "start in a new folder"),
        ("init --kind privacy --ci none", "a privacy policy, without CI steps"),
      ]))

  @Argument(
    help: ArgumentHelp("The folder to start in.", valueName: "folder"), completion: .directory)
  var folder = "."

  @Option(help: "The agreement to start with.")
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
      "A mail or web address, or tel: and a number. (default: user.email of git)",
      valueName: "address"))
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

  @Option(help: "The Git host to write CI steps for.")
  var ci = ContinuousIntegration.github

  @Option(
    help: ArgumentHelp(
      """
      Where the CI steps find the release archive of Assent: an https: address, or a path in \
      the project. (default: \(Self.defaultArchive))
      """, valueName: "place"))
  var archive: String?

  private static let processor: String = {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }()

  private static let defaultArchive =
    "tools/assent-\(programVersion)-linux-\(processor).tar.xz"

  func validate() throws {
    if let spdx {
      if spdx.isEmpty || spdx.contains(where: \.isNewline) {
        throw ValidationError("--spdx is empty or has more than one line")
      }
      do {
        _ = try SPDXExpression(parsing: spdx)
      } catch {
        throw ValidationError(
          "--spdx '\(spdx)' is not an SPDX expression: \(error)"
            + (error.help.map { "; \($0)" } ?? ""))
      }
    }
    if let archive, !StarterWorkflow.isArchive(archive) {
      throw ValidationError(
        "--archive is neither an https: address nor a path in the project without '..' and spaces")
    }
  }

  func run() throws {
    let folder = PathText.trimmed(folder)
    let name = try FileSystem.realPath(folder)?.pathNames.last.map(String.init)
    let product = try self.name(
      product ?? name ?? PathText.lastName(of: folder), option: "product")
    let holder = try self.name(
      holder ?? GitRepository(folder: ".").setting("user.name")
        ?? "The developers of \(product.text)", option: "holder")
    let kit = StarterKit(
      kind: kind.documentKind, product: product, holder: holder, contact: try address(),
      spdx: spdx ?? (kind == .license ? "CC-BY-4.0" : nil), date: try day(), workflow: workflow)
    let written = try kit.write(to: folder)
    let lines = written.map {
      let added = $0.added.map { "'\($0)'" }.joined(separator: " and ")
      return "\(added.isEmpty ? "wrote" : "added \(added) to") \(VisibleText.name($0.path))\n"
    }
    try Terminal.standardOutput.write(Array(lines.joined().utf8))
    for line in advice(in: folder) { Terminal.standardError.write(line + "\n") }
  }

  /// What is left to do by hand.
  private func advice(in folder: String) -> [String] {
    var lines: [String] = []
    if let workflow, !workflow.archive.hasPrefix("https://"),
      !FileSystem.isFile(folder + "/" + workflow.archive)
    {
      lines.append(
        """
        for CI, commit the release archive as \(VisibleText.name(workflow.archive)), or set \
        ASSENT_ARCHIVE in \(workflow.place.path) to its https: address
        """)
    }
    if let workflow, workflow.digest.isEmpty {
      lines.append("for CI, set ASSENT_SHA256 to the SHA-256 sum of the program for Linux")
    }
    if Terminal.standardError.isTerminal {
      lines.append("read the agreement, change what does not fit, then run: assent build")
      lines.append(
        "when its words are final, freeze them: assent release \(kind.rawValue), and commit content/"
      )
    }
    return lines
  }

  private var workflow: StarterWorkflow? {
    ci.host.map { host in
      #if os(Linux)
        let digest = RunningProgram.digest() ?? ""
      #else
        // The steps run on Linux, where another program does the work.
        let digest = ""
      #endif
      return StarterWorkflow(
        host: host, archive: archive ?? Self.defaultArchive, digest: digest,
        isARM: Self.processor == "aarch64")
    }
  }

  private func name(_ text: String, option: String) throws(UsageError) -> StarterName {
    do throws(StarterName.Fault) {
      // One character for a letter and its mark, as lint asks of texts.
      return try StarterName(text.precomposedStringWithCanonicalMapping)
    } catch {
      throw UsageError("--\(option) \(error)")
    }
  }

  private func address() throws(UsageError) -> ContactAddress {
    guard let contact = contact ?? GitRepository(folder: ".").setting("user.email") else {
      throw UsageError("set --contact to an address; git has no user.email to use instead")
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
    return try LedgerEntryOptions.today(orSetWith: "--date")
  }
}
