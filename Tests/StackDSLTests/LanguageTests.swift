import StackDSL
import Testing

/// Paragraphs of LANGUAGE.md, each tested on a line or two.
@Suite struct LanguageTests {
  private func screen(_ members: String) throws -> Screen {
    let model = Samples.model("screen S {\n\(members)\n}")
    #expect(model.problems.isEmpty, "\(model.problems.map(\.message))")
    return try #require(model.screens.first)
  }

  private func codes(_ text: String) -> [String] { Samples.model(text).problems.map(\.code) }

  private func values(_ members: String) throws -> [Value] {
    try screen(members).views[1].properties.map(\.value)
  }

  private func constraints(_ members: String) throws -> [Constraint] {
    try screen("view v { \(members) }").constraints
  }

  @Test func lettersCommentsAndStrings() throws {
    let text =
      "\u{FEFF}screen S {\r\n/// Says hello.\r/* a /* b */ */ label größe \"a\\u{41}\\n\" // c\r\n}"
    let model = Samples.model(text)
    #expect(model.problems.isEmpty)
    let view = model.screens[0].views[1]
    #expect(view.name == "größe")
    #expect(view.properties.map(\.value) == [.string("aA\n")])
    #expect(try screen("/// Says hello.\nlabel a").views[1].documentation == "Says hello.")
    #expect(try screen("label `when` { `when`.width == 4 }").views[1].name == "when")
    #expect(try screen("label when; label on; label screen").views.count == 4)
  }

  @Test func numbersSizesAndArithmetic() throws {
    #expect(
      try values("view v { intrinsicContentSize: 512x512 }") == [.size(width: 512, height: 512)])
    #expect(
      try values("view v { intrinsicContentSize: _ x 44 }") == [.size(width: nil, height: 44)])
    let model = Samples.model(
      "let gap = 8\nscreen S { vstack v { spacing: gap * 2 - 1; distribution: .fillEqually } }")
    #expect(
      model.screens[0].views[1].properties.map(\.value) == [
        .number(15), .name("fillEqually"),
      ])
    #expect(codes("screen S { view v { width == 12pt } }") == ["malformed-number"])
  }

  @Test func membersEndAtLinesAndSemicolons() throws {
    let found = try constraints("width == 4; height ==\n8\nleading == superview.leading +\n 2")
    #expect(found.map(\.constant) == [4, 8, 2])
    // The next line looks like a member, so it is not swallowed.
    let model = Samples.model("screen S { view v {\nwidth ==\nheight == 8\n} }")
    #expect(model.problems.map(\.code) == ["missing-operand"])
    #expect(model.screens[0].constraints.map(\.first.attribute) == [.height])
  }

  @Test func anItemAtTheLeftMarginBeginsAlways() {
    let model = Samples.model("screen A {\n  vstack v {\n    label a\nscreen B {\n  label b\n}\n")
    #expect(model.screens.map(\.name) == ["A", "B"])
    #expect(model.screens.map(\.views.count) == [3, 2])
    #expect(model.problems.map(\.code) == ["missing-closing-brace"])
  }

  @Test func importsReachOneFileFar() {
    let a = parse(
      Array(
        "import \"b.stack\"\nlet x = y + 1\nscreen S { view v { width == x; height == z } }".utf8),
      file: FileID("/d/a.stack"))
    let b = parse(Array("import \"../c.stack\"\nlet y = z".utf8), file: FileID("/d/b.stack"))
    let c = parse(Array("let z = 4".utf8), file: FileID("/c.stack"))
    let model = buildModel(of: a.file, in: SourceFiles([a, b, c]))
    #expect(model.screens[0].constraints.map(\.constant) == [5])
    #expect(model.problems.map(\.code) == ["unknown-name"])
    #expect(resolveImport("../c.stack", from: b.file) == c.file)
    #expect(
      resolveImport("x.stack", from: FileID("file:///d/b.stack")) == FileID("file:///d/x.stack"))
  }

  @Test func componentsGoInWithTheirArguments() throws {
    let text = """
      component Row { param caption: "Name"; hstack r { label t { text: caption } }; width == 40 }
      screen S { vstack v { Row one { caption: "One"; t.hugging: 249; spacing: 4 }; Row two } }
      """
    let model = Samples.model(text)
    #expect(model.problems.isEmpty, "\(model.problems)")
    let views = model.screens[0].views
    #expect(views.map(\.path) == ["", "v", "v.one", "v.one.t", "v.two", "v.two.t"])
    #expect(views[3].properties.map(\.value) == [.string("One"), .number(249)])
    #expect(views[5].properties.map(\.value) == [.string("Name")])
    #expect(views[2].properties.map(\.name) == [.spacing])
    #expect(model.screens[0].constraints.map(\.first.view.index) == [2, 4])
    #expect(
      codes("component A { vstack v { B b } }\ncomponent B { vstack v { A a } }") == [
        "component-cycle"
      ])
  }

  @Test func kindsAndTheirTexts() throws {
    let found = try screen(
      "label \"a\"; button \"b\"; textField \"c\"; imageView \"d\"; spacer { isArranged: false }")
    #expect(
      found.views.dropFirst().map { $0.properties.first?.name } == [
        .text, .title, .placeholder, .image, .isArranged,
      ])
    #expect(
      found.views.dropFirst().map(\.path) == [
        "label#0", "button#0", "textField#0", "imageView#0", "spacer#0",
      ])
    for kind in ViewKind.views { #expect(try screen("\(kind.rawValue) a").views[1].kind == kind) }
  }

  @Test func namesAreLookedUpOutward() throws {
    let found = try screen(
      """
      vstack a { label b { width == c.width; top == superview.top; left == layoutMargins.left } }
      scrollView s { view c { width == s.frame.width; leading == s.content.leading; bottom == safeArea.bottom } }
      """)
    let second = found.constraints.compactMap(\.second)
    #expect(second.map { found.views[$0.view.index].path } == ["s.c", "a", "a.b", "s", "s", ""])
    #expect(second.map(\.item) == [.view, .view, .layoutMargins, .frame, .content, .safeArea])
    #expect(codes("screen S { label a; label a }") == ["duplicate-name"])
  }

  @Test func aConditionAsksForATag() throws {
    let found = try screen(
      "languages: en, pt-BR, es-419 +6%\nlabel a { when language == pt-BR && width < 400 { text: \"Oi\" }; when language == es-419 { text: \"Sí\" } }"
    )
    #expect(
      found.conditions.map(\.expression) == [
        .and(
          .comparison(subject: .language, .equal, .name("pt-BR")),
          .comparison(subject: .width, .less, .number(400))),
        .comparison(subject: .language, .equal, .name("es-419")),
      ])
  }

  @Test func theSecondScreenOfANameGetsANumber() {
    let text = "screen A {}\nscreen A2 {}\nscreen A { label a }\nscreen A {\nscreen A {}\n}"
    let model = Samples.model(text)
    #expect(model.screens.map(\.name) == ["A", "A2", "A3", "A4", "A5"])
    #expect(model.problems.filter { $0.code == "duplicate-name" }.count == 3)
  }

  @Test func propertiesOfAllTypes() throws {
    let found = try values(
      "label v { hugging: defaultHigh - 1; layoutMargins: 1, 2, 3, 4; font: system 17 bold; font: .body }"
    )
    #expect(
      found == [
        .number(749), .list([.number(1), .number(2), .number(3), .number(4)]),
        .font(.system(size: 17, weight: .bold)), .font(.style("body")),
      ])
    let foreign = try screen("label v; v.isHidden: true")
    #expect(foreign.views[1].properties.map(\.value) == [.bool(true)])
    #expect(codes("screen S { vstack v { alignment: top } }") == ["alignment-of-other-axis"])
    #expect(
      codes("screen S { vstack v { alignment: top; when width < 4 { axis: horizontal } } }") == [])
  }

  @Test func constraintsAreNSLayoutConstraints() throws {
    let found = try constraints(
      "44 <= height; width - 8 == superview.width * 2 / 4 + systemSpacing @749.5 \"pin\"")
    #expect(found.map(\.relation) == [.greaterThanOrEqual, .equal])
    #expect(found.map(\.constant) == [44, 16])
    #expect(
      found[1].multiplier == 0.5 && found[1].priority == 749.5 && found[1].identifier == "pin")
    #expect(found[1].text == "width - 8 == superview.width * 2 / 4 + systemSpacing @749.5")
    #expect(codes("screen S { view v { leading == superview.right } }") == ["leading-with-left"])
  }

  @Test func compositesStandForSeveral() throws {
    let inside = try constraints("edges <= superview.edges inset 1, 2, 3, 4")
    #expect(
      inside.map(\.relation) == [
        .greaterThanOrEqual, .greaterThanOrEqual, .lessThanOrEqual, .lessThanOrEqual,
      ])
    #expect(inside.map(\.constant) == [1, 2, -3, -4])
    #expect(
      try constraints("center == superview.center; size == 44").map(\.first.attribute) == [
        .centerX, .centerY, .width, .height,
      ])
    #expect(try constraints("trailing == superview.trailing inset 16").map(\.constant) == [-16])
  }

  @Test func environmentsAreListed() throws {
    let found = try screen(
      "languages: en, de +30%; host: cell(height: 50); size: 375 x 667; states: a, b")
    #expect(
      found.properties.map(\.value) == [
        .list([.language("en", growth: 0), .language("de", growth: 0.3)]),
        .list([.host(.cell, HostSize(height: 50...50))]),
        .size(width: 375, height: 667), .list([.name("a"), .name("b")]),
      ])
    #expect(
      codes("screen S { states: a, b; when state == c { layoutMargins: 4 } }") == ["unknown-value"])
  }

  @Test(arguments: [
    ("view(width: 320...440)", "view(width: 320...440)"),
    (
      "collectionCell(height: 60, width: 150 ... 200)",
      "collectionCell(width: 150...200, height: 60)"
    ),
    ("cell(height: 44...44)", "cell(height: 44)"),
    (
      "header(width: narrow...narrow * 2 - 1, height: 0.5...40)",
      "header(width: 320...639, height: 0.5...40)"
    ),
    // What is faulty is read as it is meant.
    ("view(width: 440...320)", "view(width: 320...440)"),
    ("view(width: 440..<320)", "view(width: 320...440)"),
    ("view(width: 320...)", "view(width: 320)"),
    ("view(width: ...440)", "view(width: 440)"),
    ("view(width: -1...440)", "view(width: 0...440)"),
    ("tableCell(width: 320...440, height: 44)", "cell(width: 320...440, height: 44)"),
    ("view(width: 320...wide)", "view"),
    ("view(width: ...)", "view"),
  ])
  func aHostTakesNumbersAndRanges(written: String, meant: String) throws {
    let model = Samples.model("let narrow = 320\nscreen S { host: \(written) }")
    guard case .list(let hosts)? = model.screens.first?.properties.first?.value,
      case .host(let host, let size)? = hosts.first
    else { return #expect(Bool(false), "no host") }
    #expect(host.rawValue + size.sourceText == meant)
  }

  @Test func conditionsNestAndBindAsInSwift() throws {
    let found = try screen(
      "vstack v { when width < 400 || height > 4 && !(idiom == pad) { spacing: 1; when direction == rightToLeft { label l } } }"
    )
    let narrow = Condition.Expression.comparison(subject: .width, .less, .number(400))
    let tall = Condition.Expression.comparison(subject: .height, .greater, .number(4))
    let pad = Condition.Expression.comparison(subject: .idiom, .equal, .name("pad"))
    let outer = Condition.Expression.or(narrow, .and(tall, .not(pad)))
    #expect(found.conditions[0].expression == outer)
    let mirrored = Condition.Expression.comparison(
      subject: .direction, .equal, .name("rightToLeft"))
    #expect(found.conditions[1].expression == .and(outer, mirrored))
    #expect(found.views[2].condition?.index == 1)
  }

  @Test func expectationsAndAllowances() throws {
    let found = try screen(
      "label a { allow content-clipped \"it scrolls\" }; expect a.height >= 60 on iPhoneSE3, iPadMini"
    )
    #expect(found.expectations.map(\.devices) == [["iPhoneSE3", "iPadMini"]])
    #expect(found.expectations.map(\.text) == ["a.height >= 60 on iPhoneSE3, iPadMini"])
    #expect(found.allowances.map(\.code) == ["content-clipped"])
    #expect(found.allowances.map(\.owner.index) == [1])
  }

  /// A fixture tests every paragraph of the specification, and names it in a comment.
  @Test func everyAnchorIsNamedByAFixture() throws {
    let page = String(decoding: try Samples.bytes("LANGUAGE.md"), as: UTF8.self)
    let anchors = page.split(separator: "**[").dropFirst().compactMap {
      $0.split(separator: "]").first
    }
    #expect(Set(anchors).count == anchors.count && anchors.count > 30)
    let named = try Samples.paths(in: "Tests/Fixtures").flatMap { path in
      String(decoding: try Samples.bytes(path), as: UTF8.self).split(separator: "\n")
        .filter { $0.hasPrefix("// language: ") }
        .flatMap { $0.split { " ,".contains($0) }.dropFirst(2) }
    }
    #expect(anchors.filter { !named.contains($0) } == [], "no fixture tries these")
    #expect(Set(named).subtracting(anchors) == [], "LANGUAGE.md has no such paragraphs")
  }

  /// The example on the page is valid.
  @Test func thePageItselfIsSound() throws {
    let page = String(decoding: try Samples.bytes("LANGUAGE.md"), as: UTF8.self)
    let code = try #require(
      page.split(separator: "```stack\n").dropFirst().first?.split(separator: "```").first)
    let tree = parse(Array(code.utf8), file: FileID("/Examples/Page.stack"))
    var files = try Samples.examples()
    files[tree.file] = tree
    #expect(buildModel(of: tree.file, in: files).problems.isEmpty)
    #expect(format(tree).isEmpty)
  }
}
