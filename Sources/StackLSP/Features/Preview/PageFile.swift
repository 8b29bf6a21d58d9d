import JSONRPC
import StackDSL

extension ShownPage {
  /// The whole content of a page without a server: the events that a server would send, and the reasons for
  /// the size of every view, by environment and path.
  var everything: JSON {
    let layouts = result.layouts.all
    let pictures = layouts.enumerated().map { index, layout in
      pictureMessage(index, picture(of: layout, in: result, PictureLayer.usual), of: layout)
    }
    let reasons = layouts.map { layout in
      JSON.object(
        JSON.Object(
          layout.visibleViews.compactMap { id, _ in
            guard let view = layout.view(id) else { return nil }
            let path = result.layouts.screen.views[view.view.index].path
            return .init(name: path, value: .array(why(path, in: layout).map(JSON.string)))
          }))
    }
    let hello: JSON = [
      "kind": "hello", "page": 0, "canEdit": false, "canReveal": false,
      "devices": DeviceTitles.json,
      "textSizes": [], "layers": [],
    ]
    let head = [hello, imagesMessage, message()].compactMap { $0 }
    return ["events": .array(head + pictures), "why": .array(reasons)]
  }

  /// The images that the pictures refer to, once for all of them, as an SVG element; nil without images.
  var imagesMessage: JSON? {
    assets.images.isEmpty ? nil : ["kind": "images", "svg": .string(assets.definitions)]
  }

  func pictureMessage(_ index: Int, _ picture: String, of layout: ScreenLayout) -> JSON {
    [
      "kind": "picture", "index": .integer(index), "svg": .string(picture),
      "views": views(of: layout),
    ]
  }
}
