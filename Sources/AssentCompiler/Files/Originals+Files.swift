import AssentDiagnostics
import AssentLicense

extension Originals {
  /// Those of the agreements of a content folder, by their names.
  ///
  /// - Parameter below: the path of the folder below the content folder it belongs to.
  init(in content: ContentFolder, below: String, language: String?) throws(InputError) {
    let names = content.entries.map(\.path).filter {
      DocumentKind.named(by: Placement.fileName(of: $0)).kind.isAgreement
    }
    let root = content.root
    try self.init(names, in: root, below: below, language: language)
  }

  /// Those of the agreement that a single file is a text of.
  init(besideFile path: String, below: String, language: String?) throws(InputError) {
    let folder = path.contains("/") ? Placement.folder(of: path) : "."
    let name = Placement.fileName(of: path)
    guard DocumentKind.named(by: name).kind.isAgreement else {
      self.init()
      return
    }
    let names = try FileSystem.names(in: folder) { _ in }.filter {
      DocumentKind.named(by: $0).kind.isAgreement
        && Placement.agreementID(of: $0) == Placement.agreementID(of: name)
        && FileSystem.isFile(folder + "/" + $0)
    }
    try self.init(names, in: folder, below: Placement.folder(of: below), language: language)
  }

  private init(
    _ names: [String], in root: String, below: String, language: String?
  ) throws(InputError) {
    let groups = Dictionary(grouping: names, by: Placement.agreementKey)
    var texts: [Text] = []
    for (_, names) in groups {
      for name in names {
        // Of an only text nothing needs to be said.
        var isStated = false
        if names.count > 1 {
          let bytes = try FileSystem.readNamed(root + "/" + name)
          isStated = LegalDocument.saysItIsAuthoritative(SourceFile(path: name, bytes: bytes))
        }
        texts.append(Text(path: Placement.join(below, name), isStated: isStated))
      }
    }
    let files = Dictionary(
      names.map { (Placement.join(below, $0), root + "/" + $0) },
      uniquingKeysWith: { first, _ in first })
    self.init(texts, language: language) { path in
      guard let file = files[path], let bytes = try? FileSystem.readNamed(file) else {
        return nil
      }
      return SourceFile(path: file, bytes: bytes)
    }
  }
}
