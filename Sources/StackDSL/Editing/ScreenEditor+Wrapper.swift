/// A view goes into a plain view that takes its place.
extension ScreenEditor {
  /// `view listBox { vstack list { …; edges == superview.edges } }`: the plain view is what is hidden
  /// and shown from now on, and the lines tie the view to it.
  ///
  /// Nil where the screen has not written it, and where a `when` in its own braces hides it.
  ///
  /// - Parameter lines: new members of the view inside.
  public func wrap(_ view: ViewIndex, in name: String, with lines: [String]) -> [TextEdit]? {
    guard let declared = written(view), declared.blockSpan != nil,
      let passage = passage(declared.span)
    else { return nil }
    let hiding = declared.properties.filter { $0.name == .isHidden }
    let own = hiding.filter { declared.span.contains($0.span) }
    let elsewhere = hiding.filter { !declared.span.contains($0.span) }
    guard own.allSatisfy({ $0.condition == nil }) else { return nil }
    let removals = own.compactMap { remove($0.span) }.flatMap { $0 }
    let renamed = elsewhere.compactMap { replace($0.keySpan, by: "\(name).\($0.name.rawValue)") }
      .flatMap { $0 }
    let additions = lines.compactMap { add($0, to: view) }.flatMap { $0 }
    guard renamed.count == elsewhere.count,
      let inner = applying(removals + additions, to: passage.text, within: passage.range)
    else { return nil }
    let ending = passage.text.lineEnding
    let indentation = passage.indentation
    let moved = own.compactMap { self.passage($0.span).map { indentation + "    " + $0.words } }
    let nested = (indentation + String(decoding: inner, as: UTF8.self))
      .split(separator: ending, omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }
    let wrapped = ["view \(name) {"] + moved + nested + [indentation + "}"]
    return [passage.replaced(by: wrapped.joined(separator: ending))] + renamed
  }
}
