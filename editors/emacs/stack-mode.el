;;; stack-mode.el --- Major mode for .stack files, with stack-lsp  -*- lexical-binding: t; -*-

;; Package-Requires: ((emacs "26.1"))
;; Keywords: languages, tools

;;; Commentary:

;; Colors, comments and indentation for screens written in the Stack language,
;; and the server's registration for Eglot and for lsp-mode, so that `M-x eglot'
;; or `M-x lsp' finds it.
;;
;;   (add-to-list 'load-path "/path/to/stack-lsp/editors/emacs")
;;   (require 'stack-mode)
;;   (add-hook 'stack-mode-hook #'eglot-ensure)

;;; Code:

(require 'rx)
(require 'subr-x)
(require 'url-util)

(defgroup stack nil
  "Screens made of UIStackViews and constraints."
  :group 'languages)

(defcustom stack-lsp-command '("stack-lsp")
  "The language server and its arguments."
  :type '(repeat string)
  :group 'stack)

(defcustom stack-indent-offset 4
  "Columns of indentation for each open brace."
  :type 'integer
  :safe #'integerp
  :group 'stack)

(defconst stack--keywords
  '("import" "let" "component" "param" "screen" "when" "expect" "allow"))

(defconst stack--kinds
  '("hstack" "vstack" "stack" "label" "button" "textField" "textView"
    "imageView" "view" "spacer" "scrollView" "searchBar" "switch" "slider"
    "stepper" "segmentedControl" "progressView" "activityIndicator"
    "pageControl" "datePicker" "picker" "tableView" "collectionView"
    "containerView" "visualEffectView" "webView" "mapView" "toolbar"
    "navigationBar" "tabBar"))

(defconst stack--attributes
  '("leading" "trailing" "left" "right" "top" "bottom" "width" "height"
    "centerX" "centerY" "firstBaseline" "lastBaseline" "edges" "center" "size"
    "inset" "systemSpacing"))

(defconst stack--places
  '("superview" "safeArea" "layoutMargins" "readableContent" "content" "frame"))

(defconst stack-font-lock-keywords
  `((,(rx (group symbol-start (any "A-Za-z_") (* (any "A-Za-z0-9_.")))
          (* blank) ":")
     1 font-lock-variable-name-face)
    (,(regexp-opt stack--keywords 'symbols) . font-lock-keyword-face)
    (,(regexp-opt stack--kinds 'symbols) . font-lock-type-face)
    (,(regexp-opt stack--attributes 'symbols) . font-lock-function-name-face)
    (,(regexp-opt stack--places 'symbols) . font-lock-constant-face)
    (,(rx "@" (* blank) (+ (any "A-Za-z0-9."))
          (? (* blank) (any "+-") (* blank) (+ (any "0-9."))))
     . font-lock-preprocessor-face))
  "What `stack-mode' colors besides comments and strings.")

(defvar stack-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?_ "_" table)
    (modify-syntax-entry ?/ ". 124" table)
    (modify-syntax-entry ?* ". 23bn" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?` "\"" table)
    (dolist (operator '(?= ?< ?> ?+ ?- ?@ ?& ?| ?!))
      (modify-syntax-entry operator "." table))
    table))

(defun stack-indent-line ()
  "Indent the line one step for each brace that is open before it."
  (interactive)
  (let* ((column
          (save-excursion
            (back-to-indentation)
            (let ((depth (car (syntax-ppss))))
              (when (looking-at-p (rx (any "})")))
                (setq depth (1- depth)))
              (* stack-indent-offset (max 0 depth)))))
         (offset (- (current-column) (current-indentation))))
    (indent-line-to column)
    (when (> offset 0)
      (forward-char offset))))

(defvar stack-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "C-c C-p") #'stack-preview)
    (define-key map (kbd "C-c C-f") #'stack-frames)
    (define-key map (kbd "C-c C-c") #'stack-conflicts)
    (define-key map (kbd "C-c C-s") #'stack-swift)
    (define-key map (kbd "C-c C-l") #'stack-explain-log)
    map)
  "Keys of `stack-mode'.")

;;;###autoload
(define-derived-mode stack-mode prog-mode "Stack"
  "Major mode for screens made of UIStackViews and constraints."
  (setq-local comment-start "// ")
  (setq-local comment-start-skip (rx (or (seq "/" (+ "/")) (seq "/" (+ "*"))) (* blank)))
  (setq-local comment-end "")
  (setq-local indent-tabs-mode nil)
  (setq-local indent-line-function #'stack-indent-line)
  (setq-local font-lock-defaults '(stack-font-lock-keywords)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.stack\\'" . stack-mode))

;;;###autoload
(define-derived-mode stack-interface-builder-mode nxml-mode "Interface Builder"
  "Major mode for storyboards and xibs, which stack-lsp checks as they are.")

;;;###autoload
(add-to-list 'auto-mode-alist
             '("\\.\\(?:storyboard\\|xib\\)\\'" . stack-interface-builder-mode))

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               (cons '(stack-mode stack-interface-builder-mode) (lambda (&rest _) stack-lsp-command))))

(defvar lsp-language-id-configuration)
(declare-function lsp-register-client "ext:lsp-mode")
(declare-function make-lsp-client "ext:lsp-mode")
(declare-function lsp-stdio-connection "ext:lsp-mode")
(with-eval-after-load 'lsp-mode
  (add-to-list 'lsp-language-id-configuration '(stack-mode . "stack"))
  (add-to-list 'lsp-language-id-configuration '(stack-interface-builder-mode . "xml"))
  (lsp-register-client
   (make-lsp-client
    :new-connection (lsp-stdio-connection (lambda () stack-lsp-command))
    :major-modes '(stack-mode stack-interface-builder-mode)
    :server-id 'stack-lsp)))

;; Pages that the server writes about a screen

(declare-function eglot-current-server "ext:eglot")
(declare-function jsonrpc-request "jsonrpc")
(declare-function lsp-request "ext:lsp-mode")
(declare-function lsp-workspaces "ext:lsp-mode")

(defun stack--request (method params)
  "Return the server's answer to METHOD with PARAMS, by Eglot or lsp-mode."
  (cond
   ((and (fboundp 'eglot-current-server) (eglot-current-server))
    (jsonrpc-request (eglot-current-server) (intern (concat ":" method)) params))
   ((and (fboundp 'lsp-workspaces) (lsp-workspaces))
    (lsp-request method params))
   (t (user-error "No server runs for this buffer: M-x eglot or M-x lsp starts it"))))

(defun stack--screen ()
  "Return the name of the screen at point, or of the first one."
  (save-excursion
    (end-of-line)
    (let ((screen (rx line-start "screen" (+ blank) (? "`") (group (+ (not (any "`{} \t\n")))))))
      (unless (re-search-backward screen nil t)
        (goto-char (point-min))
        (unless (re-search-forward screen nil t)
          (user-error "There is no screen in this buffer")))
      (match-string-no-properties 1))))

(defun stack--execute (command)
  "Have the server execute COMMAND for the screen at point, and return its answer."
  (stack--request
   "workspace/executeCommand"
   (list :command command
         :arguments (vector (concat "file://" (url-hexify-string
                                               (file-truename buffer-file-name)
                                               url-path-allowed-chars))
                            (stack--screen)))))

(defun stack--show (command kind mode)
  "Show the page that COMMAND returns, a KIND of page, in MODE."
  (stack--page (format "*%s %s*" (stack--screen) kind) (stack--execute command) mode))

(defun stack--page (name text mode)
  "Show TEXT in the buffer NAME, in MODE."
  (with-current-buffer (get-buffer-create name)
    (let ((inhibit-read-only t))
      (erase-buffer)
      (insert text)
      (goto-char (point-min)))
    (funcall mode)
    (setq buffer-read-only t)
    (display-buffer (current-buffer))))

;;;###autoload
(defun stack-frames ()
  "Show where every view of the screen at point is, in each environment."
  (interactive)
  (stack--show "stack.showFrames" "frames" #'special-mode))

;;;###autoload
(defun stack-conflicts ()
  "Explain which constraints of the screen at point conflict."
  (interactive)
  (stack--show "stack.explainConflicts" "conflicts" #'text-mode))

;;;###autoload
(defun stack-swift ()
  "Show the screen at point as Swift."
  (interactive)
  (stack--show "stack.exportSwift" "Swift" (if (fboundp 'swift-mode) 'swift-mode #'prog-mode)))

;;;###autoload
(defun stack-copy-swift ()
  "Copy the screen at point as Swift."
  (interactive)
  (kill-new (stack--execute "stack.exportSwift"))
  (message "%s is copied as Swift" (stack--screen)))

;;;###autoload
(defun stack-write-swift ()
  "Write the screen at point as Swift beside the file, under the name of its class.
Ask before another file is written over."
  (interactive)
  (let* ((text (stack--execute "stack.exportSwift"))
         (name (if (string-match (rx "class" (+ blank) (group (+ (any alnum "_")))) text)
                   (match-string 1 text)
                 "Screen"))
         (coding-system-for-write 'utf-8-unix))
    (write-region text nil (expand-file-name (concat name ".swift")) nil nil nil
                  (not noninteractive))))

;;;###autoload
(defun stack-preview ()
  "Open a live preview of the screen at point."
  (interactive)
  (stack--execute "stack.showPreview"))

;;;###autoload
(defun stack-explain-log (log)
  "Explain LOG, in which UIKit says which constraints it could not satisfy.
LOG is the region, else what was copied last, in Emacs or elsewhere.  In a buffer
of a screen the explanation ends with the constraints of this screen that the log
names.  No server has to run."
  (interactive
   (list (if (use-region-p)
             (buffer-substring-no-properties (region-beginning) (region-end))
           (current-kill 0))))
  (let* ((screen (and buffer-file-name
                      (derived-mode-p 'stack-mode 'stack-interface-builder-mode)
                      (file-local-name (file-truename buffer-file-name))))
         (status nil)
         (text (with-temp-buffer
                 (insert log)
                 (let ((coding-system-for-read 'utf-8-unix)
                       (coding-system-for-write 'utf-8-unix))
                   (setq status
                         (apply #'call-process-region (point-min) (point-max)
                                (car stack-lsp-command) t t nil "log" "-"
                                (and screen (list "--screen" screen)))))
                 (buffer-string))))
    (if (eql status 2)
        (user-error "%s" (string-trim text))
      (stack--page "*stack log*" text #'text-mode))))

(provide 'stack-mode)
;;; stack-mode.el ends here
