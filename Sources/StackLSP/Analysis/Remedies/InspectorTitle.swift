import StackDSL

extension Remedy {
  /// The change in the words of the inspectors: "Set the Horizontal Content Hugging Priority of "Email" to
  /// 249".
  func inspectorTitle(on screen: Screen) -> String {
    var done: [ViewIndex: String] = [:]
    var phrases: [String] = []
    for change in changes {
      // Views that get the same value of the same property are listed together.
      if case .set(let view, let property, let value) = change {
        guard done[view] != "\(property) \(value)" else { continue }
        let views = changes.compactMap { other -> ViewIndex? in
          guard case .set(let view, property, value) = other else { return nil }
          return view
        }
        for other in views { done[other] = "\(property) \(value)" }
        let names = shortList(views.map(screen.called))
        phrases.append(
          "Set the \(property.inspectorName) of \(names) to \(property.inspectorValue(value))")
      } else if let phrase = change.inspectorPhrase(on: screen) {
        phrases.append(phrase)
      } else {
        return fullTitle
      }
    }
    guard let first = phrases.first, phrases.count > 1 else { return phrases.first ?? fullTitle }
    let rest = phrases.dropFirst().map { $0.prefix(1).lowercased() + $0.dropFirst() }
    return shortList([first] + rest, limit: 3)
  }
}

extension Change {
  /// Nil for a change that no inspector can make.
  fileprivate func inspectorPhrase(on screen: Screen) -> String? {
    func text(_ index: Int) -> String { quoted(screen.constraints[index].text) }
    switch self {
    case .removeProperty(let view, let property):
      let usual = screen.views[view.index].usualInspectorValue(of: property)
      return "Set the \(property.inspectorName) of \(screen.called(view)) to "
        + (usual ?? "its default")
    case .setPriority(let index, let priority):
      return "Set the Priority of \(text(index)) to \(figure(priority))"
    case .setConstant(let index, let constant):
      // A constraint may be stated from the other side than a person would.
      return "Set the Constant of \(text(index)) to \(figure(constant))"
    case .setRelation(let index, let relation):
      return "Set the Relation of \(text(index)) to \(relation.inspectorName)"
    case .removeConstraint(let index), .remove(.constraint(let index)):
      return "Remove \(text(index))"
    case .remove(.allowance(let index)):
      return "Remove the allow from the notes of \(screen.called(screen.allowances[index].owner))"
    case .addConstraint(_, let constraint):
      return "Add \(quoted(screen.outlineText(of: constraint)))"
    case .restate(let index, _, let constraint):
      return "Change \(text(index)) to \(quoted(screen.outlineText(of: constraint)))"
    default: return nil
    }
  }
}
