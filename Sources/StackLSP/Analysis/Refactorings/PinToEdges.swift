import StackDSL

extension Refactoring {
  /// Ties the top and both sides of a view that its declaration leaves open to its surroundings, or its
  /// bottom if another view is at the top.
  static let pinToEdges = Refactoring(kind: .rewrite, isSilent: true) { place -> Offer? in
    guard place.member.kind == .view, !place.isArranged, place.item?.kind == .screen,
      let (screen, view) = place.view, let parent = screen.views[view.index].parent,
      screen.views[parent.index].kind != .scrollView
    else { return nil }
    let tied = Set(
      screen.constraints.filter { $0.first.view == view && $0.condition == nil }
        .map(\.first.attribute))
    let isOnScreen = parent == .screen
    let around = isOnScreen ? "safeArea" : "superview"
    var lines: [String] = []
    if tied.isDisjoint(with: [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]) {
      let others = screen.views[parent.index].children.filter { $0 != view }
      let isTaken: (AnchorAttribute) -> Bool = { edge in
        screen.constraints.contains { $0.first.attribute == edge && others.contains($0.first.view) }
      }
      lines.append(
        isTaken(.top) && !isTaken(.bottom)
          ? "bottom == \(around).bottom - 16" : "top == \(around).top + 16")
    }
    let inset = isOnScreen ? 20 : 16
    if tied.isDisjoint(with: [.leading, .left, .centerX]) {
      lines.append("leading == \(around).leading + \(inset)")
    }
    if tied.isDisjoint(with: [.trailing, .right, .centerX, .width]) {
      lines.append("trailing == \(around).trailing - \(inset)")
    }
    guard !lines.isEmpty, let edits = place.editor(of: screen).add(lines, to: view) else {
      return nil
    }
    let target = isOnScreen ? "the safe area" : "the edges of its superview"
    return Offer(title: "Pin \(place.title) to \(target)", edits: edits)
  }
}
