;;; story-eglot.el --- The story of a screen, played in Emacs with Eglot  -*- lexical-binding: t; -*-

;;; Code:

(require 'eglot)
(require 'story)

(setq eglot-sync-connect t
      eglot-connect-timeout story-limit
      eglot-autoshutdown nil
      eglot-send-changes-idle-time 0.01
      eglot-confirm-server-initiated-edits nil
      flymake-no-changes-timeout nil)

(defvar story-published (make-hash-table :test 'equal)
  "The last diagnostics of each file, as the server sent them.")

(cl-defmethod eglot-handle-notification :before
  (_server (_method (eql textDocument/publishDiagnostics)) &key uri diagnostics &allow-other-keys)
  (puthash (file-name-nondirectory (eglot--uri-to-path uri)) (append diagnostics nil)
           story-published))

(defun story-eglot-start ()
  (eglot-ensure)
  (eglot--maybe-activate-editing-mode)
  (unless eglot--managed-mode
    (apply #'eglot (eglot--guess-contact))))

(defun story-eglot-items ()
  (let ((found (gethash (file-name-nondirectory buffer-file-name) story-published 'none)))
    (if (eq found 'none)
        found
      (mapcar (lambda (item)
                (make-story-item
                 :code (plist-get item :code) :severity (plist-get item :severity)
                 :message (plist-get item :message) :related (plist-get item :relatedInformation)
                 :range (plist-get item :range)))
              found))))

(defun story-eglot-hover ()
  (let ((contents (plist-get
                   (jsonrpc-request (eglot--current-server-or-lose) :textDocument/hover
                                    (eglot--TextDocumentPositionParams))
                   :contents)))
    (and contents (substring-no-properties (eglot--hover-info contents)))))

(defun story-eglot-act (regexp item)
  (let* ((region (eglot--range-region (story-item-range item)))
         (actions (eglot-code-actions (car region) (cdr region)))
         (action (cl-find-if (lambda (it) (string-match-p regexp (plist-get it :title))) actions)))
    (story-check action
                 (format "no action %s among %S" regexp
                         (mapcar (lambda (it) (plist-get it :title)) actions)))
    ;; A list of one action of the kind asked for is applied without a question.
    (eglot--read-execute-code-action
     (list action) (eglot--current-server-or-lose) "quickfix")))

(defun story-eglot-ask (method more)
  (jsonrpc-request (eglot--current-server-or-lose) (intern (concat ":" method))
                   (append (eglot--TextDocumentPositionParams)
                           (cl-loop for (key value) on more by #'cddr
                                    append (list key value)))))

(story-play
 (make-story-client
  :name "eglot"
  :start #'story-eglot-start
  :items #'story-eglot-items
  :send #'eglot--signal-textDocument/didChange
  :hover #'story-eglot-hover
  :act #'story-eglot-act
  :format #'eglot-format
  :ask #'story-eglot-ask
  :quit (lambda () (eglot-shutdown (eglot--current-server-or-lose)))
  :related nil))
;;; story-eglot.el ends here
