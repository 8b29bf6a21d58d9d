" The story of a screen, played in Vim with ALE and the files of editors/vim.
"
" Run by scripts/e2e in a folder that holds copies of Examples/ and of documents/. Every wait is for
" a condition, and bounded.

let s:story = 'start'
let s:limit = 60.0

function! s:Fail(message) abort
  call writefile(['vim: ' . s:story . ': ' . a:message], $WORK . '/said')
  cquit!
endfunction

function! s:Check(condition, message) abort
  if !a:condition
    call s:Fail(a:message)
  endif
endfunction

" Says which feature the story has played, for the README's table of editors.
function! s:Story_plays(feature) abort
endfunction

" Vim handles the messages of its jobs while it sleeps.
function! s:WaitUntil(Condition, message) abort
  let start = reltime()
  while !a:Condition()
    if reltimefloat(reltime(start)) > s:limit
      call s:Fail('still waiting: ' . a:message . ', there is ' . string(s:Problems()))
    endif
    sleep 10m
  endwhile
endfunction

function! s:Problems() abort
  return copy(get(get(g:ale_buffer_info, bufnr(''), {}), 'loclist', []))
endfunction

" ALE shows information and hints as warnings, so errors are what can be told apart.
function! s:Serious() abort
  return filter(s:Problems(), {_, item -> item.type ==# 'E'})
endfunction

function! s:WithCode(code) abort
  return filter(s:Problems(), {_, item -> get(item, 'code', '') ==# a:code})
endfunction

" ALE says that a file was linted even where there is nothing to say.
function! s:Open(name) abort
  let s:linted = 0
  execute 'edit!' a:name
  call s:WaitUntil({-> s:linted}, 'diagnostics of ' . a:name)
endfunction

function! s:Hover(pattern) abort
  call cursor(1, 1)
  call s:Check(search(a:pattern, 'cW') > 0, a:pattern . ' is not in the buffer')
  ALEHover
  call s:WaitUntil({-> s:Preview() > 0}, 'the hover of ' . a:pattern)
  let text = join(getbufline(winbufnr(s:Preview()), 1, '$'), "\n")
  pclose
  return text
endfunction

function! s:Preview() abort
  for window in range(1, winnr('$'))
    if getwinvar(window, '&previewwindow')
      return window
    endif
  endfor
  return 0
endfunction

function! s:Height(hover) abort
  let size = matchlist(a:hover, '[0-9.]\+ × \([0-9.]\+\)')
  call s:Check(!empty(size), 'no size in the hover: ' . a:hover)
  return str2float(size[1])
endfunction

function! s:Apply(pattern, data, items) abort
  for [_, action] in a:items
    if action.title =~# a:pattern
      return ale#codefix#ApplyLSPCodeAction(a:data, action)
    endif
  endfor
  call s:Fail('no action ' . a:pattern . ' among ' . string(map(a:items, {_, item -> item[1].title})))
endfunction

augroup Story
  autocmd User ALELintPost let s:linted = 1
augroup END

let s:story = 'a sound screen has no error'
call s:Open('NestedStacks.stack')
call s:Check(&filetype ==# 'stack', 'the filetype is ' . &filetype)
call s:Check(empty(s:Serious()), string(s:Serious()))

let s:story = 'hover says where the photo is'
let s:hover = s:Hover('\<photo\>')
call s:Check(s:Height(s:hover) > 0, 'the photo has no height')
call s:Check(s:hover =~# '┌', 'the hover does not draw the screen: ' . s:hover)
call s:Story_plays('hover')
call s:Story_plays('picture')

let s:story = 'a tie names both labels, and its fix removes it'
call s:Open('Tie.stack')
call s:WaitUntil({-> !empty(s:WithCode('ambiguous-hugging'))}, 'the tie')
let s:warning = s:WithCode('ambiguous-hugging')[0]
call s:Check(s:warning.type ==# 'W', 'a tie is a warning')
call s:Check(s:warning.text =~# 'title' && s:warning.text =~# 'bio', s:warning.text)
call cursor(s:warning.lnum, s:warning.col)
call ale#codefix#Execute(0, function('s:Apply', ['^Lower horizontal hugging of `\w\+` to 249']))
call s:WaitUntil({-> search('hugging\.horizontal: 249', 'nw') > 0}, 'the fix in the buffer')
ALELint
call s:WaitUntil({-> empty(s:WithCode('ambiguous-hugging'))}, 'the tie to be gone')
call s:Check(empty(s:Serious()), string(s:Serious()))
call s:Story_plays('diagnostics')
call s:Story_plays('fixes')

let s:story = 'a conflict names its members in the message'
call s:Open('Conflict.stack')
call s:WaitUntil({-> !empty(s:WithCode('fill-fixed-child'))}, 'the conflict')
let s:conflict = s:WithCode('fill-fixed-child')[0]
call s:Check(s:conflict.type ==# 'E', 'a conflict is an error')
call s:Check(s:conflict.text =~# '926' && s:conflict.text =~# '100', s:conflict.text)
call s:Story_plays('conflict')

let s:story = 'the commands show what the server writes of the screen at the cursor'
function! s:Page(command, pattern) abort
  call search('screen', 'cw')
  execute a:command
  call s:WaitUntil({-> s:Preview() > 0}, a:command)
  call s:Check(join(getbufline(winbufnr(s:Preview()), 1, '$'), "\n") =~# a:pattern, a:command)
  pclose
endfunction
call s:Page('StackSwift', 'final class ConflictView: UIView')
call s:Page('StackConflict', '926')
call s:Page('StackFrames', 'blue')
call s:Story_plays('pages')

let s:story = 'a baseline on a vertical stack is reported'
call s:Open('Baseline.stack')
call s:WaitUntil({-> !empty(s:WithCode('baseline-on-vertical'))}, 'the baseline')

let s:story = 'formatting gives the canonical form'
call s:Open('Unformatted.stack')
ALEFix
call s:WaitUntil({-> search('^    devices: iPhone16$', 'nw') > 0}, 'the canonical form')
call s:Story_plays('formatting')

call writefile(['vim: the story holds'], $WORK . '/said')
qall!
