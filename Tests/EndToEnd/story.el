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
  (ask nil :documentation "The answer to a method about the place of point, with more parameters.")
  (related nil :documentation "Whether places can be shown beside a message."))

(cl-defstruct story-item code severity message related range)

(defvar story-client nil)
(defvar story-limit 60 "Seconds that a wait may take.")
(defvar story "start" "What is being tried.")

(defun story-plays (_feature)
  "Say that the story has played a feature, for the README's table of editors.")

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
    (story-plays "hover")
    (story-plays "picture")
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
    (story-plays "diagnostics")
    (story-plays "fixes")
    (story-leave)))

(defun story-storyboard ()
  (setq story "a fix of a storyboard changes one attribute")
  (story-open "tie.storyboard")
  (let ((before (buffer-string))
        (tie (story-wait-for-code "ambiguous-hugging"))
        (attribute " horizontalHuggingPriority=\"251\""))
    (story-check (string-match-p "\"Email\" (lab-el-001)" (story-item-message tie))
                 (story-item-message tie))
    (story-do 'act "^Set the Horizontal Content Hugging Priority of \"Email\" to 250" tie)
    (story-do 'send)
    (story-wait "the tie of the storyboard to be gone"
                (lambda () (not (story-with-code "ambiguous-hugging"))))
    (let ((place (string-match (regexp-quote attribute) before)))
      (story-check (equal (buffer-string)
                          (concat (substring before 0 place)
                                  (substring before (+ place (length attribute)))))
                   (buffer-string)))
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

  (story-plays "conflict")

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
        (story-check buffer-read-only "the page can be edited")))
    (with-current-buffer screen
      (story-go-to "blue")
      (stack-copy-swift)
      (story-check (string-match-p "final class ConflictView: UIView" (current-kill 0)) (current-kill 0))
      (stack-write-swift)
      (with-temp-buffer
        (insert-file-contents
         (expand-file-name "ConflictView.swift" (file-name-directory (buffer-file-name screen))))
        (story-check (equal (buffer-string) (current-kill 0)) (buffer-string)))))
  (story-plays "pages"))

(defconst story-log
  "2026-01-02 10:00:00.000 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
(
    \"<NSLayoutConstraint:0x600002a1c0f0 UIView:0x7f9b1c40.height == 100   (active)>\",
    \"<NSLayoutConstraint:0x600002a1c140 UIView:0x7f9b1c40.height == 80   (active)>\"
)

Will attempt to recover by breaking constraint
<NSLayoutConstraint:0x600002a1c140 UIView:0x7f9b1c40.height == 80   (active)>
")

(defun story-logs ()
  (setq story "a log that was copied is explained, in any buffer and with the screen's own constraints")
  (kill-new story-log)
  (with-temp-buffer (call-interactively #'stack-explain-log))
  (with-current-buffer "*stack log*"
    (story-check (story-has "80 pt high.*UIKit broke this one") (buffer-string))
    (story-check buffer-read-only "the page can be edited"))
  (story-open "Conflict.stack")
  (call-interactively #'stack-explain-log)
  (with-current-buffer "*stack log*"
    (story-check (story-has "Conflict\\.stack:[0-9]+:") (buffer-string)))
  (setq story "what is no log is refused in one line")
  (story-check (condition-case refusal
                   (progn (stack-explain-log "nothing of the kind") nil)
                 (user-error (string-match-p "no conflict" (error-message-string refusal))))
               "a text without a log was explained"))

(defun story-get (value &rest path)
  "The part of an answer at PATH, whether the client reads objects as property lists or hash tables."
  (dolist (key path value)
    (setq value (cond ((numberp key) (elt value key))
                      ((hash-table-p value) (gethash (symbol-name key) value))
                      (t (plist-get value (intern (format ":%s" key))))))))

(defun story-ask (method regexp &rest more)
  "The answer to METHOD about the place of REGEXP."
  (story-go-to regexp)
  (story-do 'ask method more))

(defun story-names ()
  (setq story "names lead to their declaration, their uses and their instances")
  (story-open "NestedStacks.stack")
  (let* ((place "NameRow first")
         (found (story-ask "textDocument/definition" place))
         (one (if (vectorp found) (elt found 0) found)))
    (story-check (string-match-p "NameRow\\.stack\\'" (story-get one 'uri)) (format "%S" found))
    (story-check (story-ask "textDocument/references" "\\_<photo\\_>"
                            :context '(:includeDeclaration t))
                 "no references")
    (story-check (story-ask "textDocument/rename" "\\_<photo\\_>" :newName "picture") "no edits")
    (story-plays "definition")
    (setq found (story-ask "textDocument/typeDefinition" "first\\.field"))
    (setq one (if (vectorp found) (elt found 0) found))
    (story-check (string-match-p "NameRow\\.stack\\'" (story-get one 'uri)) (format "%S" found))
    (story-check (= 3 (length (story-ask "textDocument/implementation" place))) "not three instances")
    (let ((item (elt (story-ask "textDocument/prepareCallHierarchy" place) 0)))
      (story-check (equal "NameRow" (story-get item 'name)) (format "%S" item)))
    (story-plays "instances")))

(defun story-completion ()
  (setq story "completion begins with what is written most")
  (story-open "Tie.stack")
  (let* ((items (story-get (story-ask "textDocument/completion" "label title") 'items))
         (labels (mapcar (lambda (it) (story-get it 'label)) items))
         (rank (lambda (label) (cl-position label labels :test #'equal))))
    (story-check (< (funcall rank "distribution") (funcall rank "label") (funcall rank "leading"))
                 (format "%S" labels))
    (story-plays "completion")))

(defun story-choose (line rest)
  "The text that the list gives at the end of LINE for REST, and its keys; nil where typing is as short.
Of the first two lines of the list the one that saves most.  A list opens by itself while a word is written
and behind a sign that asks for more; elsewhere it takes a key."
  (let* ((word (progn (string-match "[A-Za-z0-9_]*\\'" line) (match-string 0 line)))
         (opens (or (> (length word) 0) (string-match-p "[.:@=<>,] ?\\'" line)))
         (items (story-get (story-do 'ask "textDocument/completion" nil) 'items))
         (rank 0) (gain 0) best)
    (seq-doseq (item items)
      (when (string-prefix-p word (story-get item 'label) t)
        (setq rank (1+ rank))
        (let* ((start (story-get item 'textEdit 'range 'start 'character))
               (new (substring (story-get item 'textEdit 'newText)
                               (min (- (length line) start)
                                    (length (story-get item 'textEdit 'newText)))))
               (cost (+ rank (if opens 0 1))))
          (when (and (<= rank 2) (> (length new) 0) (string-prefix-p new rest)
                     (> (- (length new) cost) gain))
            (setq gain (- (length new) cost) best (cons new cost))))))
    best))

(defun story-wrong ()
  "The messages of errors.
What is true until a later line is none: that a view has no place, a component no view, a name no view yet."
  (let ((items (story-do 'items)))
    (cl-loop for item in (and (listp items) items)
             when (and (eql (story-item-severity item) 1)
                       (not (member (story-item-code item) '("ambiguous-position" "component-root"
                                                                     "unknown-or-detached-view"))))
             collect (story-item-message item))))

(defvar-local story-screens nil "The folder of the story, in a buffer of another one.")

(defun story-typing (name)
  "Type a screen into an empty file of its NAME in another folder, beside copies of all other files."
  (setq story (format "%s is typed key by key with completion" name))
  (let ((wanted nil) (own 0) (keys 0) (characters 0) (closing nil) (standing nil))
    (with-temp-buffer
      (insert-file-contents name)
      (flush-lines "^ *//" (point-min) (point-max))
      (setq wanted (split-string (string-trim (buffer-string)) "\n"))
      (goto-char (point-min))
      (while (re-search-forward "\"\\([^\"\n]*\\)\"" nil t)
        (setq own (+ own (length (match-string 1))))))
    (let ((folder (file-name-as-directory (concat "typing-" (file-name-base name))))
          (screens default-directory))
      (make-directory folder)
      (dolist (other (directory-files "." nil "\\.stack\\'"))
        (unless (equal other name) (copy-file other folder)))
      (write-region "" nil (concat folder name))
      (find-file (concat folder name))
      (setq-local story-screens screens))
    (story-do 'start)
    (dolist (line wanted)
      (string-match "\\` *" line)
      (let* ((indentation (match-string 0 line))
             (rest (substring line (length indentation)))
             (is-text nil))
        (setq characters (+ characters (length rest) 1))
        (if (equal line (car closing))
            ;; The brace was closed with the one that opened it: one key leads behind it.
            (progn (pop closing) (forward-line 1) (end-of-line) (setq keys (+ keys 2) rest ""))
          (unless (bobp) (insert "\n"))
          (insert indentation))
        (while (> (length rest) 0)
          (story-do 'send)
          (let* ((present (buffer-substring-no-properties (line-beginning-position) (point)))
                 (chosen (or (unless is-text (story-choose present rest))
                             (cons (substring rest 0 1) 1))))
            (when (equal (car chosen) "\"") (setq is-text (not is-text)))
            (insert (car chosen))
            (setq rest (substring rest (length (car chosen)))
                  keys (+ keys (cdr chosen)))))
        (setq keys (1+ keys))
        (when (string-suffix-p "{" line)
          (push (concat indentation "}") closing)
          (save-excursion (insert "\n" (car closing)))
          (setq keys (1+ keys)))
        (story-do 'send)
        (story-wait (format "%S to be gone: it stood there a line before" standing)
                    (lambda () (null (cl-intersection standing (story-wrong) :test #'equal))))
        (setq standing (story-wrong))))
    (story-check (equal (string-trim (buffer-string)) (string-join wanted "\n")) (buffer-string))
    (let ((saved (- 1 (/ (float (- keys own)) (- characters own)))))
      (princ (format "%s: %s: %d keys in place of %d, %d of them text: %.0f %% saved of the rest\n"
                     (story-client-name story-client) name keys characters own (* 100 saved)))
      (story-check (>= saved 0.5) (format "completion saved %s of %s" saved name)))
    (setq default-directory story-screens)
    (story-leave)))

(defun story-tour ()
  (setq story "the tour: what each comment says mends its fault")
  (story-open "Tour.stack")
  (dolist (fault '(("unknown-property" . "^Change `spacin` to `spacing`")
                   ("ambiguous-hugging" . "^Lower horizontal hugging")
                   ("baseline-on-vertical" . "^Give `words` alignment")
                   ("fixed-sum-exceeds-container" . "^Make `width == 130` of `[a-z]+` @999")
                   ("ambiguous-position" . "^Pin footer to the safe area")))
    (story-do 'act (cdr fault) (story-wait-for-code (car fault)))
    (story-do 'send)
    (story-wait (format "%s to be gone" (car fault))
                (lambda () (not (story-with-code (car fault))))))
  (story-check (null (story-serious)) (format "%S" (story-serious)))
  (story-plays "tour")
  (story-leave))

(defun story-format ()
  (setq story "formatting gives the canonical form")
  (story-open "Unformatted.stack")
  (story-do 'format)
  (story-check (story-has "^    devices: iPhone16$") (buffer-string))
  (story-plays "formatting")
  (story-leave))

(defun story-play (client)
  (setq story-client client)
  (story-edit)
  (story-tie)
  (story-storyboard)
  (story-faults)
  (story-pages)
  (story-logs)
  (story-format)
  (story-names)
  (story-completion)
  (story-typing "SignUp.stack")
  (story-typing "Ticket.stack")
  (story-typing "Checkout.stack")
  (story-tour)
  (setq story "the server ends with the editor")
  (story-do 'quit)
  (princ (format "%s: the story holds\n" (story-client-name client)))
  (kill-emacs 0))

(provide 'story)
;;; story.el ends here
