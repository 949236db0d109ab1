package commands

import (
	"time"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of commands of one's own. Each language has its own variable. A name is
// that of a command, and is in quotes.
type words struct {
	// Actions
	Synonyms string
	Stop     action.Label
	Run      action.Label
	Next     action.Label
	Cancel   action.Label

	// Reasons why an action is not possible
	NoJob       string
	NoApplicant string

	// Prompts
	Typed  string
	NoDash string

	// The outcome of a program
	Cut string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// Actions
	Runs(name, program string) string

	// Reasons why an action is not possible
	StillRuns(name string) string

	// Prompts
	NoChoices(name, prompt string) string

	// The outcome of a program
	Running(name string) string
	Stopped(name string) string
	Ended(name string) string
	Printed(name, line string) string
	Failed(name, why string) string
	TimedOut(name string, after time.Duration) string
	TookLonger(after time.Duration) string
	Option(name string) string
	Switched(name string) string
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Synonyms: "own command, program, script",
	Stop:     action.Label{Name: "stop", Title: "Stop the command"},
	Run:      action.Label{Name: "run"},
	Next:     action.Label{Name: "next"},
	Cancel:   action.Label{Name: "cancel"},

	NoJob:       "no job is selected",
	NoApplicant: "no applicant is selected",

	Typed:  "Other users of this computer may see this text while the program runs.",
	NoDash: "Begin with another character: the program would take this for an option.",

	Cut: "The program printed more. The rest is left out.",

	sentences: new(english),
}

type english struct{}

func (*english) Runs(name, program string) string { return name + " (your program " + program + ")" }

func (*english) StillRuns(name string) string { return "“" + name + "” is still running" }

func (*english) NoChoices(name, prompt string) string {
	return "“" + name + "” has no choices for " + prompt + ": its program printed none. Nothing was run."
}

func (*english) Running(name string) string {
	return "“" + name + "” is running; " + action.Back.String() + " stops it."
}
func (*english) Stopped(name string) string       { return "“" + name + "” was stopped." }
func (*english) Ended(name string) string         { return "“" + name + "” is done." }
func (*english) Printed(name, line string) string { return name + ": " + line }
func (*english) Failed(name, why string) string   { return "“" + name + "” failed: " + why }
func (*english) TimedOut(name string, after time.Duration) string {
	return "“" + name + "” was stopped: " + new(english).TookLonger(after) + ". Its timeout is in the configuration."
}
func (*english) TookLonger(after time.Duration) string {
	return "it took longer than " + amount.Plural(int(after.Seconds()), "second")
}
func (*english) Option(name string) string {
	return "“" + name + "” was not run: its program would take a value that begins with - for an option."
}
func (*english) Switched(name string) string {
	return "“" + name + "” is done. Blind mode was switched meanwhile, so its output is not shown."
}
