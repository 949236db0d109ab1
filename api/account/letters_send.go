package account

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/blind"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
	"shortlist/model/store"
)

// SentLetters is what SendLetters has done.
type SentLetters struct {
	Letters    []Letter // that were handed over, also those that failed
	Unreviewed int      // letters that wait for a person to look at them
	Late       int      // letters whose time passed more than a day ago, and that wait for a person
	Waiting    int      // letters that leave later
	Cut        int      // letters that a killed program was handing over
}

// handAtOnce is how many drafts are written between two writes of the journal. A mail program gets one letter at a time.
const handAtOnce = 50

// SendLetters hands over the letters that are due. late also hands over those whose time passed long ago. Its error is
// ErrHandingElsewhere while another window does, and store.ErrRestored for a journal that is older than what has left.
func (a *Account) SendLetters(ctx context.Context, late bool) (out SentLetters, err error) {
	return a.sendLetters(ctx, late, true)
}

// SendWithoutTeam hands over the first letter that is due, while the team's database cannot be reached: a colleague may write
// the same one.
func (a *Account) SendWithoutTeam(ctx context.Context) (out SentLetters, err error) {
	return a.sendLetters(ctx, false, false)
}

// sendLetters hands over the letters that are due. !reserved: one of them, without asking the team's database.
func (a *Account) sendLetters(ctx context.Context, late, reserved bool) (out SentLetters, err error) {
	if err := a.mayHand(); err != nil {
		return out, err
	}
	if err := a.takeDuty(ctx, store.DutyLetters, ErrHandingElsewhere); err != nil {
		return out, err
	}
	defer a.leaveDuty(ctx, store.DutyLetters)
	if out.Cut, err = a.settleCut(ctx); err != nil {
		return out, err
	}
	due, err := a.dueLetters(ctx, late, &out)
	if err != nil || len(due) == 0 {
		return out, err
	}
	way, err := a.opts.Answers.Ready()
	if err != nil {
		return out, err
	}
	atOnce := handAtOnce
	if way == answers.Program {
		atOnce = 1
	}
	if way == answers.Mailto && a.LookBlind(ctx) {
		return out, ErrBlind
	}
	if way == answers.Mailto || !reserved { // a person sends one before the next one opens
		out.Waiting, due = out.Waiting+len(due)-1, due[:1]
	}
	for ids := range slices.Chunk(due, atOnce) {
		if err := a.handChunk(ctx, ids, way, reserved, &out); err != nil {
			return out, err
		}
	}
	return out, nil
}

// mayHand returns why no letter can be handed over from here; nil if they can.
func (a *Account) mayHand() error {
	switch s := a.opts.Answers; {
	case s.From.Mail == "":
		return ErrNoSender
	case s.Disabled != "":
		return fmt.Errorf("%w: %s", ErrLettersOff, s.Disabled)
	case a.Writable() != nil:
		return a.Writable()
	case a.opts.Scratch == "":
		return fmt.Errorf("%w: %s", ErrLettersOff, lang.Text("there is no folder for copies here"))
	}
	return nil
}

// settleCut decides what became of the letters that a killed program was handing over, and returns their number.
func (a *Account) settleCut(ctx context.Context) (int, error) {
	_ = os.RemoveAll(a.letterFiles()) // what a killed program has left; the mails of this one replace files that stay
	cut, err := a.store.ChangeLetters(ctx, store.LetterFilter{States: []answers.State{answers.Handing}}, a.decideCut)
	if err == nil {
		err = a.store.CheckJournal(ctx)
	}
	if err != nil {
		return 0, err
	}
	a.settleReservations(ctx, cut)
	return len(cut), errors.Join(a.rewriteLetters(ctx), a.store.ForgetMarks(ctx, a.opts.Now()), a.catchUpReservations(ctx))
}

// dueLetters returns the letters that are due now, and counts in out those that are not.
func (a *Account) dueLetters(ctx context.Context, late bool, out *SentLetters) (due []int64, err error) {
	open, err := a.store.Letters(ctx, store.LetterFilter{States: []answers.State{answers.Planned, answers.Due}})
	if err != nil {
		return nil, err
	}
	open, unheard, err := a.settleReminders(ctx, open)
	if err != nil {
		return nil, err
	}
	now := a.opts.Now()
	for _, l := range open {
		switch {
		case l.Reviewed.IsZero():
			out.Unreviewed++
		case l.Due.After(now), l.Again.After(now), !a.opts.Answers.MayLeave(now), unheard[l.ID]:
			out.Waiting++
		case now.Sub(l.Due) > answers.Late && !late:
			out.Late++
		default:
			due = append(due, l.ID)
		}
	}
	return due, nil
}

// handChunk hands over letters between two writes of the journal, unless it has become too late in the day for them.
func (a *Account) handChunk(ctx context.Context, ids []int64, way answers.Way, reserved bool, out *SentLetters) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if err := a.takeDuty(ctx, store.DutyLetters, ErrHandingElsewhere); err != nil {
		return err
	}
	if !a.opts.Answers.MayLeave(a.opts.Now()) { // many letters take long
		out.Waiting += len(ids)
		return nil
	}
	if err := a.withdrawOutdated(ctx, ids); err != nil {
		return err
	}
	if reserved {
		free, err := a.reserve(ctx, ids)
		if err != nil {
			return err
		}
		out.Waiting, ids = out.Waiting+len(ids)-len(free), free
	} else if err := a.store.SetAlone(ctx, ids[0], true); err != nil {
		return err
	}
	ended, err := a.handOver(context.WithoutCancel(ctx), ids, way)
	out.Letters = append(out.Letters, ended...)
	return err
}

// letterFiles is the folder of the mails that a mail program reads.
func (a *Account) letterFiles() string { return filepath.Join(a.opts.Scratch, "letters") }

// withdrawOutdated withdraws letters that could not be planned any more: the application was deleted, or the service
// itself has answered meanwhile.
func (a *Account) withdrawOutdated(ctx context.Context, ids []int64) error {
	letters, err := a.store.Letters(ctx, store.LetterFilter{IDs: ids})
	if err != nil {
		return err
	}
	var applies []int64
	for _, l := range letters {
		applies = append(applies, l.Applies...)
	}
	people, err := a.store.CandidatesOf(ctx, applies)
	if err != nil {
		return err
	}
	by := map[int64]model.Candidate{}
	for _, c := range people {
		by[c.ID] = c
	}
	_, err = a.store.ChangeLetters(ctx, store.LetterFilter{IDs: ids}, func(l *answers.Letter) bool {
		for _, id := range l.Applies {
			if r := closed(by[id], l.Name); by[id].ID != 0 && r != "" && l.State.Open() {
				l.State, l.Reason = answers.Withdrawn, r.Label()
				return true
			}
		}
		return false
	})
	return err
}

// handOver hands letters over, and notes what became of them.
func (a *Account) handOver(ctx context.Context, ids []int64, way answers.Way) ([]Letter, error) {
	folder, copies := "", ""
	switch way {
	case answers.EML, answers.Maildir:
		folder = a.opts.Answers.Folder
	case answers.Program:
		copies = a.opts.Answers.Copy
	case answers.Mailto:
	}
	letters, err := a.store.BeginHanding(ctx, ids, way, folder, copies)
	if err != nil || len(letters) == 0 {
		return nil, err
	}
	for i := range letters {
		a.handLetter(ctx, &letters[i])
		a.atStep("handed over")
	}
	if folder != "" {
		if err := filesystem.Sync(filepath.Dir(answers.DraftOf(&letters[0]).Place)); err != nil {
			return nil, err
		}
	}
	if err := a.store.EndHanding(ctx, letters); err != nil {
		return nil, err
	}
	a.noteLetters(ctx, letters)
	a.settleReservations(ctx, letters)
	kept, err := a.store.Letters(ctx, store.LetterFilter{IDs: ids})
	if err != nil {
		return nil, err
	}
	for _, l := range letters {
		d := answers.DraftOf(&l)
		if !slices.ContainsFunc(kept, func(k answers.Letter) bool { return k.ID == l.ID }) { // another window has erased it
			_, failed := d.Remove()
			err = errors.Join(err, failed)
		} else if d.Made != "" {
			_ = os.Remove(d.Made) // decideCut takes a file that stays for one that was cut
		}
	}
	if err != nil {
		return nil, err
	}
	return a.lettersOf(ctx, kept)
}

// handLetter hands one letter over, and sets its state.
func (a *Account) handLetter(ctx context.Context, l *answers.Letter) {
	s := a.opts.Answers
	now := a.opts.Now()
	var out answers.Outcome
	data, err := a.mailOf(l, now)
	switch {
	case err != nil:
		out = answers.Outcome{State: answers.Failed, Reason: err.Error()}
	case l.Way == answers.Program:
		path := filepath.Join(a.letterFiles(), strconv.FormatInt(l.ID, 10)+".eml")
		if err := answers.WriteFile(path, data); err != nil {
			out = answers.Outcome{State: answers.Failed, Reason: err.Error()}
			break
		}
		if out = answers.RunProgram(ctx, s.Program, path); out.State == answers.Handed {
			out.Reason = keepCopy(l, data)
		} else {
			l.Copy = "" // it was not written
		}
		_ = os.Remove(path) // the next letter with this id replaces it
	case l.Way == answers.Mailto:
		out.State = answers.Handing
	default:
		out = answers.DraftOf(l).Write(data)
	}
	l.State, l.Reason = out.State, withoutAddress(out.Reason, l.Address)
	switch out.State {
	case answers.Handed:
		l.Handed = now
	case answers.Handing:
		l.Drafted = now
	case answers.Due:
		l.Again = now.Add(again)
	case answers.Planned, answers.Failed, answers.Unknown, answers.Withdrawn, answers.Bounced:
	}
}

// keepCopy puts the mail of a letter that left into the Maildir of sent mails, and returns why it could not; "" if it is there.
func keepCopy(l *answers.Letter, data []byte) string {
	if l.Copy == "" {
		return ""
	}
	file := answers.CopyOf(l)
	out := file.Write(data)
	if out.State == answers.Handing {
		_ = os.Remove(file.Made) // the mail is in its place
		return ""
	}
	return lang.Text("its copy was not kept: %s", out.Reason)
}

// withoutAddress returns the words of a mail program or a mail server without the applicant's address, which is shown only where
// it is asked for. Postfix names what is before its @ alone, which often is the person's name.
func withoutAddress(words, address string) string {
	if address == "" {
		return words
	}
	user, _, _ := strings.Cut(address, "@")
	words = regexp.MustCompile("(?i)"+regexp.QuoteMeta(address)).ReplaceAllString(words, blind.Hidden)
	return regexp.MustCompile(`(?i)(^|[^\pL\pN])`+regexp.QuoteMeta(user)+`($|[^\pL\pN])`).ReplaceAllString(words, "${1}"+blind.Hidden+"${2}")
}

// again is the pause before a letter for which no server listened is handed over again.
const again = 15 * time.Minute

// draftsOf returns the files of drafts and copies that are only about some applications.
func (a *Account) draftsOf(ctx context.Context, applies []int64) (drafts []answers.Draft, err error) {
	of := model.Set(applies)
	letters, err := a.store.Letters(ctx, store.LetterFilter{Applies: append([]int64{}, applies...)})
	for _, l := range letters {
		about := !slices.ContainsFunc(l.Applies, func(id int64) bool { return !of[id] })
		for _, d := range []answers.Draft{answers.DraftOf(&l), answers.CopyOf(&l)} {
			if about && d.Place != "" {
				drafts = append(drafts, d)
			}
		}
	}
	return drafts, err
}

// removeTexts removes what an editor has left of letters that were erased, or whose text was, and adds the number of files to
// n.
func (a *Account) removeTexts(ctx context.Context, n *int) error {
	if a.opts.Scratch == "" {
		return nil
	}
	paths, _ := filepath.Glob(filepath.Join(a.opts.Scratch, "draft--*")) // fails only for a bad pattern
	for _, path := range paths {
		var id int64
		if _, err := fmt.Sscanf(filepath.Base(path), "draft--%d.", &id); err != nil {
			continue
		}
		l, err := a.store.Letter(ctx, id)
		if err == nil && l.Text != "" {
			continue
		}
		if err != nil && !errors.Is(err, store.ErrNone) {
			return err
		}
		if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		*n++
	}
	return nil
}

// decideCut decides what became of a letter that a killed program was handing over. The caller has the duty DutyLetters, so
// that no other window hands letters over.
func (a *Account) decideCut(l *answers.Letter) bool {
	if l.Draft() {
		return false
	}
	d := answers.DraftOf(l)
	_, made := os.Lstat(d.Made)
	switch {
	case l.Way == answers.Mailto: // no link was shown
		l.State = answers.Due
	case d.Made == "", made == nil && !d.Exists(): // a mail program may have taken the draft from its place
		l.State, l.Reason = answers.Unknown, lang.Text("shortlist was stopped while it handed the letter over")
	case d.Exists():
		l.Drafted = a.opts.Now()
	default: // its turn had not come
		l.State = answers.Due
	}
	return true
}

// checkJournal finds out whether the journal of letters is older than what has left, before anything changes it.
func (a *Account) checkJournal(ctx context.Context) {
	if a.opts.Answers.From.Mail == "" || a.Writable() != nil {
		return
	}
	if err := a.store.CheckJournal(ctx); err != nil {
		a.opts.Log.Warn("journal of letters not usable", "error", err)
	}
}
