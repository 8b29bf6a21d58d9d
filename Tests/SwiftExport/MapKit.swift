// The part of MapKit that exported screens use.

import UIKit

open class MKMapView: UIView {}
