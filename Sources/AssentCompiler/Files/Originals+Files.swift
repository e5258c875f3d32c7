import AssentDiagnostics
import AssentLicense

extension Originals {
  /// Those of the agreements of a content folder, by their names.
  ///
  /// - Parameter below: the path of the folder below the content folder it belongs to.
  init(in content: ContentFolder, below: String, language: String?) throws(InputError) {
    let names = content.entries.map(\.path)
    let root = content.root
    try self.init(names, in: root, below: below, language: language)
  }

  /// Those of the agreement that a single file is a text of.
  init(besideFile path: String, below: String, language: String?) throws(InputError) {
    let folder = path.hasPathSlash ? Placement.folder(of: path) : "."
    let name = Placement.fileName(of: path)
    guard DocumentKind.isMarkdown(name) else {
      self.init()
      return
    }
    let names = try FileSystem.names(in: folder) { _ in }.filter {
      DocumentKind.isMarkdown($0)
        && Placement.agreementID(of: $0) == Placement.agreementID(of: name)
        && FileSystem.isFile(folder + "/" + $0)
    }
    try self.init(names, in: folder, below: Placement.folder(of: below), language: language)
  }

  /// That of one agreement among its texts, which are read one by one; what reads them later has them
  /// already.
  init(
    of paths: [String], language: String?, read: (String) throws(InputError) -> SourceFile
  ) throws(InputError) {
    let texts = try paths.map { path throws(InputError) in
      let source = try read(path)
      return Text(
        path: path, isStated: LegalDocument.saysItIsAuthoritative(source),
        kind: DocumentKind.stated(in: source, path: path))
    }
    let own = Self.texts(among: texts)
    self.init(own.isEmpty ? texts : own, language: language, read: { _ in nil })
  }

  private init(
    _ names: [String], in root: String, below: String, language: String?
  ) throws(InputError) {
    let groups = Dictionary(grouping: names, by: Placement.agreementKey)
    var texts: [Text] = []
    for (_, names) in groups {
      // Of an only text nothing needs to be said.
      guard names.count > 1 else {
        texts += names.filter {
          DocumentKind.named(by: Placement.fileName(of: $0)).kind.isAgreement
        }
        .map { Text(path: Placement.join(below, $0), isStated: false) }
        continue
      }
      var found: [Text] = []
      for name in names {
        let source = SourceFile(path: name, bytes: try FileSystem.readNamed(root + "/" + name))
        found.append(
          Text(
            path: Placement.join(below, name),
            isStated: LegalDocument.saysItIsAuthoritative(source),
            kind: DocumentKind.stated(in: source, path: name)))
      }
      texts += Self.texts(among: found)
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

extension DocumentKind {
  /// The kind that the front matter of a file states, or else its name; `nil` where neither does.
  static func stated(in source: SourceFile, path: String) -> DocumentKind? {
    let named = DocumentKind.named(by: Placement.fileName(of: path)).kind
    switch LegalDocument.declaredKind(in: source) {
    case .known(let kind): return kind
    case nil: return named.isAgreement ? named : nil
    case .unknown: return named
    }
  }
}
