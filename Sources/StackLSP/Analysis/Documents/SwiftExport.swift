import StackDSL

/// A screen as code of UIKit: a class with the same views, properties and constraints under the same names, in the
/// order of the file. UIKit computes from it what was solved.
///
/// What Swift cannot say (the size of a picture, which is the picture's) stands in a comment, `// not exported: …`,
/// and in `omissions`.
struct SwiftExport {
  let text: String
  /// `photo.imageSize: the picture has a size of its own`
  let omissions: [String]

  /// - Parameters:
  ///   - file: the name of the file that the screen is from, for the head.
  ///   - components: those that the file declares.
  ///   - source: what stands at a span, which the parameters of components are known by.
  init(
    _ screen: Screen, settings: FileSettings, file: String? = nil, as form: SwiftForm = .view,
    components known: [Component] = [], source: (SourceSpan) -> String? = { _ in nil }
  ) {
    let catalog = StringCatalog(of: [screen])
    let screen = SwiftScope.reduced(catalog.untranslated(screen))
    let components = SwiftComponent.all(in: screen, known, settings: settings, text: source).map {
      SwiftClass.Part(component: $0, body: SwiftClass($0, settings))
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
    let elsewhere =
      catalog.languages.isEmpty
      ? []
      : [
        "texts in \(list(catalog.languages)): they belong into the string catalog that --strings writes"
      ]
    head += elsewhere.map { "// not exported: \($0)\n\n" }.joined()
    text = head + imports + "\n" + parts.joined(separator: "\n")
    omissions =
      elsewhere + main.omissions
      + components.flatMap { part in
        part.body.omissions.map { "\(part.component.name).\($0)" }
      }
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
  /// On one line of a comment.
  fileprivate var printableName: String {
    String(String.UnicodeScalarView(unicodeScalars.filter(\.isPrintable)))
  }
}

extension View {
  /// The module of its class, where that is not UIKit. Apple's classes begin with the letters of theirs.
  fileprivate var swiftModule: String? {
    let written = properties.last { $0.name == .class }?.value.name
    switch (written ?? kind.className).prefix(2) {
    case "WK": return "WebKit"
    case "MK": return "MapKit"
    default: return nil
    }
  }
}
