import AssentDiagnostics
import AssentMarkup
import AssentRender
import Foundation

/// Documents and helpers that the tests of the plain text share.
enum PlainTextSamples {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  static let isRecording = ProcessInfo.processInfo.environment["ASSENT_RECORD"] == "1"

  static func document(_ text: String) -> Document {
    Document(parsing: SourceFile(path: "sample.md", text: text))
  }

  static func text(_ markdown: String, _ options: PlainTextRenderer.Options = .init()) -> String {
    let rendered = PlainTextRenderer(options: options).render(document(markdown))
    return String(decoding: rendered.bytes, as: UTF8.self)
  }

  static func text(_ markdown: String, width: Int) -> String {
    text(markdown, PlainTextRenderer.Options(width: width))
  }

  /// The inputs of the goldens, and the project's neighbors' documents where they are at hand.
  static let documents: [(name: String, document: Document)] = {
    var files = markdown(in: folder)
    let shared = folder.appending(path: "../../../../../shared").standardized
    files += markdown(in: shared.appending(path: "seeds"))
    files += markdown(in: shared.appending(path: "corpus/agreements"))
    return files.compactMap { file in
      guard let data = try? Data(contentsOf: file) else { return nil }
      let source = SourceFile(path: file.lastPathComponent, bytes: Array(data))
      return (file.lastPathComponent, Document(parsing: source))
    }
  }()

  private static func markdown(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix(".md") }.map { folder.appending(path: $0) }
  }
}
