/// Which views stand in a block, of which kinds and names, in which braces and conditions.
struct Skeleton: Equatable {
  private enum Bone: Equatable {
    case view(kind: String?, name: String?, hasBlock: Bool)
    case when
    /// Of the braces of the view or the `when` before.
    case end
  }
  private var bones: [Bone] = []

  /// Nil for a block that does more to its screen than its bones say: it puts in a component, or
  /// turns a stack.
  init?(of block: SyntaxNode, components: [String: ComponentDeclaration]) {
    guard add(block, components) else { return nil }
  }

  /// Blocks lie at most `Parser.maximumDepth` deep.
  private mutating func add(
    _ block: SyntaxNode, _ components: [String: ComponentDeclaration]
  ) -> Bool {
    for child in block.children {
      switch child.kind {
      case .view:
        let kind = child.first(.viewKind)?.significantTokens.first?.name
        if let kind, components[kind] != nil, ViewKind(rawValue: kind) == nil { return false }
        let inner = child.first(.block)
        bones.append(.view(kind: kind, name: child.declaredName?.name, hasBlock: inner != nil))
        if let inner, !add(inner, components) { return false }
        bones.append(.end)
      case .when:
        guard let inner = child.first(.block) else { continue }
        bones.append(.when)
        guard add(inner, components) else { return false }
        bones.append(.end)
      case .block:
        guard add(child, components) else { return false }
      case .property where child.assignsAxis:
        return false
      default:
        continue
      }
    }
    return true
  }
}
