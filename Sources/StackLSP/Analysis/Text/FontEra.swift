/// The generation of the system font and of the controls in a version of iOS.
///
/// Interface Builder's records change between Xcode 11 and 12 (fonts: iOS 13 and 14), and for controls
/// between Xcode 10 and 11 (iOS 12 and 13).
enum FontEra: Sendable {
  /// iOS 10 to 13.
  case early
  /// iOS 14 and later.
  case late

  init(system: Int) { self = system < 14 ? .early : .late }

  /// The extra room after each letter at a size in points, in thousandths of an em.
  ///
  /// Source: Apple, *Human Interface Guidelines*, "Typography", tracking tables of each era; values in
  /// between are interpolated linearly. Above 19 pt the early font is another cut, SF Display, whose letters
  /// are narrower by about 40 at the recorded 20 pt. The letters of the late font become narrower from 20 pt
  /// on, as its optical size grows: together with the tracking, by 38 at 20 pt (16 labels that Interface
  /// Builder recorded) and by 42 from 21 pt on (82 labels), from 17 repositories in total.
  func tracking(at size: Double) -> Double {
    if self == .early && size > 19.5 { return -40 }
    let table = self == .early ? Self.earlyTracking : Self.lateTracking
    let position = min(max(size - Self.firstSize, 0), Double(table.count - 1))
    let lower = Int(position)
    let upper = min(lower + 1, table.count - 1)
    let share = position - Double(lower)
    return table[lower] * (1 - share) + table[upper] * share
  }

  /// The size of the first entry of either table, in points; the next is one point larger.
  private static let firstSize = 6.0
  private static let earlyTracking: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -24, -25, -26,
  ]
  private static let lateTracking: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -38, -42,
  ]
}
