import AssentGate
import AssentManifest
import Foundation
import TestSupport
import Testing

/// The model that screens of apps are made over, by the names that they use.
@MainActor @Suite struct LicenseAcceptanceModelTests {
  let store = NotingStore()

  func model(
    _ edit: (inout Manifest.DocumentEntry) -> Void = { _ in }
  ) throws -> LicenseAcceptanceModel {
    var publication = SamplePublication()
    publication.add("license", edit: edit)
    let keeper = try publication.keeper(store, at: "2026-03-01T10:00:00Z")
    return LicenseAcceptanceModel(person: Person(languages: ["en"])) { keeper }
  }

  @Test func `the drawing of the states, step by step`() async throws {
    let model = try model()
    #expect(model.needsLicenseAcceptance && model.phase == .checking)
    await model.start()
    #expect(model.needsLicenseAcceptance && !model.hasScrolledToBottom && !model.hasAgreed)
    #expect(model.scrollProgress == 0 && !model.canAccept && model.licenseAcceptanceDate == nil)
    model.updateScrollProgress(0.5)
    #expect(model.scrollProgress == 0.5 && !model.hasScrolledToBottom && !model.canAccept)
    model.hasAgreed = true
    #expect(!model.hasAgreed)
    model.updateScrollProgress(0.96)
    #expect(model.scrollProgress == 0.96 && model.hasScrolledToBottom && !model.canAccept)
    model.hasAgreed = true
    #expect(model.hasAgreed && model.canAccept)
    model.hasAgreed = false
    #expect(!model.canAccept)
    model.hasAgreed = true
    model.acceptLicense()
    await model.settled()
    #expect(!model.needsLicenseAcceptance && store.story == ["accepted license 1.0"])
    #expect(model.licenseAcceptanceDate?.timeIntervalSince1970 == 1_772_359_200)
  }

  @Test(arguments: [
    (0.949, false), (0.95, true), (1.0, true), (7.0, true), (.infinity, true), (-1.0, false),
    (.nan, false), (-.infinity, false),
  ])
  func `the end is reached from the threshold on`(_ fraction: Double, _ isEnd: Bool) async throws {
    let model = try model()
    await model.start()
    model.updateScrollProgress(fraction)
    #expect(model.hasScrolledToBottom == isEnd)
    #expect((0...1).contains(model.scrollProgress))
  }

  @Test func `progress never goes back`() async throws {
    let model = try model()
    await model.start()
    for fraction in [0.7, 0.1, .nan, -3, 0] { model.updateScrollProgress(fraction) }
    #expect(model.scrollProgress == 0.7)
  }

  @Test func `accepting without reading or ticking does nothing`() async throws {
    let model = try model()
    await model.start()
    model.acceptLicense()
    model.updateScrollProgress(1)
    model.acceptLicense()
    await model.settled()
    #expect(model.needsLicenseAcceptance && store.story.isEmpty)
  }

  @Test func `what the person does while a record is stored is taken in afterwards`() async throws {
    var publication = SamplePublication()
    publication.add("license") { $0.page = .together }
    publication.add("terms") { $0.page = .together }
    let keeper = try publication.keeper(store, at: "2026-03-01T10:00:00Z")
    let model = LicenseAcceptanceModel { keeper }
    await model.start()
    #expect(model.currentPage == [0, 1])
    model.see(offset: 0, viewport: 9, content: 9, item: 0)
    model.see(offset: 0, viewport: 9, content: 9, item: 1)
    model.setAgreed(true, item: 0)
    model.acceptLicense(item: 0)
    #expect(model.isBusy)
    model.setAgreed(true, item: 1)
    model.acceptLicense(item: 1)
    await model.settled()
    #expect(!model.needsLicenseAcceptance && !model.isBusy)
    #expect(store.story == ["accepted license 1.0", "accepted terms 1.0"])
  }

  @Test func `starting again does not take the text out of the hands of a reader`() async throws {
    let model = try model()
    await model.start()
    model.updateScrollProgress(0.6)
    await model.start()
    #expect(model.scrollProgress == 0.6)
  }

  @Test func `resetting asks again, and leaves the records`() async throws {
    let model = try model()
    await model.start()
    model.updateScrollProgress(1)
    model.hasAgreed = true
    model.acceptLicense()
    await model.settled()
    model.resetAcceptance()
    await model.settled()
    #expect(model.needsLicenseAcceptance && !model.hasAgreed && model.scrollProgress == 0)
    #expect(store.story == ["accepted license 1.0", "reset"])
  }

  @Test func `what cannot be read is told, and read again when the person asks for it`()
    async throws
  {
    var publication = SamplePublication()
    publication.add("license")
    let keeper = try publication.keeper(store, at: "2026-03-01T10:00:00Z")
    let attempts = Attempts()
    let model = LicenseAcceptanceModel { () throws(GateRefusal) -> GateKeeper in
      if attempts.next() == 1 { throw .badSignature("no trusted key signed it") }
      return keeper
    }
    await model.start()
    #expect(model.phase == .unavailable && model.needsLicenseAcceptance)
    #expect(model.message == GateRefusal.badSignature("").sentence(in: .english))
    model.updateScrollProgress(1)
    model.acceptLicense()
    await model.settled()
    #expect(model.needsLicenseAcceptance)
    model.retry()
    await model.settled()
    #expect(model.phase == .reading && model.failure == nil)
  }

  @Test func `an acceptance that was not stored is told`() async throws {
    let model = try model()
    await model.start()
    model.updateScrollProgress(1)
    model.hasAgreed = true
    store.fail("read-only file system")
    model.acceptLicense()
    await model.settled()
    #expect(!model.needsLicenseAcceptance)
    #expect(model.storeNotice?.contains("asked again") == true && model.sentences.count == 1)
  }

  @Test func `declining asks, and leaving is told to the app`() async throws {
    let model = try model()
    await model.start()
    model.updateScrollProgress(0.3)
    model.decline()
    await model.settled()
    #expect(model.phase == .declining)
    model.reviewAgain()
    #expect(model.phase == .reading && model.scrollProgress == 0.3)
    model.decline()
    model.exit()
    await model.settled()
    #expect(model.isExited && model.needsLicenseAcceptance)
  }

  @Test func `the question of age offers brackets and takes one`() async throws {
    let model = try model { $0.audience = Manifest.Audience(minimumAge: 13, guardianBelow: 16) }
    await model.start()
    #expect(model.phase == .askingAge)
    #expect(model.ageChoices.map(\.label) == ["Under 13", "13 to 15", "16 or older"])
    model.answerAge(model.ageChoices[2].bracket)
    await model.settled()
    #expect(model.phase == .reading && model.person.age?.from == 16)
  }

  @Test func `the settings show what was accepted and its text`() async throws {
    let model = try model()
    await model.start()
    model.updateScrollProgress(1)
    model.hasAgreed = true
    model.acceptLicense()
    await model.settled()
    let next = try self.model()
    await next.start()
    #expect(next.accepted.map(\.title) == ["The license"])
    #expect(next.accepted.map(\.day) == ["2026-03-01"])
    next.loadText(item: 0)
    await next.settled()
    #expect(next.session?.items[0].printable?.isEmpty == false)
  }
}

extension LicenseAcceptanceModelTests {
  private func page() async throws -> LicenseAcceptanceModel {
    var publication = SamplePublication()
    publication.add("license") { $0.page = .together }
    publication.add("terms") { $0.page = .together }
    let keeper = try publication.keeper(store, at: "2026-03-01T10:00:00Z")
    let model = LicenseAcceptanceModel { keeper }
    await model.start()
    return model
  }

  private func progress(_ model: LicenseAcceptanceModel) -> [Int] {
    model.session?.items.map(\.progress.perMille) ?? []
  }

  @Test func `texts that scroll together are each read as far as they were on the screen`()
    async throws
  {
    let model = try await page()
    // Two texts of 1,000 and 2,000 points below each other, in a window of 400.
    func scroll(to offset: Double) {
      model.see(top: 50 - offset, height: 1_000, viewport: 400, blocks: [], item: 0)
      model.see(top: 1_150 - offset, height: 2_000, viewport: 400, blocks: [], item: 1)
    }
    scroll(to: 0)
    #expect(progress(model) == [350, 0])
    scroll(to: 650)
    #expect(progress(model) == [1000, 0])
    scroll(to: 1_750)
    #expect(progress(model) == [1000, 500])
    #expect(!model.canAcceptPage && model.missingOnPage != nil && model.shownItems == [0, 1])
    scroll(to: 9_000)
    #expect(progress(model) == [1000, 1000])
    for item in [0, 1] { model.setAgreed(true, item: item) }
    #expect(model.canAcceptPage && model.missingOnPage == nil)
    model.acceptPage()
    await model.settled()
    #expect(store.story == ["accepted license 1.0", "accepted terms 1.0"])
    for size in [.nan, -.infinity, .infinity] as [Double] {
      model.see(top: size, height: size, viewport: size, blocks: [size], item: 0)
    }
  }

  @Test func `another layout grants nothing that was not seen`() async throws {
    let model = try await page()
    // Three blocks, of which the first two were seen.
    model.see(top: 0, height: 1_000, viewport: 400, blocks: [200, 200, 600], item: 0)
    #expect(progress(model)[0] == 400)
    // With a larger font the same words are 900 of 1,500 points high.
    model.see(top: 0, height: 1_500, viewport: 900, blocks: [450, 450, 600], item: 0)
    #expect(progress(model)[0] == 400)
    model.see(top: -300, height: 1_500, viewport: 900, blocks: [450, 450, 600], item: 0)
    #expect(progress(model)[0] == 800)
  }

  @Test func `declining a page asks about what is required`() async throws {
    let model = try await page()
    model.declinePage()
    await model.settled()
    #expect(model.decliningItem == 0)
    model.reviewAgain(item: model.decliningItem)
    #expect(model.decliningItem == nil && model.shownItems == [0, 1] && !model.canPutOffPage)
    model.putOffPage()
    await model.settled()
    #expect(model.shownItems == [0, 1])
  }
}
