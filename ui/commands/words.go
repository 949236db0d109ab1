package commands

import (
	"time"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

// words are the texts of commands of one's own. Another language is another type with these methods. A name is
// that of a command, and is in quotes.
type words interface {
	// Actions
	Runs(name, program string) string
	Synonyms() string
	Stop() action.Label
	Run() action.Label
	Next() action.Label
	Cancel() action.Label

	// Reasons why an action is not possible
	NoJob() string
	NoApplicant() string
	StillRuns(name string) string

	// Prompts
	Typed() string
	NoDash() string
	NoChoices(name, prompt string) string

	// The outcome of a program
	Running(name string) string
	Stopped(name string) string
	Ended(name string) string
	Printed(name, line string) string
	Cut() string
	Failed(name, why string) string
	TimedOut(name string, after time.Duration) string
	TookLonger(after time.Duration) string
	Option(name string) string
	Switched(name string) string
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) Runs(name, program string) string { return name + " (your program " + program + ")" }
func (*english) Synonyms() string                 { return "own command, program, script" }
func (*english) Stop() action.Label               { return action.Label{Name: "stop", Title: "Stop the command"} }
func (*english) Run() action.Label                { return action.Label{Name: "run"} }
func (*english) Next() action.Label               { return action.Label{Name: "next"} }
func (*english) Cancel() action.Label             { return action.Label{Name: "cancel"} }

func (*english) NoJob() string                { return "no job is selected" }
func (*english) NoApplicant() string          { return "no applicant is selected" }
func (*english) StillRuns(name string) string { return "“" + name + "” is still running" }

func (*english) Typed() string {
	return "Other users of this computer may see this text while the program runs."
}
func (*english) NoDash() string {
	return "Begin with another character: the program would take this for an option."
}
func (*english) NoChoices(name, prompt string) string {
	return "“" + name + "” has no choices for " + prompt + ": its program printed none. Nothing was run."
}

func (*english) Running(name string) string {
	return "“" + name + "” is running; " + action.Back.String() + " stops it."
}
func (*english) Stopped(name string) string       { return "“" + name + "” was stopped." }
func (*english) Ended(name string) string         { return "“" + name + "” is done." }
func (*english) Printed(name, line string) string { return name + ": " + line }
func (*english) Cut() string                      { return "The program printed more. The rest is left out." }
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
