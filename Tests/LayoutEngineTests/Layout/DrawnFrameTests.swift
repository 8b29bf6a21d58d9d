import TestSupport
import Testing

@testable import LayoutEngine

/// Frames with which an editor drew the views: they settle what the constraints leave open, and nothing else.
@Suite struct DrawnFrameTests {
  private static let drawn = Rect(x: 30, y: 40, width: 50, height: 60)

  /// UISV-ambiguity-suppression alone would make it 0 pt high.
  @Test func anArrangedViewWithoutASizeKeepsTheDrawnOne() {
    var builder = ProblemBuilder(200, 100)
    let stack = builder.stack(.horizontal, .fillEqually, .center)
    builder.pin(stack)
    let views = [builder.view(in: stack), builder.view(in: stack)]
    for view in views { builder[view].drawnFrame = Self.drawn }
    let outcome = layout(builder.problem)
    for (index, view) in views.enumerated() {
      #expect(outcome.frames[view.index].height == 0)
      #expect(
        outcome.framesAsDrawn()[view.index]
          == Rect(x: 100 * Double(index), y: 20, width: 100, height: 60))
    }
  }

  /// As far as there is room.
  @Test func aStackIsNotStretchedBeyondItsSize() {
    var builder = ProblemBuilder(200, 40)
    let stack = builder.stack(.horizontal, .fillEqually, .center)
    builder.pin(stack)
    let view = builder.view(in: stack)
    builder[view].drawnFrame = Self.drawn
    #expect(
      layout(builder.problem).framesAsDrawn()[view.index]
        == Rect(x: 0, y: 0, width: 200, height: 40))
  }

  @Test func anOpenFrameIsTheDrawnOne() {
    var builder = ProblemBuilder(200, 100)
    let view = builder.view()
    builder[view].drawnFrame = Self.drawn
    let outcome = layout(builder.problem)
    #expect(outcome.framesAsDrawn()[view.index] == Self.drawn)
    #expect(outcome.frames[view.index] == Rect(x: 0, y: 0, width: 0, height: 0))
  }

  /// Of two tied labels, the one that was drawn longer gets the room.
  @Test func aTieIsDecidedAsItWasDrawn() {
    var builder = ProblemBuilder(200, 20)
    let stack = builder.stack(.horizontal)
    builder.pin(stack)
    let views = [builder.view(in: stack, 50, 20), builder.view(in: stack, 50, 20)]
    builder[views[0]].drawnFrame = Rect(x: 0, y: 0, width: 50, height: 20)
    builder[views[1]].drawnFrame = Rect(x: 50, y: 0, width: 150, height: 20)
    let outcome = layout(builder.problem)
    #expect(views.map { outcome.frames[$0.index].width } == [150, 50])
    #expect(views.map { outcome.framesAsDrawn()[$0.index].width } == [50, 150])
  }

  @Test func whatIsWrittenWinsOverWhatIsDrawn() {
    var builder = ProblemBuilder(200, 100)
    let view = builder.view(20, 10)
    builder.constrain(view, .height, .equal, nil, nil, 33, priority: 60)
    builder.constrain(view, .left, .equal, ProblemBuilder.container, .left, 5)
    builder[view].drawnFrame = Self.drawn
    builder[view].vertical = ContentSize()
    #expect(
      layout(builder.problem).framesAsDrawn()[view.index]
        == Rect(x: 5, y: 40, width: 20, height: 33))
  }

  @Test func theFrameOfAHiddenViewSaysNothing() {
    var builder = ProblemBuilder(200, 100)
    let view = builder.view(isHidden: true)
    builder[view].drawnFrame = Self.drawn
    let outcome = layout(builder.problem)
    #expect(outcome.framesAsDrawn() == outcome.frames)
  }

  /// The layout at run time does not use the drawn frames.
  @Test func theDrawingChangesNothingAtRunTime() throws {
    var generator = SeededGenerator(seed: 15)
    for document in try StackDocument.all() {
      let (problem, _) = document.problem()
      var drawn = problem
      for index in drawn.views.indices.dropFirst() {
        drawn.views[index].drawnFrame = Rect(
          x: .random(in: -50...300, using: &generator),
          y: .random(in: -50...300, using: &generator),
          width: .random(in: 0...400, using: &generator),
          height: .random(in: 0...400, using: &generator))
      }
      let (first, second) = (layout(problem), layout(drawn))
      #expect(first.frames == second.frames, "\(document.seed)")
      #expect(first.ambiguities == second.ambiguities, "\(document.seed)")
      #expect(first.conflicts == second.conflicts, "\(document.seed)")
    }
  }

  /// A document drawn with its solved frames stays the same.
  @Test func aLayoutDrawnAsItIsStaysAsItIs() throws {
    for document in try StackDocument.all() {
      var (problem, _) = document.problem()
      let outcome = layout(problem)
      for index in problem.views.indices.dropFirst() {
        problem.views[index].drawnFrame = outcome.alignmentRects[index]
      }
      let again = layout(problem).framesAsDrawn()
      for index in problem.views.indices where !problem.views[index].isHidden {
        let isSame = FrameAttribute.allCases.allSatisfy {
          (again[index][$0] - outcome.frames[index][$0]).magnitude < 0.51
        }
        #expect(isSame, "\(document.seed) \(index)")
      }
    }
  }
}
