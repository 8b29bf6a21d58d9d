// swift-format-ignore-file

/// The words of other frameworks, as `docs/foreign-words.md` has them: `scripts/fix` copies.
enum ForeignWords {
  enum Kinds {
    static let meant: [String: String] = [
      "uistackview": #"stack"#,
      "stackview": #"stack"#,
      "uiview": #"view"#,
      "image": #"imageView"#,
      "text": #"label"#,
      "textarea": #"textView"#,
      "texteditor": #"textView"#,
      "input": #"textField"#,
      "scroll": #"scrollView"#,
      "search": #"searchBar"#,
      "searchfield": #"searchBar"#,
      "toggle": #"switch"#,
      "segmented": #"segmentedControl"#,
      "segments": #"segmentedControl"#,
      "progress": #"progressView"#,
      "spinner": #"activityIndicator"#,
      "activityindicatorview": #"activityIndicator"#,
      "row": #"hstack"#,
      "column": #"vstack"#,
      "horizontalstack": #"hstack"#,
      "verticalstack": #"vstack"#,
      "div": #"view"#,
      "zstack": #"view"#,
      "container": #"view"#,
      "box": #"view"#,
      "rectangle": #"view"#,
      "circle": #"view"#,
      "divider": #"view"#,
      "hr": #"view"#,
      "form": #"tableView"#,
      "list": #"tableView"#,
      "listview": #"tableView"#,
      "recyclerview": #"tableView"#,
      "table": #"tableView"#,
      "grid": #"vstack"#,
      "lazyvgrid": #"collectionView"#,
      "lazyhgrid": #"collectionView"#,
      "gridview": #"collectionView"#,
      "lazyvstack": #"vstack"#,
      "lazyhstack": #"hstack"#,
      "securefield": #"textField"#,
      "edittext": #"textField"#,
      "link": #"button"#,
      "menu": #"button"#,
      "span": #"label"#,
      "img": #"imageView"#,
      "asyncimage": #"imageView"#,
      "gauge": #"progressView"#,
      "linearlayout": #"stack"#,
      "framelayout": #"view"#,
    ]
    static let advice: [String: String] = [
      "zstack": #"Views lie over each other where constraints put them in one view."#,
      "divider": #"A divider is a view with `height == 1`."#,
      "hr": #"A divider is a view with `height == 1`."#,
      "form": #"Each row is a screen of its own: `host: cell`. What is not a table is a `vstack` in a `scrollView`."#,
      "list": #"Each row is a screen of its own: `host: cell`."#,
      "grid": #"A grid is a `vstack` of `hstack`s with `distribution: fillEqually`."#,
      "securefield": #"That its text is hidden changes no frame."#,
    ]
  }
  enum Properties {
    static let meant: [String: String] = [
      "lines": #"numberOfLines"#,
      "linelimit": #"numberOfLines"#,
      "maxlines": #"numberOfLines"#,
      "hug": #"hugging"#,
      "gap": #"spacing"#,
      "direction": #"axis"#,
      "orientation": #"axis"#,
      "align": #"alignment"#,
      "alignitems": #"alignment"#,
      "justify": #"distribution"#,
      "justifycontent": #"distribution"#,
      "margins": #"layoutMargins"#,
      "directionallayoutmargins": #"layoutMargins"#,
      "hidden": #"isHidden"#,
      "textstyle": #"font"#,
      "spacingafter": #"customSpacing"#,
      "contentsize": #"intrinsicContentSize"#,
      "background": #"backgroundColor"#,
      "color": #"textColor"#,
      "foregroundcolor": #"textColor"#,
      "opacity": #"alpha"#,
      "tint": #"tintColor"#,
      "radius": #"cornerRadius"#,
      "maskstobounds": #"clipsToBounds"#,
      "label": #"text"#,
      "string": #"text"#,
      "caption": #"text"#,
      "hint": #"placeholder"#,
    ]
  }
  enum Values {
    static let meant: [String: String] = [
      "accessibility1": #"accessibilityMedium"#,
      "accessibility2": #"accessibilityLarge"#,
      "accessibility3": #"accessibilityExtraLarge"#,
      "accessibility4": #"accessibilityExtraExtraLarge"#,
      "accessibility5": #"accessibilityExtraExtraExtraLarge"#,
      "xsmall": #"extraSmall"#,
      "xlarge": #"extraLarge"#,
      "xxlarge": #"extraExtraLarge"#,
      "xxxlarge": #"extraExtraExtraLarge"#,
      "ltr": #"leftToRight"#,
      "rtl": #"rightToLeft"#,
      "baseline": #"firstBaseline"#,
      "start": #"leading"#,
      "end": #"trailing"#,
      "left": #"leading"#,
      "right": #"trailing"#,
      "stretch": #"fill"#,
      "spacebetween": #"equalSpacing"#,
      "equal": #"fillEqually"#,
      "proportional": #"fillProportionally"#,
      "high": #"defaultHigh"#,
      "low": #"defaultLow"#,
      "fittingsizelevel": #"fittingSizeLevel"#,
      "iphone": #"phone"#,
      "ipad": #"pad"#,
      "ib": #"interfaceBuilder"#,
      "storyboard": #"interfaceBuilder"#,
      "aspectfit": #"scaleAspectFit"#,
      "aspectfill": #"scaleAspectFill"#,
      "title": #"title1"#,
      "caption": #"caption1"#,
      "landscapeleft": #"landscape"#,
      "landscaperight": #"landscape"#,
    ]
  }
  enum Hosts {
    static let meant: [String: String] = [
      "tablecell": #"cell"#,
      "tableviewcell": #"cell"#,
      "uitableviewcell": #"cell"#,
      "collectionviewcell": #"collectionCell"#,
      "uicollectionviewcell": #"collectionCell"#,
      "tableviewheaderfooterview": #"header"#,
      "uitableviewheaderfooterview": #"header"#,
      "headerfooterview": #"header"#,
      "sectionheader": #"header"#,
      "sectionfooter": #"footer"#,
      "tableheaderview": #"view"#,
      "tablefooterview": #"view"#,
      "collectionreusableview": #"view"#,
      "uiview": #"view"#,
    ]
  }
  enum Limits {
    static let meant: [String: String] = [
      "minWidth": #"width >="#,
      "minHeight": #"height >="#,
      "maxWidth": #"width <="#,
      "maxHeight": #"height <="#,
      "preferredMaxLayoutWidth": #"width <="#,
      "minimumWidth": #"width >="#,
      "minimumHeight": #"height >="#,
      "maximumWidth": #"width <="#,
      "maximumHeight": #"height <="#,
    ]
  }
  enum Beginnings {
    static let meant: [String: String] = [
      "fontSize": #"font: system"#,
      "pointSize": #"font: system"#,
    ]
  }
  enum Answers {
    static let meant: [String: String] = [
      "padding": #"Text keeps no room free around itself: put it into a stack with `layoutMargins`, or between constraints."#,
      "margin": #"What stays free around a view is the constant of its constraints, or the `spacing` of its stack."#,
      "fontWeight": #"A weight is the last word of a font: `font: system 17 bold`."#,
      "flex": #"What takes the room that is left is said by `hugging`: the lowest takes it."#,
      "flexGrow": #"What takes the room that is left is said by `hugging`: the lowest takes it."#,
      "weight": #"What takes the room that is left is said by `hugging`: the lowest takes it."#,
      "zIndex": #"Of siblings, the one that is written last lies in front."#,
      "accessory": #"An accessory takes its room from the content view, which is what the screen is: `size` says how wide the rest is."#,
      "accessoryType": #"An accessory takes its room from the content view, which is what the screen is: `size` says how wide the rest is."#,
      "accessoryView": #"An accessory takes its room from the content view, which is what the screen is: `size` says how wide the rest is."#,
    ]
  }
  enum Blocks {
    static let meant: [String: String] = [
      "constraints": #"Constraints stand"#,
      "subviews": #"Views stand"#,
      "arrangedSubviews": #"Views stand"#,
      "children": #"Views stand"#,
    ]
  }
  enum Places {
    static let meant: [String: String] = [
      "contentLayoutGuide": #"content"#,
      "frameLayoutGuide": #"frame"#,
      "safeAreaLayoutGuide": #"safeArea"#,
      "layoutMarginsGuide": #"layoutMargins"#,
      "readableContentGuide": #"readableContent"#,
    ]
  }
  enum Attributes {
    static let meant: [String: String] = [
      "start": #"leading"#,
      "end": #"trailing"#,
      "baseline": #"lastBaseline"#,
      "leadingMargin": #"layoutMargins.leading"#,
      "trailingMargin": #"layoutMargins.trailing"#,
      "leftMargin": #"layoutMargins.left"#,
      "rightMargin": #"layoutMargins.right"#,
      "topMargin": #"layoutMargins.top"#,
      "bottomMargin": #"layoutMargins.bottom"#,
      "centerXWithinMargins": #"layoutMargins.centerX"#,
      "centerYWithinMargins": #"layoutMargins.centerY"#,
    ]
  }
}
