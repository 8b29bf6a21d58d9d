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
      "Source of the size: \(device.sizeSource.rawValue).",
      "Source of the safe area: \(device.safeAreaSource.rawValue).",
    ]
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

/// The page of all devices.
enum DevicePage {
  static var text: String {
    let rows = DeviceTable.devices.map { device in
      let cells = [
        "`\(device.name)`", device.title,
        "\(figure(device.width)) × \(figure(device.height)) @\(figure(device.scale))x",
        device.portraitSafeArea.phrase, device.landscapeSafeArea.phrase,
        device.idiom == .pad
          ? "regular" : device.isRegularInLandscape ? "regular in landscape" : "compact",
        "\(device.systems.lowerBound) to \(device.systems.upperBound)",
        "\(number(of: device.sizeSource)), \(number(of: device.safeAreaSource))",
      ]
      return "| " + cells.joined(separator: " | ") + " |"
    }
    let sources = DeviceSource.allCases.map { "\(number(of: $0)). \($0.rawValue)" }
    return """
      # Devices

      Every iPhone and iPad since the iPhone SE of 2016, as `devices` names them, with where each row's
      figures come from: of the size first, of the safe area second. Points, upright; height is regular
      but for an iPhone in landscape. `iPhone16.landscape` lies on its side; an iPad may show a share
      of its screen (`iPadMini.third`, `iPadMini.landscape.half`).

      iPhone Duo (October 2026) is not among them. Apple gives its displays in pixels, publishes no safe
      areas for them (they are to be asked for at run time) and lays the bars along a side, so no
      figure here would have a source; `size: 466 x 678` with `scale: 3` is a screen like its outer
      display without them.

      | name | model | points | safe area upright | lying | width | iOS | sources |
      |---|---|---|---|---|---|---|---|
      \(rows.joined(separator: "\n"))

      Sources:

      \(sources.joined(separator: "\n"))

      The versions of iOS are those of Apple's lists of compatible models; iOS 27 runs on all that ran
      iOS 26.

      """
  }

  private static func number(of source: DeviceSource) -> Int {
    (DeviceSource.allCases.firstIndex(of: source) ?? 0) + 1
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
