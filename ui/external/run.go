package external

import (
	"cmp"
	"context"
	"errors"
	"strconv"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/export"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// input is the input of a program: values for its arguments, and JSON.
type input struct {
	values map[string]string // by placeholder
	json   []byte
}

// read returns the input of a command's program. In blind mode the input does not show who the applicant is.
func read(ctx context.Context, source CommandSource, r *request) (in input, err error) {
	in.values = map[string]string{}
	for name, value := range r.answers {
		in.values["{prompt."+name+"}"] = value
	}
	title, jobID := "", r.of.jobID
	if r.of.applyID != 0 {
		c, err := source.ForProgram(ctx, r.of.applyID)
		if err != nil {
			return in, err
		}
		jobID, title = c.JobID, c.JobTitle
		in.values["{application.id}"] = strconv.FormatInt(c.ID, 10)
		in.json, err = export.Line(struct {
			export.Application
			Prompts map[string]string `json:"prompts,omitzero"`
		}{export.ApplicationOf(c), r.answers})
		if err != nil {
			return in, err
		}
	} else {
		j, err := source.CachedJob(ctx, jobID)
		if err != nil {
			return in, err
		}
		entry, known, err := source.Currency(ctx, jobID)
		if err != nil {
			return in, err
		}
		title = j.Title
		in.json, err = export.Line(struct {
			export.Job
			Prompts map[string]string `json:"prompts,omitzero"`
		}{export.JobOf(j, entry, known), r.answers})
		if err != nil {
			return in, err
		}
	}
	in.values["{job.id}"], in.values["{job.title}"] = strconv.FormatInt(jobID, 10), text.Line(title)
	return in, nil
}

// errOption means that a value would be taken for an option of the program.
var errOption = errors.New("an argument would be taken for an option")

// fill returns a program and its arguments with placeholders replaced by their values. A value stays within
// its argument and is not searched for placeholders. The error is errOption if a value would make an option.
func fill(argv []string, values map[string]string) ([]string, error) {
	pairs := make([]string, 0, 2*len(values))
	for placeholder, value := range values {
		pairs = append(pairs, placeholder, value)
	}
	all := strings.NewReplacer(pairs...)
	out := []string{argv[0]}
	for _, arg := range argv[1:] {
		filled := all.Replace(arg)
		if strings.HasPrefix(filled, "-") && !strings.HasPrefix(arg, "-") {
			return nil, errOption
		}
		out = append(out, filled)
	}
	return out, nil
}

// result is the outcome of a program.
type result struct {
	Output
	timedOut bool
}

// execute runs a program with the input of a command. The activity log notes the name of the command, and of the
// prompt if the program prints its choices.
func (c *Commands) execute(ctx context.Context, r *request, argv []string, prompt string) (out result, err error) {
	in, err := read(ctx, c.source, r)
	if err != nil {
		return out, unread{err}
	}
	if argv, err = fill(argv, in.values); err != nil {
		return out, err
	}
	act := c.source.LogCommand(ctx, r.command.Name, prompt)
	limited, cancel := context.WithTimeout(ctx, r.command.timeout())
	defer cancel()
	out.Output, err = Capture(limited, argv, Environment(), in.json)
	out.timedOut = ctx.Err() == nil && errors.Is(limited.Err(), context.DeadlineExceeded)
	outcome, reason := model.ActivityDone, ""
	switch {
	case ctx.Err() != nil:
		outcome = model.ActivityUndone
	case out.timedOut:
		outcome, reason = model.ActivityFailed, sayTookLonger(r.command.timeout())
	case err != nil:
		outcome, reason = model.ActivityFailed, err.Error() // the program's own words may name an applicant
	}
	c.source.LogOutcome(context.WithoutCancel(ctx), act, outcome, reason)
	c.source.LookBlind(ctx) // the event loop needs the current setting before it shows output
	return out, err
}

// unread means that the job or the application could not be read.
type unread struct{ error }

// start runs a program of a command, and passes its result to then unless the person stops it. If blind mode
// is switched meanwhile, the output is not shown.
func (c *Commands) start(r *request, argv []string, prompt string, then func(result) tea.Cmd) tea.Cmd {
	name := text.Line(r.command.Name)
	c.running = name
	switched := c.env.Switched
	return tea.Batch(c.env.Notify(env.Info, lang.Text("“%s” is running; %s stops it.", name, action.Back)), load.Act(c.env.Group, &c.task, func(ctx context.Context) (result, error) {
		return c.execute(ctx, r, argv, prompt)
	}, func(out result, err error) tea.Cmd {
		c.running = ""
		switch {
		case errors.Is(err, errOption):
			return c.env.Notify(env.Warn, lang.Text("“%s” was not run: its program would take a value that begins with - for an option.", name))
		case errors.As(err, &unread{}):
			return c.env.Notify(env.Bad, c.env.Fail(err))
		case out.timedOut:
			return c.env.Notify(env.Bad, lang.Text("“%s” was stopped: %s. Its timeout is in the configuration.", name, sayTookLonger(r.command.timeout())))
		case c.env.Switched != switched:
			return c.env.Notify(env.Warn, saySwitched(name))
		case err != nil:
			return c.env.Notify(env.Bad, lang.Text("“%s” failed: %s", name, why(out, err)))
		}
		return then(out)
	}))
}

func (c Command) timeout() time.Duration { return cmp.Or(c.Timeout, usualTimeout) }

// why is the reason of a failure: the first line of the program's error stream, or else err.
func why(out result, err error) string {
	return cmp.Or(firstLine(out.Err), text.Line(err.Error()))
}

// firstLine is the first line of output that is not blank, cut.
func firstLine(out []byte) string {
	for _, line := range text.Lines(string(out)) {
		if line = strings.TrimSpace(line); line != "" {
			return text.Cut(line, 200)
		}
	}
	return ""
}

// mostLines is how many lines a box shows.
const mostLines = 2000

// show shows what a program printed, or adds it to the note.
func (c *Commands) show(r *request, out result) tea.Cmd {
	name, lines := text.Line(r.command.Name), text.Lines(strings.TrimRight(string(out.Out), " \t\r\n"))
	first := firstLine(out.Out)
	switch {
	case r.command.Output == Dropped, first == "":
		return c.env.Notify(env.Good, sayEnded(name))
	case r.command.Output == Box:
		report := env.Report{Title: name}
		for _, line := range lines[:min(len(lines), mostLines)] {
			report.Lines = append(report.Lines, env.Notice{Text: line})
		}
		if out.Cut || len(lines) > mostLines {
			report.Lines = append(report.Lines, env.Notice{Severity: env.Warn, Text: lang.Text("The program printed more. The rest is left out.")})
		}
		c.env.Show(report)
		return c.env.Notify(env.Good, sayEnded(name))
	case r.command.Output == Note:
		return c.notes.AddToNote(r.of.applyID, strings.TrimSpace(strings.Join(lines, "\n")))
	}
	return c.env.Notify(env.Good, name+": "+first)
}

func sayEnded(name string) string { return lang.Text("“%s” is done.", name) }

func sayTookLonger(after time.Duration) string {
	return lang.Plural(int(after.Seconds()), "it took longer than %d second", "it took longer than %d seconds")
}

func saySwitched(name string) string {
	return lang.Text("“%s” is done. Blind mode was switched meanwhile, so its output is not shown.", name)
}
