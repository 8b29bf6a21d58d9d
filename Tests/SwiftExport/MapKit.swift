// Of MapKit what exported screens use.

import UIKit

open class MKMapView: UIView {}
