package applicantlist

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// saving is the saving of CVs under way, one after the other.
type saving struct {
	people  []model.Candidate // all to be saved
	at      int               // how many had their turn
	paths   []string
	without int      // people without a CV that could be saved
	failed  []string // sentences, safe text
	stopped bool     // by the person: the one under way is the last
}

func (p *Pane) saveMarked() tea.Cmd {
	people := p.Marked()
	if len(people) == 0 {
		if c, ok := p.Current(); ok {
			people = []model.Candidate{c}
		}
	}
	return p.Save(people...)
}

// Save saves the CVs of people under safe names in the configured folder, tells how
// far it is, and in the end where they are. People who are added while others are
// saved come after them.
func (p *Pane) Save(people ...model.Candidate) tea.Cmd {
	if p.saves != nil {
		p.saves.people = append(p.saves.people, people...)
		return nil
	}
	p.saves = &saving{people: people}
	return p.saveNext()
}

// stopSaving lets the CV under way be the last.
func (p *Pane) stopSaving() tea.Cmd {
	p.saves.stopped = true
	return nil
}

// saveNext saves the next CV, and after it the next; with the last it tells what came
// of all.
func (p *Pane) saveNext() tea.Cmd {
	s := p.saves
	for s.at < len(s.people) && NoCV(s.people[s.at]) != "" {
		s.at++
		s.without++
	}
	if s.at == len(s.people) || s.stopped {
		p.saves = nil
		return p.tellSaved(s)
	}
	c := s.people[s.at]
	save := load.Do(p.desk.Group, func(ctx context.Context) (string, error) {
		return p.source.SaveCV(ctx, c, "")
	}, func(path string, err error) tea.Cmd {
		s.at++
		if err != nil {
			s.failed = append(s.failed, p.desk.Fail(err))
		} else {
			s.paths = append(s.paths, path)
		}
		return p.saveNext()
	})
	if len(s.people) == 1 {
		return save
	}
	return tea.Batch(save, p.desk.Notify(desk.Info, fmt.Sprintf("Saving CV %d of %d; esc stops.", s.at+1, len(s.people))))
}

// tellSaved says how many CVs were saved and where, and which were not.
func (p *Pane) tellSaved(s *saving) tea.Cmd {
	how := ""
	if p.source.Blind() && len(s.paths) > 0 {
		how = " as text, without who it is"
	}
	var said []string
	severity := desk.Good
	switch n := len(s.paths); {
	case n == 1 && len(s.people) == 1:
		if how != "" {
			how += ":"
		}
		return p.desk.Notify(desk.Good, "Saved"+how+" "+text.Line(s.paths[0]))
	case n > 0:
		said = append(said, fmt.Sprintf("%s saved%s in %s.", desk.Plural(n, "CV"), how, text.Line(filepath.Dir(s.paths[n-1]))))
	case s.without == len(s.people):
		return p.desk.Notify(desk.Warn, "Nobody marked has a CV.")
	}
	if s.stopped && s.at < len(s.people) {
		severity = desk.Warn
		said = append(said, fmt.Sprintf("Stopped: %d were not tried.", len(s.people)-s.at))
	}
	if s.without > 0 {
		said = append(said, fmt.Sprintf("%d without a CV.", s.without))
	}
	switch n := len(s.failed); {
	case n == 1:
		severity = desk.Bad
		said = append(said, "1 failed: "+s.failed[0])
	case n > 1:
		severity = desk.Bad
		said = append(said, fmt.Sprintf("%d failed.", n))
		report := desk.Report{Title: "CVs that were not saved"}
		for _, why := range s.failed {
			report.Lines = append(report.Lines, desk.Said{Severity: desk.Bad, Text: why})
		}
		p.desk.Show(report)
	}
	return p.desk.Notify(severity, strings.Join(said, " "))
}
