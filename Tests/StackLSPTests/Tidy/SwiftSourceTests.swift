import Testing

/// The reader on which the other tidy tests rely, against snippets with an obvious answer.
@Suite struct SwiftSourceTests {
  @Test func commentsAndStringsAreBlanked() {
    let source = SwiftSource(
      """
      let a = "try! \\(name(1)) // x" // try!
      /* fatalError /* nested */ still */ let b = #"a "quoted" word"#
      """)
    #expect(!source.code.contains("try!"))
    #expect(!source.code.contains("nested"))
    #expect(!source.code.contains("still"))
    #expect(!source.code.contains("quoted"))
    #expect(source.words.map(\.text) == ["let", "a", "let", "b"])
    #expect(source.words.last?.line == 2)
  }

  @Test func codeAfterAStringIsKept() {
    let source = SwiftSource(#"call("\(a["k"] ?? "none")", try! b)"#)
    #expect(source.code.contains("try! b"))
  }

  @Test func multilineStringsAreBlanked() {
    let source = SwiftSource("let a = \"\"\"\n  a \"quote\" inside\n  \"\"\"\nlet end = 1")
    #expect(source.words.map(\.text) == ["let", "a", "let", "end", "1"])
    #expect(source.words.last?.line == 4)
  }

  @Test func everyFormOfImportIsFound() {
    let source = SwiftSource(
      "import A\n@testable import B\npublic import C\nimport struct D.E\n// import F\n")
    #expect(source.imports == ["A", "B", "C", "D"])
  }

  @Test func onlyTypesAtTheMarginAreTopLevel() {
    let source = SwiftSource(
      "public struct A {\n  enum B {}\n}\nfinal class C: D {}\nextension E {}\nprivate enum F {}")
    #expect(source.topLevelTypes == ["A", "C", "F"])
  }
}
