import AssentDiagram
import AssentGate
import Foundation
import Synchronization
import TestSupport
import Testing

/// The drawings of `content/flows/onboarding.md` show what ``Onboarding`` does.
@Suite struct OnboardingFlowTests {
  private final class Memory: OnboardingMemory {
    private let value = Mutex(false)
    func isCompleted() -> Bool { value.withLock { $0 } }
    func setCompleted(_ isCompleted: Bool) { value.withLock { $0 = isCompleted } }
  }

  private static let file = PackageFolder.root.appending(path: "content/flows/onboarding.md")

  private func graphs() throws -> [FlowGraph] {
    GateFlowTests.graphs(try String(contentsOf: Self.file, encoding: .utf8))
  }

  /// The labels of a chain from its first node to its last.
  private func chain(_ graph: FlowGraph) -> [String] {
    let targets = Set(graph.edges.map(\.to))
    var labels: [String] = []
    var node = graph.nodes.first { !targets.contains($0.id) }
    while let current = node, labels.count <= graph.nodes.count {
      labels.append(current.lines.joined(separator: " "))
      let next = graph.edges.first { $0.from == current.id }?.to
      node = graph.nodes.first { $0.id == next }
    }
    return labels
  }

  /// The steps as the drawing has them: what stands in brackets says what each asks for.
  private func steps(_ labels: [String]) -> [OnboardingStep] {
    labels.dropFirst().dropLast().map { label in
      let parts = label.split(separator: "(", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      let condition = parts.count > 1 ? parts[1] : ""
      let isFree = condition.contains("no requirement")
      return OnboardingStep(
        id: parts[0], title: parts[0], requirement: isFree ? .none : .facts([parts[0]]),
        isRequired: !condition.contains("optional"))
    }
  }

  @Test func `the chain of steps is the way that is gone`() throws {
    let labels = chain(try #require(try graphs().first))
    #expect(labels.count == 7)
    #expect(labels.first == "First launch" && labels.last?.hasPrefix("Main app") == true)
    let steps = steps(labels)
    let memory = Memory()
    var way = Onboarding(steps: steps, memory: memory)
    for (number, step) in steps.enumerated() {
      let label = labels[number + 1]
      #expect(way.current == number && !way.isOpen, "\(label)")
      let isRequired = label.contains("required")
      #expect(way.canContinue == !isRequired, "\(label)")
      #expect(way.canSkip == label.contains("optional"), "\(label)")
      way.set(step.id, true)
      way.next()
    }
    #expect(way.isOpen && memory.isCompleted())
    #expect(Onboarding(steps: steps, facts: Set(steps.map(\.id)), memory: memory).isOpen)
  }

  @Test func `the attempts at the last step end where they are drawn to end`() async throws {
    let graph = try #require(
      try graphs().first { $0.nodes.contains { $0.lines == ["Start free trial"] } })
    func name(_ id: String) -> String? {
      graph.nodes.first { $0.id == id }?.lines.joined(separator: " ")
    }
    let endings: [(String, OnboardingAttempt)] = [
      ("Confirmed", .done), ("Canceled", .canceled), ("Found", .done),
      ("Nothing found", .nothingFound),
    ]
    for (ending, attempt) in endings {
      var way = Onboarding(
        steps: [
          OnboardingStep(
            id: "subscription", title: "Subscription", requirement: .facts(["subscribed"]))
        ], memory: Memory())
      await way.attempt("subscribed") { attempt }
      let problem = way.problem
      way.next()
      let node = try #require(graph.nodes.first { $0.lines == [ending] })
      let drawn = Set(graph.edges.filter { $0.from == node.id }.compactMap { name($0.to) })
      #expect(drawn == [way.isOpen ? "Onboarding complete" : "Subscription"], "\(ending)")
      #expect((problem == nil) == way.isOpen)
    }
  }

  @Test func `the flag decides at launch which screen is shown`() throws {
    let graph = try #require(
      try graphs().first { $0.nodes.contains { $0.lines.joined().hasPrefix("hasCompleted") } })
    for isCompleted in [false, true] {
      let memory = Memory()
      memory.setCompleted(isCompleted)
      let way = Onboarding(steps: [OnboardingStep(id: "welcome", title: "Welcome")], memory: memory)
      let flag = try #require(
        graph.nodes.first { $0.lines == ["hasCompletedOnboarding is \(isCompleted)"] })
      let edge = try #require(graph.edges.first { $0.from == flag.id })
      let screen = graph.nodes.first { $0.id == edge.to }?.lines
      #expect(screen == [way.isOpen ? "MainTabView" : "OnboardingView"])
    }
  }
}
