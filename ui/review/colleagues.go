package review

import (
	"context"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/team"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// ColleagueSource is what the package needs of an account.
type ColleagueSource interface {
	NoteWritten(ctx context.Context, c model.Candidate, written bool) error
}

// The limits of what is drawn. The command "shortlist team" shows the rest.
const (
	mostOpinions  = 12
	mostNote      = 2000 // bytes
	mostNoteLines = 12
)

// Colleagues draws what colleagues think of an applicant; nil if there is nothing to show.
func Colleagues(e *env.Env, c account.Colleagues, width int) []string {
	t := e.Theme
	var lines []string
	add := func(style theme.Style, s string) { lines = append(lines, widget.Paragraph(style, s, 1, width)...) }
	if c.EndedBy != "" {
		add(t.Warn, team.ErasedNotice(text.Line(c.EndedBy)))
	}
	if len(c.OpenBy) > 0 {
		add(t.Warn, lang.TextIn("colleagues", "Open now: %s", names(c.OpenBy)))
	}
	for _, w := range c.Written {
		add(t.Warn, SayWritten(e, w))
	}
	for _, m := range c.Meets {
		add(t.Warn, text.Line(m.String()))
	}
	if c.Me {
		add(t.Dim, lang.Text("You have written to this applicant"))
	}
	if c.Hidden > 0 {
		add(t.Dim, lang.Plural(c.Hidden, "%d colleague has a verdict; yours first", "%d colleagues have a verdict; yours first"))
	}
	for _, o := range c.Opinions[:min(len(c.Opinions), mostOpinions)] {
		lines = append(lines, opinion(e, o, width)...)
	}
	if n := len(c.Opinions) - mostOpinions; n > 0 {
		add(t.Dim, lang.Plural(n, "and %d more colleague", "and %d more colleagues"))
	}
	if c.Redacted && len(c.Opinions) > 0 {
		add(t.Dim, lang.Text("Tags, notes, reasons and shortlists are hidden in blind mode"))
	}
	if len(lines) == 0 {
		return nil
	}
	return append(widget.Section(e, lang.Text("Colleagues"), width), lines...)
}

// SayWritten words that a colleague has written to an applicant.
func SayWritten(e *env.Env, w account.WrittenTo) string {
	return lang.TextIn("colleagues", "%s has written to this applicant (%s)", text.Line(w.Manager), e.Clock(w.At))
}

// opinion draws what one colleague thinks.
func opinion(e *env.Env, o team.Opinion, width int) []string {
	t := e.Theme
	head := widget.NewRow(width).Left(t.Bold, " "+text.Line(o.Manager))
	if o.Verdict != model.Undecided {
		head.Left(t.Dim, "  ").Left(Style(t, o.Verdict), o.Verdict.Label())
	}
	if o.Rating > 0 {
		head.Left(t.Warn, "  "+Stars(o.Rating))
	}
	head.Right(t.Dim, e.Clock(o.At)+" ")
	lines := []string{head.Render(theme.Style{})}
	if o.Reason != "" {
		lines = append(lines, widget.Paragraph(t.Text, text.Line(o.Reason), 3, width)...)
	}
	if len(o.Tags) > 0 {
		lines = append(lines, widget.Paragraph(t.Accent, "#"+joined(o.Tags, " #"), 3, width)...)
	}
	if len(o.Lists) > 0 {
		lines = append(lines, widget.Paragraph(t.Dim, lang.TextIn("colleagues", "on %s", names(o.Lists)), 3, width)...)
	}
	return append(lines, note(e, o.Note, width)...)
}

// note draws the beginning of a note as plain text.
func note(e *env.Env, s string, width int) (lines []string) {
	cut := len(s) > mostNote
	if cut {
		s = strings.ToValidUTF8(s[:mostNote], "")
	}
	if s == "" {
		return nil
	}
	for _, line := range text.Lines(s) {
		lines = append(lines, widget.Paragraph(e.Theme.Text, line, 3, width)...)
	}
	if cut || len(lines) > mostNoteLines {
		lines = append(lines[:min(len(lines), mostNoteLines)], widget.Paragraph(e.Theme.Dim, "…", 3, width)...)
	}
	return lines
}

func names(all []string) string { return joined(all, ", ") }

func joined(all []string, between string) string {
	safe := make([]string, len(all))
	for i, s := range all {
		safe[i] = text.Line(s)
	}
	return strings.Join(safe, between)
}

// WrittenAction notes for colleagues that the manager has written to an applicant, or takes that back.
func WrittenAction(e *env.Env, applyID int64, c account.Colleagues) action.Action {
	label := action.Label{Name: "written", Title: "I have written to the applicant", Synonyms: "mail, e-mail, message, contacted, answered, replied", Help: "show your colleagues that you have written to the applicant"}.Translated()
	if c.Me {
		label = action.Label{Name: "not written", Title: "I have not written to the applicant", Synonyms: "mail, e-mail, message, contacted", Help: "take back that you have written to the applicant"}.Translated()
	}
	disabled := ""
	switch {
	case !e.Team:
		disabled = lang.Text("no team folder is set; the guide team explains it")
	case applyID == 0:
		disabled = lang.Text("no application is open")
	case !c.Team:
		disabled = lang.Text("colleagues cannot know a new application before the service lists it")
	}
	return action.Action{Keys: action.Written, Label: label, Group: action.GroupReview, Disabled: disabled, Run: e.Want(intent.NoteWritten{ID: applyID, Written: !c.Me})}
}

// NoteWritten notes that the manager has written to an applicant, or has not.
func NoteWritten(e *env.Env, source ColleagueSource, c model.Candidate, written bool) tea.Cmd {
	return load.Do(e.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, source.NoteWritten(context.WithoutCancel(ctx), c, written)
	}, func(_ struct{}, err error) tea.Cmd {
		switch {
		case err != nil:
			return e.Notify(env.Bad, e.Fail(err))
		case written:
			return e.Notify(env.Good, lang.Text("Your colleagues see that you have written to this applicant."))
		}
		return e.Notify(env.Info, lang.Text("Taken back: you have not written to this applicant."))
	})
}
