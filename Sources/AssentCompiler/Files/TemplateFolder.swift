import AssentDiagnostics
import AssentRender
import AssentTemplates

/// The templates of a build: those of a folder where it has them, else those built in.
struct TemplateFolder: Sendable {
  /// Templates by product id; the empty id stands for all products without their own.
  private(set) var templates: [String: PageTemplates] = [:]
  /// The files of the folder in the same way; none where there is no folder.
  private var sources: [String: [String: SourceFile]] = [:]
  /// Style sheet and script, by name.
  private(set) var assets: [String: [UInt8]] = BuiltInTemplates.assets
  /// Every byte read, by path, so that a build can tell whether anything changed.
  private(set) var inputs: [(path: String, bytes: [UInt8])] = []

  /// Reads the files.
  ///
  /// - Parameters:
  ///   - folder: where a file `agreement.mustache` replaces the built-in one, and a file
  ///     `<product id>/agreement.mustache` replaces it for one product; `nil` for the built-in ones.
  ///   - products: the ids of the products.
  /// - Throws: ``InputError`` where a file cannot be read.
  init(_ folder: String?, products: [String]) throws(InputError) {
    var shared: [String: SourceFile] = [:]
    for (name, bytes) in BuiltInTemplates.pages {
      shared[name] = SourceFile(path: "built-in \(name).mustache", bytes: bytes)
    }
    if let folder {
      shared.merge(try Self.read(folder)) { _, own in own }
      for name in assets.keys.sorted() {
        if let status = try FileSystem.status(folder + "/" + name), status.kind == .file {
          assets[name] = try FileSystem.read(folder + "/" + name)
        }
      }
    }
    for (name, bytes) in assets.sorted(by: { $0.key < $1.key }) { inputs.append((name, bytes)) }
    inputs.append(("gate.js", GateScript.minified))
    note(shared, product: "")
    guard let folder else {
      templates[""] = PageTemplates(builtIn: shared)
      return
    }
    sources[""] = shared
    for product in products.sorted() {
      let own = folder + "/" + product
      guard let status = try FileSystem.status(own), status.kind == .directory else { continue }
      let files = try Self.read(own)
      guard !files.isEmpty else { continue }
      sources[product] = shared.merging(files) { _, own in own }
      note(files, product: product)
    }
  }

  /// Parses the files; a build that changes nothing needs none of them.
  ///
  /// - Throws: ``TemplateError`` where one is wrong.
  mutating func parse() throws(TemplateError) {
    for (product, files) in sources.sorted(by: { $0.key < $1.key }) {
      templates[product] = try PageTemplates(files)
    }
  }

  private mutating func note(_ files: [String: SourceFile], product: String) {
    for (name, source) in files.sorted(by: { $0.key < $1.key }) {
      inputs.append((product + "/" + name, source.bytes))
    }
  }

  private static func read(_ folder: String) throws(InputError) -> [String: SourceFile] {
    var sources: [String: SourceFile] = [:]
    for name in try FileSystem.names(in: folder, notUTF8: { _ in })
    where name.hasSuffix(".mustache") {
      let path = folder + "/" + name
      guard let status = try FileSystem.status(path), status.kind == .file else { continue }
      sources[String(name.dropLast(".mustache".count))] = SourceFile(
        path: path, bytes: try FileSystem.read(path))
    }
    return sources
  }
}
