import LayoutEngine
import StackDSL

/// The smallest size of the screen at which a diagnosis disappears: "The screen would have to be 347.4 pt
/// wide; iPhone SE (1st generation) has 320."
struct Breakpoint: Sendable {
  var axis: Axis
  /// In points, exact.
  var needed: Double
  var given: Double
  var device: String

  var sentence: String {
    "The screen would have to be \(pt(needed)) \(axis.extentWord); "
      + "\(device) has \(tenths(given))."
  }

  /// Screens have whole points, so a remainder below 0.001 pt is a rounding error.
  var neededPoints: String { figure((needed - 1e-3).rounded(.up)) }
}

/// The breakpoint of each diagnosis, or nil where more room would not help.
///
/// The failing layout is solved again with a larger container, so no other difference between the devices
/// plays a part. The search goes up to the size of the primary device and tries the axis that is short of
/// room first. A diagnosis disappears with the last of its consequences.
func breakpoints(of diagnoses: [Diagnosis], in readings: ScreenReadings) -> [Breakpoint?] {
  let members = diagnoses.map { [$0] + $0.follows }
  var found = ownBreakpoints(of: members.flatMap(\.self), in: readings)[...]
  return members.map { group in
    let breakpoints = found.prefix(group.count)
    found = found.dropFirst(group.count)
    guard let own = breakpoints.first.flatMap(\.self) else { return nil }
    return breakpoints.compactMap(\.self).filter { $0.axis == own.axis && $0.device == own.device }
      .max { $0.needed < $1.needed }
  }
}

/// Follows all diagnoses of one layout at once.
private func ownBreakpoints(of diagnoses: [Diagnosis], in readings: ScreenReadings) -> [Breakpoint?]
{
  var found = [Breakpoint?](repeating: nil, count: diagnoses.count)
  for (index, failing) in readings.all.enumerated() {
    let places = diagnoses.indices.filter { diagnoses[$0].environments.first == index }
    for isOwn in [true, false] {
      for axis in Axis.allCases {
        let short = places.filter { place in
          found[place] == nil
            && diagnoses[place].report.shortage.map { ($0.axis == axis) == isOwn } ?? false
        }
        let room = Room(axis: axis, failing: failing, primary: readings.all[0])
        let shortages = short.compactMap { diagnoses[$0].report.shortage }
        for (place, breakpoint) in zip(short, room.breakpoints(of: shortages)) {
          found[place] = breakpoint
        }
      }
    }
  }
  return found
}

/// The room that the primary device has beyond a failing device on one axis.
private struct Room {
  let axis: Axis
  let failing: LayoutReading
  let primary: LayoutReading

  func breakpoints(of shortages: [Shortage]) -> [Breakpoint?] {
    guard !shortages.isEmpty, let small = failing.problem.views.first?.fixedSize?[axis],
      let large = primary.problem.views.first?.fixedSize?[axis]
    else { return [] }
    let device = failing.environment.distinction(from: primary.environment)
    return failing.outcome.sizes(ending: shortages, of: axis, upTo: large).map { needed in
      needed.map { Breakpoint(axis: axis, needed: $0, given: small, device: device) }
    }
  }
}
