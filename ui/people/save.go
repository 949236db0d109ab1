package people

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model/amount"
	"shortlist/model/blind"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// saving is the saving of CVs under way, one after the other.
type saving struct {
	applies []int64 // all to be saved
	at      int     // how many had their turn
	saved   []account.SavedCV
	without int // people without a CV that could be saved
	failed  []unsaved
	stopped bool // by the person: the one under way is the last
}

// unsaved is a CV that was not saved.
type unsaved struct {
	applyID int64
	why     string // a sentence, safe text
	text    bool   // blind mode was on: it names nobody
}

// Save saves the CVs of people under safe names in the configured folder, tells how
// far it is, and in the end where they are. People who are added while others are
// saved come after them.
func (p *People) Save(applies ...int64) tea.Cmd {
	p.Keep(applies)
	if p.saves != nil {
		p.saves.applies = append(p.saves.applies, applies...)
		return nil
	}
	p.saves = &saving{applies: slices.Clone(applies)}
	return p.saveNext()
}

// Saving reports whether CVs are being saved.
func (p *People) Saving() bool { return p.saves != nil }

// StoppableSaving reports whether CVs are being saved and StopSaving was not called.
func (p *People) StoppableSaving() bool { return p.saves != nil && !p.saves.stopped }

// StopSaving lets the CV under way be the last.
func (p *People) StopSaving() { p.saves.stopped = true }

// saveNext saves the next CV, and after it the next; with the last it tells what came
// of all.
func (p *People) saveNext() tea.Cmd {
	s := p.saves
	for s.at < len(s.applies) && desk.NoCV(p.Of(s.applies[s.at])) != "" {
		s.at++
		s.without++
	}
	if s.at == len(s.applies) || s.stopped {
		p.saves = nil
		return p.tellSaved(s)
	}
	c := p.Of(s.applies[s.at])
	save := load.Do(p.desk.Group, func(ctx context.Context) (account.SavedCV, error) {
		return p.source.SaveCV(ctx, c, "")
	}, func(saved account.SavedCV, err error) tea.Cmd {
		s.at++
		if err != nil {
			s.failed = append(s.failed, unsaved{c.ApplyID(), p.desk.Fail(err), saved.Text})
		} else {
			s.saved = append(s.saved, saved)
		}
		return p.saveNext()
	})
	if len(s.applies) == 1 {
		return save
	}
	return tea.Batch(save, p.desk.Notify(desk.Info, fmt.Sprintf("Saving CV %d of %d; %s stops.", s.at+1, len(s.applies), action.Back)))
}

// how words how CVs were saved, where blind mode is or was on.
func (s *saving) how(hide bool) string {
	const text, plain = "as text, without who it is", "as they came, with names"
	texts := 0
	for _, one := range s.saved {
		if one.Text {
			texts++
		}
	}
	switch plains := len(s.saved) - texts; {
	case plains == 0:
		return " " + text
	case texts > 0:
		return fmt.Sprintf(" (%d %s, %d %s)", texts, text, plains, plain)
	case hide:
		return " " + plain
	}
	return ""
}

// told is why a CV was not saved, as it may be told by now.
func (u unsaved) told(hide bool) string {
	if hide && !u.text {
		return "The CV of " + blind.Name(u.applyID) + " could not be saved; " + action.SaveCV.String() + " tries it again, as text."
	}
	return u.why
}

// tellSaved says how many CVs were saved, how and where, and which were not. Blind mode
// may have been switched meanwhile.
func (p *People) tellSaved(s *saving) tea.Cmd {
	hide := p.source.Blind()
	var said []string
	severity := desk.Good
	switch n := len(s.saved); {
	case n == 1 && len(s.applies) == 1:
		switch one := s.saved[0]; {
		case hide && !one.Text: // its name tells who it is
			return p.desk.Notify(desk.Warn, "Saved as it came, with the name, in "+text.Line(filepath.Dir(one.Path))+".")
		case one.Text:
			return p.desk.Notify(desk.Good, "Saved as text, without who it is: "+text.Line(one.Path))
		}
		return p.desk.Notify(desk.Good, "Saved "+text.Line(s.saved[0].Path))
	case n > 0:
		said = append(said, fmt.Sprintf("%s saved%s in %s.", amount.Plural(n, "CV"), s.how(hide), text.Line(filepath.Dir(s.saved[n-1].Path))))
	case s.without == len(s.applies):
		return p.desk.Notify(desk.Warn, "Nobody marked has a CV.")
	}
	if s.stopped && s.at < len(s.applies) {
		severity = desk.Warn
		said = append(said, fmt.Sprintf("Stopped: %d were not tried.", len(s.applies)-s.at))
	}
	if s.without > 0 {
		said = append(said, fmt.Sprintf("%d without a CV.", s.without))
	}
	switch n := len(s.failed); {
	case n == 1:
		severity = desk.Bad
		said = append(said, "1 failed: "+s.failed[0].told(hide))
	case n > 1:
		severity = desk.Bad
		said = append(said, fmt.Sprintf("%d failed.", n))
		report := desk.Report{Title: "CVs that were not saved"}
		for _, one := range s.failed {
			report.Lines = append(report.Lines, desk.Notice{Severity: desk.Bad, Text: one.told(hide)})
		}
		p.desk.Show(report)
	}
	return p.desk.Notify(severity, strings.Join(said, " "))
}
