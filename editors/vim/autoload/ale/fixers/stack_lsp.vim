" ALE: the canonical form. ALE asks no language server for it, so the program's own command does.
call ale#Set('stack_stack_lsp_executable', 'stack-lsp')

function! ale#fixers#stack_lsp#Fix(buffer) abort
  return {'command': ale#Escape(ale#Var(a:buffer, 'stack_stack_lsp_executable')) . ' format -'}
endfunction
