import LayoutEngine
import StackDSL

extension Rule {
  static let expectationFailed = Rule(
    code: "expectation-failed", severity: .error,
    traits: Traits(scope: .variants),
    checks: [.layout(reports)])

  private static func reports(_ reading: LayoutReading) -> [Report] {
    reading.layout.expectations.compactMap { checked in
      guard !checked.holds, reading.screen.expectations.indices.contains(checked.index) else {
        return nil
      }
      let expectation = reading.screen.expectations[checked.index]
      let place = reading.screen.here(expectation.span, of: expectation.first.view)
      return Report(
        span: place, message: message(expectation, checked, reading),
        views: [expectation.first.view],
        // An `expect` in a component applies to all its instances.
        remedies: place == expectation.span ? promise(expectation, asIn: checked) : [])
    }
  }

  /// Adjusts the expectation to the layout. The other findings deal with the reverse.
  private static func promise(
    _ expectation: Expectation, asIn checked: CheckedExpectation
  ) -> [Remedy] {
    var words = expectation.text.split(separator: " ").map(String.init)
    guard expectation.second == nil,
      let relation = words.firstIndex(of: expectation.relation.rawValue),
      words.indices.contains(relation + 1), Double(words[relation + 1]) == checked.right
    else { return [] }
    words[relation + 1] = tenths(checked.left)
    var remedy = Remedy(
      "Expect \(tenths(checked.left)) instead of \(tenths(checked.right))",
      [.rewrite(.expectation(checked.index), "expect " + words.joined(separator: " "))])
    remedy.onlyAccepts = true
    return [remedy]
  }

  private static func message(
    _ expectation: Expectation, _ checked: CheckedExpectation, _ reading: LayoutReading
  ) -> String {
    let text =
      expectation.text.hasPrefix("expect") ? expectation.text : "expect " + expectation.text
    let right = expectation.second == nil ? "" : ", the other side \(pt(checked.right))"
    return "`\(text)` does not hold: it is \(pt(checked.left))\(right) on "
      + "\(reading.environment.name)."
  }
}
