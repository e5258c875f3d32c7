import AssentDiagnostics

extension Fault {
  /// What is found where a working text is held against what was released.
  static let ofVersions = [
    Fault(
      id: .changedWithoutVersion, stage: .versions, severity: .error,
      summary: "A text differs from the release of its version.",
      rationale:
        "Who accepted a version accepted its words. Raise the version and release it, or take the "
        + "change back. Where the words are the same and the markup alone differs, it is a warning."
    ),
    Fault(
      id: .editorialButWordsChanged, stage: .versions, severity: .error,
      summary: "A release is called editorial, and its words say something else.",
      rationale:
        "Nobody is asked again after an editorial change. What bears on rights and duties is "
        + "material, and other words need an approval: 'assent release approve'."),
    Fault(
      id: .logEdited, stage: .versions, severity: .error,
      summary: "The log of the site contradicts a ledger, a checkpoint or itself.",
      rationale:
        "The log holds every event of every ledger, in an order that only grows, and each signed "
        + "checkpoint promised so. Take the files back from Git; never edit them."),
    Fault(
      id: .lostLocale, stage: .versions, severity: .warning,
      summary: "A language of the last release has no text any more.",
      rationale:
        "The next version would not exist in that language. Bring the translation up to date, or "
        + "release without it if that is intended."),
    Fault(
      id: .materialWithoutSummary, stage: .versions, severity: .error,
      summary: "A material change is released without a summary.",
      rationale: "Who is asked to agree again is told what changed: 'assent release --summary'."),
    Fault(
      id: .notReleased, stage: .versions, severity: .info,
      summary: "An agreement has no releases yet.",
      rationale:
        "Until its first release it is published as it stands, and its words can change under one "
        + "version. 'assent release' freezes them."),
    Fault(
      id: .releaseNotKept, stage: .versions, severity: .error,
      summary: "A version that was published before would be lost.",
      rationale:
        "People accepted it, and its address was promised for good. The manifest published before, "
        + "in the output folder or named by --previous, says which versions there were."),
    Fault(
      id: .releasedTextEdited, stage: .versions, severity: .error,
      summary: "A released text or a ledger was edited, removed or added to.",
      rationale:
        "Releases are kept byte for byte, and a ledger is only ever added to. Take the file back "
        + "from Git; a change belongs into a new version."),
    Fault(
      id: .unfinishedRelease, stage: .versions, severity: .info,
      summary: "A release is under way or was interrupted.",
      rationale: "Nothing of it counts until it is complete. Run 'assent release' again."),
    Fault(
      id: .unloggedEvent, stage: .versions, severity: .info,
      summary: "An event of a ledger is not in the order of the log.",
      rationale:
        "The ledger is older than the log, a command was killed, or two branches were merged. "
        + "'assent log update' takes in what is missing; where there is no log at all, it begins one."
    ),
    Fault(
      id: .versionNeverInForce, stage: .versions, severity: .warning,
      summary: "A version takes effect at the moment of the one before it.",
      rationale:
        "It replaces that one at once, which then never was in force, although people may have "
        + "accepted it."),
    Fault(
      id: .versionWentBackwards, stage: .versions, severity: .error,
      summary: "A version or its date is lower than that of the last release.",
      rationale:
        "Versions order by semantic versioning or by date, one of the two for each agreement, and "
        + "a version takes effect no earlier than the one before."),
    Fault(
      id: .versionWithoutChange, stage: .versions, severity: .warning,
      summary: "The version is raised, and the words are those of the last release.",
      rationale:
        "Everyone would be asked to agree to the same words again. Take the version back, or "
        + "release it as editorial."),
    Fault(
      id: .withdrawalToCome, stage: .versions, severity: .error,
      summary: "A withdrawal is dated ahead, and the build has no date of its own.",
      rationale:
        "The date of a build is that of the newest entry, unless it is given. Of this one it would be a "
        + "day to come: the version would be gone before its time, and every clock would seem to be "
        + "behind."),
  ]
}
