" ALE: stack-lsp as a language server for Stack files.
call ale#Set('stack_stack_lsp_executable', 'stack-lsp')

call ale#linter#Define('stack', {
\   'name': 'stack_lsp',
\   'lsp': 'stdio',
\   'executable': {buffer -> ale#Var(buffer, 'stack_stack_lsp_executable')},
\   'command': '%e',
\   'language': 'stack',
\   'project_root': {buffer -> fnamemodify(bufname(buffer), ':p:h')},
\})
