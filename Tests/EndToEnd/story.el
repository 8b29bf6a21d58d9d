;;; story.el --- The story of a screen, for any client in Emacs  -*- lexical-binding: t; -*-

;; story-eglot.el and story-lsp-mode.el say how their client does what the story asks for, and play it.  They are
;; run by scripts/e2e in a folder that holds copies of Examples/ and of documents/, with
;; editors/emacs in the load path.  Every wait is for a condition, and bounded.

;;; Code:

(require 'cl-lib)
(require 'stack-mode)

(setq stack-lsp-command (list (getenv "STACK_LSP"))
      create-lockfiles nil
      make-backup-files nil)

(cl-defstruct story-client
  "What a client does, as functions."
  (name nil :documentation "What messages call it.")
  (start nil :documentation "Hands the present buffer to the client.")
  (items nil :documentation "The buffer's diagnostics as `story-item's, or `none' before the first.")
  (send nil :documentation "Sends edits that the client holds back.")
  (hover nil :documentation "The hover at point as the client shows it.")
  (act nil :documentation "Applies the first action of which the title matches, at an item.")
  (format nil :documentation "Formats the buffer.")
  (quit nil :documentation "Ends the server.")
  (related nil :documentation "Whether places can be shown beside a message."))

(cl-defstruct story-item code severity message related range)

(defvar story-client nil)
(defvar story-limit 60 "Seconds that a wait may take.")
(defvar story "start" "What is being tried.")

(defun story-do (slot &rest arguments)
  (apply (cl-struct-slot-value 'story-client slot story-client) arguments))

;; Checks

(defun story-fail (message)
  (princ (format "%s: %s: %s\n" (story-client-name story-client) story message)
         #'external-debugging-output)
  (kill-emacs 1))

(defun story-check (condition message)
  (unless condition (story-fail message)))

(defun story-wait (message condition)
  "Wait until CONDITION returns non-nil and return that value, or fail with MESSAGE."
  (let ((end (+ (float-time) story-limit)) value)
    (while (not (or (setq value (funcall condition))
                    (> (float-time) end)))
      (accept-process-output nil 0.02))
    (or value (story-fail (format "still waiting: %s" message)))))

;; The buffer

(defun story-open (name)
  (find-file name)
  (story-do 'start)
  (story-wait (concat "diagnostics of " name) (lambda () (not (eq (story-do 'items) 'none)))))

(defun story-leave ()
  (set-buffer-modified-p nil))

(defun story-serious ()
  (cl-remove-if (lambda (item) (> (story-item-severity item) 2)) (story-do 'items)))

(defun story-with-code (code)
  (cl-find code (story-do 'items) :key #'story-item-code :test #'equal))

(defun story-wait-for-code (code)
  (story-wait code (lambda () (story-with-code code))))

(defun story-has (regexp)
  (save-excursion (goto-char (point-min)) (re-search-forward regexp nil t)))

(defun story-go-to (regexp)
  (goto-char (point-min))
  (story-check (re-search-forward regexp nil t) (concat regexp " is not in the buffer"))
  (goto-char (match-beginning 0)))

(defun story-height (regexp)
  "The height in the first size of the hover on REGEXP."
  (story-go-to regexp)
  (story-do 'send)
  (let ((hover (story-do 'hover)))
    (story-check hover (concat "no hover on " regexp))
    (story-check (string-match-p "┌" hover) (concat "no drawing in: " hover))
    (story-check (string-match "[0-9.]+ × \\([0-9.]+\\)" hover) (concat "no size in: " hover))
    (string-to-number (match-string 1 hover))))

;; The story

(defun story-edit ()
  (setq story "a sound screen has no diagnostic above information")
  (story-open "NestedStacks.stack")
  (story-check (null (story-serious)) (format "%S" (story-serious)))

  (setq story "an edit of the name row is seen by the hover of the photo")
  (let ((screen (current-buffer))
        (height (story-height "\\_<photo\\_>")))
    (story-open "NameRow.stack")
    (story-go-to "hugging.horizontal: 48")
    (re-search-forward "48")
    (replace-match "250")
    (story-do 'send)
    (with-current-buffer screen
      (story-wait (format "a photo higher than %s pt" height)
                  (lambda () (> (story-height "\\_<photo\\_>") height))))
    (story-leave)))

(defun story-tie ()
  (setq story "a tie names both labels, and its fix removes it")
  (story-open "Tie.stack")
  (let ((warning (story-wait-for-code "ambiguous-hugging")))
    (story-check (eql (story-item-severity warning) 2) "a tie is a warning")
    (story-check (and (string-match-p "title" (story-item-message warning))
                      (string-match-p "bio" (story-item-message warning)))
                 (story-item-message warning))
    (story-do 'act "^Lower horizontal hugging of `[a-z]+` to 249" warning)
    (story-do 'send)
    (story-wait "the fix in the buffer" (lambda () (story-has "hugging\\.horizontal: 249")))
    (story-wait "the tie to be gone" (lambda () (not (story-with-code "ambiguous-hugging"))))
    (story-check (null (story-serious)) (format "%S" (story-serious)))
    (story-leave)))

(defun story-faults ()
  (setq story "a conflict names its members, at their places or in the message")
  (story-open "Conflict.stack")
  (let* ((conflict (story-wait-for-code "fill-fixed-child"))
         (related (story-item-related conflict)))
    (story-check (eql (story-item-severity conflict) 1) "a conflict is an error")
    (if (story-client-related story-client)
        (story-check (>= (length related) 2) (format "%S" conflict))
      (story-check (zerop (length related)) "related places were not asked for")
      (dolist (part '("926" "100" "height == 100"))
        (story-check (string-match-p (regexp-quote part) (story-item-message conflict))
                     (format "%S" conflict)))))

  (setq story "a baseline on a vertical stack is reported")
  (story-open "Baseline.stack")
  (story-check (string-match-p
                "firstBaseline" (story-item-message (story-wait-for-code "baseline-on-vertical")))
               "the message does not name the alignment"))

(defun story-pages ()
  (setq story "commands show what the server writes of the screen at point")
  (story-open "Conflict.stack")
  (let ((screen (current-buffer)))
    (dolist (page '((stack-swift "*Conflict Swift*" "final class ConflictView: UIView")
                    (stack-conflicts "*Conflict conflicts*" "926")
                    (stack-frames "*Conflict frames*" "blue")))
      (with-current-buffer screen
        (story-go-to "blue")
        (call-interactively (car page)))
      (with-current-buffer (nth 1 page)
        (story-check (story-has (nth 2 page)) (buffer-string))
        (story-check buffer-read-only "the page can be edited")))))

(defun story-format ()
  (setq story "formatting gives the canonical form")
  (story-open "Unformatted.stack")
  (story-do 'format)
  (story-check (story-has "^    devices: iPhone16$") (buffer-string))
  (story-leave))

(defun story-play (client)
  (setq story-client client)
  (story-edit)
  (story-tie)
  (story-faults)
  (story-pages)
  (story-format)
  (setq story "the server ends with the editor")
  (story-do 'quit)
  (princ (format "%s: the story holds\n" (story-client-name client)))
  (kill-emacs 0))

(provide 'story)
;;; story.el ends here
