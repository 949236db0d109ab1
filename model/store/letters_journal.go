package store

import (
	"context"
	"errors"
	"os"
	"strconv"
	"strings"

	"shortlist/model/answers"
	"shortlist/model/lang"
)

// The settings of the journal of letters.
const (
	revisionSetting = "answers.revision" // rises with every change of a letter
	markSetting     = "answers.mark"     // the mark outside the store that was written last, which a backup restored at another path names, too
	restoredSetting = "answers.restored" // journalOlder or journalDamaged: nothing leaves before a person has looked
)

// The values of restoredSetting.
const (
	journalOlder   = "1"       // than what has left; the outcomes that this makes unknown are noted
	journalDamaged = "damaged" // rows of it were lost
)

// ErrRestored is returned while no letter may leave, because the journal is older than what has left, or damaged.
var ErrRestored = lang.NewError("the journal of letters is older than what was sent from it, as after a restored backup, or damaged. Nothing is sent before you have looked: run shortlist answers list, then shortlist answers settle. Letters that were planned since are missing, and people who were erased may get a letter again")

// BeginHanding begins to hand letters over by a way, drafts in a folder or copies in another, and returns those that may leave
// now. It leaves out letters that were withdrawn, or that another window has taken. The mark outside the store is on the disk
// before it returns.
func (s *Store) BeginHanding(ctx context.Context, ids []int64, way answers.Way, folder, copies string) (begun []answers.Letter, err error) {
	if err := s.CheckJournal(ctx); err != nil {
		return nil, err
	}
	begun, err = s.ChangeLetters(ctx, LetterFilter{IDs: ids, States: []answers.State{answers.Planned, answers.Due}}, func(l *answers.Letter) bool {
		if l.Reviewed.IsZero() || l.Text == "" {
			return false
		}
		l.State, l.Way, l.Folder, l.Copy, l.Reason = answers.Handing, way, folder, copies, "" // the way decides what a killed program may have done
		return true
	})
	if err != nil {
		return nil, err
	}
	if err = s.writeJournalMark(ctx); err != nil { // nothing has started
		_, undo := s.ChangeLetters(ctx, LetterFilter{IDs: ids, States: []answers.State{answers.Handing}}, func(l *answers.Letter) bool {
			l.State = answers.Due
			return !l.Draft()
		})
		return nil, errors.Join(err, undo)
	}
	return begun, nil
}

// EndHanding notes what became of letters that BeginHanding returned. A letter whose outcome was noted meanwhile stays
// unchanged: another window has taken this one for dead.
func (s *Store) EndHanding(ctx context.Context, ended []answers.Letter) error {
	ids := make([]int64, len(ended))
	by := map[int64]answers.Letter{}
	for i, l := range ended {
		ids[i], by[l.ID] = l.ID, l
	}
	_, err := s.ChangeLetters(ctx, LetterFilter{IDs: ids, States: []answers.State{answers.Handing}}, func(l *answers.Letter) bool {
		*l = by[l.ID]
		return true
	})
	return err
}

// CheckJournal returns ErrRestored if the journal is behind the mark outside the store. Then each letter that may have
// left becomes unknown.
func (s *Store) CheckJournal(ctx context.Context) error {
	if err := s.checkMarkKey(ctx); err != nil {
		return err
	}
	restored, err := s.Setting(ctx, restoredSetting)
	if err != nil || restored == journalOlder {
		return errors.Join(err, ErrRestored)
	}
	if older, err := s.journalIsOlder(ctx); err != nil {
		return err
	} else if !older && restored != journalDamaged {
		return s.nameMark(ctx)
	}
	_, err = s.ChangeLetters(ctx, LetterFilter{States: []answers.State{answers.Planned, answers.Due, answers.Handing}}, func(l *answers.Letter) bool {
		if l.Draft() {
			return false
		}
		l.State, l.Reason = answers.Unknown, lang.Text("the journal was restored from a backup or damaged, and the letter may have left")
		return true
	})
	if err == nil {
		err = s.Set(ctx, restoredSetting, journalOlder)
	}
	return errors.Join(err, ErrRestored)
}

// journalIsOlder reports whether the journal is behind the mark outside the store.
func (s *Store) journalIsOlder(ctx context.Context) (bool, error) {
	if s.options.JournalMark == "" {
		return false, nil
	}
	left, err := readMark(s.options.JournalMark)
	if err != nil {
		return false, err
	}
	former, err := s.Setting(ctx, markSetting)
	if err != nil {
		return false, err
	}
	if n, err := readMark(former); err == nil { // it may be of another computer
		left = max(left, n)
	}
	highest, err := s.journalRevision(ctx)
	return highest < left, err
}

// readMark returns the revision that a mark has; 0 without one.
func readMark(file string) (int64, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return 0, ignoreNotExist(err)
	}
	n, err := strconv.ParseInt(strings.TrimSpace(string(data)), 10, 64)
	if err != nil {
		return 0, lang.Errorf("%s is damaged: %w", file, err)
	}
	return n, nil
}

func (s *Store) journalRevision(ctx context.Context) (int64, error) {
	return get(s, sayLetters(), func(q querier) (int64, error) {
		return value[int64](ctx, q, "SELECT CAST(value AS INTEGER) FROM settings WHERE name = ?", revisionSetting)
	})
}

// writeJournalMark writes the highest revision of the journal outside the store.
func (s *Store) writeJournalMark(ctx context.Context) error {
	if s.options.JournalMark == "" {
		return nil
	}
	n, err := s.journalRevision(ctx)
	if err != nil {
		return err
	}
	made := s.options.JournalMark + ".new"
	if err = answers.WriteFile(made, []byte(strconv.FormatInt(n, 10)+"\n")); err == nil {
		err = os.Rename(made, s.options.JournalMark)
	}
	return wrap(sayLetters(), errors.Join(err, s.nameMark(ctx)))
}

// nameMark notes which file is the mark outside the store.
func (s *Store) nameMark(ctx context.Context) error {
	former, err := s.Setting(ctx, markSetting)
	if err != nil || former == s.options.JournalMark {
		return err
	}
	return s.Set(ctx, markSetting, s.options.JournalMark)
}

// SettleJournal lets letters leave again after ErrRestored, unless the outcome of one is still unknown.
func (s *Store) SettleJournal(ctx context.Context) error {
	restored, err := s.Setting(ctx, restoredSetting)
	if err != nil || restored == "" {
		return err
	}
	err = s.exec(ctx, PartSettings, sayLetters(), "DELETE FROM settings WHERE name = ? AND NOT EXISTS (SELECT 1 FROM letters WHERE state = ?)", restoredSetting, answers.Unknown)
	if err != nil {
		return err
	}
	return s.writeJournalMark(ctx)
}
