// The part of WebKit that exported screens use.

import UIKit

open class WKWebView: UIView {}
