import Foundation
import StackDSL
import TestSupport
import Testing

@testable import StackLSP

/// `check --fix` needs no review on any screen: it leaves no more errors or warnings, and every view where it
/// was, whatever is shown or hidden later, in both reading directions. A second run changes nothing.
///
/// The frames of the whole texts are compared, with hidden views hidden and shown. The trials that found a
/// fix safe are not used.
@Suite struct SafeFixTests {
  @Test func whatIsSafeMovesNothing() throws {
    let folder = try TemporaryFolder()
    var changed = 0
    let cases = RandomScreens.cases(40)
    for (seed, screen) in cases {
      let text = screen.hidingMore(seed).text
      let fixed = try run("--fix", on: text, in: folder)
      guard fixed != text else { continue }
      changed += 1
      let place = "seed \(seed)\n\(text)\nbecomes\n\(fixed)"
      #expect(try run("--fix", on: fixed, in: folder) == fixed, "a second run: \(place)")
      #expect(!hasMoreFaults(fixed, than: text), "\(place)")
      for variant in Variant.all(of: text) {
        if let moved = firstMove(from: variant.applied(to: text), to: variant.applied(to: fixed)) {
          Issue.record("\(moved) in \(variant): \(place)")
        }
      }
    }
    // Most screens have a line without effect.
    #expect(changed > cases.count / 4)
  }

  /// Unsafe fixes may move views, but they too leave no screen worse, and they end.
  @Test func whatIsNotSafeLeavesNoScreenWorse() throws {
    let folder = try TemporaryFolder()
    for (seed, screen) in RandomScreens.cases(15) {
      let text = screen.hidingMore(seed).text
      let fixed = try run("--unsafe-fixes", on: text, in: folder)
      let place = "seed \(seed)\n\(text)\nbecomes\n\(fixed)"
      #expect(try run("--unsafe-fixes", on: fixed, in: folder) == fixed, "a second run: \(place)")
      #expect(!hasMoreFaults(fixed, than: text), "\(place)")
    }
  }

  /// The texts cannot be kept whole before the column moves: a refused fix may help after another one.
  @Test func whatWasRefusedIsTriedAgain() throws {
    let folder = try TemporaryFolder()
    let text = """
      screen S {
          vstack column {
              top == superview.top + 15
              leading == superview.leading + 11
              trailing <= superview.trailing - 17
              textField name
              button send "Sign in"
              label note "OK"
          }
          column.height <= note.height + 12
      }
      """
    let fixed = try run("--unsafe-fixes", on: text, in: folder)
    let left = analysis(of: fixed).findings.map(\.severity)
    #expect(!left.contains(.error) && !left.contains(.warning), "\(fixed)")
    #expect(try run("--unsafe-fixes", on: fixed, in: folder) == fixed)
  }

  private func run(_ option: String, on text: String, in folder: TemporaryFolder) throws -> String {
    try folder.write("A.stack", text)
    let file = "\(folder.path)/A.stack"
    _ = Capture().run(["check", option, file])
    return try String(contentsOfFile: file, encoding: .utf8)
  }

  private func hasMoreFaults(_ new: String, than old: String) -> Bool {
    let (before, after) = (analysis(of: old).findings, analysis(of: new).findings)
    return [Problem.Severity.error, .warning].contains { severity in
      after.count { $0.severity == severity } > before.count { $0.severity == severity }
    }
  }

  private func firstMove(from old: String, to new: String) -> String? {
    for (before, after) in zip(analysis(of: old).screens, analysis(of: new).screens) {
      for (was, now) in zip(before.all, after.all) {
        for (index, view) in before.screen.views.enumerated() {
          guard let place = after.screen.index(of: view) else { return "\(view.path) is gone" }
          let frames = (was.frameInScreen(of: ViewIndex(index)), now.frameInScreen(of: place))
          if frames.0 != frames.1 { return "\(view.path) moves" }
        }
      }
    }
    return nil
  }
}

/// A way of writing the text that should not matter.
private enum Variant {
  case asWritten, mirrored
  /// The n-th `isHidden: true`, or all of them if nil.
  case shown(Int?)

  static func all(of text: String) -> [Variant] {
    let hidden = text.ranges(of: "isHidden: true").count
    return [.asWritten, .mirrored] + (hidden > 0 ? [.shown(nil)] : [])
      + (0..<hidden).map { .shown($0) }
  }

  func applied(to text: String) -> String {
    switch self {
    case .asWritten: text
    case .mirrored:
      text.replacing("    devices:", with: "    directions: rightToLeft\n    devices:")
    case .shown(nil): text.replacing("isHidden: true", with: "isHidden: false")
    case .shown(.some(let place)):
      text.ranges(of: "isHidden: true").dropFirst(place).first.map {
        text.replacingCharacters(in: $0, with: "isHidden: false")
      } ?? text
    }
  }
}

extension RandomScreen {
  /// Hides one view in four, because fixes tend to forget hidden views.
  fileprivate func hidingMore(_ seed: UInt64) -> RandomScreen {
    var random = SeededGenerator(seed: seed &+ 1)
    var screen = self
    screen.forEachView { view in
      if !view.properties.contains("isHidden: true"), random.chance(4) {
        view.properties.append("isHidden: true")
      }
    }
    return screen
  }
}
