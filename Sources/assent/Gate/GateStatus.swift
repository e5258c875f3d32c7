import AssentDiagnostics
import AssentGate
import AssentManifest

/// What is owed, for people and for scripts.
struct GateStatus {
  private let scene: GateScene
  private let decision: GateDecision
  private let commands: GateCommandLine

  init(_ scene: GateScene, _ decision: GateDecision, _ commands: GateCommandLine) {
    self.scene = scene
    self.decision = decision
    self.commands = commands
  }

  /// What is owed, each with the command that accepts it.
  var owedLines: [String] {
    decision.documents.filter(\.isOwed).flatMap { owed($0) }
  }

  private func owed(_ document: DocumentDecision) -> [String] {
    var lines = lines(of: document)
    if let release = document.release, let locale = document.locale {
      do { _ = try scene.content.text(of: release, locale: locale) } catch {
        // Nobody can accept what cannot be shown.
        return lines + [
          "    " + error.sentence(in: .english), "    " + error.developerSentence,
        ]
      }
      lines.append("    " + commands.show(document))
    }
    if case .awaitingGuardian = document.outcome { lines.append("    " + commands.run) }
    if let accept = commands.accept(document) { lines.append("    " + accept) }
    return lines
  }

  private func lines(of document: DocumentDecision) -> [String] {
    [
      "  " + document.document.id + (document.document.required ? "" : " (not required)") + ": "
        + document.sentence(in: .english)
    ] + (document.withdrawalSentence(in: .english).map { ["    " + $0] } ?? [])
  }

  // MARK: For people

  /// What a person has to know; `isVerbose` adds what a developer has, on lines of its own.
  ///
  /// - Parameter columns: of the terminal; `nil` where there is none.
  func text(isVerbose: Bool, columns: Int? = nil) -> String {
    let manifest = scene.manifest
    var lines = [
      "\(manifest.product.name): \(decision.isOpen ? "nothing is owed" : "something is owed")"
    ]
    func add(_ sentence: String, _ detail: String) {
      lines.append("  " + sentence)
      if isVerbose { lines.append("    " + detail) }
    }
    if let fallback = scene.content.fallback {
      add(GateWords.english.text(.noticeLastGood), fallback.developerSentence)
    }
    for notice in decision.notices {
      add(notice.sentence(in: .english), notice.developerSentence)
    }
    for document in decision.documents {
      lines += document.isOwed ? owed(document) : self.lines(of: document)
      if isVerbose { lines.append("    " + document.developerSentence) }
      if let next = document.upcomingSentence(in: .english) { lines.append("    " + next) }
    }
    lines.append(
      scene.content.manifest.signer.map {
        "manifest \(manifest.sequence) of \(manifest.generated), signed by key \($0)"
      } ?? "manifest \(manifest.sequence) of \(manifest.generated); no key is pinned: whoever can "
        + "write to the folder chooses the text")
    lines.append("acceptances are kept in \(scene.place.state)")
    let copied = Set(decision.documents.flatMap(printedCommands))
    return lines.flatMap { line in
      // A command is copied as it stands.
      let shown = VisibleText.message(line)
      return copied.contains(line)
        ? [shown] : FlowedText.lines(shown, in: columns, holding: [scene.place.state])
    }.joined(separator: "\n") + "\n"
  }

  /// The lines that are commands.
  private func printedCommands(_ document: DocumentDecision) -> [String] {
    [commands.show(document), commands.run, commands.accept(document)].compactMap { command in
      command.map { "    " + $0 }
    }
  }

  // MARK: For scripts

  var json: JSONValue {
    var object: JSONObject = [
      "spec": "assent-gate-status/1", "open": .bool(decision.isOpen),
      "product": .string(scene.manifest.product.id), "state": .string(scene.place.state),
      "manifest": [
        "sequence": .integer(scene.manifest.sequence),
        "digest": .string(scene.content.manifest.digest.description),
      ],
      "documents": .array(decision.documents.map(json)),
      "notices": .array(
        decision.notices.map {
          ["sentence": .string($0.sentence(in: .english)), "detail": .string($0.developerSentence)]
        }),
    ]
    if let signer = scene.content.manifest.signer { object["signer"] = .string(signer) }
    if let fallback = scene.content.fallback {
      object["fallback"] = [
        "sentence": .string(GateWords.english.text(.noticeLastGood)),
        "detail": .string(fallback.developerSentence),
      ]
    }
    return .object(object)
  }

  private func json(_ document: DocumentDecision) -> JSONValue {
    var object: JSONObject = [
      "id": .string(document.document.id), "title": .string(document.document.title),
      "required": .bool(document.document.required),
      "asks": .string(document.document.asks.rawValue), "owed": .bool(document.isOwed),
      "outcome": .string(document.outcome.name),
      "sentence": .string(document.sentence(in: .english)),
      "detail": .string(document.developerSentence),
    ]
    if let release = document.release {
      object["version"] = .string(release.version.text)
      if let locale = document.locale, let entry = release.locales[locale] {
        object["locale"] = .string(locale.text)
        object["textDigest"] = .string(entry.textDigest.description)
      }
    }
    switch document.outcome {
    case .allowed(let acceptance), .awaitingGuardian(let acceptance):
      object["accepted"] = json(acceptance)
    case .allowedUntil(let end, let acceptance):
      object["accepted"] = json(acceptance)
      object["until"] = .string(end.description)
    case .ask(let reason, let since):
      object["reason"] = .string(reason.rawValue)
      if let since { object["since"] = .string(since.text) }
    default: break
    }
    if let command = commands.accept(document) { object["command"] = .string(command) }
    if let next = document.upcoming {
      object["upcoming"] = [
        "version": .string(next.version.text), "effective": .string(next.effective.description),
      ]
    }
    return .object(object)
  }

  private func json(_ acceptance: Acceptance) -> JSONValue {
    [
      "id": .string(acceptance.id), "version": .string(acceptance.version.text),
      "at": .string(acceptance.at.description),
    ]
  }
}

extension DocumentDecision.Outcome {
  /// As scripts read it.
  var name: String {
    switch self {
    case .notForThisPerson: "not-for-this-person"
    case .nothingInForce: "nothing-in-force"
    case .allowed: "accepted"
    case .allowedUntil: "grace"
    case .allowedMigrated: "migrated"
    case .ask: "ask"
    case .declined: "declined"
    case .ageUnknown: "age-unknown"
    case .tooYoung: "too-young"
    case .awaitingGuardian: "awaiting-guardian"
    }
  }
}
