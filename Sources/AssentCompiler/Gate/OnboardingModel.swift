import AssentGate
import Synchronization

/// Runs ``Onboarding`` where a line of a drawing begins, and says whether it comes to where that ends.
struct OnboardingModel {
  let steps: [OnboardingStep]

  /// - Parameter steps: those that were drawn; without any, one that asks for something.
  init(steps: [OnboardingStep]) {
    let any = OnboardingStep(id: "any", title: "any", requirement: .facts(["any"]))
    self.steps = steps.isEmpty ? [any] : steps
  }

  private final class Memory: OnboardingMemory {
    private let value: Mutex<Bool>
    init(_ isCompleted: Bool) { value = Mutex(isCompleted) }
    func isCompleted() -> Bool { value.withLock { $0 } }
    func setCompleted(_ isCompleted: Bool) { value.withLock { $0 = isCompleted } }
  }

  /// The start of the app, by the flag that it finds.
  func launched(_ isKept: Bool, leadsTo target: OnboardingFlowCheck.Meaning) -> Bool {
    // Who finished it has done what was asked, unless a requirement lapsed since.
    let facts = isKept ? Set(steps.map(\.id)) : []
    return stands(Onboarding(steps: steps, facts: facts, memory: Memory(isKept)), on: target)
  }

  /// From a step, by its button, by "Not now", or back, as the line says; or to an attempt at it.
  func left(_ index: Int, leadsTo target: OnboardingFlowCheck.Meaning, _ label: String) -> Bool {
    var way = standing(at: index)
    switch target {
    case .attempt, .outcome:
      if case .facts = steps[index].requirement { return true }
      return false
    case .finished(0): return index == steps.count - 1
    case .step, .open, .shown: break
    default: return false
    }
    if label.contains("back") {
      way.back()
    } else if ["skip", "not now", "later"].contains(where: label.contains) {
      way.skip()
    } else {
      way.set(steps[index].id, true)
      way.next()
    }
    return way.current != index && stands(way, on: target)
  }

  /// From the end of an attempt at what a step asks for.
  func tried(
    _ index: Int, _ isDone: Bool, leadsTo target: OnboardingFlowCheck.Meaning
  ) -> Bool {
    guard case .facts = steps[index].requirement else { return false }
    var way = standing(at: index)
    if isDone { way.set(steps[index].id, true) }
    way.next()
    switch target {
    case .attempt: return !isDone
    case .finished: return isDone && way.isOpen
    default: return stands(way, on: target)
    }
  }

  /// What is behind the onboarding opens a step again where its requirement lapses.
  func lapsed(_ index: Int, _ label: String) -> Bool {
    guard ["lapse", "end", "expire"].contains(where: label.contains) else { return false }
    var way = Onboarding(steps: steps, facts: Set(steps.map(\.id)), memory: Memory(true))
    way.set(steps[index].id, false)
    return way.current == index
  }

  /// On a step, with all before it done.
  private func standing(at index: Int) -> Onboarding {
    var way = Onboarding(steps: steps, memory: Memory(false))
    for step in steps[..<index] {
      way.set(step.id, true)
      way.next()
    }
    return way
  }

  private func stands(_ way: Onboarding, on target: OnboardingFlowCheck.Meaning) -> Bool {
    switch target {
    case .step(let index): way.current == index
    case .open: way.isOpen
    case .shown: !way.isOpen
    default: false
    }
  }
}
