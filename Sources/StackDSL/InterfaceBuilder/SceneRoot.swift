/// A view that Interface Builder lays out by itself: of a controller, of a cell, or a free one.
struct SceneRoot: Sendable {
  enum Host: Sendable, Equatable {
    /// A controller's view, or the view that a xib's owner calls its own.
    case screen
    case cell
    case collectionCell
    /// A view that code puts somewhere.
    case view
  }

  /// The element of the view itself: of a cell, its content view.
  var view: Int
  var host: Host
  /// The controller, the cell, or the view itself: what has the name and other ids for the view.
  var owner: Int
}

extension InterfaceBuilderDocument {
  /// The views with something in them, in the order of the file.
  var sceneRoots: [SceneRoot] {
    guard let root else { return [] }
    let owned = ownersViews
    return xml.descendants(of: root).compactMap { element in
      sceneRoot(at: element, owned: owned).flatMap {
        xml.child("subviews", of: content(of: $0.view)) == nil ? nil : $0
      }
    }
  }

  /// The view that contains the subviews: of an effect view its content view, of any other the view itself.
  private func content(of view: Int) -> Int {
    guard xml.isNamed("visualEffectView", view) else { return view }
    return xml.child("view", key: "contentView", of: view) ?? view
  }

  private func sceneRoot(at element: Int, owned: Set<String>) -> SceneRoot? {
    let name = xml.name(element)
    switch name {
    case "tableViewCell":
      return xml.child("tableViewCellContentView", of: element).map {
        SceneRoot(view: $0, host: .cell, owner: element)
      }
    case "collectionViewCell", "collectionReusableView":
      let content =
        xml.child("collectionViewCellContentView", of: element)
        ?? xml.child("view", key: "contentView", of: element)
      return SceneRoot(view: content ?? element, host: .collectionCell, owner: element)
    default:
      guard let parent = xml.elements[element].parent, ViewKind.ofElement(name) != nil else {
        return nil
      }
      let key = xml.value("key", of: element)
      if key == "view", xml.name(parent).hasSuffix("ontroller") {
        return SceneRoot(view: element, host: .screen, owner: parent)
      }
      if key == "tableHeaderView" || key == "tableFooterView" {
        return SceneRoot(view: element, host: .view, owner: element)
      }
      guard xml.isNamed("objects", parent) else { return nil }
      let isOwned = id(of: element).map(owned.contains) ?? false
      return SceneRoot(view: element, host: isOwned ? .screen : .view, owner: element)
    }
  }

  /// Ids of views that the file's owner has as its `view`.
  private var ownersViews: Set<String> {
    guard let owner = element("-1") else { return [] }
    return Set(
      xml.descendants(of: owner).compactMap { element in
        xml.isNamed("outlet", element) && xml.value("property", of: element) == "view"
          ? xml.value("destination", of: element) : nil
      })
  }
}

extension ViewKind {
  /// The kind of an element that is a view; nil for one that is none.
  static func ofElement(_ name: String) -> ViewKind? { elements[name] }

  private static let elements: [String: ViewKind] = {
    let alike: [ViewKind] = [
      .label, .button, .textField, .textView, .imageView, .view, .scrollView, .searchBar, .switch,
      .slider, .stepper, .segmentedControl, .progressView, .pageControl, .datePicker, .tableView,
      .collectionView, .containerView, .mapView, .toolbar, .navigationBar, .tabBar,
      .visualEffectView,
    ]
    let plain = [
      "tableViewCellContentView", "collectionViewCellContentView", "collectionReusableView",
      "arView", "arscnView", "arskView", "sceneKitView", "skView", "glkView", "mtkView",
      "colorWell", "pdfView", "calendarView", "adBannerView",
    ]
    let others: [String: ViewKind] = [
      "activityIndicatorView": .activityIndicator, "pickerView": .picker, "wkWebView": .webView,
      "webView": .webView, "stackView": .stack,
    ]
    return Dictionary(uniqueKeysWithValues: alike.map { ($0.rawValue, $0) })
      .merging(plain.map { ($0, .view) }) { $1 }.merging(others) { $1 }
  }()
}
