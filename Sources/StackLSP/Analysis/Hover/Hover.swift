import LayoutEngine
import StackDSL

extension Analysis {
  /// What is to be said of the text at a UTF-8 offset; nil where nothing is known.
  func hover(at offset: Int) -> HoverText? {
    guard let subject = HoverSubject(at: offset, in: self), let place = subject.places.first else {
      return nil
    }
    var page = HoverPage()
    switch place.thing {
    case .screen: page.describeScreen(place.analysis)
    case .view(let view):
      page.describe(view, on: place.analysis)
      page.describeInstances(subject.places)
    case .property(let view, let index):
      page.describeProperty(index, of: view, on: place.analysis, memo: memo)
    case .priorityProperty(let view, let index):
      page.describeProperty(index, of: view, on: place.analysis, memo: memo)
      page.describeLadder(property: index, of: view, on: place.analysis)
    case .constraints(let parts):
      page.describeConstraints(parts, on: place.analysis)
    case .constraintPriority(let parts):
      page.describeConstraints(parts, on: place.analysis)
      page.describeLadder(constraints: parts, on: place.analysis)
    case .expectation(let index): page.describeExpectation(index, on: place.analysis)
    case .condition(let index): page.describeCondition(index, on: place.analysis)
    }
    return HoverText(
      span: subject.span, markdown: page.markdown, plainText: page.plainText)
  }
}

extension ScreenAnalysis {
  /// The layouts other than the primary one, those that have something wrong first.
  var otherLayouts: [ScreenLayout] {
    let others = layouts.dropFirst()
    return others.filter { !$0.isSound } + others.filter(\.isSound)
  }
}
