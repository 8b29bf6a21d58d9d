import StackDSL
import Testing

@Suite struct QueryTests {
  /// At every offset of every example each query has an answer, and ranges lie in the text.
  @Test func everyQuestionAllOverEveryExample() throws {
    let files = try Samples.examples()
    for file in files.files {
      let tree = try #require(files[file])
      let model = buildModel(of: file, in: files)
      let whole = 0..<tree.text.count
      var isSound = true
      for offset in stride(from: 0, through: tree.text.count, by: 5) {
        _ = model.target(at: offset, in: tree)
        let (_, word) = completions(at: offset, in: model, files: files)
        isSound = isSound && word.lowerBound <= offset && offset <= word.upperBound
        let ranges = tree.selectionRanges(at: offset)
        isSound = isSound && ranges.last == whole
        isSound =
          isSound
          && zip(ranges, ranges.dropFirst()).allSatisfy { inner, outer in
            outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
          }
      }
      #expect(isSound, "\(file.name)")
    }
  }

  @Test func aNameLeadsToItsDeclarationAcrossFiles() throws {
    let files = try Samples.examples()
    let file = FileID("/Examples/NestedStacks.stack")
    let tree = try #require(files[file])
    let model = buildModel(of: file, in: files)
    let text = String(decoding: tree.text, as: UTF8.self)
    // `first.field.width` in the row called middle: the field is declared in NameRow.stack.
    let range = try #require(text.firstRange(of: "first.field.width"))
    let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let first = try #require(model.target(at: offset + 1, in: tree)?.reference)
    #expect(first.symbol.name == "first" && first.symbol.declaration.file == file)
    let field = try #require(model.target(at: offset + 7, in: tree)?.reference)
    #expect(field.symbol.declaration.file == FileID("/Examples/NameRow.stack"))
    let models = files.files.map { buildModel(of: $0, in: files) }
    // Declared once; `field.width` and `first.field.width` on two lines of the other file.
    #expect(models.flatMap { $0.references(to: field.symbol) }.count == 5)
  }

  @Test(arguments: [
    ("screen A { label title; expect ti|tle.width >= 4 }", "name title"),
    // A view may have the name of a guide.
    ("screen A { view content; label b { leading == cont|ent.leading } }", "name content"),
    ("screen A { label b { leading == super|view.leading } }", "place superview true"),
    ("screen A { scrollView s; expect s.con|tent.width >= 4 }", "place content false"),
    ("import \"Ro|w.stack\"", "import Row.stack"),
    ("screen A { wh|en width > 400 { } }", "keyword when"),
    ("screen A { devices: iPhone16.land|scape }", "device iPhone16.landscape"),
    ("screen A { allow content-cl|ipped }", "allow content-clipped"),
    ("screen A { label b { numberOfLi|nes: 2 } }", ""), ("screen A { } // scr|een", ""),
  ])
  func theWordAtTheCursor(text: String, expected: String) {
    let found =
      switch Marked(text).target?.word {
      case .name(let reference): "name \(reference.symbol.name)"
      case .importPath(let item): "import \(item.path)"
      case .place(let word, let isFirst): "place \(word.rawValue) \(isFirst)"
      case .keyword(let keyword): "keyword \(keyword.rawValue)"
      case .device(let name): "device \(name)"
      case .allowance(let allowance): "allow \(allowance.code)"
      case nil: ""
      }
    #expect(found == expected)
  }

  @Test func renamingChangesEveryMentionAndQuotesKeywords() throws {
    let marked = Marked("screen A { label ti|tle; expect title.width >= 4; title.isHidden: true }")
    let symbol = try #require(marked.target?.reference?.symbol)
    let name = try #require(written(name: "label"))
    let edits = marked.model.references(to: symbol).map { marked.model.use($0).edit(to: name) }
    #expect(edits.count == 3)
    #expect(edits.allSatisfy { $0.newText == "`label`" })
    #expect(written(name: "two words") == nil)
  }

  @Test func theOutlineIsTheViewTree() throws {
    let tree = Marked("component C { label a }\nscreen S { vstack v { C one; spacer } }").tree
    let outline = tree.outline
    #expect(outline.map(\.name) == ["C", "S"])
    let stack = try #require(outline[1].children.first)
    #expect(stack.children.map(\.name) == ["one", "spacer"])
    #expect(stack.children.map(\.detail) == ["C", "UIView"])
  }

  @Test func tokensAreClassifiedByMeaning() {
    let marked = Marked("let gap = 8\nscreen S { vstack v { spacing: gap; alignment: center } }")
    let classes = marked.tree.classifiedTokens(marked.model).map(\.tokenClass)
    #expect(
      classes == [
        .keyword, .constant, .operation, .number, .keyword, .screen, .viewKind, .view, .property,
        .constant, .property, .enumCase,
      ])
  }

  @Test func blocksAndCommentsFold() {
    let tree = Marked("// a\n// b\nscreen S {\n  label l { text: \"x\" }\n}\n").tree
    #expect(tree.foldingRanges.map(\.kind) == [.comment, .block])
  }
}
