package account

import (
	"cmp"
	"context"
	"errors"
	"io"
	"slices"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/blind"
	"shortlist/model/htmltext"
	"shortlist/model/identity"
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

	// ShownLetters sets these while the letter waits.
	Unopened bool   // the contact was not opened at the service
	Differs  string // the verdicts of colleagues that speak against the letter, such as "maria: yes"; "" without any
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

// onePerson groups applicants with one address whose names can be one person's.
func onePerson(to []recipient) (people [][]recipient) {
	for _, r := range to {
		i := slices.IndexFunc(people, func(of []recipient) bool {
			names := []string{identity.Name(r.Applicant.Name)}
			for _, other := range of {
				names = append(names, identity.Name(other.Applicant.Name))
			}
			return mail.Same(of[0].address, r.address) && identity.OneNameSpelled(names)
		})
		if i < 0 {
			people = append(people, nil)
			i = len(people) - 1
		}
		people[i] = append(people[i], r)
	}
	return people
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
					refused = append(refused, RefusedLetter{r.ID, r.JobID, answers.RefusedShared, ""})
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
				refused = append(refused, RefusedLetter{id, l.Jobs[i], answers.RefusedPlaceholder, err.Error()})
			}
		case err != nil:
			return nil, nil, err
		default:
			filled = append(filled, l)
		}
	}
	return filled, refused, nil
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
	l.Subject, l.Text, err = t.Fill(a.valuesOf(l, titles))
	return err
}

// valuesOf returns the values of the placeholders in a letter.
func (a *Account) valuesOf(l *answers.Letter, titles []string) answers.Values {
	s := a.opts.Answers
	return answers.Values{
		answers.ForName: l.ToName, answers.ForJob: answers.Titles(l.Lang, titles), answers.ForCompany: s.Company, answers.ForSender: s.Sender,
	}
}

// rewriteLetters writes the texts that letters lost when an application that they were about was erased.
func (a *Account) rewriteLetters(ctx context.Context) error {
	if a.opts.Answers == nil {
		return nil
	}
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
		if _, err := a.store.ChangeLetters(ctx, []int64{l.ID}, func(is *answers.Letter) bool {
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

// sharedBy is how many people have to have an address for it to be the service's placeholder (CONTRACT 45).
const sharedBy = 3

// recipients returns the applicants that can be written to, and why the others cannot.
func (a *Account) recipients(ctx context.Context, applies []int64) (to []recipient, refused []RefusedLetter, err error) {
	people, err := a.byID(ctx, applies)
	if err != nil {
		return nil, nil, err
	}
	erased, err := a.store.Erased(ctx, 0)
	if err != nil {
		return nil, nil, err
	}
	seen := map[int64]bool{}
	for _, id := range applies {
		c, known := people[id]
		if known {
			id = c.ID
		}
		if seen[id] {
			continue
		}
		seen[id] = true
		why, detail := closed(c), ""
		switch {
		case erased[id]:
			why = answers.RefusedErased
		case !known:
			why = answers.RefusedUnknown
		case why == answers.RefusedStatus:
			detail = string(c.Status)
		}
		if why != "" {
			refused = append(refused, RefusedLetter{id, c.JobID, why, detail})
			continue
		}
		to = append(to, recipient{c, c.Applicant.Contacts.Email})
	}
	names, err := a.findAddresses(ctx, to)
	if err != nil {
		return nil, nil, err
	}
	usable := to[:0]
	for _, r := range to {
		if why := a.refusalOf(&r, names); why != "" {
			refused = append(refused, RefusedLetter{r.ID, r.JobID, why, ""})
			continue
		}
		usable = append(usable, r)
	}
	return usable, refused, nil
}

// byID returns applications by the ids that they are asked for; an arrival whose application is known has that.
func (a *Account) byID(ctx context.Context, ids []int64) (map[int64]model.Candidate, error) {
	people, err := a.store.CandidatesOf(ctx, ids)
	if err != nil {
		return nil, err
	}
	out := map[int64]model.Candidate{}
	for _, c := range people {
		out[c.ID] = c
	}
	for _, id := range ids {
		if id >= 0 {
			continue
		}
		c, err := a.candidate(ctx, id)
		if errors.Is(err, store.ErrNone) {
			continue
		}
		if err != nil {
			return nil, err
		}
		out[id] = c
	}
	return out, nil
}

// findAddresses replaces masked addresses by those of the callbacks, and returns the names of all who have the addresses,
// which may be spelled in two ways.
func (a *Account) findAddresses(ctx context.Context, to []recipient) (names map[string][]string, err error) {
	var jobs []int64
	for _, r := range to {
		if _, problem := mail.Usable(r.address); problem == mail.Masked && !slices.Contains(jobs, r.JobID) {
			jobs = append(jobs, r.JobID)
		}
	}
	var called map[int64]string
	if len(jobs) > 0 {
		if called, err = a.store.ArrivalAddresses(ctx, jobs); err != nil {
			return nil, err
		}
	}
	var addresses []string
	for i := range to {
		if _, problem := mail.Usable(to[i].address); problem == mail.Masked {
			to[i].address = cmp.Or(called[to[i].ID], to[i].address)
		}
		addresses = append(addresses, spelling(to[i].address), mail.Fold(to[i].address))
	}
	return a.store.NamesOf(ctx, addresses)
}

// spelling is the form in which the store has an address.
func spelling(address string) string { return strings.ToLower(strings.TrimSpace(address)) }

// refusalOf returns why an address cannot be written to; "" if it can, and the address has its normal form then.
func (a *Account) refusalOf(r *recipient, names map[string][]string) answers.Refusal {
	s := a.opts.Answers
	address, problem := mail.Usable(r.address)
	switch problem {
	case "":
	case mail.Missing:
		return answers.RefusedNone
	case mail.Masked:
		return answers.RefusedMasked
	case mail.LineEnds, mail.TwoDots, mail.NotASCII, mail.Invalid:
		return answers.RefusedInvalid
	}
	sharing := slices.Concat(names[spelling(r.address)], names[mail.Fold(address)])
	r.address = address
	switch {
	case mail.Same(address, s.From.Mail), mail.Same(address, a.client.Email()):
		return answers.RefusedOwn
	case s.Placeholder != "" && mail.Same(address, s.Placeholder), countPeople(sharing) >= sharedBy:
		return answers.RefusedShared
	case s.OnlyOpened && !r.Applicant.Contacts.Opened:
		return answers.RefusedUnopened
	}
	return ""
}

// countPeople returns how many people have some folded names, at most: one person's may be spelled in two alphabets.
func countPeople(names []string) int {
	var people [][]string
	if len(names) < sharedBy {
		return len(names)
	}
	for _, name := range names {
		i := slices.IndexFunc(people, func(of []string) bool { return identity.OneNameSpelled(append(slices.Clone(of), name)) })
		if i < 0 {
			people, i = append(people, nil), len(people)
		}
		people[i] = append(people[i], name)
		if len(people) >= sharedBy {
			break
		}
	}
	return len(people)
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

// Letters returns letters in the order in which they were planned. One whose time has come is due.
func (a *Account) Letters(ctx context.Context, f store.LetterFilter) ([]Letter, error) {
	states := f.States
	if slices.ContainsFunc(states, answers.State.Open) {
		f.States = append(slices.Clone(states), answers.Planned, answers.Due)
	}
	letters, err := a.store.Letters(ctx, f)
	if err != nil {
		return nil, err
	}
	now := a.opts.Now()
	for i := range letters {
		if l := &letters[i]; l.State == answers.Planned && !l.Reviewed.IsZero() && !l.Due.After(now) {
			l.State = answers.Due
		}
	}
	if states != nil {
		letters = slices.DeleteFunc(letters, func(l answers.Letter) bool { return !slices.Contains(states, l.State) })
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
		out[i] = Letter{Letter: l, Job: strings.Join(of, ", ")}
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

// LetterLink returns the link by which a mail program opens a letter as a draft. In blind mode the error is ErrBlind.
func (a *Account) LetterLink(ctx context.Context, id int64) (string, error) {
	if a.LookBlind(ctx) {
		return "", ErrBlind
	}
	l, err := a.store.Letter(ctx, id)
	return mail.Link(mail.Message{To: mail.Address{Name: l.ToName, Mail: l.Address}, Subject: l.Subject, Text: l.Text}.Clean()), err
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
	a.noteLetters(ctx, changed)
	if err := a.store.SettleJournal(ctx); err != nil {
		return nil, err
	}
	return a.lettersOf(ctx, changed)
}

// noteLetters notes for colleagues that the manager has written to the applicants of letters that have left.
func (a *Account) noteLetters(ctx context.Context, letters []answers.Letter) {
	if a.opts.Team == nil {
		return
	}
	for _, l := range letters {
		for i, id := range l.Applies {
			if l.State != answers.Handed || id <= 0 {
				continue
			}
			if err := a.NoteWritten(ctx, model.Candidate{ID: id, JobID: l.Jobs[i]}, true); err != nil {
				a.opts.Log.Warn("letter not noted for colleagues", "error", err)
			}
		}
	}
}

// NoteBounce reads a mail, and returns the letters of which it reports that they came back: their applicants are to be called.
// Its errors are those of mail.Bounced.
func (a *Account) NoteBounce(ctx context.Context, in io.Reader) ([]Letter, error) {
	if err := a.Writable(); err != nil {
		return nil, err
	}
	b, err := mail.Bounced(in)
	if err != nil {
		return nil, err
	}
	changed, err := a.store.ReturnLetters(ctx, b.IDs, func(l *answers.Letter) bool {
		left := l.State == answers.Handing || l.State == answers.Handed || l.State == answers.Unknown || l.State == answers.Failed
		if !left || !slices.ContainsFunc(b.Recipients, func(r string) bool { return mail.Same(r, l.Address) }) {
			return false
		}
		l.State, l.Drafted, l.Reason = answers.Bounced, time.Time{}, withoutAddress(b.Reason, l.Address)
		return true
	})
	if err == nil && len(changed) > 0 { // an outcome may have been unknown
		err = a.store.SettleJournal(ctx)
	}
	if err != nil {
		return nil, err
	}
	return a.lettersOf(ctx, changed)
}

// UnansweredOf returns the applications of a job, or of all jobs if jobID is 0, that have no answer and about which no letter
// waits, lies as a draft, or failed, the oldest first.
func (a *Account) UnansweredOf(ctx context.Context, jobID int64) ([]int64, error) {
	ids, err := a.store.Unanswered(ctx, jobID)
	if err != nil {
		return nil, err
	}
	letters, err := a.store.Letters(ctx, store.LetterFilter{JobID: jobID, States: []answers.State{answers.Planned, answers.Due, answers.Handing, answers.Failed}})
	has := map[int64]bool{}
	for _, l := range letters {
		for _, id := range l.Applies {
			has[id] = true
		}
	}
	return slices.DeleteFunc(ids, func(id int64) bool { return has[id] }), err
}

// CountUnanswered counts the applications without an answer, also those about which a letter waits, and returns the date of the oldest; zero if it is not known.
func (a *Account) CountUnanswered(ctx context.Context, jobID int64) (n int, oldest time.Time, err error) {
	return a.store.CountUnanswered(ctx, jobID)
}

// LeaveUnanswered stops counting the applicants of a job among those without an answer.
func (a *Account) LeaveUnanswered(ctx context.Context, jobID int64) error {
	if err := a.Writable(); err != nil {
		return err
	}
	return a.store.LeaveUnanswered(ctx, jobID)
}

// planOfVerdict returns the plan of the letter that a change of a review brings, unless a colleague has another verdict; nil
// for none.
func (a *Account) planOfVerdict(ctx context.Context, applyID int64, f func(*model.Review)) ([]store.Plan, error) {
	s := a.opts.Answers
	if s == nil || s.From.Mail == "" || !s.Verdicts || a.Writable() != nil {
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
