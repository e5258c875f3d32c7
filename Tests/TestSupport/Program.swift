import Foundation

/// The built program, run as a process of its own.
package enum Program {
  /// How a run ended.
  package struct Ending: Sendable {
    /// The exit code; `nil` where a signal ended it.
    package var code: Int32?
    package var output: [UInt8] = []
    package var errors = ""
    /// Whether it was stopped because it took too long.
    package var isOverdue = false
    /// Seconds of the processor, of all its threads.
    package var processorTime = 0.0
    /// The most bytes of memory it was seen to have; 0 where the system does not tell.
    package var peakMemory = 0

    package var text: String { String(decoding: output, as: UTF8.self) }
  }

  package struct SpawnFailure: Error {
    package var code: Int32
  }

  /// The program beside the tests, or the one that `ASSENT_PROGRAM` names.
  package static let url: URL = {
    if let named = ProcessInfo.processInfo.environment["ASSENT_PROGRAM"] {
      return URL(fileURLWithPath: named)
    }
    return products.appending(path: "assent")
  }()

  /// The folder of what was built with the tests: the program, others, modules.
  package static let products: URL = {
    let places = [
      CommandLine.arguments.first.map { URL(fileURLWithPath: $0) }, Bundle.main.executableURL,
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
    ]
    for case let place? in places {
      // On some systems the tests lie in a bundle, some levels deeper.
      var folder = place.deletingLastPathComponent()
      for _ in 0..<4 {
        if isProgram(folder.appending(path: "assent")) { return folder }
        folder.deleteLastPathComponent()
      }
    }
    return PackageFolder.root.appending(path: ".build/debug")
  }()

  /// The program as it is shipped, if it is built and not older than any of its sources.
  package static let optimized: URL? = {
    if ProcessInfo.processInfo.environment["ASSENT_PROGRAM"] != nil { return url }
    let file = PackageFolder.root.appending(path: ".build/release/assent")
    let sources = ["Sources", "templates"].map { PackageFolder.root.appending(path: $0) }
      .flatMap { PackageFolder.files(below: $0) }
    guard isProgram(file), let own = modified(file),
      sources.allSatisfy({ modified($0).map { $0 <= own } ?? false })
    else { return nil }
    return file
  }()

  private static func isProgram(_ url: URL) -> Bool {
    FileManager.default.isExecutableFile(atPath: url.path)
      && (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory != true
  }

  private static func modified(_ url: URL) -> Date? {
    let path = url.resolvingSymlinksInPath().path
    return try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  /// Runs the program and waits for its end.
  ///
  /// The environment has a path, a home without settings and what `environment` says, no more.
  /// - Parameters:
  ///   - program: the one beside the tests where it is `nil`.
  ///   - umask: such as `077`; that of the tests where it is `nil`.
  ///   - killAfter: seconds until it is killed with no chance to clean up.
  ///   - waitsForOutput: whether those seconds begin when it has written something.
  ///   - limit: seconds until it counts as hanging.
  package static func run(
    _ arguments: [String], in folder: URL, program: URL? = nil,
    environment: [String: String] = [:], input: [UInt8] = [], umask: String? = nil,
    killAfter: Double? = nil, waitsForOutput: Bool = false, limit: Double = 120
  ) throws -> Ending {
    let streams = try TemporaryFolder()
    try streams.write(input, to: "in")
    let mask = umask.map { "umask \($0) && " } ?? ""
    let script = "cd \"$0\" && \(mask)exec \"$@\""
    let words = ["/bin/sh", "-c", script, folder.path, (program ?? url).path] + arguments
    let variables = ["PATH": "/usr/bin:/bin", "HOME": streams.path].merging(environment) { $1 }
    let process = try spawn(words, variables: variables, streams: streams)

    var ending = Ending()
    var isWaiting = waitsForOutput
    let start = Date()
    var deadline = Date(timeIntervalSinceNow: isWaiting ? limit : killAfter ?? limit)
    var isKilled = false
    while true {
      var status: Int32 = 0
      var usage = rusage()
      if wait4(process, &status, isKilled ? 0 : WNOHANG, &usage) == process {
        // WIFEXITED and WEXITSTATUS, which are macros.
        if status & 0x7F == 0 { ending.code = (status >> 8) & 0xFF }
        ending.processorTime = seconds(usage.ru_utime) + seconds(usage.ru_stime)
        break
      }
      if isWaiting, try !streams.bytes("out").isEmpty {
        isWaiting = false
        deadline = Date(timeIntervalSinceNow: killAfter ?? limit)
      }
      ending.peakMemory = max(ending.peakMemory, memory(of: process))
      if Date() >= deadline {
        isKilled = true
        ending.isOverdue = killAfter == nil || isWaiting
        kill(process, SIGKILL)
      } else {
        // What takes minutes is looked at less often: looking takes a tenth of a processor otherwise.
        let passed = Date().timeIntervalSince(start)
        usleep(killAfter == nil ? UInt32(min(max(passed / 200, 0.001), 0.05) * 1_000_000) : 200)
      }
    }
    ending.output = try streams.bytes("out")
    ending.errors = try streams.text("err")
    return ending
  }

  private static func spawn(
    _ words: [String], variables: [String: String], streams: TemporaryFolder
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, streams["in"].path, O_RDONLY, 0)
    for (descriptor, name) in [(1, "out"), (2, "err")] as [(Int32, String)] {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, streams[name].path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    }
    var arguments = words.map { strdup($0) } + [nil]
    var environment = variables.sorted { $0.key < $1.key }.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in arguments + environment { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, words[0], &actions, nil, &arguments, &environment)
    guard code == 0 else { throw SpawnFailure(code: code) }
    return process
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
  }

  /// The peak of the resident memory of a process so far, in bytes.
  ///
  /// What `wait4` tells would count the memory of the tests, which the process begins with.
  private static func memory(of process: pid_t) -> Int {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return kilobytes << 10
  }
}
