// Of WebKit what exported screens use.

import UIKit

open class WKWebView: UIView {}
