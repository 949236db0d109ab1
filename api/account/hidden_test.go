package account

import (
	"context"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/modeltest"
	"shortlist/model/query"
	"shortlist/model/reading"
)

// TestHiddenWordsAreKeptApart: words that are not on the page are read once with the
// text, no search finds them, and in blind mode they show no more than the text.
func TestHiddenWordsAreKeptApart(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx, job := t.Context(), d.job("ua-backend")
	for range d.FetchApplicants(ctx, job.ID) {
	}
	people, err := d.CachedApplicants(ctx, job.ID)
	modeltest.Must(t, err)
	i := slices.IndexFunc(people.People, func(c model.Candidate) bool { return c.CV != nil && c.CV.Broken == "" })
	c := people.People[i]
	reads := 0
	d.opts.ReadCV = func(context.Context, io.ReadSeeker) (reading.Document, error) {
		reads++
		return reading.Document{Pages: []reading.Page{{
			Text: c.Applicant.Name + "\n\nZymurgy\nbeer", Hidden: "quoll " + c.Applicant.Name, Headings: []int{0, 2},
		}}}, nil
	}
	for range 2 {
		doc, err := d.CVText(ctx, c)
		if err != nil || doc.HiddenWords() < 2 || !slices.Equal(doc.Pages[0].Headings, []int{0, 2}) {
			t.Fatalf("%+v, %v", doc, err)
		}
	}
	if reads != 1 {
		t.Errorf("%d reads", reads)
	}
	for words, want := range map[string]int{"cv:zymurgy": 1, "cv:quoll": 0, "quoll": 0} {
		q, _ := query.Parse(words, time.Now())
		hits, err := d.Search(ctx, q, 10)
		if err != nil || len(hits.List) != want {
			t.Errorf("%s: %d found, %v", words, len(hits.List), err)
		}
	}
	shown := veiled(reading.Document{Pages: []reading.Page{{Text: c.Applicant.Name + "\n\nZymurgy\nbeer", Hidden: "quoll " + c.Applicant.Name, Headings: []int{0, 2}}}}, c)
	if p := shown.Pages[0]; !strings.Contains(p.Hidden, "quoll") || strings.Contains(p.Hidden, c.Applicant.Name) || !strings.Contains(p.Hidden, blind.Hidden) || !slices.Equal(p.Headings, []int{0, 2}) {
		t.Errorf("blind: %+v", p)
	}
}

// TestBlindModeNamesNoAttachedFile: it may be named after the applicant, in any spelling.
func TestBlindModeNamesNoAttachedFile(t *testing.T) {
	doc := reading.Document{Note: "the attached file jane-example.txt is not read", Nameless: "attached files are not read"}
	if shown := veiled(doc, model.Candidate{ID: 7}); shown.Note != doc.Nameless {
		t.Errorf("the note is %q", shown.Note)
	}
	doc.Nameless, doc.Note = "", "the rest is not read"
	if shown := veiled(doc, model.Candidate{ID: 7}); shown.Note != doc.Note {
		t.Errorf("the note is %q", shown.Note)
	}
}

// TestHeadingsStayWithTheirLines when blind mode joins lines.
func TestHeadingsStayWithTheirLines(t *testing.T) {
	for _, c := range []struct {
		before, after string
		want          []int
	}{
		{"a\nb\nc\nd", "a\nb\nc\nd", []int{0, 2}},
		{"name\nb\nc\nd", "[hidden]\nb\nc\nd", []int{0, 2}},
		{"name\nof two\nc\nd", "[hidden]\nc\nd", []int{1}},
		{"a\nb\nc\nd", "", nil},
	} {
		if got := movedLines([]int{0, 2}, c.before, c.after); !slices.Equal(got, c.want) {
			t.Errorf("%q to %q: %v, want %v", c.before, c.after, got, c.want)
		}
	}
}
