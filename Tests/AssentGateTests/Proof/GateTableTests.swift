import AssentManifest
import Foundation
import TestSupport
import Testing

@testable import AssentGate

@Suite struct GateTableTests {
  static let table = GateTable.standard

  @Test func `the table says what the machine says, in all states that can be reached`() {
    for step in GateProofTests.explorers.flatMap(\.steps) {
      let outcome = Self.table.next(step.state, step.event)
      guard outcome == step.outcome else {
        Issue.record("\(step.event) in \(step.state): \(outcome), not \(step.outcome)")
        return
      }
    }
  }

  @Test func `a table of another machine is another table`() {
    let other = GateTable { state, event in
      state.phase == .declining && event == .acceptPressed
        ? GateMachine.Outcome(
          state: GateState(phase: .storing, flags: state.flags), effects: .store)
        : GateMachine.next(state, event)
    }
    #expect(other.rows != Self.table.rows)
    let declining = GateState(phase: .declining, flags: [.isRequired])
    #expect(other.next(declining, .acceptPressed).state.phase == .storing)
  }

  @Test func `it is small, and each phase, event, flag and effect has its name`() {
    #expect(CanonicalJSON.bytes(of: Self.table.json).count < 16_000)
    #expect(Set(GatePhase.allCases.map(\.name)).count == GatePhase.allCases.count)
    #expect(Set(GateEvent.allCases.map(\.name)).count == GateEvent.allCases.count)
    for (index, named) in GateFlags.named.enumerated() {
      #expect(named.flag.rawValue == 1 << index)
    }
    for (index, named) in GateEffects.named.enumerated() {
      #expect(named.effect.rawValue == 1 << index)
    }
    let raw = GatePhase.allCases.enumerated().allSatisfy { Int($1.rawValue) == $0 }
    #expect(raw && GateEvent.allCases.enumerated().allSatisfy { Int($1.rawValue) == $0 })
  }

  // MARK: The machine in WebAssembly

  private static let hasWebAssembly =
    Tool.find("swiftc") != nil && Tool.find("wasm-ld") != nil && Tool.find("wasmkit") != nil

  /// The machine, compiled for wasm32 without an operating system.
  private static func module(in folder: TemporaryFolder) throws -> URL {
    let root = PackageFolder.root
    let sources = PackageFolder.files(
      below: root.appending(path: "Sources/AssentGate/Machine"), endings: [".swift"])
    let module = folder["machine.wasm"]
    let compiled = try Program.run(
      [
        "-target", "wasm32-unknown-none-wasm", "-enable-experimental-feature", "Embedded", "-wmo",
        "-Osize", "-parse-as-library", "-swift-version", "6", "-c", "-o", folder["machine.o"].path,
        root.appending(path: "Tests/GateOracle/Oracle.swift").path,
      ] + sources.map(\.path), in: folder.url, program: Tool.find("swiftc"))
    try #require(compiled.code == 0, "\(compiled.errors)")
    let linked = try Program.run(
      [
        "--no-entry", "--export=outcome", "--export=digest", "--export=perMille", "-o", module.path,
        folder["machine.o"].path,
      ], in: folder.url, program: Tool.find("wasm-ld"))
    try #require(linked.code == 0, "\(linked.errors)")
    return module
  }

  @Test(.enabled(if: hasWebAssembly, "this toolchain compiles nothing for WebAssembly"))
  func `the machine in WebAssembly does what the table says`() throws {
    let folder = try TemporaryFolder()
    let module = try Self.module(in: folder)
    // As in Oracle.swift, over every 61st set of flags.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for phase in GatePhase.allCases {
      for event in GateEvent.allCases {
        for flags in stride(from: UInt16(0), to: 1 << 15, by: 61) {
          let outcome = Self.table.next(
            GateState(phase: phase, flags: GateFlags(rawValue: flags)), event)
          let packed =
            UInt64(outcome.state.phase.rawValue) | UInt64(outcome.state.flags.rawValue) << 8
            | UInt64(outcome.effects.rawValue) << 24
          hash = (hash ^ packed) &* 0x100_0000_01B3
        }
      }
    }
    let run = try Program.run(
      ["run", module.path, "digest", "i32:61"], in: folder.url, program: Tool.find("wasmkit"))
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.text.contains("i64(\(hash))"), "\(run.text), not \(hash)")
  }

  @Test(
    .enabled(
      if: hasWebAssembly && Tool.find("node") != nil,
      "there is no node here, or the toolchain compiles nothing for WebAssembly"))
  func
    `the published table, as browsers read it, and the machine in WebAssembly agree in all states`()
    throws
  {
    let folder = try TemporaryFolder()
    let module = try Self.module(in: folder)
    try folder.write(CanonicalJSON.bytes(of: Self.table.json), to: "gate.json")
    let checker = PackageFolder.root.appending(path: "Tests/GateOracle/check.mjs").path
    let script = PackageFolder.root.appending(path: "templates/gate/parts/table.js").path
    let run = try Program.run(
      [checker, folder["gate.json"].path, module.path, script], in: folder.url,
      program: Tool.find("node"))
    #expect(run.code == 0, "\(run.text)\(run.errors)")
    let states = GatePhase.allCases.count << GateFlags.named.count
    #expect(run.text == "\(states * GateEvent.allCases.count)\n")
  }
}
