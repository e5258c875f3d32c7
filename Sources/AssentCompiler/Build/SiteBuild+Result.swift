import AssentDiagnostics
import AssentManifest

extension SiteBuild {
  /// How a build ended.
  package struct Result: Sendable {
    package enum Outcome: Sendable {
      /// Published before; the output folder holds all of it.
      case upToDate
      case published
      /// Only with `isCheck`: the output folder would change.
      case wouldChange
      /// Errors stopped it; nothing was written.
      case refused
    }

    /// How many redlines a build made, and how many it found as they had to be.
    package struct Redlines: Hashable, Sendable {
      package var made = 0
      package var kept = 0
    }

    package var outcome: Outcome
    package var diagnostics: [Diagnostic]
    /// The texts that the findings are about, by path.
    package var sources: SourceTexts
    /// How many agreements are listed in manifests, each once for all its locales.
    package var agreementCount = 0
    /// How many versions of them are published.
    package var versionCount = 0
    /// Working texts ahead of their last release, `license 1.1`, sorted.
    package var drafts: [Draft] = []
    /// For when the newest of the manifests that were made counts; `nil` where none was.
    package var generated: Manifest.Timestamp?
    /// How many documents are pages and no agreements.
    package var pageCount = 0
    /// How many documents came out, every locale counted.
    package var documentCount = 0
    package var redlines = Redlines()
    package var writtenCount = 0
    package var unchangedCount = 0
    /// Paths of signatures that were removed, or would be, because they are not of what is published.
    package var removedSignatures: [String] = []
    /// Paths of the files that were written or removed, or would be, sorted; the first ten where not
    /// all are asked for.
    package var changedPaths: [String] = []
    /// How long each stage took.
    package var stages: [(stage: StageTimes.Stage, seconds: Double)] = []
    /// How many findings of each severity a build without change does not list again.
    package var unlistedCounts: [Severity: Int] = [:]

    init(outcome: Outcome, diagnostics: [Diagnostic], sources: SourceTexts) {
      self.outcome = outcome
      self.diagnostics = diagnostics
      self.sources = sources
    }
  }
}

extension SiteBuild.Result {
  /// The result of a build that errors stopped.
  init(refused diagnostics: [Diagnostic], sources: SourceTexts) {
    self.init(
      outcome: .refused, diagnostics: diagnostics.sorted(by: Diagnostic.inSourceOrder),
      sources: sources)
  }

  /// The result of a build that has nothing to do: what the one before found is found again.
  ///
  /// - Throws: ``InputError`` where a file with findings cannot be read.
  init(upToDate record: BuildRecord, inputs: Inputs) throws(InputError) {
    let content = inputs.content
    var sources = SourceTexts()
    var read: Set<String> = []
    let texts =
      record.diagnostics.isEmpty ? [] : Set(content.entries.map(\.path) + [ConfigurationFile.name])
    let found = record.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.file = content.root + "/" + diagnostic.file
      return diagnostic
    }
    let diagnostics = (inputs.remarks + found).sorted(by: Diagnostic.inSourceOrder)
    for diagnostic in record.diagnostics where diagnostic.range != nil {
      let path = content.root + "/" + diagnostic.file
      guard read.insert(path).inserted, texts.contains(diagnostic.file) else { continue }
      sources.add(SourceFile(path: path, bytes: try FileSystem.read(path)))
    }
    self.init(outcome: .upToDate, diagnostics: diagnostics, sources: sources)
    agreementCount = record.agreementCount
    versionCount = record.versionCount
    drafts = record.drafts
    pageCount = record.pageCount
    documentCount = content.entries.count
    unchangedCount = record.outputs.count
    unlistedCounts = record.diagnostics.isEmpty ? record.findingCounts : [:]
  }
}
