import LayoutEngine
import StackDSL
import Testing

@testable import StackLSP

/// The colors and images of asset catalogs are found and read as Xcode writes them.
///
/// Sources: Apple, Asset Catalog Format Reference; the PNG specification; ITU-T T.81. The numbers are arithmetic: 51
/// and 0x33 of 255 are 0.2.
@Suite struct AssetCatalogTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let brand = #"""
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0x33", "green": "51", "blue": "0.200", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "display-p3",
        "components": {"red": "1.000", "green": "0.000", "blue": "0.500", "alpha": "0.500"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"},
        {"appearance": "contrast", "value": "high"}],
        "color": {"platform": "ios", "reference": "systemRedColor"}}
    ], "info": {"author": "xcode", "version": 1}}
    """#

  /// The signature and the header of a PNG image, which is all that is read of it.
  private func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0]
  }

  private func write(_ path: String, _ text: String) throws { try folder.write(path, text) }

  private func color(_ contents: String) throws -> PreviewColor? {
    try write("One.colorset/Contents.json", contents)
    return AssetSet("\(folder.path)/One.colorset").color.value
  }

  /// What a screen shows that names these, beside the catalogs in `App`.
  private func assets(_ names: [String], roots: [String]? = nil) throws -> PictureAssets {
    var catalog = AssetCatalog(
      beside: "\(folder.path)/App/Screens/S.stack", within: roots ?? [folder.path])
    return catalog.assets(of: try [screen(naming: names)], recorded: [:])
  }

  private func screen(naming names: [String]) throws -> Screen {
    let views = names.enumerated().map {
      "imageView v\($0.offset) { image: \"\($0.element)\"; backgroundColor: \"\($0.element)\" }"
    }
    let text = "screen S {\n  size: 320 x 200\n  \(views.joined(separator: "\n  "))\n}\n"
    return try #require(FixtureFiles.analysis(of: text).screens.first).screen
  }

  // MARK: Colors

  @Test func aColorHasLightAndDark() throws {
    let read = try #require(try color(brand))
    #expect(read.light == "color(srgb 0.2 0.2 0.2 / 1)")
    #expect(read.dark == "color(display-p3 1 0 0.5 / 0.5)")
  }

  @Test func graysAndReferencesAreColors() throws {
    let gray = #"""
      {"colors": [{"idiom": "universal", "color": {"color-space": "gray-gamma-22",
        "components": {"white": "0.500", "alpha": "1"}}}]}
      """#
    #expect(try color(gray)?.light == "color(srgb 0.5 0.5 0.5 / 1)")
    let system = #"""
      {"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}]}
      """#
    #expect(try color(system) == PreviewColor("systemBlue"))
    #expect(try color(#"{"colors": [{"idiom": "universal"}]}"#) == nil)
    #expect(try color(#"{"colors": 7}"#) == nil)
  }

  // MARK: Catalogs

  @Test func theNearestCatalogIsReadAndAFaultInItLosesOneColor() throws {
    try write("App/Assets.xcassets/Contents.json", "{}")
    try write("App/Assets.xcassets/Colors/Brand.colorset/Contents.json", brand)
    try write(
      "App/Assets.xcassets/Old/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try write("App/Assets.xcassets/Old/Brand.colorset/Contents.json", brand)
    try write("App/Assets.xcassets/Broken.colorset/Contents.json", "{\"colors\": [")
    try write("Other.xcassets/Far.colorset/Contents.json", brand)
    try write("App/Screens/S.stack", "screen S {}")
    let names = ["Brand", "Old/Brand", "Broken", "Far", "Nobody"]
    let found = try assets(names)
    #expect(found.colors.keys.sorted() == ["Brand", "Old/Brand"])
    #expect(found.faults.count == 1)
    let fault = found.faults.first ?? ""
    #expect(fault.hasPrefix("Assets.xcassets/Broken.colorset/Contents.json is not valid JSON: "))
    // What tools fetch is not the app's own.
    try write("App/Screens/Pods/Kit.xcassets/Far.colorset/Contents.json", brand)
    #expect(try assets(names) == found)
    // A catalog beside the folder of the file counts as one of the folder above both.
    try write("App/Resources/Media.xcassets/Far.colorset/Contents.json", brand)
    #expect(try assets(names).colors.keys.sorted() == ["Brand", "Far", "Old/Brand"])
    let outside = try assets(names, roots: ["\(folder.path)/App/Screens"])
    #expect(outside.colors.isEmpty && outside.faults.isEmpty)
  }

  @Test func aChangedSetIsReadAgain() throws {
    let path = "App/Assets.xcassets/Brand.colorset/Contents.json"
    try write("App/Screens/S.stack", "screen S {}")
    try write(path, "{}")
    var catalog = AssetCatalog(
      beside: "\(folder.path)/App/Screens/S.stack", within: [folder.path])
    let screen = try screen(naming: ["Brand"])
    #expect(catalog.assets(of: [screen], recorded: [:]).colors.isEmpty)
    #expect(catalog.isCurrent)
    try write(path, brand)
    #expect(!catalog.isCurrent)
    #expect(catalog.assets(of: [screen], recorded: [:]).colors["Brand"] != nil)
    #expect(catalog.isCurrent)
  }

  @Test func aStoryboardRecordsTheColorsThatNoCatalogHas() throws {
    try write("App/Screens/S.stack", "screen S {}")
    try write("App/Assets.xcassets/Brand.colorset/Contents.json", brand)
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects/><resources>
      <namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1"/></namedColor>
      <namedColor name="Ground"><color white="0.2" alpha="1" colorSpace="custom"/></namedColor>
      </resources></document>
      """
    let model = readInterfaceBuilder(Array(xml.utf8), file: FileID("/S.xib"))
    var catalog = AssetCatalog(
      beside: "\(folder.path)/App/Screens/S.stack", within: [folder.path])
    let colors = catalog.assets(
      of: [try screen(naming: ["Brand", "Ground"])], recorded: model.namedColors
    ).colors
    #expect(colors["Brand"]?.light == "color(srgb 0.2 0.2 0.2 / 1)")
    #expect(colors["Ground"]?.light.lowercased() == "#333333")
  }

  // MARK: Images

  @Test func anImageHasTheSizeOfItsPixelsByItsScale() throws {
    try write("App/Screens/S.stack", "screen S {}")
    let set = "App/Assets.xcassets/Logo.imageset"
    try write(
      "\(set)/Contents.json",
      #"""
      {"images": [{"idiom": "universal", "scale": "1x", "filename": "one.png"},
        {"idiom": "universal", "scale": "2x", "filename": "two.png"},
        {"idiom": "universal", "scale": "2x", "filename": "dark.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
       "properties": {"template-rendering-intent": "template"}}
      """#)
    try folder.write("\(set)/one.png", png(41, 20))
    try folder.write("\(set)/two.png", png(80, 40))
    try folder.write("\(set)/dark.png", png(9, 9))
    let image = try #require(try assets(["Logo"]).images["Logo"])
    #expect(image.size == Size(width: 40, height: 20))
    #expect(image.isTemplate)
  }

  @Test func whatCannotBeDrawnHasAStandInAndWhatIsMissingIsSaid() throws {
    try write("App/Screens/S.stack", "screen S {}")
    let catalog = "App/Assets.xcassets"
    for (name, file) in [("Gone", "gone.png"), ("Huge", "huge.png"), ("Page", "page.pdf")] {
      try write(
        "\(catalog)/\(name).imageset/Contents.json",
        #"{"images": [{"idiom": "universal", "filename": "\#(file)"}]}"#)
    }
    try write(
      "\(catalog)/Up.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "../up.png"}]}"#)
    try folder.write("\(catalog)/up.png", png(4, 4))
    try folder.write(
      "\(catalog)/Huge.imageset/huge.png", png(4, 4) + [UInt8](repeating: 0, count: 1 << 20))
    try write("\(catalog)/Page.imageset/page.pdf", "%PDF-1.4")
    let found = try assets(["Gone", "Huge", "Page", "Up"])
    #expect(found.images.isEmpty)
    #expect(
      found.faults == [
        "Assets.xcassets/Gone.imageset/gone.png does not exist.",
        "Assets.xcassets/Huge.imageset/huge.png is larger than 1 MB.",
      ])
  }

  @Test func headersOfAllFormatsAreRead() throws {
    // A comment of two bytes, then a frame of 300 × 200 pixels.
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2, 0xFF, 0xC2, 0, 17, 8, 0, 200, 1, 44, 3,
    ]
    #expect(ImageHeader(jpeg)?.size == Size(width: 300, height: 200))
    #expect(ImageHeader(png(7, 5))?.size == Size(width: 7, height: 5))
    let sizes = [
      #"<svg width="24" height="12px"/>"#, #"<?xml version="1.0"?><svg viewBox="0 0 24 12"/>"#,
    ]
    for text in sizes {
      #expect(ImageHeader(Array(text.utf8))?.size == Size(width: 24, height: 12))
    }
    // Cut short, endless, or without a size.
    for bytes in [jpeg.dropLast(6), jpeg.prefix(3), jpeg.prefix(9), png(7, 5).prefix(20)] {
      #expect(ImageHeader(Array(bytes)) == nil)
    }
    let faults = [
      "", "<svg/>", #"<svg width="1e9" height="nan"/>"#, "<html/>", "%PDF-1.4", "BM1234",
    ]
    for text in faults { #expect(ImageHeader(Array(text.utf8)) == nil, "\(text)") }
    #expect(ImageHeader(png(0, 5)) == nil)
    #expect(ImageHeader([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xE0, 0, 0, 0, 0, 0]) == nil)
  }

  // MARK: Pictures

  private func picture(
    _ property: String, _ assets: PictureAssets, isInPage: Bool = true
  ) throws -> String {
    let text = """
      screen S {
        size: 320 x 200
        imageView box { \(property); tintColor: systemRed; width == 100; height == 100
          leading == superview.leading; top == superview.top }
      }
      """
    let screen = try #require(FixtureFiles.analysis(of: text).screens.first)
    return preview(
      of: screen, try #require(screen.primary),
      options: PictureOptions(isInPage: isInPage, assets: assets))
  }

  @Test func thePictureHasTheColorOfTheCatalog() throws {
    let brand = PreviewColor(light: "color(srgb 0.2 0.2 0.2 / 1)", dark: "#101010")
    let own = try picture(#"backgroundColor: "Brand""#, PictureAssets(colors: ["Brand": brand]))
    #expect(own.contains(#"fill="light-dark(color(srgb 0.2 0.2 0.2 / 1), #101010)""#))
    #expect(try !picture(#"backgroundColor: "Brand""#, PictureAssets()).contains("color(srgb"))
  }

  /// A 40 × 20 image in a square of 100: to fit it is 100 × 50 at y 25; to fill, 200 × 100 at x -50.
  @Test(
    arguments: [
      ("scaleToFill", #"x="0" y="0" width="100" height="100""#),
      ("scaleAspectFit", #"x="0" y="25" width="100" height="50""#),
      ("scaleAspectFill", #"x="-50" y="0" width="200" height="100""#),
      ("center", #"x="30" y="40" width="40" height="20""#),
      ("bottomRight", #"x="60" y="80" width="40" height="20""#),
    ])
  func anImageLiesWhereItsContentModeSays(mode: String, place: String) throws {
    let image = PictureImage(
      png(80, 40), type: "image/png", size: Size(width: 40, height: 20), isTemplate: false)
    let drawn = try picture(
      "image: \"Logo\"; contentMode: \(mode)", PictureAssets(images: ["Logo": image]))
    #expect(drawn.contains("class=\"image\" \(place) viewBox=\"0 0 40 20\""))
    #expect(drawn.contains("<use href=\"#\(image.id)\"/>"))
  }

  @Test func aPageHasAnImageOnceAndAPictureAloneHasItsOwn() throws {
    let image = PictureImage(
      png(80, 40), type: "image/png", size: Size(width: 40, height: 20), isTemplate: true)
    let assets = PictureAssets(images: ["Logo": image, "Copy": image])
    let inPage = try picture(#"image: "Logo""#, assets)
    #expect(!inPage.contains("data:image/png"))
    #expect(inPage.contains("mask=\"url(#\(image.id)-mask)\""))
    #expect(inPage.contains("fill=\"light-dark(#ff3b30, #ff453a)\" width=\"40\""))
    let alone = try picture(#"image: "Logo""#, assets, isInPage: false)
    #expect(alone.ranges(of: "data:image/png").count == 1)
    #expect(assets.definitions.ranges(of: "data:image/png").count == 1)
  }
}
