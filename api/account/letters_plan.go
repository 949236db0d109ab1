package account

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"time"

	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/htmltext"
	"shortlist/model/lang"
	"shortlist/model/mail"
	"shortlist/model/store"
)

// LetterPlan is what letters to plan.
type LetterPlan struct {
	Letter    answers.Name
	Applies   []int64
	Lang      string        // the code of a language; "": each letter's own
	Delay     time.Duration // less than 0: answers.delay
	Reviewed  bool          // a person has looked at them, so that they may leave
	ByVerdict bool

	// prepare completes letters before their texts are written, and refuses some; nil: they are complete.
	prepare func([]answers.Letter) ([]answers.Letter, []RefusedLetter)
}

// RefusedLetter is an application for which no letter was planned.
type RefusedLetter struct {
	ApplyID int64
	JobID   int64  // 0: not known
	Name    string // the applicant's, or a code in blind mode; "": not known
	Reason  answers.Refusal
	Detail  string // the placeholder, or the status at the service; "" without
}

// PlanLetters writes letters, and puts them into the journal: one to each person, about all their applications. It
// sends nothing. With dry, it writes nothing into the journal, and the letters have no ids.
func (a *Account) PlanLetters(ctx context.Context, p LetterPlan, dry bool) (planned []Letter, refused []RefusedLetter, err error) {
	adopted, err := a.adopt(ctx, &p, dry)
	if err != nil {
		return nil, nil, err
	}
	letters, refused, err := a.writeLetters(ctx, p)
	if err != nil {
		return nil, nil, err
	}
	if !dry {
		var twice []int64
		if letters, twice, err = a.store.PlanLetters(ctx, a.planOf(letters, refused)); err != nil {
			return nil, nil, err
		}
		refused = append(refused, refusedTwice(twice)...)
	}
	planned, err = a.lettersOf(ctx, append(adopted, letters...))
	return planned, refused, err
}

// planOf returns what the journal gets of new letters: those whose address cannot be used are called instead.
func (a *Account) planOf(letters []answers.Letter, refused []RefusedLetter) store.Plan {
	p := store.Plan{Letters: letters, At: a.opts.Now()}
	for _, r := range refused {
		if r.Reason.Calls() {
			p.Calls = append(p.Calls, answers.Call{ApplyID: r.ApplyID, JobID: r.JobID, Reason: r.Reason})
		}
	}
	return p
}

func refusedTwice(applies []int64) (refused []RefusedLetter) {
	for _, id := range applies {
		refused = append(refused, RefusedLetter{ApplyID: id, Reason: answers.RefusedTwice})
	}
	return refused
}

// adopt takes the letters that verdicts have planned into a plan that a person has seen, so that they may leave, and takes
// their applications out of the plan. With dry, it changes no letter.
func (a *Account) adopt(ctx context.Context, p *LetterPlan, dry bool) ([]answers.Letter, error) {
	if !p.Reviewed {
		return nil, nil
	}
	open, err := a.store.Letters(ctx, store.LetterFilter{Applies: append([]int64{}, p.Applies...), States: []answers.State{answers.Planned, answers.Due}})
	if err != nil {
		return nil, err
	}
	open = slices.DeleteFunc(open, func(l answers.Letter) bool { return l.Name != p.Letter || !l.Reviewed.IsZero() })
	ids := make([]int64, len(open))
	for i, l := range open {
		ids[i] = l.ID
		p.Applies = slices.DeleteFunc(slices.Clone(p.Applies), l.About)
	}
	if dry || len(ids) == 0 {
		return open, nil
	}
	return a.review(ctx, ids, p.Delay)
}

// planOfVerdict returns the plan of the letter that a change of a review brings, unless a colleague has another verdict; nil
// for none.
func (a *Account) planOfVerdict(ctx context.Context, applyID int64, f func(*model.Review)) ([]store.Plan, error) {
	s := a.opts.Answers
	if s.From.Mail == "" || !s.Verdicts || a.Writable() != nil {
		return nil, nil
	}
	r, err := a.store.Review(ctx, applyID)
	if err != nil {
		return nil, err
	}
	was := r.Verdict
	f(&r)
	name := answers.OfVerdict(r.Verdict)
	if r.Verdict == was || name == "" {
		return nil, nil
	}
	if view := a.team.view.Load(); view != nil {
		for _, o := range view.Opinions(a.teamService(), r.ApplyID) {
			if o.Manager != a.me() && o.Verdict != model.Undecided && o.Verdict != r.Verdict {
				return nil, nil
			}
		}
	}
	letters, refused, err := a.writeLetters(ctx, LetterPlan{Letter: name, Applies: []int64{r.ApplyID}, Delay: -1, ByVerdict: true})
	plan := a.planOf(letters, refused)
	plan.Verdict = r.Verdict
	return []store.Plan{plan}, err
}

// writeLetters writes letters that are not in the journal yet.
func (a *Account) writeLetters(ctx context.Context, p LetterPlan) (letters []answers.Letter, refused []RefusedLetter, err error) {
	s := a.opts.Answers
	if s.From.Mail == "" {
		return nil, nil, ErrNoSender
	}
	to, refused, err := a.recipients(ctx, p.Applies, p.Letter)
	if err != nil {
		return nil, nil, err
	}
	jobs, languages, err := a.languages(ctx, to)
	if err != nil {
		return nil, nil, err
	}
	now := a.opts.Now()
	delay := p.Delay
	if delay < 0 {
		delay = s.Delay
	}
	by := map[string][]recipient{}
	var order []string
	for _, r := range to {
		key := mail.Fold(r.address)
		if by[key] == nil {
			order = append(order, key)
		}
		by[key] = append(by[key], r)
	}
	for _, key := range order {
		written := map[int64]bool{} // jobs of those who share the address, which gets each letter about a job once
		for _, of := range onePerson(by[key]) {
			slices.SortFunc(of, func(x, y recipient) int { return cmp.Compare(x.ID, y.ID) })
			l := answers.Letter{
				Name: p.Letter, Way: s.Way, State: answers.Planned, ToName: mail.CleanName(of[0].Applicant.Name), Address: of[0].address,
				MessageID: mail.NewID(s.From), ByVerdict: p.ByVerdict, Planned: now, Due: s.DueAt(now, delay), Lang: cmp.Or(p.Lang, languages[of[0].ID]),
			}
			if p.Reviewed {
				l.Reviewed = now
			}
			for _, r := range of {
				if written[r.JobID] {
					refused = append(refused, RefusedLetter{ApplyID: r.ID, JobID: r.JobID, Reason: answers.RefusedShared})
					continue
				}
				l.Applies, l.Jobs = append(l.Applies, r.ID), append(l.Jobs, r.JobID)
			}
			for _, id := range l.Jobs {
				written[id] = true
			}
			if len(l.Applies) > 0 {
				letters = append(letters, l)
			}
		}
	}
	if p.prepare != nil {
		var more []RefusedLetter
		letters, more = p.prepare(letters)
		refused = append(refused, more...)
	}
	letters, twice, err := a.store.NewLetters(ctx, letters)
	if err != nil {
		return nil, nil, err
	}
	refused = append(refused, refusedTwice(twice)...)
	filled := letters[:0]
	for _, l := range letters {
		var titles []string
		for _, id := range l.Jobs {
			titles = append(titles, jobs[id].Title)
		}
		var missing *answers.MissingError
		switch err := a.fill(&l, titles); {
		case errors.As(err, &missing):
			for i, id := range l.Applies {
				refused = append(refused, RefusedLetter{ApplyID: id, JobID: l.Jobs[i], Reason: answers.RefusedPlaceholder, Detail: err.Error()})
			}
		case err != nil:
			return nil, nil, err
		default:
			filled = append(filled, l)
		}
	}
	a.nameRefused(refused, to)
	return filled, refused, nil
}

// nameRefused adds the names of applicants who could be written to, but get no letter.
func (a *Account) nameRefused(refused []RefusedLetter, to []recipient) {
	of := map[int64]model.Candidate{}
	for _, r := range to {
		of[r.ID] = r.Candidate
	}
	for i := range refused {
		if c, known := of[refused[i].ApplyID]; known {
			refused[i].Name = a.shown(c).Applicant.Name
		}
	}
}

// fill writes subject and text of a letter.
func (a *Account) fill(l *answers.Letter, titles []string) error {
	s := a.opts.Answers
	t, err := s.Templates.Find(l.Name, l.Lang)
	if err == nil && (a.opts.Country == model.Romania || a.opts.Country == model.Hungary) { // GDPR Art. 14
		t, err = t.WithSource(s.Templates, l.Lang, a.client.BaseURL().Hostname())
	}
	if err != nil {
		return err
	}
	if l.Meeting != nil {
		l.Meeting.Title = titleOfMeeting(l.Lang, answers.Titles(l.Lang, titles))
	}
	l.Subject, l.Text, err = t.Fill(a.valuesOf(l, titles))
	return err
}

// valuesOf returns the values of the placeholders in a letter.
func (a *Account) valuesOf(l *answers.Letter, titles []string) answers.Values {
	s := a.opts.Answers
	values := answers.Values{
		answers.ForName: l.ToName, answers.ForJob: answers.Titles(l.Lang, titles), answers.ForCompany: s.Company, answers.ForSender: s.Sender,
	}
	if l.Meeting != nil {
		values[answers.ForDate], values[answers.ForSlots] = l.Meeting.Words(l.Lang)
	}
	return values
}

// rewriteLetters writes the texts that letters lost when an application that they were about was erased.
func (a *Account) rewriteLetters(ctx context.Context) error {
	open, err := a.store.Letters(ctx, store.LetterFilter{States: []answers.State{answers.Planned, answers.Due}})
	if err != nil {
		return err
	}
	for _, l := range open {
		if l.Text != "" {
			continue
		}
		titles, err := a.titlesOf(ctx, l.Jobs)
		if err != nil {
			return err
		}
		if err := a.fill(&l, titles); err != nil {
			l.State, l.Reason = answers.Withdrawn, err.Error()
		}
		if _, err := a.store.ChangeLetters(ctx, store.LetterFilter{IDs: []int64{l.ID}}, func(is *answers.Letter) bool {
			same := is.Text == "" && is.State.Open() && slices.Equal(is.Applies, l.Applies)
			if same {
				is.State, is.Reason, is.Subject, is.Text = l.State, l.Reason, l.Subject, l.Text
			}
			return same
		}); err != nil {
			return err
		}
	}
	return nil
}

// seesLanguage is how many bytes of a CV show its language.
const seesLanguage = 800

// languages returns the jobs of applicants, and the language of the letter to each: that of the CV, unless it is
// English, which many CVs are in; else that of the job; else that of the country.
func (a *Account) languages(ctx context.Context, to []recipient) (map[int64]model.Job, map[int64]string, error) {
	jobs, ofJobs, out := map[int64]model.Job{}, map[int64]string{}, map[int64]string{}
	ids := make([]int64, len(to))
	for i, r := range to {
		ids[i] = r.ID
		if _, known := ofJobs[r.JobID]; known {
			continue
		}
		j, err := a.store.Job(ctx, r.JobID)
		if err != nil && !errors.Is(err, store.ErrNone) {
			return nil, nil, err
		}
		if j.Title == "" {
			j.Title = r.JobTitle
		}
		code, ok := answers.LanguageOf(j.Title + " " + htmltext.Visible(j.Description))
		if !ok {
			code = languageOf(a.opts.Country)
		}
		jobs[r.JobID], ofJobs[r.JobID] = j, code
	}
	cvs, err := a.store.CVBeginnings(ctx, ids, seesLanguage)
	if err != nil {
		return nil, nil, err
	}
	for _, r := range to {
		out[r.ID] = ofJobs[r.JobID]
		if code, ok := answers.LanguageOf(cvs[r.ID]); ok && code != lang.English.Code() {
			out[r.ID] = code
		}
	}
	return jobs, out, nil
}

// languageOf returns the code of the language in which letters of a country are written, if nothing else shows it.
func languageOf(c model.Country) string {
	switch c {
	case model.Ukraine:
		return lang.Ukrainian.Code()
	case model.Romania:
		return lang.Romanian.Code()
	case model.Hungary:
		return lang.Hungarian.Code()
	}
	return lang.English.Code()
}
