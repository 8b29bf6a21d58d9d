" A line is indented one step for each brace that is open before it.
if exists('b:did_indent')
  finish
endif
let b:did_indent = 1

setlocal indentexpr=StackIndent(v:lnum)
setlocal indentkeys=0{,0},0),!^F,o,O
let b:undo_indent = 'setlocal indentexpr< indentkeys<'

if exists('*StackIndent')
  finish
endif

function! s:Code(line) abort
  return substitute(substitute(getline(a:line), '"\%(\\.\|[^"\\]\)*"', '', 'g'), '//.*$', '', '')
endfunction

function! StackIndent(line) abort
  let previous = prevnonblank(a:line - 1)
  if previous == 0
    return 0
  endif
  let code = s:Code(previous)
  let depth = indent(previous)
  let opened = count(code, '{') - count(substitute(code, '^\s*}', '', ''), '}')
  if opened > 0
    let depth += shiftwidth()
  elseif opened < 0
    let depth -= shiftwidth()
  endif
  if getline(a:line) =~# '^\s*}'
    let depth -= shiftwidth()
  endif
  return max([depth, 0])
endfunction
