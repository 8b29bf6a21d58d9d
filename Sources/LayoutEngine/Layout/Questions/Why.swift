extension LayoutOutcome {
  /// Why a number of a view's alignment rect is what it is: see `Explanation`.
  ///
  /// Costs a few dozen microseconds for a screen; nil for an unknown view. In right-to-left `x` is
  /// the distance from the superview's leading edge, as it is constrained.
  public func explanation(of view: ViewID, _ attribute: FrameAttribute) -> Explanation? {
    guard problem.views.indices.contains(view.index), let solution = relaxed.solution else {
      return nil
    }
    let lowered = relaxed.lowered
    let variable = lowered.variable(view, attribute)
    let proof = solution.explanation(of: variable)
    // An open number stands where the prediction puts it, although a constraint may end there.
    let isOpen = !relaxed.range(of: variable).isUnique
    let isPredicted = isOpen || proof.members.contains { lowered.isPreference($0.member) }
    var chain = ExplanationChain(isPredicted ? [] : proof.members, lowered, solution.values)
    let links = chain.links(from: variable)
    let required = isOpen ? nil : links.lazy.map(\.origin).first
    return Explanation(
      view: view, attribute: attribute, value: solution.values[Int(variable.index)],
      links: links, upper: proof.upper.flatMap(lowered.origin) ?? required,
      lower: proof.lower.flatMap(lowered.origin) ?? required)
  }
}
