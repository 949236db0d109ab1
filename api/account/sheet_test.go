package account

import (
	"strings"
	"testing"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// TestAColleaguesNotesOfAnswersComeAfterTheOwn, reach the sheet of both, and go with the application.
func TestAColleaguesNotesOfAnswersComeAfterTheOwn(t *testing.T) {
	olena, ivan, c, _ := twoManagers(t)
	somebody(t, ivan) // reads the applicants
	ctx := t.Context()
	for _, d := range []*desk{olena, ivan} {
		modeltest.Must(t, d.SetQuestions(ctx, c.JobID, []string{"Why?", "When?"}))
	}
	sheet := func(d *desk) Sheet {
		t.Helper()
		d.sync()
		s, err := d.Sheet(ctx, c.ID)
		if err != nil || len(s.Questions) != 2 {
			t.Fatalf("%+v, %v", s, err)
		}
		return s
	}
	notes := func(d *desk, want int, answers ...model.Answer) {
		t.Helper()
		if n, err := d.NoteAnswers(ctx, sheet(d), answers); err != nil || n != want {
			t.Fatalf("%d notes, %v", n, err)
		}
		d.sync()
	}
	notes(olena, 2, model.Answer{Question: "Why?", Note: "likes coffee\n# and tea"}, model.Answer{Question: "When?", Note: "May"})
	notes(olena, 1, model.Answer{Question: "Why?", Note: "likes coffee\n# and tea"}, model.Answer{Question: "When?", Note: "June"}, model.Answer{Question: "Why?"})
	if s := sheet(ivan); s.Hidden != 1 || s.Questions[0].Note != "" || len(s.Questions[0].Colleagues) != 0 {
		t.Errorf("before the own: %+v", s)
	}
	if seen := ivan.sees(c); len(seen.Opinions) != 1 || seen.Opinions[0].Answers != nil {
		t.Errorf("notes of answers are shown with the verdict: %+v", seen)
	}
	notes(ivan, 1, model.Answer{Question: "When?", Note: "at once"})
	s := sheet(ivan)
	if s.Hidden != 0 || s.Questions[1].Note != "at once" || len(s.Questions[0].Colleagues) != 1 || s.Questions[0].Colleagues[0] != (ColleagueNote{"olena", "likes coffee\n# and tea"}) ||
		s.Questions[1].Colleagues[0].Note != "June" {
		t.Errorf("after the own: %+v", s)
	}
	modeltest.Must(t, ivan.SetQuestions(ctx, c.JobID, []string{"Why?", "How?"}))
	if s := sheet(ivan); len(s.Earlier) != 1 || s.Earlier[0].Text != "When?" || s.Earlier[0].Note != "at once" || len(s.Earlier[0].Colleagues) != 1 {
		t.Errorf("a question that is not asked any more: %+v", s)
	}

	full, err := ivan.candidate(ctx, c.ID)
	modeltest.Must(t, err)
	name := strings.Fields(full.Applicant.Name)[0]
	notes(ivan, 1, model.Answer{Question: "How?", Note: name + " bikes"})
	modeltest.Must(t, ivan.SetBlind(ctx, true))
	if s := sheet(ivan); !s.Blind || strings.Contains(s.Questions[1].Note, name) || !strings.Contains(s.Questions[1].Note, "bikes") {
		t.Errorf("in blind mode: %+v", s.Questions[1])
	}
	notes(ivan, 0, model.Answer{Question: "How?", Note: sheet(ivan).Questions[1].Note}) // a sheet that blind mode wrote, read back
	if r, err := ivan.store.Review(ctx, c.ID); err != nil || r.AnswerTo("How?") != name+" bikes" {
		t.Errorf("%+v, %v", r.Answers, err)
	}
	modeltest.Must(t, ivan.SetBlind(ctx, false))

	selected, err := ivan.Select(ctx, Scope{Of: []int64{c.ID}})
	modeltest.Must(t, err)
	held, err := ivan.Inventories(ctx, selected)
	modeltest.Must(t, err)
	found := 0
	for _, item := range held[0].Items {
		if item.Kind == InventoryAnswer {
			found++
		}
	}
	if found != 2 {
		t.Errorf("%d notes are held: %+v", found, held[0].Items)
	}
}
