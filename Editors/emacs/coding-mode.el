;;; coding-mode.el --- Schemas of archived objects -*- lexical-binding: t; -*-

;; Package-Requires: ((emacs "26.3"))

;;; Commentary:
;; Colors for `.coding' files, and the language server for Eglot.

;;; Code:

(defvar coding-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 124b" table)
    (modify-syntax-entry ?* ". 23n" table)
    (modify-syntax-entry ?\n "> b" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?_ "w" table)
    table)
  "The syntax of schemas.")

(defconst coding-mode-words
  '("access" "also" "any" "archived" "as" "at" "because" "big" "bits" "boxed" "by" "case"
    "class" "coding" "Coding" "conditional" "default" "dictionary" "else" "enum" "extend" "external" "fallback"
    "false" "fileprivate" "final" "formerly" "from" "identity" "if" "import" "indexed" "inline" "internal"
    "joined" "keeps" "key" "keyed" "keys" "lenient" "let" "little" "marker" "missing" "mutable"
    "newer" "nil" "of" "omits" "only" "open" "package" "packed" "prefix" "private"
    "protocol" "public" "rawValue" "reads" "rebuilt" "refuses" "renamed" "replaced" "required" "retired" "sequential"
    "Set" "since" "still" "struct" "subclasses" "swift" "tag" "transient" "treats" "true" "typealias"
    "unconditional" "unique" "unknown" "unowned" "until" "unwritten" "value" "var" "version" "via" "waived" "weak" "width"
    "writes" "written")
  "The words of the language.")

(defvar coding-mode-font-lock-keywords
  `(("\\_<\\(class\\|struct\\|enum\\|bits\\|typealias\\)\\_>[ \t]+\\(`?[[:alnum:]_.]+`?\\)"
     (1 font-lock-keyword-face) (2 font-lock-type-face))
    ("\\_<\\(var\\|let\\|case\\)\\_>[ \t]+\\(`?[[:alnum:]_]+`?\\)"
     (1 font-lock-keyword-face) (2 font-lock-variable-name-face))
    ("@[[:alnum:]_.]+" . font-lock-preprocessor-face)
    (,(regexp-opt coding-mode-words 'symbols) . font-lock-keyword-face))
  "The colors of declarations, and of words that are no names of declarations.")

;;;###autoload
(define-derived-mode coding-mode prog-mode "Coding"
  "A mode for schemas of archived objects."
  (setq-local font-lock-defaults '(coding-mode-font-lock-keywords))
  (setq-local comment-start "// ")
  (setq-local comment-end "")
  (setq-local indent-tabs-mode nil))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.coding\\'" . coding-mode))

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(coding-mode . ("coding" "language-server"))))

(provide 'coding-mode)
;;; coding-mode.el ends here
