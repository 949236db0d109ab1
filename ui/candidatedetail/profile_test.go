package candidatedetail

import (
	"regexp"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"shortlist/model"
	"shortlist/model/identity"
	"shortlist/model/reading"
	"shortlist/ui/action"
	"shortlist/ui/people"
	"shortlist/ui/text"
)

// page is a profile as it is read, without its colours.
func page(t *testing.T, c model.Candidate, about About, width int) string {
	t.Helper()
	e := newDesk(t)
	return ansi.Strip(strings.Join(Profile(e, c, about, e.Text.HTML, width), "\n"))
}

// TestWhatIsWrittenStaysInSight has dates that cannot be read: the order is the
// one sent, the words stand there, and no gap is claimed.
func TestWhatIsWrittenStaysInSight(t *testing.T) {
	c := model.Candidate{Applicant: model.Applicant{Experience: []model.Experience{
		{Title: "first", Start: "2010", End: "2011"},
		{Title: "second", Start: "when I was\x1b[31m young", End: "later"},
		{Title: "third", Start: "01.2024", End: "20223"},
		{Title: "fourth", Start: "01.2020", End: ""},
	}}}
	got := page(t, c, About{}, 80)
	at := -1
	for _, want := range []string{"2 without readable dates", "first", "2010 – 2011", "about 1 year", "second", "when I was", "young – later", "third", "01.2024 – 20223", "fourth", "01.2020 – now", "6 years 10 months"} {
		next := strings.Index(got[at+1:], want)
		if next < 0 {
			t.Fatalf("%q is not there, or not in its place:\n%s", want, got)
		}
		at += 1 + next
	}
	if strings.Contains(got, "between") || strings.Contains(got, "\x1b") {
		t.Error(got)
	}
}

// TestContactsOfTheCVAreShownAsSuch: a few, mailboxes before sites, and both addresses where a word leads elsewhere.
func TestContactsOfTheCVAreShownAsSuch(t *testing.T) {
	found := []reading.Contact{
		{Value: "https://linkedin.example.com/in/olena-test-with-a-long-name"}, {Value: "https://tracker.example.net/r", Words: "www.olena.org", Other: true},
		{Kind: reading.Mailbox, Value: "two@example.com"}, {Kind: reading.Phone, Value: "+380 44 555 01 23"}, {Value: "https://example.org/"},
	}
	want := `
  E-mail      olena@example.com
  From the CV +380 44 555 01 23
              two@example.com
    linkedin.example.com/in/olena-test-…
              www.olena.org →
              tracker.example.net/r
              more: u while reading
`
	c := model.Candidate{Applicant: model.Applicant{Contacts: model.Contacts{Email: "olena@example.com", Opened: true}}}
	if got := page(t, c, About{InCV: found}, 41); !strings.Contains(regexp.MustCompile(` +\n`).ReplaceAllString(got, "\n"), want) {
		t.Errorf("%s", got)
	}
	if got := page(t, model.Candidate{}, About{InCV: found[2:3]}, 80); strings.Contains(got, "Contacts") || strings.Contains(got, "more:") || !strings.Contains(got, "From the CV two@example.com") {
		t.Errorf("%s", got)
	}
}

// TestMaskedContactsAreMarked and are no links; money keeps its currency.
func TestMaskedContactsAreMarked(t *testing.T) {
	e := newDesk(t)
	const link = "\x1b[4;" // underlined
	for _, c := range []struct {
		contacts model.Contacts
		masked   string // which
		linked   bool
		closed   bool // shown as not opened
	}{
		{model.Contacts{Email: "o***@example.com", Phone: "+380 00 000 ** **", Opened: true}, "E-mail Phone", false, false},
		{model.Contacts{Email: "olena@example.com", Phone: "+380 00 000 00 01"}, "", false, true},
		{model.Contacts{Email: "olena@example.com", Phone: "+380 00 000 00 01", Opened: true}, "", true, false},
	} {
		lines := Profile(e, model.Candidate{Applicant: model.Applicant{Contacts: c.contacts, Salary: ptr(model.Decimal("1200")), Currency: "EUR"}}, About{}, e.Text.HTML, 80)
		wants := false
		for _, line := range lines {
			plain := ansi.Strip(line)
			label, _, _ := strings.Cut(strings.TrimSpace(plain), " ")
			if (label == "E-mail" || label == "Phone") && strings.Contains(plain, "(masked)") != strings.Contains(c.masked, label) {
				t.Errorf("%+v: %s", c.contacts, plain)
			}
			if label == "E-mail" && strings.Contains(plain, "(contact not opened on the board)") != c.closed {
				t.Errorf("%+v: %s", c.contacts, plain)
			}
			if label == "E-mail" && strings.Contains(line, link) != c.linked {
				t.Errorf("%+v: %q", c.contacts, line)
			}
			wants = wants || strings.Contains(plain, "1 200 EUR")
		}
		if !wants {
			t.Error("the salary wish is not there")
		}
	}
}

// TestALongRegionTakesThreeLines with the number of characters left out.
func TestALongRegionTakesThreeLines(t *testing.T) {
	for _, region := range []string{strings.Repeat("Луцьк ", 170), strings.Repeat("Луцьк", 200)} {
		for _, width := range []int{34, 60, 120} {
			lines := strings.Split(page(t, model.Candidate{Applicant: model.Applicant{Region: region}}, About{}, width), "\n")
			n := 0
			for _, line := range lines {
				if strings.Contains(line, "Лу") || strings.Contains(line, "more characters") {
					n++
				}
			}
			if n > 3 || n == 0 || !strings.Contains(strings.Join(lines, " "), "more characters") {
				t.Errorf("%d lines at %d:\n%s", n, width, strings.Join(lines, "\n"))
			}
		}
	}
	if got := page(t, model.Candidate{Applicant: model.Applicant{Region: "Луцьк"}}, About{}, 40); strings.Contains(got, "more") {
		t.Error(got)
	}
}

// TestAnAddressIsPartedWhereItHasParts, not inside a word, and only where a line of its own has no room for it.
func TestAnAddressIsPartedWhereItHasParts(t *testing.T) {
	c := model.Candidate{Applicant: model.Applicant{Contacts: model.Contacts{Email: "olena.testova@mail.example.com", Opened: true}}}
	for width, want := range map[int][]string{
		80: {"E-mail      olena.testova@mail.example.com"},
		40: {"E-mail", "olena.testova@mail.example.com"},
		30: {"E-mail", "olena.testova@mail.", "example.com"},
	} {
		got := strings.Split(page(t, c, About{}, width), "\n")
		for i, line := range want {
			if at := 1 + i; at >= len(got) || strings.TrimSpace(got[at]) != line {
				t.Errorf("at %d:\n%s", width, strings.Join(got, "\n"))
				break
			}
		}
	}
}

// TestTheServicesCountIsApartFromWhatIsFound
func TestTheServicesCountIsApartFromWhatIsFound(t *testing.T) {
	c, about := barista()
	for name, x := range map[string]struct {
		about     About
		counted   int
		want, not []string
	}{
		"nothing to show":  {About{RelatedLoaded: true}, 1, nil, []string{"Also applied to"}},
		"not looked yet":   {About{}, 3, []string{"3 applications in all"}, []string{"not on this computer"}},
		"no one found":     {About{RelatedLoaded: true, UnreadJobs: 2}, 3, []string{"3 applications in all", "the lists of the other jobs are not loaded"}, nil},
		"all jobs opened":  {About{RelatedLoaded: true}, 3, []string{"3 applications in all", "the others are in no list of your jobs"}, []string{"not loaded"}},
		"more than counts": {about, 1, []string{"Also applied to", "Менеджер з продажу", "same e-mail and phone", "1 deleted"}, []string{"in all"}},
		"it failed":        {About{Failed: "the disk is gone"}, 1, []string{"Also applied to", "the disk is gone"}, []string{"not on this computer"}},
	} {
		c.AppliesCount = x.counted
		got := page(t, c, x.about, 100)
		for _, want := range x.want {
			if !strings.Contains(got, want) {
				t.Errorf("%s: %q is not in\n%s", name, want, got)
			}
		}
		for _, not := range x.not {
			if strings.Contains(got, not) {
				t.Errorf("%s: %q is in\n%s", name, not, got)
			}
		}
	}
	for range 5 {
		about.Related = append(about.Related, about.Related...)
	}
	if got := page(t, c, about, 100); strings.Count(got, "   same ") != shown || !strings.Contains(got, "and 84 more · 32 deleted") {
		t.Errorf("%d are shown:\n%s", strings.Count(got, "   same "), got)
	}
}

// TestProfileFitsItsWidth is narrow, with strangers' text of every length.
func TestProfileFitsItsWidth(t *testing.T) {
	c, about := barista()
	c.Applicant.Experience[0].Title = strings.Repeat("дуже довга посада ", 20)
	c.Applicant.Experience[0].Start = strings.Repeat("9", 300)
	c.Applicant.Education[0].Institution = strings.Repeat("слово", 50)
	about.Related[0].Job = strings.Repeat("назва ", 50)
	about.Related[1].Why = []identity.Reason{identity.Employer}
	e := newDesk(t)
	for _, width := range []int{24, 40, 61, 100} {
		for _, line := range Profile(e, c, about, e.Text.HTML, width) {
			if text.Width(line) > width {
				t.Errorf("%d cells of %d: %q", text.Width(line), width, ansi.Strip(line))
			}
		}
	}
}

// third is a list whose third applicant is shown, with a verdict.
type third struct{}

func (third) JobLink() string                     { return "" }
func (third) ReviewOf(int64) model.Review         { return model.Review{Verdict: model.Yes} }
func (third) ReviewActions(int64) []action.Action { return nil }
func (third) Place(int64) (at, of int)            { return 3, 40 }
func (third) Undecided() int                      { return 38 }

// TestALongNameIsWholeAboveTheProfile, but takes no more than a few lines of it.
func TestALongNameIsWholeAboveTheProfile(t *testing.T) {
	const width, height = 40, 12
	p := New(newDesk(t), nil, people.New(nil, nil), third{})
	lines := func(name string) []string {
		p.Show(model.Candidate{ID: 7, Viewed: true, Applicant: model.Applicant{Name: name}})
		drawn := p.View(width, height, true)
		if len(drawn) != height {
			t.Errorf("%d lines", len(drawn))
		}
		for i, l := range drawn {
			drawn[i] = ansi.Strip(l)
			if text.Width(l) != width {
				t.Errorf("%q is %d cells wide", drawn[i], text.Width(l))
			}
		}
		return drawn
	}
	if got := lines("Олена Тест"); !strings.HasPrefix(got[0], "▌Олена Тест  yes") || !strings.Contains(got[0], "3 of 40") {
		t.Errorf("a short name: %q", got[0])
	}
	long := strings.TrimSpace(strings.Repeat("Марія-Антуанетта Перебийніс ", 4))
	got := lines(long)
	if words := strings.Join(strings.Fields(strings.Join(got[:4], " ")), " "); words != long {
		t.Errorf("a name of %d characters is %q", len([]rune(long)), words)
	}
	if !strings.Contains(got[4], "yes") || !strings.Contains(got[4], "3 of 40") {
		t.Errorf("below it: %q", got[4])
	}
	if got := lines(strings.Repeat("Я", 1000)); !strings.HasSuffix(strings.TrimSpace(got[mostNameLines-1]), "…") || !strings.Contains(got[mostNameLines], "3 of 40") {
		t.Errorf("a name of 1,000 characters: %q", got)
	}
}

// TestDutiesAreShownAsWritten unless they are HTML beyond doubt.
func TestDutiesAreShownAsWritten(t *testing.T) {
	for written, want := range map[string]string{
		"Wrote List<String> and Map<K,V> code":       "Wrote List<String> and Map<K,V> code",
		"if a<b and c>d then":                        "if a<b and c>d then",
		"<Senior> developer":                         "<Senior> developer",
		"Used <canvas>, <table> and <b> in HTML &c;": "Used <canvas>, <table> and <b> in HTML &c;",
	} {
		c, about := barista()
		c.Applicant.Experience[0].Responsibilities = written
		if got := page(t, c, about, 100); !strings.Contains(got, want) {
			t.Errorf("%q is not in\n%s", want, got)
		}
	}
}
