@testable import StackDSL
import Testing

/// The editors' grammars color words from lists of their own, which must agree with the language's
/// vocabulary.
@Suite struct GrammarTests {
  static let grammars = [
    "editors/vscode-config/syntaxes/stack.tmLanguage.json",
    "editors/vim/syntax/stack.vim",
    "editors/emacs/stack-mode.el",
    "editors/kate/stack.xml",
    "editors/sublime/Stack.sublime-syntax",
  ]

  /// The words that begin a declaration: LANGUAGE.md, grammar.
  private static let keywords = [
    "import", "let", "component", "param", "screen", "when", "expect", "allow",
  ]

  @Test(arguments: grammars)
  func everyKindAndKeywordIsColoured(_ path: String) throws {
    let known = words(in: try Repository.File(path: path).text)
    for word in ViewKind.allCases.map(\.rawValue) + Self.keywords {
      #expect(known.contains(word), "\(path) does not know \(word)")
    }
  }

  @Test func aWordIsFoundWholeOnly() {
    #expect(words(in: "\\b(hstack|vstack)\\b").contains("vstack"))
    #expect(!words(in: "hstack").contains("stack"))
  }

  /// The words of a file, without the `\b` and `\s` of its regular expressions.
  private func words(in text: String) -> Set<String> {
    Set(
      text.replacing("\\b", with: " ").replacing("\\s", with: " ")
        .split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}
