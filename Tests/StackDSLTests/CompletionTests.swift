import Testing

@testable import StackDSL

/// Which completions are proposed where, in which order, and that the inserted text is correct.
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
    let sizes = Marked("screen A { host: cell(| }").labels
    #expect(sizes == ["width", "height"])
    #expect(Marked("screen A { host: cell(width: 320...440, | }").labels == ["height"])
    #expect(Marked("screen A { host: cell(height: 4), | }").labels.contains("collectionCell"))
    for text in ["cell(width: |", "cell(width: 320...|", "cell(height: 44, width: |"] {
      #expect(Marked("let gap = 8\nscreen A { host: \(text) }").labels == ["gap"])
    }
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

  /// The order of use follows the counts in real screens.
  @Test func whatIsWrittenMostStandsFirst() {
    let stack = Marked("screen A { hstack s {\n|\n} }").page
    #expect(stack.first == "spacing")
    #expect(Set(["distribution", "alignment", "label", "button", "hstack"]).isSubset(of: stack))
    #expect(Marked("screen A {\n|\n}").labels.prefix(3) == ["devices", "label", "button"])
    #expect(Marked("screen A { label l { | } }").labels.first == "font")
    #expect(
      Marked("screen A { hstack s {\nl|\n} }").labels.first { $0.hasPrefix("l") } == "label")
    // A view without a position needs its anchors first, a positioned one its children.
    #expect(Marked("screen A { view v {\n|\n} }").labels.first == "leading")
    #expect(
      Marked("screen A { view v {\nedges == superview.edges\n|\n} }").labels.first == "label")
    // In a stack a view sets only its sizes.
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
    // The names that completion gives to views are valid as they are.
    #expect(ViewKind.views.compactMap(\.usualName).allSatisfy { nameForm($0) == .plain })
  }

  @Test func whatIsThereAlreadyIsNotProposed() {
    #expect(!Marked("screen A { hstack s { spacing: 8; | } }").labels.contains("spacing"))
    // A condition may set it again, and the line being typed does not exist yet.
    #expect(
      Marked("screen A { hstack s { spacing: 8; when width > 4 { | } } }").labels
        .contains("spacing"))
    #expect(Marked("screen A { hstack s { spac|ing: 8 } }").labels.contains("spacing"))
    #expect(Marked("screen A { devices: iPhone16, | }").labels == ["iPadMini"])
    let tied = Marked("screen A { view v { leading == superview.leading; | } }").labels
    #expect(tied.firstIndex(of: "top") ?? 99 < tied.firstIndex(of: "leading") ?? 0)
  }

  /// The counterpart of an existing constraint is the most likely next line.
  @Test func theCounterpartOfAConstraintStandsFirst() {
    func first(_ members: String) -> String? {
      Marked("screen A { view v {\n\(members)\n|\n} }").labels.first
    }
    #expect(
      first("leading == safeArea.leading + 16") == "trailing == safeArea.trailing - 16")
    #expect(first("bottom <= superview.bottom - 8 @999") == "top >= superview.top + 8 @999")
    #expect(first("width == 48") == "height == 48")
    #expect(first("centerX == superview.centerX") == "centerY == superview.centerY")
    // The last line is the one being continued; existing ties are not proposed again.
    #expect(
      first("leading == safeArea.leading\ntop == safeArea.top") == "bottom == safeArea.bottom")
    let both = "leading == safeArea.leading + 4\ntrailing == safeArea.trailing - 4"
    // A positioned view needs its children.
    #expect(first(both) == "label")
    #expect(first("edges == superview.edges") == "label")
    // Not half of a pair.
    for line in ["width == height", "top == safeArea.centerY", "centerX == superview.centerX + 4"] {
      #expect(Marked("screen A { view v { \(line); | } }").proposals.allSatisfy { !$0.isLikely })
    }
  }

  @Test func theNextRowSaysWhatTheLastOneSays() throws {
    let rows = """
      screen A {
          label a { font: headline; top == safeArea.top }
          label b { font: body; top == a.bottom + 8; width == a.width }
          label c {
              |
          }
      }
      """
    #expect(
      Marked(rows).labels.prefix(3) == ["font: body", "top == b.bottom + 8", "width == a.width"])
    let item = try #require(Marked(rows).proposals.first)
    #expect(item.filterText == "font" && item.isLikely)
    // Each view has its own text.
    let texts = Marked("screen A { label a { text: \"x\" }; label b { | } }").proposals
    #expect(!texts.contains { $0.isLikely })
    #expect(
      Marked("component F { hstack r { label t } }\nscreen A { F a; F b { t.width == | } }")
        .labels.first == "a.t.width")
    #expect(
      Marked("screen A { devices: iPadMini }\nscreen B { | }").labels.first == "devices: iPadMini")
  }

  @Test func theNextViewIsOfTheKindWhoseTurnItIs() {
    let kinds = { (text: String) in
      Marked("screen A { vstack s {\n\(text)\n|\n} }").proposals.first { $0.kind == .viewKind }?
        .label
    }
    #expect(kinds("label a; textField b; label c") == "textField")
    #expect(kinds("button a; button b") == "button")
    // After the first view another one is more likely than a property.
    #expect(Marked("screen A { hstack s { slider a\n| } }").labels.first == "slider")
    let component = Marked("component C { | }").labels
    #expect(component.first == "param" && !component.contains("devices"))
  }

  @Test func numbersAreThoseOfTheScreen() {
    let spacing =
      "screen A { vstack a { spacing: 12 }; hstack b { spacing: 24; vstack c { spacing: | } } }"
    #expect(Marked(spacing).labels.prefix(3) == ["12", "24", "8"])
    let edge = "screen A { view a { leading == safeArea.leading + 18 }; view b { leading == | } }"
    #expect(
      Marked(edge).labels.prefix(2) == ["safeArea.leading + 18", "safeArea.leading"])
    #expect(
      Marked("screen A { view a { width == 90 }; view b { | } }").snippet("width")
        == "width == ${1:90}$0")
    // A name for the number is better than the number.
    let named =
      "let gap = 6\nscreen A { view a { top == safeArea.top + gap }; view b { top == | } }"
    #expect(Marked(named).labels.first == "a.bottom + gap")
    #expect(
      Marked("screen A { label a { font: title2 }; label b { font: | } }").labels.first == "title2")
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
      Marked(below).labels.prefix(3) == ["a.bottom", "a.top", "superview.top"])
    #expect(Marked("screen A { label a; view v { width >= | } }").labels.first == "a.width")
    // A wrong sign is reported, but until then it is read as the intended one.
    for sign in ["=", ":"] {
      let slip = Marked(edge.replacing("==", with: sign)).labels
      #expect(slip == Marked(edge).labels)
      #expect(
        Marked("screen A { label a; view v { top \(sign) a.| } }").labels.first == "top")
    }
    #expect(Marked("screen A { label a { font = | } }").labels.first == "largeTitle")
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
    // After a sign only a number can follow, because the side has its anchor.
    #expect(
      Marked("let gap = 8\nscreen A { view v { top == superview.top + | } }").labels
        == ["gap", "systemSpacing"])
    // An incomplete line does not include the next one, unless that is indented further.
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
        == "label ")
    let instance = Marked("component Row { param hint: \"x\"; label l }\nscreen A { | }")
    #expect(instance.snippet("Row") == "Row ${1:row} { hint: \"$2\" }$0")
  }

  /// Whichever item is chosen where a member may begin, the text gets no new error.
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
          // Only the user knows the value.
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
