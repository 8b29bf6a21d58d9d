import StackDSL

/// The source of a view's content size on one axis, kept for hover and messages.
enum ContentSource: Sendable, Hashable {
  /// `intrinsicContentSize` in the file.
  case written
  /// The system font's advance widths, as an estimate.
  case text(String, ResolvedFont)
  /// The table of control sizes, as an estimate.
  case control(ViewKind)
  /// The class has no content of its own on this axis (a stack, a plain view, a slider's width).
  case none
  /// The view has content, but the file does not give its size (an image by name).
  case unknown(String)
}

/// The source of a hugging or compression resistance priority.
enum PrioritySource: Sendable, Hashable {
  /// The file: `hugging`, which sets both axes, or the property of one axis.
  case written(PropertyName)
  /// The class's default under the file's `defaults`.
  case classDefault(ViewKind, DefaultPriorities)
}
