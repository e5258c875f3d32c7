import Foundation

/// An authority of RFC 3161 that a test makes for itself, with OpenSSL.
package enum TimestampAuthority {
  private static let openSSL = URL(fileURLWithPath: "/usr/bin/openssl")
  package static var isThere: Bool { FileManager.default.isExecutableFile(atPath: openSSL.path) }

  /// Stamps a file of a folder, in which the authority keeps its key.
  ///
  /// - Parameter kind: of the key: `rsa:2048` or `ec`.
  package static func stamp(
    _ file: String, as response: String, in folder: TemporaryFolder, kind: String
  ) throws {
    func run(_ words: String...) throws {
      let ending = try Program.run(
        words, in: folder.url, program: openSSL,
        environment: ["OPENSSL_CONF": folder["tsa.cnf"].path])
      guard ending.code == 0 else { throw Failure(text: ending.errors) }
    }
    if !folder.exists("tsa.pem") {
      try folder.write(configuration, to: "tsa.cnf")
      let key = kind == "ec" ? ["ec", "-pkeyopt", "ec_paramgen_curve:P-256"] : [kind]
      let request =
        ["req", "-x509", "-newkey"] + key
        + ["-nodes", "-keyout", "tsa.key", "-out", "tsa.pem", "-days", "3650", "-subj", "/CN=Test"]
        + ["-extensions", "tsa_ext"]
      let ending = try Program.run(
        request, in: folder.url, program: openSSL,
        environment: ["OPENSSL_CONF": folder["tsa.cnf"].path])
      guard ending.code == 0 else { throw Failure(text: ending.errors) }
      try folder.write("01\n", to: "serial")
    }
    try run("ts", "-query", "-data", file, "-sha256", "-cert", "-out", "query.tsq")
    try run("ts", "-reply", "-queryfile", "query.tsq", "-out", response, "-section", "tsa")
  }

  struct Failure: Error { let text: String }

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
