" Colors of a .stack file. The words are those of LANGUAGE.md; a test compares the two.
if exists('b:current_syntax')
  finish
endif

syntax keyword stackKeyword import let component param screen when expect allow
syntax keyword stackPlace superview safeArea layoutMargins readableContent content frame
syntax keyword stackKind hstack vstack stack label button textField textView imageView
syntax keyword stackKind view spacer scrollView searchBar switch slider stepper
syntax keyword stackKind segmentedControl progressView activityIndicator pageControl
syntax keyword stackKind datePicker picker tableView collectionView containerView
syntax keyword stackKind visualEffectView webView mapView toolbar navigationBar tabBar
syntax match stackProperty /\<[A-Za-z_]\k*\%(\.[A-Za-z_]\k*\)*\ze\s*:/
syntax keyword stackAttribute leading trailing left right top bottom width height
syntax keyword stackAttribute centerX centerY firstBaseline lastBaseline edges center size
syntax keyword stackAttribute inset systemSpacing
syntax match stackPriority /@\s*[A-Za-z0-9.]\+\%(\s*[+-]\s*[0-9.]\+\)\=/
syntax match stackNumber /\<\d\+\%(\.\d\+\)\=%\=/
syntax match stackOperator /[=<>]=\|&&\|||\|[-+*\/]\|\.\.\./
syntax match stackEnumCase /\.[a-z]\k*\ze\s*\%($\|[;,}]\)/
syntax match stackEscape contained /\\\%(["\\nt]\|u{\x\+}\)/
syntax region stackString oneline start=/"/ skip=/\\./ end=/"/ contains=stackEscape
syntax region stackComment start=+//+ end=+$+ contains=@Spell
syntax region stackDocumentation start=+///+ end=+$+ contains=@Spell
syntax region stackComment start=+/\*+ end=+\*/+ contains=stackComment,@Spell

highlight default link stackKeyword Keyword
highlight default link stackPlace Constant
highlight default link stackKind Type
highlight default link stackProperty Identifier
highlight default link stackAttribute Function
highlight default link stackPriority Special
highlight default link stackNumber Number
highlight default link stackOperator Operator
highlight default link stackEnumCase Constant
highlight default link stackEscape SpecialChar
highlight default link stackString String
highlight default link stackComment Comment
highlight default link stackDocumentation SpecialComment

let b:current_syntax = 'stack'
