import JSONRPC
import Testing

@testable import StackLSP

/// Problems small enough for arithmetic by hand.
@Suite struct SolveCommandTests {
  private func solve(_ text: String) throws -> (status: Int32, answer: JSON) {
    let capture = Capture()
    let status = capture.run(["solve", "-"], input: text)
    return (status, try JSONParser.parse(Array(capture.output.utf8)))
  }

  @Test func theBestOfTheHigherPriorityComesFirst() throws {
    // x >= 5 must hold; 2x <= 8 at 750 then misses by 2, and x == 100 at 250 by 95.
    let (status, answer) = try solve(
      """
      {"variables": ["x"], "constraints": [
        {"id": "a", "terms": [["x", 1]], "op": ">=", "rhs": 5},
        {"id": "b", "terms": {"x": 2}, "op": "<=", "rhs": 8, "priority": 750},
        {"terms": [["x", 1]], "rhs": 100, "priority": 250}]}
      """)
    #expect(status == 0)
    #expect(answer["values"] == ["x": 5])
    #expect(
      answer["levels"] == [
        ["priority": 750, "violation": 2], ["priority": 250, "violation": 95],
      ])
    #expect(answer["ranges"] == ["x": [5, 5]])
  }

  @Test func whatNothingBoundsHasNoEnd() throws {
    let (_, answer) = try solve(
      #"{"variables": [{"name": "x", "lower": 3, "upper": null}], "constraints": []}"#)
    #expect(answer["ranges"] == ["x": [3, .null]])
  }

  @Test func aConflictNamesItsMembers() throws {
    // y <= 1 and x + y >= 5 and x <= 2: 5 > 3. z is not involved.
    let (status, answer) = try solve(
      """
      {"variables": [{"name": "x", "lower": null, "upper": 2}, "y", "z"], "constraints": [
        {"id": "low", "terms": [["y", 1]], "op": "<=", "rhs": 1},
        {"id": "other", "terms": [["z", 1]], "op": "==", "rhs": 7},
        {"id": "sum", "terms": [["x", 1], ["y", 1]], "op": ">=", "rhs": 5}]}
      """)
    #expect(status == 1)
    #expect(answer["status"] == "infeasible")
    #expect(Set(answer["iis"]?.arrayValue ?? []) == ["low", "sum", "x.upper"])
  }

  /// Beyond a thousand million points a Double is coarser than the solver's tolerance.
  @Test(arguments: [
    #"{"variables": [{"name": "x", "lower": 0}], "constraints": [{"terms": {"x": 1}, "op": "<=", "rhs": -1e15}]}"#,
    #"{"variables": [{"name": "x", "upper": 1e300}], "constraints": []}"#,
    #"{"constraints": [{"terms": {"x": 1e9}, "rhs": 1}]}"#,
    #"{"constraints": [{"terms": [["x", 1e-9]], "rhs": 1}]}"#,
    #"{"constraints": [{"terms": {"x": 1}, "rhs": 1, "weight": -1}]}"#,
    #"{"constraints": [{"terms": {"x": 1}, "rhs": "1"}]}"#,
  ])
  func refusesNumbersItCannotCarry(text: String) {
    let capture = Capture()
    #expect(capture.run(["solve", "-"], input: text) == 2)
    #expect(capture.output.isEmpty && capture.error.hasPrefix("stack-lsp: "))
  }

  @Test(arguments: [
    "", "[]", "{", #"{"constraints": [{"terms": [["x"]]}]}"#,
    #"{"constraints": [{"terms": [["x", 1]], "op": "="}]}"#, #"{"variables": [{}]}"#,
  ])
  func refusesWhatIsNoProblem(text: String) {
    #expect(Capture().run(["solve", "-"], input: text) == 2)
  }
}
