package people

import (
	"cmp"
	"context"
	"path/filepath"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// saving is the state of saving CVs, one after the other.
type saving struct {
	applies []int64 // all applications to save
	at      int     // how many were tried
	saved   []account.SavedCV
	without int // applicants without a CV that could be saved
	failed  []unsaved
	stopped bool // saving stops after the current CV
}

// unsaved is a CV that was not saved.
type unsaved struct {
	applyID int64
	why     string // a sentence, safe text
	text    bool   // the CV was to be saved as text, in blind mode, so why has no name
}

// Save saves the CVs of applicants under safe names in the configured folder, and shows its progress and result. If
// CVs are being saved already, these follow.
func (p *People) Save(applies ...int64) tea.Cmd {
	p.Keep(applies)
	if p.saves != nil {
		p.saves.applies = append(p.saves.applies, applies...)
		return nil
	}
	p.saves = &saving{applies: slices.Clone(applies)}
	return p.saveNext()
}

// Unfinished words that CVs are being saved; "" if none is.
func (p *People) Unfinished() string {
	if p.saves == nil {
		return ""
	}
	return lang.Text("CVs are still being saved; %s in the applicant list stops that", action.Back)
}

// StoppableSaving reports whether CVs are being saved and StopSaving was not called.
func (p *People) StoppableSaving() bool { return p.saves != nil && !p.saves.stopped }

// Halfway words that CVs are being saved, and that the rest is not saved if the program ends; "" if none is being
// saved, or after StopSaving.
func (p *People) Halfway() string {
	if !p.StoppableSaving() {
		return ""
	}
	return p.Unfinished()
}

// StopSaving stops saving after the current CV.
func (p *People) StopSaving() tea.Cmd {
	p.saves.stopped = true
	return nil
}

// saveNext saves the next CV and those after it, and reports the result after the last.
func (p *People) saveNext() tea.Cmd {
	s := p.saves
	var c model.Candidate
	known := false
	for s.at < len(s.applies) {
		if c, known = p.Listed(s.applies[s.at]); !known || env.NoCV(c) == "" {
			break
		}
		s.at++
		s.without++
	}
	if s.at == len(s.applies) || s.stopped {
		p.saves = nil
		return p.reportSaved(s)
	}
	id := s.applies[s.at]
	type result struct {
		account.SavedCV
		of      model.Candidate
		without bool // there is no CV to save
	}
	save := load.Do(p.env.Group, func(ctx context.Context) (r result, err error) {
		if r.of = c; !known { // a copy that is not in the list may be old
			if r.of, err = p.source.Candidate(ctx, id); err != nil {
				return r, err
			}
		}
		if r.without = env.NoCV(r.of) != ""; !r.without {
			r.SavedCV, err = p.source.SaveCV(ctx, r.of, "")
		}
		return r, err
	}, func(r result, err error) tea.Cmd {
		s.at++
		switch {
		case err != nil:
			s.failed = append(s.failed, unsaved{cmp.Or(r.of.ApplyID(), id), p.env.Fail(err), r.Text})
		case r.without:
			s.without++
		default:
			s.saved = append(s.saved, r.SavedCV)
		}
		return p.saveNext()
	})
	if len(s.applies) == 1 {
		return save
	}
	return tea.Batch(save, p.env.Notify(env.Info, lang.Text("Saving CV %d of %d; %s stops.", s.at+1, len(s.applies), action.Back)))
}

// result is the sentence about the saved CVs; hide means that blind mode is on.
func (s *saving) result(hide bool) string {
	texts, n := 0, len(s.saved)
	for _, one := range s.saved {
		if one.Text {
			texts++
		}
	}
	dir := text.Line(filepath.Dir(s.saved[n-1].Path))
	switch {
	case texts == n:
		return lang.Plural(n, "%d CV saved as anonymous text in %s.", "%d CVs saved as anonymous text in %s.", dir)
	case texts > 0:
		return lang.Plural(n, "%d CV saved in %s: %d as anonymous text, %d unchanged, with names.", "%d CVs saved in %s: %d as anonymous text, %d unchanged, with names.", dir, texts, n-texts)
	case hide:
		return lang.Plural(n, "%d CV saved unchanged, with names, in %s.", "%d CVs saved unchanged, with names, in %s.", dir)
	}
	return lang.Plural(n, "%d CV saved in %s.", "%d CVs saved in %s.", dir)
}

// reason is why a CV was not saved, without names in blind mode.
func (u unsaved) reason(hide bool) string {
	if hide && !u.text {
		return lang.Text("The CV of %s could not be saved; %s tries it again, as text.", blind.Name(u.applyID), action.SaveCV)
	}
	return u.why
}

// reportSaved shows how many CVs were saved, how and where, and which were not. It follows blind mode as it is now,
// which may have been switched since the start.
func (p *People) reportSaved(s *saving) tea.Cmd {
	hide := p.source.Blind()
	var report []string
	severity := env.Good
	switch n := len(s.saved); {
	case n == 1 && len(s.applies) == 1:
		switch one := s.saved[0]; {
		case hide && !one.Text: // the path has the applicant's name
			return p.env.Notify(env.Warn, lang.Text("Saved unchanged, with the name, in %s.", text.Line(filepath.Dir(one.Path))))
		case one.Text:
			return p.env.Notify(env.Good, lang.Text("Saved as text with the name removed: %s", text.Line(one.Path)))
		}
		return p.env.Notify(env.Good, lang.Text("Saved %s", text.Line(s.saved[0].Path)))
	case n > 0:
		report = append(report, s.result(hide))
	case s.without == len(s.applies):
		return p.env.Notify(env.Warn, lang.Text("The marked applicants have no CVs."))
	}
	if s.stopped && s.at < len(s.applies) {
		severity = env.Warn
		report = append(report, lang.Text("Stopped: %d not tried.", len(s.applies)-s.at))
	}
	if s.without > 0 {
		report = append(report, lang.Text("%d without a CV.", s.without))
	}
	switch n := len(s.failed); {
	case n == 1:
		severity = env.Bad
		why := s.failed[0].reason(hide)
		if len(report) > 0 {
			why = lang.Text("1 failed: %s", why)
		}
		report = append(report, why)
	case n > 1:
		severity = env.Bad
		report = append(report, lang.Text("%d failed.", n))
		failed := env.Report{Title: lang.Text("CVs that were not saved")}
		for _, one := range s.failed {
			failed.Lines = append(failed.Lines, env.Notice{Severity: env.Bad, Text: one.reason(hide)})
		}
		p.env.Show(failed)
	}
	return p.env.Notify(severity, strings.Join(report, " "))
}
