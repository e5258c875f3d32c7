import AssentGate
import AssentManifest
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import assent

/// What a terminal shows of a version that comes into force while another one is on the screen.
@Suite struct LapsedTextTests {
  private final class Clock: Sendable {
    let time = Mutex(Manifest.Timestamp("2026-03-01T10:00:00Z") ?? .epoch)
  }

  private static func lines(_ face: GateFace) -> String {
    (face.page?.lines ?? []).map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: "\n")
  }

  @Test func `the text of a version that is in force meanwhile is shown from its beginning`() throws
  {
    let long = (1...80).map { "\($0). You may copy page \($0).\n\n" }.joined()
    let project = try ReleaseProject(["license.md": ReleaseProject.license(grant: long)])
    try #require(try project.release("license").code == 0)
    try project.write(
      ReleaseProject.license(
        "2.0", effective: "2099-01-01", grant: "You pay 70000 euros.\n\n" + long))
    try #require(
      try project.release("license", "--change", "material", "--summary", "You pay.").code == 0)
    let built = try project.run(["build", "--quiet"])
    try #require(built.code == 0, "\(built.errors)")

    let clock = Clock()
    let store = MemoryStore()
    let content = try GateContent(
      source: FolderSource(project.folder["Output"].path), keys: [], requiresSignature: false)
    let keeper = GateKeeper(
      content: content, store: store, app: Acceptance.App(id: "app", version: "1"),
      method: .tui, ui: "test", clock: { clock.time.withLock { $0 } })
    var face = GateFace(
      person: Person(languages: ["en"]), size: ScreenSize(columns: 80, rows: 24),
      usesColor: false, opened: .success(keeper)
    ) { () throws(GateRefusal) in keeper }
    #expect(!Self.lines(face).contains("70000 euros"))
    accept(&face)
    clock.time.withLock { $0 = Manifest.Timestamp("2099-02-01T10:00:00Z") ?? $0 }
    press(.enter, on: .button(.accept), &face)

    #expect(Self.lines(face).contains("70000 euros"))
    #expect(face.top == 0)
    let item = try #require(face.session?.items.first)
    #expect(item.progress.perMille < 950 && !item.isSettled)
    #expect(try store.summary().standings.values.allSatisfy { $0.acceptance == nil })

    accept(&face)
    press(.enter, on: .button(.accept), &face)
    #expect(try store.summary().standings.values.map(\.acceptance?.version) == ["2.0"])
  }

  /// Reads to the end, and ticks.
  private func accept(_ face: inout GateFace) {
    face.press(.end)
    press(.character(" "), on: .box(0), &face)
  }

  private func press(_ key: Key, on control: FaceControl, _ face: inout GateFace) {
    face.focus = control
    face.press(key)
  }
}
