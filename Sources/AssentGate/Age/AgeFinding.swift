import AssentManifest

/// What the age of a person means for one document.
enum AgeFinding: Hashable {
  case sufficient
  case needsGuardian
  case tooYoung(minimumAge: Int)
  /// It matters, and is not known well enough: a bracket with a limit inside says nothing.
  case unknown

  init(_ age: Person.AgeBracket?, _ audience: Manifest.Audience?) {
    let minimum = audience?.minimumAge ?? 0
    let guardian = audience?.guardianBelow ?? 0
    guard minimum > 0 || guardian > 0 else {
      self = .sufficient
      return
    }
    guard let age, age.from >= 0, age.below.map({ $0 > age.from }) ?? true else {
      self = .unknown
      return
    }
    if let below = age.below, below <= minimum {
      self = .tooYoung(minimumAge: minimum)
    } else if age.from < minimum {
      self = .unknown
    } else if age.from >= guardian {
      self = .sufficient
    } else if let below = age.below, below <= guardian {
      self = .needsGuardian
    } else {
      self = .unknown
    }
  }
}
