import Testing

@testable import StackLSP

/// gitignore(5), "PATTERN FORMAT" and "EXAMPLES"; each row is a statement made there.
@Suite struct PathPatternsTests {
  private func excludes(_ lines: String, _ path: String) -> Bool {
    let patterns = PathPatterns(Array(lines.utf8))
    let isFolder = path.hasSuffix("/")
    let names = path.split(separator: "/").map { Array($0.utf8) }
    return patterns.excludes(names, isFolder: isFolder) ?? false
  }

  @Test(arguments: [
    ("hello.*", "a/hello.c", true), ("/hello.*", "a/hello.c", false), ("/hello.*", "hello.c", true),
    ("foo/", "a/foo/", true), ("foo/", "foo", false), ("doc/frotz/", "doc/frotz/", true),
    ("doc/frotz/", "a/doc/frotz/", false), ("foo/*", "foo/test.json", true),
    ("foo/*", "foo/bar/hello.c", false), ("**/foo", "a/b/foo", true), ("**/foo", "foo", true),
    ("**/foo/bar", "x/foo/bar", true), ("abc/**", "abc/x/y", true), ("abc/**", "abc/", false),
    ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/x/c", false),
    ("# a", "# a", false), ("\\#a", "#a", true), ("*.o\n!keep.o", "keep.o", false),
    ("!keep.o\n*.o", "keep.o", true), ("\\!x", "!x", true),
    ("a  ", "a", true), ("a\\ ", "a ", true),
    ("[ab]x?", "bxy", true), ("[!ab]x", "ax", false), ("[a-c]", "b", true), ("a?b", "a/b", false),
    ("*a*b*a", "xaxbxa", true), ("*a*b*a", "xaxbx", false), ("é*", "éa", true),
    ("\u{FEFF}/a\r\nb", "a", true),
    // The output of `git check-ignore` in git 2.39.
    ("a//", "a/", false), ("a//b", "a/b", false), ("//a", "a", false), ("***", "a", true),
    ("a/***/c", "a/x/y/c", true), ("a/***", "a/b", true), ("a/x**y", "a/xzy", true),
    ("a/**b", "a/x/b", false), ("[[:alpha:]]x", "bx", true), ("[[:alpha:]]x", "1x", false),
    ("[![:alpha:]]x", "1x", true), ("[[:space:][:upper:]]", "X", true), ("[[:foo:]]x", "fx", false),
    ("[[:alpha]x", "ax", true), ("[[:alpha]x", "[x", true), ("a[", "a[", false),
    ("[]a]x", "]x", true), ("[]-a]x", "^x", true), ("[z-a]x", "bx", false), ("[a-]x", "-x", true),
    ("[--0]x", ".x", true), ("[a-[:digit:]]x", "5x", false), ("a\\", "a\\", false),
    ("?", "é", false), ("\tx", "\tx", true), ("x\t", "x", false), ("a\rb", "a", false),
  ])
  func asGitSays(lines: String, path: String, isExcluded: Bool) {
    #expect(excludes(lines, path) == isExcluded)
  }

  /// Backtracking to every star would take 2^40 steps.
  @Test func manyStarsEnd() {
    let pattern = String(repeating: "*a", count: 40) + "b"
    #expect(!excludes(pattern, String(repeating: "a", count: 4_000)))
  }
}
