import JSONRPC

/// What a user can set, by the names under which clients know it.
struct Settings: Sendable, Hashable {
  /// Whether a hover shows the picture of the screen.
  var hoverPicture = true
  /// Whether solved sizes stand beside the views.
  var inlayHints = true
}
