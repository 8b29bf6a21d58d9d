// swift-format-ignore-file

/// The examples of the rules' pages, from `Tests/Fixtures/diagnostics`: `scripts/fix` copies them.
enum RuleExamples {
  /// By code: a whole file that has the finding, and the same file corrected.
  static let texts: [String: (example: String, corrected: String)] = [
    "alignment-fill-fixed-cross": (
#"""
screen Split {
    size: 375 x 711
    hstack split {
        edges == superview.edges
        view list { hugging: 250 }
        view tools { width == 80; height == 100 }
    }
}
"""#,
#"""
screen Split {
    size: 375 x 711
    hstack split {
        alignment: top
        edges == superview.edges
        view list { height == superview.height }
        view tools { width == 80; height == 100 }
    }
}
"""#
    ),
    "all-required-compression": (
#"""
screen Stops {
    size: 320 x 568
    hstack row {
        spacing: 8
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label stop { intrinsicContentSize: 300 x 20; compressionResistance.horizontal: 1000 }
        label time { intrinsicContentSize: 80 x 20; compressionResistance.horizontal: 1000 }
    }
}
"""#,
#"""
screen Stops {
    size: 320 x 568
    hstack row {
        spacing: 8
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label stop {
            intrinsicContentSize: 300 x 20
            compressionResistance.horizontal: 749
            numberOfLines: 0
        }
        label time { intrinsicContentSize: 80 x 20; compressionResistance.horizontal: 1000 }
    }
}
"""#
    ),
    "ambiguous-compression": (
#"""
screen Price {
    size: 320 x 568
    hstack row {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label name { intrinsicContentSize: 220 x 20; hugging.horizontal: 249 }
        label price { intrinsicContentSize: 140 x 20 }
    }
}
"""#,
#"""
screen Price {
    size: 375 x 667
    hstack row {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label name { intrinsicContentSize: 220 x 20; hugging.horizontal: 249 }
        label price { intrinsicContentSize: 140 x 20; compressionResistance.horizontal: 751 }
    }
}
"""#
    ),
    "ambiguous-hugging": (
#"""
screen ProfilePage {
    size: 375 x 667
    hstack row {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label title { intrinsicContentSize: 80 x 20 }
        label bio { intrinsicContentSize: 60 x 20 }
    }
}
"""#,
#"""
screen ProfilePage {
    size: 375 x 667
    hstack row {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label title { intrinsicContentSize: 80 x 20 }
        label bio { intrinsicContentSize: 60 x 20; hugging.horizontal: 249 }
    }
}
"""#
    ),
    "ambiguous-layout": (
#"""
screen Order {
    size: 375 x 667
    vstack order {
        center == superview.center
        stepper count
        label title { intrinsicContentSize: 300 x 20 }
    }
}
"""#,
#"""
screen Order {
    size: 375 x 667
    vstack order {
        center == superview.center
        stepper count { hugging.horizontal: 749 }
        label title { intrinsicContentSize: 300 x 20 }
    }
}
"""#
    ),
    "ambiguous-position": (
#"""
screen Home {
    size: 375 x 667
    label greeting {
        intrinsicContentSize: 80 x 20
        top == superview.top
    }
}
"""#,
#"""
screen Home {
    size: 375 x 667
    label greeting {
        intrinsicContentSize: 80 x 20
        top == superview.top
        leading == superview.leading
    }
}
"""#
    ),
    "aspect-vs-fill": (
#"""
screen Photo {
    size: 118 x 160
    hstack row {
        edges == superview.edges
        imageView photo { width == height }
    }
}
"""#,
#"""
screen Photo {
    size: 118 x 160
    hstack row {
        alignment: center
        edges == superview.edges
        imageView photo { width == height }
    }
}
"""#
    ),
    "baseline-first-not-tallest": (
#"""
screen Title {
    size: 375 x 667
    label above { intrinsicContentSize: 80 x 20; top == superview.top; leading == superview.leading }
    hstack row {
        alignment: firstBaseline
        top == above.bottom
        leading == superview.leading
        label a { intrinsicContentSize: 80 x 34; firstBaseline: 27; lastBaseline: 7 }
        label b { intrinsicContentSize: 80 x 67; firstBaseline: 54; lastBaseline: 13 }
    }
}
"""#,
#"""
screen Title {
    size: 375 x 667
    label above { intrinsicContentSize: 80 x 20; top == superview.top; leading == superview.leading }
    hstack row {
        alignment: firstBaseline
        top == above.bottom
        leading == superview.leading
        label b { intrinsicContentSize: 80 x 67; firstBaseline: 54; lastBaseline: 13 }
        label a { intrinsicContentSize: 80 x 34; firstBaseline: 27; lastBaseline: 7 }
    }
}
"""#
    ),
    "baseline-multiline": (
#"""
screen Row {
    size: 200 x 400
    hstack row {
        alignment: lastBaseline
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label mark { text: "New"; hugging.horizontal: 252; compressionResistance.horizontal: 751 }
        label text { text: "A sentence that does not fit into one line"; numberOfLines: 0 }
    }
}
"""#,
#"""
screen Row {
    size: 200 x 400
    hstack row {
        alignment: firstBaseline
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label mark { text: "New"; hugging.horizontal: 252; compressionResistance.horizontal: 751 }
        label text { text: "A sentence that does not fit into one line"; numberOfLines: 0 }
    }
}
"""#
    ),
    "baseline-no-text": (
#"""
screen Row {
    size: 375 x 667
    hstack row {
        alignment: firstBaseline
        leading == superview.leading
        top == superview.top + 100
        label text { intrinsicContentSize: 80 x 20; firstBaseline: 16; lastBaseline: 4 }
        imageView icon { intrinsicContentSize: 32 x 32 }
    }
}
"""#,
#"""
screen Row {
    size: 375 x 667
    hstack row {
        alignment: center
        leading == superview.leading
        top == superview.top + 100
        label text { intrinsicContentSize: 80 x 20; firstBaseline: 16; lastBaseline: 4 }
        imageView icon { intrinsicContentSize: 32 x 32 }
    }
}
"""#
    ),
    "baseline-on-vertical": (
#"""
screen Column {
    size: 375 x 667
    vstack column {
        alignment: firstBaseline
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label a { intrinsicContentSize: 80 x 20 }
        label b { intrinsicContentSize: 60 x 20 }
    }
}
"""#,
#"""
screen Column {
    size: 375 x 667
    vstack column {
        alignment: leading
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label a { intrinsicContentSize: 80 x 20 }
        label b { intrinsicContentSize: 60 x 20 }
    }
}
"""#
    ),
    "baseline-relative-horizontal": (
#"""
screen Row {
    size: 375 x 667
    hstack row {
        isBaselineRelativeArrangement: true
        leading == superview.leading
        top == superview.top
        label a { intrinsicContentSize: 80 x 20 }
        label b { intrinsicContentSize: 60 x 20 }
    }
}
"""#,
#"""
screen Row {
    size: 375 x 667
    hstack row {
        alignment: firstBaseline
        leading == superview.leading
        top == superview.top
        label a { intrinsicContentSize: 80 x 20 }
        label b { intrinsicContentSize: 60 x 20 }
    }
}
"""#
    ),
    "baseline-row-stretched": (
#"""
screen Row {
    size: 375 x 667
    hstack row {
        alignment: firstBaseline
        leading == superview.leading
        top == superview.top
        height == 60
        label a { intrinsicContentSize: 80 x 20; firstBaseline: 16; lastBaseline: 4 }
        label b { intrinsicContentSize: 60 x 20; firstBaseline: 16; lastBaseline: 4 }
    }
}
"""#,
#"""
screen Row {
    size: 375 x 667
    hstack row {
        alignment: firstBaseline
        leading == superview.leading
        top == superview.top
        label a { intrinsicContentSize: 80 x 20; firstBaseline: 16; lastBaseline: 4 }
        label b { intrinsicContentSize: 60 x 20; firstBaseline: 16; lastBaseline: 4 }
    }
}
"""#
    ),
    "baseline-spacing-too-small": (
#"""
screen Alert {
    size: 375 x 667
    vstack texts {
        isBaselineRelativeArrangement: true
        spacing: 20
        leading == superview.leading
        top == superview.top
        label title { intrinsicContentSize: 80 x 48; firstBaseline: 38; lastBaseline: 10 }
        label message { intrinsicContentSize: 80 x 48; firstBaseline: 38; lastBaseline: 10 }
    }
}
"""#,
#"""
screen Alert {
    size: 375 x 667
    vstack texts {
        isBaselineRelativeArrangement: true
        spacing: 48
        leading == superview.leading
        top == superview.top
        label title { intrinsicContentSize: 80 x 48; firstBaseline: 38; lastBaseline: 10 }
        label message { intrinsicContentSize: 80 x 48; firstBaseline: 38; lastBaseline: 10 }
    }
}
"""#
    ),
    "baseline-stretched": (
#"""
screen Row {
    size: 375 x 667
    hstack row {
        alignment: firstBaseline
        leading == superview.leading
        top == superview.top + 100
        label a { intrinsicContentSize: 80 x 20; firstBaseline: 16; lastBaseline: 4 }
        label b {
            intrinsicContentSize: 60 x 20
            firstBaseline: 16
            lastBaseline: 4
            height == 60
        }
    }
}
"""#,
#"""
screen Row {
    size: 375 x 667
    hstack row {
        alignment: firstBaseline
        leading == superview.leading
        top == superview.top + 100
        label a { intrinsicContentSize: 80 x 20; firstBaseline: 16; lastBaseline: 4 }
        label b {
            intrinsicContentSize: 60 x 20
            firstBaseline: 16
            lastBaseline: 4
        }
    }
}
"""#
    ),
    "breaks-at-text-size": (
#"""
screen Setting {
    size: 320 x 568
    textSizes: large, accessibilityLarge
    hstack row {
        leading == superview.leading + 16
        trailing == superview.trailing - 16
        top == superview.top
        label title { text: "Notifications"; font: body; hugging.horizontal: 249 }
        label value { text: "Every morning"; font: body; compressionResistance.horizontal: 751 }
    }
}
"""#,
#"""
screen Setting {
    size: 320 x 568
    textSizes: large, accessibilityLarge
    stack row {
        axis: horizontal
        leading == superview.leading + 16
        trailing == superview.trailing - 16
        top == superview.top
        label title { text: "Notifications"; font: body; hugging.horizontal: 249 }
        label value { text: "Every morning"; font: body; compressionResistance.horizontal: 751 }
    }
    when textSize >= accessibilityMedium { row.axis: vertical }
}
"""#
    ),
    "breaks-in-language": (
#"""
screen Send {
    size: 375 x 667
    languages: en, de +30%
    button send "Send all" {
        leading == superview.leading
        top == superview.top
        width <= 60
    }
}
"""#,
#"""
screen Send {
    size: 375 x 667
    languages: en, de +30%
    button send "Send all" {
        leading == superview.leading
        top == superview.top
        width <= 80
    }
}
"""#
    ),
    "breaks-in-size-class": (
#"""
screen Player {
    devices: iPhoneSE3, iPhoneSE3.landscape
    vstack column {
        leading == superview.leading
        top == superview.top
        bottom == superview.bottom
        view cover { width == 300; height == 300 }
        view notes { height >= 100; width == 300 }
    }
}
"""#,
#"""
screen Player {
    devices: iPhoneSE3, iPhoneSE3.landscape
    stack column {
        axis: vertical
        leading == superview.leading
        top == superview.top
        bottom == superview.bottom
        view cover { width == 300; height >= 300 @750 }
        view notes { width == 300; height == 100 @249 }
    }
}
"""#
    ),
    "breaks-on-device": (
#"""
screen Price {
    devices: iPhone16, iPhoneSE1
    hstack row {
        leading == superview.leading + 16
        trailing == superview.trailing - 16
        top == safeArea.top
        label name { intrinsicContentSize: 250 x 20; hugging.horizontal: 249 }
        label price { intrinsicContentSize: 80 x 20 }
    }
}
"""#,
#"""
screen Price {
    devices: iPhone16, iPhoneSE1
    hstack row {
        leading == superview.leading + 16
        trailing == superview.trailing - 16
        top == safeArea.top
        label name { intrinsicContentSize: 220 x 20; hugging.horizontal: 249 }
        label price { intrinsicContentSize: 60 x 20 }
    }
}
"""#
    ),
    "breaks-on-os": (
#"""
minimumOS: 14
screen Option {
    size: 375 x 667
    hstack row {
        alignment: top
        leading == superview.leading + 20
        trailing == superview.trailing - 20
        top == superview.top
        label text {
            text: "Send me a message every time somebody answers one of my questions"
            numberOfLines: 0
            hugging.horizontal: 251
            compressionResistance.horizontal: 749
        }
        switch toggle { hugging: 750 }
    }
}
"""#,
#"""
minimumOS: 14
screen Option {
    size: 375 x 667
    hstack row {
        alignment: top
        leading == superview.leading + 20
        trailing == superview.trailing - 20
        top == superview.top
        label text {
            text: "Send me a message every time somebody answers one of my questions"
            numberOfLines: 0
            hugging.horizontal: 251
            compressionResistance.horizontal: 749
        }
        switch toggle { hugging: 780 }
    }
}
"""#
    ),
    "breaks-rtl": (
#"""
screen Sign {
    size: 375 x 667
    directions: leftToRight, rightToLeft
    button signup {
        intrinsicContentSize: 80 x 30
        left == superview.left + 16
        top == superview.top
    }
}
"""#,
#"""
screen Sign {
    size: 375 x 667
    directions: leftToRight, rightToLeft
    button signup {
        intrinsicContentSize: 80 x 30
        leading == superview.leading + 16
        top == superview.top
    }
}
"""#
    ),
    "breaks-when-hidden": (
#"""
screen Feed {
    size: 375 x 667
    states: loaded, empty
    hstack row {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label title { intrinsicContentSize: 80 x 20 }
        label detail { intrinsicContentSize: 60 x 20 }
        view filler { height == 20 }
    }
    when state == empty { filler.isHidden: true }
}
"""#,
#"""
screen Feed {
    size: 375 x 667
    states: loaded, empty
    hstack row {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label title { intrinsicContentSize: 80 x 20; hugging.horizontal: 249 }
        label detail { intrinsicContentSize: 60 x 20 }
        view filler { height == 20; width == 100 }
    }
    when state == empty { filler.isHidden: true }
}
"""#
    ),
    "cell-without-height": (
#"""
screen Message {
    size: 375 x 667
    host: cell
    label title "Ada Lovelace" {
        top == superview.top + 12
        leading == superview.leading + 16
        trailing == superview.trailing - 16 @999
    }
    label detail "The engine weaves patterns" {
        numberOfLines: 0
        top == title.bottom + 4
        leading == superview.leading + 16
        trailing == superview.trailing - 16 @999
    }
}
"""#,
#"""
screen Message {
    size: 375 x 667
    host: cell
    label title "Ada Lovelace" {
        top == superview.top + 12
        leading == superview.leading + 16
        trailing == superview.trailing - 16 @999
    }
    label detail "The engine weaves patterns" {
        numberOfLines: 0
        top == title.bottom + 4
        leading == superview.leading + 16
        trailing == superview.trailing - 16 @999
        bottom == superview.bottom - 12
    }
}
"""#
    ),
    "center-and-pinned": (
#"""
screen Cell {
    size: 375 x 44
    hstack outer {
        alignment: center
        edges == superview.edges
        vstack inner {
            top == outer.top
            bottom == outer.bottom + 8
            label a { intrinsicContentSize: 80 x 20 }
        }
    }
}
"""#,
#"""
screen Cell {
    size: 375 x 44
    hstack outer {
        alignment: center
        edges == superview.edges
        vstack inner {
            label a { intrinsicContentSize: 80 x 20 }
        }
    }
}
"""#
    ),
    "competing-spacers": (
#"""
screen Bar {
    size: 375 x 667
    hstack bar {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        spacer left
        button play { intrinsicContentSize: 80 x 30 }
        spacer right
    }
}
"""#,
#"""
screen Bar {
    size: 375 x 667
    hstack bar {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        spacer left
        button play { intrinsicContentSize: 80 x 30 }
        spacer right { width == left.width }
    }
}
"""#
    ),
    "constraint-on-managed-axis": (
#"""
screen Labels {
    size: 375 x 667
    vstack labels {
        edges == superview.edges
        label a {
            intrinsicContentSize: 80 x 20
            leading == superview.leading + 16
        }
        spacer
    }
}
"""#,
#"""
screen Labels {
    size: 375 x 667
    vstack labels {
        isLayoutMarginsRelativeArrangement: true
        layoutMargins: 0, 16, 0, 0
        edges == superview.edges
        label a { intrinsicContentSize: 80 x 20 }
        spacer
    }
}
"""#
    ),
    "content-clipped": (
#"""
screen Price {
    size: 320 x 568
    hstack row {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label name { text: "A rather long name of a thing that is sold here"; hugging.horizontal: 249 }
        label price { text: "€ 1,249.00"; compressionResistance.horizontal: 751 }
    }
}
"""#,
#"""
screen Price {
    size: 320 x 568
    hstack row {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label name {
            text: "A rather long name of a thing that is sold here"
            numberOfLines: 0
            hugging.horizontal: 249
        }
        label price { text: "€ 1,249.00"; compressionResistance.horizontal: 751 }
    }
}
"""#
    ),
    "contradictory-size": (
#"""
screen Name {
    size: 375 x 667
    label name {
        top == superview.top
        leading == superview.leading
        height == 25
        height >= 50
    }
}
"""#,
#"""
screen Name {
    size: 375 x 667
    label name {
        top == superview.top
        leading == superview.leading
        height >= 50
        height == 50 @1
    }
}
"""#
    ),
    "empty-stack-size": (
#"""
screen Reminders {
    size: 375 x 667
    vstack list {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
    }
}
"""#,
#"""
screen Reminders {
    size: 375 x 667
    vstack list {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        height == 0 @250
    }
}
"""#
    ),
    "expectation-failed": (
#"""
screen Notes {
    size: 375 x 667
    view notes {
        leading == superview.leading
        top == superview.top
        width == 100
        height == 40
    }
    expect notes.height >= 60
}
"""#,
#"""
screen Notes {
    size: 375 x 667
    view notes {
        leading == superview.leading
        top == superview.top
        width == 100
        height == 60
    }
    expect notes.height >= 60
}
"""#
    ),
    "fill-equally-fixed-size": (
#"""
screen Keys {
    size: 300 x 100
    hstack keys {
        distribution: fillEqually
        spacing: 8
        edges == superview.edges
        view a { width == 100 }
        view b
    }
}
"""#,
#"""
screen Keys {
    size: 300 x 100
    hstack keys {
        distribution: fill
        spacing: 8
        edges == superview.edges
        view a { width == 100 }
        view b
    }
}
"""#
    ),
    "fill-fixed-child": (
#"""
screen PanelPage {
    size: 375 x 926
    vstack panel {
        edges == superview.edges
        view blue { height == 100 }
    }
}
"""#,
#"""
screen PanelPage {
    size: 375 x 926
    vstack panel {
        edges == superview.edges
        view blue { height == 100 }
        spacer
    }
}
"""#
    ),
    "fill-proportionally-margins": (
#"""
screen Tag {
    size: 200 x 100
    hstack tag {
        distribution: fillProportionally
        isLayoutMarginsRelativeArrangement: true
        layoutMargins: 0, 10, 0, 10
        edges == superview.edges
        label text { intrinsicContentSize: 60 x 20 }
    }
}
"""#,
#"""
screen Tag {
    size: 200 x 100
    hstack tag {
        isLayoutMarginsRelativeArrangement: true
        layoutMargins: 0, 10, 0, 10
        edges == superview.edges
        label text { intrinsicContentSize: 60 x 20 }
    }
}
"""#
    ),
    "fill-proportionally-no-intrinsic": (
#"""
screen Bars {
    size: 300 x 100
    hstack bars {
        distribution: fillProportionally
        edges == superview.edges
        view line
        view rest { intrinsicContentSize: 100 x 10 }
    }
}
"""#,
#"""
screen Bars {
    size: 300 x 100
    hstack bars {
        edges == superview.edges
        view line { width == superview.width * 0.5 }
        view rest { intrinsicContentSize: 100 x 10 }
    }
}
"""#
    ),
    "fill-proportionally-spacing": (
#"""
screen Bars {
    size: 300 x 100
    hstack bars {
        distribution: fillProportionally
        spacing: 20
        edges == superview.edges
        view a { intrinsicContentSize: 10 x 10 }
        view b { intrinsicContentSize: 10 x 10 }
        view c { intrinsicContentSize: 10 x 10 }
    }
}
"""#,
#"""
screen Bars {
    size: 300 x 100
    hstack bars {
        distribution: fillEqually
        spacing: 20
        edges == superview.edges
        view a { intrinsicContentSize: 10 x 10 }
        view b { intrinsicContentSize: 10 x 10 }
        view c { intrinsicContentSize: 10 x 10 }
    }
}
"""#
    ),
    "fixed-sum-exceeds-container": (
#"""
screen Cell {
    size: 94 x 44
    hstack row {
        spacing: 36
        edges == superview.edges
        view icon { width == 40 }
        view badge { width == 60 }
    }
}
"""#,
#"""
screen Cell {
    size: 94 x 44
    hstack row {
        spacing: 36
        edges == superview.edges
        view icon { width == 40 @999 }
        view badge { width == 60 @998 }
    }
}
"""#
    ),
    "fixed-width-on-text": (
#"""
screen Send {
    size: 375 x 667
    button send "Absenden" {
        intrinsicContentSize: 70 x 30
        leading == superview.leading
        top == superview.top
        width == 72
    }
}
"""#,
#"""
screen Send {
    size: 375 x 667
    button send "Absenden" {
        intrinsicContentSize: 70 x 30
        leading == superview.leading
        top == superview.top
        width >= 72
    }
}
"""#
    ),
    "hidden-inner-required": (
#"""
screen Rows {
    size: 375 x 667
    vstack rows {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        view closed {
            height == 0
            label text {
                intrinsicContentSize: 80 x 20
                leading == superview.leading
                top == superview.top
                bottom == superview.bottom
                height >= 22
            }
        }
    }
}
"""#,
#"""
screen Rows {
    size: 375 x 667
    vstack rows {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        view closed {
            height == 0
            label text {
                intrinsicContentSize: 80 x 20
                leading == superview.leading
                top == superview.top
                bottom == superview.bottom @999
                height >= 22
            }
        }
    }
}
"""#
    ),
    "hidden-nested-stack-spacing": (
#"""
minimumOS: 10
screen Card {
    size: 375 x 667
    vstack outer {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label title { intrinsicContentSize: 80 x 20 }
        vstack inner {
            isHidden: true
            spacing: 8
            label upper { intrinsicContentSize: 80 x 20 }
            label lower { intrinsicContentSize: 80 x 20 }
        }
    }
}
"""#,
#"""
minimumOS: 10
screen Card {
    size: 375 x 667
    vstack outer {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label title { intrinsicContentSize: 80 x 20 }
        vstack inner {
            isHidden: true
            label upper { intrinsicContentSize: 80 x 20 }
            label lower { intrinsicContentSize: 80 x 20 }
        }
    }
}
"""#
    ),
    "hidden-required-size": (
#"""
minimumOS: 10
screen Sign {
    size: 375 x 667
    vstack list {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label orange { isHidden: true; height == 128 }
        label green { intrinsicContentSize: 80 x 20 }
    }
}
"""#,
#"""
minimumOS: 10
screen Sign {
    size: 375 x 667
    vstack list {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label orange { isHidden: true; height == 128 @999 }
        label green { intrinsicContentSize: 80 x 20 }
    }
}
"""#
    ),
    "idle-allow": (
#"""
screen Quiet {
    size: 375 x 667
    allow missing-size "left over"
    label text { intrinsicContentSize: 80 x 20; center == superview.center }
}
"""#,
#"""
screen Quiet {
    size: 375 x 667
    label text { intrinsicContentSize: 80 x 20; center == superview.center }
}
"""#
    ),
    "image-aspect-missing": (
#"""
screen Icon {
    size: 375 x 667
    imageView icon {
        intrinsicContentSize: 40 x 40
        contentMode: scaleAspectFit
        leading == superview.leading
        top == superview.top
        height == 20
    }
}
"""#,
#"""
screen Icon {
    size: 375 x 667
    imageView icon {
        intrinsicContentSize: 40 x 40
        contentMode: scaleAspectFit
        leading == superview.leading
        top == superview.top
        height == 20
        width == height
    }
}
"""#
    ),
    "image-drives-layout": (
#"""
screen Contact {
    size: 375 x 667
    vstack column {
        edges == superview.edges
        hstack upper {
            imageView photo { intrinsicContentSize: 300 x 300 }
            vstack names {
                label first { intrinsicContentSize: 60 x 20; hugging.vertical: 249 }
                label last { intrinsicContentSize: 60 x 20 }
            }
        }
        textView notes { hugging.vertical: 249 }
    }
}
"""#,
#"""
screen Contact {
    size: 375 x 667
    vstack column {
        edges == superview.edges
        hstack upper {
            imageView photo {
                intrinsicContentSize: 300 x 300
                compressionResistance: 48
                width == height
            }
            vstack names {
                label first { intrinsicContentSize: 60 x 20; hugging.vertical: 249 }
                label last { intrinsicContentSize: 60 x 20 }
            }
        }
        textView notes { hugging.vertical: 249 }
    }
}
"""#
    ),
    "inequality-only-size": (
#"""
screen Form {
    size: 375 x 667
    view line {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        height >= 8
    }
}
"""#,
#"""
screen Form {
    size: 375 x 667
    view line {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        height >= 8
        height == 8 @1
    }
}
"""#
    ),
    "inert-multiplier": (
#"""
screen Welcome {
    size: 375 x 667
    label title "Welcome" {
        font: largeTitle
        top == superview.bottom * 0.2
        leading == superview.leading * 0.1
        trailing == superview.trailing * 0.9
    }
}
"""#,
#"""
screen Welcome {
    size: 375 x 667
    label title "Welcome" {
        font: largeTitle
        top == superview.bottom * 0.2
        leading == superview.trailing * 0.1
        trailing == superview.trailing * 0.9
    }
}
screen OfASibling {
    size: 375 x 667
    view line { backgroundColor: systemGray; top == superview.top + 100; leading == superview.leading + 20; width == 2; height == 40 }
    label title "Welcome" { top == line.top * 1.5; leading == line.leading * 2 }
}
"""#
    ),
    "inert-priority": (
#"""
screen Box {
    size: 375 x 667
    vstack box {
        hugging.vertical: 1000
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label text { intrinsicContentSize: 80 x 20 }
    }
}
"""#,
#"""
screen Box {
    size: 375 x 667
    vstack box {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label text { intrinsicContentSize: 80 x 20 }
    }
}
"""#
    ),
    "inert-property": (
#"""
screen Box {
    size: 375 x 667
    vstack box {
        spacing: 16
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label text { intrinsicContentSize: 80 x 20 }
    }
}
"""#,
#"""
screen Box {
    size: 375 x 667
    vstack box {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label text { intrinsicContentSize: 80 x 20 }
    }
}
"""#
    ),
    "magic-filler-constraint": (
#"""
screen Form {
    size: 375 x 667
    vstack form {
        edges == superview.edges
        view text { height == 3000 @100 }
        label note { intrinsicContentSize: 80 x 20 }
    }
}
"""#,
#"""
screen Form {
    size: 375 x 667
    vstack form {
        edges == superview.edges
        view text
        label note { intrinsicContentSize: 80 x 20 }
    }
}
"""#
    ),
    "margins-not-relative": (
#"""
screen Header {
    size: 375 x 667
    vstack header {
        layoutMargins: 16
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label text { intrinsicContentSize: 80 x 20 }
    }
}
"""#,
#"""
screen Header {
    size: 375 x 667
    vstack header {
        layoutMargins: 16
        isLayoutMarginsRelativeArrangement: true
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label text { intrinsicContentSize: 80 x 20 }
    }
}
"""#
    ),
    "missing-edge": (
#"""
screen Contact {
    size: 375 x 667
    hstack header {
        spacing: 16
        leading == superview.leading + 16
        top == superview.top + 16
        label name { text: "Ada Lovelace"; font: title2; hugging.horizontal: 249 }
        label role { text: "Mathematician"; font: subheadline }
    }
}
"""#,
#"""
screen Contact {
    size: 375 x 667
    hstack header {
        spacing: 16
        leading == superview.leading + 16
        trailing == superview.trailing - 16
        top == superview.top + 16
        label name { text: "Ada Lovelace"; font: title2; hugging.horizontal: 249 }
        label role { text: "Mathematician"; font: subheadline }
    }
}
"""#
    ),
    "missing-size": (
#"""
screen Card {
    size: 375 x 667
    view card {
        leading == superview.leading
        top == superview.top
        height == 40
    }
}
"""#,
#"""
screen Card {
    size: 375 x 667
    view card {
        leading == superview.leading
        top == superview.top
        height == 40
        width == 100
    }
}
"""#
    ),
    "multiline-unbounded-width": (
#"""
screen Cell {
    size: 375 x 667
    label text {
        text: "A long text that has more words than one line of a phone will ever hold"
        numberOfLines: 0
        leading == superview.leading + 16
        top == superview.top
    }
}
"""#,
#"""
screen Cell {
    size: 375 x 667
    label text {
        text: "A long text that has more words than one line of a phone will ever hold"
        numberOfLines: 0
        leading == superview.leading + 16
        trailing == superview.trailing - 16
        top == superview.top
    }
}
"""#
    ),
    "optional-constraint-broken": (
#"""
screen Button {
    size: 375 x 667
    button send {
        intrinsicContentSize: 80 x 30
        hugging.vertical: 999
        leading == superview.leading
        top == superview.top
        height == 44 @750
    }
}
"""#,
#"""
screen Button {
    size: 375 x 667
    button send {
        intrinsicContentSize: 80 x 30
        leading == superview.leading
        top == superview.top
        height == 44 @750
    }
}
"""#
    ),
    "outside-safe-area": (
#"""
screen Home {
    devices: iPhone16
    label title {
        intrinsicContentSize: 80 x 20
        top == superview.top
        leading == superview.leading + 16
    }
}
"""#,
#"""
screen Home {
    devices: iPhone16
    label title {
        intrinsicContentSize: 80 x 20
        top == safeArea.top
        leading == safeArea.leading + 16
    }
}
"""#
    ),
    "overflow-or-overlap": (
#"""
screen Cell {
    size: 320 x 568
    label name {
        intrinsicContentSize: 200 x 20
        leading == superview.leading + 16
        top == superview.top
    }
    label time {
        intrinsicContentSize: 160 x 20
        leading == name.trailing + 8
        top == superview.top
    }
}
"""#,
#"""
screen Cell {
    size: 320 x 568
    label name {
        intrinsicContentSize: 200 x 20
        compressionResistance.horizontal: 749
        leading == superview.leading + 16
        top == superview.top
        numberOfLines: 0
    }
    label time {
        intrinsicContentSize: 90 x 20
        leading == name.trailing + 8
        trailing <= superview.trailing - 8
        top == superview.top
    }
}
"""#
    ),
    "overlapping-pins": (
#"""
screen Header {
    size: 375 x 667
    view header { top == superview.top; leading == superview.leading; size == 375 }
    label title {
        leading == superview.leading
        top == header.top
        top == header.top + 42
    }
}
"""#,
#"""
screen Header {
    size: 375 x 667
    view header { top == superview.top; leading == superview.leading; size == 375 }
    label title {
        leading == superview.leading
        top == header.top + 42
    }
}
"""#
    ),
    "priority-near-stack-internal": (
#"""
screen Row {
    size: 375 x 667
    hstack row {
        distribution: equalSpacing
        leading == superview.leading
        top == superview.top
        imageView photo { intrinsicContentSize: 200 x 100; compressionResistance: 49 }
        label text { intrinsicContentSize: 60 x 20 }
    }
}
"""#,
#"""
screen Row {
    size: 375 x 667
    hstack row {
        distribution: equalSpacing
        leading == superview.leading
        top == superview.top
        imageView photo { intrinsicContentSize: 200 x 100; compressionResistance: 52 }
        label text { intrinsicContentSize: 60 x 20 }
    }
}
"""#
    ),
    "priority-tie-with-constraint": (
#"""
screen Badge {
    size: 375 x 667
    label name {
        intrinsicContentSize: 120 x 20
        leading == superview.leading
        top == superview.top
        width == 100 @750
    }
}
"""#,
#"""
screen Badge {
    size: 375 x 667
    label name {
        intrinsicContentSize: 120 x 20
        leading == superview.leading
        top == superview.top
        width == 100 @749
    }
}
"""#
    ),
    "redundant-constraint": (
#"""
screen Box {
    size: 375 x 667
    label text {
        intrinsicContentSize: 80 x 20
        leading == superview.leading
        top == superview.top
        superview.top == top
    }
}
"""#,
#"""
screen Box {
    size: 375 x 667
    label text {
        intrinsicContentSize: 80 x 20
        leading == superview.leading
        top == superview.top
    }
}
"""#
    ),
    "redundant-nesting": (
#"""
screen List {
    size: 375 x 667
    vstack outer {
        spacing: 8
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label a { intrinsicContentSize: 80 x 20 }
        vstack inner {
            spacing: 8
            label b { intrinsicContentSize: 80 x 20 }
            label c { intrinsicContentSize: 80 x 20 }
        }
    }
}
"""#,
#"""
screen List {
    size: 375 x 667
    vstack outer {
        spacing: 8
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label a { intrinsicContentSize: 80 x 20 }
        label b { intrinsicContentSize: 80 x 20 }
        label c { intrinsicContentSize: 80 x 20 }
    }
}
"""#
    ),
    "required-in-cell": (
#"""
screen Row {
    size: 375 x 667
    host: cell(height: 50)
    vstack content {
        edges == superview.edges
        view picture { height == 80 }
    }
}
"""#,
#"""
screen Row {
    size: 375 x 667
    host: cell(height: 50)
    vstack content {
        edges == superview.edges
        view picture { height == 80 @999 }
    }
}
"""#
    ),
    "reversed-inset": (
#"""
screen CardPage {
    size: 375 x 667
    view card {
        top == superview.top + 16
        leading == superview.leading + 16
        trailing == superview.trailing + 16
        height == 120
    }
}
"""#,
#"""
screen CardPage {
    size: 375 x 667
    view card {
        top == superview.top + 16
        leading == superview.leading + 16
        trailing == superview.trailing - 16
        height == 120
    }
}
"""#
    ),
    "rtl-left-right-anchor": (
#"""
screen Sign {
    size: 375 x 667
    label text {
        intrinsicContentSize: 80 x 20
        left == superview.left + 16
        top == superview.top
    }
}
"""#,
#"""
screen Sign {
    size: 375 x 667
    label text {
        intrinsicContentSize: 80 x 20
        leading == superview.leading + 16
        top == superview.top
    }
}
"""#
    ),
    "safe-area-double-inset": (
#"""
screen List {
    devices: iPhone16
    vstack list {
        edges == superview.edges
        isLayoutMarginsRelativeArrangement: true
        layoutMargins: 16
        label title { intrinsicContentSize: 80 x 20; hugging.vertical: 249 }
    }
}
"""#,
#"""
screen List {
    devices: iPhone16
    vstack list {
        edges == safeArea.edges
        isLayoutMarginsRelativeArrangement: true
        layoutMargins: 16
        label title { intrinsicContentSize: 80 x 20; hugging.vertical: 249 }
    }
}
"""#
    ),
    "scroll-axis-locked": (
#"""
screen Strip {
    size: 320 x 100
    scrollView strip {
        edges == superview.edges
        hstack row {
            edges == strip.content.edges
            width == strip.frame.width
            height == strip.frame.height
            label a { intrinsicContentSize: 200 x 20 }
            label b { intrinsicContentSize: 200 x 20; compressionResistance.horizontal: 751 }
        }
    }
}
"""#,
#"""
screen Strip {
    size: 320 x 100
    scrollView strip {
        edges == superview.edges
        hstack row {
            edges == strip.content.edges
            height == strip.frame.height
            label a { intrinsicContentSize: 200 x 20 }
            label b { intrinsicContentSize: 200 x 20; compressionResistance.horizontal: 751 }
        }
    }
}
"""#
    ),
    "scroll-content-ambiguous": (
#"""
screen Article {
    size: 375 x 667
    scrollView scroll {
        edges == superview.edges
        label text {
            intrinsicContentSize: 200 x 900
            top == scroll.content.top
            leading == scroll.content.leading
            trailing == scroll.content.trailing
        }
    }
}
"""#,
#"""
screen Article {
    size: 375 x 667
    scrollView scroll {
        edges == superview.edges
        label text {
            intrinsicContentSize: 200 x 900
            edges == scroll.content.edges
        }
    }
}
"""#
    ),
    "single-child-stack": (
#"""
screen Box {
    size: 375 x 667
    vstack box {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label title { intrinsicContentSize: 80 x 20 }
        vstack leftover {
            label text { intrinsicContentSize: 80 x 20 }
        }
    }
}
"""#,
#"""
screen Box {
    size: 375 x 667
    vstack box {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label title { intrinsicContentSize: 80 x 20 }
        label text { intrinsicContentSize: 80 x 20 }
    }
}
"""#
    ),
    "small-hit-target": (
#"""
screen Clear {
    size: 375 x 667
    button clear {
        leading == superview.leading
        top == superview.top
        width == 30
        height == 30
    }
}
"""#,
#"""
screen Clear {
    size: 375 x 667
    button clear {
        leading == superview.leading
        top == superview.top
        width == 44
        height == 44
    }
}
"""#
    ),
    "spacer-could-be-distribution": (
#"""
screen Bar {
    size: 375 x 667
    hstack bar {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        button a { intrinsicContentSize: 40 x 30 }
        spacer first
        button b { intrinsicContentSize: 40 x 30 }
        spacer second { width == first.width }
        button c { intrinsicContentSize: 40 x 30 }
    }
}
"""#,
#"""
screen Bar {
    size: 375 x 667
    hstack bar {
        distribution: equalSpacing
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        button a { intrinsicContentSize: 40 x 30 }
        button b { intrinsicContentSize: 40 x 30 }
        button c { intrinsicContentSize: 40 x 30 }
    }
}
"""#
    ),
    "stretched-beyond-intrinsic": (
#"""
screen Login {
    size: 375 x 667
    vstack column {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        imageView logo { intrinsicContentSize: 48 x 48 }
    }
}
"""#,
#"""
screen Login {
    size: 375 x 667
    vstack column {
        alignment: center
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        imageView logo { intrinsicContentSize: 48 x 48 }
    }
}
"""#
    ),
    "uneven-insets": (
#"""
screen Profile {
    size: 375 x 667
    label name {
        text: "Ada Lovelace"
        numberOfLines: 0
        leading == superview.leading + 160
        trailing == superview.trailing - 16
        top == superview.top + 16
    }
}
"""#,
#"""
screen Profile {
    size: 375 x 667
    label name {
        text: "Ada Lovelace"
        numberOfLines: 0
        leading == superview.leading + 16
        trailing == superview.trailing - 16
        top == superview.top + 16
    }
}
"""#
    ),
    "unsatisfiable": (
#"""
screen Banner {
    size: 375 x 667
    view banner {
        edges == superview.edges
        view mark {
            top == banner.top
            leading == banner.leading
            width == 40
            height == banner.height - 20
            bottom == banner.bottom
        }
    }
}
"""#,
#"""
screen Banner {
    size: 375 x 667
    view banner {
        edges == superview.edges
        view mark {
            top == banner.top
            leading == banner.leading
            width == 40
            height == banner.height - 20
        }
    }
}
"""#
    ),
    "variant-constraint-leak": (
#"""
screen Pair {
    devices: iPhoneSE3, iPhoneSE3.landscape
    stack pair {
        axis: horizontal
        edges == superview.edges
        view a { width == pair.width * 0.25 }
        view b
        when verticalSizeClass == compact { axis: vertical }
    }
}
"""#,
#"""
screen Pair {
    devices: iPhoneSE3, iPhoneSE3.landscape
    stack pair {
        axis: horizontal
        edges == superview.edges
        view a {
            when verticalSizeClass == regular { width == pair.width * 0.25 }
            when verticalSizeClass == compact { height == pair.height * 0.25 }
        }
        view b
        when verticalSizeClass == compact { axis: vertical }
    }
}
"""#
    ),
    "variant-dead-constraint": (
#"""
screen Card {
    devices: iPhoneSE3
    when verticalSizeClass == compact {
        label photo { intrinsicContentSize: 80 x 20; top == superview.top; leading == superview.leading }
    }
    label title {
        intrinsicContentSize: 80 x 20
        leading == superview.leading
        top == superview.top + 40
    }
}
"""#,
#"""
screen Card {
    devices: iPhoneSE3, iPhoneSE3.landscape
    when verticalSizeClass == compact {
        label photo { intrinsicContentSize: 80 x 20; top == superview.top; leading == superview.leading }
    }
    label title {
        intrinsicContentSize: 80 x 20
        leading == superview.leading
        top == superview.top + 40
    }
}
"""#
    ),
    "view-collapsed": (
#"""
screen Note {
    size: 375 x 300
    vstack column {
        edges == superview.edges
        imageView photo { intrinsicContentSize: 300 x 400; hugging: 250 }
        label notes { intrinsicContentSize: 80 x 20; compressionResistance: 250; hugging: 249 }
    }
}
"""#,
#"""
screen Note {
    size: 375 x 300
    vstack column {
        edges == superview.edges
        imageView photo { intrinsicContentSize: 300 x 400; hugging: 250; compressionResistance: 48 }
        label notes { intrinsicContentSize: 80 x 20; hugging: 249 }
    }
}
"""#
    ),
    "wrapper-for-padding": (
#"""
screen Card {
    size: 375 x 667
    view padding {
        edges == superview.edges
        vstack column {
            edges == superview.edges inset 16
            label a { intrinsicContentSize: 80 x 20; hugging.vertical: 249 }
            label b { intrinsicContentSize: 80 x 20 }
        }
    }
}
"""#,
#"""
screen Card {
    size: 375 x 667
    vstack column {
        isLayoutMarginsRelativeArrangement: true
        layoutMargins: 16
        edges == superview.edges
        label a { intrinsicContentSize: 80 x 20; hugging.vertical: 249 }
        label b { intrinsicContentSize: 80 x 20 }
    }
}
"""#
    ),
    "zero-size-pass": (
#"""
screen Note {
    size: 375 x 667
    host: cell(height: 80)
    label text {
        intrinsicContentSize: 80 x 20
        top == superview.top
        bottom == superview.bottom
        leading == superview.leading + 22
        trailing == superview.trailing - 22
    }
}
"""#,
#"""
screen Note {
    size: 375 x 667
    host: cell(height: 80)
    label text {
        intrinsicContentSize: 80 x 20
        top == superview.top
        bottom == superview.bottom
        leading == superview.leading + 22
        trailing == superview.trailing - 22 @999
    }
}
"""#
    ),
  ]
}
