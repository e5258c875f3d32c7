import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AssentGate

/// Five steps as an app has them, in order, with their support scenarios and their errors.
@Suite struct OnboardingTests {
  final class Memory: OnboardingMemory {
    let value: Mutex<Bool>
    let fails: Bool

    init(_ isCompleted: Bool = false, fails: Bool = false) {
      value = Mutex(isCompleted)
      self.fails = fails
    }

    func isCompleted() -> Bool { value.withLock { $0 } }

    func setCompleted(_ isCompleted: Bool) throws(StoreError) {
      if fails { throw StoreError(place: "memory", reason: "no space left on device") }
      value.withLock { $0 = isCompleted }
    }
  }

  static let steps = [
    OnboardingStep(id: "welcome", title: "Welcome"),
    OnboardingStep(id: "signIn", title: "Sign In", requirement: .facts(["signedIn"])),
    OnboardingStep(id: "profile", title: "Profile", requirement: .facts(["name", "agency"])),
    OnboardingStep(
      id: "permissions", title: "Permissions", requirement: .facts(["location", "cloud"]),
      isRequired: false),
    OnboardingStep(
      id: "subscription", title: "Subscription", requirement: .facts(["subscribed"]),
      reopens: false),
  ]

  private func onboarding(_ memory: Memory, facts: Set<String> = []) -> Onboarding {
    Onboarding(steps: Self.steps, facts: facts, memory: memory)
  }

  private func step(_ onboarding: Onboarding) -> String? {
    onboarding.current.map { onboarding.steps[$0].id }
  }

  @Test func `a new user goes through five steps, once`() {
    let memory = Memory()
    var way = onboarding(memory)
    #expect(step(way) == "welcome" && !way.isOpen && way.canContinue)
    #expect(way.position?.number == 1 && way.position?.count == 5)
    way.next()
    #expect(step(way) == "signIn" && !way.canContinue)
    way.next()
    #expect(step(way) == "signIn", "the button is off")
    way.set("signedIn", true)
    way.next()
    #expect(step(way) == "profile")
    way.set("name", true)
    #expect(!way.canContinue, "name and agency, both")
    way.set("agency", true)
    way.set("agency", false)
    #expect(!way.canContinue)
    way.set("agency", true)
    way.next()
    #expect(step(way) == "permissions" && way.canContinue && way.canSkip)
    way.skip()
    #expect(step(way) == "subscription" && !way.canContinue && !way.canSkip)
    #expect(way.position?.number == 5)
    way.skip()
    #expect(step(way) == "subscription", "nothing skips it")
    #expect(!memory.isCompleted())
    way.set("subscribed", true)
    #expect(!way.isOpen && way.canContinue)
    way.next()
    #expect(way.isOpen && memory.isCompleted())
    #expect(way.states.allSatisfy { $0.phase.isOpen })

    let returning = onboarding(memory, facts: ["signedIn", "name", "agency", "subscribed"])
    #expect(returning.isOpen && returning.position == nil)
  }

  @Test func `an optional step can be granted as well as passed`() {
    var way = onboarding(Memory(), facts: ["signedIn", "name", "agency", "subscribed"])
    for _ in 0..<3 { way.next() }
    #expect(step(way) == "permissions")
    way.set("location", true)
    way.next()
    #expect(step(way) == "subscription")
    way.next()
    #expect(way.isOpen)
  }

  @Test func `a subscription that ends leaves the app open where it does not reopen`() {
    var way = onboarding(Memory(true), facts: ["signedIn", "name", "agency", "subscribed"])
    way.set("subscribed", false)
    #expect(way.isOpen)
    #expect(onboarding(Memory(true), facts: ["signedIn", "name", "agency"]).isOpen)
  }

  @Test func `where a requirement lapses, its step alone opens again`() {
    let memory = Memory(true)
    var way = onboarding(memory, facts: ["signedIn", "name", "agency"])
    #expect(way.isOpen)
    way.set("signedIn", false)
    #expect(step(way) == "signIn" && !way.isOpen && !way.canContinue && !way.canGoBack)
    way.set("signedIn", true)
    way.next()
    #expect(way.isOpen)
    // The same at the next start.
    var next = onboarding(memory, facts: ["name", "agency"])
    #expect(step(next) == "signIn")
    next.set("signedIn", true)
    next.next()
    #expect(next.isOpen)
  }

  @Test func `who signs out on the way comes back to that step, and then to where they were`() {
    var way = onboarding(Memory(), facts: ["signedIn", "name", "agency"])
    for _ in 0..<3 { way.next() }
    #expect(step(way) == "permissions")
    way.set("signedIn", false)
    #expect(step(way) == "signIn")
    way.set("signedIn", true)
    way.next()
    #expect(step(way) == "permissions")
  }

  @Test func `back shows the step before, with what was done there`() {
    var way = onboarding(Memory(), facts: ["signedIn"])
    #expect(!way.canGoBack)
    way.next()
    way.next()
    #expect(step(way) == "profile" && way.canGoBack)
    way.back()
    #expect(step(way) == "signIn" && way.canContinue)
    way.next()
    #expect(step(way) == "profile")
    way.back()
    way.back()
    #expect(step(way) == "welcome" && !way.canGoBack)
  }

  @Test func `a purchase that is canceled or fails stays, with a message`() async {
    struct Refused: Error, CustomStringConvertible { let description = "card declined" }
    var way = onboarding(Memory(), facts: ["signedIn", "name", "agency"])
    for _ in 0..<4 { way.next() }
    #expect(step(way) == "subscription")
    await way.attempt("subscribed") { .canceled }
    #expect(way.problem == .canceled && !way.canContinue)
    await way.attempt("subscribed") { throw Refused() }
    #expect(way.problem == .failed("card declined") && step(way) == "subscription")
    await way.attempt("subscribed") { .done }
    #expect(way.problem == nil && way.canContinue)
    way.next()
    #expect(way.isOpen)
  }

  @Test func `who paid already restores the purchase; where none is found a message says so`() async
  {
    var way = onboarding(Memory(), facts: ["signedIn", "name", "agency"])
    for _ in 0..<4 { way.next() }
    await way.restore("subscribed") { false }
    #expect(way.problem == .nothingFound && step(way) == "subscription" && !way.isOpen)
    await way.restore("subscribed") { true }
    way.next()
    #expect(way.isOpen)
  }

  @Test func `what cannot be kept lets the person on, says so, and asks again`() {
    let memory = Memory(fails: true)
    var way = onboarding(memory, facts: ["signedIn", "name", "agency", "subscribed"])
    for _ in 0..<5 { way.next() }
    #expect(way.isOpen && way.states.last?.phase == .acceptedUnsaved)
    #expect(
      way.problem == .notKept(StoreError(place: "memory", reason: "no space left on device")))
    #expect(step(onboarding(memory)) == "welcome")
  }

  @Test func `deleting the app, or a reset, begins with the first step`() throws {
    let memory = Memory(true)
    var way = onboarding(memory, facts: ["signedIn", "name", "agency", "subscribed"])
    #expect(way.isOpen)
    try way.reset()
    #expect(step(way) == "welcome" && !memory.isCompleted())
  }

  @Test func `agreements are one kind of step`() {
    let memory = Memory()
    let steps = [
      OnboardingStep(id: "welcome", title: "Welcome"),
      OnboardingStep(
        id: "license", title: "License", requirement: .agreement(document: "license")),
    ]
    var way = Onboarding(steps: steps, memory: memory)
    way.next()
    var state = GateState(flags: [.needsScroll, .needsTick, .isRequired])
    for event in [GateEvent.owed, .reachedEnd, .acceptPressed, .ticked, .acceptPressed] {
      state = GateMachine.next(state, event).state
      way.set(agreement: "license", state)
      #expect(!way.isOpen && !memory.isCompleted(), "\(event)")
    }
    way.next()
    #expect(!way.isOpen, "what is being stored is not stored")
    way.set(agreement: "license", GateMachine.next(state, .stored).state)
    #expect(way.isOpen && memory.isCompleted())
    // A new version is asked for: that step alone is open again.
    way.set(agreement: "license", GateState(phase: .reading, flags: state.flags))
    #expect(step(way) == "license" && !way.isOpen)
  }

  @Test func `no row of presses opens the app without what is required`() {
    let needed = ["signedIn", "name", "agency", "subscribed"]
    for missing in needed {
      let memory = Memory()
      var way = onboarding(memory, facts: Set(needed).subtracting([missing]))
      for round in 0..<200 {
        switch (round * 7 + round / 3) % 5 {
        case 0: way.back()
        case 1: way.skip()
        default: way.next()
        }
        #expect(!way.isOpen && !memory.isCompleted())
      }
    }
  }

  #if DEBUG
    @Test func `a step is skipped for testing in debug builds alone`() throws {
      var way = onboarding(Memory())
      for _ in 0..<5 { way.skipForTesting() }
      #expect(way.isOpen)
      let file = PackageFolder.root.appending(
        path: "Sources/AssentGate/Onboarding/Onboarding.swift")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let start = try #require(lines.firstIndex { $0.contains("#if DEBUG") })
      let end = try #require(lines.firstIndex { $0.contains("#endif") })
      let skip = try #require(lines.firstIndex { $0.contains("func skipForTesting") })
      #expect((start..<end).contains(skip))
    }
  #endif

  @Test func `a file keeps that it was finished, and says where it cannot`() throws {
    let folder = try TemporaryFolder()
    let file = OnboardingFile(folder: folder.path)
    #expect(try !file.isCompleted())
    try file.setCompleted(true)
    #expect(try OnboardingFile(folder: folder.path).isCompleted())
    try file.setCompleted(false)
    try file.setCompleted(false)
    #expect(try !file.isCompleted())
    // A folder that is not there yet is made, as by the store beside it; a file is no folder.
    let missing = OnboardingFile(folder: folder.path + "/missing")
    try missing.setCompleted(true)
    #expect(try missing.isCompleted())
    try folder.write("", to: "plain")
    let lost = OnboardingFile(folder: folder.path + "/plain")
    #expect(throws: StoreError.self) { try lost.setCompleted(true) }
  }

  @Test func `the key of the defaults is the one that apps use`() throws {
    let suite = "assent-test-onboarding"
    let defaults = OnboardingDefaults(suite: suite)
    try defaults.setCompleted(true)
    #expect(try defaults.isCompleted())
    try defaults.setCompleted(false)
    #expect(try !OnboardingDefaults(suite: suite).isCompleted())
    #expect(OnboardingDefaults.key == "hasCompletedOnboarding")
  }
}
