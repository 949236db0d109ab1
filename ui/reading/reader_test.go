package reading

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"shortlist/model"
	"shortlist/model/needs"
	"shortlist/model/reading"
	"shortlist/model/reading/outcome"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/people"
	"shortlist/ui/review"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/uitest"
)

// empty is a screen without anything around the reader.
type empty struct{}

func (empty) Profile(HTML, int) []string          { return []string{"the profile"} }
func (empty) Sent(HTML, int) []string             { return nil }
func (empty) Known(int) []string                  { return nil }
func (empty) Needs() []needs.Find                 { return nil }
func (empty) QueueLeft() string                   { return "" }
func (empty) NoViewer(model.Candidate) string     { return "" }
func (empty) ReviewActions(int64) []action.Action { return nil }

// staged is a reader without the program around it.
type staged struct {
	*uitest.Stage
	reader *Reader
}

// opened is a reader of an applicant, whose CV was read with this result.
func opened(t *testing.T, c model.Candidate, doc reading.Document, err error) *staged {
	t.Helper()
	clock := uitest.NewClock(time.Date(2026, time.November, 2, 9, 30, 0, 0, time.UTC))
	s := &staged{Stage: uitest.NewStage(t, clock)}
	look := theme.New("dark", true)
	e := &env.Env{Group: s.Group(), Theme: look, Text: text.NewRenderer(look.Rendered()), Now: clock.Now}
	known := people.New(e, nil)
	known.Hold(c)
	s.reader = NewReader(e, nil, nil, known, review.NewBook(e, nil, known), empty{})
	s.reader.id, s.reader.doc, s.reader.err, s.reader.read = c.ID, doc, err, true
	s.Alone(s.reader, 120, 40)
	t.Cleanup(s.End)
	return s
}

// at is what is shown on so many cells and lines.
func (s *staged) at(width, height int) string {
	s.Resize(width, height)
	return strings.Join(s.Screen().Lines, "\n")
}

var withCV = model.Candidate{ID: 7, Applicant: model.Applicant{Name: "Олена"}, CV: &model.CV{Name: "cv.pdf", Ref: "x"}}

// TestACVWithoutTextShowsWhyAndWhatToDo.
func TestACVWithoutTextShowsWhyAndWhatToDo(t *testing.T) {
	for _, c := range []struct {
		err error
		why []string
	}{
		{outcome.ErrImageOnly, []string{"It is a picture", "i shows it", action.SaveCV.String() + " saves it"}},
		{outcome.ErrLocked, []string{"locked with a password", "Ask for a copy without a password", action.SaveCV.String() + " saves it"}},
		{fmt.Errorf("%w: at its end", outcome.ErrBroken), []string{"damaged: at its end", "A viewer may show more"}},
		{outcome.ErrTooLarge, []string{"too large", "A viewer may show more"}},
		{outcome.ErrUnknown, []string{"This kind of file cannot be read as text", "A viewer may show more"}},
		{outcome.ErrEmpty, []string{"The file is empty", "Ask for another copy"}},
	} {
		for _, width := range []int{60, 140} {
			screen := opened(t, withCV, reading.Document{}, c.err).at(width, 20)
			flat := strings.Join(strings.Fields(strings.ReplaceAll(screen, "│", " ")), " ")
			for _, want := range append(c.why, "the profile") {
				if !strings.Contains(flat, want) {
					t.Errorf("%v at %d cells: %q is not in\n%s", c.err, width, want, screen)
				}
			}
		}
	}
	none := withCV
	none.CV = nil
	if screen := opened(t, none, reading.Document{}, nil).at(80, 20); !strings.Contains(screen, "No CV is attached.") {
		t.Error(screen)
	}
	broken := withCV
	broken.CV = &model.CV{Broken: "no base64\x1b[2J"}
	if screen := opened(t, broken, reading.Document{}, nil).at(80, 20); !strings.Contains(screen, "cannot be used: no base64") {
		t.Error(screen)
	}
}

// TestPagesArePartedAndTurned: with their numbers, as text and in their layout.
func TestPagesArePartedAndTurned(t *testing.T) {
	doc := reading.Document{Kind: "pdf"}
	for i := range 3 {
		page := reading.Page{Text: fmt.Sprintf("begin %d\n• %s\n%s", i+1, strings.Repeat("слово ", 30), strings.Repeat("рядок\n", 40)), Layout: fmt.Sprintf("laid%80s", fmt.Sprint("out ", i+1))}
		doc.Pages = append(doc.Pages, page)
	}
	r := opened(t, withCV, doc, nil)
	screen := r.at(120, 12)
	if !strings.Contains(screen, "3 pages") || !strings.Contains(screen, "begin 1") {
		t.Error(screen)
	}
	if lines := strings.Split(screen, "\n"); !strings.Contains(lines[3], "• слово") || !strings.Contains(lines[4], "│   слово") {
		t.Errorf("an item does not hang under its mark:\n%s", screen)
	}
	r.Do(action.NextPage)
	r.Do(action.NextPage)
	if screen = r.at(120, 12); !strings.Contains(screen, "page 3") || !strings.Contains(screen, "begin 3") {
		t.Error(screen)
	}
	r.Do(action.PreviousPage)
	if screen = r.at(120, 12); !strings.Contains(screen, "page 2") {
		t.Error(screen)
	}
	r.Do(action.PageLayout)
	if screen = r.at(60, 12); !strings.Contains(screen, "laid") || strings.Contains(screen, "begin") {
		t.Error(screen)
	}
	foot := func() bool {
		return slices.ContainsFunc(r.reader.Actions(), func(a action.Action) bool { return a.Name == "right" && a.Rank > 0 })
	}
	if !foot() {
		t.Error("nothing shows how to reach the right of a wide page")
	}
	if r.at(120, 12); foot() {
		t.Error("a page that is in sight as a whole has keys to the right")
	}
	r.at(60, 12)
	r.Do(action.ScrollRight, action.ScrollRight, action.ScrollRight, action.ScrollRight)
	if screen = r.at(60, 12); !strings.Contains(screen, "out 1") {
		t.Errorf("the right of a wide page is not reached:\n%s", screen)
	}
}

// longProfile is a screen whose profile has so many lines.
type longProfile struct {
	empty
	lines int
}

func (p *longProfile) Profile(HTML, int) []string {
	return slices.Repeat([]string{"the profile"}, p.lines)
}

// TestTheCVStaysInPlaceWhileTheProfileAboveItGrows, as with a note or other applications.
func TestTheCVStaysInPlaceWhileTheProfileAboveItGrows(t *testing.T) {
	var cv strings.Builder
	for i := range 60 {
		fmt.Fprintf(&cv, "line %d\n", i)
	}
	r := opened(t, withCV, reading.Document{Pages: []reading.Page{{Text: cv.String()}}}, nil)
	profile := &longProfile{lines: 20}
	r.reader.program = profile
	r.at(80, 12)
	r.Do(action.ProfileOrCV, action.Down, action.Down, action.Down)
	before := r.at(80, 12)
	if !strings.Contains(before, "line 5") {
		t.Fatal(before)
	}
	stays := func(before string) {
		t.Helper()
		for _, lines := range []int{26, 18, 20} {
			profile.lines = lines
			r.reader.Forget()
			if after := r.at(80, 12); firstLine(after) != firstLine(before) {
				t.Errorf("with a profile of %d lines the CV moved from\n%s\nto\n%s", lines, before, after)
			}
		}
	}
	stays(before)
	r.Do(action.Up, action.Up, action.Up, action.Up, action.Up, action.Up)
	stays(r.at(80, 12)) // the end of the profile above it
	r.Do(action.Top)
	profile.lines = 24
	r.reader.Forget()
	if top := r.at(80, 12); !strings.Contains(firstLine(top), "the profile") {
		t.Errorf("the profile moved:\n%s", top)
	}
}

// firstLine is the first line of the pages on a screen.
func firstLine(screen string) string { return strings.Split(screen, "\n")[1] }

// TestLinksAreThoseThatCanBeUsed (CONTRACT 28, 49).
func TestLinksAreThoseThatCanBeUsed(t *testing.T) {
	c := withCV
	c.Applicant.Contacts = model.Contacts{Email: "olena@example.com", Phone: "+380 00 000 00 01", Opened: true}
	doc := reading.Document{Pages: []reading.Page{{Text: strings.Join([]string{
		"See https://example.org/a(b), and (www.example.net/x).", "javascript:alert(1) file:///etc/passwd ssh://example.com",
		"github.com/olena, Olena@Example.com, olena.two@example.org", "https://user:secret@example.com/", "http://exa\x1b[31mmple.com/q?a=1&b=2",
		"LinkedIn (https://linkedin.example.com/in/olena) and www.olena.org (https://tracker.example.net/7), call 00 380 44 000 00 02 or +380 44 555 01 23",
	}, "\n")}}}
	var got []string
	for _, l := range links(c, doc) {
		got = append(got, strings.TrimSpace(kindOf(l)+" "+l.target+" "+l.words+map[bool]string{true: "!"}[l.other]))
	}
	want := []string{
		"Phone +380 00 000 00 01", "Phone +380 44 555 01 23", "Link https://example.org/a(b)", "Link https://www.example.net/x", "Link https://github.com/olena",
		"Link http://example.com/q?a=1&b=2", "Link https://linkedin.example.com/in/olena LinkedIn", "Link https://www.olena.org", "Link https://tracker.example.net/7 www.olena.org!", "E-mail olena@example.com", "E-mail olena.two@example.org",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s", strings.Join(got, "\n"))
	}
	c.Applicant.Contacts = model.Contacts{Email: "o***@example.com"}
	if got := links(c, reading.Document{}); len(got) != 0 {
		t.Errorf("a masked address is offered: %v", got)
	}
}

// TestWordsThatAreNotOnThePageAreShownOnRequest: they are counted, shown below the CV by
// a key, and gone with the next applicant.
func TestWordsThatAreNotOnThePageAreShownOnRequest(t *testing.T) {
	doc := reading.Document{Kind: "pdf", Pages: []reading.Page{
		{Text: strings.Repeat("a line\n", 40) + "end", Hidden: "kubernetes\nterraform", Layout: "laid out"}, {Text: "page two"}, {Text: "three", Hidden: "ansible\x1b[2J"},
	}}
	for _, width := range []int{60, 80, 120} {
		r := opened(t, withCV, doc, nil)
		screen := r.at(width, 60)
		if strings.Contains(screen, "kubernetes") || !strings.Contains(screen, ", 3 words not on the page") {
			t.Errorf("at %d cells:\n%s", width, screen)
		}
		r.at(width, 12)
		r.reader.cvPage().To(1000)
		if screen = r.at(width, 12); !strings.Contains(screen, "3 words in the file, not on the page · H shows them") {
			t.Errorf("at %d cells:\n%s", width, screen)
		}
		r.Do(action.HiddenWords)
		screen = r.at(width, 12)
		for _, want := range []string{"In the file, not on the page  3 words", "kubernetes", "terraform", "ansible", "H hides them"} {
			if !strings.Contains(screen, want) {
				t.Errorf("at %d cells: no %q in\n%s", width, want, screen)
			}
		}
		r.Do(action.HiddenWords)
		if screen = r.at(width, 60); strings.Contains(screen, "kubernetes") {
			t.Errorf("at %d cells: still there:\n%s", width, screen)
		}
	}
	r := opened(t, withCV, reading.Document{Pages: []reading.Page{{Text: "all of it"}}}, nil)
	if why := find(r.reader, "hidden words").Disabled; why == "" || strings.Contains(r.at(80, 20), "not on the page") {
		t.Errorf("disabled %q", why)
	}
	// A page laid out has them, too.
	r = opened(t, withCV, doc, nil)
	r.at(80, 12)
	r.Do(action.PageLayout)
	r.Do(action.HiddenWords)
	if screen := r.at(80, 12); !strings.Contains(screen, "kubernetes") {
		t.Errorf("laid out:\n%s", screen)
	}
}

func find(r *Reader, name string) action.Action {
	all := r.Actions()
	return all[slices.IndexFunc(all, func(a action.Action) bool { return a.Name == name })]
}

// rendered is around a reader whose profile is HTML.
type rendered struct{ empty }

func (rendered) Profile(html HTML, width int) []string { return html("<p>the profile</p>", width) }

// TestHiddenWordsLoseNoRendering of the profile that is under way when H is pressed.
func TestHiddenWordsLoseNoRendering(t *testing.T) {
	r := opened(t, withCV, reading.Document{Kind: "pdf", Pages: []reading.Page{{Text: "a line", Hidden: "kubernetes"}}}, nil)
	r.reader.program = rendered{}
	r.Send(tea.WindowSizeMsg{Width: 110, Height: 20}) // the profile is rendered for this width
	r.Tap(action.HiddenWords)
	r.Settle()
	if screen := r.at(110, 20); !strings.Contains(screen, "the profile") {
		t.Errorf("the profile is lost:\n%s", screen)
	}
}

// TestHeadingsLookLikeHeadings in every theme, the one without colours too.
func TestHeadingsLookLikeHeadings(t *testing.T) {
	doc := reading.Document{Pages: []reading.Page{{Text: "Olena\nbefore\nSkills\nLanguages\nEnglish", Headings: []int{0, 2, 3}}}}
	for _, name := range []string{"dark", "light", "contrast", "distinct", "plain"} {
		r := opened(t, withCV, doc, nil)
		r.reader.env.Theme = theme.New(name, true)
		for _, width := range []int{60, 120} {
			r.reader.Forget()
			lines := strings.Split(r.at(width, 30), "\n")
			at := slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, "Skills") })
			if at < 2 || strings.Trim(lines[at-1], " │") != "" || !strings.Contains(lines[at-2], "before") || !strings.Contains(lines[at+1], "Languages") {
				t.Errorf("%s at %d cells:\n%s", name, width, strings.Join(lines, "\n"))
			}
			r.reader.Prepare(width)
			for _, line := range r.reader.View(width, 30) {
				for _, heading := range []string{"Skills", "Languages"} {
					if strings.Contains(line, heading) && !strings.Contains(line, r.reader.env.Theme.Heading.Render(heading)) {
						t.Errorf("%s: %q", name, line)
					}
				}
				if strings.Contains(line, "Olena") && strings.Contains(line, r.reader.env.Theme.Heading.Render("Olena")) && !r.reader.env.Theme.Plain {
					t.Errorf("%s: the name looks like a section: %q", name, line)
				}
				if strings.Contains(line, r.reader.env.Theme.Heading.Render("English")) {
					t.Errorf("%s: %q is no heading", name, line)
				}
			}
		}
		if !strings.Contains(r.reader.env.Theme.Heading.Render("x"), "\x1b[1") {
			t.Errorf("%s: only a colour marks headings", name)
		}
	}
}

// TestAMatchIsShownOfAnApplicantThatIsReadFirst, as for a result of a search in another job. A closed
// reader forgets it.
func TestAMatchIsShownOfAnApplicantThatIsReadFirst(t *testing.T) {
	none := withCV
	none.CV = nil
	r := opened(t, none, reading.Document{}, nil)
	r.reader.program = deep{}
	r.reader.env.Search("needle")
	first := r.at(60, 20)
	if strings.Contains(first, "needle") {
		t.Fatal(first)
	}
	r.Perform(r.reader.Await(7, 1, 1))
	r.reader.ToMatch()
	r.Perform(r.reader.Show(none, 1, 1))
	if screen := r.at(60, 20); !strings.Contains(screen, "needle") {
		t.Errorf("the match is not on the screen:\n%s", screen)
	}
	r.reader.ToMatch()
	r.Perform(r.reader.Close())
	r.Perform(r.reader.Show(none, 1, 1))
	if screen := r.at(60, 20); strings.Contains(screen, "needle") {
		t.Errorf("the match of before is on the screen:\n%s", screen)
	}
}

// deep is around a reader whose profile has a word far below.
type deep struct{ empty }

func (deep) Profile(HTML, int) []string {
	return append(slices.Repeat([]string{"duties"}, 60), "needle")
}

// TestMatchesAreCounted: the place of the match among all is shown, profile and CV together,
// and the match where one is differs from the others without colours, too.
func TestMatchesAreCounted(t *testing.T) {
	doc := reading.Document{Pages: []reading.Page{{Text: "one needle, another needle\n" + strings.Repeat("word\n", 60) + "a third needle"}}}
	for _, width := range []int{80, 120} {
		r := opened(t, withCV, doc, nil)
		r.reader.env.Theme = theme.New("plain", true)
		r.reader.program = deep{}
		r.reader.env.Search("needle")
		r.reader.env.Notify = func(env.Severity, string) tea.Cmd { return nil }
		r.reader.Forget()
		r.reader.ToMatch()
		r.at(width, 20)
		shown := func() string {
			r.Settle()
			r.reader.Prepare(width)
			return strings.Join(r.reader.View(width, 20), "\n")
		}
		places := []string{"1 of 4", "2 of 4", "3 of 4", "4 of 4"}
		at := slices.IndexFunc(places, func(place string) bool { return strings.Contains(shown(), "match "+place) })
		if at < 0 {
			t.Fatalf("at %d cells no place is shown:\n%s", width, shown())
		}
		for range 5 {
			at++
			r.Do(action.NextMatch)
			if screen := shown(); !strings.Contains(screen, "match "+places[at%4]) ||
				strings.Count(ansi.Strip(screen), "needle")-strings.Count(screen, r.reader.env.Theme.Highlight.Render("needle")) != 1 {
				t.Errorf("at %d cells, %s:\n%q", width, places[at%4], screen)
			}
		}
		r.Do(action.PreviousMatch)
		if at--; !strings.Contains(shown(), places[at%4]) {
			t.Errorf("at %d cells, not back at %s:\n%s", width, places[at%4], shown())
		}
	}
}

// TestTheEndOfTheMatchesIsReported, and the keys are in the footer while words are searched.
func TestTheEndOfTheMatchesIsReported(t *testing.T) {
	r := opened(t, withCV, reading.Document{Pages: []reading.Page{{Text: "a needle, a needle"}}}, nil)
	inFooter := func() bool {
		return slices.ContainsFunc(r.reader.Actions(), func(a action.Action) bool {
			return a.Keys.IsSame(action.NextMatch) && a.Rank > 0 && a.Disabled == "" && a.Foot.Keys == "n N"
		})
	}
	if inFooter() {
		t.Error("n is in the footer, and no words are searched for")
	}
	r.reader.env.Search("needle")
	r.reader.ToMatch()
	r.reader.of = 1_000_000
	if screen := r.at(40, 20); !strings.Contains(screen, "n N  match 1 of 2") || strings.Contains(screen, "1\u00a0000\u00a0000") {
		t.Errorf("the match is not counted:\n%s", screen)
	}
	if r.at(80, 20); !inFooter() {
		t.Error("n is not in the footer")
	}
	notice := ""
	r.reader.env.Notify = func(_ env.Severity, text string) tea.Cmd {
		notice = text
		return nil
	}
	for _, c := range []struct {
		keys action.Keys
		want string
	}{{action.NextMatch, ""}, {action.NextMatch, sayFirstMatchAgain()}, {action.PreviousMatch, sayLastMatchAgain()}} {
		notice = ""
		if r.Do(c.keys); notice != c.want {
			t.Errorf("%v: %q, want %q", c.keys, notice, c.want)
		}
	}
}
