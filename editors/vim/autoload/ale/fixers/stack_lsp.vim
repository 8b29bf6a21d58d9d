" ALE: the canonical form. ALE does not ask language servers to format, so this runs the program's command.
call ale#Set('stack_stack_lsp_executable', 'stack-lsp')

function! ale#fixers#stack_lsp#Fix(buffer) abort
  return {'command': ale#Escape(ale#Var(a:buffer, 'stack_stack_lsp_executable')) . ' format -'}
endfunction
