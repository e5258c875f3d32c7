import AssentGate
import AssentManifest

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Accepts again and again, and says which records were stored, so that a test can kill it meanwhile:
// `store-writer FOLDER NAME COUNT [AT-ONCE]`. Or measures a store: `store-writer measure FOLDER RECORDS
// DOCUMENTS`.

func record(_ id: String, document: String) -> AcceptanceEvent? {
  guard let version = Manifest.Version("1.0"), let locale = Manifest.Locale("en") else {
    return nil
  }
  let digest = Manifest.Digest(sha256: [UInt8](repeating: 7, count: 32))
  let acceptance = Acceptance(
    id: id, at: .epoch, document: document, version: version, revision: 1, locale: locale,
    textDigest: digest, shownDigest: digest, manifest: .init(sequence: 1, digest: digest),
    statement: "I have read and agree to the agreement \(document), version 1.0.",
    presentationDigest: digest,
    evidence: .init(maxScroll: 1000, scrollThreshold: 950, agreed: true, ui: "command"),
    method: .cli, app: .init(id: "test", version: "1"))
  return AcceptanceEvent(at: .epoch, action: .accepted(acceptance))
}

/// The fastest of some runs, in milliseconds, and the least time of the processor.
func milliseconds(
  _ runs: Int, _ body: () throws -> Void
) rethrows -> (wall: Double, processor: Double) {
  var best = Duration.seconds(3_600)
  var least = Double.infinity
  for _ in 0..<runs {
    let start = clock()
    best = min(best, try ContinuousClock().measure(body))
    least = min(least, Double(clock() - start) * 1e3 / Double(CLOCKS_PER_SEC))
  }
  let wall = Double(best.components.attoseconds) / 1e15 + Double(best.components.seconds) * 1e3
  return (wall, least)
}

func measure(_ folder: String, records: Int, documents: Int) throws {
  let store = LogFileStore(folder: folder)
  var number = 0
  while number < records {
    let events = (number..<min(number + 5_000, records)).compactMap {
      record("record-\($0)", document: "document-\($0 % documents)")
    }
    try store.append(events)
    number += events.count
  }
  let whole = try milliseconds(3) { _ = try store.verify() }
  let checkpoint = try milliseconds(20) { _ = try store.summary() }
  let manifest = try manifest(documents: documents)
  let now = Manifest.Timestamp(secondsSinceEpoch: 86_400) ?? .epoch
  var isOpen = true
  let decision = try milliseconds(20) {
    let decision = GateDecider.decide(
      manifest, summary: try store.summary(), person: Person(languages: ["en"]), now: now)
    isOpen = isOpen && decision.isOpen && decision.documents.count == documents
  }
  print(
    whole.wall, whole.processor, checkpoint.wall, decision.wall, decision.processor, isOpen,
    try store.log().count)
}

/// - Parameter atOnce: records that are added together; each of them is of a document of its own.
/// A manifest of documents, each of which has one release, the one that ``record(_:document:)`` accepts.
func manifest(documents: Int) throws -> VerifiedManifest {
  let digest = Manifest.Digest(sha256: [UInt8](repeating: 7, count: 32))
  guard let version = Manifest.Version("1.0"), let locale = Manifest.Locale("en"),
    let path = Manifest.Path("text.txt")
  else { exit(70) }
  let entry = Manifest.LocaleEntry(
    authoritative: true, title: "The agreement", words: 9, sourceDigest: digest, textDigest: digest,
    artifacts: [Manifest.Artifact(path: path, type: "text/plain", bytes: 9, digest: digest)])
  let day = Manifest.Timestamp.epoch.day
  let release = Manifest.Release(
    version: version, revision: 1, published: day, effective: Manifest.Moment(day),
    status: .current,
    change: Manifest.Change(class: .initial, computed: .initial, from: nil, summary: [:]),
    redlines: [], locales: [locale: entry])
  let manifest = Manifest(
    product: Manifest.Product(id: "app", name: "App"),
    publisher: Manifest.Publisher(name: "Publisher", contact: nil), sequence: 2, generated: .epoch,
    documents: (0..<documents).map {
      Manifest.DocumentEntry(
        id: "document-\($0)", kind: .license, title: "The agreement", current: version,
        acceptanceRevision: 1, releases: [release])
    })
  return try VerifiedManifest(unchecked: manifest.canonicalBytes())
}

func write(_ folder: String, _ name: String, count: Int, atOnce: Int) throws {
  let store = LogFileStore(folder: folder)
  for number in 0..<count {
    let id = "\(name)-\(number)"
    let events = (0..<atOnce).compactMap {
      record($0 == 0 ? id : "\(id)/\($0)", document: $0 == 0 ? name : "\(name)/\($0)")
    }
    try store.append(events)
    // One call, so that no line is half there.
    let line = Array("\(id)\n".utf8)
    #if canImport(Glibc)
      _ = Glibc.write(STDOUT_FILENO, line, line.count)
    #elseif canImport(Musl)
      _ = Musl.write(STDOUT_FILENO, line, line.count)
    #else
      _ = Darwin.write(STDOUT_FILENO, line, line.count)
    #endif
  }
}

let words = CommandLine.arguments
do {
  if words.count == 5, words[1] == "measure", let records = Int(words[3]),
    let documents = Int(words[4])
  {
    try measure(words[2], records: records, documents: documents)
  } else if (4...5).contains(words.count), let count = Int(words[3]),
    let atOnce = words.count == 5 ? Int(words[4]) : 1
  {
    try write(words[1], words[2], count: count, atOnce: atOnce)
  } else {
    exit(64)
  }
} catch {
  print(error)
  exit(74)
}
