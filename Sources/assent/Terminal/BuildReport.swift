import AssentCompiler
import AssentDiagnostics
import AssentManifest

/// What a build says of itself when it is done.
struct BuildReport {
  let result: SiteBuild.Result
  /// The output folder as the user names it.
  let output: String
  /// The content folder as the user names it.
  let content: String
  let seconds: Double
  /// Seconds since 1970, by the clock, which only what is told of the build depends on.
  let now: Int64

  /// The line that ends the messages of a build; with what would change where that was asked.
  var text: String {
    switch result.outcome {
    case .published:
      "published \(documents); \(Self.count(result.writtenCount, "file")) written, "
        + "\(result.unchangedCount) unchanged, in \(time)\n" + ahead + signatures + drafts
    case .upToDate:
      "all up to date: \(documents); \(Self.count(result.unchangedCount, "file")) unchanged, "
        + "in \(time)\n" + drafts
    case .wouldChange:
      "'\(VisibleText.name(output))' would change in \(Self.count(result.writtenCount, "file")):\n"
        + changes + ahead + signatures
    case .refused: "nothing was published\n"
    }
  }

  /// The files that were written, one a line, and how long each stage took.
  var details: String {
    (result.outcome == .published ? changes : "")
      + result.stages.map { "  \($0.stage.rawValue): \(Self.time($0.seconds))\n" }.joined()
  }

  private var changes: String {
    let more = result.writtenCount - result.changedPaths.count
    return result.changedPaths.map { "  \(VisibleText.name($0))\n" }.joined()
      + (more > 0 ? "  and \(more) more\n" : "")
  }

  private var documents: String {
    let versions =
      result.versionCount > result.agreementCount
      ? " in " + Self.count(result.versionCount, "version") : ""
    // Agreements have pages as well, which are not counted.
    let pages = result.pageCount == 0 ? "" : ", " + Self.count(result.pageCount, "page")
    return Self.count(result.agreementCount, "agreement") + versions + pages
  }

  /// The working texts that wait for their release, so that nobody looks for them on the site.
  private var drafts: String {
    guard let first = result.drafts.first else { return "" }
    let more = result.drafts.count - Self.mostDrafts
    let names = result.drafts.prefix(Self.mostDrafts).map { VisibleText.name($0.description) }
    return "not released: " + names.joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "") + "; to publish a draft: "
      + VisibleText.name(ReleaseComparison.releaseCommand(of: first, content)) + "\n"
  }

  /// That the manifests are dated ahead, for which gates tell people that their clocks may be wrong.
  private var ahead: String {
    guard let date = result.generated, date.secondsSinceEpoch > now else { return "" }
    return
      "dated ahead: the newest date of publication is \(date), which is still to come; until then gates tell "
      + "people that their clocks are wrong, or a text is dated ahead. Publish it then, or correct the date\n"
  }

  /// The signatures that are gone, as nobody would miss them before a reader does.
  var signatures: String {
    guard let first = result.removedSignatures.first else { return "" }
    let more = result.removedSignatures.count - 1
    let isPlanned = result.outcome == .wouldChange
    return
      "signatures \(isPlanned ? "that would be removed" : "removed"), as they are not of what is "
      + "published: \(VisibleText.name(first))" + (more > 0 ? " and \(more) more" : "")
      + "; sign again: assent sign \(VisibleText.name(ShellWord.quoted(output)))\n"
  }

  private static let mostDrafts = 5

  private var time: String { Self.time(seconds) }

  private static func count(_ number: Int, _ name: String) -> String {
    "\(number) \(name)\(number == 1 ? "" : "s")"
  }

  /// Seconds with two places: `0.03 s`.
  private static func time(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}
