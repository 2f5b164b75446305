-- Neovim 0.11 and later.
return {
    cmd = { "coding", "language-server" },
    filetypes = { "coding" },
    root_markers = { "Package.swift", ".git" },
    init_options = vim.g.coding_settings or {},
}
