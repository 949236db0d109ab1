package account

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/phone"
	"shortlist/model/same"
	"shortlist/model/store"
)

// Scope selects the applications to erase or to report: those of a person, of a job, or
// the older ones. Exactly one of Person, JobID and Before is set.
type Scope struct {
	Person string    // an application's id, an e-mail address, a phone number or a name
	JobID  int64     // with the drafts of its changes
	Before time.Time // of the application
	Listed bool      // with Before: also applications on shortlists

	days int // of a sweep by privacy.keep; 0 if a person asked
}

// Match is an application that a scope selects. In blind mode it has a code for the name
// and no contacts.
type Match struct {
	ID    int64 // less than 0: an arrival's
	JobID int64
	Job   string // the job's title; "" if it is not known
	Date  time.Time
	Name  string
	Email string
	Phone string
}

// SeveralError is returned for a person that several people may be.
type SeveralError struct{ People []Match }

// Error implements error.
func (e *SeveralError) Error() string { return say.SeveralPeople(len(e.People)) }

// Selected is what a scope selects.
type Selected struct {
	Applications []Match // the newest first
	Listed       int     // applications on shortlists that are left out
	known        []store.Known
}

// Select finds the applications of a scope. Its error is ErrNone if nothing is kept, or a
// SeveralError.
func (a *Account) Select(ctx context.Context, s Scope) (Selected, error) {
	all, err := a.store.Known(ctx)
	if err != nil {
		return Selected{}, err
	}
	var out Selected
	switch {
	case s.Person != "":
		out.known, err = a.person(ctx, all, s.Person)
		if err != nil {
			return out, err
		}
	case s.JobID != 0:
		out.known = slices.DeleteFunc(all, func(k store.Known) bool { return k.JobID != s.JobID })
	default:
		for _, k := range all {
			switch {
			case k.Date.IsZero() || k.Date.UnixMilli() == 0 || !k.Date.Before(s.Before):
			case k.Listed && !s.Listed:
				out.Listed++
			default:
				out.known = append(out.known, k)
			}
		}
	}
	out.Applications, err = a.matches(ctx, out.known)
	if err == nil && s.Person != "" && len(out.known) == 0 {
		err = ErrNone
	}
	return out, err
}

func (a *Account) matches(ctx context.Context, known []store.Known) ([]Match, error) {
	titles := map[int64]string{}
	out := make([]Match, 0, len(known))
	for _, k := range known {
		if _, ok := titles[k.JobID]; !ok {
			title, err := a.titleOf(ctx, k.JobID)
			if err != nil {
				return nil, err
			}
			titles[k.JobID] = title
		}
		m := Match{ID: k.ID, JobID: k.JobID, Job: titles[k.JobID], Date: k.Date, Name: k.Name, Email: k.Email, Phone: k.Phone}
		if a.Blind() {
			m.Name, m.Email, m.Phone = blind.Name(k.ID), "", ""
		}
		out = append(out, m)
	}
	slices.SortFunc(out, func(x, y Match) int { return cmp.Or(y.Date.Compare(x.Date), cmp.Compare(y.ID, x.ID)) })
	return out, nil
}

func asCandidate(k store.Known) model.Candidate {
	return model.Candidate{ID: k.ID, JobID: k.JobID, Date: k.Date, Applicant: model.Applicant{
		Name: k.Name, Contacts: model.Contacts{Email: k.Email, Phone: k.Phone, Opened: k.Opened},
	}}
}

// person returns the applications of one person. They are surely one person's: they share
// an address or a number that has one name.
func (a *Account) person(ctx context.Context, all []store.Known, typed string) ([]store.Known, error) {
	keys := make([][]same.Key, len(all)) // the contacts
	by := map[same.Key][]int{}
	for i, k := range all {
		for _, key := range same.Keys(asCandidate(k)) {
			if key.Contact() {
				keys[i], by[key] = append(keys[i], key), append(by[key], i)
			}
		}
	}
	person := make([]int, len(all)) // the person's number, from 1
	people := 0
	gather := func(first int) {
		if person[first] != 0 {
			return
		}
		people++
		person[first] = people
		for next := []int{first}; len(next) > 0; next = next[1:] {
			at := next[0]
			for _, key := range keys[at] {
				names := make([]string, 0, len(by[key]))
				for _, i := range by[key] {
					names = append(names, same.Name(all[i].Name))
				}
				if !same.OneNameSpelled(names) {
					continue
				}
				for _, i := range by[key] {
					if person[i] == 0 && len(same.Why(asCandidate(all[at]), asCandidate(all[i]), []same.Key{key})) > 0 {
						person[i] = people
						next = append(next, i)
					}
				}
			}
		}
	}
	found := named(all, strings.TrimSpace(typed))
	if len(found) == 0 {
		return nil, nil
	}
	first := map[int]int{} // by person
	for _, i := range found {
		gather(i)
		if _, ok := first[person[i]]; !ok {
			first[person[i]] = i
		}
	}
	if len(first) > 1 {
		var each []store.Known
		for _, i := range first {
			each = append(each, all[i])
		}
		matches, err := a.matches(ctx, each)
		return nil, cmp.Or(err, error(&SeveralError{matches}))
	}
	var out []store.Known
	for i, k := range all {
		if person[i] == person[found[0]] {
			out = append(out, k)
		}
	}
	return out, nil
}

// named returns the positions of the applications that a text names.
func named(all []store.Known, typed string) (found []int) {
	where := func(is func(k store.Known) bool) []int {
		for i, k := range all {
			if is(k) {
				found = append(found, i)
			}
		}
		return found
	}
	if id, err := strconv.ParseInt(typed, 10, 64); err == nil {
		if where(func(k store.Known) bool { return k.ID == id }); len(found) > 0 {
			return found
		}
	}
	if strings.Contains(typed, "@") {
		return where(func(k store.Known) bool { return strings.EqualFold(strings.TrimSpace(k.Email), typed) })
	}
	if numbers := phone.Parse(typed); len(numbers) > 0 {
		return where(func(k store.Known) bool {
			return slices.ContainsFunc(phone.Parse(k.Phone), func(n phone.Number) bool { return slices.ContainsFunc(numbers, n.Same) })
		})
	}
	name := same.Name(typed)
	if name == "" {
		return nil
	}
	if where(func(k store.Known) bool { return same.Name(k.Name) == name }); len(found) > 0 {
		return found
	}
	return where(func(k store.Known) bool {
		theirs := same.Name(k.Name)
		return theirs != "" && same.OneNameSpelled([]string{theirs, name})
	})
}

// marks are the texts of applications that no file may hold after they are erased: names
// of two words, addresses and numbers, as they were sent and as the store folds them.
func marks(known []store.Known) []string {
	var out []string
	add := func(texts ...string) {
		for _, text := range texts {
			if text = strings.TrimSpace(text); utf8.RuneCountInString(text) < shortestMark {
				continue
			}
			if escaped, err := json.Marshal(text); err == nil {
				out = append(out, text, string(escaped[1:len(escaped)-1]))
			}
		}
	}
	for _, k := range known {
		if strings.Contains(strings.TrimSpace(k.Name), " ") {
			add(k.Name, same.Name(k.Name))
		}
		if !asCandidate(k).Applicant.Contacts.Masked() {
			add(k.Email, strings.ToLower(k.Email))
		}
		add(k.Phone)
		for _, n := range phone.Parse(k.Phone) {
			add(n.National)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// shortestMark is the least length of a text that is searched for: a shorter one is found
// by chance.
const shortestMark = 6

// Receipt is what an erasure did. It holds nothing of the erased people.
type Receipt struct {
	Begun time.Time
	Rows  store.ErasedRows
	CVs   int // files of the cache
	Files int // that came with callbacks
	Other int // copies for other programs, and damaged copies of the store

	Masked   int            // places in logs that were overwritten
	Searched int            // files whose bytes were searched
	Marks    int            // names, addresses and numbers that were searched for
	Left     []LeftOver     // files that still hold one
	Mentions map[string]int // rows of others that hold one, by table: notes, drafts, namesakes
	Failed   []string       // steps that failed, and why
}

// LeftOver is a file that still holds a name, an address or a number of the erased.
type LeftOver struct {
	File   string
	Places int
}

// Clean reports whether no file holds anything of the erased, as far as they were searched.
func (r Receipt) Clean() bool { return len(r.Left) == 0 && len(r.Failed) == 0 }

// Rehearse returns what Erase would do, and does nothing.
func (a *Account) Rehearse(ctx context.Context, s Selected, scope Scope) (Receipt, error) {
	e, err := a.erasure(ctx, s, scope)
	if err != nil {
		return Receipt{}, err
	}
	r := Receipt{Begun: e.Begun, Marks: len(e.Marks), Files: len(e.Files)}
	for _, id := range e.Applies {
		r.CVs += len(a.opts.CVs.Files(id))
		r.Other += len(a.copies(id))
	}
	r.Rows, err = a.store.EraseRows(ctx, e, e.Begun, true)
	return r, err
}

func (a *Account) erasure(ctx context.Context, s Selected, scope Scope) (store.Erasure, error) {
	e := store.Erasure{Begun: a.opts.Now(), Marks: marks(s.known)}
	for _, k := range s.known {
		e.Applies = append(e.Applies, k.ID)
	}
	if scope.days != 0 {
		e.Note = say.SweptNote(scope.days, s.Listed)
	}
	if scope.JobID != 0 {
		e.Jobs = []int64{scope.JobID}
	}
	var err error
	e.Files, err = a.store.AttachmentsOf(ctx, e.Applies)
	return e, err
}

// Erase removes the selected applications from this computer. It notes what it is about to
// do first, so that an erasure that is killed goes on when the account is opened again. Its
// error is ErrBusy while another window erases.
func (a *Account) Erase(ctx context.Context, s Selected, scope Scope) (Receipt, error) {
	leave, err := a.takeErasing(ctx)
	if err != nil {
		return Receipt{}, err
	}
	defer leave()
	e, err := a.erasure(ctx, s, scope)
	if err != nil {
		return Receipt{}, err
	}
	if e, err = a.store.BeginErasure(ctx, e); err != nil {
		return Receipt{}, err
	}
	a.atStep("noted")
	return a.erase(context.WithoutCancel(ctx), e)
}

// FinishErasures ends the erasures that a killed program has left. It does nothing while
// another window erases.
func (a *Account) FinishErasures(ctx context.Context) (done []Receipt, err error) {
	left, err := a.store.Erasures(ctx)
	if err != nil || len(left) == 0 {
		return nil, err
	}
	leave, err := a.takeErasing(ctx)
	if errors.Is(err, ErrBusy) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer leave()
	if left, err = a.store.Erasures(ctx); err != nil { // another window may have ended them
		return nil, err
	}
	for _, e := range left {
		r, failed := a.erase(context.WithoutCancel(ctx), e)
		if failed != nil {
			err = errors.Join(err, failed)
			continue
		}
		done = append(done, r)
	}
	return done, err
}

func (a *Account) takeErasing(ctx context.Context) (leave func(), err error) {
	mine, err := a.store.TakeDuty(ctx, store.DutyErasing, a.opts.Now())
	if err != nil {
		return nil, err
	}
	if !mine {
		return nil, fmt.Errorf("%s: %w", say.ErasingElsewhere(), ErrBusy)
	}
	return func() { _ = a.store.LeaveDuty(context.WithoutCancel(ctx), store.DutyErasing) }, nil // it ends by itself, too
}

func (a *Account) atStep(name string) {
	if a.step != nil {
		a.step(name)
	}
}

// erase does a noted erasure. Each step may run again. An error leaves the note, so that
// the erasure goes on later.
func (a *Account) erase(ctx context.Context, e store.Erasure) (Receipt, error) {
	r := Receipt{Begun: e.Begun, Marks: len(e.Marks)}
	var err error
	if r.Rows, err = a.store.EraseRows(ctx, e, a.opts.Now(), false); err != nil {
		return r, err
	}
	a.atStep("rows")
	failed := func(err error) {
		if err != nil {
			r.Failed = append(r.Failed, err.Error())
		}
	}
	needles := make([][]byte, len(e.Marks))
	for i, m := range e.Marks {
		needles[i] = []byte(m)
	}
	failed(a.eraseFiles(e, &r))
	a.atStep("files")
	compacted := a.store.Compact(ctx)
	failed(compacted)
	a.atStep("compacted")
	a.maskLogs(needles, &r)
	a.search(needles, &r)
	found, files, err := a.store.FindBytes(needles)
	failed(err)
	r.Searched += files
	if r.Mentions, err = a.store.Mentions(ctx, e.Marks); err != nil {
		return r, err
	}
	if len(r.Mentions) == 0 { // else the store holds them for others, rightly
		for name, n := range found {
			r.Left = append(r.Left, LeftOver{name, n})
		}
	}
	slices.SortFunc(r.Left, func(x, y LeftOver) int { return strings.Compare(x.File, y.File) })
	a.atStep("searched")
	if errors.Is(compacted, store.ErrLogInUse) { // the note stays, so that it is tried again
		return r, nil
	}
	act := model.Activity{At: a.opts.Now(), Kind: model.ActivityErase, Detail: say.ErasedApplications(r.Rows.Applications) + e.Note}
	if act.ID, err = a.store.Log(ctx, act); err != nil {
		return r, err
	}
	a.logAnswer(ctx, &act, "", nil)
	if err := a.store.EndErasure(ctx, e.ID); err != nil {
		return r, err
	}
	failed(a.store.EmptyLog(ctx))
	return r, nil
}

// eraseFiles removes the files of applications.
func (a *Account) eraseFiles(e store.Erasure, r *Receipt) (err error) {
	remove := func(path string) bool {
		failed := os.Remove(path)
		if failed != nil && !errors.Is(failed, fs.ErrNotExist) {
			err = errors.Join(err, failed)
		}
		return failed == nil
	}
	for _, id := range e.Applies {
		n, failed := a.opts.CVs.Remove(id)
		r.CVs, err = r.CVs+n, errors.Join(err, failed)
		for _, path := range a.copies(id) {
			if remove(path) {
				r.Other++
			}
		}
	}
	if a.opts.Inbox != nil {
		for _, ref := range e.Files {
			a.opts.Inbox.Remove(ref)
		}
		r.Files = len(e.Files)
	}
	return errors.Join(err, a.opts.CVs.RemoveLeftovers())
}

// copies returns the copies of an application's CV that were made for other programs.
func (a *Account) copies(id int64) []string {
	if a.opts.Scratch == "" {
		return nil
	}
	paths, _ := filepath.Glob(filepath.Join(a.outsideDir(), fmt.Sprintf("cv-%d*", id))) // fails only for a bad pattern
	return slices.DeleteFunc(paths, func(path string) bool {
		rest := strings.TrimPrefix(filepath.Base(path), fmt.Sprintf("cv-%d", id))
		return rest != "" && rest[0] >= '0' && rest[0] <= '9' // of another application
	})
}

// search searches the bytes of every file of the account but the store's. A damaged copy
// of the store that holds a mark is removed.
func (a *Account) search(needles [][]byte, r *Receipt) {
	for _, top := range a.opts.Folders {
		err := filepath.WalkDir(top, func(path string, entry fs.DirEntry, err error) error {
			if errors.Is(err, fs.ErrNotExist) {
				return nil
			}
			if err != nil || !entry.Type().IsRegular() || a.store.IsOpenFile(path) {
				return err
			}
			n, err := countBytes(path, needles)
			if errors.Is(err, fs.ErrNotExist) { // it was removed meanwhile
				return nil
			}
			if err != nil {
				return err
			}
			if r.Searched++; n == 0 {
				return nil
			}
			if strings.Contains(entry.Name(), ".damaged-") && os.Remove(path) == nil {
				r.Other++
				return nil
			}
			r.Left = append(r.Left, LeftOver{path, n})
			return nil
		})
		if err != nil {
			r.Failed = append(r.Failed, err.Error())
		}
	}
}

func countBytes(path string, needles [][]byte) (int, error) {
	f, err := os.Open(path)
	if err != nil {
		return 0, err
	}
	defer func() { _ = f.Close() }() // only read
	return store.CountBytes(f, needles)
}

// maskLogs overwrites the marks in logs and crash reports, in place: other windows write
// to the same files.
func (a *Account) maskLogs(needles [][]byte, r *Receipt) {
	for _, pattern := range a.opts.Logs {
		paths, _ := filepath.Glob(pattern) // fails only for a bad pattern
		for _, path := range paths {
			n, err := maskFile(path, needles)
			if r.Searched++; err != nil {
				r.Failed = append(r.Failed, err.Error())
			}
			r.Masked += n
		}
	}
}

func maskFile(path string, needles [][]byte) (n int, err error) {
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	data, err := os.ReadFile(path)
	if err != nil {
		return 0, err
	}
	for _, m := range needles {
		for at := 0; ; {
			i := bytes.Index(data[at:], m)
			if i < 0 {
				break
			}
			at += i
			if _, err := f.WriteAt(bytes.Repeat([]byte("x"), len(m)), int64(at)); err != nil {
				return n, err
			}
			n, at = n+1, at+len(m)
		}
	}
	return n, nil
}

// ForgetErased lets reads of applicants bring erased applications back, and returns how
// many.
func (a *Account) ForgetErased(ctx context.Context) (int, error) { return a.store.ForgetErased(ctx) }

// SweepOld erases the applications that are older than privacy.keep allows, but for those
// on shortlists, and notes it in the activity log. It does nothing if another window
// erases.
func (a *Account) SweepOld(ctx context.Context) (Receipt, error) {
	if a.opts.Keep <= 0 {
		return Receipt{}, nil
	}
	scope := Scope{Before: a.opts.Now().Add(-a.opts.Keep), days: int(a.opts.Keep / (24 * time.Hour))}
	s, err := a.Select(ctx, scope)
	if err != nil || len(s.known) == 0 {
		return Receipt{}, err
	}
	r, err := a.Erase(ctx, s, scope)
	if errors.Is(err, ErrBusy) {
		return r, nil
	}
	return r, err
}

// sweepDaily finishes erasures, and sweeps old applications now and once a day, until the
// context ends.
func (a *Account) sweepDaily(ctx context.Context) error {
	done, err := a.FinishErasures(ctx)
	if err != nil {
		return err
	}
	for a.opts.Keep > 0 && ctx.Err() == nil {
		r, err := a.SweepOld(ctx)
		switch {
		case err != nil && ctx.Err() == nil:
			a.opts.Log.Warn("old applications not erased", "error", err)
		case err == nil && r.Rows.Applications > 0:
			done = append(done, r)
		}
		a.logReceipts(done)
		done = nil
		timer := time.NewTimer(cmp.Or(a.sweeps, 24*time.Hour))
		select {
		case <-timer.C:
		case <-ctx.Done():
			timer.Stop()
		}
	}
	a.logReceipts(done)
	return nil
}

func (a *Account) logReceipts(done []Receipt) {
	for _, r := range done {
		a.opts.Log.Info("applications erased", "applications", r.Rows.Applications, "left", len(r.Left), "failed", r.Failed)
	}
}
