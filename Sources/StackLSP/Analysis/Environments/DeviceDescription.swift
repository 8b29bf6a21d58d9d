import LayoutEngine
import StackDSL

extension Place {
  /// The description of a device and its orientation, for hover and completion.
  var description: [String] {
    guard let device else { return [] }
    let insets = device.safeArea(orientation)
    return [
      "\(figure(size.width)) × \(figure(size.height)) pt, \(figure(scale)) pixels a point.",
      "Safe area: \(insets.phrase).",
      "Width \(horizontalSizeClass.rawValue), height \(verticalSizeClass.rawValue).",
      device.systemsPhrase + ".",
    ] + zip(["size", "safe area"], device.sources).map { "Source of the \($0): \($1)." }
  }
}

extension Device {
  fileprivate var systemsPhrase: String {
    let newest = systems.upperBound
    if newest == DeviceTable.currentSystem { return "iOS \(systems.lowerBound) and later" }
    return "iOS \(systems.lowerBound) to \(newest)"
  }
}

extension Insets {
  /// The insets that are not 0; two equal sides are named once.
  fileprivate var phrase: String {
    var parts: [String] = []
    if top != 0 { parts.append("\(figure(top)) pt at the top") }
    if left != 0 { parts.append("\(figure(left)) pt at both sides") }
    if bottom != 0 { parts.append("\(figure(bottom)) pt at the bottom") }
    return parts.isEmpty ? "the whole screen" : parts.joined(separator: ", ")
  }
}

extension Completion {
  /// The language knows devices only by name.
  mutating func describeDevice() {
    guard let place = Place(written: label), let device = place.device else { return }
    detail = device.title
    documentation = place.description.joined(separator: "\n\n")
  }
}
