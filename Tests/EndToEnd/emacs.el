;;; emacs.el --- The story of a screen, played in Emacs with Eglot  -*- lexical-binding: t; -*-

;; Run by scripts/e2e in a folder that holds copies of Examples/ and of documents/, with
;; editors/emacs in the load path.  Every wait is for a condition, and bounded.

;;; Code:

(require 'cl-lib)
(require 'eglot)
(require 'stack-mode)
(require 'story)

(setq stack-lsp-command (list (getenv "STACK_LSP"))
      eglot-sync-connect t
      eglot-connect-timeout 20
      eglot-autoshutdown nil
      eglot-send-changes-idle-time 0.01
      eglot-confirm-server-initiated-edits nil
      flymake-no-changes-timeout nil
      create-lockfiles nil
      make-backup-files nil)

;; Diagnostics

(defvar story-published (make-hash-table :test 'equal)
  "The last diagnostics of each file, as the server sent them.")

(cl-defmethod eglot-handle-notification :before
  (_server (_method (eql textDocument/publishDiagnostics)) &key uri diagnostics &allow-other-keys)
  (puthash (file-name-nondirectory (eglot--uri-to-path uri)) (append diagnostics nil)
           story-published))

(defun story-open (name)
  (find-file name)
  (eglot-ensure)
  (eglot--maybe-activate-editing-mode)
  (unless eglot--managed-mode
    (apply #'eglot (eglot--guess-contact)))
  (story-wait (concat "diagnostics of " name)
              (lambda () (not (eq (gethash name story-published 'none) 'none)))))

(defun story-diagnostics ()
  (gethash (file-name-nondirectory buffer-file-name) story-published))

(defun story-serious ()
  (cl-remove-if (lambda (item) (> (or (plist-get item :severity) 1) 2)) (story-diagnostics)))

(defun story-with-code (code)
  (cl-find code (story-diagnostics)
           :key (lambda (item) (plist-get item :code)) :test #'equal))

(defun story-wait-for-code (code)
  (story-wait code (lambda () (story-with-code code))))

;; The cursor

(defun story-go-to (regexp)
  (goto-char (point-min))
  (story-check (re-search-forward regexp nil t) (concat regexp " is not in the buffer"))
  (goto-char (match-beginning 0)))

(defun story-hover (regexp)
  (story-go-to regexp)
  (eglot--signal-textDocument/didChange)
  (let ((contents (plist-get
                   (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover
                                    (eglot--TextDocumentPositionParams))
                   :contents)))
    (story-check contents (concat "no hover on " regexp))
    (substring-no-properties (eglot--hover-info contents))))

(defun story-height (hover)
  "The height in the first size of HOVER."
  (story-check (string-match "[0-9.]+ × \\([0-9.]+\\)" hover) (concat "no size in: " hover))
  (string-to-number (match-string 1 hover)))

(defun story-apply (regexp diagnostic)
  "Apply the action with a title that matches REGEXP, offered where DIAGNOSTIC stands."
  (let* ((region (eglot--range-region (plist-get diagnostic :range)))
         (actions (eglot-code-actions (car region) (cdr region)))
         (action (cl-find-if (lambda (it) (string-match-p regexp (plist-get it :title))) actions)))
    (story-check action
                 (format "no action %s among %S" regexp
                         (mapcar (lambda (it) (plist-get it :title)) actions)))
    ;; A list of one action of the kind asked for is applied without a question.
    (eglot--read-execute-code-action
     (list action) (eglot--current-server-or-lose) "quickfix")))

(defun story-buffer-has (regexp)
  (save-excursion (goto-char (point-min)) (re-search-forward regexp nil t)))

;; The story

(setq story "a sound screen has no diagnostic above information")
(story-open "NestedStacks.stack")
(story-check (null (story-serious)) (format "%S" (story-serious)))

(setq story "an edit of the name row is seen by the hover of the photo")
(let ((screen (current-buffer))
      (height (story-height (story-hover "\\_<photo\\_>"))))
  (story-open "NameRow.stack")
  (story-go-to "hugging.horizontal: 48")
  (re-search-forward "48")
  (replace-match "250")
  (eglot--signal-textDocument/didChange)
  (with-current-buffer screen
    (story-wait (format "a photo higher than %s pt" height)
                (lambda () (> (story-height (story-hover "\\_<photo\\_>")) height))))
  (set-buffer-modified-p nil))

(setq story "a tie names both labels, and its fix removes it")
(story-open "Tie.stack")
(let ((warning (story-wait-for-code "ambiguous-hugging")))
  (story-check (eql (plist-get warning :severity) 2) "a tie is a warning")
  (story-check (and (string-match-p "title" (plist-get warning :message))
                    (string-match-p "bio" (plist-get warning :message)))
               (plist-get warning :message))
  (story-apply "^Lower horizontal hugging of `[a-z]+` to 249" warning)
  (eglot--signal-textDocument/didChange)
  (story-check (story-buffer-has "hugging\\.horizontal: 249") (buffer-string))
  (story-wait "the tie to be gone" (lambda () (not (story-with-code "ambiguous-hugging"))))
  (story-check (null (story-serious)) (format "%S" (story-serious)))
  (set-buffer-modified-p nil))

(setq story "a conflict names its members in the message, for Eglot shows no related places")
(story-open "Conflict.stack")
(let ((conflict (story-wait-for-code "fill-fixed-child")))
  (story-check (eql (plist-get conflict :severity) 1) "a conflict is an error")
  (story-check (null (plist-get conflict :relatedInformation)) "related places were not asked for")
  (dolist (part '("926" "100" "height == 100"))
    (story-check (string-match-p (regexp-quote part) (plist-get conflict :message))
                 (format "%S" conflict))))

(setq story "a baseline on a vertical stack is reported")
(story-open "Baseline.stack")
(story-check (string-match-p "firstBaseline"
                             (plist-get (story-wait-for-code "baseline-on-vertical") :message))
             "the message does not name the alignment")

(setq story "formatting gives the canonical form")
(story-open "Unformatted.stack")
(eglot-format)
(story-check (story-buffer-has "^    devices: iPhone16$") (buffer-string))
(set-buffer-modified-p nil)

(setq story "the server ends with the editor")
(eglot-shutdown (eglot--current-server-or-lose))
(princ "emacs: the story holds\n")
(kill-emacs 0)
;;; emacs.el ends here
