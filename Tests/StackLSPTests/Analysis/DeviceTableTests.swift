import LayoutEngine
import Testing

@testable import StackLSP

struct DeviceTableTests {
  @Test func namesAreUnique() {
    let names = DeviceTable.devices.map(\.name)
    #expect(Set(names).count == names.count)
    let titles = DeviceTable.devices.map(\.title)
    #expect(Set(titles).count == titles.count)
  }

  @Test func everyRowIsASaneDevice() {
    for device in DeviceTable.devices {
      #expect(device.width < device.height, "\(device.name)")
      #expect(device.sources.count == 2 && !device.sources.contains(""), "\(device.name)")
      #expect(device.portraitSafeArea.top >= 20, "\(device.name)")
      #expect(device.landscapeSafeArea.left == device.landscapeSafeArea.right, "\(device.name)")
      #expect(device.idiom == .phone ? device.width < 500 : device.width > 700, "\(device.name)")
    }
  }

  /// The `safeAreaInsets` of a window on an iPhone 15 Pro (published by several people).
  @Test func theIslandMovesWithTheOrientation() throws {
    let place = try #require(Place(written: "iPhone15Pro.landscape"))
    #expect(place.size.width == 852)
    let insets = try #require(place.device?.safeArea(place.orientation))
    #expect(insets.top == 0)
    #expect(insets.left == 59)
    #expect(insets.bottom == 21)
    #expect(insets.right == 59)
  }

  @Test func whatIsNoDeviceIsNone() {
    #expect(Place(written: "iPhone16.upsideDown") == nil)
    #expect(Place(written: "iPhone16.landscape.landscape") == nil)
    #expect(Place(written: "Pixel9") == nil)
    #expect(Place(written: "") == nil)
  }

  /// Two versions of iOS are checked only if their layouts differ and the device runs both.
  @Test func anOldMinimumAddsTheOldestVersionOfTheDevice() throws {
    var old = try #require(Place(written: "iPhoneSE2"))
    old.restrict(to: 11)
    #expect(old.systems == [27, 13])
    var new = try #require(Place(written: "iPhone16"))
    new.restrict(to: 11)
    #expect(new.systems == [27])
    var bare = Place(size: .init(width: 375, height: 667), scale: 2)
    bare.restrict(to: 10)
    #expect(bare.systems == [27, 10])
    bare.restrict(to: 16)
    #expect(bare.systems == [27])
  }

  /// Sizes and the top of the safe area, as people published them for the simulators of iOS 26.3 to 27.
  @Test(arguments: [
    ("iPhone17e", 390.0, 844.0, 47.0), ("iPhone18Pro", 402, 874, 62),
    ("iPhone18ProMax", 440, 956, 62),
  ])
  func thePhonesOf2026(name: String, width: Double, height: Double, top: Double) throws {
    let device = try #require(DeviceTable.device(name))
    #expect(device.width == width && device.height == height && device.scale == 3)
    #expect(device.portraitSafeArea.top == top)
  }

  @Test func aDeviceIsDescribedWithItsSources() throws {
    let place = try #require(Place(written: "iPadMini.landscape.half"))
    // (1133 − 10) / 2 = 561.5
    #expect(place.description.first == "561.5 × 744 pt, 2 pixels a point.")
    let lines = try #require(Place(written: "iPhone16.landscape")).description
    #expect(lines.contains("Safe area: 59 pt at both sides, 21 pt at the bottom."))
    #expect(lines.contains("Width compact, height compact."))
    #expect(
      lines.contains { $0.hasPrefix("Source of the size: Apple, Human Interface Guidelines") })
  }
}
