package linear

import (
	"fmt"
	"slices"
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/outline"
)

// Word is a command of this front end. Every other command is the name of an action.
type Word int

// The commands.
const (
	Help Word = iota
	List
	More
	Where
	Open
	Next
	Previous
	Back
	Quit
	Yes
	Maybe
	No
	Key
	Text
	Fields
	Set
	Send
	Undo
	Close
)

// words are the texts of the front end. Each language has its own variable.
type words struct {
	Begin              string
	Confirm            string // before what is reviewed is sent
	NoMore             string
	NothingOpen        string // close, where nothing is
	TypedBefore        string
	LinesNotUnderstood string
	LinesUnanswered    string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// Commands are the words for each command, in the order of the constants, separated by blanks.
	Commands() []string
	Help() []string

	More(n int) string
	FillIn(sends bool) string   // how a form is filled
	Tabs(names []string) string // in the help
	Typed(word string) string   // a word that a text names
	NoRow(n, of int) string
	RowGone(n int) string                           // a row that was printed is not in the list any more
	NoRowAfter(action string) string                // an action with a number, which acts on no row here
	NotAfter(typed, action string, row bool) string // what cannot follow an action; row: a row's number can
	MarkedAfter(action string, n int) string        // an action with a number, which would act on the marked rows
	NoKey(key string) string
	Answer(verb string) string
	Words(names []string) string
	TypeText(outline.Text) string
	Choose(n int) string
	NotUnderstood(line, near string) string
	Choices(choices []string) string
	NotHere(line string) string
	CloseFirst(line, title string) string // an action that a box covers
	Over(words string) string
	ToCopy(text string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

// wordOf returns the command of a word, in the language that is used or in English.
func wordOf(typed string) (Word, bool) {
	typed = strings.ToLower(typed)
	for _, commands := range [][]string{say.Commands(), new(english).Commands()} {
		for i, all := range commands {
			if slices.Contains(strings.Fields(all), typed) {
				return Word(i), true
			}
		}
	}
	return 0, false
}

// ownWords are all words for commands.
func ownWords() (out []string) {
	for _, all := range say.Commands() {
		out = append(out, strings.Fields(all)...)
	}
	return out
}

var inEnglish = words{
	Begin:              "shortlist, line by line: type help for what can be done, quit to leave.",
	Confirm:            "Type yes to go on, back to change something.",
	NoMore:             "There is no more.",
	NothingOpen:        "Nothing is open here. back goes one step back, quit leaves.",
	TypedBefore:        "This came up while you typed: nothing was done. Type it again.",
	LinesNotUnderstood: "not every line could be done",
	LinesUnanswered:    "the lines ended before a question was answered; what it asks about is not done",

	sentences: new(english),
}

type english struct{}

func (*english) Commands() []string {
	return []string{
		"help ?", "list", "more", "where", "open", "next", "previous prev", "back cancel", "quit exit", "yes", "maybe", "no",
		"key", "text type", "fields", "set", "send", "undo", "close",
	}
}
func (*english) Help() []string {
	return []string{
		"list: the rows from the first on, or list 21. more: the next ones. A number chooses a row; open 3, no 3 or note 3 does that to row 3.",
		"next, previous, back, where, yes, maybe, no, undo. key ctrl+s presses a key.",
		"In a form: fields, 3 = value, set TITLE value, send. text WORDS types where something is typed.",
		"help WORDS finds an action of any place. quit leaves.",
		"These actions are commands, too; type the words before the colon:",
	}
}
func (*english) More(n int) string {
	return fmt.Sprintf("%s left: type more.", amount.Plural(n, "line"))
}
func (*english) FillIn(sends bool) string {
	fill := "Type 3 = VALUE to fill field 3, or 3 alone to be asked for it."
	if sends {
		fill += " send goes on, back leaves."
	}
	return fill
}
func (*english) Tabs(names []string) string { return "Tabs: " + strings.Join(names, ", ") + "." }
func (*english) Typed(word string) string   { return "“" + word + "”" }
func (*english) NoRow(n, of int) string {
	if of == 0 {
		return "There are no rows here."
	}
	return fmt.Sprintf("There is no row %d; the last one is %d.", n, of)
}
func (*english) RowGone(n int) string {
	return fmt.Sprintf("Row %d is not in this list any more; nothing was done. Type list for its rows.", n)
}
func (*english) NoRowAfter(action string) string {
	return "“" + action + "” does nothing to the rows of this list; nothing was done."
}
func (*english) NotAfter(typed, action string, row bool) string {
	refused := "“" + typed + "” cannot follow “" + action + "”; nothing was done."
	if row {
		refused += " The number of one row can."
	}
	return refused
}
func (*english) MarkedAfter(action string, n int) string {
	return fmt.Sprintf("“%s” acts on what is marked (%d), not on one row; nothing was done. Type it without a number, or unmark first.", action, n)
}
func (*english) NoKey(key string) string { return "There is no key called “" + key + "”." }
func (*english) Answer(verb string) string {
	return "Answer yes (" + verb + ") or no."
}
func (*english) Words(names []string) string {
	return "You can type: " + strings.Join(names, ", ") + "."
}
func (*english) TypeText(t outline.Text) string {
	switch {
	case t.Secret:
		return "Type the password; it is not shown. A single . cancels."
	case t.Many:
		return "Type the text, as many lines as you like. A line with a single . ends it, - takes the last line away, .. leaves it."
	}
	return "Type the text in one line. A single . cancels."
}
func (*english) Choose(n int) string {
	if n == 1 {
		return "Type 1 for this:"
	}
	return "Several actions match. Type a number:"
}
func (*english) NotUnderstood(line, near string) string {
	if near != "" {
		return "“" + line + "” is not understood. Do you mean “" + near + "”?"
	}
	return "“" + line + "” is not understood. Type help for what can be done."
}
func (*english) ToCopy(text string) string { return "To copy: " + text }
func (*english) CloseFirst(line, title string) string {
	return "“" + line + "” is not possible while “" + title + "” is open. Type back to close it."
}
func (*english) NotHere(line string) string { return "“" + line + "” does nothing here." }
func (*english) Choices(choices []string) string {
	return "Type one of: " + lang.End(strings.Join(choices, "; ")) + " A single . cancels."
}
func (*english) Over(words string) string { return "No longer: " + lang.End(words) }
