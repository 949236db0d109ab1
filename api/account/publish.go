package account

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"shortlist/api"
	"shortlist/model"
	"shortlist/model/htmltext"
	"shortlist/model/lang"
	"shortlist/model/store"
)

// Saved is the result of a create or an update, read back from the service.
type Saved struct {
	Job     model.Job
	Created bool         // by this call, or by an earlier one whose answer was lost
	Changed []Difference // fields that differ from what was sent (CONTRACT 10); theirs is the service's value
	Unread  error        // why it could not be read back; Job is then what was sent
}

// Create publishes a draft at once (§4.2). If the draft breaks a rule, the error is
// model.Problems and nothing is sent. If the outcome is unknown, the error is an
// *Unknown. Then the intent stays stored until Settle, and the same stored form is not
// sent again before that (CONTRACT 11). The form is deleted once it is a job.
func (a *Account) Create(ctx context.Context, from model.SavedDraft) (Saved, error) {
	d := from.Draft
	if err := a.Writable(); err != nil {
		return Saved{}, err
	}
	body, problems := a.Validate(d)
	if len(problems) > 0 {
		return Saved{}, problems
	}
	if err := a.unanswered(ctx, from.ID); err != nil {
		return Saved{}, err
	}
	// First read the jobs: some may look the same already, and the sign-in must be valid, since a create is not sent
	// again after a 401. If the list cannot be read, the stored list is used.
	known, err := a.FetchJobs(ctx)
	if NeedsSignIn(err) {
		return Saved{}, err
	}
	if err != nil {
		if known.List, err = a.store.WholeJobs(ctx); err != nil {
			return Saved{}, err
		}
	}
	intent := model.Intent{Draft: d, DraftID: from.ID, Begun: a.opts.Now()}
	for _, j := range known.List {
		if alike(j, d) {
			intent.Alike = append(intent.Alike, j.ID)
		}
	}
	if intent.ID, err = a.store.Begin(ctx, intent, !from.Saved.IsZero()); errors.Is(err, store.ErrTaken) { // another window sent it
		return Saved{}, cmp.Or(a.unanswered(ctx, from.ID), err)
	}
	if err != nil {
		return Saved{}, err
	}
	act := model.Activity{Kind: model.ActivityCreate, Source: intent.ID, Title: body.Title}
	if d.Currency != nil { // else there is no salary
		act.Detail = a.opts.Country.Code(body.Currency)
	}
	a.logCall(ctx, &act)
	act.JobID, _, err = a.client.Create(ctx, body)
	ctx = context.WithoutCancel(ctx) // the results must be recorded even if the screen is gone
	a.logAnswer(ctx, &act, "", err)
	if errors.Is(err, api.ErrOutcomeUnknown) {
		if lost := a.store.GiveUp(ctx, intent.ID); lost != nil {
			a.opts.Log.Warn("create not noted as unknown", "error", lost) // it counts as unknown after a while
		}
		return Saved{}, &Unknown{Intent: intent, Err: err}
	}
	if err != nil {
		return Saved{}, errors.Join(err, a.store.Settle(ctx, intent, 0))
	}
	err = a.store.Settle(ctx, intent, act.JobID)
	saved := a.readBack(ctx, act.JobID, body)
	saved.Created = true
	if saved.Unread == nil {
		a.logAnswer(ctx, &act, string(saved.Job.Status), nil) // it may differ from the requested status
	}
	return saved, err
}

// errUnanswered is returned for a form whose earlier create has no known outcome.
func errUnanswered() error {
	return fmt.Errorf("%s: %w", lang.Text("it was sent before, and its outcome is not known"), api.ErrOutcomeUnknown)
}

// unanswered returns the *Unknown of an earlier create from a stored form.
func (a *Account) unanswered(ctx context.Context, draftID int64) error {
	if draftID == 0 {
		return nil
	}
	switch in, err := a.store.IntentOf(ctx, draftID); {
	case err == nil:
		return &Unknown{Intent: in, Err: errUnanswered()}
	case !errors.Is(err, store.ErrNone):
		return err
	}
	return nil
}

// Unknown is a create with an unknown outcome.
type Unknown struct {
	Intent model.Intent
	Err    error
}

// Error returns the failure.
func (u *Unknown) Error() string { return u.Err.Error() }

// Why returns the reason why the outcome is unknown, as a clause: there is no answer, or the answer leaves it open.
// It is "" if an earlier create of the same form is unanswered.
func (u *Unknown) Why() string {
	var e *api.Error
	if errors.As(u.Err, &e) {
		return leftOpen(e)
	}
	return ""
}

// leftOpen returns why a call that was sent may have been carried out or not.
func leftOpen(e *api.Error) string {
	if e.Status == 0 {
		return sayNoAnswer(e.Reason())
	}
	return lang.Text("the answer does not show whether it was done (%s)", e.Reason())
}

// Unwrap returns the failure.
func (u *Unknown) Unwrap() error { return u.Err }

// Intents returns the creates with an unknown outcome, without those that another
// window is still sending.
func (a *Account) Intents(ctx context.Context) ([]model.Intent, error) {
	return a.store.Intents(ctx, a.opts.Now())
}

// Find looks for the job that a create with an unknown outcome may have made: one with the same title, region and
// text that was not there before the create and is not the result of another create (CONTRACT 11). If there are
// several, it returns the first that was made: the others belong to later creates.
func (a *Account) Find(ctx context.Context, in model.Intent) (job model.Job, found bool, err error) {
	jobs, err := a.FetchJobs(ctx)
	if err != nil {
		return model.Job{}, false, err
	}
	job, found, err = a.FindAmong(ctx, jobs.List, in)
	if err == nil && !found && jobs.Unread != nil { // the job may be among the unread ones
		err = jobs.Unread
	}
	return job, found, err
}

// FindAmong does the same as Find in a list of jobs that was just read, so that several
// intents need one list.
func (a *Account) FindAmong(ctx context.Context, jobs []model.Job, in model.Intent) (job model.Job, found bool, err error) {
	open, err := a.Intents(ctx)
	if err != nil {
		return model.Job{}, false, err
	}
	for _, now := range open {
		if now.ID == in.ID {
			in.Alike = slices.Concat(in.Alike, now.Alike) // results of other creates
		}
	}
	for _, j := range jobs {
		if alike(j, in.Draft) && !slices.Contains(in.Alike, j.ID) && (!found || j.ID < job.ID) {
			job, found = j, true
		}
	}
	return job, found, nil
}

// Settle ends an intent. made is the job that it made, or 0. It returns ErrNone if
// another window has ended the intent.
func (a *Account) Settle(ctx context.Context, in model.Intent, made int64) error {
	if err := a.store.Settle(ctx, in, made); err != nil {
		return err
	}
	outcome := model.ActivityFound
	if made == 0 {
		outcome = model.ActivityUndone
	}
	a.answeredLater(ctx, model.ActivityCreate, in.ID, made, outcome)
	return nil
}

// alike reports whether a job looks like a draft. The service may have removed tags, so
// the text is compared.
func alike(j model.Job, d model.Draft) bool {
	return strings.TrimSpace(j.Title) == strings.TrimSpace(d.Title) &&
		strings.TrimSpace(j.Region) == strings.TrimSpace(d.Region) &&
		sameText(j.Description, d.Description)
}

// Duplicates reports whether a new job would look like one in the last known list that is on the board, or is about
// to be.
func (a *Account) Duplicates(ctx context.Context, d model.Draft) (bool, error) {
	jobs, err := a.store.JobsTitled(ctx, strings.TrimSpace(d.Title))
	return slices.ContainsFunc(jobs, func(j model.Job) bool {
		return (j.Status == model.Activated || j.Status == model.PreActivated) && alike(j, d)
	}), err
}

func sameText(a, b string) bool {
	words := func(s string) string { return strings.Join(strings.Fields(htmltext.Visible(s)), " ") }
	return a == b || words(a) == words(b)
}

// Difference is a field whose value at the service differs from this program's.
type Difference struct {
	Field        model.FormField
	Theirs, Mine string // FormField.Text
}

// Conflict is the error of an update that was not sent because the job has changed
// since the form was opened (CONTRACT 3).
type Conflict struct {
	Now      model.Job
	Currency *model.CurrencyEntry // what was last sent from here; nil: unknown
	Fields   []Difference
}

// Error counts the fields.
func (c *Conflict) Error() string {
	names := make([]string, len(c.Fields))
	for i, f := range c.Fields {
		names[i] = string(f.Field)
	}
	return lang.Text("“%s” has changed meanwhile: %s", short(c.Now.Title), strings.Join(names, ", "))
}

// Update sends the whole of a changed job (§4.3). base is the job as it was when the
// form was opened, and currency the one that was last sent from here then, or nil. If the
// service's job differs from base, or another currency was sent from here since, nothing is
// sent and the error is a *Conflict. After an update without an answer, Update reads the
// job; if the job does not hold the changes, the error is an *Unanswered.
func (a *Account) Update(ctx context.Context, base model.Job, currency *model.Currency, d model.Draft) (_ Saved, err error) {
	defer func() { err = a.named(ctx, err, base.ID) }()
	if err := a.Writable(); err != nil {
		return Saved{}, err
	}
	body, problems := model.ValidateChange(base, d, a.opts.Country, htmltext.VisibleCharacters)
	if problems = CheckNeeds(d, problems); len(problems) > 0 {
		return Saved{}, problems
	}
	now, err := a.jobNow(ctx, base.ID)
	if err != nil {
		return Saved{}, err
	}
	before, known, err := a.store.Currency(ctx, base.ID)
	if err != nil {
		return Saved{}, err
	}
	conflict, was := &Conflict{Now: now}, model.DraftOf(now, nil)
	if known {
		conflict.Currency, was.Currency = &before, &before.Currency
	}
	if conflict.Fields = differences(model.DraftOf(base, currency), was, d); len(conflict.Fields) > 0 {
		return Saved{}, conflict
	}
	sent := model.CurrencyEntry{Currency: body.Currency, Sent: a.opts.Now()}
	// A known currency is replaced before the new one is sent, so that a crash in between leaves the person's last
	// choice. A missing entry of the ledger stays missing until the update is sent: the form asks about a missing
	// entry, and not about a wrong one.
	if known {
		if err := a.store.SetCurrency(ctx, base.ID, sent); err != nil {
			return Saved{}, err
		}
	}
	act := model.Activity{Kind: model.ActivityUpdate, JobID: base.ID, Title: body.Title, Detail: a.changes(was, d)}
	a.logCall(ctx, &act)
	err = a.client.Update(ctx, base.ID, body)
	ctx = context.WithoutCancel(ctx) // the results must be recorded even if the screen is gone
	a.logAnswer(ctx, &act, "", err)
	if lost(err) {
		err = a.arrived(ctx, &act, now, body, err)
	}
	var unanswered *Unanswered
	switch open := errors.As(err, &unanswered); {
	case err == nil && !known:
		err = a.store.SetCurrency(ctx, base.ID, sent)
	case open && known && before.Currency != body.Currency: // the job may have either currency, so the form must ask
		err = errors.Join(err, a.store.ForgetCurrency(ctx, base.ID))
	case err != nil && !open && known: // it was not done
		err = errors.Join(err, a.store.SetCurrency(ctx, base.ID, before))
	}
	if err != nil {
		return Saved{}, a.explain(ctx, base.ID, err)
	}
	return a.readBack(ctx, base.ID, body), nil
}

// Unanswered is the error of an update that was sent and has no answer (§4.3). It is
// safe to send it again.
type Unanswered struct {
	Title  string
	Undone bool  // the job was read since, and has not changed
	Err    error // why there is no answer
}

// Error describes what is known.
func (u *Unanswered) Error() string {
	why := sayNoAnswer(Reason(u.Err))
	if e := (*api.Error)(nil); errors.As(u.Err, &e) {
		why = leftOpen(e)
	}
	if u.Undone {
		return lang.Text("%s. The changes to “%s” did not arrive: the job is unchanged", why, u.Title)
	}
	return lang.Text("%s. The changes to “%s” may be public or not. To be sure, send them again: that does no harm", why, u.Title)
}

// Unwrap returns the reason.
func (u *Unanswered) Unwrap() error { return u.Err }

// arrived reads a job after an update without an answer. It returns nil if the job
// holds what was sent, else an *Unanswered.
func (a *Account) arrived(ctx context.Context, act *model.Activity, was model.Job, sent model.Body, why error) error {
	open := &Unanswered{Title: sent.Title, Err: why}
	now, err := a.Job(ctx, was.ID)
	if err != nil || len(changed(sent, was)) == 0 { // only fields that cannot be read were changed (CONTRACT 1)
		return open
	}
	strippable := func(d Difference) bool { return d.Field == model.FieldDescription && sameText(d.Mine, d.Theirs) }
	switch left := slices.DeleteFunc(changed(sent, now), strippable); {
	case model.DraftOf(now, nil).Equal(model.DraftOf(was, nil)):
		act.Outcome, open.Undone = model.ActivityUndone, true
	case len(left) == 0:
		act.Outcome = model.ActivityFound
	default: // someone else has changed it, too
		return open
	}
	act.Answered = a.opts.Now()
	a.updateLog(ctx, *act)
	if open.Undone {
		return open
	}
	return nil
}

// differences lists the fields of the form that changed since base, at the service or by an update from here, and
// differ from the person's values. A currency that has become unknown is listed only if the person did not change it.
func differences(base, now, mine model.Draft) []Difference {
	var out []Difference
	for _, f := range model.FormFields() {
		was, is, own := f.Text(base), f.Text(now), f.Text(mine)
		unknown := f == model.FieldCurrency && is == ""
		if was != is && !sameValue(f, is, own) && (!unknown || own == was) {
			out = append(out, Difference{Field: f, Theirs: is, Mine: own})
		}
	}
	return out
}

// readBack reads a job after it was saved and compares it with what was sent.
func (a *Account) readBack(ctx context.Context, id int64, sent model.Body) Saved {
	j, err := a.Job(ctx, id)
	if err != nil {
		a.opts.Log.Warn("job not read back", "job", id, "error", err)
		return Saved{Job: model.Job{ID: id, Title: sent.Title, Region: sent.Region, Address: sent.Address, Description: sent.Description}, Unread: err}
	}
	return Saved{Job: j, Changed: changed(sent, j)}
}

// changed lists the fields of a job that differ from what was sent. A salary of 0 reads
// as an empty one (CONTRACT 4).
func changed(sent model.Body, j model.Job) (out []Difference) {
	mine := model.DraftOf(model.Job{
		Title: sent.Title, Region: sent.Region, Address: sent.Address, Description: sent.Description,
		SalaryFrom: decimal(sent.SalaryFrom), SalaryTo: decimal(sent.SalaryTo),
		Rate: sent.Rate, Type1: sent.Type1, Type2: sent.Type2,
	}, &sent.Currency)
	theirs := model.DraftOf(j, &sent.Currency)
	for _, f := range model.FormFields() {
		if was, is := f.Text(mine), f.Text(theirs); !sameValue(f, was, is) {
			out = append(out, Difference{Field: f, Theirs: is, Mine: was})
		}
	}
	return out
}

func decimal(n *int64) *model.Decimal {
	if n == nil || *n == 0 {
		return nil
	}
	d := model.DecimalOf(*n)
	return &d
}

// sameValue reports whether two texts of a field would be sent as one value.
func sameValue(f model.FormField, a, b string) bool {
	switch f {
	case model.FieldTitle, model.FieldRegion, model.FieldAddress:
		return strings.TrimSpace(a) == strings.TrimSpace(b)
	case model.FieldSalaryFrom, model.FieldSalaryTo:
		return sameAmount(a, b)
	}
	return a == b
}

func sameAmount(a, b string) bool {
	x, err := model.ParseSalary(a)
	y, err2 := model.ParseSalary(b)
	if err != nil || err2 != nil || x == nil || y == nil {
		return a == b
	}
	return x.Grouped() == y.Grouped()
}

func sayNoAnswer(why string) string { return lang.Text("no answer came (%s)", why) }
