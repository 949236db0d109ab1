package needs

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/model/query"
)

// found returns the lines of a page in which a need is, with the words in brackets.
func found(t *testing.T, need string, page ...string) (out []string) {
	t.Helper()
	of, err := Parse(need)
	if err != nil || len(of) != 1 {
		t.Fatalf("%q: %v, %v", need, of, err)
	}
	f := In(Application{Pages: [][]string{page}}, of...)[0]
	if (f.State == Found) != (len(f.Lines) > 0) {
		t.Errorf("%q: %s with %d lines", need, f.State, len(f.Lines))
	}
	for _, l := range f.Lines {
		if l.Page != 1 || page[l.Line-1] != l.Text {
			t.Errorf("%q: page %d, line %d is %q", need, l.Page, l.Line, l.Text)
		}
		text, at := "", 0
		for _, m := range l.Marks {
			text += l.Text[at:m.Start] + "[" + l.Text[m.Start:m.End] + "]"
			at = m.End
		}
		out = append(out, text+l.Text[at:])
	}
	return out
}

func TestANeedIsFoundInEachLineThatMeetsIt(t *testing.T) {
	for _, c := range []struct {
		need string
		page []string
		want []string
	}{
		{"SAP or 1C", []string{"SAP since 2019", "books in 1C", "sapling care"}, []string{"[SAP] since 2019", "books in [1C]"}},
		{"SAP OR 1C", []string{"1С:Підприємство"}, []string{"[1С]:Підприємство"}}, // the С is Cyrillic
		{"english or англійська", []string{"Англійську знаю добре", "I speak English"}, []string{"[Англійську] знаю добре", "I speak [English]"}},
		{`"B2" english`, []string{"English: B2", "German: B1"}, []string{"[English]: [B2]"}},
		{"driving licence B", []string{"Driving", "licence, category B"}, []string{"[Driving]", "[licence], category [B]"}},
		{"driving licence B", []string{"Driving", "", "licence B"}, nil},
		{"driving licence B", []string{"driving a car", "a licence to kill", "vitamin B"}, nil},
		{`"night shifts"`, []string{"ready for night", "shifts and weekends"}, []string{"ready for [night]", "[shifts] and weekends"}},
		{`"night shifts"`, []string{"shifts at night"}, nil},
		{"night shifts", []string{"shift work at night"}, []string{"[shift] work at [night]"}},
		{"досвід з SAP", []string{"Маю 5 років досвіду в SAP"}, []string{"Маю 5 років [досвіду] в [SAP]"}},
		{"experiență SAP", []string{"5 ani de experienței cu SAP"}, []string{"5 ani de [experienței] cu [SAP]"}},
		{"tapasztalat", []string{"SAP tapasztalattal"}, []string{"SAP [tapasztalattal]"}},
		{"sofőr vagy gépkocsivezető", []string{"gépkocsivezetőként dolgoztam", "Sofőr"}, []string{"[gépkocsivezetőként] dolgoztam", "[Sofőr]"}},
		{"SAP -junior", []string{"junior SAP consultant", "SAP consultant"}, []string{"[SAP] consultant"}},
		{"cv:SAP", []string{"SAP"}, []string{"[SAP]"}},
		{"position:SAP", []string{"SAP"}, nil},
		{"driving licence A", []string{"driving licence B", "Driving licence A"}, []string{"[Driving] [licence] [A]"}},
		{"and", []string{"this and that"}, []string{"this [and] that"}},
	} {
		if diff := cmp.Diff(c.want, found(t, c.need, c.page...)); diff != "" {
			t.Errorf("%s: %s", c.need, diff)
		}
	}
}

func TestWhatWasNotReadIsNotMissing(t *testing.T) {
	of, err := Parse("SAP\nposition:accountant\n")
	if err != nil {
		t.Fatal(err)
	}
	profile := []Entry{{query.Position, []string{"Accountant"}}, {query.Duties, []string{"Books", "in SAP"}}}
	sap, position := of[0], of[1]
	for name, c := range map[string]struct {
		need Need
		a    Application
		want Find
	}{
		"a scan":                     {sap, Application{Unread: map[Source]Reason{CV: Scan}}, Find{Need: "SAP", State: NotRead, Unread: []Source{CV}, Reason: Scan}},
		"a scan beside a find":       {sap, Application{Profile: profile, Unread: map[Source]Reason{CV: Scan}}, Find{Need: "SAP", State: Found, Unread: []Source{CV}, Reason: Scan, Lines: []Line{{Source: Profile, Field: query.Duties, Line: 2, Text: "in SAP", Marks: []query.Range{{Start: 3, End: 6}}, Before: "Books"}}}},
		"a scan that does not count": {position, Application{Unread: map[Source]Reason{CV: Scan}}, Find{Need: "position:accountant", State: NotFound}},
		"read":                       {sap, Application{Pages: [][]string{{"nothing"}}}, Find{Need: "SAP", State: NotFound}},
		"not listed":                 {position, Application{Unread: map[Source]Reason{CV: "", Profile: NotListed}}, Find{Need: "position:accountant", State: NotRead, Unread: []Source{Profile}, Reason: NotListed}},
	} {
		if diff := cmp.Diff(c.want, In(c.a, c.need)[0]); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

func TestNeedsThatCannotBeLookedForAreRejected(t *testing.T) {
	for text, want := range map[string]string{
		"has:cv":                     "has:",
		"colour:red":                 "colour: is unknown",
		"name:Olena":                 "name: is unknown",
		"SAP (1C":                    "no closing bracket",
		"SAP or":                     "OR needs a word on both sides",
		"...":                        "needs a word to look for",
		"-SAP":                       "needs a word to look for",
		strings.Repeat("word ", 100): "at most 200 characters",
		manyNeeds(Most + 1):          "at most 12 needs; these are 13",
	} {
		if _, err := Parse(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
	of, err := Parse("\n  SAP   or 1C \nSAP or 1C\n" + manyNeeds(Most-1))
	if err != nil || len(of) != Most || of[0].Text != "SAP or 1C" {
		t.Errorf("%v, %v", of, err)
	}
	if again, err := Parse(Join(of)); err != nil || Join(again) != Join(of) {
		t.Errorf("%q, %v", Join(again), err)
	}
}

func manyNeeds(n int) string {
	var out strings.Builder
	for i := range n {
		fmt.Fprintf(&out, "need number%d\n", i)
	}
	return out.String()
}

// A page in which every line has all words of a need costs no more than twice as much for twice as many lines.
func TestTheWorkGrowsWithTheText(t *testing.T) {
	of, _ := Parse("SAP 1C driving")
	took := func(n int) time.Duration {
		lines := make([]string, n)
		for i := range lines {
			lines[i] = []string{"SAP and 1C", "driving"}[i%2]
		}
		begun := time.Now()
		if f := In(Application{Pages: [][]string{lines}}, of...)[0]; len(f.Lines) != n {
			t.Fatalf("%d of %d lines", len(f.Lines), n)
		}
		return time.Since(begun)
	}
	took(1000)
	if small, large := took(2000), took(16000); large > 8*4*small {
		t.Errorf("2,000 lines take %v, 16,000 lines %v", small, large)
	}
}
