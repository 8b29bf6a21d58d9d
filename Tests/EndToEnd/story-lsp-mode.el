;;; story-lsp-mode.el --- The story of a screen, played in Emacs with lsp-mode  -*- lexical-binding: t; -*-

;;; Code:

(require 'lsp-mode)
(require 'story)

(setq lsp-auto-guess-root t
      lsp-guess-root-without-session t
      lsp-session-file (expand-file-name "lsp-session" temporary-file-directory)
      lsp-auto-configure nil
      lsp-diagnostics-provider :none
      lsp-idle-delay 0.01
      lsp-debounce-full-sync-notifications nil
      lsp-warn-no-matched-clients nil
      lsp-keep-workspace-alive nil)

(defun story-lsp-mode-start ()
  (lsp)
  (story-wait "the server"
              (lambda ()
                (seq-some (lambda (workspace)
                            (eq (lsp--workspace-status workspace) 'initialized))
                          (lsp-workspaces)))))

(defvar story-published nil
  "The files of which the server has spoken: lsp-mode forgets those without a diagnostic.")

(advice-add 'lsp--on-diagnostics :after
            (lambda (_workspace params)
              (push (file-name-nondirectory
                     (lsp--uri-to-path (lsp:publish-diagnostics-params-uri params)))
                    story-published)))

(defun story-lsp-mode-items ()
  (if (not (member (file-name-nondirectory buffer-file-name) story-published))
      'none
    (mapcar (lambda (item)
              (make-story-item
               :code (lsp:diagnostic-code? item) :severity (lsp:diagnostic-severity? item)
               :message (lsp:diagnostic-message item)
               :related (lsp:diagnostic-related-information? item)
               :range (lsp:diagnostic-range item)))
            (gethash (lsp--fix-path-casing buffer-file-name) (lsp-diagnostics t)))))

(defun story-lsp-mode-hover ()
  (when (get-buffer "*lsp-help*") (kill-buffer "*lsp-help*"))
  (lsp-describe-thing-at-point)
  (and (get-buffer "*lsp-help*") (with-current-buffer "*lsp-help*" (buffer-string))))

(defun story-lsp-mode-act (regexp item)
  (goto-char (lsp--position-to-point (lsp:range-start (story-item-range item))))
  (let* ((actions (lsp-code-actions-at-point))
         (action (cl-find-if (lambda (it) (string-match-p regexp (lsp:code-action-title it)))
                             actions)))
    (story-check action (format "no action %s among %S" regexp
                                (mapcar #'lsp:code-action-title actions)))
    (lsp-execute-code-action action)))

(defun story-lsp-mode-quit ()
  (dolist (workspace (lsp-workspaces))
    (with-lsp-workspace workspace (lsp-workspace-shutdown workspace))))

(defun story-lsp-mode-ask (method more)
  (lsp-request method (append (lsp--text-document-position-params) more)))

(story-play
 (make-story-client
  :name "lsp-mode"
  :start #'story-lsp-mode-start
  :items #'story-lsp-mode-items
  :send #'ignore
  :hover #'story-lsp-mode-hover
  :act #'story-lsp-mode-act
  :format #'lsp-format-buffer
  :ask #'story-lsp-mode-ask
  :quit #'story-lsp-mode-quit
  :related t))
;;; story-lsp-mode.el ends here
