import LayoutEngine
import StackDSL

/// The colors and images of an app's asset catalogs that a file names and its pictures show.
struct PictureAssets: Sendable, Hashable {
  var colors: [String: PreviewColor] = [:]
  var images: [String: PictureImage] = [:]
  /// Sentences about sets that cannot be read, in the order of their names.
  var faults: [String] = []

  /// The images that all pictures on a page refer to; empty without images.
  var definitions: String { Self.definitions(of: Array(images.values)) }

  /// An element that takes no room, with each of the images once.
  static func definitions(of images: [PictureImage]) -> String {
    let own = Dictionary(images.map { ($0.id, $0) }) { first, _ in first }.sorted {
      $0.key < $1.key
    }
    guard !own.isEmpty else { return "" }
    var svg = SVG()
    svg.open(
      "svg", [("class", "definitions"), ("width", "0"), ("height", "0"), ("aria-hidden", "true")])
    svg.open("defs")
    for image in own.map(\.value) { image.define(in: &svg) }
    svg.close("defs")
    svg.close("svg")
    return svg.body
  }
}

/// An image of an asset catalog.
struct PictureImage: Sendable, Hashable {
  /// Derived from the content, so that a page contains the same image once.
  let id: String
  /// In points.
  let size: Size
  /// Whether only its shape counts and its color is the tint.
  let isTemplate: Bool
  private let address: String

  init(_ bytes: [UInt8], type: String, size: Size, isTemplate: Bool) {
    // Images that share a page come from the user's own project, so no one forges a collision.
    id = "image-\(String(byteHash(bytes), radix: 16))-\(SVG.number(size.width))"
    self.size = size
    self.isTemplate = isTemplate
    address = "data:\(type);base64,\(base64(bytes))"
  }

  fileprivate func define(in svg: inout SVG) {
    let (width, height) = (SVG.number(size.width), SVG.number(size.height))
    svg.add(
      "image",
      [
        ("id", id), ("width", width), ("height", height), ("preserveAspectRatio", "none"),
        ("href", address),
      ])
    svg.open(
      "mask",
      [
        ("id", "\(id)-mask"), ("mask-type", "alpha"), ("maskUnits", "userSpaceOnUse"), ("x", "0"),
        ("y", "0"), ("width", width), ("height", height),
      ])
    svg.add("use", [("href", "#\(id)")])
    svg.close("mask")
  }
}

extension PreviewDrawing {
  /// Draws an image over a whole rectangle, in a tint if only its shape counts.
  mutating func drawImage(_ image: PictureImage, in frame: Rect, tint: Ink?) {
    guard frame.width > 0, frame.height > 0 else { return }
    shownImages.append(image)
    let (width, height) = (SVG.number(image.size.width), SVG.number(image.size.height))
    svg.open(
      "svg",
      [("class", "image")] + SVG.box(frame) + [
        ("viewBox", "0 0 \(width) \(height)"), ("preserveAspectRatio", "none"),
      ])
    if let tint {
      svg.add(
        "rect",
        [
          tint.attribute, ("width", width), ("height", height), ("mask", "url(#\(image.id)-mask)"),
        ])
    } else {
      svg.add("use", [("href", "#\(image.id)")])
    }
    svg.close("svg")
  }
}
