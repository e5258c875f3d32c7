import AssentDiagnostics

/// The program that lays pages out, found where programs are looked for.
struct PDFEngine {
  /// `WeasyPrint 70.0`.
  let name: String

  private static let program = "weasyprint"

  /// The largest file that is taken from it, in bytes.
  static let mostBytes = 256 << 20

  /// The same in every language and on every run: which font stands in for another depends on them.
  private static let environment = ["LC_ALL": "C.UTF-8", "PYTHONHASHSEED": "0"]

  /// - Throws: ``InputError`` where there is none.
  static func installed() throws(InputError) -> PDFEngine {
    let run = ProgramRun(
      words: [program, "--version"], environment: environment, limit: 4_096, seconds: 60)
    guard let outcome = try? run.run() else {
      throw .program(name: program, reason: "cannot be started")
    }
    guard outcome.status != 127 else {
      throw .program(
        name: "WeasyPrint",
        reason: "makes the PDF, and is not installed; install version 70 or a later one: pipx "
          + "install weasyprint")
    }
    // `WeasyPrint version 70.0`
    let words = String(decoding: outcome.output, as: UTF8.self).split(
      whereSeparator: \.isWhitespace)
    guard outcome.status == 0, words.first == "WeasyPrint", let number = words.last else {
      throw .program(
        name: program, reason: "does not say its version: \(line(outcome.errors))")
    }
    return PDFEngine(name: "WeasyPrint \(number.prefix(32))")
  }

  /// A page as a tagged file that claims PDF/UA-1.
  func file(of html: [UInt8], isCompressed: Bool) throws(InputError) -> [UInt8] {
    var words = [
      Self.program, "--quiet", "--encoding", "utf-8", "--base-url", "about:blank",
      "--allowed-protocols", "data", "--pdf-variant", "pdf/ua-1", "--custom-metadata",
    ]
    if !isCompressed { words.append("--uncompressed-pdf") }
    let seconds = 60 + html.count / 10_000
    let run = ProgramRun(
      words: words + ["-", "-"], input: html, environment: Self.environment,
      limit: Self.mostBytes, seconds: seconds)
    let outcome: ProgramRun.Outcome
    do throws(ProgramRun.Fault) { outcome = try run.run() } catch {
      switch error {
      case .cannotStart: throw .program(name: Self.program, reason: "cannot be started")
      case .cannotRead: throw .program(name: Self.program, reason: "gives what cannot be read")
      case .tooMuchOutput:
        throw .program(name: Self.program, reason: "makes more than \(Self.mostBytes) bytes")
      case .outOfTime:
        throw .program(name: Self.program, reason: "was not done after \(seconds) seconds")
      }
    }
    // A file that is whole ends with its mark (ISO 32000-1, 7.5.5), and perhaps a line end.
    guard outcome.status == 0, outcome.output.starts(with: "%PDF-".utf8),
      ByteSearch.first("%%EOF", in: Array(outcome.output.suffix(16))) != nil
    else {
      if outcome.errors.contains("unrecognized arguments") {
        throw .program(
          name: Self.program,
          reason:
            "(\(name)) cannot be kept from opening other files; install version 70 or a later one")
      }
      throw .program(name: Self.program, reason: "(\(name)) fails: \(Self.line(outcome.errors))")
    }
    return outcome.output
  }

  /// The text of a file in the order of its drawing; `nil` where `pdftotext` is not installed.
  static func text(of file: [UInt8]) throws(InputError) -> [UInt8]? {
    let run = ProgramRun(
      words: ["pdftotext", "-q", "-raw", "-enc", "UTF-8", "-", "-"], input: file,
      environment: environment, limit: mostBytes, seconds: 60 + file.count / 10_000)
    guard let outcome = try? run.run() else {
      throw .program(name: "pdftotext", reason: "did not read the PDF to its end")
    }
    guard outcome.status != 127 else { return nil }
    guard outcome.status == 0 else {
      throw .program(
        name: "pdftotext", reason: "does not read the PDF: \(line(outcome.errors))")
    }
    return outcome.output
  }

  /// The last line of messages, where Python says what went wrong.
  private static func line(_ text: String) -> String {
    VisibleText.name(String((text.split(separator: "\n").last ?? "").prefix(200)))
  }
}
