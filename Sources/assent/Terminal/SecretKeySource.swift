import AssentCompiler
import AssentDiagnostics
import AssentRecord

/// Where a secret key comes from: a file or the environment, never the command line.
enum SecretKeySource {
  static let keyVariable = "ASSENT_KEY"
  static let passwordVariable = "ASSENT_KEY_PASSWORD"

  /// What helps say of the two variables.
  static let help = """
    A key may come from a file or, as its text, from the variable \(keyVariable); its password, if it \
    has one, from the terminal or from \(passwordVariable). Neither is ever part of a command line.
    """

  /// Opens a key.
  ///
  /// - Parameters:
  ///   - path: its file; `nil` for the variable.
  ///   - option: the option that would name the file, for messages.
  static func read(_ path: String?, option: String) throws -> SecretKey {
    var text: [UInt8]
    let name: String
    if let path {
      text = try KeyFiles.readSecret(path)
      name = "'\(path)'"
    } else if let value = Terminal.variable(keyVariable), !value.isEmpty {
      text = Array(value.utf8)
      name = keyVariable
    } else {
      throw UsageError("there is no key; name its file with \(option), or set \(keyVariable)")
    }
    defer { for place in text.indices { text[place] = 0 } }
    do {
      guard try SecretKeyFile.isEncrypted(text) else {
        return try SecretKeyFile.key(parsing: text, password: nil)
      }
      let password = try password("password of \(name): ", for: name)
      return try SecretKeyFile.key(parsing: text, password: password)
    } catch let fault as SecretKeyFault {
      throw UsageError("\(name) \(fault)")
    }
  }

  /// A password for a new key, typed twice.
  static func newPassword() throws -> [UInt8] {
    if let value = Terminal.variable(passwordVariable), !value.isEmpty {
      guard value.utf8.count <= Password.mostBytes else {
        throw UsageError("\(passwordVariable) is longer than \(Password.mostBytes) bytes")
      }
      return Array(value.utf8)
    }
    guard let first = try Password.ask("password: ") else {
      throw UsageError("there is no terminal to type a password on; set \(passwordVariable)")
    }
    guard !first.isEmpty else {
      throw UsageError("the password is empty; leave out --encrypt for a key without one")
    }
    guard try Password.ask("the same again: ") == first else {
      throw UsageError("the two passwords differ; nothing was written")
    }
    return first
  }

  private static func password(_ prompt: String, for name: String) throws -> [UInt8] {
    if let value = Terminal.variable(passwordVariable) { return Array(value.utf8) }
    guard let typed = try Password.ask(prompt) else {
      throw UsageError(
        "\(name) is encrypted, and there is no terminal to type its password on; set "
          + passwordVariable)
    }
    return typed
  }
}
