// The part of SwiftUI that exported screens use, after Apple's documentation of UIViewRepresentable.

import UIKit

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}

@MainActor public protocol UIViewRepresentable {
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
}
