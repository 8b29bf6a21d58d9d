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
  /// The text that replaces the word, with `$1` and `$0` at the next places of the cursor.
  public var snippet: String
  /// The same for an editor without snippets.
  public var plainText: String
  /// The text with which the word at the cursor is compared, unless it is the label.
  public var filterText: String?
  /// Whether what stands around makes it likelier than what is written most anywhere.
  public var isLikely: Bool

  init(
    _ label: String, _ kind: Kind, detail: String = "", documentation: String = "",
    snippet: String? = nil, plainText: String? = nil, filterText: String? = nil,
    isLikely: Bool = false
  ) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.documentation = documentation
    self.plainText = plainText ?? label
    self.snippet = snippet ?? self.plainText
    self.filterText = filterText
    self.isLikely = isLikely
  }
}

/// Everything that may stand at `offset`, and nothing else, in the order of use.
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
  let offset: Int
  let cursor: SourcePosition?
  let screen: Screen?
  let owner: ViewIndex
  let scope: FileScope
  let isInComponent: Bool
  /// The parameters of the component around the place.
  let parameters: [String]
  /// Names that a new view cannot have: they are unique within a screen and within a component, and a
  /// `let` of the same name would no longer be reached.
  let taken: Set<String>

  /// - Parameter braces: those that are open at the offset, the outermost first.
  init(
    model: Model, files: SourceFiles, offset: Int, braces: [Int], deviceNames: [String],
    codes: [String]
  ) {
    self.model = model
    self.files = files
    self.deviceNames = deviceNames
    self.codes = codes
    self.offset = offset
    let cursor = model.position(at: offset)
    self.cursor = cursor
    let screen =
      model.view(at: offset)?.screen ?? braces.first.flatMap { model.view(at: $0)?.screen }
    self.screen = screen
    let open = files[model.file].flatMap { tree in
      screen?.block(openedBy: braces, around: offset, in: tree, model.sections)
    }
    owner = open ?? cursor.flatMap { screen?.innermostBlock(around: $0) } ?? .screen
    var scopes = FileScopes(files)
    scope = scopes.scope(of: model.file)
    let component = model.components.first { cursor.map($0.span.touches) ?? false }
    isInComponent = component != nil
    parameters = component?.parameters.map(\.name) ?? []
    let views = screen?.views.lazy.filter { $0.instanceSpan == nil }.compactMap(\.name)
    taken = Set(views.map(Array.init) ?? []).union(scope.values.keys).union(parameters)
  }

  func items(for context: CompletionContext) -> [Completion] {
    switch context {
    case .item: topLevel
    case .member(let isConditional): members(isConditional: isConditional)
    case .memberPath(let path): memberPath(path)
    case .value(let key, let listed): values(of: key, listed: listed)
    case .sizeLabel(let listed): sizeLabels.filter { !listed.contains($0.label) }
    case .relation(let anchor): relations(behind: anchor)
    case .operand(let path, let other): operands(path, other: other)
    case .operation(let word): operations(behind: word)
    case .number: constants + distances + [systemSpacing]
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

  /// The view to which the innermost of these braces belongs, as far as it reaches the offset: one that
  /// is not closed yet reaches what is indented further than its first line.
  func block(
    openedBy braces: [Int], around offset: Int, in tree: SyntaxTree, _ sections: SectionMap
  ) -> ViewIndex? {
    let text = tree.text
    for brace in braces.reversed() {
      guard let start = sections.position(at: brace, in: tree.file),
        let index = views.firstIndex(where: { view in
          view.instanceSpan == nil && view.blockSpan?.start == start
        }), let block = views[index].blockSpan
      else { continue }
      let end = sections.fileSpan(block).range.upperBound
      let isOpen = offset >= end || text[end - 1] != UInt8(ascii: "}")
      let isOnItsLine = text.startOfLine(offset) == text.startOfLine(brace)
      let isInside =
        text.indentation(at: offset).utf8.count > text.indentation(at: brace).utf8.count
      if !isOpen || isOnItsLine || isInside { return ViewIndex(index) }
    }
    return nil
  }
}
