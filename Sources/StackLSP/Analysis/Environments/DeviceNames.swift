/// The names of the devices.
extension DeviceTable {
  /// Every word of a `devices` list, with its variants, in the order of the table: among equally near names
  /// the newest device is meant.
  static let names = devices.flatMap(variants)

  /// The same words, with those that a screen is most likely to be checked on first: one current device of
  /// each size, the same in landscape and in split view, then all others.
  static let namesByUse = unique(
    current.map(\.name) + current.flatMap(variants) + names)

  /// The newest device of each size that runs the current system: the standard one and the smallest iPhone
  /// first, then the latest ones.
  static let current: [Device] = {
    let running = devices.filter { $0.systems.upperBound == currentSystem }
    let sizes = unique(running.map(\.portraitSize))
    let newest = sizes.compactMap { size in
      let alike = running.filter { $0.portraitSize == size }
      let latest = alike.map(\.systems.lowerBound).max()
      return alike.first { $0.name == standard } ?? alike.first { $0.systems.lowerBound == latest }
    }
    let phones = newest.filter { $0.idiom == .phone }
    let smallest = phones.min { $0.height < $1.height }
    let first = [device(standard), smallest].compactMap { $0 }
    let byAge = phones.enumerated().sorted {
      ($1.element.systems.lowerBound, $0.offset) < ($0.element.systems.lowerBound, $1.offset)
    }
    return unique(first + byAge.map(\.element) + newest.filter { $0.idiom == .pad })
  }()

  private static func variants(of device: Device) -> [String] {
    [Environment.Orientation.portrait, .landscape].flatMap { orientation in
      let name = orientation == .landscape ? "\(device.name).landscape" : device.name
      let splits = SplitView.allCases.filter { $0.width(on: device, orientation) != nil }
      return [name] + splits.map { "\(name).\($0.rawValue)" }
    }
  }
}

extension Device {
  /// In points.
  fileprivate var portraitSize: [Double] { [width, height] }
}
