import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRender
import AssentTemplates

/// The files that a new project starts with.
package struct StarterKit {
  package var kind: DocumentKind
  package var product: StarterName
  package var holder: StarterName
  package var contact: ContactAddress
  /// An SPDX expression; `nil` leaves the license of the agreement itself out.
  package var spdx: String?
  package var date: Manifest.Day
  /// `nil` for a project that no Git host checks.
  package var workflow: StarterWorkflow?

  package init(
    kind: DocumentKind, product: StarterName, holder: StarterName, contact: ContactAddress,
    spdx: String?, date: Manifest.Day, workflow: StarterWorkflow?
  ) {
    self.kind = kind
    self.product = product
    self.holder = holder
    self.contact = contact
    self.spdx = spdx
    self.date = date
    self.workflow = workflow
  }

  /// One file that was written.
  package struct Written: Hashable, Sendable {
    package var path: String
    /// The lines that a file got which was there.
    package var added: [String] = []
  }

  /// Writes the files into a folder; where one of them is there already, none is written.
  ///
  /// Only `.gitignore` may be there, which gets the lines that it lacks, and what a run with the same
  /// options wrote before it was cut off: then the others follow.
  /// - Throws: ``UsageError`` where a file is there, ``InputError`` where one cannot be written.
  package func write(to folder: String) throws -> [Written] {
    func shown(_ path: String) -> String { folder == "." ? path : folder + "/" + path }
    let files = try files()
    var missing: [(path: String, bytes: [UInt8])] = []
    for (path, bytes) in files {
      let place = folder + "/" + path
      guard let status = try FileSystem.status(place) else {
        missing.append((path, bytes))
        continue
      }
      guard status.kind == .file, status.size == bytes.count, try FileSystem.read(place) == bytes
      else {
        throw UsageError(
          "'\(shown(path))' already exists, and not as this run would write it; nothing was written. "
            + "To complete a run that was cut off, give the same options again, and its day with --date; "
            + "else name another folder, or remove the file")
      }
    }
    let ignored = try ignoredBefore(in: folder)
    guard !missing.isEmpty || IgnoreFile.bytes(after: ignored) != nil else {
      throw UsageError(
        "'\(shown(files[0].path))' already exists, and so does the rest; nothing was written")
    }
    var written: [Written] = []
    for (path, bytes) in missing {
      try FileSystem.makeDirectory(folder + "/" + Placement.folder(of: path))
      try FileSystem.write(bytes, to: folder + "/" + path)
      written.append(Written(path: shown(path)))
    }
    if let (bytes, added) = IgnoreFile.bytes(after: ignored) {
      try FileSystem.write(bytes, to: folder + "/" + IgnoreFile.path)
      written.append(Written(path: shown(IgnoreFile.path), added: ignored == nil ? [] : added))
    }
    return written
  }

  /// The bytes of `.gitignore` as it is, read before anything is written.
  private func ignoredBefore(in folder: String) throws -> [UInt8]? {
    let path = folder + "/" + IgnoreFile.path
    guard let status = try FileSystem.status(path) else { return nil }
    guard status.kind == .file else {
      throw InputError.unreadable(path: path, reason: "it is not a regular file")
    }
    return try FileSystem.read(path)
  }

  func files() throws -> [(path: String, bytes: [UInt8])] {
    let values = self.values
    let workflow = self.workflow.map { [$0.place] } ?? []
    return try
      ([
        ("content/\(kind.rawValue).md", "\(kind.rawValue).md"),
        ("content/flows/license-gate.md", "flow.md"), ("content/assent.yml", "assent.yml"),
      ] + workflow)
      .compactMap { path, name in
        guard let template = BuiltInTemplates.starters[name] else { return nil }
        return (path, Array(try StarterText.text(of: template, values: values).utf8))
      }
  }

  /// A name at the end of a sentence; the point of an abbreviation is its full stop.
  private static func stopped(_ name: String) -> String { name.hasSuffix(".") ? name : name + "." }

  /// What the templates put in. `…Quoted` goes between double quotes of YAML, a bare name into
  /// Markdown; `…Stop` ends a sentence.
  private var values: [String: String] {
    var values = [
      "product": product.markdown, "productQuoted": product.quoted, "productText": product.text,
      "holder": holder.markdown, "holderQuoted": holder.quoted,
      "holderStop": Self.stopped(holder.markdown), "productStop": Self.stopped(product.markdown),
      "productQuotedStop": Self.stopped(product.quoted),
      "contact": contact.description,
      "contactText": StarterName.markdown(of: contact.text),
      "date": date.description, "year": String(date.year),
      "productId": ConfigurationReader.identifier(from: product.text),
    ]
    if let spdx {
      values["spdx"] = spdx
      let licenses = (try? SPDXExpression(parsing: spdx))?.licenses ?? []
      values["spdxName"] =
        licenses.isEmpty ? spdx : licenses.map(\.name).joined(separator: ", ")
      values["spdxURL"] =
        licenses.count == 1 ? licenses.first?.url : "https://spdx.org/licenses/"
    }
    return values.merging(workflow?.values ?? [:]) { $1 }
  }
}
