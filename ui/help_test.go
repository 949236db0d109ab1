package ui_test

import (
	"strings"
	"testing"

	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/help"
	"shortlist/ui/intent"
	"shortlist/ui/text"
)

// scrolled returns all lines of the help, from first to last: line by line, and each of
// two columns by itself.
func (d *day) scrolled() string {
	d.Helper()
	d.Press("home")
	var seen []string
	see := func() {
		lines := d.Overlay().Lines
		var whole, left, right []string
		for _, line := range lines {
			middle := text.Width(strings.TrimRight(lines[0], " ")) / 2
			line = strings.Trim(line, "│▐╭╮╰╯─ ")
			whole = append(whole, line)
			left = append(left, text.Slice(line, 0, middle-2))
			right = append(right, text.Slice(line, middle-2, text.Width(line)))
		}
		for _, column := range [][]string{whole, left, right} {
			seen = append(seen, strings.Join(strings.Fields(strings.Join(column, " ")), " "))
		}
	}
	see()
	for before := ""; before != d.View().Content; see() {
		before = d.View().Content
		d.Press("pgdown")
	}
	return strings.Join(seen, "\n")
}

// TestTheFooterOfTheHelpNamesWhatEscDoes: with words, in the help and in a guide, it only clears them.
func TestTheFooterOfTheHelpNamesWhatEscDoes(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.Help)
	d.Sees("esc close")
	d.Type("guides privacy")
	d.Sees("esc clear words")
	d.SeesNot("esc close")
	d.Do(action.Accept)
	d.Sees("esc back")
	d.Type("erase")
	d.Sees("esc clear words")
	d.Do(action.Back)
	d.Sees("esc back")
	d.Do(action.Back)
	d.Sees("esc clear words")
	d.Do(action.Back)
	d.Sees("esc close")
}

func TestHelpListsEveryKeyOfEveryPaneBySubject(t *testing.T) {
	modeltest.SkipInShort(t, "opens every screen")
	if modeltest.Race {
		t.Skip("the race detector makes it many times as slow, and one goroutine draws")
	}
	t.Parallel()
	for _, size := range [][2]int{{40, 10}, {80, 24}, {120, 40}, {200, 60}} {
		d := begin(t, setup{width: size[0], height: size[1]})
		for _, pane := range [][]action.Keys{nil, {action.Open}, {action.Open}, {action.ReadCV}} {
			d.Do(pane...)
			actions := d.model.Here()
			d.Do(action.Help)
			seen := d.scrolled()
			for _, a := range actions {
				explained := a.KeyText() + " " + strings.Fields(a.HelpText())[0]
				switch tab, ok := strings.CutPrefix(a.Help, action.Tab); {
				case a.Disabled != "":
					explained = a.KeyText() + " " + strings.Fields(a.Name)[0]
				case ok:
					explained = tab
				}
				if !strings.Contains(seen, explained) {
					t.Errorf("%v: %q is not explained", size, explained)
				}
				if a.Disabled == "" && !strings.Contains(seen, a.Group.String()) {
					t.Errorf("%v: there is no heading %q", size, a.Group)
				}
			}
			d.Do(action.Back)
		}
	}
}

func TestHelpExplainsEverySign(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{40, 10}, {80, 24}, {120, 40}, {200, 60}} {
		d := begin(t, setup{width: size[0], height: size[1]})
		d.Do(action.Help)
		seen := d.scrolled()
		for _, s := range d.model.Theme().Signs() {
			if want := s.Mark + " " + s.Means; !strings.Contains(seen, want) {
				t.Errorf("%v: %q is not explained", size, want)
			}
		}
	}
}

// TestHelpHasTwoColumns if they fit, and needs no scrolling on a large screen.
func TestHelpHasTwoColumns(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.Help)
	if row := d.Overlay().Lines[3]; len(strings.Fields(strings.ReplaceAll(row, "│", ""))) < 2 || !strings.HasPrefix(strings.TrimLeft(row, "│ "), "Jobs  ") {
		t.Errorf("there is no second heading beside the first: %q", row)
	}
	d = begin(t, setup{width: 200, height: 60})
	d.Do(action.Help)
	d.Overlay().Sees("show the applicants", "quit; drafts are kept", "selected; grey: not in focus")
	d.Overlay().SeesNot(" lines")
}

// TestTheDemoPromisesToKeepNoDrafts: its memory ends with it.
func TestTheDemoPromisesToKeepNoDrafts(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 200, height: 60, options: ui.Options{Opened: intent.Opened{IsDemo: true}}})
	d.Do(action.Help)
	d.Overlay().Sees("quit; the demo keeps nothing")
	d.Overlay().SeesNot("drafts are kept")
}

func TestHelpGivesEachReasonOnce(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 80, height: 120}) // everything fits
	d.Do(action.Help)
	d.Overlay().Sees("Not now", "A activate: the job is already active")
	d.Do(action.Back, action.ActivateJob)
	d.Sees("Not now: the job is already active.")
	d.Do(action.Filter)
	d.Type("nothing has these words")
	d.Do(action.Accept, action.Help)
	d.Overlay().Sees("enter applicants, p job text, e edit job, C copy job", "o link: no job is selected")
	if n := strings.Count(d.Overlay().Flat(), "no job is selected"); n != 1 {
		t.Errorf("the reason is given %d times%s", n, d.Picture())
	}
}

func TestHelpFindsAKeyOfAnyPaneAndRunsIt(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 80, height: 24})
	d.ToJob("ua-barista")
	d.Do(action.Open, action.Help)
	d.Type("take the job off")
	d.Overlay().Sees("Jobs", "X take the job off the board")
	d.Overlay().SeesNot("Applicants", "Signs")
	d.Do(action.Accept)
	d.Overlay().SeesNot("Help")
	d.Sees("“Бариста” is now stopped.")
	d.Do(action.Help)
	d.Type("unviewed")
	d.Overlay().Sees("Signs", "● Applicants: unviewed")
	d.Do(action.Back)
	d.Overlay().Sees("type to find", "Jobs")
	d.Type("no such thing")
	d.Overlay().Sees("Nothing here has these words.")
	d.Do(action.Accept, action.Back, action.Back)
	d.Overlay().SeesNot("Help")
}

func TestHelpGoesFromSubjectToSubject(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 80, height: 24})
	d.Do(action.Help, action.NextSubject, action.NextSubject, action.Accept) // review, files
	d.Overlay().SeesNot("Help")
	d.Overlay().Sees("A link")
	d.Do(action.Back)
	d.Do(action.Help, action.NextSubject, action.NextSubject)
	d.Press("shift+tab", "shift+tab")
	d.Do(action.LineDown, action.LineDown, action.Accept)
	d.Sees("New job")
}

func TestPaletteNamesActionsWithTheirKeys(t *testing.T) {
	t.Parallel()
	for _, width := range []int{80, 120} {
		d := begin(t, setup{width: width, height: 24})
		d.ToJob("ua-barista")
		d.Do(action.Palette)
		var titles []string
		for _, line := range d.Overlay().Lines {
			titles = append(titles, strings.Trim(line, "│ "))
		}
		box := strings.Join(titles, "\n")
		for _, want := range []string{"Show the applicants", "Read the job", "New job", "Edit the job"} {
			if !strings.Contains(box, want+"  ") {
				t.Errorf("at %d columns it shows no %q: %s", width, want, box)
			}
		}
		d.Type("activate")
		d.Overlay().Sees("Activate the job – the job is already active A")
		d.Do(action.Accept)
		d.Sees("Not now: the job is already active.")
	}
}

func TestPaletteFindsAnActionAndDoesIt(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-barista")
	d.Do(action.Palette)
	d.Type("board")
	d.Overlay().Sees("Stop the job", "take the job off the board; nothing is lost")
	d.Do(action.Accept)
	d.Sees("“Бариста” is now stopped.")
	d.Do(action.Palette)
	d.Paste("no such thing")
	d.Overlay().Sees("No action has these words.")
	d.Do(action.Accept)
	d.Overlay().SeesNot("Actions")
	d.Do(action.Palette)
	d.Type("drafts")
	d.Overlay().Sees("New job")
}

// TestPaletteKnowsTheWordsPeopleLookFor: the first action is the one that they mean.
func TestPaletteKnowsTheWordsPeopleLookFor(t *testing.T) {
	modeltest.SkipInShort(t, "opens the palette for twenty words")
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.Open)
	for typed, title := range map[string]string{
		"reload": "Refresh the applicants", "download": "Save CVs", "exit": "Quit", "queue": "Read the CV", "outbox": "Waiting changes",
		"reject": "Verdict: no", "anonymous": "Blind mode", "publish": "New job", "new job": "New job", "duplicate": "Copy the job",
		"excel": "Export applicants", "history": "Activity log", "shortcuts": "Help", "comment": "Write a note", "stars": "Rate", "pause": "Stop the job",
		"ctrl+f": "Search all applicants", "edit": "Edit the job", "deselect": "", "unpublish": "Stop the job",
		"templ": "New job",
	} {
		d.Do(action.Palette)
		d.Type(typed)
		switch found := d.offered(); {
		case title == "":
			if len(found) > 0 {
				t.Errorf("%q finds %q, though nothing is marked", typed, found)
			}
		case len(found) == 0 || !strings.HasPrefix(found[0]+"  ", title+"  "):
			t.Errorf("%q finds %q first, not %q", typed, found, title)
		}
		d.Press("esc")
		d.Overlay().SeesNot("Actions")
	}
}

// offered returns the rows of the palette.
func (d *day) offered() (rows []string) {
	d.Helper()
	for _, line := range d.Overlay().Lines[3:] {
		if line = strings.TrimSpace(strings.TrimLeft(line, "▌ ")); line != "" && !strings.HasPrefix(line, "No action has these words.") {
			rows = append(rows, line)
		}
	}
	return rows
}

// TestPaletteOffersTheActionsOfAllPanes, each once, from any pane.
func TestPaletteOffersTheActionsOfAllPanes(t *testing.T) {
	modeltest.SkipInShort(t, "opens the palette nine times in each pane")
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-barista")
	for _, keys := range [][]action.Keys{nil, {action.Open}, {action.Open}, {action.ReadCV}, {action.Back, action.Back, action.Back, action.NewJob}} {
		d.Do(keys...)
		for _, want := range []string{"New job", "Stop the job", "Filter the applicants", "Save CVs", "Verdict: yes", "Find in the CV", "Help", "Quit", "Export applicants"} {
			d.Do(action.Palette)
			d.Type(want)
			count := 0
			for _, row := range d.offered() {
				if strings.HasPrefix(row+"  ", want+"  ") {
					count++
				}
			}
			if count != 1 {
				t.Errorf("after %v, %q is offered %d times%s", keys, want, count, d.Picture())
			}
			d.Press("esc")
		}
	}
}

func TestPaletteGoesToThePaneOfAnAction(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-barista")
	d.Do(action.Open, action.ReadCV, action.Palette) // in a CV
	d.Type("new job")
	d.Do(action.Accept)
	d.Sees("New job", "Title")
	d.Do(action.Palette)
	d.Type("export")
	d.Overlay().Sees("Export applicants – the form is open; esc leaves it and keeps the draft")
	d.Do(action.Back, action.Back, action.Open, action.Palette)
	d.Type("filter the jobs")
	d.Do(action.Accept)
	d.Type("бариста")
	d.Sees("/ бариста")
	d.Do(action.Accept, action.Palette)
	d.Type("sort the applicants")
	d.Do(action.Accept)
	d.Sees("Sorted by")
	d.Do(action.Palette)
	d.Type("find in the cv")
	d.Do(action.Accept)
	d.Sees("Not now: t opens a CV first.")
}

// TestTypingIntoTheHelpActsOnNothing: the first letter does not close it and leave the
// others to the panes.
func TestTypingIntoTheHelpActsOnNothing(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	id := d.Person().ID
	for _, typed := range []string{"quit", "qualification"} { // t opens a CV, a is a verdict
		d.Do(action.Help)
		d.Type(typed)
		d.Overlay().Sees(typed)
		d.Do(action.Back)
		d.Press("?")
		d.Overlay().SeesNot("Help")
	}
	if n, v := d.Events(id), d.Verdict(id); n != 0 || v != model.Undecided {
		t.Errorf("%d views and the verdict %q", n, v)
	}
}

// TestAnActionOfTheApplicantsOpensNoOther: over a job's text it is about the applicant under the cursor, although somebody
// else was opened before.
func TestAnActionOfTheApplicantsOpensNoOther(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	d.Do(action.Open, action.Back)
	order := d.Shown()
	about := d.ToPerson("has a phone", func(c model.Candidate) bool { return c.Unviewed() && c.Applicant.Contacts.Phone != "" })
	d.Do(action.PreviousPane, action.Preview, action.Palette) // over the job's text
	d.Type("copy the contact")
	d.Do(action.Accept)
	if len(d.Clipboard) != 1 || !strings.Contains(d.Clipboard[0], about.Applicant.Contacts.Phone) || d.focus() != env.ApplicantPane {
		t.Errorf("%q is copied of %+v%s", d.Clipboard, about.Applicant.Contacts, d.Picture())
	}
	for _, id := range order[1:] {
		if n := d.Events(id); n != 0 {
			t.Errorf("%d was marked viewed", id)
		}
	}
}

func TestHelpOpensEveryGuideAndComesBack(t *testing.T) {
	modeltest.SkipInShort(t, "draws every guide")
	if modeltest.Race { // the race detector makes them many times as slow, and one goroutine draws
		t.Skip("draws hundreds of screens")
	}
	t.Parallel()
	for _, size := range [][2]int{{40, 10}, {80, 24}, {200, 60}} {
		d := begin(t, setup{width: size[0], height: size[1]})
		for _, topic := range help.Topics {
			markdown, err := help.Markdown(topic, ui.Sections)
			modeltest.Must(t, err)
			d.Do(action.Help)
			d.Type("guides " + topic)
			d.Overlay().Sees(topic)
			d.Do(action.Accept)
			d.Overlay().Sees(help.Title(markdown))
			d.Press("end")
			d.Overlay().Sees("type to find words")
			d.Do(action.Back)
			d.Overlay().Sees(topic)
			d.Do(action.Back, action.Back)
			d.Overlay().SeesNot(topic)
		}
	}
}

func TestWordsAreFoundInAGuide(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 80, height: 24})
	d.Do(action.Help)
	d.Type("guides reviewing")
	d.Do(action.Accept)
	d.Overlay().SeesNot("--separator")
	d.Type("--SEPARATOR")
	d.Overlay().Sees("Europe needs semicolons: --separator")
	d.Type("x")
	d.Overlay().Sees("No match")
	d.Do(action.Back)
	d.Overlay().Sees("type to find words")
	d.Type("pdf")
	first := d.Overlay().Flat()
	d.Do(action.Accept)
	if now := d.Overlay().Flat(); now == first {
		t.Errorf("enter stays at the first match: %s", now)
	}
}
