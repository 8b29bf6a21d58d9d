import StackDSL

/// A read-only document that the server writes, identified by a URI with the scheme `stack`.
enum VirtualDocument: Sendable, Hashable {
  /// The explanation of a diagnostic: `stack:/rules/ambiguous-hugging.md`.
  case rule(String)
  /// A view of a screen: `stack:/frames/home/me/A.stack/SignUp.txt`.
  case screen(ScreenDocument, FileID, name: String)
  /// The explanation of the logs in the comment at a line, counted from 1:
  /// `stack:/logs/home/me/A.stack/12.md`.
  case logs(FileID, line: Int)

  static let scheme = "stack"

  init?(uri: String) {
    guard let colon = uri.firstIndex(of: ":"), uri[..<colon].lowercased() == Self.scheme else {
      return nil
    }
    let path = DocumentURI.file(uri).name.drop { $0 != "/" }
    let parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    guard parts.count >= 2, let last = parts.last, let dot = last.lastIndex(of: ".") else {
      return nil
    }
    let name = String(last[..<dot])
    let file = FileID("/" + parts.dropFirst().dropLast().joined(separator: "/"))
    if parts[0] == "rules" {
      self = .rule(name)
    } else if parts[0] == "logs", let line = Int(name) {
      self = .logs(file, line: line)
    } else if let document = ScreenDocument(rawValue: parts[0]) {
      self = .screen(document, file, name: name)
    } else {
      return nil
    }
  }

  var uri: String {
    let path =
      switch self {
      case .rule(let code): "/rules/\(code).md"
      case .screen(let document, let file, let name):
        "/\(document.rawValue)\(file.name)/\(name).\(document.suffix)"
      case .logs(let file, let line): "/logs\(file.name)/\(line).md"
      }
    return "\(Self.scheme):" + DocumentURI.relative(path)
  }
}

/// A form in which a screen is shown; the raw value is the folder in its URI.
enum ScreenDocument: String, Sendable, CaseIterable {
  /// Box drawings and tables of frames, for each environment.
  case frames
  /// The picture in the primary environment.
  case preview
  /// The reasons why the required constraints conflict.
  case conflicts
  /// The screen as a Swift class.
  case swift

  var suffix: String {
    switch self {
    case .frames: "txt"
    case .preview: "svg"
    case .conflicts: "md"
    case .swift: "swift"
    }
  }
}
