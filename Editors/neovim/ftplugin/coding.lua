-- Schemas: comments, indentation, colors if the grammar is compiled, and before Neovim 0.11 the language server.
vim.bo.commentstring = "// %s"
vim.bo.expandtab = true
vim.bo.shiftwidth = 4
pcall(function()
    if vim.treesitter.start then
        vim.treesitter.start()
    else
        vim.treesitter.highlighter.new(vim.treesitter.get_parser(0, "coding"))
    end
end)

local settings = vim.g.coding_settings or {}
local root = vim.fs and vim.fs.find and vim.fs.find({ "Package.swift", ".git" }, { upward = true, path = vim.fn.expand("%:p:h") })[1]
local folder = root and vim.fn.fnamemodify(root, ":h") or vim.fn.expand("%:p:h")

if vim.lsp.config then
    vim.lsp.enable("coding")
elseif vim.lsp.start then
    vim.lsp.start({ name = "coding", cmd = { "coding", "language-server" }, root_dir = folder, init_options = settings })
else
    -- Neovim 0.7.
    _G.coding_client = _G.coding_client
        or vim.lsp.start_client({
            name = "coding", cmd = { "coding", "language-server" }, root_dir = folder, init_options = settings,
        })
    vim.lsp.buf_attach_client(0, _G.coding_client)
end
