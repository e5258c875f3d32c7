import AssentDiagnostics
import AssentLicense
import AssentLint
import AssentMarkup

/// Lints files and folders with the configuration that belongs to them.
package struct LintRun: Sendable {
  /// Files, folders and patterns of paths as the user names them.
  package let paths: [String]
  package let jobs: Int
  /// The path that standard input stands for.
  package var standardInputName: String?
  /// What every document is, whatever it says of itself; `nil` where each tells.
  package var kind: DocumentKind?
  /// Whether the kind is judged by front matter, name and text.
  package var judgesKind = false

  /// What is done with repairs.
  package enum Fixing: Hashable, Sendable {
    case none
    /// They are made, and nothing is written.
    case dry
    case write
  }

  /// A document before and after its repair.
  package struct Repair: Sendable {
    package var file: String
    package var before: [UInt8]
    package var after: [UInt8]

    /// How many drawings have other strokes than before, with the same graph, words and picture.
    package var straightenedCount: Int {
      func meaning(_ bytes: [UInt8]) -> DocumentMeaning {
        DocumentMeaning(of: SourceFile(path: file, bytes: bytes))
      }
      return meaning(before).redrawnCount(in: meaning(after))
    }
  }

  package struct Result: Sendable {
    package var diagnostics: [Diagnostic]
    /// The files that were linted, as the user names them.
    package var documents: [String]
    package var repairs: [Repair] = []
    /// The texts that the findings are about, by path, as they were when linted.
    package var sources = SourceTexts()
    /// Why a repair could not be written; those after it were not written either.
    package var failure: InputError?
    /// The page of the rules on the site of the documents; `nil` where there is none.
    package var rulesAddress: String?

    package var documentCount: Int { documents.count }
  }

  package init(paths: [String], jobs: Int) {
    self.paths = paths
    self.jobs = jobs
  }

  /// - Parameter isFixing: whether repairs are written back to the files.
  package func run(isFixing: Bool) throws -> Result { try run(isFixing ? .write : .none) }

  package func run(_ fixing: Fixing) throws -> Result {
    let found = try targets()
    let targets = found.documents
    var result = Result(
      diagnostics: found.diagnostics, documents: [], sources: found.sources,
      rulesAddress: found.rulesAddress)
    guard !result.diagnostics.hasWrongConfiguration else {
      return result
    }
    let outcomes = parallelMap(targets.count, jobs: jobs) { index in
      Swift.Result { () throws -> Linted in
        try Self.lint(targets[index], fixing, isCompared: targets.count > 1)
      }
    }
    // Nothing is written where a document could not be read.
    result.documents = targets.map(\.name)
    let all = try outcomes.map { try $0.get() }
    let drifts = drifts(of: targets, all)
    result.diagnostics += repeated(targets, all, found.releases)
    var working: [String: [WorkingText]] = [:]
    var present: [String: Set<String>] = [:]
    var locales = LintedLocales()
    for (index, (target, one)) in zip(targets, all).enumerated() {
      var linted = one
      if let found = drifts[index] { linted.take(found) }
      result.diagnostics += linted.diagnostics
      locales.add(linted.locale, linted.original, of: target.whole, target.configuration)
      if let original = linted.original { result.sources.add(original) }
      if let releases = target.releases, linted.isAgreement {
        present[releases.root, default: []].insert(target.releasePath)
        working[releases.root, default: []] += linted.working.map { [$0] } ?? []
      }
      if let before = linted.before {
        result.repairs.append(
          Repair(file: target.name, before: before, after: linted.source.written.bytes))
      }
      if !linted.diagnostics.isEmpty || linted.working != nil || linted.source.origin != nil {
        result.sources.add(linted.source)
      }
    }
    for (root, releases) in found.releases.sorted(by: { $0.key < $1.key }) {
      result.diagnostics += releases.findings(
        in: working[root] ?? [], present: present[root] ?? [])
      locales.add(releases.releases, of: root)
    }
    result.diagnostics += locales.findings
    result.diagnostics += siteFindings(found, all)
    result.diagnostics = result.sources.asWritten(result.diagnostics)
    result.diagnostics.sort(by: Diagnostic.inSourceOrder)
    if fixing == .write { write(&result, targets) }
    return result
  }

  /// The findings of the documents that say something otherwise than others, by their position.
  ///
  /// A document whose comments turn rules off is checked again, as they may be of use only for this.
  private func drifts(of targets: [LintTarget], _ linted: [Linted]) -> [Int: [Diagnostic]] {
    var found: [Int: [Diagnostic]] = [:]
    var again: [(index: Int, drifts: [Drift])] = []
    let groups = Dictionary(grouping: targets.indices) { targets[$0].whole ?? "" }
    for (_, group) in groups where group.count > 1 {
      let comparison = FactComparison(group.compactMap { linted[$0].facts })
      for index in group {
        let target = targets[index]
        let one = linted[index]
        let drifts = comparison.drifts[target.name] ?? []
        guard !drifts.isEmpty || one.mentionsDrift else { continue }
        guard !one.needsWholeCheck else {
          again.append((index, drifts))
          continue
        }
        found[index] =
          one.diagnostics
          + Linter.findings(of: drifts, in: one.source, kind: one.kind) {
            target.configuration.severity(of: $0, path: target.path, kind: one.kind)
          }
      }
    }
    let waiting = again
    let checked = parallelMap(waiting.count, jobs: jobs) { position in
      let (index, drifts) = waiting[position]
      let source = linted[index].source
      return Self.check(source, Self.judged(targets[index], by: source), drifts: drifts)
        .diagnostics
    }
    for (one, diagnostics) in zip(waiting, checked) { found[one.index] = diagnostics }
    return found
  }

  /// The findings of agreements of one folder that have the same words.
  private func repeated(
    _ targets: [LintTarget], _ linted: [Linted], _ releases: [String: LintedReleases]
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for (folder, group) in Dictionary(grouping: targets.indices, by: { targets[$0].whole }) {
      guard let folder, group.count > 1, let releases = releases[folder], releases.isWhole else {
        continue
      }
      let first = targets[group[0]]
      let below = String(first.path.dropLast(first.releasePath.count + 1))
      var texts = group.compactMap { linted[$0].asked }
      for agreement in releases.releases.agreements.values {
        let own = group.first {
          linted[$0].isBinding
            && Placement.agreementKey(of: targets[$0].releasePath) == agreement.key
        }
        guard let own else { continue }
        texts += [
          RepeatedAgreements.Text(agreement, in: folder, below: below, gate: linted[own].gate)
        ].compactMap(\.self)
      }
      findings += RepeatedAgreements(configuration: first.configuration).findings(in: texts)
    }
    return findings
  }

  struct Linted: Sendable {
    var source: SourceFile
    /// What it says that other documents may say otherwise; `nil` where there are none.
    var facts: FactSheet?
    var kind: DocumentKind
    /// Whether findings cannot just be added to those that there are.
    var needsWholeCheck: Bool
    var mentionsDrift = false
    var diagnostics: [Diagnostic]
    /// What a document was that is repaired.
    var before: [UInt8]?
    var isAgreement = false
    /// Whether it is the text of its agreement that binds.
    var isBinding = false
    /// What it says of how a gate asks.
    var gate = GateSettings()
    /// Whether it is a text that was released, which nobody can mend: as in a build, its errors are
    /// warnings.
    private var isReleased = false
    var working: WorkingText?
    /// What is held against the other texts of the agreement.
    var locale: LocaleCheck.Text?
    /// The text it is a translation of.
    var original: SourceFile?
    /// What other agreements may repeat; `nil` for one with releases, whose ledger says it.
    var asked: RepeatedAgreements.Text?

    init(
      _ source: SourceFile, _ checked: CheckedDocument, _ target: LintTarget, isCompared: Bool,
      before: [UInt8]? = nil
    ) {
      self.source = source
      self.before = before
      diagnostics = checked.diagnostics
      isAgreement = checked.document.kind.isAgreement
      facts = isCompared ? FactSheet(of: checked.document) : nil
      kind = checked.document.kind
      needsWholeCheck =
        checked.hasDirectives
        || checked.diagnostics.contains { $0.rule == .mergeConflict }
      mentionsDrift = checked.mentionsDrift
      guard target.name != "standard input" || target.file != "-" else { return }
      locale = LocaleCheck.Text(checked, path: target.path)
      original = checked.original
      isBinding = checked.listing.map { !$0.isTranslation } ?? false
      gate = checked.document.metadata.gate
      if isCompared, isBinding,
        target.releases?.releases.agreements[Placement.agreementKey(of: target.releasePath)] == nil
      {
        asked = RepeatedAgreements.Text(checked, target)
      }
      guard let releases = target.releases else { return }
      isReleased =
        isAgreement && releases.releases.hasText(source, ofAgreementAt: target.releasePath)
      take(diagnostics)
      working = WorkingText(
        checked, path: target.releasePath, releases: releases.releases)
    }

    mutating func take(_ findings: [Diagnostic]) {
      diagnostics = isReleased ? findings.map(\.asWarning) : findings
    }
  }

  /// After so many rounds of repairs a document does not come to rest.
  private static let fixLimit = 8
  /// The same, with the rounds in which more repairs of a rule were left than are listed.
  private static let trialLimit = 400

  private static func lint(
    _ target: LintTarget, _ fixing: Fixing, isCompared: Bool
  ) throws(InputError) -> Linted {
    let isInput = target.file == "-"
    let file = SourceFile(
      path: target.name,
      bytes: isInput
        ? try FileSystem.readStandardInput() : try FileSystem.readNamed(target.file))
    var source = target.facts?.read(file, path: target.path) ?? file
    var target = judged(target, by: source)
    var checked = check(source, target)
    guard fixing == .dry || fixing == .write && !isInput else {
      return Linted(source, checked, target, isCompared: isCompared)
    }
    let original = (source: source, checked: checked)
    var rounds = 0
    var trials = 0
    while let repaired = DocumentRepair.outcome(
      of: checked.diagnostics.map { $0.asWritten { _ in source } }, in: source.written)
    {
      // One round repairs what is listed of each rule. Were the lists as short in the next, the rounds
      // would be as many as the repairs.
      let isFull = checked.diagnostics.hasFullList(of: target.listedCount)
      if isFull { target.listedCount *= 4 } else if repaired.isWhole { rounds += 1 }
      trials += 1
      // What never comes to rest has no one right answer.
      guard rounds <= fixLimit, trials <= trialLimit else {
        return Linted(original.source, original.checked, target, isCompared: isCompared)
      }
      let file = SourceFile(path: target.name, bytes: repaired.bytes)
      source = target.facts?.read(file, path: target.path) ?? file
      checked = check(source, target)
    }
    guard trials > 0 else {
      return Linted(source, checked, target, isCompared: isCompared)
    }
    if target.listedCount > Findings.listedCount {
      target.listedCount = Findings.listedCount
      checked = check(source, target)
    }
    return Linted(
      source, checked, target, isCompared: isCompared,
      before: original.source.written.bytes)
  }

  /// The document with its kind, where that is to be judged.
  private static func judged(_ target: LintTarget, by source: SourceFile) -> LintTarget {
    guard target.judgesKind, target.kind == nil else { return target }
    let stated: String? =
      switch LegalDocument.declaredKind(in: source) {
      case .known(let kind): kind.isAgreement ? kind.rawValue : "flow"
      case .unknown, nil: nil
      }
    var target = target
    target.kind = DocumentKind.judged(path: target.path, frontMatter: stated, text: source.bytes)
    return target
  }

  private static func check(
    _ source: SourceFile, _ target: LintTarget, drifts: [Drift]? = nil
  ) -> CheckedDocument {
    let compiler = target.compiler
    return compiler.check(
      source, path: target.path, kind: compiler.plannedKind(of: source, at: target.path),
      drifts: drifts)
  }
}

extension [Diagnostic] {
  /// Whether some rule has so many repairs that the rest of them is not listed.
  fileprivate func hasFullList(of count: Int) -> Bool {
    var counts: [RuleID: Int] = [:]
    for diagnostic in self where diagnostic.fix != nil { counts[diagnostic.rule, default: 0] += 1 }
    return counts.values.contains { $0 >= count }
  }
}
