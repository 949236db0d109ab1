package account

import (
	"context"
	"slices"
	"strings"
	"time"

	"shortlist/model/answers"
	"shortlist/model/blind"
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

	Reached bool // by phone, since the letter came back; ShownLetters sets it

	// ShownLetters sets these while the letter waits.
	Unopened bool        // the contact was not opened at the service
	Shared   bool        // colleagues may write to the applicant, too: the team is a folder, which reserves nothing
	Written  []WrittenTo // the colleagues who have written to the applicant, each once
	Differs  string      // the verdicts of colleagues that speak against the letter, such as "maria: yes"; "" without any
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
	titleOf := a.titles(ctx)
	out := make([]Letter, len(letters))
	hide := a.LookBlind(ctx)
	for i, l := range letters {
		var of []string
		for _, id := range l.Jobs {
			title, err := titleOf(id)
			if err != nil {
				return nil, err
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
	return mail.Link(mail.Message{To: mail.Address{Name: l.ToName, Mail: l.Address}, Cc: l.Colleagues(), Subject: l.Subject, Text: l.Text}.Clean()), err
}

// mailOf writes the mail of a letter, and reads it back.
func (a *Account) mailOf(l *answers.Letter, at time.Time) ([]byte, error) {
	s := a.opts.Answers
	if s.From.Mail == "" {
		return nil, ErrNoSender
	}
	m := mail.Message{
		From: s.From, To: mail.Address{Name: l.ToName, Mail: l.Address}, Cc: l.Colleagues(),
		Subject: l.Subject, Text: l.Text, ID: l.MessageID, Date: at.In(s.Zone),
		Draft: l.Way == answers.EML || l.Way == answers.Maildir, Unsent: l.Way == answers.EML,
	}
	var err error
	if m.Calendar, err = calendarOf(l, m); err != nil {
		return nil, err
	}
	data, err := mail.Build(m)
	if err == nil {
		err = mail.Verify(data, m)
	}
	return data, err
}
