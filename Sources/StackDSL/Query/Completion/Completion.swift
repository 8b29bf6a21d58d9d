/// One proposal: what may stand at the cursor.
public struct Completion: Sendable, Hashable {
  public enum Kind: String, Sendable {
    case keyword, viewKind, component, view, property, parameter, attribute, guide, enumCase
    case priority, constant, device, state, path, code, condition, template
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
/// - Parameter devices: in the order of use; nil for those that the files know, in theirs.
/// - Parameter codes: the codes that `allow` can name.
public func completions(
  at offset: Int, in model: Model, files: SourceFiles, devices: [String]? = nil,
  codes: [String] = []
) -> (items: [Completion], word: Range<Int>) {
  guard let tree = files[model.file] else { return ([], offset..<offset) }
  let (context, word, braces) = tree.completionPlace(at: offset)
  let proposals = Proposals(
    model: model, files: files, offset: offset, braces: braces,
    deviceNames: devices ?? files.deviceNames ?? [], codes: codes)
  return (proposals.items(for: context), word)
}

/// Gathers the proposals for one place.
struct Proposals {
  let model: Model
  let files: SourceFiles
  let deviceNames: [String]
  let codes: [String]
  let cursor: SourcePosition?
  let screen: Screen?
  let owner: ViewIndex
  let scope: FileScope
  /// Of the component around.
  let parameters: [String]

  /// - Parameter braces: those that are open at the offset, the outermost first.
  init(
    model: Model, files: SourceFiles, offset: Int, braces: [Int], deviceNames: [String],
    codes: [String]
  ) {
    self.model = model
    self.files = files
    self.deviceNames = deviceNames
    self.codes = codes
    let cursor = model.position(at: offset)
    self.cursor = cursor
    if let cursor, let screen = model.view(at: offset)?.screen, screen.span.contains(cursor) {
      self.screen = screen
      owner = screen.innermostBlock(around: cursor)
    } else {
      // At the end of what is being typed nothing is closed yet: the braces say where that is.
      let screen = braces.first.flatMap { model.view(at: $0)?.screen }
      self.screen = screen
      owner = screen?.block(openedBy: braces.compactMap(model.position(at:))) ?? .screen
    }
    var scopes = FileScopes(files)
    scope = scopes.scope(of: model.file)
    let component = model.components.first { cursor.map($0.span.touches) ?? false }
    parameters = component?.parameters.map(\.name) ?? []
  }

  func items(for context: CompletionContext) -> [Completion] {
    switch context {
    case .item: topLevel
    case .member(let isConditional): members(isConditional: isConditional)
    case .memberPath(let path): memberPath(path)
    case .value(let key, let listed): values(of: key, listed: listed)
    case .relation(let anchor): relations(behind: anchor)
    case .operand(let path, let other): operands(path, other: other)
    case .operation(let isComposite): operations(isComposite: isComposite)
    case .number: constants + [systemSpacing]
    case .priority: priorities
    case .conditionSubject:
      Condition.Subject.allCases.map {
        Completion($0.rawValue, .condition, documentation: $0.summary)
      }
    case .conditionValue(let subject): conditionValues(subject)
    case .device(let listed): devices(without: listed)
    case .importPath: importPaths
    case .code: codes.map { Completion($0, .code) }
    case .nothing: []
    }
  }

  /// The view in whose braces the cursor is.
  var ownerView: View? {
    screen.flatMap { $0.views.indices.contains(owner.index) ? $0.views[owner.index] : nil }
  }
}

extension Screen {
  /// The view in whose braces an offset lies.
  func innermostBlock(around cursor: SourcePosition) -> ViewIndex {
    var best = ViewIndex.screen
    var bestLength = Int.max
    for (index, view) in views.enumerated() where index > 0 && view.instanceSpan == nil {
      guard let block = view.blockSpan, cursor.isBehind(block.start), block.contains(cursor),
        block.count < bestLength
      else { continue }
      best = ViewIndex(index)
      bestLength = block.count
    }
    return best
  }

  /// The view to which the innermost of these braces belongs.
  func block(openedBy braces: [SourcePosition]) -> ViewIndex {
    for brace in braces.reversed() {
      let index = views.firstIndex { view in
        view.instanceSpan == nil && view.blockSpan?.start == brace
      }
      if let index { return ViewIndex(index) }
    }
    return .screen
  }
}
