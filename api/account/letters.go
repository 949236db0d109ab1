package account

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/blind"
	"shortlist/model/htmltext"
	"shortlist/model/lang"
	"shortlist/model/mail"
	"shortlist/model/store"
)

// ErrNoSender is returned for letters while answers.from is not set.
var ErrNoSender = lang.NewError("no letter can be written before answers.from has your name and address")

// ErrLettersOff is returned for letters that would leave while that is off on this computer.
var ErrLettersOff = lang.NewError("no letter leaves this computer")

// ErrHandingElsewhere is returned by SendLetters while another window hands letters over.
var ErrHandingElsewhere = lang.NewError("another copy of shortlist is handing the letters over")

// Letter is a letter as a person sees it.
type Letter struct {
	answers.Letter        // name and address are a code and "" in blind mode
	Job            string // the titles of its jobs
}

// LetterPlan is what letters to plan.
type LetterPlan struct {
	Letter    answers.Name
	Applies   []int64
	Lang      string        // the code of a language; "": each letter's own
	Delay     time.Duration // less than 0: answers.delay
	Reviewed  bool          // a person has looked at them, so that they may leave
	ByVerdict bool
}

// RefusedLetter is an application for which no letter was planned.
type RefusedLetter struct {
	ApplyID int64
	JobID   int64 // 0: not known
	Reason  answers.Refusal
	Detail  string // the placeholder, or the status at the service; "" without
}

// PlanLetters writes letters, and puts them into the journal: one to each address, about all its applications. It
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
	var twice []int64
	if !dry {
		if letters, twice, err = a.store.PlanLetters(ctx, letters); err != nil {
			return nil, nil, err
		}
		if err := a.addCalls(ctx, refused); err != nil {
			return nil, nil, err
		}
	}
	for _, id := range twice {
		refused = append(refused, RefusedLetter{ApplyID: id, Reason: answers.RefusedTwice})
	}
	planned, err = a.lettersOf(ctx, append(adopted, letters...))
	return planned, refused, err
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

// addCalls puts the applicants whose address cannot be used on the list of calls.
func (a *Account) addCalls(ctx context.Context, refused []RefusedLetter) error {
	var calls []answers.Call
	for _, r := range refused {
		if r.Reason.Calls() {
			calls = append(calls, answers.Call{ApplyID: r.ApplyID, JobID: r.JobID, Reason: r.Reason})
		}
	}
	if len(calls) == 0 {
		return nil
	}
	return a.store.AddCalls(ctx, calls, a.opts.Now())
}

// Call is an applicant to call, as a person sees them.
type Call struct {
	answers.Call
	Candidate model.Candidate // redacted in blind mode
}

// Calls returns the applicants to call, of a job or, if jobID is 0, of all jobs.
func (a *Account) Calls(ctx context.Context, jobID int64) ([]Call, error) {
	calls, err := a.store.Calls(ctx, jobID)
	if err != nil {
		return nil, err
	}
	var out []Call
	for _, c := range calls {
		person, err := a.candidate(ctx, c.ApplyID)
		if errors.Is(err, store.ErrNone) {
			continue
		}
		if err != nil {
			return nil, err
		}
		out = append(out, Call{c, a.shown(person)})
	}
	return out, nil
}

// SetCall notes what became of a call.
func (a *Account) SetCall(ctx context.Context, applyID int64, state answers.CallState, until model.Day) error {
	return a.store.SetCall(ctx, answers.Call{ApplyID: applyID, State: state, Until: until}, a.opts.Now())
}

// recipient is an applicant to write to.
type recipient struct {
	model.Candidate
	address string
}

// writeLetters writes letters that are not in the journal yet.
func (a *Account) writeLetters(ctx context.Context, p LetterPlan) (letters []answers.Letter, refused []RefusedLetter, err error) {
	s := a.opts.Answers
	if s == nil || s.From.Mail == "" {
		return nil, nil, ErrNoSender
	}
	to, refused, err := a.recipients(ctx, p.Applies)
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
	by := map[string][]recipient{} // by address
	var order []string
	for _, r := range to {
		key := mail.Fold(r.address)
		if by[key] == nil {
			order = append(order, key)
		}
		by[key] = append(by[key], r)
	}
	for _, key := range order {
		of := by[key]
		slices.SortFunc(of, func(x, y recipient) int { return cmp.Compare(x.ID, y.ID) })
		l := answers.Letter{
			Name: p.Letter, Way: s.Way, State: answers.Planned, ToName: mail.CleanName(of[0].Applicant.Name), Address: of[0].address,
			MessageID: mail.NewID(s.From), ByVerdict: p.ByVerdict, Planned: now, Due: s.DueAt(now, delay), Lang: p.Lang,
		}
		if p.Reviewed {
			l.Reviewed = now
		}
		if l.Lang == "" {
			l.Lang = languages[of[0].ID]
		}
		for _, r := range of {
			l.Applies, l.Jobs = append(l.Applies, r.ID), append(l.Jobs, r.JobID)
		}
		letters = append(letters, l)
	}
	letters, twice, err := a.store.NewLetters(ctx, letters)
	if err != nil {
		return nil, nil, err
	}
	for _, id := range twice {
		refused = append(refused, RefusedLetter{ApplyID: id, Reason: answers.RefusedTwice})
	}
	filled := letters[:0]
	for _, l := range letters {
		var titles []string
		for _, id := range l.Jobs {
			titles = append(titles, jobs[id].Title)
		}
		if l.Subject, l.Text, err = a.fill(&l, titles); err != nil {
			var missing *answers.MissingError
			if !errors.As(err, &missing) {
				return nil, nil, err
			}
			for i, id := range l.Applies {
				refused = append(refused, RefusedLetter{id, l.Jobs[i], answers.RefusedPlaceholder, err.Error()})
			}
			continue
		}
		filled = append(filled, l)
	}
	return filled, refused, nil
}

// fill returns subject and text of a letter.
func (a *Account) fill(l *answers.Letter, titles []string) (subject, text string, err error) {
	s := a.opts.Answers
	t, err := s.Templates.Find(l.Name, l.Lang)
	if err != nil {
		return "", "", err
	}
	if a.opts.Country == model.Romania || a.opts.Country == model.Hungary { // GDPR Art. 14
		if t, err = t.WithSource(s.Templates, l.Lang, a.client.BaseURL().Hostname()); err != nil {
			return "", "", err
		}
	}
	return t.Fill(answers.Values{
		answers.ForName: l.ToName, answers.ForJob: answers.Titles(l.Lang, titles), answers.ForCompany: s.Company, answers.ForSender: s.Sender,
	})
}

// sharedBy is how many people have to have an address for it to be the service's placeholder (CONTRACT 45).
const sharedBy = 3

// recipients returns the applicants that can be written to, and why the others cannot.
func (a *Account) recipients(ctx context.Context, applies []int64) (to []recipient, refused []RefusedLetter, err error) {
	s := a.opts.Answers
	people, err := a.store.CandidatesOf(ctx, applies)
	if err != nil {
		return nil, nil, err
	}
	by := map[int64]model.Candidate{}
	for _, c := range people {
		by[c.ID] = c
	}
	erased, err := a.store.Erased(ctx, 0)
	if err != nil {
		return nil, nil, err
	}
	shared, err := a.store.SharedAddresses(ctx, sharedBy)
	if err != nil {
		return nil, nil, err
	}
	seen := map[int64]bool{}
	for _, id := range applies {
		if seen[id] {
			continue
		}
		seen[id] = true
		c, known := by[id]
		refuse := func(why answers.Refusal, detail string) {
			refused = append(refused, RefusedLetter{id, c.JobID, why, detail})
		}
		switch {
		case id < 0: // a letter would not follow the arrival to its application
			refuse(answers.RefusedUnlisted, "")
			continue
		case erased[id]:
			refuse(answers.RefusedErased, "")
			continue
		case !known:
			refuse(answers.RefusedUnknown, "")
			continue
		}
		if why := closed(c); why == answers.RefusedStatus {
			refuse(why, string(c.Status))
			continue
		} else if why != "" {
			refuse(why, "")
			continue
		}
		address, problem := mail.Usable(c.Applicant.Contacts.Email)
		if problem == mail.Masked { // the callback has it
			switch called, err := a.store.ArrivalAddress(ctx, id); {
			case err == nil:
				address, problem = mail.Usable(called)
			case !errors.Is(err, store.ErrNone):
				return nil, nil, err
			}
		}
		switch {
		case problem == mail.Missing:
			refuse(answers.RefusedNone, "")
		case problem == mail.Masked:
			refuse(answers.RefusedMasked, "")
		case problem != "":
			refuse(answers.RefusedInvalid, "")
		case mail.Same(address, s.From.Mail), mail.Same(address, a.client.Email()):
			refuse(answers.RefusedOwn, "")
		case shared[mail.Fold(address)], s.Placeholder != "" && mail.Same(address, s.Placeholder):
			refuse(answers.RefusedShared, "")
		case s.OnlyOpened && !c.Applicant.Contacts.Opened:
			refuse(answers.RefusedUnopened, "")
		default:
			to = append(to, recipient{c, address})
		}
	}
	return to, refused, nil
}

// closed returns why an application gets no letter any more, as the service has it; "" if it may get one.
func closed(c model.Candidate) answers.Refusal {
	switch {
	case c.Hidden():
		return answers.RefusedDeleted
	case c.Suggested:
		return answers.RefusedSuggested
	case slices.Contains([]model.CandidateStatus{model.Invited, model.Offer, model.Rejected}, c.Status):
		return answers.RefusedStatus
	}
	return ""
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

// Letters returns letters in the order in which they were planned.
func (a *Account) Letters(ctx context.Context, f store.LetterFilter) ([]Letter, error) {
	letters, err := a.store.Letters(ctx, f)
	if err != nil {
		return nil, err
	}
	return a.lettersOf(ctx, letters)
}

// lettersOf returns letters as a person sees them.
func (a *Account) lettersOf(ctx context.Context, letters []answers.Letter) ([]Letter, error) {
	titles := map[int64]string{}
	out := make([]Letter, len(letters))
	hide := a.LookBlind(ctx)
	for i, l := range letters {
		var of []string
		for _, id := range l.Jobs {
			title, known := titles[id]
			if !known {
				var err error
				if title, err = a.titleOf(ctx, id); err != nil {
					return nil, err
				}
				titles[id] = title
			}
			if title != "" && !slices.Contains(of, title) {
				of = append(of, title)
			}
		}
		if hide {
			l = blindLetter(l)
		}
		out[i] = Letter{l, strings.Join(of, ", ")}
	}
	return out, nil
}

// blindLetter returns a letter without the person's name and address.
func blindLetter(l answers.Letter) answers.Letter {
	code := blind.Name(l.Applies[0])
	hide := func(s string) string {
		if l.ToName != "" {
			s = strings.ReplaceAll(s, l.ToName, code)
		}
		return strings.ReplaceAll(s, l.Address, blind.Hidden)
	}
	l.Subject, l.Text, l.Reason = hide(l.Subject), hide(l.Text), hide(l.Reason)
	l.ToName, l.Address = code, ""
	return l
}

// LetterMail returns the bytes of a letter's mail. They are those that are or will be handed over, but for Date. In
// blind mode the error is ErrBlind.
func (a *Account) LetterMail(ctx context.Context, id int64) ([]byte, error) {
	if a.LookBlind(ctx) {
		return nil, ErrBlind
	}
	l, err := a.store.Letter(ctx, id)
	if err != nil {
		return nil, err
	}
	at := l.Handed
	if at.IsZero() {
		at = l.Due
	}
	return a.mailOf(&l, at)
}

// mailOf writes the mail of a letter, and reads it back.
func (a *Account) mailOf(l *answers.Letter, at time.Time) ([]byte, error) {
	s := a.opts.Answers
	if s == nil || s.From.Mail == "" {
		return nil, ErrNoSender
	}
	m := mail.Message{
		From: s.From, To: mail.Address{Name: l.ToName, Mail: l.Address},
		Subject: l.Subject, Text: l.Text, ID: l.MessageID, Date: at.In(s.Zone), Unsent: l.Way == answers.EML,
	}
	data, err := mail.Build(m)
	if err == nil {
		err = mail.Verify(data, m)
	}
	return data, err
}

// CancelLetters withdraws letters that have not left, and returns them. Without ids, it withdraws all of them.
func (a *Account) CancelLetters(ctx context.Context, ids []int64) ([]Letter, error) {
	if ids == nil {
		open, err := a.store.Letters(ctx, store.LetterFilter{States: []answers.State{answers.Planned, answers.Due}})
		if err != nil {
			return nil, err
		}
		ids = []int64{}
		for _, l := range open {
			ids = append(ids, l.ID)
		}
	}
	changed, err := a.store.ChangeLetters(ctx, ids, func(l *answers.Letter) bool {
		if !l.State.Open() {
			return false
		}
		l.State, l.Reason = answers.Withdrawn, ""
		return true
	})
	if err != nil {
		return nil, err
	}
	return a.lettersOf(ctx, changed)
}

// ReviewLetters notes that a person has looked at letters, so that they may leave.
func (a *Account) ReviewLetters(ctx context.Context, ids []int64) ([]Letter, error) {
	changed, err := a.review(ctx, ids, -1)
	if err != nil {
		return nil, err
	}
	return a.lettersOf(ctx, changed)
}

// review lets letters leave once delay has passed from now on, so that there is time to change one's mind; less than 0:
// answers.delay.
func (a *Account) review(ctx context.Context, ids []int64, delay time.Duration) ([]answers.Letter, error) {
	now := a.opts.Now()
	if delay < 0 {
		delay = a.opts.Answers.Delay
	}
	return a.store.ChangeLetters(ctx, ids, func(l *answers.Letter) bool {
		if !l.State.Open() || !l.Reviewed.IsZero() {
			return false
		}
		l.Reviewed, l.Due = now, a.opts.Answers.DueAt(now, delay)
		return true
	})
}

// SettleLetters notes, for a person, that drafts and letters with an unknown outcome or a failure were sent, or that they
// were not: then they are due again. It returns the letters that it changed.
func (a *Account) SettleLetters(ctx context.Context, ids []int64, sent bool) ([]Letter, error) {
	now := a.opts.Now()
	changed, err := a.store.ChangeLetters(ctx, ids, func(l *answers.Letter) bool {
		if !l.Draft() && l.State != answers.Unknown && l.State != answers.Failed {
			return false
		}
		l.Reason, l.Drafted = "", time.Time{}
		if sent {
			l.State, l.Handed = answers.Handed, now
		} else {
			l.State, l.Due, l.Again = answers.Due, now, time.Time{} // one that no person has looked at waits for that
		}
		return true
	})
	if err != nil {
		return nil, err
	}
	if err := a.store.SettleJournal(ctx); err != nil {
		return nil, err
	}
	return a.lettersOf(ctx, changed)
}

// UnansweredOf returns the applications of a job, or of all jobs if jobID is 0, that have no answer, the oldest first.
func (a *Account) UnansweredOf(ctx context.Context, jobID int64) ([]int64, error) {
	return a.store.Unanswered(ctx, jobID)
}

// planByVerdict plans the letter of a verdict, unless a colleague has another one.
func (a *Account) planByVerdict(ctx context.Context, was, is model.Review) {
	s := a.opts.Answers
	name := answers.OfVerdict(is.Verdict)
	if s == nil || s.From.Mail == "" || !s.Verdicts || is.Verdict == was.Verdict || name == "" || a.Writable() != nil {
		return
	}
	if view := a.team.view.Load(); view != nil {
		for _, o := range view.Opinions(a.teamService(), is.ApplyID) {
			if o.Manager != a.me() && o.Verdict != model.Undecided && o.Verdict != is.Verdict {
				return
			}
		}
	}
	_, _, err := a.PlanLetters(ctx, LetterPlan{Letter: name, Applies: []int64{is.ApplyID}, Delay: -1, ByVerdict: true}, false)
	if err != nil && ctx.Err() == nil {
		a.opts.Log.Warn("letter of a verdict not planned", "error", err)
	}
}
