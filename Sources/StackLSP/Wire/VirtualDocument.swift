import StackDSL

/// A read-only document that the server writes itself, by its URI (scheme `stack`).
enum VirtualDocument: Sendable, Hashable {
  /// What a diagnostic means: `stack:/rules/ambiguous-hugging.md`.
  case rule(String)
  /// Boxes and frames of a screen: `stack:/frames/home/me/A.stack/SignUp.txt`.
  case frames(FileID, screen: String)
  /// The picture of a screen: `stack:/preview/home/me/A.stack/SignUp.svg`.
  case preview(FileID, screen: String)

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
    switch parts[0] {
    case "rules": self = .rule(name)
    case "frames": self = .frames(file, screen: name)
    case "preview": self = .preview(file, screen: name)
    default: return nil
    }
  }

  var uri: String {
    let path =
      switch self {
      case .rule(let code): "/rules/\(code).md"
      case .frames(let file, let screen): "/frames\(file.name)/\(screen).txt"
      case .preview(let file, let screen): "/preview\(file.name)/\(screen).svg"
      }
    return "\(Self.scheme):" + DocumentURI.relative(path)
  }
}

extension Session {
  /// Nil where there is nothing of that name.
  mutating func text(of document: VirtualDocument) -> String? {
    switch document {
    case .rule(let code): return Rule.named(code)?.markdown
    case .frames(let file, let name):
      return screen(name, of: file).map { screen in
        screen.framesListings.map { "\(BoxDrawing($0).text)\n\($0.table)\n" }
          .joined(separator: "\n")
      }
    case .preview(let file, let name):
      return screen(name, of: file).flatMap { screen in
        screen.primary.map { preview(of: screen.screen, $0) }
      }
    }
  }

  /// A screen, or a component solved alone; the first one where the name is empty.
  mutating func screen(_ name: String, of file: FileID) -> ScreenAnalysis? {
    let analysis = solved(file, .allEnvironments).analysis
    return (analysis.screens + analysis.components).first { name.isEmpty || $0.screen.name == name }
  }
}
