package export

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/model/needs"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/profile"
	"shortlist/ui/text"
)

// WriteSheet writes an interview sheet as PDF or Markdown.
func WriteSheet(ctx context.Context, w io.Writer, f Format, s account.Sheet, made time.Time) error {
	if f == Markdown {
		_, err := io.WriteString(w, sheetMarkdown(s, made))
		return err
	}
	return writePDF(ctx, w, made, sheetBlocks(s, made), lang.Text("This document's font lacks some characters; they are shown as □. The sheet in Markdown has them."))
}

// SheetName suggests a name for the file of a sheet.
func SheetName(f Format, s account.Sheet, made time.Time) string {
	return FileName(f.Ext(), lang.Text("%s interview", nameOf(s.Candidate)), made)
}

// sheetLines are the lines below the applicant's name.
func sheetLines(s account.Sheet, made time.Time) []string {
	about := text.Joined(" · ", lang.Text("Interview sheet"), text.Line(s.Candidate.JobTitle), madeAt(made))
	if s.Blind {
		about += ". " + lang.Text("Blind mode was on: identities are hidden.")
	}
	return []string{about, lang.Text("Everybody who is invited for this job gets the same questions, in this order.")}
}

// sheetHint is what is below a question: what to ask about a need, and the mark of one that was not found or not read.
func sheetHint(q account.SheetQuestion) string {
	if q.Need == nil {
		return ""
	}
	return text.Joined(" · ", SheetMark(q.Find), lang.Text("What is your experience with this?"))
}

// SheetMark is the mark of a need that was not found or not read, a sign and words; "" for another one.
func SheetMark(f needs.Find) string {
	switch f.State {
	case needs.NotFound:
		return "○ " + profile.FindState(f)
	case needs.NotRead:
		return "? " + profile.FindState(f)
	}
	return ""
}

// sheetBlocks is a sheet with as much space for each answer as a page has for all of them.
func sheetBlocks(s account.Sheet, made time.Time) []block {
	const first, around = 42, 18 // mm: above the first question; a question without its space
	looks := styles()
	rows := int(((pageHeight-margin-first)/float64(len(s.Questions)) - around) / looks[ruled].height)
	rows = max(min(rows, 10), 3)
	out := []block{{kind: title, text: nameOf(s.Candidate)}}
	for _, line := range sheetLines(s, made) {
		out = append(out, block{kind: about, text: line})
	}
	for i, q := range s.Questions {
		out = append(out, block{kind: question, text: fmt.Sprintf("%d. %s", i+1, text.Line(q.Text)), rows: rows})
		if hint := sheetHint(q); SheetMark(q.Find) != "" {
			out = append(out, block{kind: marked, text: hint})
		} else if hint != "" {
			out = append(out, block{kind: remark, text: hint})
		}
		out = append(out, block{kind: ruled, rows: rows})
	}
	return out
}

func sheetMarkdown(s account.Sheet, made time.Time) string {
	var out bytes.Buffer
	fmt.Fprintf(&out, "# %s\n\n%s\n", escape(nameOf(s.Candidate)), strings.Join(escaped(sheetLines(s, made)), "\\\n"))
	for i, q := range s.Questions {
		fmt.Fprintf(&out, "\n## %d. %s\n", i+1, escape(text.Line(q.Text)))
		if hint := sheetHint(q); hint != "" {
			fmt.Fprintf(&out, "\n> %s\n", escape(hint))
		}
		out.WriteString("\n")
	}
	return out.String()
}

func escaped(lines []string) (out []string) {
	for _, l := range lines {
		out = append(out, escape(l))
	}
	return out
}

// Sheet is an interview sheet in JSON.
type Sheet struct {
	ApplyID   int64           `json:"applyId"`
	JobID     int64           `json:"jobId"`
	JobTitle  string          `json:"jobTitle"`
	Name      string          `json:"name"`
	Questions []SheetQuestion `json:"questions"`
	Left      []string        `json:"needsWithoutQuestion"` // needs for which the sheet has no room
}

// SheetQuestion is a question of a sheet in JSON.
type SheetQuestion struct {
	Question string       `json:"question"`
	Need     bool         `json:"need"`           // the question is a need of the job
	State    needs.State  `json:"state,omitzero"` // of a need
	Reason   needs.Reason `json:"reason,omitzero"`
}

// SheetOf returns an interview sheet in JSON.
func SheetOf(s account.Sheet) Sheet {
	c := s.Candidate
	doc := Sheet{ApplyID: c.ApplyID(), JobID: c.JobID, JobTitle: c.JobTitle, Name: c.Applicant.Name, Questions: []SheetQuestion{}, Left: []string{}}
	for _, q := range s.Questions {
		doc.Questions = append(doc.Questions, SheetQuestion{q.Text, q.Need != nil, q.Find.State, q.Find.Reason})
	}
	for _, n := range s.Left {
		doc.Left = append(doc.Left, n.Text)
	}
	return doc
}

// SheetSource is what SaveSheets needs of an account.
type SheetSource interface {
	Sheet(ctx context.Context, applyID int64) (account.Sheet, error)
	Blind() bool // no I/O
	SaveFile(ctx context.Context, path string, exactly bool, applies []int64, src io.Reader) (string, error)
}

// SaveSheets saves the interview sheets of applicants as PDF in the folder of the account's files, and shows where.
func SaveSheets(e *env.Env, source SheetSource, ids []int64) tea.Cmd {
	type saved struct {
		path  string // of the last one
		n     int
		left  string // the needs that are not asked
		blind bool
	}
	notify, made := e.Later(), e.Now()
	return load.Do(e.Group, func(ctx context.Context) (out saved, err error) {
		for _, id := range ids {
			s, err := source.Sheet(ctx, id)
			if err != nil {
				return out, err
			}
			var data bytes.Buffer
			if err := WriteSheet(ctx, &data, PDF, s, made); err != nil {
				return out, err
			}
			if s.Blind != source.Blind() {
				return out, ErrSwitched
			}
			if out.path, err = source.SaveFile(ctx, SheetName(PDF, s, made), false, []int64{id}, &data); err != nil {
				return out, err
			}
			out.n, out.left, out.blind = out.n+1, SheetLeft(s), s.Blind
		}
		return out, nil
	}, func(s saved, err error) tea.Cmd {
		switch dir := text.Line(filepath.Dir(s.path)); {
		case errors.Is(err, account.ErrNothingToAsk):
			return notify(env.Warn, lang.Text("The job has no needs and no questions of yours, so there is nothing to ask. %s writes its needs.", action.Needs))
		case err != nil:
			return notify(env.Bad, e.Fail(err))
		case s.n > 1:
			return notify(env.Good, text.Joined(" ", lang.Plural(s.n, "%d sheet saved in %s.", "%d sheets saved in %s.", dir), s.left))
		case e.Blind && !s.blind: // it was switched on meanwhile, and the path has the applicant's name
			return notify(env.Warn, lang.Text("Saved unchanged, with the name, in %s.", dir))
		}
		return tea.Batch(notify(env.Good, text.Joined(". ", lang.Text("Saved %s", text.Line(s.path)), s.left)), e.Do(intent.SendFile{Path: s.path, Blind: s.blind}))
	})
}

// SheetLeft names the needs that a sheet does not ask for, and how to choose; "" if it asks for all.
func SheetLeft(s account.Sheet) string {
	names := make([]string, len(s.Left))
	for i, n := range s.Left {
		names[i] = text.Line(n.Text)
	}
	if len(names) == 0 {
		return ""
	}
	return lang.Plural(len(names), "A sheet has at most %[3]d questions, so this need is not asked: %[2]s. A line of --questions that is the same as a need chooses it.",
		"A sheet has at most %[3]d questions, so these needs are not asked: %[2]s. A line of --questions that is the same as a need chooses it.", strings.Join(names, "; "), needs.MostAsked)
}
