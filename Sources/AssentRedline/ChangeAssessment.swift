import AssentManifest

/// The class of a change, computed, with the signals that decided it.
package struct ChangeAssessment: Hashable, Sendable {
  /// Something in the sentence of a change that makes it matter.
  package struct Signal: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      case modal
      case negation
      case exception
      /// and/or, any/all/only, each.
      case scope
      case discretion
      case amount
      case duration
      case party
      case governingLaw = "governing-law"
      case liability
      case warranty
      case termination
      case data
      case definition
      case referenceTarget = "reference-target"
      case listItem = "list-item"
      case clause
      /// A person or a place by name.
      case name
      /// The same words in another order.
      case order
      /// What somebody or something is or has: `is seaworthy`.
      case statement
      /// A word with content in a sentence that holds a signal, or below one that does.
      case bindingSentence = "binding-sentence"
      /// A picture or another file that the text shows or links to.
      case resource
      /// The language of the text that binds.
      case bindingLanguage = "binding-language"
      /// The language has no table of signals.
      case unknownLanguage = "unknown-language"
    }

    package var kind: Kind
    /// The words that were there; empty where none were.
    package var old: String
    package var new: String
    /// Number or title of the clause, with what tells it apart where others have the same one.
    package var clause: String
    /// Its fragment identifier on the page of its text; empty for what is of no clause.
    package var anchor: String
    /// Whether the clause is one of the old text.
    package var isOld: Bool

    package init(
      kind: Kind, old: String, new: String, clause: String, anchor: String = "",
      isOld: Bool = false
    ) {
      self.kind = kind
      self.old = old
      self.new = new
      self.clause = clause
      self.anchor = anchor
      self.isOld = isOld
    }
  }

  /// How many signals are shown where all would be too many.
  package static let shownSignals = 5

  /// The signals that are shown where all would be too many, in their order: mentions that mean another clause, which
  /// no word tells, before others.
  package var foremostSignals: [Signal] {
    guard signals.count > Self.shownSignals else { return signals }
    let isHidden = { (signal: Signal) in signal.kind == .referenceTarget && signal.old == signal.new
    }
    let hidden = signals.indices.filter { isHidden(signals[$0]) }
    let others = signals.indices.filter { !isHidden(signals[$0]) }
    return (hidden + others).prefix(Self.shownSignals).sorted().map { signals[$0] }
  }

  package var changeClass: Manifest.ChangeClass
  /// In the order of the new text; empty below ``Manifest/ChangeClass/obligations``.
  package var signals: [Signal]

  package init(changeClass: Manifest.ChangeClass, signals: [Signal] = []) {
    self.changeClass = changeClass
    self.signals = signals
  }

  /// Notes a signal that is of no clause; the change is one of obligations with it.
  package mutating func note(_ kind: Signal.Kind, old: String, new: String) {
    changeClass = .obligations
    signals.append(Signal(kind: kind, old: old, new: new, clause: ""))
  }

  /// Notes the files that the texts show or link to and that changed, came or went: nobody can read the
  /// words of a picture, so each may bear on obligations. One that has another name only is a link.
  ///
  /// - Parameters:
  ///   - old: the digests of the files of the one text, by name.
  package mutating func note(
    resources old: [String: Manifest.Digest], becoming new: [String: Manifest.Digest]
  ) {
    let (before, after) = (Set(old.values), Set(new.values))
    for name in Set(old.keys).union(new.keys).sorted() {
      switch (old[name], new[name]) {
      case (let a?, let b?) where a != b: note(.resource, old: name, new: name)
      case (let a?, nil) where !after.contains(a): note(.resource, old: name, new: "")
      case (nil, let b?) where !before.contains(b): note(.resource, old: "", new: name)
      default: break
      }
    }
  }
}

extension ChangeAssessment.Signal: CustomStringConvertible {
  /// What is told of it, on one line: `duty or right: 'shall' becomes 'may' (4.2)`.
  package var description: String {
    let words =
      switch (old.isEmpty, new.isEmpty) {
      case (true, true): ""
      case (false, true): ": '\(old)' is deleted"
      case (true, false): ": '\(new)' is inserted"
      // What is the same on both sides is somewhere else, or is a term whose definition changed.
      case (false, false) where old == new:
        switch kind {
        case .definition: ": '\(new)' has another definition"
        case .referenceTarget: ": '\(new)' does not mean the same clause any more"
        case .order: ": '\(new)' has its words in another order"
        case .resource: ": '\(new)' has other contents"
        case .unknownLanguage: ": '\(new)' is not judged"
        default: ": '\(new)' is moved"
        }
      case (false, false): ": '\(old)' becomes '\(new)'"
      }
    return kind.name + words + (clause.isEmpty ? "" : " (\(clause))")
  }
}

extension ChangeAssessment.Signal.Kind {
  /// What it is called where people read of it: words such as `provides` and `31 March` are of these kinds, too.
  package var name: String {
    switch self {
    case .modal: "duty or right"
    case .duration: "time"
    default: rawValue.replacing("-", with: " ")
    }
  }
}
