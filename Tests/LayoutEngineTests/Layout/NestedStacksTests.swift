import Testing

@testable import LayoutEngine

/// Apple's nested stack views (*Auto Layout Guide*, "Nested Stack Views"), by hand.
///
/// Labels 83, 102 and 81 pt wide and 20.5 high, fields 97 × 30, buttons 35, 48 and 37 × 30, image
/// 240 × 240; margins of 16, 40 above, 20 below, spacing 8 everywhere.
@Suite struct NestedStacksTests {
  struct Screen {
    var builder: ProblemBuilder
    var photo: ViewID
    var notes: ViewID
    var nameRows: ViewID
    var rows: [ViewID] = []
    var labels: [ViewID] = []
    var fields: [ViewID] = []
    var buttons: [ViewID] = []
  }

  /// With the priorities of Interface Builder's table, or with the defaults of code.
  private func screen(_ width: Double, _ height: Double, hasTable: Bool = true) -> Screen {
    var builder = ProblemBuilder(width, height)
    let root = builder.stack(.vertical, spacing: 8)
    builder.pin(root, top: 40, left: 16, bottom: 20, right: 16)
    let upper = builder.stack(in: root, .horizontal, spacing: 8)
    let photo = builder.view(in: upper, 240, 240, resistance: hasTable ? 48 : 750)
    builder.constrain(photo, .width, .equal, photo, .height)
    let nameRows = builder.stack(in: upper, .vertical, spacing: 8, .fillEqually)
    var screen = Screen(
      builder: builder, photo: photo, notes: photo, nameRows: nameRows)
    for width in [83.0, 102, 81] { addRow(to: &screen, labelWidth: width, hasTable) }
    screen.notes = screen.builder.view(in: root)
    screen.builder[screen.notes].vertical.hugging = Priority(hasTable ? 249 : 250)
    let row = screen.builder.stack(in: root, .horizontal, spacing: 8, .fillEqually, .firstBaseline)
    screen.buttons = [35.0, 48, 37].map {
      screen.builder.view(in: row, $0, 30, firstBaseline: 20)
    }
    return screen
  }

  /// The baseline of the field's text is 20.5 below its top, the label's 16 below its own: 4.5 pt apart.
  private func addRow(to screen: inout Screen, labelWidth: Double, _ hasTable: Bool) {
    let row = screen.builder.stack(
      in: screen.nameRows, .horizontal, spacing: 8, .fill, .firstBaseline)
    let label = screen.builder.view(
      in: row, labelWidth, 20.5, hugging: hasTable ? 251 : 250, firstBaseline: 16)
    let field = screen.builder.view(in: row, 97, 30, firstBaseline: 20.5)
    screen.builder[field].horizontal.hugging = Priority(hasTable ? 48 : 250)
    if let first = screen.fields.first {
      screen.builder.constrain(field, .width, .equal, first, .width)
    }
    screen.rows.append(row)
    screen.labels.append(label)
    screen.fields.append(field)
  }

  @Test func theTableMakesTheImageAsHighAsTheRows() {
    let screen = screen(375, 667)
    let outcome = layout(screen.builder.problem)
    #expect(outcome.status == .solved)
    #expect(outcome.ambiguities == [])
    // A field extends 4.5 above its label and is 30 high. A row is 30 − 4.5 = 25.5 high, and three of them
    // with two gaps are 3 · 25.5 + 2 · 8 = 92.5. The image gives way (48 against the canvas fit's 49) until
    // it is as high as they are, and square.
    #expect(
      outcome.framesInContainer[screen.photo.index]
        == Rect(x: 16, y: 40, width: 92.5, height: 92.5))
    // 375 − 32 − 92.5 − 8 = 242.5, beginning at 16 + 92.5 + 8.
    #expect(
      outcome.framesInContainer[screen.nameRows.index]
        == Rect(x: 116.5, y: 40, width: 242.5, height: 92.5))
    // All fields are as wide as the one beside the widest label: 242.5 − 8 − 102; the text extends above.
    #expect(screen.fields.map { outcome.frames[$0.index].width } == [132.5, 132.5, 132.5])
    #expect(screen.fields.map { outcome.frames[$0.index].y } == [-4.5, -4.5, -4.5])
    #expect(screen.rows.map { outcome.frames[$0.index].height } == [25.5, 25.5, 25.5])
    // From 40 + 92.5 + 8 to 667 − 20 − 30 − 8 = 609.
    #expect(
      outcome.framesInContainer[screen.notes.index]
        == Rect(x: 16, y: 140.5, width: 343, height: 468.5))
    // (343 − 2 · 8) / 3 = 109, 667 − 20 − 30 = 617.
    #expect(screen.buttons.map { outcome.frames[$0.index].width } == [109, 109, 109])
    #expect(screen.buttons.map { outcome.framesInContainer[$0.index].y } == [617, 617, 617])
  }

  @Test func fieldsThatHugMakeTheImageGrow() {
    var screen = screen(375, 667)
    for field in screen.fields { screen.builder[field].horizontal.hugging = Priority(250) }
    let outcome = layout(screen.builder.problem)
    #expect(outcome.ambiguities == [])
    // Fields keep 97, so the name rows are 102 + 8 + 97 = 207 wide and the image 343 − 8 − 207.
    #expect(outcome.frames[screen.photo.index].width == 128)
    #expect(outcome.frames[screen.photo.index].height == 128)
    #expect(screen.fields.map { outcome.frames[$0.index].width } == [97, 97, 97])
    // (128 − 16) / 3 = 37.33, before rounding to pixels.
    for row in screen.rows {
      #expect((outcome.alignmentRects[row.index].height - 112 / 3).magnitude < 1e-6)
    }
  }

  @Test func withoutTheTableTheTextIsGoneAndSixViewsTie() throws {
    let screen = screen(667, 375, hasTable: false)
    let outcome = layout(screen.builder.problem)
    // A point more of image costs two at 250 (it is square), a point more of name rows three. So the image
    // takes all of the height, 375 − 60 − 30 − 16 = 269, and the text view is 0 high.
    #expect(outcome.frames[screen.photo.index].height == 269)
    #expect(outcome.frames[screen.notes.index].height == 0)
    // 667 − 32 − 8 − 269 = 358 for label + 8 + field, in three rows whose fields are equal.
    let ambiguity = try #require(outcome.ambiguities.first)
    #expect(outcome.ambiguities.count == 1)
    #expect(Set(ambiguity.group.map(\.view)) == Set(screen.labels + screen.fields))
    guard case .tie(let priority, let members) = ambiguity.cause else {
      Issue.record("no tie")
      return
    }
    #expect(priority == Priority(250))
    #expect(members.count == 6)
    for quantity in ambiguity.group {
      let isField = screen.fields.contains(quantity.view)
      // 358 − 8 − 102 = 248 and 358 − 8 − 97 = 253.
      #expect((quantity.lower - (isField ? 97 : 102)).magnitude < 1e-6)
      #expect((quantity.upper - (isField ? 248 : 253)).magnitude < 1e-6)
    }
    // (253 − 83) + (253 − 102) + (253 − 81) = 493 with the fields at 97.
    #expect((ambiguity.room - 493).magnitude < 1e-6)
  }
}
