// Package colleagues shows what other managers think of an applicant, and do with them.
package colleagues

import (
	"context"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/team"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/review"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Source is what the package needs of an account.
type Source interface {
	NoteWritten(ctx context.Context, c model.Candidate, written bool) error
}

// The limits of what is drawn. shortlist team shows the rest.
const (
	mostOpinions  = 12
	mostNote      = 2000 // bytes
	mostNoteLines = 12
)

// Lines draws what colleagues think of an applicant; nil if there is nothing to show.
func Lines(d *desk.Desk, c account.Colleagues, width int) []string {
	t := d.Theme
	var lines []string
	add := func(style theme.Style, s string) { lines = append(lines, desk.Paragraph(style, s, 1, width)...) }
	if c.EndedBy != "" {
		add(t.Warn, team.ErasedNotice(text.Line(c.EndedBy)))
	}
	if len(c.OpenBy) > 0 {
		add(t.Warn, lang.TextIn("colleagues", "Open now: %s", names(c.OpenBy)))
	}
	for _, w := range c.Written {
		add(t.Warn, lang.TextIn("colleagues", "%s has written to this applicant (%s)", text.Line(w.Manager), d.Clock(w.At)))
	}
	if c.Me {
		add(t.Dim, lang.Text("You have written to this applicant"))
	}
	if c.Hidden > 0 {
		add(t.Dim, lang.Plural(c.Hidden, "%d colleague has a verdict; yours first", "%d colleagues have a verdict; yours first"))
	}
	for _, o := range c.Opinions[:min(len(c.Opinions), mostOpinions)] {
		lines = append(lines, opinion(d, o, width)...)
	}
	if n := len(c.Opinions) - mostOpinions; n > 0 {
		add(t.Dim, lang.Plural(n, "and %d more colleague", "and %d more colleagues"))
	}
	if c.Redacted && len(c.Opinions) > 0 {
		add(t.Dim, lang.Text("Tags, notes and shortlists are hidden in blind mode"))
	}
	if len(lines) == 0 {
		return nil
	}
	return append(desk.Section(d, lang.Text("Colleagues"), width), lines...)
}

// opinion draws what one colleague thinks.
func opinion(d *desk.Desk, o team.Opinion, width int) []string {
	t := d.Theme
	head := desk.NewRow(width).Left(t.Bold, " "+text.Line(o.Manager))
	if o.Verdict != model.Undecided {
		head.Left(t.Dim, "  ").Left(review.Style(t, o.Verdict), o.Verdict.Label())
	}
	if o.Rating > 0 {
		head.Left(t.Warn, "  "+review.Stars(o.Rating))
	}
	head.Right(t.Dim, d.Clock(o.At)+" ")
	lines := []string{head.Render(theme.Style{})}
	if len(o.Tags) > 0 {
		lines = append(lines, desk.Paragraph(t.Accent, "#"+joined(o.Tags, " #"), 3, width)...)
	}
	if len(o.Lists) > 0 {
		lines = append(lines, desk.Paragraph(t.Dim, lang.TextIn("colleagues", "on %s", names(o.Lists)), 3, width)...)
	}
	return append(lines, note(d, o.Note, width)...)
}

// note draws the beginning of a note as plain text.
func note(d *desk.Desk, s string, width int) (lines []string) {
	cut := len(s) > mostNote
	if cut {
		s = strings.ToValidUTF8(s[:mostNote], "")
	}
	for _, line := range text.Lines(s) {
		lines = append(lines, desk.Paragraph(d.Theme.Text, line, 3, width)...)
	}
	if cut || len(lines) > mostNoteLines {
		lines = append(lines[:min(len(lines), mostNoteLines)], desk.Paragraph(d.Theme.Dim, "…", 3, width)...)
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
func WrittenAction(d *desk.Desk, applyID int64, c account.Colleagues) action.Action {
	label := action.Label{Name: "written", Title: "I have written to the applicant", Synonyms: "mail, e-mail, message, contacted, answered, replied", Help: "show your colleagues that you have written to the applicant"}.Translated()
	if c.Me {
		label = action.Label{Name: "not written", Title: "I have not written to the applicant", Synonyms: "mail, e-mail, message, contacted", Help: "take back that you have written to the applicant"}.Translated()
	}
	disabled := ""
	switch {
	case !d.Team:
		disabled = lang.Text("no team folder is set; the guide team explains it")
	case applyID == 0:
		disabled = lang.Text("no application is open")
	case !c.Team:
		disabled = lang.Text("colleagues cannot know a new application before the service lists it")
	}
	return action.Action{Keys: action.Written, Label: label, Group: action.GroupReview, Disabled: disabled, Run: d.Want(intent.NoteWritten{ID: applyID, Written: !c.Me})}
}

// NoteWritten notes that the manager has written to an applicant, or has not.
func NoteWritten(d *desk.Desk, source Source, c model.Candidate, written bool) tea.Cmd {
	return load.Do(d.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, source.NoteWritten(context.WithoutCancel(ctx), c, written)
	}, func(_ struct{}, err error) tea.Cmd {
		switch {
		case err != nil:
			return d.Notify(desk.Bad, d.Fail(err))
		case written:
			return d.Notify(desk.Good, lang.Text("Your colleagues see that you have written to this applicant."))
		}
		return d.Notify(desk.Info, lang.Text("Taken back: you have not written to this applicant."))
	})
}
