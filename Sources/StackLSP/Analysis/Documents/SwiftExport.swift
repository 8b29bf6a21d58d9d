import StackDSL

/// A screen as UIKit code: a class with the same views, properties and constraints under the same names, in
/// the order of the file. UIKit computes the solved layout from it.
///
/// Anything that Swift cannot express (such as the size of a picture, which the picture itself has) is listed
/// in a comment, `// not exported: …`, and in `omissions`.
struct SwiftExport {
  let text: String
  /// `photo.imageSize: the picture has a size of its own`
  let omissions: [String]

  /// - Parameters:
  ///   - file: the name of the screen's file, for the header.
  ///   - components: the components that the file can refer to.
  ///   - source: returns the source text of a span, which identifies parameters of components.
  ///   - remarks: what an earlier step could not keep.
  init(
    _ screen: Screen, settings: FileSettings, file: String? = nil, as form: SwiftForm = .view,
    components known: [Component] = [], source: (SourceSpan) -> String? = { _ in nil },
    remarks: [String] = []
  ) {
    let catalog = StringCatalog(of: [screen])
    let screen = SwiftScope.reduced(catalog.untranslated(screen))
    var components: [SwiftClass.Part] = []
    for component in SwiftComponent.all(in: screen, known, settings: settings, text: source) {
      let body = SwiftClass(component, settings, apartFrom: components.map(\.body.name))
      components.append(SwiftClass.Part(component: component, body: body))
    }
    let main = SwiftClass(screen, settings, form, components)
    var parts = [main.text]
    if let holder = form.holder(of: main) { parts.append(holder) }
    parts += components.map(\.body.text)
    let classes = [main] + components.map(\.body)
    if classes.contains(where: \.usesDetails) { parts.append(Self.detailsExtension) }
    let modules = Set(screen.views.compactMap(\.swiftModule)).union(form.modules)
    let imports = modules.sorted().map { "import \($0)\n" }.joined()
    var head = file.map { "// Written by stack-lsp from \($0.printableName).\n\n" } ?? ""
    var elsewhere = remarks
    if !catalog.languages.isEmpty {
      elsewhere.append(
        "texts in \(list(catalog.languages)): they belong into the string catalog that --strings writes"
      )
    }
    head += elsewhere.map { "// not exported: \($0)\n\n" }.joined()
    text = head + imports + "\n" + parts.joined(separator: "\n")
    omissions =
      elsewhere + main.omissions
      + components.flatMap { part in
        part.body.omissions.map { "\(part.component.name).\($0)" }
      }
  }

  /// A screen in a file; without a requested form, its `host` decides.
  ///
  /// A scene of Interface Builder is exported as `import` reads it: under readable names, and with its
  /// repeated views as components.
  init(
    _ layouts: ScreenLayouts, of model: Model, in sources: SourceFiles, file: String?,
    as form: SwiftForm? = nil
  ) {
    guard let bytes = sources.documents[model.file] else {
      let others = model.imports.compactMap(\.file).filter { $0 != model.file }
      self.init(
        layouts.screen, settings: layouts.settings, file: file,
        as: form ?? layouts.screen.swiftForm,
        components: model.components
          + others.flatMap { buildModel(of: $0, in: sources).components },
        source: { span in
          let place = model.fileSpan(span)
          return sources[place.file].map { String(decoding: $0.text[place.range], as: UTF8.self) }
        })
      return
    }
    let root = layouts.screen.views.first?.reference ?? layouts.screen.name
    let imported = importInterfaceBuilder(
      bytes, file: model.file, scene: root, translations: sources.translations[model.file] ?? [])
    let tree = parse(Array(sourceText(of: imported.model).utf8), file: FileID("Imported.stack"))
    var known = buildModel(of: tree.file, in: SourceFiles([tree]))
    known.defaults = model.defaults
    let written = known.screens.first ?? layouts.screen
    self.init(
      written, settings: FileSettings(known), file: file, as: form ?? written.swiftForm,
      components: known.components,
      source: { String(decoding: tree.text[known.fileSpan($0).range], as: UTF8.self) },
      remarks: imported.remarks)
  }

  private static let detailsExtension = """
    extension NSLayoutConstraint {
        fileprivate func with(priority: UILayoutPriority = .required, identifier: String? = nil) -> Self {
            self.priority = priority
            self.identifier = identifier
            return self
        }
    }

    """
}

extension String {
  /// The name on one line of a comment.
  fileprivate var printableName: String {
    String(String.UnicodeScalarView(unicodeScalars.filter(\.isPrintable)))
  }
}

extension View {
  /// The module of its class if it is not UIKit. Apple's classes begin with their framework's letters.
  fileprivate var swiftModule: String? {
    let written = properties.last { $0.name == .class }?.value.name
    switch (written ?? kind.className).prefix(2) {
    case "WK": return "WebKit"
    case "MK": return "MapKit"
    default: return nil
    }
  }
}
