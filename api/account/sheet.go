package account

import (
	"context"
	"slices"
	"strings"

	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/lang"
	"shortlist/model/needs"
	"shortlist/model/store"
)

// Questions returns the manager's own questions of a job.
func (a *Account) Questions(ctx context.Context, jobID int64) ([]string, error) {
	text, err := a.store.Questions(ctx, jobID)
	if err != nil {
		return nil, err
	}
	return needs.ParseQuestions(text)
}

// SetQuestions replaces the manager's own questions of a job. The service does not learn of them.
func (a *Account) SetQuestions(ctx context.Context, jobID int64, own []string) error {
	return a.store.SetQuestions(ctx, jobID, strings.Join(own, "\n"))
}

// Sheet is the interview sheet of one application. Its questions are those of everybody who has applied to the job.
type Sheet struct {
	Candidate model.Candidate // redacted in blind mode
	Questions []SheetQuestion
	Left      []needs.Need    // the needs for which the sheet has no room
	Earlier   []SheetQuestion // questions with notes that are not asked any more
	Hidden    int             // colleagues with notes of answers, which are hidden until the manager has some
	Blind     bool            // the sheet is redacted
}

// SheetQuestion is a question of a sheet, and what is known of its need.
type SheetQuestion struct {
	needs.Question
	Find       needs.Find // zero for a question of the manager's own
	Note       string     // of the answer; "" without one
	Colleagues []ColleagueNote
}

// ColleagueNote is what a colleague noted of an answer.
type ColleagueNote struct{ Manager, Note string }

// ErrNothingToAsk is returned for a job without needs and without questions.
var ErrNothingToAsk = lang.NewError("the job has no needs and no questions of yours, so there is nothing to ask")

// Sheet returns the interview sheet of an application. It reads the CV if it was not read yet.
func (a *Account) Sheet(ctx context.Context, applyID int64) (out Sheet, err error) {
	c, err := a.candidate(ctx, applyID)
	if err != nil {
		return out, err
	}
	of, err := a.Needs(ctx, c.JobID)
	if err != nil {
		return out, err
	}
	own, err := a.Questions(ctx, c.JobID)
	if err != nil {
		return out, err
	}
	asked, left := needs.Ask(of, own)
	if len(asked) == 0 {
		return out, ErrNothingToAsk
	}
	out.Left = left
	var sought []needs.Need
	for _, q := range asked {
		out.Questions = append(out.Questions, SheetQuestion{Question: q})
		if q.Need != nil {
			sought = append(sought, *q.Need)
		}
	}
	err = store.ErrNone
	failed := a.NeedsIn(ctx, sought, []int64{c.ID}, func(n Needed) error {
		out.Candidate, err = n.Candidate, nil
		for i, q := range out.Questions {
			if q.Need != nil {
				out.Questions[i].Find, n.Finds = n.Finds[0], n.Finds[1:]
			}
		}
		return nil
	})
	if failed != nil {
		err = failed
	}
	if err == nil {
		err = a.addNotes(ctx, c, &out)
	}
	out.Blind = blind.IsCoded(out.Candidate)
	out.Candidate = a.title(ctx, out.Candidate)[0]
	return out, err
}

// addNotes adds the notes of answers to a sheet: the manager's own and, once there are some or if ShowAll is set, those of
// colleagues.
func (a *Account) addNotes(ctx context.Context, c model.Candidate, s *Sheet) error {
	mine, err := a.store.Review(ctx, c.ID)
	if err != nil {
		return err
	}
	show := func(note string) string { return note }
	if blind.IsCoded(s.Candidate) {
		show = blind.For(c).Text
	}
	of := func(question string) *SheetQuestion {
		for _, list := range [][]SheetQuestion{s.Questions, s.Earlier} {
			for i := range list {
				if list[i].Text == question {
					return &list[i]
				}
			}
		}
		s.Earlier = append(s.Earlier, SheetQuestion{Question: needs.Question{Text: question}})
		return &s.Earlier[len(s.Earlier)-1]
	}
	for _, answer := range mine.Answers {
		of(answer.Question).Note = show(answer.Note)
	}
	view := a.team.view.Load()
	if a.opts.Team == nil || view == nil {
		return nil
	}
	for _, o := range view.Opinions(a.teamService(), c.ApplyID()) {
		switch {
		case o.Manager == a.me() || len(o.Answers) == 0:
		case len(mine.Answers) == 0 && !a.opts.ShowAll:
			s.Hidden++
		default:
			for _, answer := range o.Answers {
				q := of(answer.Question)
				q.Colleagues = append(q.Colleagues, ColleagueNote{o.Manager, show(answer.Note)})
			}
		}
	}
	return nil
}

// NoteAnswers keeps notes of what an applicant answered, and returns how many it has changed. An empty note changes nothing,
// and neither does one that reads like the kept one on the sheet.
func (a *Account) NoteAnswers(ctx context.Context, s Sheet, notes []model.Answer) (changed int, err error) {
	shown := map[string]string{}
	for _, q := range slices.Concat(s.Questions, s.Earlier) {
		shown[q.Text] = q.Note
	}
	_, _, err = a.ChangeReview(ctx, s.Candidate, func(r *model.Review) {
		changed = 0
		for _, n := range notes {
			if n.Note != "" && n.Note != shown[n.Question] {
				r.SetAnswer(n.Question, n.Note)
				changed++
			}
		}
	})
	return changed, err
}
