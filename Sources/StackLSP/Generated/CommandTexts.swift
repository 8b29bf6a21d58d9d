// swift-format-ignore-file

/// What `--help` says of each command, as `docs/commands.md` has it: `scripts/fix` copies.
enum CommandTexts {
  static let sections: [String: String] = [
    "stack-lsp": ##"""
stack-lsp

| option | |
|---|---|
| `--stdio` | speak LSP on standard input and output, as without arguments |
| `--clientProcessId N` | end when this process has ended |
| `--record FILE` | write the session down, text and all |
| `--replay FILE` | play a recorded session and compare |

"""##,
    "every command": ##"""
every command

| option | |
|---|---|
| `-V, --version` | print the version and stop |
| `-h, --help` | print this and stop |

"""##,
    "check": ##"""
check

`stack-lsp check [OPTION…] [FILE|DIR…|-]`

Report what is wrong with the screens of files, and mend it.

| option | |
|---|---|
| `--format text\|concise\|json\|github\|gitlab\|sarif` | how to print it (text); concise: one line each |
| `--fix` | apply the safe fixes: those that move no view |
| `--unsafe-fixes` | apply the other preferred fixes as well |
| `--diff` | print what would be changed, and change nothing |
| `--select RULE,…` | only these codes or families of rules |
| `--ignore RULE,…` | none of these codes or families |
| `--severity RULE=LEVEL,…` | report a code or a family as off, hint, information, warning or error |
| `--fail-on error\|warning\|information\|hint` | the least level that fails (error) |
| `--strict` | fail on warnings too: --fail-on warning |
| `--level error\|warning\|information\|hint` | the least level that is printed (warning) and mended by --fix (hint) |
| `--all` | print information and hints too: --level hint |
| `--quiet` | print errors only: --level error |
| `--statistics` | print how often each rule was met, and nothing else |
| `--baseline FILE` | do not report what stands in this file |
| `--write-baseline FILE` | write down all that is found now |
| `--diff-base REF` | report only what HEAD and the files as they are bring in since REF, which git knows |
| `--show-settings` | print what holds for each file, and who says so |
| `--watch` | check again whenever a file changes |
| `--color auto\|always\|never` | when to colour the output (auto: on a terminal) |
| `--timings` | print what solving and each rule cost |

Every screen is solved in every environment it names. DIR stands for all .stack, .storyboard and
.xib files in it, without those that a .gitignore leaves out; - for standard input. Without
arguments the folder that one is in is checked. The nearest stack.toml above a file says what
holds for it. A file that cannot be read is named, and the others are checked. Where
NAME.frames.json (see frames) stands beside NAME.stack, views that lie elsewhere now are reported.
Errors and warnings are printed, in every format, and the rest is counted, unless --level, --all
or --select asks for it.
A safe fix moves no view in any environment, in the other reading direction or when a hidden view
is shown, deletes nothing that has a name and writes no number that the file has not; or it
respells a word that can mean one other word only, or says pasted layout code in this language.

"""##,
    "init": ##"""
init

`stack-lsp init [DIR]`

Write a commented stack.toml from what is found.

It takes the oldest iOS from the Xcode projects in DIR or in folders of it, and leaves out the folders of
package managers. Everything else stands there as a comment. A stack.toml that is there stays as it is.

"""##,
    "frames": ##"""
frames

`stack-lsp frames [--screen NAME] [--device NAME] [--format FORMAT] [TRAIT…] FILE|DIR`

Print where every view comes to lie.

| option | |
|---|---|
| `--screen NAME` | only this screen or component |
| `--device NAME` | this device (iPhone16.landscape), whether the screen lists it or not |
| `--text-size NAME` | this text size (extraLarge), whether the screen lists it or not |
| `--direction leftToRight\|rightToLeft` | this direction |
| `--language CODE` | this one of the screen's languages |
| `--state NAME` | this one of the screen's states |
| `--appearance light\|dark\|automatic` | how a picture looks (automatic: as the reader's system) |
| `--compare` | of a storyboard or xib, name the views that Interface Builder drew elsewhere |
| `--against COMMIT` | what lies elsewhere than where HEAD and this commit, branch or tag part |
| `--format text\|json\|svg\|html` | how to print it (text) |

As text, each screen is drawn as boxes with a table of its frames below, in points in the
superview's coordinates. As SVG, the first environment that matches is drawn. As HTML, a page shows
all environments of the first screen, with the reasons of every size, and needs no server; of DIR
it shows every screen of every file in it. With --against the views are listed that lie elsewhere;
as HTML, each screen that differs is drawn before and after. The exit status is 1 where one differs.

"""##,
    "preview": ##"""
preview

`stack-lsp preview [--screen NAME] [--open] [--port N | --address URL] FILE|DIR`

Show screens in the browser, and follow their files.

| option | |
|---|---|
| `--screen NAME` | this screen or component of FILE |
| `--open` | show the page in the browser |
| `--port N` | this port of this machine, from 1024 on |
| `--address URL` | the address that an earlier run printed: its pages come back to life |

Prints the address of a page on this machine, which nobody else can open, and keeps it up to date
until it is ended by Control-C. DIR, and FILE if it has several screens, begin with an index of small
pictures. A fix that is chosen there is written into FILE, and can be taken back there as long as
nobody else changes FILE.

"""##,
    "import": ##"""
import

`stack-lsp import [--scene NAME] [-o DIR] FILE…`

Write storyboards and xibs as .stack files.

| option | |
|---|---|
| `--scene NAME` | only the scene, cell or view of this name or object id |
| `-o, --output DIR` | write NAME.stack into this folder, which must exist, in place of printing it |

Each scene and each cell becomes a screen, on the device it was drawn on. Views are called by
their labels, outlets and texts; repeated views become components. Translations beside the
document (de.lproj/Main.strings) become languages. What the language cannot say is named in
comments at the head. No file is overwritten.

"""##,
    "format": ##"""
format

`stack-lsp format [--check] FILE|DIR…|-`

Give files their canonical form.

| option | |
|---|---|
| `--check` | change nothing; fail if a file has another form |

Files are changed in place; - reads standard input and prints the result. Only blanks, line
ends and semicolons change; regions with errors stay as they are, and so do bytes that are
not UTF-8. A file that cannot be read or written is named, and the others are formatted.

"""##,
    "explain": ##"""
explain

`stack-lsp explain [--device NAME] FILE NAME.ATTRIBUTE | CODE`

Say why a number is what it is, or what a diagnostic means.

| option | |
|---|---|
| `--device NAME` | on this device, not on the first |

NAME is a view, ATTRIBUTE one of x, y, width, height: stack-lsp explain SignUp.stack
photo.width. CODE is what stands in brackets behind a diagnostic: ambiguous-hugging.

"""##,
    "rules": ##"""
rules

`stack-lsp rules [FAMILY…]`

List all rules, by family, with level and one sentence.

explain CODE says more of a rule. Codes and families are what check --select, --ignore and
--severity take, and what stack.toml does.

"""##,
    "log": ##"""
log

`stack-lsp log [--screen FILE] [--format FORMAT] [FILE|-]`

Explain "Unable to simultaneously satisfy constraints".

| option | |
|---|---|
| `--screen FILE` | find the constraints in this .stack file, storyboard or xib |
| `--format text\|json\|stack` | how to print it (text); stack: a screen that has the conflict |

FILE is any text with such a log in it: a console, a system log, a mail; what a pipe brings needs
none. For each conflict it prints the fewest constraints that prove it, each as a sentence with who
made it, their sum, what UIKit broke and what most likely helps. Nothing else of the text is printed.

"""##,
    "swift": ##"""
swift

`stack-lsp swift [--as FORM | --strings] FILE [SCREEN] | --probe`

Write a screen as Swift, or the probe that reads one from a running app.

| option | |
|---|---|
| `--as view\|controller\|cell\|representable` | view: a UIView; controller: with a view controller; cell: a cell, header or footer; representable: for SwiftUI (what the screen's host is, else view) |
| `--strings` | print the texts of FILE, or of SCREEN, as a string catalog (.xcstrings) for Xcode |
| `--probe` | print one Swift file for a debug build that writes a live view as a .stack document |

The class has the views, properties and constraints of the screen under the same names, in the
order of the file. What Swift cannot say is named in a comment and on standard error. SCREEN may be
left out where the file has one. Texts that a `when language == de` gives are no code: they belong
into the string catalog. Of the probe, StackProbe.document(of: view) is called in code or in the
debugger.

"""##,
    "solve": ##"""
solve

`stack-lsp solve FILE|-`

Solve a linear problem with priorities, for checks from outside.

FILE holds {"variables": ["x", {"name": "y", "lower": 0, "upper": null}],
"constraints": [{"id": "c", "terms": [["x", 1], ["y", -2]], "op": "==", "rhs": 5,
"priority": 1000, "weight": 1}]}. The answer is {"status": "optimal", "values", "levels",
"ranges"} or {"status": "infeasible", "iis": [ids]}.

"""##,
    "dump": ##"""
dump

`stack-lsp dump tokens|tree|model|constraints|outcome FILE`

Print what one stage makes of a file.

| option | |
|---|---|
| `--screen NAME` | only this screen or component |
| `--device NAME` | only this device (iPhone16.landscape) |

tokens and tree are text; model is the screens as they were understood; constraints is JSON,
each an input of stack-lsp solve; outcome is what frames --format json prints.

"""##,
    "completions": ##"""
completions

`stack-lsp completions bash|zsh|fish`

Print completions for a shell.

bash: source <(stack-lsp completions bash). zsh: write it to _stack-lsp in a folder of $fpath.
fish: write it to ~/.config/fish/completions/stack-lsp.fish.

"""##,
    "man": ##"""
man

`stack-lsp man`

Print the manual page, for man -l.

stack-lsp man > stack-lsp.1; man -l stack-lsp.1

"""##,
  ]
}
