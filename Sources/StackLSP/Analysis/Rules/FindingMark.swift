/// The drawing of a finding in the preview. Each mark has its own sign, outline and pattern, so that it needs
/// no colour to be told apart.
enum FindingMark: String, Sendable {
  case tie, conflict, cut, overlap, outside, slip, other

  var sign: String {
    switch self {
    case .tie: "?"
    case .conflict: "✕"
    case .cut: "…"
    case .overlap: "∩"
    case .outside: "↕"
    case .slip: "≈"
    case .other: "!"
    }
  }
}
