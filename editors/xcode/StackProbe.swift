// Printed by stack-lsp swift --probe. Add it to a debug build of your app.
//
// In code:         print(StackProbe.document(of: viewController.view))
// In the debugger: expression -l Swift -- print(StackProbe.document(of: view))
//
// The document has the views, constraints, priorities, content sizes, baselines, margins and the safe
// area as they are at this moment. Check it with stack-lsp check.

import UIKit

@MainActor
enum StackProbe {
    /// The `.stack` document that stands for a view and all that is in it.
    static func document(of root: UIView, named name: String = "Probe") -> String {
        var walk = Walk(root)
        return walk.document(name)
    }

    @MainActor
    private struct Walk {
        let root: UIView
        /// Every view below the root, each parent before its children, in the order of the document.
        var views: [UIView] = []
        var names: [ObjectIdentifier: String] = [:]
        var notes: [String] = []

        init(_ root: UIView) {
            self.root = root
            collect(root)
            var taken: [String: Int] = [:]
            for view in views {
                let stem = StackProbe.stem(of: view)
                taken[stem, default: 0] += 1
                let count = taken[stem] ?? 1
                names[ObjectIdentifier(view)] = count == 1 ? stem : "\(stem)\(count)"
            }
        }

        private mutating func collect(_ view: UIView) {
            for child in StackProbe.children(of: view) {
                views.append(child)
                if StackProbe.isWalked(child) { collect(child) }
            }
        }

        mutating func document(_ name: String) -> String {
            var lines = ["screen \(name) {"]
            lines += environment.map { "    \($0)" }
            for child in StackProbe.children(of: root) { lines += text(of: child, depth: 1) }
            var constraints: [String] = []
            for constraint in allConstraints {
                if let line = text(of: constraint) { constraints.append(line) }
            }
            if !constraints.isEmpty { lines += [""] + constraints.map { "    \($0)" } }
            lines += notes.map { "    // \($0)" }
            return (lines + ["}", ""]).joined(separator: "\n")
        }

        // MARK: The environment

        private var environment: [String] {
            let traits = root.traitCollection
            let insets = root.safeAreaInsets
            var lines = ["size: \(number(root.bounds.width)) x \(number(root.bounds.height))"]
            lines.append("scale: \(number(traits.displayScale > 0 ? traits.displayScale : 2))")
            lines.append("safeArea: \(four(insets.top, insets.left, insets.bottom, insets.right))")
            if root.effectiveUserInterfaceLayoutDirection == .rightToLeft { lines.append("directions: rightToLeft") }
            let own = root.insetsLayoutMarginsFromSafeArea ? insets : UIEdgeInsets.zero
            lines.append("layoutMargins: \(margins(of: root, without: own))")
            return lines
        }

        // MARK: Views

        private func text(of view: UIView, depth: Int) -> [String] {
            let indentation = String(repeating: "    ", count: depth)
            let name = names[ObjectIdentifier(view)] ?? "view"
            var lines = ["\(indentation)\(StackProbe.kind(of: view)) \(name) {"]
            lines += properties(of: view).map { "\(indentation)    \($0)" }
            if StackProbe.isWalked(view) {
                for child in StackProbe.children(of: view) { lines += text(of: child, depth: depth + 1) }
            }
            return lines + ["\(indentation)}"]
        }

        private func properties(of view: UIView) -> [String] {
            var lines: [String] = []
            let className = "\(type(of: view))"
            if !StackProbe.classNames.contains(className), StackProbe.isName(className) {
                lines.append("class: \(className)")
            }
            if view.isHidden { lines.append("isHidden: true") }
            let arranger = view.superview as? UIStackView
            if let arranger, !arranger.arrangedSubviews.contains(where: { $0 === view }) {
                lines.append("isArranged: false")
            }
            if let stack = view as? UIStackView { lines += self.properties(of: stack) }
            if let arranger, arranger.customSpacing(after: view) != UIStackView.spacingUseDefault {
                lines.append("customSpacing: \(number(arranger.customSpacing(after: view)))")
            }
            lines += content(of: view)
            lines.append("layoutMargins: \(margins(of: view))")
            lines.append("insetsLayoutMarginsFromSafeArea: false")
            return lines
        }

        private func properties(of stack: UIStackView) -> [String] {
            var lines = ["distribution: \(stack.distribution.word)", "alignment: \(stack.alignment.word(stack.axis))"]
            lines.append("spacing: \(number(stack.spacing))")
            if stack.isBaselineRelativeArrangement { lines.append("isBaselineRelativeArrangement: true") }
            if stack.isLayoutMarginsRelativeArrangement { lines.append("isLayoutMarginsRelativeArrangement: true") }
            return lines
        }

        /// The size that the view's content has now, and the priorities that defend it.
        private func content(of view: UIView) -> [String] {
            if view is UIStackView { return [] }
            let size = view.intrinsicContentSize
            let none = UIView.noIntrinsicMetric
            func length(_ value: CGFloat) -> String { value == none ? "_" : number(value) }
            var lines = ["intrinsicContentSize: \(length(size.width)) x \(length(size.height))"]
            for (axis, word) in [(NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
                let hugging = view.contentHuggingPriority(for: axis).rawValue
                let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
                lines.append("hugging.\(word): \(number(CGFloat(hugging)))")
                lines.append("compressionResistance.\(word): \(number(CGFloat(resistance)))")
            }
            return lines + baselines(of: view, height: size.height)
        }

        /// Where the first and the last line stand in a view of this height, for they follow from its font.
        private func baselines(of view: UIView, height: CGFloat) -> [String] {
            let (title, text, label) = ((view as? UIButton)?.titleLabel, view as? UITextView, view as? UILabel)
            let known = title?.font ?? (view as? UITextField)?.font ?? text?.font ?? label?.font
            guard let font = known, height > 0, label == nil || label?.text?.isEmpty == false else { return [] }
            // A label is as high as its lines, and a control has them in its middle.
            let line = max(font.lineHeight, title?.bounds.height ?? 0)
            let room = label == nil ? (height - line) / 2 : 0
            let above = text?.textContainerInset.top ?? room
            let below = text?.textContainerInset.bottom ?? room
            return [
                "firstBaseline: \(number(above + font.ascender))", "lastBaseline: \(number(below - font.descender))",
            ]
        }

        /// As they are now, the safe area and the superview's margins included.
        private func margins(of view: UIView, without inner: UIEdgeInsets = .zero) -> String {
            let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let margins = view.layoutMargins
            let (left, right) = (margins.left - inner.left, margins.right - inner.right)
            return four(
                margins.top - inner.top, isMirrored ? right : left, margins.bottom - inner.bottom,
                isMirrored ? left : right)
        }

        // MARK: Constraints

        /// Those of the app, and the frames of views that have none.
        private var allConstraints: [Written] {
            var written: [Written] = []
            for view in [root] + views {
                var constraints = view.constraints.filter(StackProbe.isOfTheApp)
                if view !== root, !StackProbe.isWalked(view) {
                    // Of a label or a button, what is inside is UIKit's.
                    constraints.removeAll { constraint in
                        constraint.firstItem !== view
                            || (constraint.secondItem != nil && constraint.secondItem !== view)
                    }
                }
                written += constraints.map(Written.constraint)
            }
            for view in views where view.translatesAutoresizingMaskIntoConstraints {
                guard let parent = view.superview, names[ObjectIdentifier(parent)] != nil || parent === root,
                    !((parent as? UIStackView)?.arrangedSubviews.contains { $0 === view } ?? false)
                else { continue }
                written.append(.frame(view))
            }
            return written
        }

        private enum Written {
            case constraint(NSLayoutConstraint)
            case frame(UIView)
        }

        private mutating func text(of written: Written) -> String? {
            switch written {
            case .frame(let view):
                let name = names[ObjectIdentifier(view)] ?? "view"
                let outer = view.superview.flatMap { path(of: $0) } ?? ""
                let frame = view.frame
                return "\(name).left == \(outer)left + \(number(frame.minX)); "
                    + "\(name).top == \(outer)top + \(number(frame.minY)); "
                    + "\(name).width == \(number(frame.width)); \(name).height == \(number(frame.height))"
            case .constraint(let constraint):
                guard let first = end(constraint.firstItem, constraint.firstAttribute) else {
                    return unwritten(constraint)
                }
                var text = "\(first) \(constraint.relation.sign) "
                var constant = constraint.constant
                if constraint.secondItem != nil {
                    guard let second = end(constraint.secondItem, constraint.secondAttribute) else {
                        return unwritten(constraint)
                    }
                    text += second
                    if constraint.multiplier != 1 { text += " * \(number(constraint.multiplier))" }
                    if constant != 0 { text += constant > 0 ? " + " : " - " }
                    constant = abs(constant)
                }
                if constraint.secondItem == nil || constant != 0 { text += number(constant) }
                if constraint.priority.rawValue < 1000 { text += " @\(number(CGFloat(constraint.priority.rawValue)))" }
                if let identifier = constraint.identifier { text += " \(StackProbe.quoted(identifier))" }
                return text
            }
        }

        private mutating func unwritten(_ constraint: NSLayoutConstraint) -> String? {
            notes.append("Not written: \("\(constraint)".replacingOccurrences(of: "\n", with: " "))")
            return nil
        }

        /// `title.leading`, `card.layoutMargins.top`; nil for what is not in the document.
        private func end(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String? {
            guard let place = place(of: item), let word = attribute.word else { return nil }
            return "\(place)\(word)"
        }

        private func place(of item: AnyObject?) -> String? {
            if let view = item as? UIView { return path(of: view) }
            guard let guide = item as? UILayoutGuide, let view = guide.owningView, let path = path(of: view) else {
                return nil
            }
            if guide === view.safeAreaLayoutGuide { return "\(path)safeArea." }
            if guide === view.layoutMarginsGuide { return "\(path)layoutMargins." }
            if guide === view.readableContentGuide { return "\(path)readableContent." }
            if let scroll = view as? UIScrollView {
                if guide === scroll.contentLayoutGuide { return "\(path)content." }
                if guide === scroll.frameLayoutGuide { return "\(path)frame." }
            }
            return nil
        }

        /// In the braces of the screen, what has no path is the screen's own.
        private func path(of view: UIView) -> String? {
            view === root ? "" : names[ObjectIdentifier(view)].map { "\($0)." }
        }
    }

    // MARK: What a view is

    private static func kind(of view: UIView) -> String {
        switch view {
        case let stack as UIStackView: return stack.axis == .horizontal ? "hstack" : "vstack"
        case is UILabel: return "label"
        case is UIButton: return "button"
        case is UITextField: return "textField"
        case is UITextView: return "textView"
        case is UIImageView: return "imageView"
        case is UIScrollView: return "scrollView"
        default: return "view"
        }
    }

    /// The classes that a kind says already.
    private static let classNames: Set<String> = [
        "UIStackView", "UILabel", "UIButton", "UITextField", "UITextView", "UIImageView", "UIScrollView", "UIView",
    ]

    /// What is inside of a label, a button or a text is UIKit's.
    private static func isWalked(_ view: UIView) -> Bool {
        ["view", "hstack", "vstack", "scrollView"].contains(kind(of: view))
    }

    /// The arranged subviews in their order, then the others.
    private static func children(of view: UIView) -> [UIView] {
        guard let stack = view as? UIStackView else { return view.subviews }
        let arranged = stack.arrangedSubviews
        return arranged + view.subviews.filter { child in !arranged.contains { $0 === child } }
    }

    /// Not made by UIKit from stacks, margins, frames or content.
    private static func isOfTheApp(_ constraint: NSLayoutConstraint) -> Bool {
        let className = "\(type(of: constraint))"
        let identifier = constraint.identifier ?? ""
        let made = ["UISV-", "UIView-", "UIViewSafeAreaLayoutGuide", "UIScrollView-", "_UI", "fittingSize"]
        return constraint.isActive && className != "NSContentSizeLayoutConstraint"
            && className != "NSAutoresizingMaskLayoutConstraint" && !made.contains { identifier.hasPrefix($0) }
    }

    /// The accessibility identifier where it is a name, else the kind.
    private static func stem(of view: UIView) -> String {
        if let identifier = view.accessibilityIdentifier, isName(identifier) { return identifier }
        return kind(of: view) == "view" ? "box" : "\(kind(of: view))View"
    }

    private static func isName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.properties.isAlphabetic || first == "_" else { return false }
        return text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_" }
    }

    private static func quoted(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\"", "\\": result += "\\\(character)"
            case "\n": result += "\\n"
            default: result.append(character)
            }
        }
        return "\"\(result)\""
    }
}

// MARK: Words of the language

private func four(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) -> String {
    [top, leading, bottom, trailing].map(number).joined(separator: ", ")
}

/// With as many decimals as the number needs, and no exponent.
private func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
}

extension NSLayoutConstraint.Relation {
    fileprivate var sign: String {
        switch self {
        case .lessThanOrEqual: return "<="
        case .greaterThanOrEqual: return ">="
        default: return "=="
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// Nil for what the language has no word for.
    fileprivate var word: String? {
        switch self {
        case .left: return "left"
        case .right: return "right"
        case .leading: return "leading"
        case .trailing: return "trailing"
        case .top: return "top"
        case .bottom: return "bottom"
        case .width: return "width"
        case .height: return "height"
        case .centerX: return "centerX"
        case .centerY: return "centerY"
        case .firstBaseline: return "firstBaseline"
        case .lastBaseline: return "lastBaseline"
        case .leftMargin: return "layoutMargins.left"
        case .rightMargin: return "layoutMargins.right"
        case .leadingMargin: return "layoutMargins.leading"
        case .trailingMargin: return "layoutMargins.trailing"
        case .topMargin: return "layoutMargins.top"
        case .bottomMargin: return "layoutMargins.bottom"
        case .centerXWithinMargins: return "layoutMargins.centerX"
        case .centerYWithinMargins: return "layoutMargins.centerY"
        default: return nil
        }
    }
}

extension UIStackView.Distribution {
    fileprivate var word: String {
        switch self {
        case .fillEqually: return "fillEqually"
        case .fillProportionally: return "fillProportionally"
        case .equalSpacing: return "equalSpacing"
        case .equalCentering: return "equalCentering"
        default: return "fill"
        }
    }
}

extension UIStackView.Alignment {
    fileprivate func word(_ axis: NSLayoutConstraint.Axis) -> String {
        switch self {
        case .leading: return axis == .horizontal ? "top" : "leading"
        case .trailing: return axis == .horizontal ? "bottom" : "trailing"
        case .center: return "center"
        case .firstBaseline: return "firstBaseline"
        case .lastBaseline: return "lastBaseline"
        default: return "fill"
        }
    }
}
