import AssentDiagnostics
import AssentLicense

/// Files that lie in a content folder and are not read, though their author may think so.
///
/// A build publishes Markdown and pictures; what looks like a document or a configuration and is
/// neither is remarked, so that nobody waits for a page of it.
enum PassedOver {
  /// Remarks about the names in one folder.
  ///
  /// - Parameters:
  ///   - names: the names of the files in it.
  ///   - folder: its path, as messages name it.
  ///   - isRoot: whether it is the content folder itself, where a configuration belongs.
  static func remarks(on names: [String], in folder: String, isRoot: Bool) -> [Diagnostic] {
    names.compactMap { name in
      guard let (message, help) = remark(on: name, isRoot: isRoot) else { return nil }
      return Diagnostic(
        rule: .fileNotRead, severity: .info, message: message,
        file: folder.isEmpty ? name : folder + "/" + name, help: help)
    }
  }

  /// Remarks about configurations in the folder that holds the content folder.
  ///
  /// - Throws: ``InputError`` where that folder cannot be looked at.
  static func remarks(beside content: String) throws(InputError) -> [Diagnostic] {
    let folder = content.pathNames.dropLast().joined(separator: "/")
    let parent = content.beginsAtRoot ? "/" + folder : folder
    var remarks: [Diagnostic] = []
    for name in configurations {
      let path = Placement.join(parent, name)
      guard try FileSystem.status(path)?.kind == .file else { continue }
      remarks.append(
        Diagnostic(
          rule: .fileNotRead, severity: .info, message: "'\(name)' is not read here", file: path,
          help: "move it to '\(content)/\(ConfigurationFile.name)'"))
    }
    return remarks
  }

  /// The error for a folder that holds no document.
  static func noDocuments(in folder: String, count: Int) -> [Diagnostic] {
    guard count == 0 else { return [] }
    return [
      Diagnostic(
        rule: .noDocuments, severity: .error, message: "'\(folder)' contains no Markdown file",
        file: folder,
        help: "write '\(folder)/license.md', or run 'assent init' for a first agreement")
    ]
  }

  private static func remark(on name: String, isRoot: Bool) -> (message: String, help: String)? {
    let lowercased = name.lowercased()
    if isConfiguration(name) {
      guard !isRoot || name != ConfigurationFile.name else { return nil }
      return (
        "'\(name)' is not read",
        isRoot
          ? "name it '\(ConfigurationFile.name)'"
          : "write its settings into '\(ConfigurationFile.name)' of the content folder"
      )
    }
    let dot = lowercased.lastIndex(of: ".")
    let stem = dot.map { String(lowercased[..<$0]) } ?? lowercased
    let ending = dot.map { String(lowercased[lowercased.index(after: $0)...]) } ?? ""
    if formats.contains(ending), !stem.isEmpty {
      return (
        "'\(name)' is not Markdown, and is not published",
        "write it as '\(agreements[stem] ?? stem).md'"
      )
    }
    if ending.isEmpty || ending == "txt", let agreement = agreements[stem] {
      return ("'\(name)' is not read", "name it '\(agreement).md'")
    }
    return nil
  }

  private static func isConfiguration(_ name: String) -> Bool {
    configurations.contains(name.lowercased())
  }

  private static let configurations = [
    ".assent.yaml", ".assent.yml", "assent.yaml", ConfigurationFile.name,
  ]

  /// Formats of word processors and the like.
  private static let formats: Set = ["doc", "docx", "odt", "pages", "rtf", "rst", "adoc", "tex"]

  /// Names under which agreements lie in other projects, and the name that is read.
  private static let agreements = [
    "license": "license", "licence": "license", "copying": "license", "eula": "eula",
    "terms": "terms", "tos": "terms", "privacy": "privacy",
  ]
}
