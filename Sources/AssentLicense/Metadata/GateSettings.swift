import AssentManifest

/// How a gate is to ask for an agreement, as far as somebody said so.
package struct GateSettings: Hashable, Sendable {
  package var asks: Manifest.DocumentEntry.Asks?
  package var isRequired: Bool?
  package var order: Int?
  package var page: Manifest.DocumentEntry.Page?
  package var who: Manifest.Audience.Who?
  /// 0 for none, so that one that is stated elsewhere can be taken back.
  package var minimumAge: Int?
  /// 0 for none.
  package var guardianBelow: Int?
  package var scrollThreshold: Int?
  package var requiresAgreement: Bool?
  package var acceptsWhenUnscrollable: Bool?
  /// 0 for never.
  package var renewAfterDays: Int?
  package var onStoreFailure: Manifest.Gate.StoreFailure?
  package var signature: Manifest.Gate.Signature?
  package var acceptsMigrated: Bool?

  package init() {}

  /// These settings, and those of `other` where these say nothing.
  package func over(_ other: GateSettings) -> GateSettings {
    var result = self
    result.asks = asks ?? other.asks
    result.isRequired = isRequired ?? other.isRequired
    result.order = order ?? other.order
    result.page = page ?? other.page
    result.who = who ?? other.who
    result.minimumAge = minimumAge ?? other.minimumAge
    result.guardianBelow = guardianBelow ?? other.guardianBelow
    result.scrollThreshold = scrollThreshold ?? other.scrollThreshold
    result.requiresAgreement = requiresAgreement ?? other.requiresAgreement
    result.acceptsWhenUnscrollable = acceptsWhenUnscrollable ?? other.acceptsWhenUnscrollable
    result.renewAfterDays = renewAfterDays ?? other.renewAfterDays
    result.onStoreFailure = onStoreFailure ?? other.onStoreFailure
    result.signature = signature ?? other.signature
    result.acceptsMigrated = acceptsMigrated ?? other.acceptsMigrated
    return result
  }

  // MARK: As a manifest has them

  /// What sort of yes: of a privacy policy that it was read, of all others that one agrees.
  package func asks(of kind: DocumentKind) -> Manifest.DocumentEntry.Asks {
    asks ?? (kind == .privacy ? .acknowledgement : .agreement)
  }

  /// Who has to agree, to what, and who may, as front matter has it: what is as binding as the words.
  package func demands(of kind: DocumentKind) -> [String] {
    [
      "asks: \(asks(of: kind).rawValue)", "required: \(isRequired(of: kind))",
      "audience: \((who ?? .all).rawValue)",
      "minimum-age: \(minimumAge ?? 0)", "guardian-below: \(guardianBelow ?? 0)",
    ]
  }

  /// Whether the app may not be used without it; a consent never is, unless somebody says so in error.
  package func isRequired(of kind: DocumentKind) -> Bool {
    isRequired ?? (asks(of: kind) != .consent)
  }

  package var gate: Manifest.Gate {
    let usual = Manifest.Gate()
    return Manifest.Gate(
      scrollThreshold: scrollThreshold ?? usual.scrollThreshold,
      requireAgreement: requiresAgreement ?? usual.requireAgreement,
      acceptWhenUnscrollable: acceptsWhenUnscrollable ?? usual.acceptWhenUnscrollable,
      renewAfterDays: renewAfterDays == 0 ? nil : renewAfterDays,
      onStoreFailure: onStoreFailure ?? usual.onStoreFailure,
      signature: signature ?? usual.signature,
      acceptMigrated: acceptsMigrated ?? usual.acceptMigrated)
  }

  /// `nil` for everybody.
  package var audience: Manifest.Audience? {
    let audience = Manifest.Audience(
      who: who ?? .all, minimumAge: minimumAge == 0 ? nil : minimumAge,
      guardianBelow: guardianBelow == 0 ? nil : guardianBelow)
    return audience == Manifest.Audience() ? nil : audience
  }

  // MARK: Contradictions

  /// What two settings say against each other; `nil` where they agree.
  package func contradiction(of kind: DocumentKind) -> GateSettingFault? {
    if asks(of: kind) == .consent, isRequired == true {
      return GateSettingFault(
        setting: .required,
        message: "a consent is required, and a consent is a condition of nothing",
        help: "remove 'required: true', or ask for an agreement with 'asks: agreement'")
    }
    if asks(of: kind) == .consent, requiresAgreement == false {
      return GateSettingFault(
        setting: .requireAgreement,
        message: "a consent has no box to tick, and nobody consents without one",
        help: "set 'require-agreement: true' below 'gate:' for it")
    }
    if let audience, let guardian = audience.guardianBelow, let minimum = audience.minimumAge,
      guardian <= minimum
    {
      return GateSettingFault(
        setting: .guardianBelow,
        message:
          "guardian-below \(guardian) is not above minimum-age \(minimum), so no guardian is "
          + "ever asked",
        help: "set guardian-below above \(minimum), or remove it")
    }
    return nil
  }
}

extension GateSettings {
  /// What is allowed, and leaves a yes that proves little; `nil` where there is nothing such.
  package var weakness: GateSettingFault? {
    guard !gate.requireAgreement, gate.scrollThreshold == 0, gate.signature == .none else {
      return nil
    }
    return GateSettingFault(
      setting: .scrollThreshold,
      message: "neither reading nor a box is asked for, so that one press of a key agrees",
      help: "set 'scroll-threshold: 950' or 'require-agreement: true' below 'gate:'")
  }
}

/// What is wrong with one setting.
package struct GateSettingFault: Error, Hashable, Sendable {
  package var setting: GateSetting
  package var message: String
  package var help: String
}
