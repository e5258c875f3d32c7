import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentManifest
import Foundation

/// What every command says that adds to a ledger: where, when, and who.
struct LedgerEntryOptions: ParsableArguments {
  @Option(help: ArgumentHelp(HelpText.content, valueName: "folder"))
  var content = "content"

  @Option(
    help: ArgumentHelp(
      "The day of the entry in the ledger. (default: today)",
      valueName: "day"))
  var at: String?

  @Option(
    help: ArgumentHelp(
      "Who makes the entry: a name or address. (default: user.email of git)", valueName: "name"))
  var by: String?

  @Flag(name: [.customLong("dry-run"), .customShort("n")], help: "Show what would be done.")
  var dryRun = false

  var folder: String { PathText.trimmed(content) }

  /// Who makes the entry; `nil` where nobody is named and git knows nobody.
  var releaser: String? { by ?? GitRepository(folder: ".").setting("user.email") }

  /// The day that is stated.
  func statedDay() throws(UsageError) -> Manifest.Day? {
    guard let at else { return nil }
    guard let day = Manifest.Day(at) else {
      throw UsageError("--at '\(at)' is not a day such as 2026-01-02")
    }
    return day
  }

  func day() throws(UsageError) -> Manifest.Day {
    if let day = try statedDay() { return day }
    return try Self.today()
  }

  /// The day of the clock, in UTC.
  static func today() throws(UsageError) -> Manifest.Day {
    let seconds = Int64(Date().timeIntervalSince1970.rounded(.down))
    guard let time = Manifest.Timestamp(secondsSinceEpoch: seconds) else {
      throw UsageError("the clock gives no day; set one with --at")
    }
    return time.day
  }

  static func moment(_ text: String) throws(UsageError) -> Manifest.Moment {
    guard let moment = Manifest.Moment(text) else {
      throw UsageError(
        "--effective '\(text)' is neither a day such as 2026-02-01 nor a time such as "
          + "2026-02-01T00:00:00+09:00")
    }
    return moment
  }
}
