" Editing of .stack files: comments, and the characters of words.
if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal commentstring=//\ %s
setlocal comments=s1:/*,mb:*,ex:*/,:///,://
setlocal formatoptions+=croql formatoptions-=t
setlocal expandtab shiftwidth=4 softtabstop=4

" :ALEFix formats, unless the user has configured it.
if !has_key(get(g:, 'ale_fixers', {}), 'stack')
  let b:ale_fixers = ['ale#fixers#stack_lsp#Fix']
endif

if exists(':ALEInfo')
  command! -buffer -bar StackPreview call stack#Execute('stack.showPreview')
  command! -buffer -bar StackFrames call stack#Execute('stack.showFrames')
  command! -buffer -bar StackConflict call stack#Execute('stack.explainConflicts')
  command! -buffer -bar StackSwift call stack#Execute('stack.exportSwift')
endif

let b:undo_ftplugin = 'setlocal commentstring< comments< formatoptions< expandtab< shiftwidth< softtabstop< | unlet! b:ale_fixers'
