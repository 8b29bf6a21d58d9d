/// Whole declarations with stops for the cursor, in LSP's snippet syntax.
enum Template {
  /// A view with what is written of its kind every time.
  static func view(_ kind: ViewKind, named name: String?) -> String {
    let head = name.map { "\(kind.rawValue) ${1:\($0)}" } ?? kind.rawValue
    switch kind {
    case .hstack, .vstack: return "\(head) {\n    spacing: ${2:8}\n    $0\n}"
    case .stack: return "\(head) {\n    axis: ${2:vertical}\n    spacing: ${3:8}\n    $0\n}"
    case .label: return "\(head) \"${2:Text}\"$0"
    case .button: return "\(head) \"${2:Title}\"$0"
    case .textField, .searchBar: return "\(head) \"${2:Placeholder}\"$0"
    case .imageView: return "\(head) \"${2:\(name ?? "photo")}\"$0"
    case .view, .visualEffectView, .containerView: return "\(head) {\n    $0\n}"
    case .scrollView:
      return """
        \(head) {
            edges == superview.edges
            vstack ${2:items} {
                edges == superview.content.edges
                width == superview.frame.width
                spacing: ${3:8}
                $0
            }
        }
        """
    default: return head + "$0"
    }
  }

  /// A screen that is sound as it stands, to start from.
  static func screen(named name: String, on devices: [String]) -> String {
    let list = devices.isEmpty ? "" : "    devices: ${2:\(devices.joined(separator: ", "))}\n\n"
    return """
      screen ${1:\(name)} {
      \(list)    vstack ${3:content} {
              spacing: ${4:8}
              top == safeArea.top + 16
              leading == safeArea.leading + 20
              trailing == safeArea.trailing - 20
              label ${5:title} "${6:Title}"
              label ${7:text} "${8:Text}"
              $0
          }
      }
      """
  }

  /// The text of a snippet with its placeholders as they are, for an editor without snippets. No
  /// placeholder holds a brace.
  static func expanded(_ snippet: String) -> String {
    var result = ""
    var rest = Substring(snippet)
    while let character = rest.popFirst() {
      guard character == "$", let next = rest.first else {
        result.append(character)
        continue
      }
      if next == "{" {
        rest = rest.dropFirst()
        rest = rest.drop { $0.isNumber }
        if rest.first == ":" { rest = rest.dropFirst() }
        let placeholder = rest.prefix { $0 != "}" }
        result += placeholder
        rest = rest[placeholder.endIndex...].dropFirst()
      } else {
        rest = rest.drop { $0.isNumber }
      }
    }
    return result
  }
}

/// Proposals for the top level of a file.
extension Proposals {
  var topLevel: [Completion] {
    let items = [
      Completion(
        "screen", .keyword, documentation: "A screen with its views.",
        snippet: "screen ${1:\(freeItemName)} {\n    $0\n}",
        plainText: "screen \(freeItemName) "),
      Completion(
        "component", .keyword, documentation: "Views to put into several screens.",
        snippet:
          "component ${1:Row} {\n    hstack {\n        spacing: ${2:8}\n        $0\n    }\n}",
        plainText: "component "),
      Completion(
        "let", .keyword, documentation: Keyword.let.summary,
        snippet: "let ${1:gap} = ${2:8}", plainText: "let "),
      Completion(
        "import", .keyword, documentation: Keyword.import.summary, snippet: "import \"$0\"",
        plainText: "import "),
    ]
    let properties = PropertyName.allCases.filter(\.description.isOfFile).filter { name in
      !model.properties.contains { $0.name == name }
    }
    return (model.screens.isEmpty && model.components.isEmpty ? [startingScreen] : []) + items
      + properties.map { property($0, last: nil) }
  }

  private var startingScreen: Completion {
    let snippet = Template.screen(
      named: freeItemName, on: devices(without: []).prefix(2).map(\.label))
    return Completion(
      "screen with a stack", .template, detail: "to start from",
      documentation: "A screen on two devices, with a stack that is pinned to the safe area.",
      snippet: snippet, plainText: Template.expanded(snippet))
  }

  /// The name of the file: `Profile` in `profile.stack`.
  private var freeItemName: String {
    let stem = model.file.lastComponent.prefix { $0 != "." }
    let wanted = capitalized(stem)
    let taken = model.screens.map(\.name) + model.components.map(\.name)
    return freeName(nameForm(wanted) == .plain ? wanted : "Screen") { taken.contains($0) }
  }
}
