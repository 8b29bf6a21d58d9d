import JSONRPC
import StackDSL

/// The asset catalogs that lie nearest to a file: in the first folder, from its own upwards, that contains any. An app finds
/// the sets of all its catalogs.
///
/// Among 5,011 storyboards and xibs in 115 projects, 2,302 have a catalog in a folder that contains them. Another 2,412
/// have one up to four levels below such a folder (`Views/Main.storyboard`, `Resources/Assets.xcassets`), and 297 none.
///
/// Source: Apple, Asset Catalog Format Reference, "Folders", "Named color type" and "Image set type".
struct AssetCatalog: Sendable {
  /// The folder of each set, by the name that UIKit finds it by.
  private var colorSets: [String: String] = [:]
  private var imageSets: [String: String] = [:]
  private var colors: [String: AssetValue<PreviewColor>] = [:]
  private var images: [String: AssetValue<PictureImage>] = [:]

  /// How many folders are looked into. Of the 115 projects the largest has 1,779 outside its catalogs, and the
  /// largest of 510 catalogs has 864, in up to four levels.
  private var folderCount = 10_000
  private static let deepest = 8
  /// In bytes, of the images of one page; a page with more takes seconds to open.
  private static let mostBytes = 4 << 20

  /// Lists the sets and reads none. It looks into every folder of the catalogs, so it is for the opening of a page and not
  /// for a keystroke.
  ///
  /// - Parameter roots: absolute folders above which nothing is read; a repository ends there, too.
  init(beside file: String, within roots: [String]) {
    var folder = Substring(absolutePath(file))
    var seen: String?
    while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      folder = folder[..<slash]
      let path = String(folder)
      let catalogs = catalogs(in: path, except: seen)
      seen = path
      for catalog in catalogs { list(catalog) }
      if !catalogs.isEmpty || roots.contains(path) || DiskFile.exists("\(path)/.git") { break }
    }
  }

  /// - Parameter seen: a folder inside it in which there is none.
  private mutating func catalogs(in root: String, except seen: String?) -> [String] {
    var catalogs: [String] = []
    var open = [(path: root, depth: 0)]
    while let (path, depth) = open.popLast() {
      for name in folders(in: path) where !name.hasPrefix(".") && !Self.foreign.contains(name) {
        let inner = "\(path)/\(name)"
        if name.hasSuffix(".xcassets") {
          catalogs.append(inner)
        } else if depth < 4, inner != seen {
          open.append((inner, depth + 1))
        }
      }
    }
    return catalogs.sorted()
  }

  /// Folders with what tools fetch or build.
  private static let foreign: Set = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]

  /// False if what was read has changed since.
  var isCurrent: Bool {
    colors.values.allSatisfy(\.isCurrent) && images.values.allSatisfy(\.isCurrent)
  }

  private mutating func folders(in path: String) -> [String] {
    guard folderCount > 0 else { return [] }
    folderCount -= 1
    return folderEntries(path).filter { $0.kind == .folder }.map(\.name)
  }

  private mutating func list(_ catalog: String) {
    var open = [(path: catalog, prefix: "", depth: 0)]
    while let (path, prefix, depth) = open.popLast() {
      for name in folders(in: path) {
        let inner = "\(path)/\(name)"
        if name.hasSuffix(".colorset") {
          colorSets[prefix + name.dropLast(".colorset".count)] = inner
        } else if name.hasSuffix(".imageset") {
          imageSets[prefix + name.dropLast(".imageset".count)] = inner
        } else if !name.contains("."), depth < Self.deepest {
          open.append((inner, Self.hasNamespace(inner) ? "\(prefix)\(name)/" : prefix, depth + 1))
        }
      }
    }
  }

  private static func hasNamespace(_ folder: String) -> Bool {
    AssetSet(folder).contents?["properties"]?["provides-namespace"]?.boolValue ?? false
  }

  // MARK: What screens name

  /// The colors and images that screens name, each read again if its files have changed.
  ///
  /// - Parameter recorded: the values of colors that no catalog has.
  mutating func assets(of screens: [Screen], recorded: [String: Value]) -> PictureAssets {
    var assets = PictureAssets()
    assets.colors = recorded.compactMapValues { $0.name.flatMap { PreviewColor($0) } }
    var bytes = 0
    for name in Set(screens.flatMap(\.quotedNames)).sorted() {
      if let folder = colorSets[name] {
        let read = colors.current(folder, else: \.color)
        assets.colors[name] = read.value ?? assets.colors[name]
        assets.faults += read.faults
      }
      if let folder = imageSets[name] {
        let read = images.current(folder, else: \.image)
        bytes += read.byteCount
        if bytes <= Self.mostBytes { assets.images[name] = read.value }
        assets.faults += read.faults
      }
    }
    return assets
  }
}

/// The value read from a set, and the files it came from.
struct AssetValue<Value: Sendable>: Sendable {
  /// Nil if the set has nothing for phones, or cannot be read.
  var value: Value?
  var faults: [String] = []
  private let files: [(path: String, stamp: DiskFile.Stamp?)]

  init(_ value: Value?, faults: [String], from paths: [String]) {
    self.value = value
    self.faults = faults
    files = paths.map { ($0, DiskFile.stamp($0)) }
  }

  var isCurrent: Bool { files.allSatisfy { DiskFile.stamp($0.path) == $0.stamp } }

  var byteCount: Int { files.reduce(0) { $0 + ($1.stamp?.size ?? 0) } }
}

extension Dictionary where Key == String {
  /// The known value of a set; it is read again if its files have changed.
  fileprivate mutating func current<Read>(
    _ folder: String, else read: (AssetSet) -> AssetValue<Read>
  ) -> Value where Value == AssetValue<Read> {
    if let known = self[folder], known.isCurrent { return known }
    let value = read(AssetSet(folder))
    self[folder] = value
    return value
  }
}

extension Screen {
  /// The texts in quotes of all properties; those of colors and images among them name assets.
  fileprivate var quotedNames: [String] {
    views.flatMap { view in
      view.properties.compactMap { if case .string(let name) = $0.value { name } else { nil } }
    }
  }
}
