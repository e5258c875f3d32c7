import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRecord

/// Releases a version of an agreement: checks its texts, freezes them and adds to the ledger.
package struct ReleaseRun: Sendable {
  package let request: ReleaseRequest

  package init(_ request: ReleaseRequest) { self.request = request }

  /// - Throws: ``UsageError`` for what cannot be released as it was asked, ``InputError`` where a file
  ///   cannot be read or written.
  package func run() throws -> ReleaseResult {
    let scene: ReleaseScene
    switch try ReleaseScene.find(request.content) {
    case .refused(let problems, let sources):
      return ReleaseResult(outcome: .refused, diagnostics: problems, sources: sources)
    case .found(let found): scene = found
    }
    let name = try AgreementName(request.agreement)
    let isElsewhere = !request.oldTexts.isEmpty
    // What lay elsewhere is a text of an agreement of today.
    let named =
      isElsewhere ? try scene.key(of: name, among: scene.content.entries.map(\.path)) : nil
    let read =
      if let revision = request.revision, let named {
        try ReleaseFiles(
          root: scene.root, revision: revision, texts: request.oldTexts, key: named)
      } else if let revision = request.revision {
        try ReleaseFiles(root: scene.root, revision: revision) {
          scene.configuration.isExcluded($0)
        }
      } else {
        ReleaseFiles(scene.content)
      }
    let files = read.stating(scene.configuration)
    // What a commit does not have may have lain elsewhere.
    let today = files.commit == nil ? [] : scene.content.entries.map(\.path)
    let key = try named ?? scene.key(of: name, among: files.documents + today)
    let errors = scene.errors(in: key)
    guard errors.isEmpty else { return ReleaseResult(outcome: .refused, diagnostics: errors) }
    let texts = try CandidateTexts(
      isElsewhere ? files.documents : try scene.paths(of: key, in: files), of: files,
      without: request.droppedLocales,
      configuration: scene.configuration)
    guard !texts.isRefused else {
      return ReleaseResult(
        outcome: .refused, diagnostics: texts.diagnostics, sources: texts.sources)
    }
    let proposal = try ReleaseProposal(
      request, named: name.version, key: key, texts: texts, commit: files.commit, in: scene)
    return try release(proposal, texts, in: scene)
  }

  private func release(
    _ proposal: ReleaseProposal, _ texts: CandidateTexts, in scene: ReleaseScene
  ) throws -> ReleaseResult {
    var result = ReleaseResult(
      outcome: .possible, diagnostics: texts.diagnostics, sources: texts.sources)
    guard proposal.refusals.isEmpty else {
      result.outcome = .refused
      result.diagnostics += texts.sources.asWritten(proposal.refusals)
      return result
    }
    result.entry = proposal.entry
    result.diagnostics += texts.sources.asWritten(proposal.remarks)
    if proposal.isReleased {
      result.outcome = .doneBefore
      // One that was killed between its ledger and the log is completed.
      if !request.isDryRun { try LedgerWriter.complete(scene, key: proposal.key) }
      return result
    }
    guard !request.isDryRun else { return result }
    result.unfinished = try LedgerWriter(scene, key: proposal.key).write(
      proposal.events, version: proposal.version, files: proposal.files)
    result.outcome = .done
    return result
  }
}
