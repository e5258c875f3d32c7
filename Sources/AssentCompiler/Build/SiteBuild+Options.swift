extension SiteBuild {
  /// What a build is asked to do.
  package struct Options: Sendable {
    package var content: String
    /// `nil` uses the templates built in.
    package var templates: String?
    package var output: String
    /// Whether everything is done but write.
    package var isCheck = false
    /// Whether findings in documentation stop the build as well.
    package var isStrict = false
    /// Whether the result names every path that changed, and not just the first few.
    package var namesAllPaths = false
    package var jobs: Int
    /// Columns of the plain text.
    package var width = 72
    /// The date of the build, in seconds since 1970: what `--date` says, or `SOURCE_DATE_EPOCH`.
    package var sourceDate: Int?
    /// Whether working texts ahead of their last release are published, marked as drafts.
    package var showsDrafts = false
    /// The manifest published before, or the folder it was published in; `nil` for the output folder.
    package var previous: String?
    /// Names program and version.
    package var generator: String

    package init(
      content: String, templates: String?, output: String, jobs: Int, generator: String
    ) {
      self.content = content
      self.templates = templates
      self.output = output
      self.jobs = jobs
      self.generator = generator
    }
  }
}

extension SiteBuild.Options {
  /// Where the manifests are that were published before, as the user names it.
  var publishedBefore: String { previous ?? output }

  /// What helps, besides keeping what was published before, where nobody has seen it.
  ///
  /// Numbers go on only from a manifest before, so that whoever has one takes the next for an older state.
  var adviceToBeginAnew: String {
    "or, if neither a person nor a gate has seen it, "
      + (previous == nil ? "remove '\(output)'" : "build without --previous")
      + ": numbers begin anew, and a gate that saw a higher one refuses what comes"
  }
}
