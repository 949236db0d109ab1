package jobeditor

import (
	"context"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"shortlist/model"
	"shortlist/ui/env"
	"shortlist/ui/external"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/uitest"
)

// formOf is the form over a job as it is at the service.
func formOf(d *env.Env, source Source, job model.Job) *Editor {
	e := newEditor(d, source, external.Program{})
	e.open(opened{Begin: Begin{Job: job}, job: job})
	return e
}

// paper is a form without the program around it.
type paper struct {
	*uitest.Stage
	form  *Editor
	asked []env.Question
}

// newPaper opens the form over a job; the zero value is a new job.
func newPaper(t *testing.T, country model.Country, job model.Job) *paper {
	t.Helper()
	clock := uitest.NewClock(time.Date(2026, time.November, 2, 9, 30, 0, 0, time.UTC))
	p := &paper{Stage: uitest.NewStage(t, clock)}
	look := theme.New("dark", true)
	e := &env.Env{
		Group: p.Group(), Theme: look, Text: text.NewRenderer(look.Rendered()),
		Country: country, Labels: model.LabelsBoth, Now: clock.Now,
		Notify: func(env.Severity, string) tea.Cmd { return nil },
		Fail:   func(err error) string { return err.Error() },
		Ask:    func(q env.Question) { p.asked = append(p.asked, q) },
	}
	p.form = formOf(e, kept{}, job)
	p.Unwatched = true // the frames of the form are inspected where the whole program is driven
	p.Alone(p.form, 120, 40)
	t.Cleanup(p.End)
	return p
}

// kept validates as the account does and keeps every draft.
type kept struct{ noSource }

func (kept) SaveDraft(context.Context, model.SavedDraft) error { return nil }

// TestAHalfTypedRegionIsAskedAbout before it is sent, and tab takes what is offered for it.
func TestAHalfTypedRegionIsAskedAbout(t *testing.T) {
	p := newPaper(t, model.Hungary, model.Job{})
	p.form.regions = []string{"Budapest", "Győr", "Pécs", "Pécsvárad"}
	region := p.form.lines[model.FieldRegion]
	review := func() string { return ansi.Strip(strings.Join(p.form.verdict(100), "\n")) }
	for typed, asked := range map[string]bool{"Buda": true, "buda ": true, "budapest": false, "Pécs": false, "P": false, "": false, "Szeged": false} {
		region.input.SetValue(typed)
		if got := strings.Contains(review(), "Do you mean"); got != asked {
			t.Errorf("%q: asked is %v", typed, got)
		}
	}
	for _, step := range []struct {
		typed, want string
		stays       bool
	}{{"Buda", "Budapest", true}, {"Budapest", "Budapest", false}, {"Pécs", "Pécs", false}, {"", "", false}} {
		p.form.focusOn(model.FieldRegion)
		region.input.SetValue(step.typed)
		region.input.CursorEnd()
		p.form.next()
		if got := region.value(); got != step.want || (p.form.focus == model.FieldRegion) != step.stays {
			t.Errorf("tab after %q leaves %q, focus on %v", step.typed, got, p.form.focus)
		}
	}
}

// TestAProblemIsWordedOnce beside its field: its note then has the counter alone.
func TestAProblemIsWordedOnce(t *testing.T) {
	p := newPaper(t, model.Ukraine, model.Job{})
	p.form.check()
	p.form.listing = true
	for _, f := range []model.FormField{model.FieldTitle, model.FieldRegion} {
		lines := p.form.fieldView(f, 80, true)
		if n := strings.Count(ansi.Strip(strings.Join(lines, "\n")), "required"); n != 1 || len(lines) != 2 || !strings.Contains(lines[0], "✗") {
			t.Errorf("%s is required %d times: %q", f, n, lines)
		}
		if lines = p.form.fieldView(f, 80, false); f != p.form.focus && (len(lines) != 1 || !strings.Contains(lines[0], "required")) {
			t.Errorf("%s without room for the problem is %q", f, lines)
		}
	}
	if text := ansi.Strip(strings.Join(p.form.descriptionView(80, 8, true), "\n")); strings.Contains(text, "at least") || !strings.Contains(text, "A description is required.") {
		t.Errorf("the description is\n%s", text)
	}
}

// TestABrokenRuleMarksTheDescription like any other field that was left.
func TestABrokenRuleMarksTheDescription(t *testing.T) {
	p := newPaper(t, model.Ukraine, model.Job{})
	head := func() string { return ansi.Strip(strings.Join(p.form.descriptionView(80, 8, true), "\n")) }
	p.form.focusOn(model.FieldDescription)
	p.Paste("short")
	if strings.Contains(head(), "✗") {
		t.Errorf("it is marked before it is left: %s", head())
	}
	p.form.step(1)
	if !strings.Contains(head(), "✗ 5 characters") {
		t.Errorf("it is not marked: %s", head())
	}
	p.form.focusOn(model.FieldDescription)
	p.Paste(strings.Repeat(" more words", 10))
	if strings.Contains(head(), "✗") || !strings.Contains(head(), "✓") {
		t.Errorf("it is marked though it is mended: %s", head())
	}
}

// TestWordsThatReadersWouldNotSeeAreSentOnlyAfterAYes: the review lists them, and sending asks.
func TestWordsThatReadersWouldNotSeeAreSentOnlyAfterAYes(t *testing.T) {
	p := newPaper(t, model.Hungary, model.Job{})
	review := func() string { return ansi.Strip(strings.Join(p.form.verdict(200), "\n")) }
	p.form.desc.setMarkdown("Wrote List<String> and <your name>\n\n| Day | Pay |\n|---|---|\n| Mon | 10 |")
	if got := review(); strings.Contains(got, "would not see") {
		t.Errorf("all words are there, but the review has\n%s", got)
	}
	p.form.desc.area.MoveTo(len(p.form.desc.area.Value()))
	p.form.desc.area.Insert(" bonus")
	p.form.stage = reviewing
	if got := review(); !strings.Contains(got, "would not see these words: bonus") {
		t.Errorf("a cell too many, and the review has\n%s", got)
	}
	if p.form.send(); len(p.asked) != 1 || p.form.confirmed {
		t.Fatalf("%d questions were asked, confirmed is %v", len(p.asked), p.form.confirmed)
	}
	p.form.stage = writing
	if p.asked[0].Do(); p.form.confirmed || p.form.Sending() {
		t.Error("it is sent though the person went back")
	}
	p.form.stage = reviewing
	if p.asked[0].Do(); !p.form.confirmed && !p.form.Sending() {
		t.Error("after the yes it is not sent")
	}
	p.form.desc.toggle() // to HTML: the conversion dropped the word
	if got := p.form.desc.unseenWords(); len(got) != 1 || got[0] != "bonus" {
		t.Errorf("as HTML it lacks %q", got)
	}
	p.form.desc.setHTML("<p>a <u>b</u> <String>c</p>")
	p.form.desc.area.Insert("<Map>")
	if got := p.form.desc.unseenWords(); len(got) != 1 || got[0] != "Map" {
		t.Errorf("beside what the service has, HTML lacks %q", got)
	}
}

// TestGroupsOfFieldsArePartedWhereThereIsRoom, at 80×24 too, and a lower form has all its fields without the gaps.
func TestGroupsOfFieldsArePartedWhereThereIsRoom(t *testing.T) {
	p := newPaper(t, model.Ukraine, model.Job{})
	for height, want := range map[int]int{22: gaps, 40: gaps, 20: 0, 17: 0} {
		blank := 0
		lines := p.form.View(80, height)
		for _, line := range lines {
			if strings.TrimSpace(ansi.Strip(line)) == "" {
				blank++
			}
		}
		drawn := ansi.Strip(strings.Join(lines, "\n"))
		for _, f := range p.form.fields() {
			if !strings.Contains(drawn, sayField(f)) {
				t.Errorf("at %d lines %q is missing", height, sayField(f))
			}
		}
		if blank != want || len(lines) != height {
			t.Errorf("at %d lines there are %d gaps, want %d:\n%s", height, blank, want, drawn)
		}
	}
}

// TestWhatIsRequiredIsMarkedUntilItIsGiven, and a pay period and a currency once there is a salary.
func TestWhatIsRequiredIsMarkedUntilItIsGiven(t *testing.T) {
	p := newPaper(t, model.Ukraine, model.Job{})
	warn := p.form.env.Theme.Warn
	notes := func(f model.FormField) (note string, warned bool) {
		note, style := p.form.note(f, false)
		return note, style == warn
	}
	for _, f := range []model.FormField{model.FieldTitle, model.FieldRegion} {
		if note, warned := notes(f); !warned || !strings.Contains(note, "required") {
			t.Errorf("%s: %q", f, note)
		}
		p.form.focusOn(f)
		p.Paste("Kyiv")
		if note, warned := notes(f); warned || strings.Contains(note, "required") {
			t.Errorf("%s, given: %q", f, note)
		}
	}
	for _, f := range []model.FormField{model.FieldRate, model.FieldCurrency} {
		if note, warned := notes(f); warned || note != "needed with a salary" {
			t.Errorf("%s without a salary: %q", f, note)
		}
	}
	p.form.focusOn(model.FieldSalaryFrom)
	p.Paste("1000")
	for _, f := range []model.FormField{model.FieldRate, model.FieldCurrency} {
		if note, warned := notes(f); !warned || note != "needed with a salary" {
			t.Errorf("%s with a salary: %q", f, note)
		}
	}
}
