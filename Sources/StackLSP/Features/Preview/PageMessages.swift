import JSONRPC
import LayoutEngine
import StackDSL

/// The page's titles for devices.
enum DeviceTitles {
  static var json: JSON {
    .array(DeviceTable.devices.map { ["name": .string($0.name), "title": .string($0.title)] })
  }
}

/// The messages to pages, as JSON. `editors/preview/README.md` describes them for authors of pages.
extension Session {
  /// The first message to a page: its identity, and the questions that it may ask.
  func helloMessage(to reader: PreviewPage.Reader) -> JSON {
    let id =
      switch reader {
      case .stream(let id), .client(let id): id
      }
    return [
      "kind": "hello", "page": .integer(id), "version": .string(version),
      "canEdit": .bool(client.applyEdit || pages.writesFiles),
      "canUndo": .bool(pages.subject.map { canUndo(in: $0.file) } ?? false),
      "hasIndex": .bool(pages.index != nil), "canReveal": .bool(client.showDocument),
      "devices": DeviceTitles.json,
      "textSizes": .array(TextSize.allCases.map { .string($0.rawValue) }),
      "layers": .array(PictureLayer.allCases.map { .string($0.rawValue) }),
    ]
  }
}

extension ShownPage {
  /// The shown screen, its environments and its findings; the pictures follow one by one.
  ///
  /// - Parameter fault: what is wrong with a text, or with an asset, that is drawn all the same.
  func message(fault: String? = nil) -> JSON {
    let layouts = result.layouts
    let all = analysis.screens + analysis.components
    let lists = EnvironmentLists(screen: layouts.screen, settings: layouts.settings)
    return .fields([
      "kind": "screen",
      "file": .string(places.name(places.home)),
      "screen": .string(layouts.screen.name),
      "screens": .array(
        all.map { ["name": .string($0.screen.name), "isComponent": .bool($0.isComponent)] }),
      "isComponent": .bool(layouts.isComponent),
      "languages": .array(lists.languages.map { .string($0.code) }),
      "states": .array(lists.states.compactMap { $0.map(JSON.string) }),
      "environments": .array(layouts.all.map { environment(of: $0) }),
      "findings": .array(result.findings.map { finding($0) }),
      "fault": fault.map(JSON.string),
    ])
  }

  private func environment(of layout: ScreenLayout) -> JSON {
    let environment = layout.environment
    return [
      "name": .string(environment.name),
      "device": environment.writtenPlace.map(JSON.string) ?? .null,
      "width": .number(environment.size.width), "height": .number(environment.size.height),
      "textSize": .string(environment.textSize.rawValue),
      "direction": .string(environment.direction.word),
      "language": .string(environment.language.code),
      "state": environment.state.map(JSON.string) ?? .null,
      "isSound": .bool(layout.isSound),
    ]
  }

  /// `environments` are indices into those of the page.
  func finding(_ finding: Finding) -> JSON {
    let layouts = result.layouts
    return [
      "code": .string(finding.code), "severity": .integer(finding.severity.rawValue),
      "message": .string(finding.message), "mark": .string(FindingMark(finding).rawValue),
      "sign": .string(FindingMark(finding).sign),
      "source": places.text(finding.span).map(JSON.string) ?? .null,
      "environments": .array(
        layouts.all.indices.filter {
          finding.isShown(on: layouts.screen.name, in: layouts.all[$0].environment)
        }.map(JSON.integer)),
      "views": .array(
        finding.views.compactMap { view in
          layouts.screen.views.indices.contains(view.index)
            ? .string(layouts.screen.views[view.index].path) : nil
        }),
      "related": .array(
        finding.related.map {
          [
            "message": .string($0.message),
            "source": places.text($0.span).map(JSON.string) ?? .null,
          ]
        }),
    ]
  }

  /// The visible views in drawing order.
  func views(of layout: ScreenLayout) -> JSON {
    let screen = result.layouts.screen
    var open: [ViewID: [Ambiguity.Quantity]] = [:]
    for quantity in layout.outcome.ambiguities.flatMap({ $0.group + $0.consequences })
    where quantity.item == .view {
      open[quantity.view, default: []].append(quantity)
    }
    return .array(
      layout.visibleViews.compactMap { id, frame in
        guard let solved = layout.view(id), screen.views.indices.contains(solved.view.index) else {
          return nil
        }
        let declared = screen.views[solved.view.index]
        let node = layout.problem.views[id.index]
        return .fields([
          "path": .string(declared.path), "name": .string(declared.displayName),
          "kind": .string(solved.kind.rawValue),
          "parent": node.parent.map { .integer($0.index - 1) },
          "frame": .array([frame.x, frame.y, frame.width, frame.height].map(JSON.number)),
          "own": .array(
            (layout.frame(of: solved.view)).map { [$0.x, $0.y].map(JSON.number) } ?? []),
          "content": .array(
            Axis.allCases.map { solved.content($0).intrinsic.map(JSON.number) ?? .null }),
          "hugging": .array(Axis.allCases.map { .number(solved.content($0).hugging.value) }),
          "resistance": .array(Axis.allCases.map { .number(solved.content($0).resistance.value) }),
          "isStack": node.stack == nil ? nil : true,
          "text": solved.text.map(JSON.string),
          "open": open[id].map { quantities in
            .array(
              quantities.map {
                .string("\($0.attribute) \(figure($0.lower)) to \(figure($0.upper)) pt")
              })
          },
        ])
      })
  }
}
