extension GateFlags {
  /// All flags with their names, in the order of their bits.
  static let named: [(name: String, flag: GateFlags)] = [
    ("needsScroll", .needsScroll), ("needsTick", .needsTick), ("needsName", .needsName),
    ("needsProof", .needsProof), ("isRequired", .isRequired), ("isStrict", .isStrict),
    ("needsGuardian", .needsGuardian), ("hasGrace", .hasGrace), ("hasScrolled", .hasScrolled),
    ("hasTicked", .hasTicked), ("hasName", .hasName), ("hasProof", .hasProof),
    ("hasGuardian", .hasGuardian), ("isUnsaved", .isUnsaved), ("isTooYoung", .isTooYoung),
  ]

  /// All flags, in the order of their bits.
  static let each = named.map(\.flag)
}

extension GateEffects {
  /// All effects with their names, in the order of their bits.
  static let named: [(name: String, effect: GateEffects)] = [
    ("decide", .decide), ("store", .store), ("storeGuardian", .storeGuardian),
    ("recordPresented", .recordPresented), ("recordNotified", .recordNotified),
    ("recordDeclined", .recordDeclined), ("recordWithdrawn", .recordWithdrawn),
    ("showMain", .showMain), ("showText", .showText), ("returnToPlace", .returnToPlace),
    ("update", .update), ("sayMissing", .sayMissing), ("askAge", .askAge),
    ("sayTooYoung", .sayTooYoung), ("askGuardian", .askGuardian),
    ("confirmDecline", .confirmDecline), ("sayUnsaved", .sayUnsaved),
    ("sayRefused", .sayRefused), ("sayUnavailable", .sayUnavailable), ("leave", .leave),
    ("recordAge", .recordAge),
  ]
}

extension GatePhase {
  /// Its name in the table.
  public var name: String { String(describing: self) }
}

extension GateEvent {
  /// Its name in the table.
  public var name: String { String(describing: self) }
}
