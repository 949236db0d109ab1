package jobeditor

import (
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/env"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

func TestAnUntouchedLineIsSentByteForByte(t *testing.T) {
	for name, raw := range map[string]string{
		"clean": "Бариста", "blanks": "  Бариста ", "marks": "Ба\u202eри\u200bста", "an escape": "\x1b[31mБариста\x07", "lines": "Бариста\r\nзранку",
		"broken bytes": "Ба\xffриста", "long": strings.Repeat("Бариста ", 1000), "nothing": "",
	} {
		t.Run(name, func(t *testing.T) {
			l := newLine("")
			l.set(raw)
			if l.value() != raw {
				t.Errorf("it is sent as %q", l.value())
			}
			shown := l.input.Value()
			if strings.ContainsAny(shown, "\x1b\x07\r\n\u202e") {
				t.Errorf("it is shown as %q", shown)
			}
			if name == "long" { // longer than a field takes
				return
			}
			l.input.Focus()
			l.input.Type(tea.KeyPressMsg{Code: 'x', Text: "x"})
			if l.value() != shown+"x" {
				t.Errorf("typed in, it is sent as %q", l.value())
			}
			l.input.Type(tea.KeyPressMsg{Code: tea.KeyBackspace})
			if l.value() != raw {
				t.Errorf("written back, it is sent as %q", l.value())
			}
		})
	}
}

func TestAnUnknownCodeStaysUntilAnotherIsChosen(t *testing.T) {
	p := newPaper(t, model.Ukraine, model.Job{ID: 1, Title: "Бариста", Region: "Одеса", Rate: ptr(model.Rate(4)), Type1: ptr(model.JobType(9))})
	if d := p.form.draft(); *d.Rate != 4 || *d.Type1 != 9 || p.form.changed() {
		t.Fatalf("sent is %d, %d", *d.Rate, *d.Type1)
	}
	if p.form.picks[model.FieldType1].text() != "9" {
		t.Errorf("it is shown as %q", p.form.picks[model.FieldType1].text())
	}
	p.form.focusOn(model.FieldRate)
	p.Type("3")
	if d := p.form.draft(); *d.Rate != 3 {
		t.Errorf("sent is %d", *d.Rate)
	}
	p.form.undo()
	if d := p.form.draft(); *d.Rate != 4 || p.form.changed() {
		t.Errorf("undone, sent is %d", *d.Rate)
	}
}

func TestOnlyAnOptionalChoiceGoesRoundOverNoChoice(t *testing.T) {
	for optional, want := range map[bool][]int{true: {0, 1, -1, 0}, false: {0, 1, 0, 1}} {
		p := pick{codes: []int{7, 8}, optional: optional, at: -1, label: func(int) string { return "" }}
		for _, at := range want {
			p.key("right")
			if p.at != at {
				t.Errorf("optional %v: the choice is %d, not %d", optional, p.at, at)
			}
		}
		p.key("backspace")
		if got := p.value() == nil; got != optional {
			t.Errorf("optional %v: nothing chosen %v", optional, got)
		}
		p.key("8")
		p.key("9") // no code
		p.key("left")
		if *p.value() != 7 {
			t.Errorf("to the left of 8 is %d", *p.value())
		}
	}
}

// TestALetterChoosesByName: pressed again, it chooses the next value with the letter, and the first after the last.
func TestALetterChoosesByName(t *testing.T) {
	p := newPaper(t, model.Ukraine, model.Job{})
	for _, c := range []struct {
		field model.FormField
		keys  string
		want  []string // after each key
	}{
		{model.FieldCurrency, "ueUuéx", []string{"UAH", "EUR", "UAH", "USD", "USD", "USD"}},
		{model.FieldRate, "my3d", []string{"month", "year", "month", "day"}},
		{model.FieldType1, "ff1fr", []string{"0 ·", "1 ·", "1 ·", "0 ·", "4 ·"}},
	} {
		p.form.focusOn(c.field)
		p.form.picks[c.field].set(nil)
		for i, key := range []rune(c.keys) {
			p.Type(string(key))
			if got := p.form.picks[c.field].text(); !strings.Contains(got, c.want[i]) {
				t.Errorf("%s: after %q it is %q, not %s", sayField(c.field), string([]rune(c.keys)[:i+1]), got, c.want[i])
			}
		}
	}
}

// TestTheFormExplainsWhyATypeHasTwoNames, while both are shown and the field has the keys.
func TestTheFormExplainsWhyATypeHasTwoNames(t *testing.T) {
	p := newPaper(t, model.Ukraine, model.Job{})
	for labels, want := range map[model.JobTypeLabels]bool{model.LabelsBoth: true, model.LabelsCreate: false, model.LabelsCodes: false} {
		p.form.env.Labels = labels
		for f, there := range map[model.FormField]bool{model.FieldType1: want, model.FieldType2: want, model.FieldRate: false} {
			p.form.focusOn(f)
			if shown := ansi.Strip(strings.Join(p.form.fieldView(f, 80, true), "\n")); strings.Contains(shown, "two documents disagree") != there {
				t.Errorf("%s, %s:\n%s", labels, sayField(f), shown)
			}
		}
	}
}

// TestWithoutACountryACodeMeansNothing, so the form asks for one (CONTRACT 2).
func TestWithoutACountryACodeMeansNothing(t *testing.T) {
	p := newPaper(t, "", model.Job{})
	p.form.focusOn(model.FieldCurrency)
	if offered := p.form.offers(model.FieldCurrency); strings.Contains(offered, "UAH") || !strings.Contains(offered, "0") {
		t.Errorf("offered is %q", offered)
	}
	p.form.step(-1)
	if p.form.focus != fieldCountry {
		t.Fatalf("before the currency is %s", p.form.focus)
	}
	for code := range model.Countries() {
		p.Type(string(rune('0' + code)))
		if got, want := p.form.offers(model.FieldCurrency), model.Countries()[code].Label(0); !strings.Contains(strings.ReplaceAll(got, "\u00a0", " "), want) {
			t.Errorf("in %s offered is %q", model.Countries()[code], got)
		}
	}
	p.form.undo()
	if p.form.env.Country != model.Countries()[1] {
		t.Errorf("a step back leads to %q", p.form.env.Country)
	}
	p.form.undo()
	p.form.undo()
	if p.form.env.Country != "" || p.form.changed() {
		t.Errorf("before any choice it is %q", p.form.env.Country)
	}
	if q := newPaper(t, model.Hungary, model.Job{}); q.form.picks[fieldCountry] != nil {
		t.Error("a known country is asked for")
	}
}

// TestChangesOfTheServiceAreReportedFieldByField, cleaned for the terminal.
func TestChangesOfTheServiceAreReportedFieldByField(t *testing.T) {
	r := Changed(account.Saved{
		Job: model.Job{Title: "Бариста\x1b[31m"},
		Changed: []account.Difference{
			{Field: model.FieldRegion, Mine: "Одеса", Theirs: "Чорно\x07морськ"},
			{Field: model.FieldAddress, Mine: "вул. Моя, 1", Theirs: ""},
			{Field: model.FieldDescription, Mine: "<p>раз</p><p>два</p>", Theirs: "<p>раз</p>"},
		},
	}, env.Notice{Severity: env.Good, Text: "It is saved."})
	var report strings.Builder
	for _, l := range r.Lines {
		report.WriteString(l.Text + "\n")
	}
	for _, c := range r.Changes {
		report.WriteString(c.Text + "\n")
	}
	for _, part := range []string{"It is saved.\n\nThe service changed some of what you sent.", "Region: − Одеса  + Чорноморськ", "Address: − вул. Моя, 1  + –", "два"} {
		if !strings.Contains(report.String(), part) {
			t.Errorf("%q is not in %q", part, report.String())
		}
	}
	if strings.ContainsAny(r.Title+report.String(), "\x1b\x07") || r.Title != "Saved “Бариста”" {
		t.Errorf("%q, %q", r.Title, report.String())
	}
	live := account.Saved{Created: true, Job: model.Job{Title: "Бариста", Status: model.Activated}}
	if r := Changed(live, env.Notice{}); r.Title != "Published “Бариста”" {
		t.Errorf("of a new job that is active: %q", r.Title)
	}
}

// TestLabelsStayApartFromValues in every language, in the form and in the review.
func TestLabelsStayApartFromValues(t *testing.T) {
	modeltest.InEveryLanguage(t)
	amount := model.DecimalOf(4200)
	p := newPaper(t, model.Romania, model.Job{Title: "x", SalaryFrom: &amount})
	lines := p.form.View(80, 40)
	for _, f := range p.form.fields() {
		lines = append(lines, widget.Pair(p.form.env, sayField(f), theme.Style{}, "value", 80)...)
	}
	for _, line := range lines {
		for _, f := range p.form.fields() {
			if _, after, ok := strings.Cut(ansi.Strip(line), " "+sayField(f)); ok && after != "" && after[0] != ' ' {
				t.Errorf("%q", ansi.Strip(line))
			}
		}
	}
}

// TestProblemsAreCountedOnce with the names of their fields, as far as there is room.
func TestProblemsAreCountedOnce(t *testing.T) {
	p := newPaper(t, model.Ukraine, model.Job{})
	p.form.listing = true
	p.form.problems = model.Problems{{Field: model.FieldTitle, Message: "a"}, {Field: model.FieldRegion, Message: "b"}, {Field: model.FieldDescription, Message: "c"}}
	if lines := p.form.footView(40, 1); len(lines) != 1 || strings.Contains(lines[0], "more") || !strings.Contains(lines[0], "Fix 3 things before sending") {
		t.Errorf("%q", lines)
	}
	if lines := p.form.footView(40, 2); len(lines) != 2 || !strings.Contains(lines[1], "Region, Description") {
		t.Errorf("%q", lines)
	}
}

// TestASavedJobThatIsOffTheBoardStaysSo: "saved and deleted" read as if saving had done it.
func TestASavedJobThatIsOffTheBoardStaysSo(t *testing.T) {
	for s, want := range map[model.JobStatus]string{
		model.Deleted:   "“Baristas” is saved; the job stays deleted.",
		model.Stopped:   "“Baristas” is saved; the job stays stopped.",
		model.Activated: "“Baristas” is saved and active.",
	} {
		if got := saySaved("Baristas", s); got != want {
			t.Errorf("%s: %q, want %q", s, got, want)
		}
	}
}
