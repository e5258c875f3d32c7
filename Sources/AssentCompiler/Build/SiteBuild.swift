import AssentDiagnostics

/// Builds a site: everything between the content folder and the output folder.
///
/// Values are handed on: ``Inputs`` (what there is), ``Plan`` (every document read once), ``Checked``
/// (where everything goes), ``Publication`` (all files, aside until they are whole).
package struct SiteBuild: Sendable {
  package let options: Options
  /// Called now and then with the number of documents done and their total.
  private let progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

  package init(
    _ options: Options, progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
  ) {
    self.options = options
    self.progress = progress
  }

  /// Runs the build.
  ///
  /// - Throws: ``InputError`` where a file cannot be read or written, ``UsageError`` where folders
  ///   overlap, ``TemplateError`` where a template is wrong.
  package func run() throws -> Result {
    var times = StageTimes()
    var result = try run(&times)
    times.end(.publish)
    result.stages = times.stages
    return result
  }

  private func run(_ times: inout StageTimes) throws -> Result {
    try FolderCheck.check(content: options.content, output: options.output)
    // What is wrong with the inputs is told first.
    let output = Swift.Result { () throws(InputError) in try OutputFolder(options.output) }
    let known = try UpToDateCheck.run(try? output.get(), jobs: options.jobs) {
      try Inputs.find(options)
    }
    var inputs: Inputs
    switch known.inputs {
    case .refused(let problems, let source):
      return Result(refused: problems, sources: SourceTexts(source.map { [$0] } ?? []))
    case .found(let found): inputs = found
    }
    times.end(.read)
    _ = try output.get()
    if let record = known.record { return try Result(upToDate: record, inputs: inputs) }

    try inputs.templates.parse()
    let workshop = try Workshop(options)
    defer { workshop.close() }
    let plan = try Plan(inputs, store: workshop.store, jobs: options.jobs)
    let checked = try Checked(plan, options: options)
    if checked.isRefused {
      let rest = try lintRest(of: checked) + PictureCheck.findings(in: inputs.content)
      var texts = plan.texts
      if let source = inputs.configurationSource { texts.add(source) }
      return Result(
        refused: texts.asWritten(checked.diagnostics + rest), sources: texts)
    }
    times.end(.check)
    var texts = plan.texts
    if let source = inputs.configurationSource { texts.add(source) }
    let publication = Publication(
      checked, options: options, stage: workshop.stage, store: workshop.store)
    var compiled = try publication.compile(progress: progress)
    let repeated = RepeatedAgreements(configuration: inputs.configuration).findings(
      in: compiled.facts.compactMap { text in
        RepeatedAgreements.Text(
          text, root: inputs.content.root,
          plan: compiled.releases[Placement.agreementKey(of: text.path)]?.plan)
      })
    // There may be a hundred thousand of them, so they are there once.
    var diagnostics: [Diagnostic] = []
    swap(&diagnostics, &compiled.diagnostics)
    diagnostics.insert(
      contentsOf: checked.remarks + checked.siteFindings + checked.releaseFindings, at: 0)
    diagnostics += repeated
    diagnostics = texts.asWritten(diagnostics)
    diagnostics.sort(by: Diagnostic.inSourceOrder)
    for picture in compiled.pictures { texts.add(picture) }
    let isStopped =
      compiled.isRefused || (options.isStrict && diagnostics.contains { $0.severity >= .warning })
    guard !isStopped else { return Result(refused: diagnostics, sources: texts) }
    return try publication.publish(
      compiled, diagnostics: diagnostics, sources: texts)
  }

  /// The findings in documents that no error would have stopped.
  private func lintRest(of checked: Checked) throws(InputError) -> [Diagnostic] {
    let documents = checked.plan.documents.filter { !$0.isBinding }
    let compiler = DocumentCompiler(site: checked.site)
    let results = parallelMap(documents.count, jobs: options.jobs) { index in
      Swift.Result { () throws(InputError) in
        let document = documents[index]
        return compiler.lint(compiler.interpret(try document.text.source(), path: document.path))
      }
    }
    var diagnostics: [Diagnostic] = []
    for result in results { diagnostics += try result.get() }
    return diagnostics
  }
}
