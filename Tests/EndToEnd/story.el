;;; story.el --- What every story in Emacs needs  -*- lexical-binding: t; -*-

;;; Code:

(defvar story-editor "emacs" "What a message calls the editor.")
(defvar story-limit 20 "Seconds that a wait may take.")
(defvar story "start" "What is being tried.")

(defun story-fail (message)
  (princ (format "%s: %s: %s\n" story-editor story message) #'external-debugging-output)
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

(provide 'story)
;;; story.el ends here
