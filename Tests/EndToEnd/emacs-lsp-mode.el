;;; emacs-lsp-mode.el --- The story of a screen, played in Emacs with lsp-mode  -*- lexical-binding: t; -*-

;; Run by scripts/e2e in a folder that holds copies of Examples/ and of documents/, with
;; editors/emacs in the load path.  Every wait is for a condition, and bounded.

;;; Code:

(require 'cl-lib)
(require 'lsp-mode)
(require 'stack-mode)
(require 'story)

(setq story-editor "lsp-mode")

(setq stack-lsp-command (list (getenv "STACK_LSP"))
      lsp-auto-guess-root t
      lsp-guess-root-without-session t
      lsp-session-file (expand-file-name "lsp-session" temporary-file-directory)
      lsp-auto-configure nil
      lsp-diagnostics-provider :none
      lsp-idle-delay 0.01
      lsp-debounce-full-sync-notifications nil
      lsp-warn-no-matched-clients nil
      lsp-keep-workspace-alive nil
      create-lockfiles nil
      make-backup-files nil)

(defun story-open (name)
  (find-file name)
  (lsp)
  (story-wait "the server" (lambda () (lsp-workspaces))))

(defun story-with-code (code)
  (cl-find code (gethash (lsp--fix-path-casing buffer-file-name) (lsp-diagnostics t))
           :key (lambda (item) (lsp:diagnostic-code? item)) :test #'equal))

(setq story "a tie is shown")
(story-open "Tie.stack")
(let ((warning (story-wait "the tie" (lambda () (story-with-code "ambiguous-hugging")))))
  (story-check (eql (lsp:diagnostic-severity? warning) 2) "a tie is a warning")

  (setq story "hover says where a label is")
  (goto-char (point-min))
  (re-search-forward "label title")
  (let ((hover (lsp-request "textDocument/hover" (lsp--text-document-position-params))))
    (story-check (and hover (string-match-p "[0-9.]+ × [0-9.]+" (format "%S" hover)))
                 (format "%S" hover)))

  (setq story "its fix removes it")
  (let* ((actions (lsp-code-actions-at-point))
         (action (cl-find-if
                  (lambda (it) (string-match-p "^Lower horizontal hugging of `[a-z]+` to 249"
                                               (lsp:code-action-title it)))
                  actions)))
    (story-check action (format "%S" (mapcar #'lsp:code-action-title actions)))
    (lsp-execute-code-action action))
  (story-wait "the fix in the buffer"
              (lambda () (string-match-p "hugging\\.horizontal: 249" (buffer-string))))
  (story-wait "the tie to be gone" (lambda () (not (story-with-code "ambiguous-hugging"))))
  (set-buffer-modified-p nil))

(setq story "formatting gives the canonical form")
(story-open "Unformatted.stack")
(lsp-format-buffer)
(story-check (string-match-p "\n    devices: iPhone16\n" (buffer-string)) (buffer-string))
(set-buffer-modified-p nil)

(setq story "the server ends with the editor")
(dolist (workspace (lsp-workspaces)) (with-lsp-workspace workspace (lsp-workspace-shutdown workspace)))
(princ "lsp-mode: the story holds\n")
(kill-emacs 0)
;;; emacs-lsp-mode.el ends here
