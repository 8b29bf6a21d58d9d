import LayoutEngine
import StackDSL

/// Points: the least width and height of what a finger touches.
///
/// Source: Apple, Human Interface Guidelines, "Buttons".
let touchTarget = 44.0

/// Points from the edge of the screen to the top of the home indicator, which is 5 pt high and 8 pt above the edge.
///
/// Source: Apple, Human Interface Guidelines, design templates.
let homeIndicatorTop = 13.0

/// Points: the length that people give a view that has no content size.
///
/// Source, for heights: the medians over repositories of the heights written for such views in 7,376 public storyboards and xibs:
/// text views 100 (262 heights in 62 repositories), collection views 95 (361 in 46), tables 204 (122 in 39), container
/// views 117 (78 in 12), each to the nearest ten or hundred; maps 180 (18 in 11, of 163 repositories). A web page
/// scrolls as a table does. Other kinds, and any width, hold what a finger touches.
func usualLength(of kind: ViewKind, _ axis: Axis) -> Double {
  switch (kind, axis) {
  case (.textView, .vertical), (.collectionView, .vertical): 100
  case (.mapView, .vertical): 180
  case (.tableView, .vertical), (.webView, .vertical): 200
  case (.containerView, .vertical): 120
  default: touchTarget
  }
}
