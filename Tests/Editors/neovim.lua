-- What a person does in Neovim: sees a mistake, applies its fix, renames a field, and saves.
-- What it saw is in the file `seen`, one a line.

local seen = assert(io.open("seen", "w"))

local function fail(message)
    io.stderr:write(message .. "\n")
    vim.cmd("cquit")
end

local function wait(what, condition)
    if not vim.wait(20000, condition, 20) then fail("waited in vain for " .. what) end
end

-- The first of the choices that are offered.
vim.ui.select = function(items, _, choose) choose(items[1], 1) end

local function place(text)
    vim.fn.cursor(1, 1)
    if vim.fn.search(text, "cW") == 0 then fail("no text " .. text) end
end

-- Moves to a text and does something that changes the buffer.
local function change(what, text, action)
    local tick = vim.api.nvim_buf_get_changedtick(0)
    place(text)
    action()
    wait(what, function() return vim.api.nvim_buf_get_changedtick(0) > tick end)
end

vim.schedule(function()
    wait("diagnostics", function() return #vim.diagnostic.get(0) > 0 end)
    seen:write(vim.diagnostic.get(0)[1].code, "\n")
    seen:write(vim.treesitter.highlighter.active[vim.api.nvim_get_current_buf()] and "colors\n" or "no colors\n")
    change("the fix", "Strng", vim.lsp.buf.code_action)
    wait("no diagnostics", function() return #vim.diagnostic.get(0) == 0 end)
    change("the rename", "name", function() vim.lsp.buf.rename("fullName") end)
    place("fullName")
    local hover = vim.lsp.buf_request_sync(0, "textDocument/hover", vim.lsp.util.make_position_params(), 5000)
    for _, response in pairs(hover or {}) do
        seen:write(response.result and "hover\n" or "no hover\n")
    end
    seen:close()
    vim.cmd("write")
    vim.cmd("qall!")
end)
