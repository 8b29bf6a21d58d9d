import LayoutEngine
import StackDSL

/// The screen's own view, or a cell's content view, which contains all other views.
func container(
  in environment: Environment, properties: ViewProperties
) -> LayoutView {
  var view = LayoutView(parent: nil)
  view.fixedSize = environment.size
  view.safeAreaInsets = environment.safeArea
  let margins = properties[.layoutMargins]?.value.insets ?? standardMargins(in: environment)
  let insetsMargins = properties[.insetsLayoutMarginsFromSafeArea]?.value.bool ?? true
  view.layoutMargins = insetsMargins ? margins + environment.safeArea : margins
  view.readableContentInsets = readableInsets(in: environment, margins: view.layoutMargins)
  return view
}

/// The margins of a view controller's root view: 16 pt at the sides, 20 on wider screens, none above and
/// below. A cell's content view has 11 above and below, and any other view 8 on all sides.
///
/// Source: `UIViewController.systemMinimumLayoutMargins`, whose values Apple's *Auto Layout Guide* ("Working
/// with Constraints in Interface Builder") gives as 16 or 20; those above and below a cell's content are
/// taken from Interface Builder's records.
private func standardMargins(in environment: Environment) -> Insets {
  let isWide = environment.horizontalSizeClass == .regular || environment.size.width >= 414
  let side = isWide ? 20.0 : 16.0
  let above: Double
  switch environment.host {
  case .screen: above = 0
  case .cell: above = environment.system < 11 ? 8 : 11
  case .free: return Insets(top: 8, left: 8, bottom: 8, right: 8)
  }
  return Insets(top: above, left: side, bottom: above, right: side)
}

/// The readable content guide keeps lines short: 672 pt at the standard text size, in proportion to the body
/// font at others (an estimate), centred within the margins.
private func readableInsets(in environment: Environment, margins: Insets) -> Insets {
  let body = TextStyleTable.size(of: "body", at: environment.textSize) ?? 17
  let widest = (672 * body / 17).rounded()
  let room = environment.size.width - margins.left - margins.right
  var insets = margins
  if room > widest {
    insets.left += (room - widest) / 2
    insets.right += (room - widest) / 2
  }
  return insets
}
