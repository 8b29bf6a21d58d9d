/// A storyboard or xib: its XML, with the objects by id and what the whole document says of itself.
public struct InterfaceBuilderDocument: Sendable {
  enum Kind: Sendable { case storyboard, xib }

  public let file: FileID
  let xml: XMLDocument
  /// The `document` element; nil if there is none, and nothing is to be read.
  let root: Int?
  let kind: Kind
  /// The version of Interface Builder that saved it, as in `toolsVersion`: 23504 for 23504.1.
  let toolsVersion: Int
  let canvas: DesignCanvas
  let isLaunchScreen: Bool
  /// Elements by their object id. Looked up, never iterated.
  private let elements: [String: Int]
  /// Ids that an outlet of some object leads to, with the name of that outlet.
  private let outlets: [String: String]
  /// Sizes of the images that the document names, in points; system symbols are recorded at
  /// another size than they are shown in, and are not among them.
  private let images: [String: (width: Double, height: Double)]
  /// Ids of controllers that the document shows itself: the initial one and where segues lead.
  private(set) var presented: Set<String>
  /// Ids of views that UIKit lays out because it has them by an outlet of its own.
  private(set) var placedByUIKit: Set<String> = []
  /// Sizes that designable classes drew for themselves, by object id.
  private let designedSizes: [String: Int]

  public init(_ xml: XMLDocument, file: FileID) {
    self.file = file
    self.xml = xml
    let root = xml.elements.indices.first { xml.isNamed("document", $0) }
    self.root = root
    let type = root.flatMap { xml.value("type", of: $0) } ?? ""
    kind = type.contains("Storyboard") ? .storyboard : .xib
    let version = root.flatMap { xml.value("toolsVersion", of: $0) } ?? ""
    let written = Int(version.prefix { $0 != "." }) ?? 0
    // A placeholder that some tools write for whatever was newest.
    toolsVersion = written == 32700 ? 24_000 : written
    isLaunchScreen = root.map { xml.isTrue("launchScreen", of: $0) } ?? false
    let device = root.flatMap { xml.child("device", of: $0) }
    canvas = DesignCanvas(
      device: device.flatMap { xml.value("id", of: $0) },
      isLandscape: device.flatMap { xml.value("orientation", of: $0) } == "landscape",
      toolsVersion: toolsVersion)
    var elements: [String: Int] = [:]
    var outlets: [String: String] = [:]
    var images: [String: (width: Double, height: Double)] = [:]
    var designedSizes: [String: Int] = [:]
    presented = Set([root.flatMap { xml.value("initialViewController", of: $0) }].compactMap { $0 })
    for element in xml.elements.indices {
      if xml.isNamed("outlet", element) || xml.isNamed("outletCollection", element) {
        let destination = xml.value("destination", of: element) ?? ""
        let property = xml.value("property", of: element) ?? ""
        outlets[destination] = property
        let list = xml.elements[element].parent
        let owner = list.flatMap { xml.elements[$0].parent }
        if let owner, Self.outletsOfUIKit[xml.name(owner)]?.contains(property) ?? false {
          placedByUIKit.insert(destination)
        }
      } else if xml.isNamed("segue", element) {
        // Shown outside of a navigation controller it is a sheet, which begins below the status bar.
        let isSheet =
          ["show", "presentation", "modal"].contains(xml.value("kind", of: element))
          && xml.value("modalPresentationStyle", of: element) != "fullScreen"
        if xml.value("kind", of: element) != "embed", !isSheet,
          let destination = xml.value("destination", of: element)
        {
          presented.insert(destination)
        }
      } else if xml.isNamed("image", element) {
        guard xml.attribute("catalog", of: element) == nil,
          let name = xml.value("name", of: element),
          let width = xml.number("width", of: element),
          let height = xml.number("height", of: element)
        else { continue }
        images[name] = (width, height)
      } else if xml.isNamed("designable", element) {
        guard let name = xml.value("name", of: element) else { continue }
        designedSizes[name] = xml.child("size", key: "intrinsicContentSize", of: element)
      } else if let id = xml.value("id", of: element), elements[id] == nil {
        elements[id] = element
      }
    }
    self.elements = elements
    self.outlets = outlets
    self.images = images
    self.designedSizes = designedSizes
  }

  /// By the kind of object, the outlets whose views UIKit lays out itself. A class of the app may use the same
  /// names: of 77 such outlets in public apps, 76 are its own.
  private static let outletsOfUIKit: [String: Set<String>] = [
    "tableViewCell": [
      "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
      "multipleSelectionBackgroundView",
    ],
    "collectionViewCell": ["backgroundView", "selectedBackgroundView"],
    "tableView": ["backgroundView"],
    "collectionView": ["backgroundView"],
    "navigationItem": ["titleView"],
    "textField": ["leftView", "rightView", "inputView", "inputAccessoryView"],
    "textView": ["inputView", "inputAccessoryView"],
  ]

  // MARK: The document

  /// Why its layouts cannot be checked; nil if they can.
  public var obstacle: String? {
    guard let root else {
      if isArchive {
        return
          "This document is of Xcode 4 or before, which had no Auto Layout: open it in Xcode to "
          + "convert it."
      }
      return xml.bytes.allSatisfy { $0 <= UInt8(ascii: " ") }
        ? "This file is empty."
        : "This file has no `<document>`, so it is no storyboard and no xib."
    }
    let type = xml.value("type", of: root) ?? ""
    let runtime = xml.value("targetRuntime", of: root) ?? "iOS.CocoaTouch"
    if type.holds(".Cocoa.") || runtime.holds("MacOSX") {
      return "This document is for macOS; only those for iOS are checked."
    }
    if type.holds("WatchKit") || runtime.holds("watchKit") {
      return "This document is for watchOS; only those for iOS are checked."
    }
    if type.holds("AppleTV") || runtime.holds("AppleTV") {
      return "This document is for tvOS; only those for iOS are checked."
    }
    guard type.holds("CocoaTouch") else {
      return "`document` has no type of an iOS storyboard or xib."
    }
    if xml.value("useAutolayout", of: root) != "YES" {
      return "This document does not use Auto Layout, so there is nothing to solve."
    }
    return nil
  }

  /// An `<archive>`, as Xcode 3 and 4 wrote documents.
  var isArchive: Bool {
    root == nil && xml.elements.indices.contains { xml.isNamed("archive", $0) }
  }

  // MARK: Objects

  func element(_ id: String) -> Int? { elements[id] }

  func id(of element: Int) -> String? { xml.value("id", of: element) }

  /// The name under which code reaches the object; nil if no outlet leads to it.
  func outlet(to id: String) -> String? { outlets[id] }

  func imageSize(_ name: String) -> (width: Double, height: Double)? { images[name] }

  /// The `size` that a designable class drew for an object.
  func designedSize(of id: String) -> Int? { designedSizes[id] }

  func span(_ range: Range<Int>) -> SourceSpan { SectionID.whole(file).span(range) }

  func edit(_ range: Range<Int>, _ newText: String) -> TextEdit {
    TextEdit(FileSpan(file: file, range: range), of: xml.bytes, by: newText)
  }

  /// Where a reader should look for an object: the name of its element.
  func nameSpan(of element: Int) -> SourceSpan { span(xml.elements[element].name) }
}

extension XMLDocument {
  /// A finite number; `noIntrinsicMetric` and other words are none.
  func number(_ name: String, of element: Int) -> Double? {
    attribute(name, of: element).flatMap { Double(text($0.value)) }.flatMap {
      $0.isFinite ? $0 : nil
    }
  }

  func isTrue(_ name: String, of element: Int) -> Bool { value(name, of: element) == "YES" }

  func isFalse(_ name: String, of element: Int) -> Bool { value(name, of: element) == "NO" }
}
