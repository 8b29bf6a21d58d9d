/// One proposal: what may stand at the cursor.
public struct Completion: Sendable, Hashable {
  public enum Kind: String, Sendable {
    case keyword, viewKind, component, view, property, parameter, attribute, guide, enumCase
    case priority, constant, device, state, path, code, condition
  }
  public var label: String
  public var kind: Kind
  /// A few words beside the label: a type, a class, a default.
  public var detail: String
  public var documentation: String
  /// What is put in the place of the word, with `$1`, `$0` where the cursor goes next.
  public var snippet: String
  /// The same for an editor without snippets.
  public var plainText: String

  init(
    _ label: String, _ kind: Kind, detail: String = "", documentation: String = "",
    snippet: String? = nil, plainText: String? = nil
  ) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.documentation = documentation
    self.plainText = plainText ?? label
    self.snippet = snippet ?? self.plainText
  }
}

/// What may stand at `offset` and nothing else, in the order of use.
///
/// - Parameter codes: the codes that `allow` can name.
public func completions(
  at offset: Int, in model: Model, files: SourceFiles, codes: [String] = []
) -> (items: [Completion], word: Range<Int>) {
  guard let tree = files[model.file] else { return ([], offset..<offset) }
  let (context, word) = tree.completionContext(at: offset)
  let proposals = Proposals(model: model, files: files, offset: offset, codes: codes)
  return (proposals.items(for: context), word)
}

/// Gathers the proposals for one place.
struct Proposals {
  let model: Model
  let files: SourceFiles
  let codes: [String]
  let screen: Screen?
  let owner: ViewIndex
  let scope: FileScope
  /// Of the component around.
  let parameters: [String]

  init(model: Model, files: SourceFiles, offset: Int, codes: [String]) {
    self.model = model
    self.files = files
    self.codes = codes
    let around = model.view(at: offset)
    screen = around?.screen
    owner = around.map { $0.screen.innermostBlock(around: offset, in: model.file) } ?? .screen
    var scopes = FileScopes(files)
    scope = scopes.scope(of: model.file)
    let component = model.components.first { component in
      component.span.range.lowerBound <= offset && offset <= component.span.range.upperBound
    }
    parameters = component?.value.parameters.map(\.name) ?? []
  }

  func items(for context: CompletionContext) -> [Completion] {
    switch context {
    case .item: topLevel
    case .member: members(of: owner) + viewKinds + keywords + viewNames(from: owner)
    case .memberPath(let path): memberPath(path)
    case .value(let key): values(of: key)
    case .operand(let path, let other): operands(path, other: other)
    case .priority: priorities
    case .conditionSubject:
      Condition.Subject.allCases.map {
        Completion($0.rawValue, .condition, documentation: $0.summary)
      }
    case .conditionValue(let subject): conditionValues(subject)
    case .device: devices
    case .importPath: importPaths
    case .code: codes.map { Completion($0, .code) }
    case .nothing: []
    }
  }

  private var topLevel: [Completion] {
    [
      Completion(
        "screen", .keyword, documentation: "A screen with its views.",
        snippet: "screen ${1:Name} {\n    $0\n}", plainText: "screen "),
      Completion(
        "component", .keyword, documentation: "Views to put into several screens.",
        snippet: "component ${1:Name} {\n    $0\n}", plainText: "component "),
      Completion("import", .keyword, snippet: "import \"$0\"", plainText: "import "),
      Completion("let", .keyword, snippet: "let ${1:name} = $0", plainText: "let "),
    ]
      + PropertyName.allCases.filter(\.description.isOfFile).map(property)
  }

  // MARK: Members

  func members(of view: ViewIndex) -> [Completion] {
    guard let screen, screen.views.indices.contains(view.index) else { return [] }
    let declared = screen.views[view.index]
    var result: [Completion] = []
    if let component = declared.componentName, let declaration = scope.components[component] {
      result += declaration.parameters.map {
        Completion(
          $0.name, .parameter, detail: $0.value.typePhrase, snippet: "\($0.name): $0",
          plainText: "\($0.name): ")
      }
    }
    result += PropertyName.allCases.filter { $0.description.owners.contains(declared.kind) }
      .map(property)
    return result + attributes(of: PlaceOfAnchor(view: view), other: nil)
  }

  private func property(_ name: PropertyName) -> Completion {
    let description = name.description
    return Completion(
      name.rawValue, .property, detail: "default: \(description.defaultValue)",
      documentation: description.summary, snippet: "\(name.rawValue): $0",
      plainText: "\(name.rawValue): ")
  }

  private var viewKinds: [Completion] {
    ViewKind.views.map { kind in
      Completion(
        kind.rawValue, .viewKind, detail: kind.className, documentation: kind.summary,
        plainText: kind.rawValue)
    }
      + scope.components.keys.sorted().map { name in
        Completion(
          name, .component, detail: "component",
          documentation: scope.components[name].map { documentationComment(of: $0.node) } ?? "",
          snippet: "\(name) ${1:name}")
      }
  }

  private var keywords: [Completion] {
    [
      keyword(.when, snippet: "when $1 { $0 }"), keyword(.expect, snippet: "expect "),
      keyword(.allow, snippet: "allow ${1:code} \"$0\""),
    ]
  }

  private func keyword(_ keyword: Keyword, snippet: String) -> Completion {
    Completion(
      keyword.rawValue, .keyword, documentation: keyword.summary, snippet: snippet,
      plainText: keyword.rawValue + " ")
  }

  func viewNames(from view: ViewIndex) -> [Completion] {
    guard let screen else { return [] }
    var result: [Completion] = []
    let inside = screen.views.filter { $0.instanceSpan == screen.views[view.index].span }
    for declared in inside {
      guard let path = declared.pathInInstance else { continue }
      result.append(Completion(path, .view, detail: declared.kind.className))
    }
    for declared in screen.views.dropFirst() {
      guard let reference = declared.reference else { continue }
      result.append(
        Completion(
          reference, .view, detail: declared.componentName ?? declared.kind.className,
          documentation: declared.documentation))
    }
    return result
  }
}

extension Screen {
  /// The view in whose braces an offset lies.
  func innermostBlock(around offset: Int, in file: FileID) -> ViewIndex {
    var best = ViewIndex.screen
    var bestLength = Int.max
    for (index, view) in views.enumerated() where index > 0 && view.instanceSpan == nil {
      guard let block = view.blockSpan, block.file == file, block.range.lowerBound < offset,
        offset < block.range.upperBound || !isClosed(block), block.range.count < bestLength
      else { continue }
      best = ViewIndex(index)
      bestLength = block.range.count
    }
    return best
  }

  /// Whether the cursor can be behind the block's last byte; a block that lacks its brace ends there.
  private func isClosed(_ block: SourceSpan) -> Bool {
    block.range.upperBound < span.range.upperBound
  }
}
