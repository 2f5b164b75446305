autocmd BufRead,BufNewFile *.coding setfiletype coding
