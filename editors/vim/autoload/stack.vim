" Pages that the server writes about the screen at the cursor, through ALE.

let s:pages = {
\   'stack.showFrames': 'text',
\   'stack.explainConflicts': 'markdown',
\   'stack.exportSwift': 'swift',
\}

" The name of the screen around the cursor, or of the first one; empty if there is none.
function! s:Screen() abort
  let pattern = '^\s*screen\s\+`\?\zs[^`{} \t]\+'
  let line = search(pattern, 'bcnW')
  return matchstr(getline(line > 0 ? line : search(pattern, 'nw')), pattern)
endfunction

function! s:Show(command, response) abort
  if has_key(a:response, 'error')
    echohl WarningMsg | echomsg 'stack-lsp: ' . a:response.error.message | echohl None
    return
  endif
  let text = get(a:response, 'result', '')
  if type(text) isnot# v:t_string
    return
  endif
  " The address of the preview, which the server has opened.
  if !has_key(s:pages, a:command)
    echomsg text
    return
  endif
  pclose
  execute 'belowright pedit' fnameescape('stack://' . a:command)
  wincmd P
  setlocal buftype=nofile bufhidden=wipe noswapfile modifiable
  silent %delete _
  call setline(1, split(text, "\n", 1))
  setlocal nomodifiable
  let &l:filetype = s:pages[a:command]
  wincmd p
endfunction

" Lets the server execute a command for the screen at the cursor, and shows the answer.
function! stack#Execute(command) abort
  let screen = s:Screen()
  if empty(screen)
    echohl WarningMsg | echomsg 'stack-lsp: there is no screen in this buffer' | echohl None
    return
  endif
  let uri = ale#path#ToFileURI(expand('%:p'))
  let message = [0, 'workspace/executeCommand', {'command': a:command, 'arguments': [uri, screen]}]
  call ale#lsp_linter#SendRequest(bufnr(''), 'stack_lsp', message, {response -> s:Show(a:command, response)})
endfunction
