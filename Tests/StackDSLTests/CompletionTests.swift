import Testing

@testable import StackDSL

/// What is proposed where, in which order, and that what it puts in is right.
@Suite struct CompletionTests {
  @Test func completionProposesWhatMayStandThere() {
    #expect(Marked("screen A { hstack s { alignment: | } }").labels.contains("firstBaseline"))
    #expect(!Marked("screen A { vstack s { alignment: | } }").labels.contains("firstBaseline"))
    #expect(Marked("screen A { label l { numb| } }").labels.contains("numberOfLines"))
    #expect(!Marked("screen A { label l { numb| } }").labels.contains("axis"))
    #expect(Marked("screen A { view v { leading == superview.| } }").labels.contains("trailing"))
    #expect(!Marked("screen A { view v { leading == superview.| } }").labels.contains("left"))
    #expect(!Marked("screen A { view v { leading == superview.| } }").labels.contains("top"))
    for text in ["{ hugging.| }", "{ hugging.|\n}", "{ width == 4; hugging.hor| }"] {
      #expect(Marked("screen A { label l \(text) }").labels == ["horizontal", "vertical"])
    }
    #expect(
      Marked("screen A { label l; vstack v { l.hugging.| } }").labels == ["horizontal", "vertical"])
    #expect(Marked("let gap = 8\nscreen A { view v { width == | } }").labels.contains("gap"))
    #expect(Marked("let gap = 8\nscreen A { vstack v { spacing: | } }").labels.contains("gap"))
    #expect(
      Marked("let gap = 8\nscreen A { view v { top == superview.top + | } }").labels.contains("gap")
    )
    #expect(Marked("component C { param wide: 4; view v { width == | } }").labels.contains("wide"))
    #expect(Marked("screen A { devices: | }").labels == ["iPhone16", "iPadMini"])
    #expect(Marked("screen A { when | }").labels.contains("verticalSizeClass"))
    #expect(Marked("screen A { when verticalSizeClass == | }").labels == ["compact", "regular"])
    #expect(Marked("screen A { view v { width == 4 @| } }").labels.contains("defaultHigh"))
    #expect(Marked("scr|").labels.contains("screen"))
    #expect(Marked("screen A { label l // com|").labels.isEmpty)
    #expect(Marked("screen A { label l; view v { width == | } }").labels.contains("l"))
    #expect(
      Marked("screen A { states: empty, full; when state == | }").labels == ["empty", "full"])
  }

  /// The order of use, as the counts of real screens have it.
  @Test func whatIsWrittenMostStandsFirst() {
    let stack = Marked("screen A { hstack s {\n|\n} }").page
    #expect(stack.first == "spacing")
    #expect(Set(["distribution", "alignment", "label", "button", "hstack"]).isSubset(of: stack))
    #expect(Marked("screen A {\n|\n}").labels.prefix(3) == ["devices", "label", "button"])
    #expect(Marked("screen A { label l { | } }").labels.first == "font")
    // A view that is not placed wants its anchors first, one that is placed its children.
    #expect(Marked("screen A { view v {\n|\n} }").labels.first == "leading")
    #expect(
      Marked("screen A { view v {\nedges == superview.edges\n|\n} }").labels.first == "label")
    // In a stack only the sizes are a view's own to set.
    let arranged = Marked("screen A { hstack s { view v {\n|\n} } }").labels
    #expect(arranged.first == "height")
  }

  @Test func theListsOfUseHoldEveryWordOnce() {
    #expect(UseOrder.kinds.count == ViewKind.views.count)
    #expect(Set(UseOrder.kinds) == Set(ViewKind.views))
    #expect(UseOrder.properties.count == PropertyName.allCases.count)
    #expect(Set(UseOrder.properties) == Set(PropertyName.allCases))
    #expect(UseOrder.attributeWords.count == Vocabulary.attributeWords.count)
    #expect(Set(UseOrder.attributeWords) == Set(Vocabulary.attributeWords))
    // What completion calls a view can be written as it is.
    #expect(ViewKind.views.compactMap(\.usualName).allSatisfy { nameForm($0) == .plain })
  }

  @Test func whatIsThereAlreadyIsNotProposed() {
    #expect(!Marked("screen A { hstack s { spacing: 8; | } }").labels.contains("spacing"))
    // A condition may say it anew, and what is being written is not there yet.
    #expect(
      Marked("screen A { hstack s { spacing: 8; when width > 4 { | } } }").labels
        .contains("spacing"))
    #expect(Marked("screen A { hstack s { spac|ing: 8 } }").labels.contains("spacing"))
    #expect(Marked("screen A { devices: iPhone16, | }").labels == ["iPadMini"])
    let tied = Marked("screen A { view v { leading == superview.leading; | } }").labels
    #expect(tied.firstIndex(of: "top") ?? 99 < tied.firstIndex(of: "leading") ?? 0)
  }

  @Test func theOtherSideIsOfTheSameDimensionTheLikeliestFirst() {
    let edge = "screen A { label a; view v { leading == | } }"
    #expect(
      Marked(edge).labels.prefix(4)
        == ["safeArea.leading", "superview.leading", "a.trailing", "a.leading"])
    #expect(!Marked(edge).labels.contains("top"))
    #expect(!Marked(edge).labels.contains("v"))
    let below = "screen A { view w { label a; view v { top == | } } }"
    #expect(
      Marked(below).labels.prefix(3) == ["superview.top", "a.bottom", "a.top"])
    #expect(Marked("screen A { label a; view v { width >= | } }").labels.first == "a.width")
    #expect(
      Marked("screen A { scrollView s { vstack v { edges == | } } }").labels.first
        == "superview.content.edges")
    #expect(Marked("screen A { view v { trailing == superview.| } }").labels.first == "trailing")
  }

  @Test func aLineGoesOnFromAnyHalfOfIt() {
    #expect(Marked("screen A { view v { leading | } }").labels == ["==", ">=", "<="])
    #expect(
      Marked("screen A { view v { leading | } }").snippet("==")
        == "== ${1:safeArea}.leading + ${2:20}$0")
    #expect(
      Marked("screen A { view v { top == superview.top | } }").labels == ["+", "-", "*", "@"])
    #expect(
      Marked("screen A { view v { edges == superview.edges | } }").labels == ["inset", "@"])
    // Behind a sign there is room for a number alone: the side has its anchor.
    #expect(
      Marked("let gap = 8\nscreen A { view v { top == superview.top + | } }").labels
        == ["gap", "systemSpacing"])
    // A line that was left half-written is no part of the next one; one that is indented further is.
    let lines = "screen A {\n    view v {\n        leading =="
    #expect(Marked(lines + "\n        |\n    }\n}").labels.contains("hstack"))
    #expect(Marked(lines + "\n            |\n    }\n}").labels.first == "safeArea.leading")
    // Nothing is closed yet.
    #expect(Marked("screen A {\n    hstack s {\n        |").labels.first == "spacing")
    let half = "screen A {\n    hstack s {\n        spacing: 8\n"
    #expect(Marked(half + "        |\n}\n").labels.first == "distribution")
    #expect(Marked(half + "    |\n}\n").labels.first == "devices")
    #expect(Marked("screen A {\n    hstack s {\n        (((\n        }}{ |").labels.count > 9)
  }

  @Test func aViewThatIsCompletedGetsAFreeName() {
    #expect(Marked("screen A { | }").snippet("label") == "label ${1:title} \"${2:Text}\"$0")
    #expect(
      Marked("screen A { label title; | }").snippet("label")
        == "label ${1:title2} \"${2:Text}\"$0")
    #expect(
      Marked("let title = 4\nscreen A { | }").snippet("label")?.contains("title2") ?? false)
    #expect(
      Marked("screen A { label title; | }").proposals.first { $0.label == "label" }?.plainText
        == "label title2")
    let instance = Marked("component Row { param hint: \"x\"; label l }\nscreen A { | }")
    #expect(instance.snippet("Row") == "Row ${1:row} { hint: \"$2\" }$0")
  }

  /// Whatever is taken from the list where a member may begin, the text has no error that it had not.
  @Test func whatIsPutInIsRight() throws {
    let files = try Samples.examples()
    var tried = 0
    for (number, file) in files.files.enumerated() {
      let tree = try #require(files[file])
      let model = buildModel(of: file, in: files)
      let text = String(decoding: tree.text, as: UTF8.self)
      let known = errors(of: model)
      for (index, view) in model.screens.flatMap(\.views).enumerated() {
        guard let block = view.blockSpan, block.file == file else { continue }
        let place = model.fileSpan(block).range.lowerBound + 1
        let (items, word) = completions(at: place, in: model, files: files, codes: ["a-code"])
        #expect(word.isEmpty)
        for (rank, item) in items.enumerated()
        where (rank + index + number) % 11 == 0 && item.kind != .view {
          let line = Template.expanded(item.snippet)
          // A value that only the user knows.
          if line.hasSuffix(": ") || line.hasSuffix("== ") { continue }
          let changed =
            Array(text.utf8.prefix(place)) + Array(" \(line);".utf8)
            + Array(text.utf8.dropFirst(place))
          var after = files
          after[file] = parse(changed, file: file)
          let found = errors(of: buildModel(of: file, in: after)).subtracting(known)
          #expect(found.isEmpty, "\(file.name): \(line)")
          tried += 1
        }
      }
    }
    #expect(tried > 200)
  }

  private func errors(of model: Model) -> Set<String> {
    Set(model.problems.filter { $0.severity == .error }.map(\.message))
  }
}
