/// The priority to give a view so that it stands just below or above its neighbours.
///
/// Levels at which UIStackView places its own soft constraints are left alone: suppression 25,
/// canvas fit 49, fitting 50, spanning fit 51, equal centring 149 and 150, and what lies just
/// below required, where hiding and proportional filling live.
public enum FreePriority {
  /// The nearest unused whole priority below `priority`; nil if there is none.
  public static func below(_ priority: Double, inUse: [Double]) -> Double? {
    nearest(from: priority.rounded(.up) - 1, step: -1, inUse: inUse)
  }

  /// The nearest unused whole priority above `priority`; nil if there is none.
  public static func above(_ priority: Double, inUse: [Double]) -> Double? {
    nearest(from: priority.rounded(.down) + 1, step: 1, inUse: inUse)
  }

  private static func isReserved(_ priority: Double) -> Bool {
    switch priority {
    case 25, 49...51, 149...150, 997...: true
    default: false
    }
  }

  private static func nearest(from start: Double, step: Double, inUse: [Double]) -> Double? {
    var candidate = start
    while candidate >= 1 && candidate < 1000 {
      if !isReserved(candidate) && !inUse.contains(candidate) { return candidate }
      candidate += step
    }
    return nil
  }
}
