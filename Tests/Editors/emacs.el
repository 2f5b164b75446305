;;; emacs.el --- What a person does in Emacs -*- lexical-binding: t; -*-

;; Sees a mistake, applies its fix, renames a field, and saves.  What it saw is printed.

(require 'coding-mode)
(require 'eglot)

(defun test-wait (what condition)
  "Wait for CONDITION, which is called WHAT in the error."
  (with-timeout (20 (error "Waited in vain for %s" what))
    (while (not (funcall condition)) (accept-process-output nil 0.05))))

(defun test-place (text)
  "Move to TEXT."
  (goto-char (point-min))
  (search-forward text)
  (backward-char 1))

(setq eglot-sync-connect t
      eglot-autoshutdown t
      eglot-confirm-server-initiated-edits nil
      flymake-no-changes-timeout 0.1)
(let ((form (getenv "CODING_RENAME")))
  (setq-default eglot-workspace-configuration `((:coding . (:rename ,form)))))

(find-file (car command-line-args-left))
(setq command-line-args-left nil)
(call-interactively #'eglot)
(flymake-start)
(test-wait "diagnostics" #'flymake-diagnostics)
(princ (flymake-diagnostic-text (car (flymake-diagnostics))))

(test-place "Strng")
(eglot-code-actions (point) (point) "quickfix" t)
(test-wait "the fix" (lambda () (not (save-excursion (goto-char (point-min)) (search-forward "Strng" nil t)))))
;; A batch has no idle time, after which changes are sent.
(eglot--signal-textDocument/didChange)
(test-wait "no diagnostics" (lambda () (null (flymake-diagnostics))))

(test-place "name")
(eglot-rename "fullName")
(test-wait "the rename" (lambda () (save-excursion (goto-char (point-min)) (search-forward "fullName" nil t))))
(save-buffer)
(eglot-shutdown (eglot-current-server))
