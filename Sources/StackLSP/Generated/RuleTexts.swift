// swift-format-ignore-file

/// The rules' pages by code, as `docs/rules/CODE.md` has them: `scripts/fix` copies.
enum RuleTexts {
  static let markdown: [String: String] = [
    "alignment-fill-fixed-cross": ##"""
# alignment-fill-fixed-cross

*error* · `alignment: fill` stretches a view whose size across the stack is fixed.

With `alignment: fill` every arranged view is as tall as a horizontal stack, or as wide
as a vertical one. These constraints are required. A fixed size across the axis
contradicts them as soon as the stack has another size, and so does a share of the
stack's own size (`width == form.width / 2`). Use another alignment, or wrap the view.

## Example

```stack
screen Split {
    size: 375 x 711
    hstack split {
        edges == superview.edges
        view list { hugging: 250 }
        view tools { width == 80; height == 100 }
    }
}
```

## Corrected

```stack
screen Split {
    size: 375 x 711
    hstack split {
        alignment: top
        edges == superview.edges
        view list { height == superview.height }
        view tools { width == 80; height == 100 }
    }
}
```

Source: UISV-alignment as UIKit prints it: required on both edges for fill.

"""##,
    "alignment-of-other-axis": ##"""
# alignment-of-other-axis

*information* · The alignment belongs to stacks of the other axis.

`leading` and `trailing` align vertical stacks, `top` and `bottom` horizontal ones. UIKit has one number for `leading` and
`top` and one for `trailing` and `bottom`, so the layout is the same; only a reader stumbles.

## Example

```stack
screen Example {
    size: 375 x 667
    vstack list { center == superview.center; alignment: top; label title "Name" }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    vstack list { center == superview.center; alignment: leading; label title "Name" }
}
```

Source: `UIStackViewAlignmentTop = UIStackViewAlignmentLeading` in UIStackView.h.

"""##,
    "all-required-compression": ##"""
# all-required-compression

*error* · Nothing in a row may shrink, and the row is too narrow.

Compression resistance 1000 is a required constraint. If every view that could shrink
has it, a small device, a large text size or a long word makes the layout unsatisfiable.
Keep 1000 for views that must never be truncated, and let one view shrink: 749 is below
the default.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Reported layouts: a long stop name pushed the time off the screen; the fix lowered the name's resistance.

"""##,
    "ambiguous-compression": ##"""
# ambiguous-compression

*warning* · Space is missing, and several views resist compression equally.

If the content of a stack needs more space than there is, the view with the lowest
compression resistance is compressed first. If two views share that priority, the result
is undefined; recorded layouts go both ways. The same is said of a cut text whose tie only the
hugging of other views decides, which nobody wrote. Raise the resistance of the view that must
stay whole, or let a label wrap.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Apple, UIStackView.Distribution.fill: the stack "shrinks the views according to their compression resistance priority", and by index where that is ambiguous.

"""##,
    "ambiguous-hugging": ##"""
# ambiguous-hugging

*warning* · Several views tie for the extra space.

A stack with `distribution: fill` gives extra space to the view with the lowest content
hugging priority. If two views share that priority, every way to divide the space is
equally good: Auto Layout calls the layout ambiguous, and UIKit picks one. In recorded
layouts the first view takes all of it, but nothing guarantees that. UIKit never divides
it equally.

Stacks in a chain that is tied at both ends tie in the same way: each may be higher than its views.

Give one view a lower hugging priority than the others, or state what you want: equal
widths, a `spacer`, another distribution.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Apple, UIStackView.Distribution.fill: "if there is any ambiguity, the stack view resizes the arranged views based on their index".

"""##,
    "ambiguous-layout": ##"""
# ambiguous-layout

*warning* · More than one layout satisfies all constraints equally well.

Hugging and compression resistance are constraints like any other: where the hugging of one
view and the compression resistance of another have the same priority and both cannot hold,
it is undefined which gives way. Switches, steppers and date pickers hug at 750, the priority
at which every other view resists compression, so one of them beside a long text is enough.

Lower one of the priorities, or say with a constraint what you want.

## Example

```stack
screen Order {
    size: 375 x 667
    vstack order {
        center == superview.center
        stepper count
        label title { intrinsicContentSize: 300 x 20 }
    }
}
```

## Corrected

```stack
screen Order {
    size: 375 x 667
    vstack order {
        center == superview.center
        stepper count { hugging.horizontal: 749 }
        label title { intrinsicContentSize: 300 x 20 }
    }
}
```

Source: Apple, Auto Layout Guide, "Constraint Priorities": the system satisfies constraints in priority order, and says nothing within one priority.

"""##,
    "ambiguous-position": ##"""
# ambiguous-position

*error* · No constraint determines where a view is.

A plain subview needs one constraint for its horizontal position and one for its
vertical position. Without them the view can be anywhere; UIKit usually puts it at 0.

## Example

```stack
screen Home {
    size: 375 x 667
    label greeting {
        intrinsicContentSize: 80 x 20
        top == superview.top
    }
}
```

## Corrected

```stack
screen Home {
    size: 375 x 667
    label greeting {
        intrinsicContentSize: 80 x 20
        top == superview.top
        leading == superview.leading
    }
}
```

Source: Interface Builder: "Horizontal position is ambiguous".

"""##,
    "aspect-vs-fill": ##"""
# aspect-vs-fill

*error* · An aspect ratio conflicts with a width and a height that are both fixed.

A ratio between width and height is one more equation. If stacks, edges and numbers
already determine both, the ratio cannot also hold. Free one of the sizes, usually with
another alignment, or make the ratio optional.

## Example

```stack
screen Photo {
    size: 118 x 160
    hstack row {
        edges == superview.edges
        imageView photo { width == height }
    }
}
```

## Corrected

```stack
screen Photo {
    size: 118 x 160
    hstack row {
        alignment: center
        edges == superview.edges
        imageView photo { width == height }
    }
}
```

Source: Posted conflict logs: the aspect ratio is the member that UIKit breaks in one of 33.

"""##,
    "baseline-first-not-tallest": ##"""
# baseline-first-not-tallest

*warning* · A view extends beyond its baseline row.

A row with `alignment: firstBaseline` ties its top edge to its first view only (with
`lastBaseline`, its bottom edge). A later view that is taller above its baseline extends
beyond the row and covers what is there. UIKit has worked this way since iOS 9. Put the
view with the larger text first, or add `row.top <= view.top`.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: rdar 32291130, observed on iOS 10 to 13; the row's UISV-canvas-connection names the first view only.

"""##,
    "baseline-multiline": ##"""
# baseline-multiline

*information* · A text in a row wraps, and its neighbors follow a line that moves.

`lastBaseline` moves the other views of the row down to the last line of the text. With
`center`, an icon beside several lines of text is level with the middle of the block.
Use `firstBaseline` to align with the first line.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Reported layouts: a bullet beside a label of several lines.

"""##,
    "baseline-no-text": ##"""
# baseline-no-text

*warning* · A view without text is in a baseline row.

An image view or a plain view has no baseline. UIKit aligns its top edge
(`firstBaseline`) or its bottom edge (`lastBaseline`) with the first view instead, which
is rarely intended. Center the row, use a symbol image, or give the view a
`firstBaseline`.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Reported layouts; UIView.forFirstBaselineLayout returns a view whose edge counts where there is no text.

"""##,
    "baseline-on-vertical": ##"""
# baseline-on-vertical

*error* · A vertical stack cannot align baselines.

`firstBaseline` and `lastBaseline` are alignments for horizontal stacks. A vertical
stack adds no constraint across its axis for them, so the horizontal positions of its
views are undefined. Use `leading`, `center` or `trailing`. To measure the distance
between lines of text from baseline to baseline, use `isBaselineRelativeArrangement:
true`.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Apple, UIStackView.Alignment.firstBaseline: "only valid for horizontal stacks".

"""##,
    "baseline-relative-horizontal": ##"""
# baseline-relative-horizontal

*information* · `isBaselineRelativeArrangement` has no effect in a horizontal stack.

The property measures the spacing of a vertical stack from the last baseline of one view
to the first baseline of the next. It has no effect in a horizontal stack. To align the
texts of a row, use `alignment: firstBaseline`.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Apple, UIStackView.isBaselineRelativeArrangement.

"""##,
    "baseline-row-stretched": ##"""
# baseline-row-stretched

*information* · A baseline row is taller than its content.

If something stretches a row, `firstBaseline` keeps its views at the bottom and
`lastBaseline` keeps them at the top; the rest of the row stays empty. Find what
stretches the row (the size of an image, an equal distribution), or use another
alignment.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Constraints of a baseline row as UIKit prints them: top by an inequality, bottom to the spanner.

"""##,
    "baseline-spacing-too-small": ##"""
# baseline-spacing-too-small

*warning* · Two baselines are closer together than the height of a line.

A distance from baseline to baseline does not grow with the text size. If it is less
than what the upper line needs below its baseline plus what the lower line needs above,
the two texts overlap. Measure between edges, or use `>=` so that the distance can grow.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Reported layouts at large Dynamic Type sizes.

"""##,
    "baseline-stretched": ##"""
# baseline-stretched

*warning* · A view in a baseline row is not as tall as its text.

UIKit computes a view's baseline as if the view had its intrinsic height. A stretched or
compressed view draws its text elsewhere, and the lines of the row no longer match.
Apple's guide says that baseline alignment works only for views at their intrinsic
height.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Apple, Auto Layout Guide, "Working with Constraints": baseline alignment "only if the height is the intrinsic content height".

"""##,
    "breaks-at-text-size": ##"""
# breaks-at-text-size

*warning* · A screen is fine at its first text size and breaks at a larger one.

Text grows with the user's text size, but fixed sizes do not. Let labels wrap
(`numberOfLines: 0`), or turn a row into a column from some text size on: `when textSize
>= accessibilityMedium { row.axis: vertical }`.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Apple, Human Interface Guidelines, "Typography": sizes of the text styles.

"""##,
    "breaks-in-language": ##"""
# breaks-in-language

*warning* · A screen is fine in its first language and breaks in another.

Translations are often longer: `languages: en, de +30%` checks the screen with texts one
third longer. Use `>=` for fixed widths, let labels wrap, or give the neighbors less
space.

## Example

```stack
screen Send {
    size: 375 x 667
    languages: en, de +30%
    button send "Send all" {
        leading == superview.leading
        top == superview.top
        width <= 60
    }
}
```

## Corrected

```stack
screen Send {
    size: 375 x 667
    languages: en, de +30%
    button send "Send all" {
        leading == superview.leading
        top == superview.top
        width <= 80
    }
}
```

Source: Apple, Internationalization and Localization Guide: text may grow by 30 % and more.

"""##,
    "breaks-in-size-class": ##"""
# breaks-in-size-class

*warning* · A screen is fine in one orientation and breaks in the other.

The cause appears only when the device is rotated, or in another size class. Use `when
verticalSizeClass == compact { … }` to arrange the views differently there.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Every layout is solved in every orientation that the screen names.

"""##,
    "breaks-on-device": ##"""
# breaks-on-device

*warning* · A screen is fine on its first device and breaks on another.

The diagnostic names the cause as it appears on that device, and exactly the size that
the screen would need. Fix the cause, or give the small device another layout in a
`when`.

A view may also fit one device by its numbers: a frame of 375 pt, or a width of 343 pt between
margins of 16, is right on a screen 375 pt wide and on no other. Tie the view to its superview.

A storyboard or xib does not say on which devices it is shown. So there it is
information, unless constraints contradict each other on the other device.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Every layout is solved on every device that the screen names.

"""##,
    "breaks-on-os": ##"""
# breaks-on-os

*information* · An older version of iOS lays out the screen differently.

Before iOS 15 a horizontal stack adds a constraint to the width of a multiline label
(`UISV-text-width-disambiguation`). If `minimumOS` is below 15, the server solves the
screen with and without it.

## Example

```stack
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
```

## Corrected

```stack
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
```

Versions: It compares the oldest version that `minimumOS` allows with the newest one.

Source: Radar 41192642 and constraint dumps of iOS 9 to 14.

"""##,
    "breaks-rtl": ##"""
# breaks-rtl

*warning* · A screen does not mirror in right-to-left languages.

In Arabic and Hebrew UIKit mirrors `leading` and `trailing`; `left` and `right` stay
where they are. Use `leading` and `trailing`, unless the content itself has a left side. A view
with a frame stays where it is, too, whatever its autoresizing mask says. Lay it out by
constraints; in a storyboard that is information.

A factor multiplies a coordinate, and coordinates count from the left in every language: `trailing ==
superview.trailing * 0.8` becomes the left edge, at 0.8 · 0. Use a spacer whose width is a share of the superview's.

## Example

```stack
screen Sign {
    size: 375 x 667
    directions: leftToRight, rightToLeft
    button signup {
        intrinsicContentSize: 80 x 30
        left == superview.left + 16
        top == superview.top
    }
}
```

## Corrected

```stack
screen Sign {
    size: 375 x 667
    directions: leftToRight, rightToLeft
    button signup {
        intrinsicContentSize: 80 x 30
        leading == superview.leading + 16
        top == superview.top
    }
}
```

Source: Apple, Auto Layout Guide: leading and trailing adapt to the reading direction.

"""##,
    "breaks-when-hidden": ##"""
# breaks-when-hidden

*warning* · A screen is fine in its first state and breaks in another.

A state that hides views can leave the others with too much space, or without a size.
The diagnostic names the cause as it appears in that state.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Every layout is solved in every state that the screen names.

"""##,
    "cell-without-height": ##"""
# cell-without-height

*warning* · The constraints of a self-sizing cell give it no height.

A table view with `UITableView.automaticDimension` asks a cell for the smallest height that
its constraints allow. Without a chain of constraints from the top edge of the content view
to its bottom edge that height is 0. UIKit takes this for a mistake, logs it once, and uses
the standard height of 44 pt, whatever the content needs. A collection view's cell gets the
50 pt of the flow layout's `itemSize`. Tie the last view to the bottom edge; a view that
is only centred needs an edge as well.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: UIKit's log: "constraints ambiguously suggest a height of zero for a table view cell's content view"; Apple, Using Auto Layout in Your Tables: "an unbroken chain of constraints and views".

"""##,
    "center-and-pinned": ##"""
# center-and-pinned

*error* · The stack positions a view across its axis, and so do your constraints.

With `alignment: center` (or a baseline) the stack determines the position of a view
across its axis. Constraints from the view to the stack on the same axis leave no
freedom. Use `alignment: fill` if the view should have the stack's size; otherwise
remove the constraints.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: UISV-alignment as UIKit prints it: `centerY == centerY`, required.

"""##,
    "chained-relation": ##"""
# chained-relation

*error* · One constraint has two relations.

`a == b == c` is two constraints: write both.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; width == height == 20 }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; width == height; height == 20 }
}
```

Source: LANGUAGE.md.

"""##,
    "competing-spacers": ##"""
# competing-spacers

*warning* · Several spacers in one stack tie for the extra space.

A spacer has no size of its own. One spacer takes the extra space. Two spacers can
divide it in any way, so the views between them are not centered. Give the spacers equal
sizes, use `distribution: equalSpacing`, or remove one.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Arithmetic: no constraint of the stack mentions either size.

"""##,
    "component-cycle": ##"""
# component-cycle

*error* · A component contains itself.

A component cannot contain itself, directly or through others: it would be infinitely large.

## Example

```stack
component Loop {
    view root { Loop inner }
}
screen Example {
    size: 375 x 667

}
```

## Corrected

```stack
screen Example {
    size: 375 x 667

}
```

Source: LANGUAGE.md.

"""##,
    "component-root": ##"""
# component-root

*error* · A component does not have exactly one root view.

Put several views into one stack or view.

## Example

```stack
component Pair {
    label a
    label b
}
screen Example {
    size: 375 x 667

}
```

## Corrected

```stack
component Pair {
    hstack pair {
        label a
        label b
    }
}
screen Example {
    size: 375 x 667

}
```

Source: LANGUAGE.md.

"""##,
    "constraint-on-managed-axis": ##"""
# constraint-on-managed-axis

*warning* · A constraint positions a view that its stack already positions.

A stack uses required constraints to determine where its arranged views begin and end.
Another constraint on the same position repeats that, contradicts it, or holds at the cost
of another view, whose content it cuts or stretches. For an inset, use `customSpacing` or layout margins, or put the view into a plain `view` inside
the stack.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Apple, UIStackView: "the stack view manages the layout of all the views in its arrangedSubviews".

"""##,
    "content-clipped": ##"""
# content-clipped

*warning* · Text gets less space than it needs.

The view is smaller than its text, so UIKit clips or truncates the text. Another view
resists compression more, or a size is fixed. Raise the view's compression resistance,
let it wrap (`numberOfLines: 0`), let it shrink (`minimumScaleFactor`), or make room.

A limit of lines that holds all of a text at the usual size cuts it at a larger one. From
the accessibility sizes on that is a warning, since people who need them read no less. On a
screen of its own, a limit that cuts the text at the usual size is a warning too; in a cell it
keeps all rows alike. A view that draws itself and states its `intrinsicContentSize` needs that
much.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Apple, UILabel.lineBreakMode: text that does not fit is truncated; Apple, Human Interface Guidelines, Typography: "Minimize text truncation as font size increases."

"""##,
    "contradictory-size": ##"""
# contradictory-size

*error* · One size of a view is required to have two values.

All constraints of the conflict concern the same size of the same view. One of them is a
leftover: remove it, or make it optional.

Two values at most a point apart are a *warning*: UIKit logs the conflict, but both may be
rounded. In a storyboard or xib that is *information*, and so is a written size against a
required hugging or compression resistance: the content gives way, as Interface Builder draws it.

## Example

```stack
screen Name {
    size: 375 x 667
    label name {
        top == superview.top
        leading == superview.leading
        height == 25
        height >= 50
    }
}
```

## Corrected

```stack
screen Name {
    size: 375 x 667
    label name {
        top == superview.top
        leading == superview.leading
        height >= 50
        height == 50 @1
    }
}
```

Source: Arithmetic; reported layouts with `height == 25` beside `height >= 50`.

"""##,
    "duplicate-name": ##"""
# duplicate-name

*error* · A name is taken.

Names are unique in a screen and in a component.

## Example

```stack
screen Example {
    size: 375 x 667
    label a { center == superview.center }
    label a { top == superview.top }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label a { center == superview.center }
}
```

Source: LANGUAGE.md.

"""##,
    "empty-stack-size": ##"""
# empty-stack-size

*warning* · A stack without a visible view has no size.

A stack takes its size from its arranged views. If it has none, or all of them are
hidden, nothing determines its size. Content hugging does not help, because a stack has
no intrinsic content size. Give the stack a size with a low priority, or hide the stack
too: at 0 pt it keeps the spacing beside it, between two views and at the end of its row.
In a storyboard or xib it is information, because code often fills such a stack.

## Example

```stack
screen Reminders {
    size: 375 x 667
    vstack list {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
    }
}
```

## Corrected

```stack
screen Reminders {
    size: 375 x 667
    vstack list {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        height == 0 @250
    }
}
```

Source: Apple, UIStackView: the stack's size follows from its arranged views; it has no intrinsic content size.

"""##,
    "expectation-failed": ##"""
# expectation-failed

*error* · An `expect` line does not hold.

`expect notes.height >= 60` is checked in every environment of the screen, or on the
devices that it names. The diagnostic shows the value in the first environment where it
fails.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: LANGUAGE.md, "expect".

"""##,
    "fill-equally-fixed-size": ##"""
# fill-equally-fixed-size

*error* · `fillEqually` and the fixed size of one view contradict each other.

`fillEqually` uses required constraints to make all views of the stack equally long. If
one of them also has a required size, the stack's own length cannot hold. Use `fill`, or
set the size of the stack.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: UISV-fill-equally as UIKit prints it: `width == width`, required.

"""##,
    "fill-fixed-child": ##"""
# fill-fixed-child

*error* · A stack must fill more space than its fixed views take.

`distribution: fill` ties the first view to the start of the stack and the last view to
its end. If the stack is longer than its views and every view has a required size,
nothing can stretch. Add a `spacer`, free one end of the stack, or make a size optional.

## Example

```stack
screen PanelPage {
    size: 375 x 926
    vstack panel {
        edges == superview.edges
        view blue { height == 100 }
    }
}
```

## Corrected

```stack
screen PanelPage {
    size: 375 x 926
    vstack panel {
        edges == superview.edges
        view blue { height == 100 }
        spacer
    }
}
```

Source: Constraints of a fill stack as UIKit prints them (UISV-canvas-connection at both ends, all required).

"""##,
    "fill-proportionally-margins": ##"""
# fill-proportionally-margins

*error* · The only view of a `fillProportionally` stack gets all of it, margins included.

`fillProportionally` gives a single view the factor 1 with a required constraint: the
view must be as long as the stack. If the stack has margins, it also ties the view to
the shorter margins guide. Use `distribution: fill`.

## Example

```stack
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
```

## Corrected

```stack
screen Tag {
    size: 200 x 100
    hstack tag {
        isLayoutMarginsRelativeArrangement: true
        layoutMargins: 0, 10, 0, 10
        edges == superview.edges
        label text { intrinsicContentSize: 60 x 20 }
    }
}
```

Versions: Apple does not document it, and whether it is a fault of UIKit is disputed.

Source: UISV-fill-proportionally as UIKit prints it: with the factor 1 it is required.

"""##,
    "fill-proportionally-no-intrinsic": ##"""
# fill-proportionally-no-intrinsic

*warning* · A view without a content size has no share in `fillProportionally`.

`fillProportionally` divides the length in proportion to the intrinsic content sizes. A
plain view without one, or an empty stack, has a share of 0 and becomes 0 pt long. Give
it an intrinsic size, or use `fill` and write the ratios as constraints.

## Example

```stack
screen Bars {
    size: 300 x 100
    hstack bars {
        distribution: fillProportionally
        edges == superview.edges
        view line
        view rest { intrinsicContentSize: 100 x 10 }
    }
}
```

## Corrected

```stack
screen Bars {
    size: 300 x 100
    hstack bars {
        edges == superview.edges
        view line { width == superview.width * 0.5 }
        view rest { intrinsicContentSize: 100 x 10 }
    }
}
```

Source: UISV-fill-proportionally as UIKit prints it: `width == 0` for a length of 0.

"""##,
    "fill-proportionally-spacing": ##"""
# fill-proportionally-spacing

*warning* · With spacing, `fillProportionally` is not proportional.

UIKit computes each view's share from the whole length, spacing included, at decreasing
priorities. The view with the lowest priority, which is the last one, absorbs the
difference. Use `fillEqually`, or write the ratios as constraints.

## Example

```stack
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
```

## Corrected

```stack
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
```

Versions: Apple does not document it, and whether it is a fault of UIKit is disputed.

Source: Observed frames: 24 views of 1 pt with spacing 1 in 300 pt are 23 of 6.383 and one of 130.191 pt.

"""##,
    "fixed-font": ##"""
# fixed-font

*warning* · A text keeps its size where the screen lists accessibility text sizes.

`font: system 17` is 17 pt at every text size; a text style such as `body` follows the one that
people choose. A screen whose `textSizes` name an accessibility size is meant for them, but a text
of a fixed size does not grow there.

## Example

```stack
screen Badge {
    size: 375 x 667
    textSizes: large, accessibilityLarge
    vstack card {
        leading == superview.leading + 16
        trailing == superview.trailing - 16
        top == safeArea.top + 16
        label title "Admission" { font: headline }
        label state "Valid" { font: system 15 }
    }
}
```

## Corrected

```stack
screen Badge {
    size: 375 x 667
    textSizes: large, accessibilityLarge
    vstack card {
        leading == superview.leading + 16
        trailing == superview.trailing - 16
        top == safeArea.top + 16
        label title "Admission" { font: headline }
        label state "Valid" { font: subheadline }
    }
}
```

Source: Apple, "Scaling fonts automatically": a text style makes a font that scales; Human Interface Guidelines, Typography: "Support Dynamic Type."

"""##,
    "fixed-sum-exceeds-container": ##"""
# fixed-sum-exceeds-container

*error* · Fixed sizes and gaps add up to more than the available space.

Every number in the list is required, and the sum is larger than the space. Make the
least important one optional, use an inequality, or let the content scroll. However many
views do not fit, the server reports one finding: it states how much space they need
together. UIKit breaks as many constraints as necessary.

## Example

```stack
screen Cell {
    size: 94 x 44
    hstack row {
        spacing: 36
        edges == superview.edges
        view icon { width == 40 }
        view badge { width == 60 }
    }
}
```

## Corrected

```stack
screen Cell {
    size: 94 x 44
    hstack row {
        spacing: 36
        edges == superview.edges
        view icon { width == 40 @999 }
        view badge { width == 60 @998 }
    }
}
```

Source: Arithmetic.

"""##,
    "fixed-width-on-text": ##"""
# fixed-width-on-text

*warning* · A text has a fixed width that a longer translation exceeds.

A required width on a label or a button applies in every language and at every text
size, but the text changes. The server reports it if a text one third longer, as German
often is, would be truncated. Use `width >= …` so that the view can grow.

## Example

```stack
screen Send {
    size: 375 x 667
    button send "Absenden" {
        intrinsicContentSize: 70 x 30
        leading == superview.leading
        top == superview.top
        width == 72
    }
}
```

## Corrected

```stack
screen Send {
    size: 375 x 667
    button send "Absenden" {
        intrinsicContentSize: 70 x 30
        leading == superview.leading
        top == superview.top
        width >= 72
    }
}
```

Source: Interface Builder: "Fixed width constraints may cause clipping" in localization warnings.

"""##,
    "frames-changed": ##"""
# frames-changed

*warning* · Views are not where the file of recorded frames has them.

`stack-lsp frames --format json Header.stack > Header.frames.json` records where every
view is. As long as that file is next to the screens, `stack-lsp check` reports every
view that has moved or changed its size since. A change in one place then cannot go
unnoticed in another. If the new frames are intended, record them again.

Only `check` compares frames: while you write a screen, its frames change all the time.

## Example

```stack
// Header.frames.json says that `title` is 80 pt wide.
screen Header {
    size: 375 x 667
    label title {
        intrinsicContentSize: 120 x 20
        leading == superview.leading
        top == superview.top
    }
}
```

## Corrected

```stack
// Header.frames.json says that `title` is 80 pt wide.
screen Header {
    size: 375 x 667
    label title {
        intrinsicContentSize: 80 x 20
        leading == superview.leading
        top == superview.top
    }
}
```

Source: Frames as `stack-lsp frames --format json` prints them.

"""##,
    "hidden-inner-required": ##"""
# hidden-inner-required

*error* · A view must be 0 pt, but its content needs space.

A hidden arranged view (or one with a required size of 0) must be 0 pt long, but
required constraints between it and its subviews need more. Make the last constraint of
that chain optional (`@999`), or hide the view with `isHidden` and let the stack do the
rest.

## Example

```stack
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
```

## Corrected

```stack
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
```

Versions: Before iOS 11 UISV-hiding is required and this is a conflict. From iOS 11 on the view only keeps its size out of sight.

Source: Posted conflict logs with UISV-hiding and inner gaps of 8 + 8 or 16 + 16.

"""##,
    "hidden-leaves-gap": ##"""
# hidden-leaves-gap

*warning* · A hidden view keeps its room, because no stack arranges it.

UIStackView takes a hidden view out of its row. A view that constraints place stays in the layout when it is
hidden, and so does a label without text: the views beside it keep their distance. Put them into a stack, or
tie the neighbor to what comes behind, with a `when` if only some states hide the view. In a storyboard or xib,
where code may show the view, this is not reported.

The stack closes the gap of the views that it arranges, not of what stands in them: a plain view that adds
margins keeps them if a state hides all that it holds. Hide the plain view instead.

## Example

```stack
screen Game {
    size: 375 x 667
    states: free, paid
    view board {
        top == safeArea.top
        leading == superview.leading
        trailing == superview.trailing
        bottom == banner.top
    }
    view banner {
        height == 50
        leading == superview.leading
        trailing == superview.trailing
        bottom == safeArea.bottom
    }
    when state == paid { banner.isHidden: true }
}
```

## Corrected

```stack
screen Game {
    size: 375 x 667
    states: free, paid
    vstack page {
        edges == safeArea.edges
        view board
        view banner { height == 50 @999 }
    }
    when state == paid { banner.isHidden: true }
}
```

Source: Apple, UIView.isHidden: a hidden view "remains in its superview's list of subviews and participates in autoresizing as usual"; UIStackView: "the stack view automatically updates its layout whenever [...] a view's isHidden property changes."

"""##,
    "hidden-nested-stack-spacing": ##"""
# hidden-nested-stack-spacing

*error* · A hidden nested stack keeps its spacing.

A hidden arranged stack should be 0 pt long, but the spacing between its visible views
is required. Before iOS 11 UIKit logged a conflict. Since iOS 11 the inner stack keeps
its length and stays invisible. Hide its views too, or set its spacing to 0 in the state
in which it is hidden.

## Example

```stack
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
```

## Corrected

```stack
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
```

Versions: Before iOS 11 UISV-hiding is required and this is a conflict. From iOS 11 on the stack only keeps its spacing out of sight.

Source: UISV-hiding against UISV-spacing in posted conflict logs.

"""##,
    "hidden-required-size": ##"""
# hidden-required-size

*error* · A hidden arranged view keeps a required size.

When you hide an arranged view, the stack lays out the other views as if it were gone
and asks it to be 0 pt long. Before iOS 11 that constraint was required. If the view
also had a required size, UIKit logged a conflict and broke one of the two. Since iOS 11
the view keeps its size and stays invisible, which the server reports as information.
Make the size optional.

## Example

```stack
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
```

## Corrected

```stack
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
```

Versions: Before iOS 11 UISV-hiding is required and this is a conflict. From iOS 11 on the view only keeps its size out of sight.

Source: UISV-hiding as UIKit prints it; reported layouts, mended with priority 999.

"""##,
    "idle-allow": ##"""
# idle-allow

*hint* · An `allow` that accepts nothing.

`allow CODE "why"` accepts a diagnostic inside the view whose braces contain it; the name of
a family, such as `ambiguity`, accepts all of its diagnostics. If none is reported there, you
can remove the line. In a storyboard it is a line of the view's notes.

## Example

```stack
screen Quiet {
    size: 375 x 667
    allow missing-size "left over"
    label text { intrinsicContentSize: 80 x 20; center == superview.center }
}
```

## Corrected

```stack
screen Quiet {
    size: 375 x 667
    label text { intrinsicContentSize: 80 x 20; center == superview.center }
}
```

Source: LANGUAGE.md, "allow".

"""##,
    "image-aspect-missing": ##"""
# image-aspect-missing

*information* · An image has its picture's size on one axis and another on the other.

If one side of an image view is fixed, or as long as a column leaves, the other stays as long
as the picture. `scaleAspectFit` keeps the proportions of the picture inside the view and
leaves the rest blank, in a row that sizes itself and between the views of a stack as a hole; `scaleToFill`, the default, squeezes the picture. Two bounds, `width <= 250` and
`height <= 350`, keep no proportions either. A stack with `alignment: fill`, or one
that gives a picture the room that is left, stretches it in the same way, and so do two edges
or two numbers. Add the aspect
ratio as a constraint, align the stack's views at their centers, or choose another `contentMode`.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Apple, UIView.ContentMode.scaleAspectFit.

"""##,
    "image-drives-layout": ##"""
# image-drives-layout

*warning* · The size of an image determines the layout around it.

The intrinsic size of an image view is the size of its picture, which is usually far
larger than intended. With the default compression resistance of 750 it pushes the stack
and its neighbors out. Lower its compression resistance below UIStackView's own
priorities (48) on both axes, or set the size of the image.

## Example

```stack
screen Contact {
    size: 375 x 667
    vstack column {
        edges == superview.edges
        hstack upper {
            imageView photo { intrinsicContentSize: 300 x 300; contentMode: scaleAspectFill }
            vstack names {
                label first { intrinsicContentSize: 60 x 20; hugging.vertical: 249 }
                label last { intrinsicContentSize: 60 x 20 }
            }
        }
        textView notes { hugging.vertical: 249 }
    }
}
```

## Corrected

```stack
screen Contact {
    size: 375 x 667
    vstack column {
        edges == superview.edges
        hstack upper {
            imageView photo {
                contentMode: scaleAspectFill
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
```

Source: Apple's nested stack views and their table of priorities: the image resists at 48.

"""##,
    "import-cycle": ##"""
# import-cycle

*error* · Files import each other in a circle.

A file cannot import itself, directly or through others.

## Example

```stack
import "example.stack"
screen Example {
    size: 375 x 667

}
```

## Corrected

```stack
screen Example {
    size: 375 x 667

}
```

Source: LANGUAGE.md.

"""##,
    "import-not-found": ##"""
# import-not-found

*error* · An imported file does not exist.

The path is relative to the file that imports. Its components are unknown until it is found.

## Example

```stack
import "Missing.stack"
screen Example {
    size: 375 x 667

}
```

## Corrected

```stack
screen Example {
    size: 375 x 667

}
```

Source: LANGUAGE.md.

"""##,
    "inequality-only-size": ##"""
# inequality-only-size

*warning* · A size has a bound on one side only, and nothing prefers a value.

`height >= 8` forbids smaller heights but prefers none: every height from 8 pt up is
equally good. Add an equality with a low priority, or replace the inequality.

## Example

```stack
screen Form {
    size: 375 x 667
    view line {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        height >= 8
    }
}
```

## Corrected

```stack
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
```

Source: airbnb/epoxy-ios, pull request 82: a spacer with inequalities alone was ambiguous.

"""##,
    "inert-multiplier": ##"""
# inert-multiplier

*warning* · A multiple of an edge that is always 0 is 0.

An edge is a number of points from the origin, and the leading, left and top edges of the view
around another one are that origin: `leading == superview.leading * 0.1` is `leading == 0`. For
a tenth of the width measure from the other edge, `superview.trailing * 0.1`.

## Example

```stack
screen Welcome {
    size: 375 x 667
    label title "Welcome" {
        font: largeTitle
        top == superview.bottom * 0.2
        leading == superview.leading * 0.1
        trailing == superview.trailing * 0.9
    }
}
```

## Corrected

```stack
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
```

Source: Apple, NSLayoutConstraint: `item1.attribute1 = multiplier × item2.attribute2 + constant`.

"""##,
    "inert-priority": ##"""
# inert-priority

*hint* · A hugging or compression resistance priority on a view without a content size.

Both priorities protect an intrinsic content size. A stack, a plain view or a scrolling
text view has none, so the line has no effect. Set the size with a constraint (`height
== 0 @250`), or set the priority on the views inside. Nothing is said of an image view, to
which code gives its picture (251 is what Xcode writes there), nor of a class of the app.

## Example

```stack
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
```

## Corrected

```stack
screen Box {
    size: 375 x 667
    vstack box {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label text { intrinsicContentSize: 80 x 20 }
    }
}
```

Source: Apple, UIView.contentHuggingPriority(for:): applies to the intrinsic size.

"""##,
    "inert-property": ##"""
# inert-property

*information* · A property that has no effect on this screen.

Spacing and `fillEqually` need two visible views. Custom spacing needs a stack and a
view after it. `equalSpacing` needs a stack that is longer than its views. A font with a
fixed size does not adjust to the text size. Remove the line, or add what it depends on.

## Example

```stack
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
```

## Corrected

```stack
screen Box {
    size: 375 x 667
    vstack box {
        leading == superview.leading
        trailing == superview.trailing
        top == superview.top
        label text { intrinsicContentSize: 80 x 20 }
    }
}
```

Source: Apple, UIStackView: the property's description.

"""##,
    "invalid-anchor-pair": ##"""
# invalid-anchor-pair

*error* · Two anchors that cannot be paired.

A position needs another position and not a number alone, a composite needs the same composite, and a layout guide has no baseline. UIKit throws an exception.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { leading == 20; top == superview.top }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { leading == superview.leading + 20; top == superview.top }
}
```

Source: LANGUAGE.md.

"""##,
    "invalid-inset": ##"""
# invalid-inset

*error* · An inset that does not fit its constraint.

`inset` applies to edges and takes one number, or four: top, leading, bottom, trailing.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { edges == superview.edges inset 1, 2 }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { edges == superview.edges inset 16 }
}
```

Source: LANGUAGE.md.

"""##,
    "leading-with-left": ##"""
# leading-with-left

*error* · `leading` or `trailing` beside `left` or `right`.

In right-to-left languages leading is on the right, so a constraint cannot mix the two pairs. UIKit throws an exception.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { leading == superview.left; top == superview.top }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { leading == superview.leading; top == superview.top }
}
```

Source: LANGUAGE.md.

"""##,
    "lines-too-long": ##"""
# lines-too-long

*information* · The lines of a text are longer than the readable width.

On an iPad a text as wide as the screen has lines that nobody likes to read. UIKit's readable content guide is
672 pt wide at the standard text size. Tie the text, or the view that holds it, to `readableContent`.

## Example

```stack
screen Welcome {
    devices: iPadMini.landscape
    label hint "Sign in with the account of your home server. You need your user name and the password that you chose when you joined it." {
        numberOfLines: 0
        top == safeArea.top + 16
        leading == superview.leading + 16
        trailing == superview.trailing - 16
    }
}
```

## Corrected

```stack
screen Welcome {
    devices: iPadMini.landscape
    label hint "Sign in with the account of your home server. You need your user name and the password that you chose when you joined it." {
        numberOfLines: 0
        top == safeArea.top + 16
        leading == superview.readableContent.leading
        trailing == superview.readableContent.trailing
    }
}
```

Source: Apple, UIView.readableContentGuide: "This layout guide defines an area that can easily be read without forcing users to move their head to track the lines."

"""##,
    "magic-filler-constraint": ##"""
# magic-filler-constraint

*hint* · A huge size at a low priority only makes a view take the extra space.

`height == 3000 @1` works because it can never hold. Hugging expresses the same without
a magic number: give the view the lowest content hugging priority in its stack, or give
the others a higher one. If what the view holds hugs at a higher priority, the size has no effect at all, and the rule
is a warning.

## Example

```stack
screen Form {
    size: 375 x 667
    vstack form {
        edges == superview.edges
        view text { height == 3000 @100 }
        label note { intrinsicContentSize: 80 x 20 }
    }
}
```

## Corrected

```stack
screen Form {
    size: 375 x 667
    vstack form {
        edges == superview.edges
        view text
        label note { intrinsicContentSize: 80 x 20 }
    }
}
```

Source: Reported layouts: a text view filled by a 3000 pt constraint.

"""##,
    "malformed-number": ##"""
# malformed-number

*error* · A word starts with a digit but is not a number.

Numbers are written `12`, `0.5`, `30%`.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; width == 12abc }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; width == 120 }
}
```

Source: LANGUAGE.md.

"""##,
    "malformed-xml": ##"""
# malformed-xml

*error* · A storyboard or xib is no well-formed XML.

A merge that went wrong leaves tags open or marks between them. What could be understood is checked all the same.

## Example

```xml
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
        <scene sceneID="j-k-l">
            <objects>
                <viewController title="Example" id="m-n-o"><view key="view" id="a-b-c"><subviews></view></viewController>
            </objects>
        </scene>
    </scenes>
</document>

```

## Corrected

```xml
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
        <scene sceneID="j-k-l">
            <objects>
                <viewController title="Example" id="m-n-o"></viewController>
            </objects>
        </scene>
    </scenes>
</document>

```

Source: LANGUAGE.md.

"""##,
    "margins-not-relative": ##"""
# margins-not-relative

*warning* · A stack's margins are set but ignored.

A stack arranges its views up to its edges unless `isLayoutMarginsRelativeArrangement`
is true. Without it, `layoutMargins` on the stack have no effect, unless a constraint
uses its `layoutMargins` guide.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Apple, UIStackView.isLayoutMarginsRelativeArrangement.

"""##,
    "mismatched-dimensions": ##"""
# mismatched-dimensions

*error* · Anchors of different dimensions.

A horizontal position goes with a horizontal position, a vertical one with a vertical one, a length with a length. UIKit throws an exception.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { leading == superview.top; top == superview.top }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { leading == superview.leading; top == superview.top }
}
```

Source: LANGUAGE.md.

"""##,
    "mismatched-value": ##"""
# mismatched-value

*error* · A value of the wrong type.

The message says what the property takes.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; numberOfLines: "two" }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; numberOfLines: 2 }
}
```

Source: LANGUAGE.md.

"""##,
    "misplaced-item": ##"""
# misplaced-item

*error* · A top-level item is inside braces.

`import`, `let`, `component` and `screen` belong at the top level of a file.

## Example

```stack
screen Example {
    size: 375 x 667
    let gutter = 8
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667

}
```

Source: LANGUAGE.md.

"""##,
    "misplaced-member": ##"""
# misplaced-member

*error* · A member is in the wrong place.

Views and constraints belong in a screen or a component; parameters belong at the start of a component.

## Example

```stack
label title
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center }
}
```

Source: LANGUAGE.md.

"""##,
    "misplaced-view": ##"""
# misplaced-view

*information* · A view was drawn in Interface Builder where its constraints do not put it.

A storyboard records the frame with which each view was last drawn. If the constraints make
another one, the canvas shows something that the app will not show: Interface Builder says
that the frame will be different at run time. Choose *Update Frames* in Xcode, or add the
constraint that the drawing stands for.

Only the outermost view that differs is named, from half a point on. Interface Builder has measured
a text or a control that it drew, so its drawn size counts as its content, unless it is more than
8 pt off the estimate here. A text that wraps is named if no number of lines that its estimated
width allows is as high as it was drawn. Where constraints contradict each other, a view that depends on the
contradiction is not named.

## Example

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES">
  <device id="retina4_7" orientation="portrait"/>
  <scenes><scene><objects><viewController id="a1"><view key="view" id="a2">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a3">
      <rect key="frame" x="0" y="20" width="375" height="200"/>
      <constraints><constraint firstAttribute="height" constant="80" id="a4"/></constraints>
    </view></subviews>
    <constraints>
      <constraint firstItem="a3" firstAttribute="top" secondItem="a2" secondAttribute="top" constant="20" id="a5"/>
      <constraint firstItem="a3" firstAttribute="leading" secondItem="a2" secondAttribute="leading" id="a6"/>
      <constraint firstAttribute="trailing" secondItem="a3" secondAttribute="trailing" id="a7"/>
    </constraints>
  </view></viewController></objects></scene></scenes>
</document>
```

## Corrected

```xml
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES">
  <device id="retina4_7" orientation="portrait"/>
  <scenes><scene><objects><viewController id="a1"><view key="view" id="a2">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a3">
      <rect key="frame" x="0" y="20" width="375" height="80"/>
      <constraints><constraint firstAttribute="height" constant="80" id="a4"/></constraints>
    </view></subviews>
    <constraints>
      <constraint firstItem="a3" firstAttribute="top" secondItem="a2" secondAttribute="top" constant="20" id="a5"/>
      <constraint firstItem="a3" firstAttribute="leading" secondItem="a2" secondAttribute="leading" id="a6"/>
      <constraint firstAttribute="trailing" secondItem="a3" secondAttribute="trailing" id="a7"/>
    </constraints>
  </view></viewController></objects></scene></scenes>
</document>
```

Source: Interface Builder: "Frame for … will be different at run time."

"""##,
    "missing-closing-brace": ##"""
# missing-closing-brace

*error* · A block is never closed.

Every `{` needs a `}`. The parser uses the indentation to decide where it belongs and continues with the rest of the file.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { text: "Hello"

```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { text: "Hello"; center == superview.center }
}
```

Source: LANGUAGE.md.

"""##,
    "missing-closing-parenthesis": ##"""
# missing-closing-parenthesis

*error* · A parenthesis is never closed.

Every `(` needs a `)`.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; width == (10 + 20 }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; width == (10 + 20) @200 }
}
```

Source: LANGUAGE.md.

"""##,
    "missing-colon": ##"""
# missing-colon

*error* · A property has no colon.

A property is `key: value`.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; numberOfLines 2 }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; numberOfLines: 2 }
}
```

Source: LANGUAGE.md.

"""##,
    "missing-condition": ##"""
# missing-condition

*error* · A `when` has no condition.

Write a comparison: `when verticalSizeClass == compact`.

## Example

```stack
screen Example {
    size: 375 x 667
    when { }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667

}
```

Source: LANGUAGE.md.

"""##,
    "missing-edge": ##"""
# missing-edge

*warning* · Nothing ties an edge of a view whose content grows.

A row that is tied at its leading edge only is as wide as its texts. It fits while they are
short. At a larger text size, in another language or once somebody types into a text field it
runs out of the screen, instead of cutting or wrapping a text. The server solves the screen
again at the largest accessibility size with texts twice as long, as Xcode's double-length
pseudolanguage shows them, and reports what leaves the screen then. It also reports a stack
that fills its superview at three edges and not at the fourth. Tie the missing edge.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Interface Builder's localization warnings: "Trailing constraint is missing, which may cause overlapping with other views"; Xcode's double-length pseudolanguage.

"""##,
    "missing-keyword": ##"""
# missing-keyword

*error* · The keyword before a block is missing.

A screen begins with `screen`, a conditional block with `when`.

## Example

```stack
Example {
    size: 375 x 667
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667

}
```

Source: LANGUAGE.md.

"""##,
    "missing-kind": ##"""
# missing-kind

*error* · A view has no kind.

A view begins with its kind: `label title`.

## Example

```stack
screen Example {
    size: 375 x 667
    "Hello" { center == superview.center }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center }
}
```

Source: LANGUAGE.md.

"""##,
    "missing-name": ##"""
# missing-name

*error* · A name is missing.

Screens, components and lets have names; `allow` takes a code.

## Example

```stack
screen {
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667

}
```

Source: LANGUAGE.md.

"""##,
    "missing-opening-brace": ##"""
# missing-opening-brace

*error* · A block has no opening brace.

The members of a screen, a component and a `when` are in braces.

## Example

```stack
screen Example
    size: 375 x 667
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667

}
```

Source: LANGUAGE.md.

"""##,
    "missing-operand": ##"""
# missing-operand

*error* · A side of a constraint or of a condition is missing.

A constraint has an anchor on one side and an anchor or a number on the other.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; width == }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; width == 120 }
}
```

Source: LANGUAGE.md.

"""##,
    "missing-path": ##"""
# missing-path

*error* · An import without a path.

`import` takes the path of a file, relative to this one.

## Example

```stack
import
screen Example {
    size: 375 x 667

}
```

## Corrected

```stack
screen Example {
    size: 375 x 667

}
```

Source: LANGUAGE.md.

"""##,
    "missing-relation": ##"""
# missing-relation

*error* · A constraint has no relation.

A constraint is `a == b`, `a <= b` or `a >= b`.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; width + 20 }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; width == 20 @200 }
}
```

Source: LANGUAGE.md.

"""##,
    "missing-separator": ##"""
# missing-separator

*error* · Two members are on one line without a `;` between them.

A member ends at the end of the line or at `;`. The parser reads both members.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; text: "Hello" numberOfLines: 2 }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; text: "Hello"; numberOfLines: 2 }
}
```

Source: LANGUAGE.md.

"""##,
    "missing-size": ##"""
# missing-size

*warning* · A view has no content, and no constraint determines its size.

A plain view, a stack, a scroll view and an image view without an image have no
intrinsic content size. Without a constraint on its size, and with nothing around it
that determines it, any size is equally good, including 0.

A text field in a stack is as wide as its text or placeholder if nothing else makes it wide, so it
grows and shrinks with what is typed.

## Example

```stack
screen Card {
    size: 375 x 667
    view card {
        leading == superview.leading
        top == superview.top
        height == 40
    }
}
```

## Corrected

```stack
screen Card {
    size: 375 x 667
    view card {
        leading == superview.leading
        top == superview.top
        height == 40
        width == 100
    }
}
```

Source: Apple, UIView.noIntrinsicMetric; Interface Builder reports it as a missing constraint.

"""##,
    "missing-value": ##"""
# missing-value

*error* · A property has no value.

A property is `key: value`.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; numberOfLines: }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; numberOfLines: 2 }
}
```

Source: LANGUAGE.md.

"""##,
    "multiline-unbounded-width": ##"""
# multiline-unbounded-width

*warning* · Nothing makes a multiline label wrap.

`numberOfLines: 0` lets a label wrap at its width, but nothing limits the width of this
one. It becomes as wide as its whole text on one line and runs off the screen. Pin its
trailing edge, or give it `width <= …`. A text field that is wider than its scroll view
lacks a width in the same way: its placeholder decides how far the form scrolls sideways.

## Example

```stack
screen Cell {
    size: 375 x 667
    label text {
        text: "A long text that has more words than one line of a phone will ever hold"
        numberOfLines: 0
        leading == superview.leading + 16
        top == superview.top
    }
}
```

## Corrected

```stack
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
```

Source: Apple, UILabel.preferredMaxLayoutWidth.

"""##,
    "nesting-too-deep": ##"""
# nesting-too-deep

*error* · Blocks are nested too deep.

The parser reads blocks up to a fixed depth and ignores deeper ones, so that no file can exhaust its memory.

## Example

```stack
view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { view { 
```

## Corrected

```stack
screen Example {
    size: 375 x 667

}
```

Source: LANGUAGE.md.

"""##,
    "not-auto-layout": ##"""
# not-auto-layout

*information* · A file that has no layouts to check.

It is for macOS, tvOS or watchOS, does not use Auto Layout, or is no document of Interface Builder.

## Example

```xml
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="NO" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
        <scene sceneID="j-k-l">
            <objects>
                <viewController title="Example" id="m-n-o"></viewController>
            </objects>
        </scene>
    </scenes>
</document>

```

## Corrected

```xml
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
        <scene sceneID="j-k-l">
            <objects>
                <viewController title="Example" id="m-n-o"></viewController>
            </objects>
        </scene>
    </scenes>
</document>

```

Source: LANGUAGE.md.

"""##,
    "not-modelled": ##"""
# not-modelled

*information* · Elements that the layout leaves out.

The element is none that Interface Builder is known to write for a view. It is named once for a file; everything else is checked.

## Example

```xml
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
        <scene sceneID="j-k-l">
            <objects>
                <viewController title="Example" id="m-n-o"><view key="view" id="a-b-c"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews><holoView id="g-h-i"/></subviews></view></viewController>
            </objects>
        </scene>
    </scenes>
</document>

```

## Corrected

```xml
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
        <scene sceneID="j-k-l">
            <objects>
                <viewController title="Example" id="m-n-o"></viewController>
            </objects>
        </scene>
    </scenes>
</document>

```

Source: LANGUAGE.md.

"""##,
    "optional-constraint-broken": ##"""
# optional-constraint-broken

*information* · An optional constraint never holds.

In every environment something with a higher priority wins over this constraint; the
message names it. If you accept that, all is well. If not, raise its priority or remove it.
A pin that loses to a default hugging, which nobody wrote, is a warning.

## Example

```stack
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
```

## Corrected

```stack
screen Button {
    size: 375 x 667
    button send {
        intrinsicContentSize: 80 x 30
        leading == superview.leading
        top == superview.top
        height == 44 @750
    }
}
```

Source: Arithmetic: the constraint's two sides in the solved layout.

"""##,
    "outside-safe-area": ##"""
# outside-safe-area

*warning* · Text or a control is under the notch, the status bar or the home indicator.

Hardware or the system may cover a view outside the safe area. A background may extend
there; pin text and controls to `safeArea`. The content of a scroll view moves along the axis
on which it scrolls; on the other axis it stays under the notch.

## Example

```stack
screen Home {
    devices: iPhone16
    label title {
        intrinsicContentSize: 80 x 20
        top == superview.top
        leading == superview.leading + 16
    }
}
```

## Corrected

```stack
screen Home {
    devices: iPhone16
    label title {
        intrinsicContentSize: 80 x 20
        top == safeArea.top
        leading == safeArea.leading + 16
    }
}
```

Versions: Safe areas begin with iOS 11; before, the top and bottom layout guides do the same.

Source: Apple, "Positioning content relative to the safe area".

"""##,
    "overflow-or-overlap": ##"""
# overflow-or-overlap

*warning* · A view extends beyond its superview, or two siblings overlap.

Auto Layout keeps a view inside its superview only if constraints require it. UIKit
draws the part that extends beyond a plain view, but that part does not receive touches.
What of a table or scroll view lies outside of the screen is out of reach: it scrolls only
inside its own frame. A table or a bar may reach 8 pt beyond both sides, because its rows and
items stand 16 pt inside.
Siblings that overlap cover each other. A line that ties one view to the other on the axis of the
overlap shows that it is meant, as for a badge; views in a row need more than a common top.
A text or control that lies wholly behind an opaque view is not seen, unless that view covers the whole
superview, and a button behind a field gets no touch. In a `.stack` file a button without a title and a plain
view are drawn if their size or shape is written. There, a container whose written size takes it beyond the
screen is reported by itself, and a text that leaves a drawn card whatever row it stands in. A filled chip
that lies in the line of a text hides its letters.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Arithmetic on solved frames.

"""##,
    "overlapping-pins": ##"""
# overlapping-pins

*error* · Constraints between the same edges require two different distances.

The constraints of the conflict are distances between edges that form a closed circle,
and the distances around it do not add up to zero. Remove or change one of them.

If the layout differs from its constraints by a point at most, it is a *warning*, and *information*
in a storyboard or xib: UIKit logs the conflict, but nobody sees it.

## Example

```stack
screen Header {
    size: 375 x 667
    view header { top == superview.top; leading == superview.leading; size == 375 }
    label title {
        leading == superview.leading
        top == header.top
        top == header.top + 42
    }
}
```

## Corrected

```stack
screen Header {
    size: 375 x 667
    view header { top == superview.top; leading == superview.leading; size == 375 }
    label title {
        leading == superview.leading
        top == header.top + 42
    }
}
```

Source: Arithmetic.

"""##,
    "parameter-in-condition": ##"""
# parameter-in-condition

*error* · A parameter is set inside a `when`.

A component is instantiated once, before any environment is known.

## Example

```stack
component Name {
    param caption: "Name"
    label title { text: caption }
}
screen Example {
    size: 375 x 667
    Name name { center == superview.center
        when width > 400 { caption: "Long" } }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center }
}
```

Source: LANGUAGE.md.

"""##,
    "priority-near-stack-internal": ##"""
# priority-near-stack-internal

*information* · A priority equals one of UIStackView's own.

UIStackView adds optional constraints of its own: at 51 and 49 to stay as small as its
views, at 25 to keep views from growing across the axis, at 149 and 150 for equal
centering. A view that should yield to them needs a lower priority. That is why Apple's
guide uses 48 for the image in its nested stacks.

## Example

```stack
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
```

## Corrected

```stack
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
```

Versions: Apple does not document these priorities: they are read from UIKit's logs, and nothing promises that they stay.

Source: Constraint dumps of UIStackView; Apple, Auto Layout Guide, "Nested Stack Views".

"""##,
    "priority-out-of-range": ##"""
# priority-out-of-range

*error* · A priority is not between 1 and 1000.

1000 is required and the highest; UIKit throws an exception for more.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; width == 120 @1001 }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; width == 120 @999 }
}
```

Source: LANGUAGE.md.

"""##,
    "priority-tie-with-constraint": ##"""
# priority-tie-with-constraint

*warning* · A constraint and a view's content size have the same priority.

Hugging and compression resistance are constraints like any other. If one of your
constraints has the same priority and both cannot hold, it is undefined which one
yields. Raise or lower the priority of your constraint by one.

## Example

```stack
screen Badge {
    size: 375 x 667
    label name {
        intrinsicContentSize: 120 x 20
        leading == superview.leading
        top == superview.top
        width == 100 @750
    }
}
```

## Corrected

```stack
screen Badge {
    size: 375 x 667
    label name {
        intrinsicContentSize: 120 x 20
        leading == superview.leading
        top == superview.top
        width == 100 @749
    }
}
```

Source: Apple, Auto Layout Guide, "Constraint Priorities": the system satisfies constraints in priority order, and says nothing within one priority.

"""##,
    "property-not-applicable": ##"""
# property-not-applicable

*error* · The property belongs to another kind of view.

`axis` belongs to stacks, `numberOfLines` to labels. UIKit has no such property here.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; axis: vertical }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center }
}
```

Source: LANGUAGE.md.

"""##,
    "redundant-constraint": ##"""
# redundant-constraint

*hint* · A constraint repeats what other constraints already require.

The same line twice, the same relation written the other way round, or a constraint that
follows from several others: a view pinned to the leading and trailing edges of its
superview also has its width. Without the line nothing changes on any device. As long as
it is there, you have to make every change twice.

## Example

```stack
screen Box {
    size: 375 x 667
    label text {
        intrinsicContentSize: 80 x 20
        leading == superview.leading
        top == superview.top
        superview.top == top
    }
}
```

## Corrected

```stack
screen Box {
    size: 375 x 667
    label text {
        intrinsicContentSize: 80 x 20
        leading == superview.leading
        top == superview.top
    }
}
```

Source: Arithmetic.

"""##,
    "redundant-nesting": ##"""
# redundant-nesting

*hint* · A stack inside an equal stack.

The inner stack has the same axis, spacing, distribution and alignment as the outer
stack. Its views could be in the outer stack directly.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Style; the frames are the same.

"""##,
    "required-in-cell": ##"""
# required-in-cell

*error* · The content of a cell requires a different height from the cell's.

A table or collection view fixes the height of a cell's content view with its own
constraint (`UIView-Encapsulated-Layout-Height`), and your constraints require another.
Make one of yours optional; the usual choice is the bottom edge or a height at 999.

## Example

```stack
screen Row {
    size: 375 x 667
    host: cell(height: 50)
    vstack content {
        edges == superview.edges
        view picture { height == 80 }
    }
}
```

## Corrected

```stack
screen Row {
    size: 375 x 667
    host: cell(height: 50)
    vstack content {
        edges == superview.edges
        view picture { height == 80 @999 }
    }
}
```

Source: Posted conflict logs with UIView-Encapsulated-Layout-Height, which UIKit never breaks.

"""##,
    "reversed-inset": ##"""
# reversed-inset

*warning* · A view is inset at one edge and extends beyond the opposite one.

In `trailing == superview.trailing + 16` the constant points to the right, as in UIKit: the view
ends 16 pt outside its superview. A view that is inset by as much at the leading edge was meant
to be inset at both. Insets at the trailing and bottom edges are negative.

At an edge of a scroll view's content no other inset is needed as evidence: nobody can scroll to
what lies beyond the content.

## Example

```stack
screen CardPage {
    size: 375 x 667
    view card {
        top == superview.top + 16
        leading == superview.leading + 16
        trailing == superview.trailing + 16
        height == 120
    }
}
```

## Corrected

```stack
screen CardPage {
    size: 375 x 667
    view card {
        top == superview.top + 16
        leading == superview.leading + 16
        trailing == superview.trailing - 16
        height == 120
    }
}
```

Source: Apple, NSLayoutConstraint: `item1.attribute1 = multiplier × item2.attribute2 + constant`, with the axes pointing right and down.

"""##,
    "rtl-left-right-anchor": ##"""
# rtl-left-right-anchor

*hint* · `left` and `right` are not mirrored in right-to-left languages.

`leading` and `trailing` are left and right in English, and right and left in Arabic.
Use `left` and `right` only for something that has a left side in every language.

## Example

```stack
screen Sign {
    size: 375 x 667
    label text {
        intrinsicContentSize: 80 x 20
        left == superview.left + 16
        top == superview.top
    }
}
```

## Corrected

```stack
screen Sign {
    size: 375 x 667
    label text {
        intrinsicContentSize: 80 x 20
        leading == superview.leading + 16
        top == superview.top
    }
}
```

Source: Apple, NSLayoutConstraint.Attribute.leading.

"""##,
    "safe-area-double-inset": ##"""
# safe-area-double-inset

*information* · Margins and the safe area add up.

A stack that arranges its views relative to its margins and touches an edge of the
screen is inset by its margin and by the safe area (`insetsLayoutMarginsFromSafeArea`,
since iOS 11). If you want only one of them, pin the stack to the safe area. In a scroll
view the safe area of a view changes while it scrolls under a bar, at the edges across which it scrolls.

## Example

```stack
screen List {
    devices: iPhone16
    vstack list {
        edges == superview.edges
        isLayoutMarginsRelativeArrangement: true
        layoutMargins: 16
        label title { intrinsicContentSize: 80 x 20; hugging.vertical: 249 }
    }
}
```

## Corrected

```stack
screen List {
    devices: iPhone16
    vstack list {
        edges == safeArea.edges
        isLayoutMarginsRelativeArrangement: true
        layoutMargins: 16
        label title { intrinsicContentSize: 80 x 20; hugging.vertical: 249 }
    }
}
```

Versions: From iOS 11 on, where `insetsLayoutMarginsFromSafeArea` is true unless it is set.

Source: Apple, UIView.insetsLayoutMarginsFromSafeArea; reported for stacks since iOS 11.3.

"""##,
    "screen-too-large": ##"""
# screen-too-large

*error* · A screen has more views than a device can show.

Components inside components multiply. The server ignores the views beyond the limit. A screen with too many views for all its environments is checked in those that differ least from the first one, and a warning gives their number.

## Example

```stack
component C0 { view root }
component C1 { vstack root { C0 c0; C0 c1; C0 c2; C0 c3; C0 c4; C0 c5; C0 c6; C0 c7; C0 c8; C0 c9 } }
component C2 { vstack root { C1 c0; C1 c1; C1 c2; C1 c3; C1 c4; C1 c5; C1 c6; C1 c7; C1 c8; C1 c9 } }
component C3 { vstack root { C2 c0; C2 c1; C2 c2; C2 c3; C2 c4; C2 c5; C2 c6; C2 c7; C2 c8; C2 c9 } }
component C4 { vstack root { C3 c0; C3 c1; C3 c2; C3 c3; C3 c4; C3 c5; C3 c6; C3 c7; C3 c8; C3 c9 } }
component C5 { vstack root { C4 c0; C4 c1; C4 c2; C4 c3; C4 c4; C4 c5; C4 c6; C4 c7; C4 c8; C4 c9 } }
component C6 { vstack root { C5 c0; C5 c1; C5 c2; C5 c3; C5 c4; C5 c5; C5 c6; C5 c7; C5 c8; C5 c9 } }
screen Example {
    size: 375 x 667
    C6 all
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667

}
```

Source: LANGUAGE.md.

"""##,
    "scroll-axis-locked": ##"""
# scroll-axis-locked

*warning* · The content of a scroll view is tied to its frame on the axis that should scroll.

Content that is as wide as the scroll view's frame never scrolls horizontally; a row
that needs more is compressed instead. Tie the other axis: the height for a row, the
width for a column. Insets between the content and its edges count as well: a column as
wide as the frame with 20 pt at either side makes content that is 40 pt wider. Content
that is also tied to a view outside of the scroll view stays where that view is.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Apple, Auto Layout Guide, "Working with Scroll Views".

"""##,
    "scroll-content-ambiguous": ##"""
# scroll-content-ambiguous

*error* · The content of a scroll view does not determine its own size.

Constraints between the content of a scroll view and its edges (or its `content` guide)
determine how large the content is, not how large the scroll view is. Pin all four edges
to the content, and give the content a size on both axes. Otherwise nothing scrolls.

## Example

```stack
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
```

## Corrected

```stack
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
```

Versions: `contentLayoutGuide` and `frameLayoutGuide` begin with iOS 11. Before, the edges of the scroll view itself stand for its content.

Source: Apple, Auto Layout Guide, "Working with Scroll Views"; Interface Builder: "Scrollable content size ambiguity".

"""##,
    "single-child-stack": ##"""
# single-child-stack

*hint* · A nested stack arranges only one view.

A nested stack with a single view, no margins and no constraint of its own does nothing
that the outer stack would not do. It is often a leftover. If the app adds views to it
at run time, `allow` it. The same is true of a stack around one other stack: the inner one
can have its constraints.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Style.

"""##,
    "small-hit-target": ##"""
# small-hit-target

*hint* · A button is smaller than Apple's minimum of 44 × 44 pt.

Apple's guidelines ask for at least 44 × 44 pt for anything that people tap. The server
reports only buttons whose size the file fixes; a button that follows its title may have
larger insets at run time.

## Example

```stack
screen Clear {
    size: 375 x 667
    button clear {
        leading == superview.leading
        top == superview.top
        width == 30
        height == 30
    }
}
```

## Corrected

```stack
screen Clear {
    size: 375 x 667
    button clear {
        leading == superview.leading
        top == superview.top
        width == 44
        height == 44
    }
}
```

Source: Apple, Human Interface Guidelines, "Buttons": a hit region of at least 44 × 44 pt.

"""##,
    "spacer-could-be-distribution": ##"""
# spacer-could-be-distribution

*hint* · Equal spacers between all views do the work of a distribution.

If a spacer of the same size stands between each two views, `distribution: equalSpacing`
gives the same layout without spacers.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Style; the frames are the same.

"""##,
    "stretched-beyond-intrinsic": ##"""
# stretched-beyond-intrinsic

*information* · A button or a view with a content size is stretched far beyond its content.

With `alignment: fill` a stack makes every view as wide (or tall) as itself. With
`distribution: fill` a view grows along the axis; who writes `fillEqually` wants equal
shares, so that is a hint at most. A stretched label is rarely visible, a stretched button
is; `image-aspect-missing` reports a stretched picture. Use another alignment, or raise the view's hugging
priority.

## Example

```stack
screen Login {
    size: 375 x 667
    hstack row {
        leading == superview.leading
        top == superview.top
        height == 120
        button help "?" { intrinsicContentSize: 48 x 48 }
    }
}
```

## Corrected

```stack
screen Login {
    size: 375 x 667
    hstack row {
        alignment: center
        leading == superview.leading
        top == superview.top
        height == 120
        button help "?" { intrinsicContentSize: 48 x 48 }
    }
}
```

Source: Reported layouts: a helper that only set compression resistance.

"""##,
    "text-width-disambiguation": ##"""
# text-width-disambiguation

*warning* · Before iOS 15 a stack pulls a multiline label toward an equal share.

In a horizontal `fill` stack iOS 9 to 14 add a constraint to every multiline label: its
width equals the stack's width divided by the number of views, at a priority ten above
the label's own. That constraint wins over the neighbors. Raise the neighbor's hugging
priority above it, or wrap the label in a plain view.

## Example

```stack
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
```

## Corrected

```stack
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
```

Versions: iOS 9 to 14. From iOS 15 on UIKit does not add these constraints.

Source: UISV-text-width-disambiguation in constraint dumps; radar 41192642.

"""##,
    "uneven-baselines": ##"""
# uneven-baselines

*warning* · Two texts are aligned by their frames, and their lines stand at different heights.

`alignment: top` or `bottom`, and constraints between tops, bottoms or centers, align the frames of
two texts. Where one has a larger font, or room above its text as a field or a button has, the letters
stand on different lines. Align the baselines: `alignment: firstBaseline`, or
`lastBaseline == other.lastBaseline`. Centered frames are reported only where the texts are at most 8 pt
apart and so are read as one, such as an amount and its currency.

## Example

```stack
screen Price {
    size: 375 x 667
    hstack price {
        alignment: bottom
        spacing: 4
        leading == superview.leading + 16
        trailing <= superview.trailing - 16
        top == safeArea.top + 16
        label amount "24" { font: largeTitle }
        label unit "euros" { font: body }
    }
}
```

## Corrected

```stack
screen Price {
    size: 375 x 667
    hstack price {
        alignment: lastBaseline
        spacing: 4
        leading == superview.leading + 16
        trailing <= superview.trailing - 16
        top == safeArea.top + 16
        label amount "24" { font: largeTitle }
        label unit "euros" { font: body }
    }
}
```

Source: Arithmetic on the metrics of the system font: of a line of 1.193 em, 0.952 em are above the baseline and 0.241 em below it. Apple, UIStackView.Alignment.firstBaseline and lastBaseline.

"""##,
    "uneven-insets": ##"""
# uneven-insets

*warning* · A view is inset many times as far at one side as at the other.

`leading == superview.leading + 160` beside `trailing == superview.trailing - 16` leaves an
empty strip that nothing fills: most likely the number has a digit too many. The server
reports an inset that is at least eight times that of the other side and more than a quarter
of the superview's width, if no view stands in the strip and no other view begins where this
one does.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Arithmetic on the screen's own numbers: the insets of its other views.

"""##,
    "unexpected-closing-brace": ##"""
# unexpected-closing-brace

*error* · A closing brace has nothing to close.

There is one `}` too many. The parser ignores it and reads the rest of the file.

## Example

```stack
screen Example {
    size: 375 x 667

}
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667

}
```

Source: LANGUAGE.md.

"""##,
    "unexpected-opening-brace": ##"""
# unexpected-opening-brace

*error* · An opening brace is where no block can begin.

Braces follow a view, a `when`, a screen or a component.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center } { }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center }
}
```

Source: LANGUAGE.md.

"""##,
    "unexpected-text": ##"""
# unexpected-text

*error* · Unexpected text.

The parser does not understand these words and ignores them. It reads the rest. Of a merge that git has left undone it
reads both sides and says so once, at `<<<<<<<`.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center ) }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center }
}
```

Source: LANGUAGE.md.

"""##,
    "unknown-attribute": ##"""
# unknown-attribute

*error* · There is no such attribute.

The attributes are those of NSLayoutConstraint.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; width == superview.widht }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; width == superview.width * 0.5 }
}
```

Source: LANGUAGE.md.

"""##,
    "unknown-condition": ##"""
# unknown-condition

*error* · A condition compares something unknown.

A condition can test size classes, sizes, the text size, the direction, the language, the state and the device.

## Example

```stack
screen Example {
    size: 375 x 667
    when weather == sunny { }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667

}
```

Source: LANGUAGE.md.

"""##,
    "unknown-kind": ##"""
# unknown-kind

*error* · There is no such kind of view.

A view has one of UIKit's kinds, or it is a component from this file or an imported one.

## Example

```stack
screen Example {
    size: 375 x 667
    lable title { text: "Hello" }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center }
}
```

Source: LANGUAGE.md.

"""##,
    "unknown-name": ##"""
# unknown-name

*error* · An unknown name.

No `let`, parameter or view has this name.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; width == gutter }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; width == 120 }
}
```

Source: LANGUAGE.md.

"""##,
    "unknown-object": ##"""
# unknown-object

*error* · An id leads to no object.

A constraint names a view or guide that the document does not have, mostly after a merge. It is left out of the layout; Xcode refuses to open such a document or drops the constraint.

## Example

```xml
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
        <scene sceneID="j-k-l">
            <objects>
                <viewController title="Example" id="m-n-o"><view key="view" id="a-b-c">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
        <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="p-q-r"/>
    </subviews>
    <constraints>
        <constraint firstItem="p-q-r" firstAttribute="centerX" secondItem="a-b-c" secondAttribute="centerX" id="s-t-u"/>
        <constraint firstItem="p-q-r" firstAttribute="centerY" secondItem="a-b-c" secondAttribute="centerY" id="v-w-x"/>
        <constraint firstItem="x-y-z" firstAttribute="top" secondItem="a-b-c" secondAttribute="top" id="d-e-f"/>
    </constraints>
</view></viewController>
            </objects>
        </scene>
    </scenes>
</document>

```

## Corrected

```xml
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
        <scene sceneID="j-k-l">
            <objects>
                <viewController title="Example" id="m-n-o"><view key="view" id="a-b-c">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
        <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="p-q-r"/>
    </subviews>
    <constraints>
        <constraint firstItem="p-q-r" firstAttribute="centerX" secondItem="a-b-c" secondAttribute="centerX" id="s-t-u"/>
        <constraint firstItem="p-q-r" firstAttribute="centerY" secondItem="a-b-c" secondAttribute="centerY" id="v-w-x"/>
        
    </constraints>
</view></viewController>
            </objects>
        </scene>
    </scenes>
</document>

```

Source: LANGUAGE.md.

"""##,
    "unknown-or-detached-view": ##"""
# unknown-or-detached-view

*error* · A constraint names a view that is not in this layout.

A constraint between views needs a common ancestor: at run time UIKit throws an exception for a view that is not in the hierarchy. Names are looked up from the inside outward. Reach the inside of a component through the instance.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { leading == titleLabel.leading; top == superview.top }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { leading == superview.leading; top == superview.top }
}
```

Source: LANGUAGE.md.

"""##,
    "unknown-property": ##"""
# unknown-property

*error* · There is no such property.

The message suggests the nearest property if there is one.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; numberOfLine: 2 }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; numberOfLines: 2 }
}
```

Source: LANGUAGE.md.

"""##,
    "unknown-value": ##"""
# unknown-value

*error* · A property has no such value.

Enum cases have the same names as in Swift.

## Example

```stack
screen Example {
    size: 375 x 667
    hstack row { center == superview.center; distribution: fillEvenly }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center }
}
```

Source: LANGUAGE.md.

"""##,
    "unrepresentable-constraint": ##"""
# unrepresentable-constraint

*error* · A relation that NSLayoutConstraint cannot express.

A constraint has at most one anchor on each side, and its multiplier belongs to the right one.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; width == height + superview.width }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; width == 120 }
}
```

Source: LANGUAGE.md.

"""##,
    "unsatisfiable": ##"""
# unsatisfiable

*error* · Required constraints conflict.

The diagnostic lists one minimal set: if you remove any member, the others can hold. At
run time UIKit logs "Unable to simultaneously satisfy constraints" and breaks one of
them. Which one is not documented and differs between versions, so the constraint named
here is a prediction. Make a member optional (`@999`), change its constant, or remove
it.

If the layout differs from its constraints by a point at most, it is a *warning*, and *information*
in a storyboard or xib: UIKit logs the conflict, but nobody sees it.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Apple, Auto Layout Guide, "Unsatisfiable Layouts".

"""##,
    "unterminated-comment": ##"""
# unterminated-comment

*error* · A comment is never closed.

Every `/*` needs a `*/`. Comments can nest.

## Example

```stack
screen Example {
    size: 375 x 667

}
/* and so on
```

## Corrected

```stack
screen Example {
    size: 375 x 667

}
/* and so on */
```

Source: LANGUAGE.md.

"""##,
    "unterminated-string": ##"""
# unterminated-string

*error* · A string is not closed on its line.

A string ends at its second quotation mark, or at the end of its line at the latest.

## Example

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; text: "Hello
    }
}
```

## Corrected

```stack
screen Example {
    size: 375 x 667
    label title { center == superview.center; text: "Hello" }
}
```

Source: LANGUAGE.md.

"""##,
    "variant-constraint-leak": ##"""
# variant-constraint-leak

*error* · A constraint for one axis stays active on the other.

The stack changes its axis in a `when`, but a constraint that fits only one axis is
always active. On the other axis it contradicts the stack. Put it into a `when` with the
same condition.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Reported layouts: the log when an axis is toggled; UISV-alignment against the old axis' constraint.

"""##,
    "variant-dead-constraint": ##"""
# variant-dead-constraint

*warning* · A constraint or a `when` that no checked environment uses.

The server ignores a constraint to a view that does not exist in the same environment.
It never checks a `when` whose condition is false in all of the screen's environments.
Add the environment to the screen, or remove the line.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Interface Builder: "Constraint referencing items turned off in current configuration".

"""##,
    "view-collapsed": ##"""
# view-collapsed

*warning* · A visible view with content has no size.

The view has something to show, but the other views leave no space for it. Let another
view shrink first, set a minimum height, or let the content scroll. No touch reaches content
that extends beyond a box of 0 pt: tie it to both edges of the box. A plain view in a stack
has no size of its own, so a colored one shows nothing until it gets one.

## Example

```stack
screen Note {
    size: 375 x 300
    vstack column {
        edges == superview.edges
        imageView photo { intrinsicContentSize: 300 x 400; contentMode: scaleAspectFill; hugging: 250 }
        label notes { intrinsicContentSize: 80 x 20; compressionResistance: 250; hugging: 249 }
    }
}
```

## Corrected

```stack
screen Note {
    size: 375 x 300
    vstack column {
        edges == superview.edges
        imageView photo { intrinsicContentSize: 300 x 400; contentMode: scaleAspectFill; hugging: 250; compressionResistance: 48 }
        label notes { intrinsicContentSize: 80 x 20; hugging: 249 }
    }
}
```

Source: Apple's nested stack views without their priorities: the text view is 0 pt high in landscape.

"""##,
    "wrapper-for-padding": ##"""
# wrapper-for-padding

*hint* · A plain view only adds margins around a stack.

A view that contains one stack, pinned on all sides with constants, does the work of the
stack's own margins: set `layoutMargins` and `isLayoutMarginsRelativeArrangement`.

## Example

```stack
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
```

## Corrected

```stack
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
```

Source: Style; the frames are the same.

"""##,
    "zero-size-pass": ##"""
# zero-size-pass

*information* · Required margins or sizes do not fit a first layout pass at width 0.

UIKit may measure the header or footer of a section once before it has a width or a
height. Required margins on both sides then add up to more than 0, and UIKit logs a
conflict even though the final layout is correct. Make the trailing edge `@999`.

## Example

```stack
screen Note {
    size: 375 x 667
    host: header(height: 80)
    label text {
        intrinsicContentSize: 80 x 20
        top == superview.top
        bottom == superview.bottom
        leading == superview.leading + 22
        trailing == superview.trailing - 22
    }
}
```

## Corrected

```stack
screen Note {
    size: 375 x 667
    host: header(height: 80)
    label text {
        intrinsicContentSize: 80 x 20
        top == superview.top
        bottom == superview.bottom
        leading == superview.leading + 22
        trailing == superview.trailing - 22 @999
    }
}
```

Versions: The posted logs of table cells are all of iOS 8, so nothing is said of cells. Not every table measures a header with a width of 0: the conflict is possible, not certain.

Source: Posted conflict logs with UIView-Encapsulated-Layout-Width == 0 of a _UITableViewHeaderFooterContentView.

"""##,
  ]
}
