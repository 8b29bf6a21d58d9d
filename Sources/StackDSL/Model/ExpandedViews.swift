/// How many views the instances in a file bring in, counted before any of them is made, and which
/// instances are one too many.
///
/// Components in components multiply: ten levels of eight instances are a billion views in 900 bytes.
public struct ExpandedViews: Sendable {
  /// The most views that the instances of one file may bring in, in its screens and its components: some 3 KB
  /// each.
  static let most = 50_000
  /// The most views of an item in which a component contains itself, which is an error.
  static let mostOfCycle = 1_000

  /// In all, without the instances that are left out.
  private var total = 0
  /// The number of views that each section's instances expand to.
  private var bySection: [(mark: SectionMark, views: Int)] = []
  /// The instances that are left out, by their places, with the views that they would bring in; nil where
  /// it is said of another one that is the reason.
  private(set) var leftOut: [SourceSpan: Int?] = [:]
  /// Components that contain themselves.
  private(set) var cyclic: Set<SourceSpan> = []

  private var counts: [SourceSpan: Int] = [:]
  private var scopes: FileScopes
  /// The components that a file sees, by the bytes of their names.
  private var declarations: [FileID: [ArraySlice<UInt8>: ComponentDeclaration]] = [:]
  /// More than any message has to tell apart.
  private static let uncountable = 1_000_000_000_000

  public init(of file: FileID, in files: SourceFiles) {
    scopes = FileScopes(files)
    guard let tree = files[file], !declarations(seenBy: file).isEmpty else { return }
    /// Items in which an instance is left out.
    var incomplete: Set<SourceSpan> = []
    for (index, section) in tree.sections.enumerated() {
      let id = tree.id(ofSection: index)
      let before = total
      for instance in instances(in: section, 0..<section.nodes.count, of: file) {
        let views = views(of: instance.declaration, within: [])
        if views < ViewCollector.maximumViews, total + views <= Self.most {
          total += views
        } else {
          let item = id.span(item(around: instance.node))
          let isSaid = incomplete.contains(instance.declaration.span) || incomplete.contains(item)
          leftOut[id.span(instance.node)] = .some(isSaid ? nil : views)
          incomplete.insert(item)
        }
      }
      if total > before { bySection.append((section.mark, total - before)) }
    }
  }

  /// How many of them have to be made where an earlier model of the file is there.
  public func views(after previous: Model?) -> Int {
    guard let previous else { return total }
    let known = Set(previous.marks)
    let changed = bySection.filter { !known.contains($0.mark) }
    // A section that names a component may have to be read again with it.
    let isSame = changed.allSatisfy { !$0.mark.traits.contains(.declaresNames) }
    return isSame ? changed.reduce(0) { $0 + $1.views } : total
  }

  private func item(around node: SyntaxNode) -> SyntaxNode {
    var item = node
    while let parent = item.parent, parent.index > 0 { item = parent }
    return item
  }

  /// The views of a component with all that its instances bring in.
  private mutating func views(of component: ComponentDeclaration, within outer: [SourceSpan]) -> Int
  {
    let span = component.span
    if let known = counts[span] { return known }
    if let start = outer.firstIndex(of: span) {
      cyclic.formUnion(outer[start...])
      return 0
    }
    guard outer.count < ViewCollector.maximumInstanceDepth else { return 0 }
    let section = component.node.section
    let nodes = component.node.index..<Int(section.nodes[component.node.index].endNode)
    var sum = nodes.count { section.nodes[$0].kind == .view }
    for instance in instances(in: section, nodes, of: component.section.file) {
      // The root of the component is the view that the instance is.
      sum += views(of: instance.declaration, within: outer + [span]) - 1
    }
    counts[span] = max(1, min(sum, Self.uncountable))
    return counts[span] ?? 1
  }

  /// The instances that are written in these nodes of a section.
  private mutating func instances(
    in section: Section, _ nodes: Range<Int>, of file: FileID
  ) -> [(node: SyntaxNode, declaration: ComponentDeclaration)] {
    let declarations = declarations(seenBy: file)
    return nodes.compactMap { index in
      let record = section.nodes[index]
      guard record.kind == .viewKind, record.firstToken < record.endToken,
        let declaration = declarations[section.nameBytes(Int(record.firstToken))]
      else { return nil }
      return (SyntaxNode(section, Int(record.parent)), declaration)
    }
  }

  private mutating func declarations(
    seenBy file: FileID
  ) -> [ArraySlice<UInt8>: ComponentDeclaration] {
    if let known = declarations[file] { return known }
    let components = scopes.scope(of: file).components.filter { ViewKind(rawValue: $0.key) == nil }
    let result = Dictionary(
      components.map { (Array($0.key.utf8)[...], $0.value) },
      uniquingKeysWith: { first, _ in first })
    declarations[file] = result
    return result
  }
}

extension Section {
  /// A name without the quotes that may stand around it.
  fileprivate func nameBytes(_ token: Int) -> ArraySlice<UInt8> {
    let range = tokens.range(token)
    guard tokens.kind(token) == .quotedIdentifier, range.count >= 2 else { return bytes[range] }
    return bytes[range.lowerBound + 1..<range.upperBound - 1]
  }
}
