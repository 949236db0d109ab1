package linear

import (
	"slices"
	"strings"

	"shortlist/model/lang"
	"shortlist/ui/screen"
)

// commands are the words for each command, in the order of the constants, with blanks between.
var commands = [...]string{
	lang.Mark("line command", "help ?"),
	lang.Mark("line command", "list"),
	lang.Mark("line command", "more"),
	lang.Mark("line command", "where"),
	lang.Mark("line command", "open"),
	lang.Mark("line command", "next"),
	lang.Mark("line command", "previous prev"),
	lang.Mark("line command", "back cancel"),
	lang.Mark("line command", "quit exit"),
	lang.Mark("line command", "yes"),
	lang.Mark("line command", "maybe"),
	lang.Mark("line command", "no"),
	lang.Mark("line command", "key"),
	lang.Mark("line command", "text type"),
	lang.Mark("line command", "fields"),
	lang.Mark("line command", "set"),
	lang.Mark("line command", "send"),
	lang.Mark("line command", "undo"),
	lang.Mark("line command", "close"),
}

// ownWordsOf returns the words for a command in the language of the texts.
func ownWordsOf(w Word) []string { return strings.Fields(lang.Word("line command", commands[w])) }

func sayNoRow(n int, of int) string {
	if of == 0 {
		return lang.Text("There are no rows here.")
	}
	return lang.Text("There is no row %d; the last one is %d.", n, of)
}

// sayRowGone is the answer to the number of a printed row that is not in the list anymore.
func sayRowGone(n int) string {
	return lang.Text("Row %d is not in this list any more; nothing was done. Type list for its rows.", n)
}

func sayTypeText(t screen.TypedText) string {
	switch {
	case t.Secret:
		return lang.Text("Type the password; it is not shown. A single . cancels.")
	case t.Many:
		return lang.Text("Type the text, as many lines as you like. A line with a single . ends it, - takes the last line away, .. leaves it.")
	}
	return lang.Text("Type the text in one line. A single . cancels.")
}

// sayCloseFirst is the answer to an action that a box covers.
func sayCloseFirst(line string, title string) string {
	return lang.Text("“%s” is not possible while “%s” is open. Type back to close it.", line, title)
}

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

// wordOf returns the command that a word names, in the language of the texts or in English.
func wordOf(typed string) (Word, bool) {
	typed = strings.ToLower(typed)
	for i := range commands {
		if slices.Contains(ownWordsOf(Word(i)), typed) {
			return Word(i), true
		}
	}
	for i, english := range commands {
		if slices.Contains(strings.Fields(english), typed) {
			return Word(i), true
		}
	}
	return 0, false
}

// ownWords are all words for commands.
func ownWords() (out []string) {
	for i := range commands {
		out = append(out, ownWordsOf(Word(i))...)
	}
	return out
}
