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
      "The day of the entry in the ledger, in UTC. (default: today)",
      valueName: "day"))
  var at: String?

  @Flag(
    help: ArgumentHelp(
      "Accept a day of --at that is before today, and so date the entry back."))
  var atInPast = false

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

  func day() throws(UsageError) -> EntryDay {
    EntryDay(
      today: try Self.today(orSetWith: "--at"), stated: try statedDay(), mayBePast: atInPast)
  }

  /// The day of `SOURCE_DATE_EPOCH`, else that of the clock, in UTC.
  static func today(orSetWith option: String) throws(UsageError) -> Manifest.Day {
    let seconds = try BuildCommand.sourceDate() ?? Int(clock)
    guard let time = Manifest.Timestamp(secondsSinceEpoch: Int64(seconds)) else {
      throw UsageError("the clock gives no day; set one with \(option)")
    }
    return time.day
  }

  /// Seconds since 1970, by the clock.
  static var clock: Int64 { Int64(Date().timeIntervalSince1970.rounded(.down)) }

  static func moment(_ text: String) throws(UsageError) -> Manifest.Moment {
    guard let moment = Manifest.Moment(text) else {
      if Manifest.Moment.lack(of: text) != nil {
        throw UsageError(
          "--effective '\(text)' has no zone; end it with one, as in \(text)Z for UTC or \(text)+09:00"
        )
      }
      throw UsageError(
        "--effective '\(text)' is neither a day such as 2026-02-01 nor a time such as "
          + "2026-02-01T00:00:00+09:00")
    }
    return moment
  }
}
