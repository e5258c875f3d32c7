import Synchronization

/// The signatures of some bytes that were checked, with what came out.
///
/// A check takes the hash of all bytes, and those who ask which key to trust ask the same more than once.
package final class SignatureChecks: Sendable {
  private struct Question: Hashable {
    let signature: Signature
    let key: PublicKey
  }

  package let bytes: [UInt8]
  private let answers = Mutex<[Question: Bool]>([:])

  package init(of bytes: [UInt8]) { self.bytes = bytes }

  /// Whether a signature is one of the bytes by a key.
  package func isValid(_ signature: Signature, by key: PublicKey) -> Bool {
    guard signature.key == key.id else { return false }
    let question = Question(signature: signature, key: key)
    if let answer = answers.withLock({ $0[question] }) { return answer }
    let answer = signature.isValid(for: bytes, by: key)
    answers.withLock { $0[question] = answer }
    return answer
  }

  /// How many times the bytes were hashed.
  package var count: Int { answers.withLock { $0.count } }
}
