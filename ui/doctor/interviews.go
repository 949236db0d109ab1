package doctor

import (
	"context"
	"fmt"
	"time"

	"shortlist/config"
	"shortlist/model/answers"
	"shortlist/model/lang"
	"shortlist/model/store"
)

const (
	soon    = 7 * 24 * time.Hour // how far ahead interviews are checked
	overdue = time.Hour          // how long a letter or a draft may lie
)

// CheckInterviews checks the letters of the interviews in the store at path. It returns no line if nothing is wrong, or if the store
// cannot be read, which CheckStore reports.
func CheckInterviews(ctx context.Context, c *config.Config, path string, now time.Time) (lines []Line) {
	s, err := c.Letters()
	if err != nil { // config check reports the error
		return nil
	}
	p, err := store.PeekAt(path)
	if err != nil {
		return nil
	}
	defer func() { _ = p.Close() }() // only read
	all, letters, err := p.Interviews(ctx, now)
	if err != nil {
		return nil
	}
	name, planned := lang.Text("Interviews"), false
	for _, i := range all {
		if i.UID == "" || !i.Start.After(now) { // an offered time, or it has begun
			continue
		}
		planned = planned || i.State.Holds()
		l, known := letters[i.Letter]
		if !known || i.Start.Sub(now) > soon {
			continue
		}
		if state, problem, do := problemOf(&l, s, now); problem != "" {
			lines = append(lines, Hint(Configuration, name, state, lang.Text("Interview %d, %s: %s", i.ID, i.Words(i.In()), problem), do))
		}
	}
	if planned && s.From.Mail == "" {
		lines = append(lines, Hint(Configuration, name, Bad, lang.Text("Interviews are planned, and no letter can leave: an invitation, a move and a cancellation do not reach the applicants."), lang.Text("Set answers.from.")))
	}
	return lines
}

// problemOf returns what is wrong with the letter of an interview, and what a person can do; "" if nothing is.
func problemOf(l *answers.Letter, s *answers.Settings, now time.Time) (state State, problem, do string) {
	settle := func(how string) string { return sayRun(fmt.Sprintf("shortlist answers settle %d %s", l.ID, how)) }
	letter := l.Name.Label()
	switch {
	case l.State == answers.Failed:
		return Bad, lang.Text("the letter “%s” failed.", letter), settle("--not-sent")
	case l.State == answers.Bounced:
		return Bad, lang.Text("the letter “%s” came back.", letter), sayRun("shortlist answers phone")
	case l.State == answers.Unknown:
		return Warning, lang.Text("the letter “%s” may not have left. Find out whether it arrived; if not, use --not-sent.", letter), settle("--sent")
	case l.Draft() && now.Sub(l.Drafted) > overdue:
		return Warning, lang.Text("the letter “%s” is a draft. Send it with your mail program.", letter), settle("--sent")
	case l.State.Open() && now.Sub(l.Due) > answers.Late:
		return Bad, lang.Text("the letter “%s” has not left, though it is due.", letter), sayRun("shortlist answers send --late")
	case l.State.Open() && now.Sub(l.Due) > overdue && s.MayLeave(now):
		return Bad, lang.Text("the letter “%s” has not left, though it is due.", letter), sayRun("shortlist answers send")
	}
	return "", "", ""
}
