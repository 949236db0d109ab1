package account

import (
	"cmp"
	"context"
	"runtime"
	"slices"
	"strings"
	"sync"
	"unicode"

	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/lang"
	"shortlist/model/reading"
)

// ErrBlind is returned in blind mode for data that would identify an applicant.
var ErrBlind = lang.NewError("blind mode is on, and the file identifies the applicant; only its text can be shown")

// blindSetting is the name of the stored setting of blind mode, and blindOn its value
// while it is on.
const (
	blindSetting = "blind"
	blindOn      = "on"
)

// Blind reports whether blind mode is on: the account then returns redacted applicants and
// CV texts. It does no I/O.
func (a *Account) Blind() bool { return a.Switched()%2 == 1 }

// Switched counts the switches of blind mode since the account was opened; it is odd while
// the mode is on. Results of requests that started before a switch are outdated after it.
// It does no I/O.
func (a *Account) Switched() int64 { return a.blind.Load() }

// Unsure reports whether blind mode is on because its setting could not be read. Events
// retries the read. It does no I/O.
func (a *Account) Unsure() bool { return a.unsure.Load() }

// switchTo sets blind mode. The caller holds a.switching.
func (a *Account) switchTo(on bool) {
	if on != a.Blind() {
		a.blind.Add(1)
	}
}

// LookBlind is Blind after reading the stored setting, which another window may have
// switched.
func (a *Account) LookBlind(ctx context.Context) bool {
	a.readBlind(ctx)
	return a.Blind()
}

// SetBlind switches blind mode on or off for every window of this account. It writes the
// switch into the activity log, and switches nothing if that fails.
func (a *Account) SetBlind(ctx context.Context, on bool) error {
	act := model.Activity{At: a.opts.Now(), Kind: model.ActivityBlind, Detail: "off"}
	if on {
		act.Detail = blindOn
	}
	a.switching.Lock()
	defer a.switching.Unlock()
	var err error
	if act.ID, err = a.store.Log(ctx, act); err != nil {
		return err
	}
	err = a.store.Set(ctx, blindSetting, act.Detail)
	if err == nil {
		a.switchTo(on)
	}
	a.logAnswer(ctx, &act, "", err)
	return err
}

// readBlind reads the stored setting of blind mode, which another window may have
// switched. After an error the mode is on, so that nothing is shown by mistake.
func (a *Account) readBlind(ctx context.Context) {
	a.switching.Lock()
	defer a.switching.Unlock()
	switch kept, err := a.store.Setting(ctx, blindSetting); {
	case err == nil:
		a.unsure.Store(false)
		a.switchTo(kept == blindOn)
	case ctx.Err() == nil:
		if !a.unsure.Swap(true) {
			a.opts.Log.Warn("blind mode not known, so it is on", "error", err)
		}
		a.switchTo(true)
	}
}

// shown returns an application, redacted in blind mode.
func (a *Account) shown(c model.Candidate) model.Candidate {
	if !a.Blind() {
		return c
	}
	return blind.Candidate(c)
}

// Shown returns applications for the current setting of blind mode, which another window
// may have switched since they were read. It does not change its argument.
func (a *Account) Shown(ctx context.Context, people []model.Candidate) []model.Candidate {
	if !a.LookBlind(ctx) {
		return people
	}
	out := slices.Clone(people)
	for i, c := range out {
		if !blind.IsCoded(c) { // not hidden yet
			out[i] = blind.Candidate(c)
		}
	}
	return out
}

// shownAll is shown for several applications. It does not change its argument.
func (a *Account) shownAll(people []model.Candidate) []model.Candidate {
	if !a.Blind() || len(people) == 0 {
		return people
	}
	out := make([]model.Candidate, len(people))
	workers := runtime.GOMAXPROCS(0)
	share := (len(people) + workers - 1) / workers
	var done sync.WaitGroup
	for from := 0; from < len(people); from += share {
		done.Go(func() {
			for i := from; i < min(from+share, len(people)); i++ {
				out[i] = blind.Candidate(people[i])
			}
		})
	}
	done.Wait()
	return out
}

// real returns the unredacted form of an application.
func (a *Account) real(ctx context.Context, c model.Candidate) (model.Candidate, error) {
	if c.CV == nil || c.CV.Ref != blind.Ref {
		return c, nil
	}
	return a.candidate(ctx, c.ID)
}

// nameOf is an applicant's name for use in a sentence.
func (a *Account) nameOf(c model.Candidate) string {
	switch {
	case a.Blind():
		return blind.Name(c.ID)
	case c.Applicant.Name == "":
		return lang.TextIn("account", "application %d", c.ID)
	}
	return c.Applicant.Name
}

// veiled redacts a CV's text; c is its applicant, unredacted.
func veiled(doc reading.Document, c model.Candidate) reading.Document {
	v := blind.For(c)
	n := len(doc.Pages)
	texts, layouts, unseen := make([]string, n), make([]string, n), make([]string, n)
	for i, p := range doc.Pages {
		texts[i], layouts[i], unseen[i] = p.Text, p.Layout, p.Hidden
	}
	texts, layouts, unseen = v.Pages(texts), v.Pages(layouts), v.Pages(unseen)
	pages := make([]reading.Page, n)
	for i, p := range doc.Pages {
		pages[i] = reading.Page{Text: texts[i], Layout: layouts[i], Hidden: unseen[i], Headings: movedLines(p.Headings, p.Text, texts[i])}
	}
	doc.Pages, doc.Note = pages, cmp.Or(doc.Nameless, doc.Note)
	return doc
}

// movedLines returns the positions of a text's lines after redaction, which may join
// lines. It finds changed lines only if no line moved.
func movedLines(at []int, before, after string) (out []int) {
	was, is := strings.Split(before, "\n"), strings.Split(after, "\n")
	gone := len(was) - len(is)
	for _, line := range at {
		if line >= len(was) {
			break
		}
		for to := max(line-max(gone, 0), 0); to <= line && to < len(is); to++ {
			if is[to] == was[line] || gone == 0 && to == line {
				out = append(out, to)
				break
			}
		}
	}
	return out
}

// veiledReview is a review without words that may identify the applicant.
func veiledReview(r model.Review, v *blind.Veil) model.Review {
	r.Note, r.Outcome, r.Reason, r.Tags = v.Text(r.Note), v.Text(r.Outcome), v.Text(r.Reason), slices.Clone(r.Tags)
	for i, tag := range r.Tags {
		r.Tags[i] = v.Text(tag)
	}
	r.Answers = slices.Clone(r.Answers)
	for i, answer := range r.Answers {
		r.Answers[i].Note = v.Text(answer.Note)
	}
	return r
}

// savedText is the text of a CV for a file: pages separated by form feeds, without control
// sequences.
func savedText(doc reading.Document) string {
	pages := make([]string, len(doc.Pages))
	for i, p := range doc.Pages {
		pages[i] = strings.Map(func(r rune) rune {
			if r != '\n' && r != '\t' && (unicode.IsControl(r) || unicode.Is(unicode.Cf, r)) {
				return -1
			}
			return r
		}, p.Text) + "\n"
	}
	return strings.Join(pages, "\f")
}
