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
      #expect(device.portraitSafeArea.top >= 20, "\(device.name)")
      #expect(device.landscapeSafeArea.left == device.landscapeSafeArea.right, "\(device.name)")
      #expect(device.idiom == .phone ? device.width < 500 : device.width > 700, "\(device.name)")
    }
  }

  /// What `safeAreaInsets` of a window prints on an iPhone 15 Pro (published by several people).
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

  /// Two versions of iOS are checked only where they lay out differently and the device has both.
  @Test func anOldMinimumAddsTheOldestVersionOfTheDevice() throws {
    var old = try #require(Place(written: "iPhoneSE2"))
    old.restrict(to: 11)
    #expect(old.systems == [26, 13])
    var new = try #require(Place(written: "iPhone16"))
    new.restrict(to: 11)
    #expect(new.systems == [26])
    var bare = Place(size: .init(width: 375, height: 667), scale: 2)
    bare.restrict(to: 10)
    #expect(bare.systems == [26, 10])
    bare.restrict(to: 16)
    #expect(bare.systems == [26])
  }
}
