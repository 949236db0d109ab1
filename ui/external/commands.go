package external

import (
	"context"
	"path/filepath"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/load"
	"shortlist/ui/people"
	"shortlist/ui/text"
)

// CommandSource is what commands need of an account.
type CommandSource interface {
	ForProgram(ctx context.Context, applyID int64) (model.Candidate, error)
	CachedJob(ctx context.Context, id int64) (model.Job, error)
	Currency(ctx context.Context, jobID int64) (model.CurrencyEntry, bool, error)
	LogCommand(ctx context.Context, name, prompt string) model.Activity
	LogOutcome(ctx context.Context, act model.Activity, outcome model.ActivityOutcome, why string)
	LookBlind(ctx context.Context) bool
}

// Notes hold the notes about applicants.
type Notes interface {
	AddToNote(applyID int64, added string) tea.Cmd
}

// Command is a program of the person's own.
type Command struct {
	Name      string
	Keys      action.Keys // nil: only the palette has the command
	Applicant bool        // the command is about an applicant, not about a job
	Program   []string    // the program and its arguments, which may have placeholders
	Prompts   []Prompt    // asked one after the other
	Output    OutputTo
	Timeout   time.Duration // 0: usualTimeout
}

// usualTimeout is how long a program may run unless its command has a timeout.
const usualTimeout = 30 * time.Second

// Prompt is a question of a command. If it has neither Choices nor From, the person types a text.
type Prompt struct {
	Name    string
	Choices []string
	From    []string // a program with its arguments, which prints one choice a line
}

// OutputTo is where the output of a command goes.
type OutputTo int

// The places of output.
const (
	Notice  OutputTo = iota // the first line is shown as a notice
	Box                     // a box shows all of the output
	Note                    // the output is added to the note about the applicant
	Dropped                 // the output is dropped
)

// CommandOptions configure the commands.
type CommandOptions struct {
	List     []Command
	Disabled string // why no program may run; "" if it may
}

// Commands run one command at a time. A nil *Commands has no commands.
type Commands struct {
	env    *env.Env
	host   frame.Host
	source CommandSource
	people *people.People
	notes  Notes
	opts   CommandOptions

	running string // the name of the command whose program runs; "" for none
	task    load.Task
}

// NewCommands returns the commands over an account.
func NewCommands(e *env.Env, h frame.Host, source CommandSource, known *people.People, notes Notes, o CommandOptions) *Commands {
	return &Commands{env: e, host: h, source: source, people: known, notes: notes, opts: o}
}

// subject is what a command is about. It holds only ids: blind mode may be switched before the program runs.
type subject struct {
	jobID   int64
	applyID int64 // 0: the command is about the job
}

// OfJob returns the actions about a job. They are disabled for the id 0.
func (c *Commands) OfJob(id int64) []action.Action {
	return c.actions(false, subject{jobID: id}, id == 0, lang.Text("no job is selected"))
}

// OfApplicant returns the actions about the applicant of an application. They are disabled for the id 0.
func (c *Commands) OfApplicant(applyID int64) []action.Action {
	return c.actions(true, subject{applyID: applyID}, applyID == 0, lang.TextIn("commands", "no applicant is selected"))
}

func (c *Commands) actions(applicant bool, of subject, absent bool, why string) (out []action.Action) {
	if c == nil {
		return nil
	}
	disabled := c.opts.Disabled
	if disabled == "" && absent {
		disabled = why
	}
	for _, command := range c.opts.List {
		if command.Applicant != applicant {
			continue
		}
		name := text.Line(command.Name)
		out = append(out, action.Action{
			Keys: command.Keys, Group: action.GroupOwn, Disabled: disabled,
			Label: action.Label{Name: name, Help: lang.Text("%s (your program %s)", name, text.Line(filepath.Base(command.Program[0]))), Synonyms: lang.Text("own command, program, script")},
			Run:   func() tea.Cmd { return c.begin(command, of) },
		})
	}
	return out
}

// Actions returns the action that stops the program that runs.
func (c *Commands) Actions() []action.Action {
	if !c.Busy() {
		return nil
	}
	return []action.Action{{Keys: action.Back, Label: action.Label{Name: "stop", Title: "Stop the command"}.Translated(), Group: action.GroupOwn, Rank: 1, Run: c.stop}}
}

// Busy reports whether a program runs.
func (c *Commands) Busy() bool { return c != nil && c.running != "" }

// Unfinished words that a program runs; "" if none does.
func (c *Commands) Unfinished() string {
	if !c.Busy() {
		return ""
	}
	return lang.Text("one of your commands is still running; %s stops it", action.Back)
}

func (c *Commands) stop() tea.Cmd {
	name := c.running
	c.running = ""
	c.task.Cancel()
	return c.env.Notify(env.Warn, lang.Text("“%s” was stopped.", name))
}

// begin asks what the command wants to know, and then runs it.
func (c *Commands) begin(command Command, of subject) tea.Cmd {
	switch {
	case c.opts.Disabled != "":
		return c.env.NotNow(c.opts.Disabled)
	case c.Busy():
		return c.env.NotNow(sayStillRuns(c.running))
	}
	if of.applyID != 0 {
		c.people.Keep([]int64{of.applyID}) // the list may lose the applicant meanwhile
	}
	return c.next(&request{command: command, of: of, answers: map[string]string{}, switched: c.env.Switched})
}

// request is a command with the answers to its prompts.
type request struct {
	command  Command
	of       subject
	answers  map[string]string
	switched int64 // the number of switches of blind mode at the start: a later one may hide an answer
}

// next asks the next prompt, or runs the program after the last.
func (c *Commands) next(r *request) tea.Cmd {
	if len(r.answers) == len(r.command.Prompts) {
		return c.start(r, r.command.Program, "", func(out result) tea.Cmd { return c.show(r, out) })
	}
	switch p := r.command.Prompts[len(r.answers)]; {
	case len(p.From) > 0:
		return c.fetchChoices(r, p)
	case len(p.Choices) > 0:
		c.host.Push(newChoice(c, r, p, p.Choices, false))
	default:
		c.host.Push(newText(c, r, p))
	}
	return nil
}

// answer takes the answer to a prompt.
func (c *Commands) answer(r *request, p Prompt, value string) tea.Cmd {
	if c.Busy() { // another command was started from the palette meanwhile
		return c.env.NotNow(sayStillRuns(c.running))
	}
	if r.switched != c.env.Switched {
		return c.env.Notify(env.Warn, saySwitched(text.Line(r.command.Name)))
	}
	r.answers[p.Name] = text.Line(value)
	return c.next(r)
}

func sayStillRuns(name string) string { return lang.Text("“%s” is still running", name) }
