extension [Manifest.Key] {
  /// Where an announced key signs a file, in whatever order the keys come to sign.
  ///
  /// The first key that is no recovery key signs in `manifest.json.minisig`, any other in a file with
  /// its id. Where none is announced, each key counts as the first.
  package func place(ofSignatureOf file: String, by id: String) -> String {
    let first = first { !$0.isRecovery }
    return first == nil || first?.id == id ? "\(file).minisig" : "\(file).\(id).minisig"
  }
}
