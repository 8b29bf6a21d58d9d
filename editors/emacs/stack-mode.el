;;; stack-mode.el --- Major mode for .stack files, with stack-lsp  -*- lexical-binding: t; -*-

;; Package-Requires: ((emacs "26.1"))
;; Keywords: languages, tools

;;; Commentary:

;; Colours, comments and indentation for screens written in the Stack language,
;; and the server's registration for Eglot and for lsp-mode: whichever of the
;; two you start with `M-x eglot' or `M-x lsp' finds it.
;;
;;   (add-to-list 'load-path "/path/to/stack-lsp/editors/emacs")
;;   (require 'stack-mode)
;;   (add-hook 'stack-mode-hook #'eglot-ensure)

;;; Code:

(require 'rx)

(defgroup stack nil
  "Screens made of UIStackViews and constraints."
  :group 'languages)

(defcustom stack-lsp-command '("stack-lsp")
  "The language server and its arguments."
  :type '(repeat string)
  :group 'stack)

(defcustom stack-indent-offset 4
  "Columns that a line is indented for each open brace."
  :type 'integer
  :safe #'integerp
  :group 'stack)

(defconst stack--keywords
  '("import" "let" "component" "param" "screen" "when" "expect" "allow"))

(defconst stack--kinds
  '("hstack" "vstack" "stack" "label" "button" "textField" "textView"
    "imageView" "view" "spacer" "scrollView" "searchBar" "switch" "slider"
    "stepper" "segmentedControl" "progressView" "activityIndicator"
    "pageControl" "datePicker" "picker"))

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
  "What `stack-mode' colours beside comments and strings.")

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

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               (cons 'stack-mode (lambda (&rest _) stack-lsp-command))))

(defvar lsp-language-id-configuration)
(declare-function lsp-register-client "ext:lsp-mode")
(declare-function make-lsp-client "ext:lsp-mode")
(declare-function lsp-stdio-connection "ext:lsp-mode")
(with-eval-after-load 'lsp-mode
  (add-to-list 'lsp-language-id-configuration '(stack-mode . "stack"))
  (lsp-register-client
   (make-lsp-client
    :new-connection (lsp-stdio-connection (lambda () stack-lsp-command))
    :major-modes '(stack-mode)
    :server-id 'stack-lsp)))

(provide 'stack-mode)
;;; stack-mode.el ends here
