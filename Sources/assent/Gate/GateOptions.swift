import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentGate
import AssentManifest
import AssentRecord

/// The options of all commands of the gate: what was published, whom to trust, where to keep it.
struct GateOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder with the manifest of the product. (default: Output)", valueName: "folder"),
    completion: .directory)
  var published: String?

  @Option(
    help: ArgumentHelp("The manifest itself; its folder is the published one.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var manifest: String?

  @OptionGroup var pinned: PinnedKeyOptions

  @Option(
    help: ArgumentHelp(
      """
      The folder to keep acceptances in. (default: assent/<product> in $XDG_STATE_HOME or \
      ~/.local/state)
      """, valueName: "folder"), completion: .directory)
  var state: String?

  @Option(
    help: ArgumentHelp(
      """
      The id of the product that the manifest has to be of. (default: that of the manifest which was \
      trusted before)
      """, valueName: "id"))
  var product: String?

  @Flag(
    help: ArgumentHelp(
      "Keep acceptances that count for everybody on this machine, in /var/lib/assent."))
  var system = false

  func validate() throws {
    let named = [
      ("--published", published), ("--manifest", manifest), ("--state", state),
      ("--product", product),
    ]
    for (option, value) in named where value?.isEmpty == true {
      throw ValidationError("\(option) is empty; leave it out, or name what is meant")
    }
    if published != nil, manifest != nil {
      throw ValidationError("--published and --manifest name the same thing; give one of them")
    }
    if state != nil, system {
      throw ValidationError("--state and --system both choose where to keep acceptances")
    }
  }

  func place() throws -> GatePlace {
    let place = try GatePlace(
      published: folder(), keys: pinned.keys(), recovery: pinned.recoveryKeys(),
      state: state.map(PathText.trimmed), product: product, isSystem: system)
    if let exposure = place.store.exposure { Terminal.complain("\(exposure)") }
    return place
  }

  private func folder() throws(UsageError) -> String {
    if let published { return PathText.trimmed(published) }
    guard let manifest else { return "Output" }
    guard manifest == GateContent.fileName || manifest.hasSuffix("/" + GateContent.fileName) else {
      throw UsageError(
        "'\(manifest)' is not named \(GateContent.fileName); name the manifest that 'assent build' "
          + "wrote, or its folder with --published")
    }
    let folder = String(manifest.dropLast(GateContent.fileName.utf8.count))
    return folder.isEmpty ? "." : PathText.trimmed(folder)
  }

  /// The words of these options, as they were given, for a command to print.
  var words: [String] {
    var words: [String] = []
    if let published { words += GateCommandLine.option("--published", published) }
    if let manifest { words += GateCommandLine.option("--manifest", manifest) }
    words += pinned.words
    if let state { words += GateCommandLine.option("--state", state) }
    if let product { words += GateCommandLine.option("--product", product) }
    if system { words.append("--system") }
    return words
  }
}

/// Who is asked.
struct PersonOptions: ParsableArguments {
  /// How the app knows a person, as `--audience` says it.
  enum Audience: String, ExpressibleByArgument, CaseIterable {
    case guest
    case member
  }

  @Option(
    help: ArgumentHelp(
      "A language to show texts in, such as fr; may be repeated. (default: those of the system)",
      valueName: "tag"))
  var locale: [String] = []

  @Option(help: "Whether the person is signed in: guest or member. (default: member)")
  var audience: Audience?

  @Option(help: ArgumentHelp("The age of the person in years; only its range is kept."))
  var age: Int?

  @Option(
    help: ArgumentHelp(
      "An id of the person, where several use one folder of acceptances; never stored as it is.",
      valueName: "id"))
  var person: String?

  func validate() throws {
    if person?.isEmpty == true {
      throw ValidationError("--person is empty; leave it out, or give an id")
    }
    if let age, !(0...150).contains(age) { throw ValidationError("--age \(age) is not an age") }
    for tag in locale where Manifest.Locale(tag) == nil {
      throw ValidationError("--locale '\(tag)' is not a language tag (BCP 47), such as fr or pt-BR")
    }
  }

  /// The person, with the age that counts.
  ///
  /// - Parameters:
  ///   - keeper: holds an age against the one that was given before; `nil` where there is nothing to ask.
  ///   - isNoted: whether the log gets a name for a person that it does not know, and the age is kept.
  func person(
    _ keeper: GateKeeper?, in store: LogFileStore, isNoted: Bool = true
  ) throws(StoreError) -> Person {
    let subject = try person.map { id throws(StoreError) in
      isNoted ? try store.subject(of: id) : try DryStore(store: store).subject(of: id)
    }
    let person = Person(
      languages: locale.isEmpty ? Person.systemLanguages : locale,
      membership: audience == .guest ? .guest : .member, subject: subject)
    guard let age, let keeper else { return person }
    let answer = keeper.answeringAge(years: age, for: person, isKept: isNoted)
    if let fault = answer.unkept {
      Terminal.complain(
        "the age could not be kept, so that another one can be given the next time: \(fault)")
    }
    return answer.person
  }

  /// The words of these options, for a command to print.
  var words: [String] {
    var words: [String] = []
    for tag in locale { words += GateCommandLine.option("--locale", tag) }
    if let audience { words += GateCommandLine.option("--audience", audience.rawValue) }
    if let age { words += GateCommandLine.option("--age", String(age)) }
    if let person { words += GateCommandLine.option("--person", person) }
    return words
  }
}
