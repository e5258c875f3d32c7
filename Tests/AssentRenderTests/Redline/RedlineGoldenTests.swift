import AssentRedline
import AssentRender
import Foundation
import Testing

/// Redlines in each format, as they are read in review.
@Suite struct RedlineGoldenTests {
  static let redlines: [String: Redline] = [
    "everything": RedlineSamples.everything, "hostile": RedlineSamples.hostile,
  ]

  static let labels = RedlineLabels.labels(for: "en")

  static let renderers: [String: @Sendable (Redline) -> [UInt8]] = [
    "html": { RedlineHTML(labels: labels, oldPage: "../1.0/", newPage: "./").body(of: $0) },
    "md": { RedlineMarkdown(labels: labels).render($0) },
    "txt": { RedlineText(labels: labels).render($0) },
    "color.txt": { RedlineText(labels: labels, options: .init(usesColor: true)).render($0) },
    "narrow.txt": { RedlineText(labels: labels, options: .init(width: 40)).render($0) },
  ]

  @Test(arguments: redlines.keys.sorted(), renderers.keys.sorted())
  func `a redline is its golden`(name: String, format: String) throws {
    let redline = try #require(Self.redlines[name])
    let render = try #require(Self.renderers[format])
    let bytes = render(redline)
    let file = RedlineSamples.folder.appending(path: "\(name).\(format)")
    if RedlineSamples.isRecording { try Data(bytes).write(to: file) }
    let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}
