package import Foundation

/// A layout of `Tests/Conformance/ib-frames.jsonl`: a stack and everything in it, with the frames that Xcode
/// wrote into a public storyboard.
///
/// The engine's tests turn it into a problem, those of the rules into a document.
package struct InterfaceBuilderRecord: Decodable {
  package struct Stack: Decodable {
    package var axis: String
    package var distribution: String
    package var alignment: String
    package var spacing: Double
    package var spacingType: String?
    package var baselineRelative: Bool?
  }
  package struct Edges: Decodable {
    package var top: Double
    package var bottom: Double
    package var left: Double?
    package var right: Double?
    package var leading: Double?
    package var trailing: Double?
  }
  package struct Node: Decodable {
    package var id: String
    package var cls: String
    package var frame: [Double]
    package var hug: [Double]?
    package var cr: [Double]?
    package var intrinsic: [Double?]?
    /// Interface Builder's placeholder for a custom view's content size; "infinite" means none.
    package var placeholderIntrinsic: [String]?
    package var alignmentInsets: [Double]?
    package var stack: Stack?
    package var layoutMargins: Edges?
    package var directionalLayoutMargins: Edges?
    package var hidden: Bool?
    package var children: [Node]?
  }
  package struct Constraint: Decodable {
    package var first: String
    package var firstAttr: String
    package var relation: String
    package var second: String?
    package var secondAttr: String?
    package var multiplier: Double
    package var constant: Double
    package var priority: Double
  }

  package var id: String
  package var scale: Double
  package var root: Node
  package var constraints: [Constraint]

  package static func all() throws -> [InterfaceBuilderRecord] {
    try conformanceLines("ib-frames").map {
      try JSONDecoder().decode(InterfaceBuilderRecord.self, from: $0)
    }
  }
}

extension InterfaceBuilderRecord.Edges {
  package var start: Double { left ?? leading ?? 0 }
  package var end: Double { right ?? trailing ?? 0 }
}

extension InterfaceBuilderRecord.Node {
  package var margins: InterfaceBuilderRecord.Edges? { layoutMargins ?? directionalLayoutMargins }

  /// The content's size on an axis, 0 for horizontal and 1 for vertical; nil for no intrinsic metric.
  package func contentSize(_ axis: Int) -> Double? {
    let placeholder = placeholderIntrinsic.flatMap { Double($0[axis]) }
    return intrinsic.flatMap { $0[axis] } ?? placeholder
  }

  package func hugging(_ axis: Int) -> Double { hug?[axis] ?? 250 }
  package func compressionResistance(_ axis: Int) -> Double { cr?[axis] ?? 750 }
}

/// The records of one file of `Tests/Conformance`, whose README names the source of each.
package func conformanceLines(_ name: String) throws -> [Data] {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let file = folder.appending(path: "Conformance/\(name).jsonl")
  return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map { Data($0) }
}
