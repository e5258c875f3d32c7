import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRender
import AssentTemplates

/// The files that a new project starts with.
package struct StarterKit {
  package var kind: DocumentKind
  package var product: String
  package var holder: String
  package var contact: ContactAddress
  /// An SPDX expression; `nil` leaves the license of the agreement itself out.
  package var spdx: String?
  package var date: Manifest.Day

  package init(
    kind: DocumentKind, product: String, holder: String, contact: ContactAddress, spdx: String?,
    date: Manifest.Day
  ) {
    self.kind = kind
    self.product = product
    self.holder = holder
    self.contact = contact
    self.spdx = spdx
    self.date = date
  }

  /// Writes the files into a folder; where one of them is there already, none is written.
  ///
  /// - Returns: the paths written.
  /// - Throws: ``UsageError`` where a file is there, ``InputError`` where one cannot be written.
  package func write(to folder: String) throws -> [String] {
    let files = try files()
    for (path, _) in files where try FileSystem.status(folder + "/" + path) != nil {
      let shown = folder == "." ? path : folder + "/" + path
      throw UsageError("'\(shown)' is there already; nothing was written")
    }
    for (path, bytes) in files {
      try FileSystem.makeDirectory(folder + "/" + Placement.folder(of: path))
      try FileSystem.write(bytes, to: folder + "/" + path)
    }
    return files.map { folder == "." ? $0.path : folder + "/" + $0.path }
  }

  func files() throws -> [(path: String, bytes: [UInt8])] {
    let values = self.values
    return try [
      ("content/\(kind.rawValue).md", "\(kind.rawValue).md"),
      ("content/flows/license-gate.md", "flow.md"), ("content/assent.yml", "assent.yml"),
      (".github/workflows/agreements.yml", "ci.yml"),
    ].compactMap { path, name in
      guard let template = BuiltInTemplates.starters[name] else { return nil }
      return (path, Array(try StarterText.text(of: template, values: values).utf8))
    }
  }

  private var values: [String: String] {
    var values = [
      "product": Self.quotable(product), "holder": Self.quotable(holder),
      "contact": contact.description, "contactText": contact.text,
      "date": date.description, "year": String(date.year),
      "productId": ConfigurationReader.identifier(from: product),
    ]
    if let spdx {
      values["spdx"] = spdx
      let licenses = (try? SPDXExpression(parsing: spdx))?.licenses ?? []
      values["spdxName"] =
        licenses.isEmpty ? spdx : licenses.map(\.name).joined(separator: ", ")
      values["spdxURL"] =
        licenses.count == 1 ? licenses.first?.url : "https://spdx.org/licenses/"
    }
    return values
  }

  /// `text` as it can stand between double quotes in YAML, and in Markdown.
  private static func quotable(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
