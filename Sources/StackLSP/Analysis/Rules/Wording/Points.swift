/// A length as a reader wants it: "83 pt", "82.5 pt", "0.03 pt".
func pt(_ length: Double) -> String { figure(length) + " pt" }

/// A range of lengths: "80 to 282 pt", "8 pt or more".
func range(_ lower: Double, _ upper: Double) -> String {
  switch (lower.isFinite, upper.isFinite) {
  case (true, true): "\(figure(lower)) to \(pt(upper))"
  case (true, false): "\(pt(lower)) or more"
  case (false, true): "up to \(pt(upper))"
  case (false, false): "anything"
  }
}

/// A size: "118 × 160 pt".
func size(_ width: Double, _ height: Double) -> String { "\(figure(width)) × \(pt(height))" }
