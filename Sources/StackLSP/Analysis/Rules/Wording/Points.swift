/// Lengths as a reader wants them: "83 pt", "82.5 pt", "0.03 pt".
///
/// One decimal is enough beside pixels of a half or a third of a point; a length below a tenth of
/// a point keeps two, because there the smallness is the message.
func points(_ length: Double) -> String {
  decimal(length) + " pt"
}

/// The number of `points` without its unit.
func decimal(_ number: Double) -> String {
  guard number.isFinite else { return number < 0 ? "−∞" : "∞" }
  let digits = number != 0 && number.magnitude < 0.1 ? 100.0 : 10.0
  let rounded = (number * digits).rounded() / digits
  let isWhole = rounded == rounded.rounded() && rounded.magnitude < 1e15
  return isWhole ? String(Int64(rounded)) : String(rounded)
}

/// A range of lengths: "80 to 282 pt", "8 pt or more".
func range(_ lower: Double, _ upper: Double) -> String {
  switch (lower.isFinite, upper.isFinite) {
  case (true, true): "\(decimal(lower)) to \(points(upper))"
  case (true, false): "\(points(lower)) or more"
  case (false, true): "up to \(points(upper))"
  case (false, false): "anything"
  }
}

/// A size: "118 × 160 pt".
func size(_ width: Double, _ height: Double) -> String {
  "\(decimal(width)) × \(points(height))"
}
