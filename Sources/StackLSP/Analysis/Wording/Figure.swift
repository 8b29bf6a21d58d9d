/// A number of points for people: `83`, `82.5`, `66.33`; at most two decimals, a true minus sign.
func figure(_ value: Double) -> String {
  guard value.isFinite else { return value > 0 ? "∞" : value < 0 ? "−∞" : "?" }
  guard abs(value) < 1e15 else { return value > 0 ? "more than 10^15" : "less than −10^15" }
  let hundredths = Int64((abs(value) * 100).rounded())
  let sign = value < 0 && hundredths > 0 ? "−" : ""
  let whole = hundredths / 100
  let rest = hundredths % 100
  if rest == 0 { return "\(sign)\(whole)" }
  if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
  return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
}

/// The same with an explicit sign: `+35.5`, `−35.5`, `±0`.
func signedFigure(_ value: Double) -> String {
  let text = figure(value)
  if text == "0" { return "±0" }
  return value > 0 ? "+\(text)" : text
}
