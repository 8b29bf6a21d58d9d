/// What a finding looks like in the picture. Each has a sign, an outline and a pattern of its own, so that
/// they are told apart without colour.
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
