/// A problem in the world, not in the user's text: a file that cannot be read or written.
package enum InputError: Error, Hashable, CustomStringConvertible {
  /// assent: cannot read 'content/license.md': permission denied
  case unreadable(path: String, reason: String)
  /// assent: cannot write 'Output/license.txt': no space left on device
  case unwritable(path: String, reason: String)
  /// assent: weasyprint was not done after 60 seconds
  case program(name: String, reason: String)

  /// The same with what is there all the same, and how to go on.
  package func adding(_ words: String) -> InputError {
    switch self {
    case .unreadable(let path, let reason): .unreadable(path: path, reason: reason + "; " + words)
    case .unwritable(let path, let reason): .unwritable(path: path, reason: reason + "; " + words)
    case .program(let name, let reason): .program(name: name, reason: reason + "; " + words)
    }
  }

  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "cannot read '\(VisibleText.name(path))': \(reason)"
    case .program(let name, let reason): "\(name) \(reason)"
    case .unwritable(let path, let reason): "cannot write '\(VisibleText.name(path))': \(reason)"
    }
  }
}

/// A wrong command or configuration; the message says what is and what to do.
package struct UsageError: Error, Hashable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) {
    self.description = description
  }
}
