/// What a person can see of a length.
public enum Visible {
  /// Points. A shorter length, gap or shift may be the rounding to pixels, which are half a point long at scale 2.
  public static let least = 0.5
}
