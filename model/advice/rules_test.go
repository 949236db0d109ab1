package advice

import (
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
)

// TestEveryRuleNamesItsLawAndItsSource, in each language of the program, and each day is a day.
func TestEveryRuleNamesItsLawAndItsSource(t *testing.T) {
	all := func(what string, w Words) {
		for _, l := range lang.All() {
			if w[l.Code()] == "" {
				t.Errorf("%s has no words in %s", what, l.Name())
			}
		}
	}
	day := func(what, s string) {
		if _, err := time.Parse(time.DateOnly, s); err != nil {
			t.Errorf("%s: %v", what, err)
		}
	}
	for _, country := range model.Countries() {
		laws := rules().laws[country]
		for _, kind := range kinds {
			if laws[kind] == nil && (country != model.Ukraine || kind != FormerPay) {
				t.Errorf("%s has no rule about %s", country, kind)
			}
		}
		for kind, l := range laws {
			what := string(country) + " " + string(kind)
			all(what, l.Name)
			all(what, l.Article)
			if l.Note != nil {
				all(what, l.Note)
			}
			if l.Source == "" || !strings.HasPrefix(l.URL, "http") {
				t.Errorf("%s has no source", what)
			}
			if l.Checked != "" {
				day(what, l.Checked)
			}
			if l.Since != "" {
				day(what, l.Since)
			}
			if l.Fine != nil {
				all(what, l.Fine.Amount)
				day(what, l.Fine.Since)
				if !strings.HasPrefix(l.Fine.Source, "http") {
					t.Errorf("%s: the fine has no source", what)
				}
			}
			if kind != Pay && !slices.Contains(kinds, kind) || sayKind(kind, "a", "b") == "" && kind != Pay {
				t.Errorf("%s is no kind of words", what)
			}
		}
	}
	for _, entries := range rules().index {
		for _, e := range entries {
			if e.kind != "" && !slices.Contains(kinds, e.kind) {
				t.Errorf("%q is no kind of words", e.kind)
			}
		}
	}
}

// TestAHintIsAsOldAsItsLaw: it ends with that after a year, and if the law was not verified.
func TestAHintIsAsOldAsItsLaw(t *testing.T) {
	l := &Law{Checked: "2026-01-22"}
	for now, want := range map[string]string{"2026-01-23": "", "2027-01-22": "", "2027-01-23": "Last checked over a year ago."} {
		at, _ := time.Parse(time.DateOnly, now)
		if got := l.Age(at); got != want {
			t.Errorf("on %s: %q, want %q", now, got, want)
		}
	}
	if got := (&Law{}).Age(never); got != "Not verified." {
		t.Errorf("not verified: %q", got)
	}
}

func TestAHintNamesWordsAndLaw(t *testing.T) {
	d := model.Draft{Title: "Кухар", SalaryFrom: "1", Description: "<p>Обіди.</p><p>Вік <b>до 40</b> років, без дітей.</p>"}
	hints := On(d, model.Ukraine, never)
	if len(hints) != 2 || hints[0].Text != "“Вік до 40” may exclude by age: Law on Advertising, Art. 24-1." {
		t.Fatalf("%+v", hints)
	}
	h := hints[1]
	if h.Kind != Children || h.Field != model.FieldDescription || h.Line != "Вік до 40 років, без дітей." || h.Line[h.Start:h.End] != "без дітей" {
		t.Errorf("%+v", h)
	}
	d.Title = "Кухар-дівчина"
	if h := On(d, model.Ukraine, never)[1]; h.Kind != Sex || h.Field != model.FieldTitle || h.Line != d.Title {
		t.Errorf("in the title: %+v", h)
	}
	if got := On(d, "", never); len(got) != 0 {
		t.Errorf("no country has no laws: %+v", got)
	}
	details := strings.Join(hints[0].Law.Details(), "\n")
	for _, want := range []string{"ten minimum wages", "8 May 2025", "22 Jan 2026", "https://ck.dsp.gov.ua/", "Not yet read by anyone who practises law in Ukraine."} {
		if !strings.Contains(details, want) {
			t.Errorf("%q is not in:\n%s", want, details)
		}
	}
}

// TestAMissingSalaryNamesTheDirectiveWhereItCounts: in the European Union.
func TestAMissingSalaryNamesTheDirectiveWhereItCounts(t *testing.T) {
	for country, law := range map[model.Country]bool{model.Ukraine: false, model.Romania: true, model.Hungary: true} {
		hints := On(model.Draft{Title: "Cook"}, country, never)
		if len(hints) != 1 || hints[0].Kind != Pay || (hints[0].Law != nil) != law || strings.Contains(hints[0].Text, "2023/970") != law {
			t.Errorf("%s: %+v", country, hints)
		}
	}
}
