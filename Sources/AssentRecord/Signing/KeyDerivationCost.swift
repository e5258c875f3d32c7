import Crypto
import CryptoExtras

/// What it costs to try a password, as libsodium counts it and minisign writes it in key files.
package struct KeyDerivationCost: Hashable, Sendable {
  /// `opslimit`.
  let operations: UInt64
  /// `memlimit`, in bytes.
  let memory: UInt64

  package init(operations: UInt64, memory: UInt64) {
    self.operations = operations
    self.memory = memory
  }

  /// What minisign takes: a gigabyte, some seconds.
  package static let sensitive = KeyDerivationCost(operations: 1 << 25, memory: 1 << 30)

  /// As they stand in a key file.
  var bytes: [UInt8] {
    withUnsafeBytes(of: operations.littleEndian, Array.init)
      + withUnsafeBytes(of: memory.littleEndian, Array.init)
  }

  /// The parameters of scrypt that libsodium picks (`pickparams` of its scryptsalsa208sha256).
  private var parameters: (rounds: Int, parallelism: Int) {
    let blockSize: UInt64 = 8
    let operations = max(operations, 32_768)
    if operations < memory / 32 {
      return (1 << Self.exponent(most: operations / (blockSize * 4)), 1)
    }
    let exponent = Self.exponent(most: memory / (blockSize * 128))
    let product = min(operations / 4 / (1 << UInt64(exponent)), 0x3FFF_FFFF)
    return (1 << exponent, max(1, Int(product / blockSize)))
  }

  /// The first exponent, from 1, of a power of two above the half of a number.
  private static func exponent(most: UInt64) -> Int {
    var exponent = 1
    while exponent < 62, UInt64(1) << UInt64(exponent) <= most / 2 { exponent += 1 }
    return exponent
  }

  /// Hides bytes, or shows them again: each is combined with one that scrypt makes of the password.
  func hide(
    _ bytes: inout [UInt8], password: [UInt8], salt: [UInt8]
  ) throws(SecretKeyFault) {
    // Before anything is set aside: a key file may come from anywhere.
    guard operations <= Self.sensitive.operations, memory <= Self.sensitive.memory else {
      throw .tooCostly
    }
    let (rounds, parallelism) = parameters
    // An empty password has an address, too.
    let count = bytes.count
    guard
      let stream = try? KDF.Scrypt.deriveKey(
        from: password, salt: salt, outputByteCount: count, rounds: rounds, blockSize: 8,
        parallelism: parallelism)
    else { throw .noMemory }
    stream.withUnsafeBytes { stream in
      for (place, byte) in stream.enumerated() { bytes[place] ^= byte }
    }
  }
}
