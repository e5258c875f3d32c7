import AssentDiagnostics

extension Fault {
  /// What `verify` finds in a bundle beside what it finds in a published folder.
  static let ofBundles: [Fault] = [
    Fault(
      id: .bundleDiffers, stage: .bundles, severity: .error,
      summary: "A part of a bundle is not what follows from the rest of it.",
      rationale:
        "README.txt, SHA256SUMS, the name of the folder, and what a page shows follow from the "
        + "published files. Somebody changed them later."),
    Fault(
      id: .damagedArchive, stage: .bundles, severity: .error,
      summary: "An archive cannot be read.",
      rationale:
        "It was cut short or changed, is encrypted, or unpacks to more than could be meant. Nothing "
        + "of it was written anywhere."),
    Fault(
      id: .notABundle, stage: .bundles, severity: .error,
      summary: "A file is not a bundle.",
      rationale: "Without bundle.json nothing says which version of which agreement it is of."),
    Fault(
      id: .repackedArchive, stage: .bundles, severity: .error,
      summary: "The files of an archive are as published, but the archive is not.",
      rationale:
        "Packing the files again gives other bytes: another program packed them, or a bit that is "
        + "part of no file was changed. The files themselves were checked."),
    Fault(
      id: .unsafeMember, stage: .bundles, severity: .error,
      summary: "An archive holds something other than plain files in one folder.",
      rationale:
        "Links, absolute paths, '..', repeated and renamed members, and bytes that belong to no "
        + "member are read in different ways by different programs, and some write outside of the "
        + "folder. Do not unpack it."),
    Fault(
      id: .unsignedPDF, stage: .bundles, severity: .info,
      summary: "No signature covers the PDF in a bundle.",
      rationale:
        "PDF is laid out when the bundle is made, by a program and fonts of that machine, so the "
        + "manifest cannot list it. The page and the plain text beside it are listed and signed."),
  ]
}
