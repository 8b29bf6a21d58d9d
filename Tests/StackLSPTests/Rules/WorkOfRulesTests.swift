import LayoutEngine
import StackDSL
import Synchronization
import Testing

@testable import StackLSP

/// A query about a whole layout runs once, however many findings need its result.
@Suite struct WorkOfRulesTests {
  private let file = FileID("/Test.stack")

  private func analysis(of text: String) -> Analysis {
    analyze(file, in: SourceFiles([parse(Array(text.utf8), file: file)]), memo: AnalysisMemo())
  }

  /// Labels in a font whose widths are estimated: whether they are cut depends on both ends of the range.
  private func cutLabels(_ count: Int) -> String {
    let labels = (0..<count).map {
      "label l\($0) \"A text that is cut\" { font: \"Futura-Medium\" 17; width == 60 }"
    }
    return """
      screen A {
        size: 375 x 667
        vstack list {
          alignment: leading
          leading == superview.leading
          top == superview.top
          \(labels.joined(separator: "\n    "))
        }
      }
      """
  }

  @Test(arguments: [2, 40])
  func aRuleIsAskedOnceAtEachEnd(count: Int) throws {
    let calls = Counter()
    let checks = Rule.contentClipped.checks.map { check -> Rule.Check in
      guard case .layout(let reports) = check else { return check }
      return .layout { layout in
        calls.add()
        return reports(layout)
      }
    }
    let rule = Rule(
      code: Rule.contentClipped.code, severity: .warning, traits: Rule.contentClipped.traits,
      checks: checks)
    let screen = try #require(analysis(of: cutLabels(count)).screens.first)
    let found = findings(on: screen, by: [rule], memo: AnalysisMemo())
    #expect(found.reduce(0) { $0 + 1 + $1.follows.count } == count)
    // At the estimate, and at either end of the range.
    #expect(calls.value == screen.all.count * (1 + ContentEnd.allCases.count))
  }

  /// Every view of a stack leads to all others, and the resulting chain is as long as the stack.
  @Test func aChainOfSizesNamesEachViewOnce() throws {
    let labels = (0..<50).map { "label l\($0) { width == a.width; height == \($0 + 10) }" }
    let text = """
      screen A {
        size: 375 x 6670
        vstack list {
          leading == superview.leading
          top == superview.top
          label a { height == 9; width == 50 }
          \(labels.joined(separator: "\n    "))
        }
      }
      """
    let screen = try #require(analysis(of: text).screens.first)
    let layout = LayoutReading(screen.screen, try #require(screen.primary))
    let stack = try #require(layout.stacks.first?.id)
    let arranged = layout.visibleArranged(in: stack)
    for view in [arranged[0], arranged[20], arranged[50]] {
      let chain = SizeChain(from: view, .vertical, in: layout)
      #expect(chain.views == [view] + arranged.filter { $0 != view })
      #expect(chain.fixed.count == arranged.count)
      let widths = SizeChain(from: view, .horizontal, in: layout)
      #expect(Set(widths.views) == Set(arranged))
      #expect(widths.ties.count == labels.count)
    }
  }

  private final class Counter: Sendable {
    private let count = Atomic(0)
    var value: Int { count.load(ordering: .relaxed) }
    func add() { count.add(1, ordering: .relaxed) }
  }
}
