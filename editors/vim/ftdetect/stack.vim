autocmd BufRead,BufNewFile *.stack setfiletype stack
