import AssentManifest

/// A text with signatures below it, one a line (C2SP signed-note).
///
/// What it says counts only once a key that is known has been found to have signed it: see
/// ``check(_:)``.
package struct SignedNote: Hashable, Sendable {
  /// The largest note that is read, in bytes.
  package static let mostBytes = 256 << 10
  package static let mostSignatures = 100
  package static let mostBytesOfName = 255

  /// A line below the text.
  package struct Line: Hashable, Sendable {
    package let name: String
    /// Four bytes.
    package let id: [UInt8]
    package let signature: [UInt8]

    /// The id in hexadecimal, as a verifier key has it.
    package var hexadecimalID: String { NoteKey.hexadecimal(id) }
  }

  /// What a key has to do with a note.
  package enum Finding: Hashable, Sendable {
    /// It signed the text; with the time of a cosignature, in seconds since 1970.
    case valid(time: UInt64?)
    /// No line has its name and id.
    case absent
    /// A line has its name and id, and is not its signature.
    case invalid
  }

  /// Up to the empty line: it ends with a newline, which is signed, too.
  package let text: [UInt8]
  package private(set) var lines: [Line]

  /// A text that nobody has signed yet.
  init(text: [UInt8]) {
    self.text = text
    lines = []
  }

  /// Reads a note.
  ///
  /// - Throws: ``NoteError`` for any other form than that of ``bytes``.
  package init(parsing bytes: [UInt8]) throws(NoteError) {
    guard bytes.count <= Self.mostBytes else { throw .tooLarge }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8 }
    guard bytes.allSatisfy({ $0 >= 0x20 || $0 == Self.newline }) else { throw .controlCharacter }
    guard let last = bytes.last, last == Self.newline else { throw .noNewline }
    var end = bytes.count - 2
    while end > 0, !(bytes[end] == Self.newline && bytes[end - 1] == Self.newline) { end -= 1 }
    guard end > 0 else { throw .noSignatures }
    text = Array(bytes[..<end])
    lines = []
    for line in bytes[(end + 1)..<(bytes.count - 1)].split(
      separator: Self.newline, omittingEmptySubsequences: false)
    {
      guard lines.count < Self.mostSignatures else { throw .tooManySignatures }
      guard let line = Line(parsing: line) else { throw .signatureLine(lines.count + 1) }
      lines.append(line)
    }
  }

  /// The note as it is published.
  package var bytes: [UInt8] { bytes(lines: lines.count) }

  /// The note as it was when it had as many of its lines: later ones go to the end.
  package func bytes(lines count: Int) -> [UInt8] {
    text + [Self.newline] + lines.prefix(count).flatMap(\.bytes)
  }

  /// Whether a key signed the text. Each line of its name and id has to be its signature.
  package func check(_ key: NoteKey) -> Finding {
    guard let signer = PublicKey(noteKey: key) else { return .absent }
    var finding = Finding.absent
    for line in lines where line.name == key.name && line.id == key.id {
      var signature = line.signature[...]
      var time: UInt64?
      if key.kind == .cosignature {
        guard signature.count == Self.bytesOfCosignature else { return .invalid }
        let seconds = signature.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard seconds < 1 << 63 else { return .invalid }
        time = seconds
        signature = signature.dropFirst(8)
      }
      guard signature.count == Self.bytesOfSignature,
        signer.isValid(Array(signature), of: NoteKey.message(of: text, time: time))
      else { return .invalid }
      // Of several cosignatures of one witness, the first one tells since when.
      if finding == .absent { finding = .valid(time: time) }
    }
    return finding
  }

  /// Adds the line of a key.
  package mutating func sign(with key: SecretKey, name: String) throws {
    guard let noteKey = NoteKey(name: name, key.publicKey) else { throw NoteError.name }
    lines.append(
      Line(name: name, id: noteKey.id, signature: try key.signature(of: text)))
  }

  /// Adds the line of a witness.
  ///
  /// - Parameter time: in seconds since 1970.
  package mutating func cosign(with key: SecretKey, name: String, time: UInt64) throws {
    guard let noteKey = NoteKey(name: name, kind: .cosignature, key.publicKey), time < 1 << 63
    else { throw NoteError.name }
    let signature = try key.signature(of: NoteKey.message(of: text, time: time))
    lines.append(
      Line(
        name: name, id: noteKey.id,
        signature: withUnsafeBytes(of: time.bigEndian, Array.init) + signature))
  }

  /// The lines of the same text that are not there and have the form of a cosignature.
  package func cosignatures(newIn other: SignedNote) -> [Line] {
    guard other.text == text else { return [] }
    let known = Set(lines)
    return other.lines.filter {
      $0.signature.count == Self.bytesOfCosignature && !known.contains($0)
    }
  }

  /// Of Ed25519.
  static let bytesOfSignature = 64
  /// Of its time and the signature.
  private static let bytesOfCosignature = 8 + bytesOfSignature

  /// Takes in the cosignatures of the same text that are not there.
  ///
  /// - Returns: how many there were.
  package mutating func add(cosignaturesOf other: SignedNote) -> Int {
    let new = cosignatures(newIn: other)
    lines += new
    return new.count
  }

  private static let newline = UInt8(ascii: "\n")
}

extension SignedNote.Line {
  private static let mark = Array("— ".utf8)

  /// `nil` for what is no line of a signature.
  fileprivate init?(parsing line: ArraySlice<UInt8>) {
    guard line.starts(with: Self.mark) else { return nil }
    let parts = line.dropFirst(Self.mark.count).split(
      separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 2, let bytes = Base64.bytes(of: String(decoding: parts[1], as: UTF8.self)),
      bytes.count > 4
    else { return nil }
    name = String(decoding: parts[0], as: UTF8.self)
    guard NoteKey.isName(name) else { return nil }
    id = Array(bytes[..<4])
    signature = Array(bytes[4...])
  }

  var bytes: [UInt8] {
    Self.mark + Array("\(name) \(Base64.text(of: id + signature))\n".utf8)
  }
}

extension PublicKey {
  /// The key of a note as one that can check.
  fileprivate init?(noteKey: NoteKey) {
    guard let id = KeyID([UInt8](repeating: 0, count: 8)) else { return nil }
    self.init(id: id, bytes: noteKey.bytes)
  }
}

/// Why bytes are no signed note.
package enum NoteError: Error, Hashable, Sendable, CustomStringConvertible {
  case tooLarge
  case notUTF8
  case controlCharacter
  case noNewline
  case noSignatures
  case tooManySignatures
  /// Of the lines below the text, from 1.
  case signatureLine(Int)
  /// A name that no note can have.
  case name

  package var description: String {
    switch self {
    case .tooLarge: "it has more than \(SignedNote.mostBytes) bytes"
    case .notUTF8: "it is not UTF-8"
    case .controlCharacter: "it contains a control character"
    case .noNewline: "it does not end with a newline"
    case .noSignatures: "no signature stands below its text"
    case .tooManySignatures: "it has more than \(SignedNote.mostSignatures) signatures"
    case .signatureLine(let number): "line \(number) below its text is not a signature"
    case .name: "the name contains a space or '+', or is too long"
    }
  }
}
