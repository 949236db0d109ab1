package account

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"shortlist/model"
	"shortlist/model/identity"
	"shortlist/model/lang"
	"shortlist/model/mail"
	"shortlist/model/phone"
	"shortlist/model/store"
)

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
			add(k.Name, identity.Name(k.Name))
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
	Left     []LeftOver     // files that still hold a mark
	Mentions map[string]int // rows of other applications that hold a mark, by table: notes, drafts, namesakes
	Failed   []string       // steps that failed, and why

	Letters     int // files of drafts of letters
	LettersGone int // files of drafts that were not in their folder any more

	Packets []string // to which colleagues packets with the applications went, and when

	Saved   []SavedFile // files that shortlist saved for the person, and that stay
	Deleted int         // how many files of Saved were deleted

	Apart []ApartStore // stores that the erasure does not reach

	HasTeam  bool // a team folder or database is in use
	Database bool // it is a database
	Team     int  // lines that were taken out of the manager's file in the team folder, or rows of all managers
}

// LeftOver is a file that still holds a name, an address or a number of the erased.
type LeftOver struct {
	File   string
	Places int
}

// Clean reports whether no file holds anything of the erased, as far as they were searched.
func (r Receipt) Clean() bool { return len(r.Left) == 0 && len(r.Failed) == 0 }

// ErrErasing is returned while another window erases.
var ErrErasing = lang.NewError("another window is erasing applications; erase again when it has finished")

// Rehearse returns what Erase would do, and does nothing. Its error is ErrErasing while another window erases.
func (a *Account) Rehearse(ctx context.Context, s Selected, scope Scope) (Receipt, error) {
	if a.store.ErasedElsewhere(ctx) { // which locks the store
		return Receipt{}, ErrErasing
	}
	e, err := a.erasure(ctx, s, scope)
	if err != nil {
		return Receipt{}, err
	}
	r := Receipt{Begun: e.Begun, Marks: len(e.Marks), Files: len(e.Files), HasTeam: a.opts.Team != nil, Database: a.promiser() != nil}
	for _, id := range e.Applies {
		r.CVs += len(a.opts.CVs.Files(id))
		r.Other += len(a.copies(id))
	}
	for _, d := range e.Letters {
		if r.Letters++; !d.Exists() {
			r.Letters, r.LettersGone = r.Letters-1, r.LettersGone+1
		}
	}
	a.eraseSaved(e, false, &r)
	r.Apart = a.searchApart(ctx, e.Applies, e.Marks)
	if r.Packets, err = a.packetsTo(ctx, e.Applies); err != nil {
		return r, err
	}
	r.Rows, err = a.store.CountErasure(ctx, e)
	return r, err
}

func (a *Account) erasure(ctx context.Context, s Selected, scope Scope) (store.Erasure, error) {
	e := store.Erasure{Begun: a.opts.Now(), Applies: model.IDs(s.known, knownID), Marks: marks(s.known), Aged: scope.days != 0, Delete: scope.Saved, AllTraces: scope.AllTraces}
	if scope.days != 0 {
		e.Note = saySweptNote(scope.days, s.Listed)
	}
	if scope.JobID != 0 {
		e.Jobs = []int64{scope.JobID}
	}
	var err error
	if e.Files, err = a.store.AttachmentsOf(ctx, e.Applies); err == nil {
		e.Saved, err = a.store.SavedWith(ctx, e.Applies, e.Marks)
	}
	if err == nil {
		e.Letters, err = a.draftsOf(ctx, e.Applies)
	}
	return e, err
}

// Erase removes the selected applications from this computer. It notes what it is about to
// do first, so that an erasure that is killed goes on when the account is opened again. Its
// error is ErrErasing while another window erases.
func (a *Account) Erase(ctx context.Context, s Selected, scope Scope) (Receipt, error) {
	if err := a.HeldElsewhere(); err != nil {
		return Receipt{}, err
	}
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
	for _, k := range s.known {
		if scope.AllTraces {
			if _, err := a.ForgetMarksOf(ctx, k.Email); err != nil { // of letters that were erased before
				return Receipt{}, err
			}
		}
	}
	went, err := a.packetsTo(ctx, e.Applies)
	if err != nil {
		return Receipt{}, err
	}
	r, err := a.erase(context.WithoutCancel(ctx), e)
	r.Packets = went
	return r, err
}

// ForgetMarksOf forgets that erased letters went to an address, and returns how many.
func (a *Account) ForgetMarksOf(ctx context.Context, address string) (int, error) {
	return a.store.ForgetMarksOf(ctx, mail.Fold(address))
}

// FinishErasures ends the erasures that a killed program has left. It does nothing while
// another window erases.
func (a *Account) FinishErasures(ctx context.Context) (done []Receipt, err error) {
	left, err := a.store.Erasures(ctx)
	if err != nil || len(left) == 0 {
		return nil, err
	}
	leave, err := a.takeErasing(ctx)
	if errors.Is(err, ErrErasing) {
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
	if a.store.ErasedElsewhere(ctx) { // to take the duty would wait for its end
		return nil, ErrErasing
	}
	return func() { a.leaveDuty(ctx, store.DutyErasing) }, a.takeDuty(ctx, store.DutyErasing, ErrErasing)
}

func (a *Account) atStep(name string) {
	if a.step != nil {
		a.step(name)
	}
}

// erase does a noted erasure. Each step may run again. An error leaves the note, so that
// the erasure goes on later.
func (a *Account) erase(ctx context.Context, e store.Erasure) (Receipt, error) {
	r := Receipt{Begun: e.Begun, Marks: len(e.Marks), HasTeam: a.opts.Team != nil, Database: a.promiser() != nil}
	var err error
	if r.Rows, err = a.store.EraseRows(ctx, e, a.opts.Now()); err != nil {
		return r, err
	}
	a.atStep("rows")
	failed := func(err error) {
		if err != nil {
			r.Failed = append(r.Failed, err.Error())
		}
	}
	sought := store.NewMarks(e.Marks)
	failed(a.eraseFiles(e, &r))
	failed(a.removeTexts(ctx, &r.Other))
	failed(a.rewriteLetters(ctx))
	a.eraseSaved(e, e.Delete, &r)
	a.atStep("files")
	failed(a.eraseInTeam(ctx, sought, &r))
	a.atStep("team")
	compacted := a.store.Compact(ctx)
	failed(compacted)
	a.atStep("compacted")
	a.maskLogs(e.Marks, &r)
	a.search(sought, &r)
	r.Apart = a.searchApart(ctx, e.Applies, e.Marks)
	found, files, err := a.store.FindBytes(sought)
	failed(err)
	r.Searched += files
	if r.Mentions, err = a.store.Mentions(ctx, sought); err != nil {
		return r, err
	}
	if len(r.Mentions) > 0 {
		a.opts.Log.Info("texts of erased applications stay in rows of others", "rows", r.Mentions)
	}
	if len(r.Mentions) == 0 { // else the store rightly holds the marks for other applications
		for name, n := range found {
			r.Left = append(r.Left, LeftOver{name, n})
		}
	}
	slices.SortStableFunc(r.Left, func(x, y LeftOver) int { return strings.Compare(x.File, y.File) })
	a.atStep("searched")
	if errors.Is(compacted, store.ErrLogInUse) { // the note stays, so that it is tried again
		return r, nil
	}
	act := model.Activity{At: a.opts.Now(), Kind: model.ActivityErase, Detail: lang.Plural(r.Rows.Applications, "%d application", "%d applications") + e.Note}
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
	for _, d := range e.Letters {
		switch was, failed := d.Remove(); {
		case failed != nil:
			err = errors.Join(err, failed)
		case was:
			r.Letters++
		default:
			r.LettersGone++
		}
	}
	if a.opts.Scratch != "" {
		err = errors.Join(err, os.RemoveAll(a.letterFiles()))
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
		return rest != "" && rest[0] >= '0' && rest[0] <= '9' // the file is of an application with a longer id
	})
}

// search searches the bytes of every file of the account but the store's. A damaged copy
// of the store that holds a mark is removed.
func (a *Account) search(marks *store.Marks, r *Receipt) {
	for _, top := range a.opts.Folders {
		err := filepath.WalkDir(top, func(path string, entry fs.DirEntry, err error) error {
			if errors.Is(err, fs.ErrNotExist) {
				return nil
			}
			if err != nil || !entry.Type().IsRegular() || a.store.IsOpenFile(path) {
				return err
			}
			n, err := countBytes(path, marks)
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

func countBytes(path string, marks *store.Marks) (int, error) {
	f, err := os.Open(path)
	if err != nil {
		return 0, err
	}
	defer func() { _ = f.Close() }() // only read
	return marks.Count(f)
}

// maskLogs overwrites the marks in logs and crash reports, in place: other windows write
// to the same files.
func (a *Account) maskLogs(marks []string, r *Receipt) {
	for _, pattern := range a.opts.Logs {
		paths, _ := filepath.Glob(pattern) // fails only for a bad pattern
		for _, path := range paths {
			n, err := maskFile(path, marks)
			if r.Searched++; err != nil {
				r.Failed = append(r.Failed, err.Error())
			}
			r.Masked += n
		}
	}
}

func maskFile(path string, marks []string) (n int, err error) {
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	data, err := os.ReadFile(path)
	if err != nil {
		return 0, err
	}
	for _, m := range marks {
		for at := 0; ; {
			i := bytes.Index(data[at:], []byte(m))
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

// ForgetErased lets reads of applicants bring erased applications back, and returns how many. First it takes this
// manager's tombstones out of the team folder, also those that are still to be written there. Only programs on
// another host write to the manager's file of that host: ForgetErased returns the hosts whose file still has
// tombstones.
func (a *Account) ForgetErased(ctx context.Context) (n int, hosts []string, err error) {
	if a.opts.Team != nil {
		if err := a.store.UnpendErasures(ctx); err != nil {
			return 0, nil, err
		}
		if err := a.opts.Team.Revive(ctx, a.teamService()); err != nil {
			return 0, nil, teamError(err)
		}
		view, err := a.readTeam(ctx)
		if err != nil {
			return 0, nil, err
		}
		hosts = view.TombstonesOf(a.me(), a.teamService())
	}
	n, err = a.store.ForgetErased(ctx)
	return n, hosts, err
}

func saySweptNote(days int, kept int) string {
	note := lang.Plural(days, ", older than %d day", ", older than %d days")
	if kept > 0 {
		note += lang.Text("; %d on shortlists kept", kept)
	}
	return note
}
