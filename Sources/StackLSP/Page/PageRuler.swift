import JSONRPC
import StackDSL

/// The ruler along one edge of an environment's screen, under construction.
struct PageRuler: Sendable {
  var index: Int
  var isVertical: Bool
  var work: SizeRuler

  func message(_ places: SourcePlaces) -> JSON {
    [
      "kind": "ruler", "index": .integer(index), "axis": isVertical ? "vertical" : "horizontal",
      "marks": .array(
        work.marks.map { mark in
          [
            "least": .number(mark.sizes.lowerBound), "most": .number(mark.sizes.upperBound),
            "findings": .array(
              mark.findings.map {
                [
                  "code": .string($0.code), "severity": .integer($0.severity.rawValue),
                  "mark": .string(FindingMark($0).rawValue), "sign": .string(FindingMark($0).sign),
                  "message": .string($0.message),
                ]
              }),
          ]
        }),
    ]
  }
}
