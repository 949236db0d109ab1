package export

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
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
	if s.Hidden > 0 {
		about = text.Joined(" · ", about, SayHiddenNotes(s.Hidden))
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
		out = append(append(out, sheetNotes(q)...), block{kind: ruled, rows: rows})
	}
	if len(s.Earlier) > 0 {
		out = append(out, block{kind: section, text: sayEarlier()})
	}
	for _, q := range s.Earlier {
		out = append(append(out, block{kind: bullet, text: text.Line(q.Text)}), sheetNotes(q)...)
	}
	return out
}

// sheetNotes are the notes of an answer.
func sheetNotes(q account.SheetQuestion) []block {
	out := lines(plainLine, q.Note)
	for _, c := range q.Colleagues {
		out = append(append(out, block{kind: remark, text: text.Line(c.Manager) + ":"}), lines(plainLine, c.Note)...)
	}
	return out
}

// SayHiddenNotes is that colleagues have notes of answers, which are hidden until there are own ones.
func SayHiddenNotes(n int) string {
	return lang.Plural(n, "%d colleague has notes of answers; yours first", "%d colleagues have notes of answers; yours first")
}

func sayEarlier() string { return lang.Text("Asked earlier") }

func sheetMarkdown(s account.Sheet, made time.Time) string {
	var out bytes.Buffer
	fmt.Fprintf(&out, "# %s\n\n%s\n", escape(nameOf(s.Candidate)), strings.Join(escaped(sheetLines(s, made)), "\\\n"))
	for i, q := range s.Questions {
		fmt.Fprintf(&out, "\n## %d. %s\n", i+1, escape(text.Line(q.Text)))
		if hint := sheetHint(q); hint != "" {
			fmt.Fprintf(&out, "\n> %s\n", escape(hint))
		}
		out.WriteString("\n" + notesMarkdown(q))
	}
	for i, q := range s.Earlier {
		if i == 0 {
			fmt.Fprintf(&out, "\n# %s\n", sayEarlier())
		}
		fmt.Fprintf(&out, "\n## %s\n\n%s", escape(text.Line(q.Text)), notesMarkdown(q))
	}
	return out.String()
}

// notesMarkdown writes the notes of an answer so that ReadAnswers finds the manager's own.
func notesMarkdown(q account.SheetQuestion) string {
	var out strings.Builder
	for _, l := range text.Lines(q.Note) {
		if looksOwn(l) {
			l = `\` + l
		}
		out.WriteString(l + "\n")
	}
	for _, c := range q.Colleagues {
		fmt.Fprintf(&out, "\n> **%s:**\n", escape(text.Line(c.Manager)))
		for _, l := range text.Lines(c.Note) {
			fmt.Fprintf(&out, "> %s\n", escape(l))
		}
	}
	return out.String()
}

// looksOwn reports whether a line of a note would be taken for one of the sheet's own: it gets a backslash in front.
func looksOwn(line string) bool {
	line = strings.TrimLeft(line, ` \`)
	return strings.HasPrefix(line, "#") || strings.HasPrefix(line, ">")
}

// ReadAnswers reads the manager's notes of answers in a sheet in Markdown. The questions are its headings, with or without
// their numbers; what is quoted counts as the sheet's own. The error is a sentence about what is not on the sheet.
func ReadAnswers(s account.Sheet, markdown string) (notes []model.Answer, err error) {
	var note *model.Answer
	keep := func() {
		if note != nil {
			note.Note = strings.TrimSpace(note.Note)
		}
	}
	for _, l := range text.Lines(markdown) {
		heading, isHeading := strings.CutPrefix(l, "## ")
		bare := strings.TrimLeft(l, " ")
		switch {
		case isHeading:
			keep()
			question := questionOf(s, strings.TrimSpace(heading))
			if question == "" {
				return nil, lang.Errorf("“%s” is not a question of this sheet.", text.Cut(text.Line(heading), 60))
			}
			notes = append(notes, model.Answer{Question: question})
			note = &notes[len(notes)-1]
		case strings.HasPrefix(l, "# "):
			keep()
			note = nil
		case note != nil && !strings.HasPrefix(bare, ">"):
			if looksOwn(l) {
				l = strings.TrimPrefix(l, `\`)
			}
			note.Note += l + "\n"
		}
	}
	keep()
	for _, n := range notes {
		if len(n.Note) > model.MaxAnswer {
			return nil, lang.Errorf("The note of an answer has at most %s; that of “%s” has %s.", amount.Bytes(model.MaxAnswer), text.Cut(n.Question, 60), amount.Bytes(int64(len(n.Note))))
		}
	}
	return notes, nil
}

// questionOf returns the question of a heading; "" if it is none of the sheet.
func questionOf(s account.Sheet, heading string) string {
	for _, q := range slices.Concat(s.Questions, s.Earlier) {
		for _, written := range []string{q.Text, escape(text.Line(q.Text))} {
			before, ok := strings.CutSuffix(heading, written)
			if number := strings.TrimSuffix(strings.TrimSpace(before), "."); ok && strings.Trim(number, "0123456789") == "" {
				return q.Text
			}
		}
	}
	return ""
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
	Hidden    int             `json:"hiddenNotes,omitzero"` // colleagues whose notes are hidden until there are own ones
}

// SheetQuestion is a question of a sheet in JSON.
type SheetQuestion struct {
	Question string       `json:"question"`
	Need     bool         `json:"need"`           // the question is a need of the job
	State    needs.State  `json:"state,omitzero"` // of a need
	Reason   needs.Reason `json:"reason,omitzero"`

	Note       string          `json:"note,omitzero"` // of the answer
	Colleagues []ColleagueNote `json:"colleagues,omitempty"`
	Earlier    bool            `json:"earlier,omitzero"` // it is not asked any more
}

// ColleagueNote is what a colleague noted of an answer, in JSON.
type ColleagueNote struct {
	Manager string `json:"manager"`
	Note    string `json:"note"`
}

// SheetOf returns an interview sheet in JSON.
func SheetOf(s account.Sheet) Sheet {
	c := s.Candidate
	doc := Sheet{ApplyID: c.ApplyID(), JobID: c.JobID, JobTitle: c.JobTitle, Name: c.Applicant.Name, Hidden: s.Hidden, Questions: []SheetQuestion{}, Left: []string{}}
	for i, q := range slices.Concat(s.Questions, s.Earlier) {
		d := SheetQuestion{Question: q.Text, Need: q.Need != nil, State: q.Find.State, Reason: q.Find.Reason, Note: q.Note, Earlier: i >= len(s.Questions)}
		for _, c := range q.Colleagues {
			d.Colleagues = append(d.Colleagues, ColleagueNote(c))
		}
		doc.Questions = append(doc.Questions, d)
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
			return notify(env.Warn, SayNothingToAsk())
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

// SayNothingToAsk is why a job has no interview sheet, and which key changes that.
func SayNothingToAsk() string {
	return lang.Text("The job has no needs and no questions of yours, so there is nothing to ask. %s writes its needs.", action.Needs)
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
