import Foundation
import TestSupport
import Testing

/// Timestamps that another program made.
@Suite struct LogTimestampTests {
  private static let openSSL = URL(fileURLWithPath: "/usr/bin/openssl")

  static var hasOpenSSL: Bool { FileManager.default.isExecutableFile(atPath: openSSL.path) }

  @Test(.enabled(if: hasOpenSSL), arguments: ["rsa:2048", "ec"])
  func `a timestamp of a local authority is checked, kept and published`(_ kind: String) throws {
    let project = try LogProject(versions: 2)
    try project.publish()
    try stamp("content/releases/log/2.checkpoint", as: "2.tsr", in: project, kind: kind)
    let anchored = try project.expect(["log", "anchor", "2.tsr", "--at", "2026-01-01"])
    #expect(anchored.text.contains("stamped at 20"))
    try project.build()
    try project.expect(["verify"])
    #expect(project.folder.exists("Output/log/timestamps/2.tsr"))
    #expect(try project.expect(["log", "anchor", "2.tsr"]).text.contains("kept before"))
    // A token of another file, and one that was altered.
    try stamp("content/assent.yml", as: "other.tsr", in: project, kind: kind)
    #expect(try project.run("log", "anchor", "other.tsr").code == 2)
    let bytes = try project.folder.bytes("2.tsr")
    var accepted = 0
    for place in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 60)) {
      var other = bytes
      other[place] ^= 1
      try project.folder.write(other, to: "flipped.tsr")
      if try project.run("log", "anchor", "flipped.tsr").code == 0 { accepted += 1 }
    }
    // What the signature does not cover may change: the status text, other certificates.
    #expect(accepted < 50)
    try project.flip("content/releases/log/timestamps/2.tsr", at: bytes.count - 1)
    #expect(
      try project.run("lint").errors.contains("error: the timestamp 'timestamps/2.tsr' has the"))
  }

  /// Has an authority that is made for this stamp a file.
  private func stamp(
    _ file: String, as response: String, in project: LogProject, kind: String
  ) throws {
    func run(_ words: String...) throws {
      let ending = try Program.run(
        words, in: project.folder.url, program: Self.openSSL,
        environment: ["OPENSSL_CONF": project.folder["tsa.cnf"].path])
      try #require(ending.code == 0, "\(words): \(ending.errors)")
    }
    if !project.folder.exists("tsa.pem") {
      try project.folder.write(Self.configuration, to: "tsa.cnf")
      let key = kind == "ec" ? ["ec", "-pkeyopt", "ec_paramgen_curve:P-256"] : [kind]
      let request =
        ["req", "-x509", "-newkey"] + key
        + ["-nodes", "-keyout", "tsa.key", "-out", "tsa.pem", "-days", "3650", "-subj", "/CN=Test"]
        + ["-extensions", "tsa_ext"]
      let ending = try Program.run(
        request, in: project.folder.url, program: Self.openSSL,
        environment: ["OPENSSL_CONF": project.folder["tsa.cnf"].path])
      try #require(ending.code == 0, "\(ending.errors)")
      try project.folder.write("01\n", to: "serial")
    }
    try run("ts", "-query", "-data", file, "-sha256", "-cert", "-out", "query.tsq")
    try run("ts", "-reply", "-queryfile", "query.tsq", "-out", response, "-section", "tsa")
  }

  private static let configuration = """
    [req]
    distinguished_name = dn
    [dn]
    [tsa_ext]
    keyUsage = critical,digitalSignature
    extendedKeyUsage = critical,timeStamping
    [tsa]
    serial = serial
    signer_cert = tsa.pem
    signer_key = tsa.key
    signer_digest = sha256
    default_policy = 1.2.3.4.1
    digests = sha256
    accuracy = secs:1
    ess_cert_id_alg = sha256

    """
}
