package account

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/lang"
	"shortlist/model/store"
)

// mostEnded is how many letters that wait for nothing are shown, the last ones.
const mostEnded = 500

// ShownLetters returns the letters that wait for something, and the last of the others, in the order in which they were
// planned.
func (a *Account) ShownLetters(ctx context.Context) ([]Letter, error) {
	waiting, err := a.store.Letters(ctx, store.LetterFilter{States: []answers.State{answers.Planned, answers.Due, answers.Handing, answers.Failed, answers.Unknown, answers.Bounced}})
	if err != nil {
		return nil, err
	}
	ended, err := a.store.Letters(ctx, store.LetterFilter{States: []answers.State{answers.Handed, answers.Withdrawn}, Last: mostEnded})
	if err != nil {
		return nil, err
	}
	out, err := a.lettersOf(ctx, append(waiting, ended...))
	if err == nil {
		err = a.addReview(ctx, out)
	}
	if err != nil {
		return nil, err
	}
	called, err := a.store.Reached(ctx, waiting)
	for i := range out {
		out[i].Reached = called[out[i].ID]
	}
	return out, err
}

// addReview adds to letters that wait what a person who looks at them should know.
func (a *Account) addReview(ctx context.Context, letters []Letter) error {
	var applies []int64
	for _, l := range letters {
		if l.State.Open() {
			applies = append(applies, l.Applies...)
		}
	}
	people, err := a.byID(ctx, applies)
	if err != nil {
		return err
	}
	verdicts := map[int64]model.Verdict{}
	if a.opts.Team != nil && len(applies) > 0 {
		reviews, err := a.store.Reviews(ctx, 0)
		if err != nil {
			return err
		}
		for _, r := range reviews {
			verdicts[r.ApplyID] = r.Verdict
		}
	}
	for i := range letters {
		l := &letters[i]
		if !l.State.Open() {
			continue
		}
		l.Shared = a.opts.Team != nil && a.promiser() == nil
		var against []string
		for _, id := range l.Applies {
			c := people[id]
			l.Unopened = l.Unopened || !openedOnBoard(&c)
			if a.opts.Team == nil || c.ID <= 0 {
				continue
			}
			found := a.colleagues(c, verdicts[c.ID])
			for _, w := range found.Written {
				if !slices.ContainsFunc(l.Written, func(known WrittenTo) bool { return known.Manager == w.Manager }) {
					l.Written = append(l.Written, w)
				}
			}
			if l.Name != answers.No && l.Name != answers.Invitation { // it follows from no verdict
				continue
			}
			for _, o := range found.Opinions {
				if o.Verdict != model.Undecided && answers.OfVerdict(o.Verdict) != l.Name {
					against = append(against, o.Manager+": "+o.Verdict.Label())
				}
			}
		}
		l.Differs = strings.Join(against, ", ")
	}
	return nil
}

// SayRefused words which applicants get no letter and why, a sentence for each reason, that of most applicants first. A sentence
// has at most so many names.
func SayRefused(refused []RefusedLetter, most int) (out []string) {
	by := map[string][]string{}
	for _, r := range refused {
		reason := r.Reason.Label()
		switch r.Reason {
		case answers.RefusedStatus:
			reason = lang.Text("the board has the status %s", model.CandidateStatus(r.Detail).Label())
		case answers.RefusedPlaceholder:
			reason = r.Detail
		}
		by[reason] = append(by[reason], cmp.Or(r.Name, strconv.FormatInt(r.ApplyID, 10)))
	}
	reasons := slices.SortedFunc(maps.Keys(by), func(a, b string) int { return cmp.Or(len(by[b])-len(by[a]), strings.Compare(a, b)) })
	for _, reason := range reasons {
		names := strings.Join(by[reason][:min(len(by[reason]), most)], ", ")
		if len(by[reason]) > most {
			names += ", …"
		}
		out = append(out, lang.Plural(len(by[reason]), "%d gets no letter: %s (%s).", "%d get no letter: %s (%s).", reason, names))
	}
	return out
}

// LettersOff returns why no letter can be written or leave; "" if letters can. It does no I/O.
func (a *Account) LettersOff() string {
	s := a.opts.Answers
	switch {
	case s.From.Mail == "":
		return ErrNoSender.Error()
	case a.Writable() != nil:
		return a.Writable().Error()
	}
	return s.Disabled
}

// LetterWay returns how letters leave, the folder of drafts, and when a letter may leave that is let go now. It does no
// I/O.
func (a *Account) LetterWay() (way answers.Way, folder string, due time.Time) {
	s := a.opts.Answers
	return s.Way, s.Folder, s.DueAt(a.opts.Now(), s.Delay)
}

// RewriteLetter writes a letter that has not left again: in the language of a code or, with code "", as a person's own
// text, whose first line is "# " and the subject. Placeholders in it are filled. The error is ErrNone for a letter that has left.
func (a *Account) RewriteLetter(ctx context.Context, id int64, code, own string) error {
	l, err := a.store.Letter(ctx, id)
	if err != nil {
		return err
	}
	titles, err := a.titlesOf(ctx, l.Jobs)
	if err != nil {
		return err
	}
	if code != "" {
		l.Lang = code
		err = a.fill(&l, titles)
	} else {
		var t answers.Template
		if t, err = answers.ParseTemplate(lang.Text("What you wrote"), own); err == nil {
			l.Subject, l.Text, err = t.Fill(a.valuesOf(&l, titles))
		}
	}
	if err != nil {
		return err
	}
	if _, err := a.mailOf(&l, a.opts.Now()); err != nil {
		return err
	}
	changed, err := a.changeLetters(ctx, store.LetterFilter{IDs: []int64{id}}, func(now *answers.Letter) bool {
		now.Lang, now.Subject, now.Text = l.Lang, l.Subject, l.Text
		return now.State.Open()
	})
	if err == nil && len(changed) == 0 {
		err = ErrNone
	}
	return err
}
