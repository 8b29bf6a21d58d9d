import StackDSL

/// Where a view's content size on one axis comes from, kept so that hover and messages can say it.
enum ContentSource: Sendable, Hashable {
  /// `intrinsicContentSize` in the file.
  case written
  /// The system font's advance widths: an estimate.
  case text(String, ResolvedFont)
  /// The table of control sizes: an estimate.
  case control(ViewKind)
  /// The class has no content of its own on this axis (a stack, a plain view, a slider's width).
  case none
  /// The view has content, but nothing in the file says how large it is (an image by name).
  case unknown(String)
}

/// Where a hugging or compression resistance priority comes from.
enum PrioritySource: Sendable, Hashable {
  /// In the file: `hugging`, which sets both axes, or one axis' own word.
  case written(PropertyName)
  /// The class's default under the file's `defaults`.
  case classDefault(ViewKind, DefaultPriorities)
}
